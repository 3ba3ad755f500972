"""Tokens that lie in certain rooms, now or as soon as these are found.

A haunt declares them (`Haunt.deferred`). Which rooms they are stands in the rules; how many are still to come lies open as a counter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.actions import Act, act
from game.betrayal.spaces import room_of
from game.betrayal.tasks import Question

if TYPE_CHECKING:
    from game.betrayal.position import Position
    from game.engine.contract import Seat

WAITING: Final = "waiting"
"""First part of the counter of a token's pieces that are not laid yet."""


class Deferred(msgspec.Struct, frozen=True):
    """A kind of token and its rooms, at most one piece in each, in this order or the one that `order` makes of those in the house. `number`
    of pieces: as many as rooms where it is None. `single`: one piece, in one of these rooms; where several are in the house the seat
    `chooser` chooses, where none is it will lie in the first that is found. `heap`: pieces that are left over lie in those rooms again."""

    token: str
    rooms: tuple[str, ...]
    number: Callable[[Position], int] | None = None
    order: Callable[[Position, list[str]], list[str]] | None = None
    single: bool = False
    chooser: Callable[[Position], int] | None = None
    heap: bool = False

    def count(self, s: Position) -> int:
        """How many pieces there are."""
        return 1 if self.single else len(self.rooms) if self.number is None else self.number(s)


def set_out(s: Position) -> None:
    """The haunt begins: what can be laid is laid, the rest waits."""
    for each in s.haunt.deferred:
        there = [room for room in each.rooms if room in s.board.spots]
        if each.order is not None:
            there = each.order(s, there)
        left = each.count(s)
        if each.single and len(there) > 1 and each.chooser is not None:
            s.then(WhichRoom(each.chooser(s), each.token, tuple(there)))
            continue
        for room in (there * left if each.heap else there)[:left]:
            s.lay_token(each.token, room)
            left -= 1
        if left:
            s.count(f"{WAITING}_{each.token}", left)


def found(s: Position, room: str) -> None:
    """A room is in the house now: what waited for it is laid there."""
    for each in s.haunt.deferred:
        waiting = f"{WAITING}_{each.token}"
        if room in each.rooms and s.counter(waiting) > 0 and not any(room_of(place) == room for place in s.t.tokens.get(each.token, ())):
            s.lay_token(each.token, room)
            s.count(waiting, -1)


class WhichRoom(Question, frozen=True):
    """In which of several rooms a token lies: `place ROOM`."""

    kind = "which_room"

    seat: int
    token: str
    rooms: tuple[str, ...]

    def asked(self, s: Position) -> Seat:
        """The seat that may choose the room."""
        return self.seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each room in which it can lie."""
        return [act("place", room) for room in self.rooms]

    def answer(self, s: Position, chosen: Act) -> None:
        """The token lies in that room."""
        s.lay_token(self.token, str(chosen.words[0]))
