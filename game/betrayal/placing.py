"""Figures that a card puts somewhere else: any room, a room beside theirs, where somebody is.

Who comes into a barrier room otherwise than by one of its doors chooses the half; the Vault's inner half is closed to him (BT-7.1).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act, act
from game.betrayal.deeds import MOVE, stopped
from game.betrayal.moving import Relocate
from game.betrayal.position import Position
from game.betrayal.tasks import Question
from game.betrayal.terms import NOBODY, VAULT
from game.engine.contract import Seat

Place = tuple[str, str]
"""A room, and the half of a barrier room."""


def halves(s: Position, room: str) -> tuple[str, ...]:
    """The halves of a room in which one may be put."""
    tile = s.rules.tiles[room]
    if not tile.barrier:
        return ("",)
    return tile.doors[:1] if room == VAULT else tile.doors


def everywhere(s: Position, body: int) -> list[Place]:
    """Every place of the house that a figure may be put in."""
    return [(room, half) for room in s.board.spots if s.haunt.can_enter(s, body, room) for half in halves(s, room)]


def may_be_put(s: Position, body: int) -> bool:
    """Whether there is a place beside a figure's own into which it may be put."""
    return bool(s.room(body)) and bool(beside(s, body))


def beside(s: Position, body: int) -> list[Place]:
    """The places beside a figure's own: a shared side is enough, no door is needed (BT-4.1.4)."""
    here, half = s.room(body), s.t.bodies[body].half
    met = {room: s.board.printed(here, side) for side, room in s.board.doors(here).items()}
    found: list[Place] = []
    for room in s.board.beside(here):
        if not s.haunt.can_enter(s, body, room):
            continue
        by_door = room in met and (not half or met[room] == half)
        found += [(room, each) for each in (("",) if by_door else halves(s, room))]
    return found


class PutIn(Question, frozen=True):
    """Where a figure comes to stand: `place ROOM`, with the half of a barrier room where that is free. `anywhere`, else beside its place.
    `by`: who chooses, if not its own player."""

    kind = "put_in"

    body: int
    anywhere: bool = False
    by: int = NOBODY

    def run(self, s: Position) -> None:
        """Asks, unless there is no such place."""
        b = s.t.bodies[self.body]
        if not b.alive or not s.room(self.body) or stopped(s, MOVE, self.body):
            return
        if self.choices(s):
            super().run(s)
        elif next_door := s.board.beside(s.room(self.body)):
            stopped(s, MOVE, self.body, room=next_door[0])

    def asked(self, s: Position) -> Seat:
        """Who plays the figure, or another."""
        return s.t.bodies[self.body if self.by == NOBODY else self.by].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each place where it can stand."""
        places = everywhere(s, self.body) if self.anywhere else beside(s, self.body)
        return [act("place", room, half) if half else act("place", room) for room, half in places]

    def answer(self, s: Position, chosen: Act) -> None:
        """It goes there; staying where one is is no move."""
        put(s, self.body, str(chosen.words[0]), str(chosen.words[1]) if len(chosen.words) > 1 else "")


def put(s: Position, body: int, room: str, half: str = "") -> None:
    """Puts a figure in a place."""
    if (room, half or s.t.bodies[body].half) != (s.room(body), s.t.bodies[body].half):
        s.then(Relocate(body, room, "moved", half))
