"""Haunt 45, Tick, Tick, Tick: every hero wears a time bomb, and the traitor sits building the Big Bomb.

Marks: `bomb` has the seats whose bomb is active. Counter `track`: the traitor's turns.
Our readings: the traitor stays in the room in which the haunt finds him; a bomb, like everything, does not reach across a barrier; who
stands near the traitor when the rule begins to hold is safe (`spared`, noted without a word) until he enters such a room; a room that moves
and takes a hero there has entered with him.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.deeds import HURT, MOVE, TILE, Veto
from game.betrayal.events import Told
from game.betrayal.harm import kill
from game.betrayal.haunts.aims import NOBODY_LEFT, Aim, Counted, NoneMarked, TraitorDead
from game.betrayal.haunts.base import Haunt, HauntAction
from game.betrayal.haunts.steps import TRAITOR, MarkHeroes, Seize, Track
from game.betrayal.haunts.trials import Trial, called
from game.betrayal.haunts.who import the_traitor
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.terms import HEROES, KNOWLEDGE, MOST_DICE, TRAITORS

BOMB, TRACK, DYNAMITE, DEFUSE, SPARED = "bomb", "track", "dynamite", "defuse", "spared"
BIG_BOMB = 12
BLOWS_AT = 8
DEFUSED_AT, DEFUSED_WITH_MADMAN = 7, 5
SLIPS_AT = 2


def armed(s: Position, body: int) -> bool:
    """Whether a living hero wears an active bomb."""
    return s.marked(BOMB, str(body)) and s.t.bodies[body].alive


def bombs_here(s: Position, body: int) -> list[int]:
    """The seats with an active bomb in a hero's place, his own first."""
    return [seat for seat in [body, *s.others_here(body)] if s.is_explorer(seat) and armed(s, seat)]


def defused_at(s: Position, body: int) -> int:
    """What defuses a bomb: less with the Madman."""
    return DEFUSED_WITH_MADMAN if s.holds(body, "madman") else DEFUSED_AT


def slipped(s: Position, body: int) -> None:
    """The end of all explorers here."""
    explode(s, int(s.t.turn.word), "slipped", s.living())


def ticking(s: Position, body: int) -> None:
    """The first active bomb to the traitor's left goes off."""
    first = next(seat for seat in s.clockwise(body) if armed(s, seat))
    explode(s, first, "ticking", s.heroes())


def ticking_dice(s: Position, body: int) -> int:
    """A die for each of the traitor's turns and each hero."""
    return min(MOST_DICE, s.counter(TRACK) + len(s.heroes()))


def danger(s: Position, room: str) -> bool:
    """Whether a room is the traitor's or shares a side with it, doors or not."""
    there = s.t.bodies[s.t.traitor].room
    return bool(there) and (room == there or room in s.board.beside(there))


def near(s: Position, seat: int) -> bool:
    """Whether an explorer stands where a bomb goes off."""
    return danger(s, s.t.bodies[seat].room)


class TickTickTick(Haunt):
    """The haunt's rules."""

    number = 45
    traitor = "highest knowledge other"
    needs = (Need(HEROES, traitor=True), Need(TRAITORS, traitor=True))
    start = (Track(TRACK), Seize(DYNAMITE, TRAITOR), MarkHeroes(BOMB))
    actions = (
        HauntAction(
            DEFUSE,
            options=bombs_here,
            leave=("bomb_may_be_defused", "bomb_may_not_be_defused"),
            traits=(KNOWLEDGE,),
            needs=defused_at,
            task=True,
            cures=BOMB,
            slips=SLIPS_AT,
            slip=slipped,
        ),
    )
    trials = (Trial("ticking", BLOWS_AT, dice=ticking_dice, success=ticking),)
    aims = (
        Aim(TRAITORS, "traitors_big_bomb", Counted(TRACK, BIG_BOMB)),
        NOBODY_LEFT,
        Aim(HEROES, "heroes_traitor_dead", TraitorDead(), steps=(NoneMarked(BOMB),)),
    )
    forbids = (
        Veto("builder_stays", MOVE, the_traitor, section="traitor_now"),
        Veto("workshop_stays", TILE, the_traitor, section="traitor_powers", ours=True),
        Veto(
            "own_dynamite",
            HURT,
            the_traitor,
            lambda s, deed: deed.card == DYNAMITE and deed.other == deed.body,
            section="traitor_powers",
        ),
    )

    # the Dynamite

    def dynamite_rooms(self, s: Position, body: int, rooms: list[str]) -> list[str]:
        """The builder may use it in his own room."""
        return [s.room(body), *rooms] if body == s.t.traitor else rooms

    # bombs

    def turn_ended(self, s: Position, body: int) -> None:
        """After each of the traitor's turns it ticks."""
        if body != s.t.traitor or not s.t.bodies[body].alive:
            return
        if s.counter(TRACK) == 0:
            s.t.marks[SPARED] = [str(seat) for seat in s.heroes() if near(s, seat)]
        if s.count(TRACK) >= BIG_BOMB:
            for victim in s.living():
                kill(s, victim, "big_bomb", drops=False)
        elif any(armed(s, seat) for seat in s.heroes()):
            s.then(*called(self.trials, s, body, "ticking"))

    def deadly(self, s: Position, body: int, room: str) -> bool:
        """Near the builder a bomb goes off."""
        return armed(s, body) and danger(s, room)

    def entered(self, s: Position, body: int, room: str) -> None:
        """After the traitor's first turn a bomb that comes near him goes off."""
        s.t.marks[SPARED] = [seat for seat in s.t.marks.get(SPARED, ()) if seat != str(body)]
        if s.counter(TRACK) and self.deadly(s, body, room):
            explode(s, body, "too_near", s.heroes())

    def board_changed(self, s: Position) -> None:
        """To be carried near him in a room that moves is to come near him; who is no longer near is spared no longer."""
        s.t.marks[SPARED] = [seat for seat in s.t.marks.get(SPARED, ()) if near(s, int(seat))]
        for seat in s.heroes() if s.counter(TRACK) else ():
            if armed(s, seat) and near(s, seat) and not s.marked(SPARED, str(seat)):
                explode(s, seat, "too_near", s.heroes())

    def died(self, s: Position, body: int, by: int, cause: str, place: str) -> None:
        """His bomb is gone with him."""
        s.unmark(BOMB, str(body))


def explode(s: Position, body: int, cause: str, reach: Sequence[int]) -> None:
    """A bomb goes off: of these, all in the same place die, and their cards with them."""
    s.tell(Told(fact="bomb_exploded", body=body, words=(cause,)))
    s.unmark(BOMB, str(body))
    for victim in [other for other in reach if other == body or s.together(body, other)][::-1]:
        if victim != body:
            kill(s, victim, "bomb", drops=False)
    kill(s, body, "bomb", drops=False)


HAUNT = TickTickTick()
