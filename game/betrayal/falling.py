"""Falling through the Collapsed Room (BT-4.4.5, section 7): who has to roll, where one lands, and what lies below.

Verb of a turn: `fall`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.deeds import DISCOVER, MOVE, may, only_open, stopped
from game.betrayal.discovering import DISCOVERED, Discover
from game.betrayal.events import Needed
from game.betrayal.harm import DamageDice
from game.betrayal.moving import Relocate
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.spaces import parts_of, place_of, room_of
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import BASEMENT, COLLAPSED, OPPOSITE, PHYSICAL, TRAITORS
from game.engine.contract import Seat

FALL: Final = act("fall")
BELOW: Final = "below_collapsed_room"


class FirstIntoCollapsed(Task, frozen=True):
    """The discoverer of the Collapsed Room must roll Speed 5+ or fall, or chooses to fall (BT-4.4.5)."""

    body: int

    def run(self, s: Position) -> None:
        """Asks; a traitor ignores it."""
        b = s.t.bodies[self.body]
        if b.alive and b.room == COLLAPSED and b.side != TRAITORS:
            s.then(RollOrFall(self.body))


class RollOrFall(Question, frozen=True):
    """`roll` or `fall`."""

    kind = "roll_or_fall"

    body: int

    def asked(self, s: Position) -> Seat:
        """The discoverer."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Both, while there is a way down."""
        return (act("roll"), FALL) if may_fall(s, self.body) else (act("roll"),)

    def answer(self, s: Position, chosen: Act) -> None:
        """The discoverer rolls for a footing, or falls."""
        if chosen is FALL or chosen.verb == "fall":
            s.then(Fall(self.body))
        else:
            s.then(Roll(self.body, "collapsed_room", "speed"), Holding(self.body))


class Holding(Task, frozen=True):
    """Whether the discoverer keeps a footing."""

    body: int

    def run(self, s: Position) -> None:
        """With less than 5 the discoverer falls."""
        success = s.t.rolled >= 5
        s.tell(Needed(body=self.body, purpose="collapsed_room", total=s.t.rolled, least=5, success=success))
        if not success:
            s.then(Fall(self.body))


def may_fall(s: Position, body: int) -> bool:
    """Whether there is somewhere for a figure to fall to, and nothing forbids it."""
    if places_below := s.t.tokens.get(BELOW):
        return may(s, MOVE, body, room=room_of(places_below[0]), how="fall")
    return s.haunt.may_discover(s, body) or any(may(s, MOVE, body, room=room, how="fall") for room in s.board.on(BASEMENT))


class Fall(Task, frozen=True):
    """A figure falls through the Collapsed Room, 0 spaces, 1 die of physical damage. The first explorer to fall lands in a new basement
    room; where none is left, or a monster is first, in one that is chosen."""

    body: int

    def run(self, s: Position) -> None:
        """Finds out where it lands."""
        places_below = s.t.tokens.get(BELOW)
        if stopped(s, MOVE, self.body, how="fall"):
            return
        if places_below:
            s.then(Landed(self.body, places_below[0]))
        elif may(s, DISCOVER, self.body) and s.board.doorways(BASEMENT) and _basement_tile_left(s):
            s.then(WhereBelow(self.body))
        else:
            s.then(ChooseBelow(self.body))


def _basement_tile_left(s: Position) -> bool:
    return any(BASEMENT in s.rules.tiles[room].floors for room in s.t.piles["room"].cards)


class Landed(Task, frozen=True):
    """A figure lands under the Collapsed Room."""

    body: int
    place: str

    def run(self, s: Position) -> None:
        """The figure has arrived; an explorer takes a die of physical damage."""
        room, half = parts_of(self.place)
        if s.t.bodies[self.body].alive and stopped(s, MOVE, self.body, room=room, how="fall"):
            return
        tasks: list[Task] = [Relocate(self.body, room, "fall", half)]
        if s.is_explorer(self.body):
            tasks.append(DamageDice(self.body, PHYSICAL, 1, "fall"))
        s.then(*tasks)


class WhereBelow(Question, frozen=True):
    """At which basement doorway the room below is discovered: `below crypt N`."""

    kind = "where_below"

    body: int

    def asked(self, s: Position) -> Seat:
        """The one who falls."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each open doorway of the basement."""
        return [act("below", room, side) for room, side in s.board.doorways(BASEMENT)]

    def answer(self, s: Position, chosen: Act) -> None:
        """The room below is discovered at that doorway."""
        room, side = str(chosen.words[0]), str(chosen.words[1])
        floor, x, y = s.board.cell(room, side)
        found = Discover(self.body, floor, x, y, OPPOSITE[side], True, "fall", BELOW)
        s.then(found, NothingBelow(self.body), DamageDice(self.body, PHYSICAL, 1, "fall"))


class NothingBelow(Task, frozen=True):
    """Where no tile could be laid, a room that lies there is chosen."""

    body: int

    def run(self, s: Position) -> None:
        """Asks, unless a room was found, which has its token."""
        if BELOW not in s.t.tokens and s.t.bodies[self.body].alive:
            s.then(ChooseBelow(self.body, False))


class ChooseBelow(Question, frozen=True):
    """Which basement room lies below: `below crypt`."""

    kind = "choose_below"

    body: int
    hurts: bool = True

    def asked(self, s: Position) -> Seat:
        """Who plays the one who falls."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """The basement's rooms into which nothing forbids to fall."""
        return [act("below", room) for room in s.board.on(BASEMENT) if may(s, MOVE, self.body, room=room, how="fall")]

    def run(self, s: Position) -> None:
        """Asks, if there is such a room."""
        if only_open(s, self.body, s.board.on(BASEMENT), "fall"):
            super().run(s)

    def answer(self, s: Position, chosen: Act) -> None:
        """Marks it and lands there."""
        room = str(chosen.words[0])
        half = s.outer_half(room)
        place = place_of(room, half)
        s.lay_token(BELOW, place)
        s.then(Landed(self.body, place) if self.hurts else Relocate(self.body, room, "fall", half))


DISCOVERED[COLLAPSED] = FirstIntoCollapsed
