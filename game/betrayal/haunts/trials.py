"""Tests that a haunt puts figures to, declared as values: at the start or the end of a turn, in a room, or when it calls for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.events import Needed
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task

if TYPE_CHECKING:
    from game.betrayal.position import Position

BEGINS: Final = "begins"
"""At the start of a figure's turn."""
ENDS: Final = "ends"
"""At its end."""
ENTERS: Final = "enters"
"""When it comes into a room."""


class Trial(msgspec.Struct, frozen=True):
    """A figure rolls a trait, or `dice`, and has to reach `least`; then one of two things happens to it, both of which may read
    `s.t.rolled`. `at`: when it comes by itself (never: the haunt calls for it); `who` and `where`: to whom and in which rooms. `still`:
    what has to hold when the dice lie, else nothing is told."""

    purpose: str
    least: int
    trait: str = ""
    dice: Callable[[Position, int], int] | None = None
    at: tuple[str, ...] = ()
    who: Callable[[Position, int], bool] | None = None
    where: tuple[str, ...] = ()
    still: Callable[[Position, int], bool] | None = None
    success: Callable[[Position, int], None] | None = None
    failure: Callable[[Position, int], None] | None = None
    gains: str = ""  # the thing of the haunt that success brings

    def concerns(self, s: Position, body: int) -> bool:
        """Whether a figure is put to it now."""
        b = s.t.bodies[body]
        if not b.alive or (self.where and s.room(body) not in self.where):
            return False
        return self.who is None or self.who(s, body)

    def tasks(self, s: Position, body: int) -> tuple[Task, Task]:
        """The roll, and what follows."""
        dice = self.dice(s, body) if self.dice is not None else 0
        return Roll(body, self.purpose, self.trait, dice=dice), Tried(body, self.purpose)


class Tried(Task, frozen=True):
    """The roll of a trial stands."""

    body: int
    purpose: str

    def run(self, s: Position) -> None:
        """The trial succeeds or fails by the roll."""
        trial = next(each for each in s.haunt.trials if each.purpose == self.purpose)
        if trial.still is not None and not trial.still(s, self.body):
            return
        success = s.t.rolled >= trial.least
        s.tell(Needed(body=self.body, purpose=trial.purpose, total=s.t.rolled, least=trial.least, success=success))
        follows = trial.success if success else trial.failure
        if follows is not None:
            follows(s, self.body)


def called(trials: Sequence[Trial], s: Position, body: int, purpose: str) -> tuple[Task, Task]:
    """The tasks of a trial that a haunt calls for by name."""
    return next(each for each in trials if each.purpose == purpose).tasks(s, body)


def due(trials: Sequence[Trial], s: Position, body: int, at: str) -> list[Task]:
    """The tasks of those that come by themselves at a moment."""
    return [task for trial in trials if at in trial.at and trial.concerns(s, body) for task in trial.tasks(s, body)]
