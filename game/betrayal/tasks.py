"""What is still to come: tasks, worked off from a stack, and questions, which wait for a seat or for chance.

Every family of rules adds its own kinds. They are plain data: a position is the table and its stack of tasks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from game.betrayal.actions import Act
from game.betrayal.asking import CHANCE_DECIDES, BtQuestion, Kind, shown_fields
from game.engine.contract import CHANCE, Seat, outcome_at

if TYPE_CHECKING:
    from game.betrayal.position import Position


class Task(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something to do when its turn comes."""

    def run(self, s: Position) -> None:
        """Does it: changes the position, puts further tasks on top with `s.then`."""
        raise NotImplementedError


class Tasks(tuple[Task, ...]):
    """Tasks one after another. A class of its own, because what kinds there are is known only when all rules and haunts are loaded (see
    `game.betrayal.pending`)."""

    __slots__ = ()


class Question(Task, frozen=True):
    """Something that a seat, or chance, has to choose. It lies on top of the stack until it is answered."""

    kind: ClassVar[Kind]

    def shown(self) -> BtQuestion:
        """What all see of it: its kind, and those of its fields that a `BtQuestion` has too."""
        return BtQuestion(kind=self.kind, **{name: getattr(self, name) for name in shown_fields(type(self))})

    def asked(self, s: Position) -> Seat:
        """Who chooses: a seat or CHANCE. Follows from open facts alone."""
        raise NotImplementedError

    def choices(self, s: Position) -> Sequence[Act]:
        """What may be chosen, in an order that depends on nothing hidden from the seat asked; never empty."""
        raise NotImplementedError

    def answer(self, s: Position, chosen: Act) -> None:
        """Carries out the choice; the question has left the stack."""
        raise NotImplementedError

    def run(self, s: Position) -> None:
        """Waits: puts itself back and names who is asked."""
        s.ask(self, self.asked(s))


class Chance(Question, frozen=True):
    """A question for dice, shuffles and draws."""

    kind = "chance"

    def shown(self) -> BtQuestion:
        """That chance decides, whatever about."""
        return CHANCE_DECIDES

    def asked(self, s: Position) -> Seat:
        """Chance."""
        return CHANCE

    def choices(self, s: Position) -> Sequence[Act]:
        """The outcomes without their weights."""
        return [outcome for outcome, _ in self.outcomes(s)]

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """The outcomes with their weights."""
        raise NotImplementedError

    def sample(self, s: Position, point: float) -> Act:
        """The outcome at a point of [0, 1), as `outcome_at` finds it."""
        return outcome_at(self.outcomes(s), point)
