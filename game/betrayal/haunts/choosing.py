"""What a haunt asks a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.betrayal.actions import Act, act
from game.betrayal.tasks import Question
from game.engine.contract import Seat

if TYPE_CHECKING:
    from game.betrayal.position import Position


class Choose(Question, frozen=True):
    """A seat chooses one of several words for a haunt, which is then told by `haunt.chosen`: `choose WORD`."""

    kind = "choose"

    seat: int
    what: str
    words: tuple[str | int, ...]

    def asked(self, s: Position) -> Seat:
        """The seat."""
        return self.seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each of the words."""
        return [act("choose", word) for word in self.words]

    def answer(self, s: Position, chosen: Act) -> None:
        """The haunt is told which word it is."""
        s.haunt.chosen(s, self.seat, self.what, str(chosen.words[0]))
