"""What a haunt is: data, questions with an answer that it may change, and moments at which it acts.

A haunt is a subclass of `Haunt` in its own module. Its `figures` and `actions` are data; its numbers and conditions small functions;
whatever it does not say, the rulebook says, here (BT-6.3.2). It keeps no state: what it counts lies on the table (`s.count`, `s.mark`),
what only some may know in `s.secrets.own[seat]`. Nothing in the rules asks which haunt is played.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act, act
from game.betrayal.haunts.carrying import Carrying
from game.betrayal.haunts.doing import Doing
from game.betrayal.haunts.fighting import Fighting
from game.betrayal.haunts.interest import Goal, Interest
from game.betrayal.haunts.manners import FigureKind
from game.betrayal.haunts.moments import Moments
from game.betrayal.haunts.rites import Effect, HauntAction, Number, Test, Words
from game.betrayal.haunts.walking import Walking
from game.betrayal.position import Position
from game.betrayal.tasks import Question
from game.engine.contract import Seat


class Haunt(Moments, Walking, Carrying, Fighting, Doing, Interest):
    """The rulebook's answers. Methods that take `s` may be changed by each haunt."""


class NoHaunt(Haunt):
    """The rules before a haunt begins."""


class Choose(Question, frozen=True):
    """A seat chooses one of several words for a haunt, which is then told by `haunt.chosen`: `choose WORD`."""

    seat: int
    what: str
    words: tuple[str | int, ...]

    def asked(self, s: Position) -> Seat:
        """The seat."""
        return self.seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each word."""
        return [act("choose", word) for word in self.words]

    def answer(self, s: Position, chosen: Act) -> None:
        """Tells the haunt."""
        s.haunt.chosen(s, self.seat, self.what, str(chosen.words[0]))


__all__ = ["Choose", "Effect", "FigureKind", "Goal", "Haunt", "HauntAction", "NoHaunt", "Number", "Test", "Words"]
