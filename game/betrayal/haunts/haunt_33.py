"""Haunt 33, An Invocation of Darkness: the traitor reads the summoning of an old god; the heroes try to destroy the Book.

Counter `verses`: the successes. Marks: `book` has `brought` once the traitor has had the Book in a room of the ritual, `destroyed`.
Our readings: the god's own turn comes in the round after its arrival, its roll has 8 dice at most like any; where the haunt was not read
from the chart the traitor takes the Book from the omens, but has to get it from whoever has it already.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.discovering import PlaceTile, places
from game.betrayal.harm import kill
from game.betrayal.haunts.base import (
    Choose,
    FigureKind,
    Goal,
    Haunt,
    HauntAction,
)
from game.betrayal.haunts.vocabulary import (
    all_of,
    counter_at,
    fallen,
    fetch,
    holds,
    no,
    prey,
    shelters,
    where_is,
)
from game.betrayal.holding import lose_card
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task
from game.betrayal.terms import CHASM, FLOORS, HEROES, KNOWLEDGE, NOBODY, ROOM, TRAITORS, TRAITS
from game.engine.contract import Seat

GOD, BOOK, VERSES, CHAMBER = "elder_god", "book", "verses", "chamber"
BROUGHT, DESTROYED = "brought", "destroyed"
RITUAL = ("chapel", "pentagram_chamber")
ENDS = ("furnace_room", CHASM)
"""Rooms into which the Book can be thrown."""
LEAST, ALL_VERSES = 5, 5
STRENGTH_DICE = 2
GOD_MIGHT, GOD_SANITY = 12, 7


def brought(s: Position, body: int) -> bool:
    """Whether the Book was brought to a room of the ritual."""
    return s.marked(BOOK, BROUGHT)


UNFINISHED = no(counter_at(VERSES, ALL_VERSES))


def verse(s: Position, body: int) -> None:
    """A verse is read; with the fifth the god arrives, and the traitor dies."""
    if s.count(VERSES) >= ALL_VERSES:
        room = s.room(body)
        kill(s, body, "summoning")
        s.spawn(GOD, room, s.t.bodies[body].seat, traits=(GOD_MIGHT, s.seats, -1, GOD_SANITY), mark=str(s.t.round))


def throw_away(s: Position, body: int) -> None:
    """The Book is no more."""
    lose_card(s, body, BOOK, DESTROYED)
    s.mark(BOOK, DESTROYED)


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
    figures = {GOD: FigureKind(speed=0, might=GOD_MIGHT, sanity=GOD_SANITY)}
    actions = (
        HauntAction("invoke", TRAITORS, RITUAL, all_of(brought, UNFINISHED), (KNOWLEDGE,), LEAST, spaces=1, success=verse),
        HauntAction("destroy_book", HEROES, ENDS, holds(BOOK), spaces=1, success=throw_away),
    )

    def set_up(self, s: Position) -> None:
        """The Book makes the traitor strong; the heroes see to it that there is a room for the ritual."""
        traitor = s.t.traitor
        fetch(s, traitor, BOOK)
        self._look(s)
        s.raise_to_start(traitor)
        tasks: list[Task] = []
        for trait in TRAITS:
            tasks += [Roll(traitor, "strength", dice=STRENGTH_DICE), Stronger(traitor, trait)]
        s.then(*tasks, NeedsChamber(s.clockwise(s.t.revealer)[0]))

    def begins_after(self, s: Position) -> int:
        """The traitor has an extra turn first."""
        return s.right_of(s.t.traitor)

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """The room for the ritual is laid as far from the traitor as may be."""
        s.then(PlaceTile(word, seat, far=s.t.bodies[s.t.traitor].room, needed=True))

    def entered(self, s: Position, body: int, room: str) -> None:
        """The traitor may have brought the Book."""
        self._look(s)

    def card_moved(self, s: Position, body: int, card: str, how: str) -> None:
        """He may have got it in such a room."""
        self._look(s)

    def _look(self, s: Position) -> None:
        if BOOK in s.t.bodies[s.t.traitor].cards and s.t.bodies[s.t.traitor].room in RITUAL:
            s.mark(BOOK, BROUGHT)

    def monster_moves(self, s: Position, body: int) -> bool:
        """The god acts from the round after its arrival."""
        return s.t.round > int(s.t.bodies[body].mark)

    def verdict(self, s: Position) -> tuple[str, Sequence[Seat]] | None:
        """The Book destroyed, all heroes dead, or the traitor dead before the last verse."""
        if s.marked(BOOK, DESTROYED):
            return "heroes_book_destroyed", self.win(s, HEROES)
        if not s.heroes():
            return "traitors_all_dead", self.win(s, TRAITORS)
        if not s.t.bodies[s.t.traitor].alive and s.counter(VERSES) < ALL_VERSES:
            return "heroes_traitor_dead", self.win(s, HEROES)
        return None

    # computer players

    def wants(self, s: Position, body: int) -> Sequence[str]:
        """Everybody wants the Book."""
        return (BOOK,)

    def progress(self, s: Position) -> tuple[float, float]:
        """Who has the Book, the verses, and the dead."""
        holder = s.holder(BOOK)
        heroes = 0.5 if holder != NOBODY and s.t.bodies[holder].side == HEROES else 0.0
        return heroes, 0.5 * s.counter(VERSES) / ALL_VERSES + 0.5 * fallen(s, HEROES)

    def goals(self, s: Position, body: int) -> list[Goal]:
        """The traitor goes to the ritual with the Book; heroes for the Book and with it to fire or chasm; the god for the heroes."""
        if not s.is_explorer(body):
            bearer = s.holder(BOOK)
            return [*prey(s, s.heroes()), *([Goal(s.t.bodies[bearer].room, 1.0)] if bearer != NOBODY else [])]
        if s.t.bodies[body].side == TRAITORS:
            if brought(s, body) or s.holds(body, BOOK):
                return [Goal(room) for room in RITUAL if room in s.board.spots]
            return [Goal(room) for room in (where_is(s, BOOK),) if room]
        return self._heroes_goals(s, body)

    def _heroes_goals(self, s: Position, body: int) -> list[Goal]:
        holder = s.holder(BOOK)
        if holder == body:
            return [Goal(room) for room in ENDS if room in s.board.spots]
        foes = [*s.living(TRAITORS), *s.monsters(GOD)]
        if holder == NOBODY:
            return [Goal(room) for room in (where_is(s, BOOK),) if room] or prey(s, s.living(TRAITORS))
        if s.living(TRAITORS):
            return prey(s, s.living(TRAITORS))
        return shelters(s, foes) if any(room in s.board.spots for room in ENDS) else []


class Stronger(Task, frozen=True):
    """A trait of the traitor rises by what was rolled."""

    body: int
    trait: str

    def run(self, s: Position) -> None:
        """Moves the clip."""
        s.shift(self.body, self.trait, s.t.rolled)


class NeedsChamber(Task, frozen=True):
    """Where no room for the ritual is in the house, a seat adds one of those that can be laid."""

    seat: int

    def run(self, s: Position) -> None:
        """Lets it choose which."""
        if any(room in s.board.spots for room in RITUAL):
            return
        left = tuple(room for room in RITUAL if room in s.t.piles[ROOM].cards)
        rooms = tuple(room for room in left if places(s, room, FLOORS)) or left
        if len(rooms) > 1:
            s.then(Choose(self.seat, CHAMBER, rooms))
        elif rooms:
            s.haunt.chosen(s, self.seat, CHAMBER, rooms[0])


HAUNT = InvocationOfDarkness()
