"""Rooms that somebody enters, or stays in, only by a roll.

A haunt declares them (`Haunt.thresholds`). The roll to enter is asked of whoever comes by any way of moving, before it leaves where it
stands; who fails stays there, has paid the space all the same, and does not try again in that turn (BT-4.4.2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.events import Needed
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task, Tasks

if TYPE_CHECKING:
    from game.betrayal.position import Position

ENTER: Final = "enter"
PASSED, FAILED = "passed", "failed"
"""Noted as done in a turn, with the threshold's id: the roll was made."""


class Threshold(msgspec.Struct, frozen=True):
    """A roll at a room. `rooms`: whether a room has it (position, figure, room); `who` must roll; `trait` and `least`; `bars`: who fails
    does not enter; `failure`: what else follows. `begins`: who begins its turn there rolls as well. `id` is the roll's purpose."""

    id: str
    rooms: Callable[[Position, int, str], bool]
    who: Callable[[Position, int], bool]
    trait: str
    least: int
    bars: bool = True
    begins: bool = False
    failure: Callable[[Position, int], None] | None = None


def _the(s: Position, threshold: str) -> Threshold:
    return next(each for each in s.haunt.thresholds if each.id == threshold)


def at(s: Position, body: int, room: str) -> Threshold | None:
    """The threshold that a figure has to get over to be in a room, or None; once got over it is none for the rest of the turn."""
    for each in s.haunt.thresholds:
        if each.who(s, body) and each.rooms(s, body, room) and not s.used(f"{PASSED}:{each.id}:{body}"):
            return each
    return None


def closed(s: Position, body: int, room: str) -> bool:
    """Whether a figure has failed at a room in this turn and so does not enter it."""
    return any(
        each.bars and s.used(f"{FAILED}:{each.id}:{body}") and each.rooms(s, body, room) for each in s.haunt.thresholds if each.who(s, body)
    )


def asks(s: Position, body: int, room: str, *tasks: Task) -> bool:
    """A figure is about to be moved into a room: where it has to roll that comes first, then these tasks. Whether it has to."""
    if not s.haunt.thresholds or s.t.bodies[body].room == room:
        return False
    threshold = at(s, body, room)
    if threshold is None:
        return False
    s.then(Roll(body, threshold.id, threshold.trait), GotOver(body, threshold.id, Tasks(tasks)))
    return True


def turn_began(s: Position, body: int) -> None:
    """Who begins its turn in such a room rolls, where the threshold says so."""
    room = s.t.bodies[body].room
    for each in s.haunt.thresholds:
        if each.begins and room and each.who(s, body) and each.rooms(s, body, room):
            s.then(Roll(body, each.id, each.trait), GotOver(body, each.id))


class GotOver(Task, frozen=True):
    """A roll at a threshold stands; what was to come comes if it was got over, or does not bar."""

    body: int
    threshold: str
    tasks: Tasks = Tasks()

    def run(self, s: Position) -> None:
        """The threshold is got over or bars, by the roll."""
        threshold = _the(s, self.threshold)
        success = s.t.rolled >= threshold.least
        s.tell(Needed(body=self.body, purpose=threshold.id, total=s.t.rolled, least=threshold.least, success=success))
        s.use(f"{PASSED if success or not threshold.bars else FAILED}:{threshold.id}:{self.body}")
        if success or not threshold.bars:
            s.then(*self.tasks)
        if not success and threshold.failure is not None:
            threshold.failure(s, self.body)
