"""Haunt 33, An Invocation of Darkness: the traitor reads the summoning of an old god; the heroes try to destroy the Book.

Counter `verses`: the successes. Marks: `book` has `brought` once the traitor has had the Book in a room of the ritual, `destroyed`.
Our readings: the god's own turn comes in the round after its arrival, its roll has 8 dice at most like any; where the haunt was not read
from the chart the traitor takes the Book from the omens, but has to get it from whoever has it already.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.betrayal.harm import Rises, kill
from game.betrayal.haunts.aims import NOBODY_LEFT, Aim, Counted, Had, Marked, TraitorDead
from game.betrayal.haunts.base import FigureKind, Haunt, HauntAction
from game.betrayal.haunts.errands import Delivery
from game.betrayal.haunts.steps import NEXT, TRAITOR, Do, Fetch, LayOneOf, ToStart
from game.betrayal.holding import lose_card
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task
from game.betrayal.terms import CHASM, HEROES, KNOWLEDGE, TRAITORS, TRAITS

GOD, BOOK, VERSES, CHAMBER = "elder_god", "book", "verses", "chamber"
BROUGHT, DESTROYED = "brought", "destroyed"
RITUAL = ("chapel", "pentagram_chamber")
ENDS = ("furnace_room", CHASM)
"""Rooms into which the Book can be thrown."""
LEAST, ALL_VERSES = 5, 5
STRENGTH_DICE = 2
GOD_MIGHT, GOD_SANITY = 12, 7


FINISHED = Counted(VERSES, ALL_VERSES)


def verse(s: Position, body: int) -> None:
    """A verse is read; with the fifth the god arrives, and the traitor dies."""
    if s.count(VERSES) >= ALL_VERSES:
        room = s.room(body)
        kill(s, body, "summoning")
        s.spawn(GOD, room, s.t.bodies[body].seat, traits=(GOD_MIGHT, s.seats, -1, GOD_SANITY), mark=str(s.t.round))


def throw_away(s: Position, body: int) -> None:
    """The Book is no more."""
    lose_card(s, body, BOOK, "destroyed")
    s.mark(BOOK, DESTROYED)


def look(s: Position) -> None:
    """The Book may be in such a room already."""
    s.haunt.arrived(s, s.t.traitor)


def grow_strong(s: Position) -> Sequence[Task]:
    """Every trait of the traitor rises by dice."""
    rolls = [(Roll(s.t.traitor, "strength", dice=STRENGTH_DICE), Rises(s.t.traitor, trait)) for trait in TRAITS]
    return [task for each in rolls for task in each]


class InvocationOfDarkness(Haunt):
    """The haunt's rules."""

    number = 33
    traitor = "revealer"
    needs = (
        Need(HEROES, cards=(BOOK,), at_once=True),
        Need(HEROES, rooms=ENDS),
        Need(TRAITORS, cards=(BOOK,), at_once=True),
        Need(TRAITORS, rooms=RITUAL),
        Need(TRAITORS, traitor=True),
    )
    figures = {GOD: FigureKind(speed=0, might=GOD_MIGHT, sanity=GOD_SANITY, arrives=True)}
    start = (Fetch(BOOK, TRAITOR), Do(look), ToStart(TRAITOR), Do(grow_strong), LayOneOf(CHAMBER, RITUAL, NEXT, far_from=TRAITOR))
    deliveries = (Delivery(TRAITORS, BOOK, RITUAL, BOOK, BROUGHT),)
    actions = (
        HauntAction(
            "invoke",
            TRAITORS,
            RITUAL,
            after=Marked(BOOK, BROUGHT),
            until=FINISHED,
            traits=(KNOWLEDGE,),
            least=LEAST,
            spaces=1,
            success=verse,
        ),
        HauntAction("destroy_book", HEROES, ENDS, cards=(BOOK,), spaces=1, success=throw_away),
    )
    aims = (
        Aim(HEROES, "heroes_book_destroyed", Marked(BOOK, DESTROYED), steps=(Had(HEROES, BOOK),)),
        msgspec.structs.replace(NOBODY_LEFT, steps=(FINISHED,)),
        Aim(HEROES, "heroes_traitor_dead", TraitorDead(before=FINISHED)),
    )

    def begins_after(self, s: Position) -> int:
        """The traitor has an extra turn first."""
        return s.right_of(s.t.traitor)


HAUNT = InvocationOfDarkness()
