"""What the figures of a haunt are after, for computer players: derived from what the haunt declares."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import msgspec

from game.betrayal.actions import Act
from game.betrayal.haunts.declared import Declared
from game.betrayal.tasks import Question
from game.engine.contract import Seat

if TYPE_CHECKING:
    from game.betrayal.position import Position


class Goal(msgspec.Struct, frozen=True):
    """A place a side's computer players want to go to, or a card or figure they want, and how much (0 to 1)."""

    room: str
    worth: float = 1.0


class Interest(Declared):
    """What computer players ask."""

    def guess(self, s: Position, viewer: Seat, rng: Random) -> dict[Seat, dict[str, str]]:
        """What other seats may know alone, drawn from all that is possible for a viewer, whose own stands in `s.secrets.own`."""
        return {}

    def wants(self, s: Position, body: int) -> Sequence[str]:
        """Cards that a figure's side needs, for computer players that may steal."""
        return ()

    def sensible(self, s: Position, body: int, chosen: Act) -> bool:
        """Whether one of the haunt's actions is worth doing now, for computer players that do not look ahead."""
        return True

    def worth_attacking(self, s: Position, body: int, target: int) -> bool:
        """Whether an attack on a figure could bring anything, for computer players."""
        return not s.t.bodies[target].stunned

    def prize(self, s: Position, body: int, target: int, weapon: str) -> float:
        """What beating a figure brings a side beside the harm done to it; 1 is the victory. For computer players."""
        return 0.0

    def hurts_back(self, s: Position, body: int, target: int) -> bool:
        """Whether an attack that fails may hurt the attacker. For computer players."""
        return True

    def threat(self, s: Position, other: int, body: int) -> float:
        """How much a figure has to fear an opponent's attack in the next turn, against what the dice say. For computer players."""
        return 1.0

    def gift(self, s: Position, body: int, card: str, to: int) -> bool:
        """Whether giving somebody a card, or a thing of the haunt, helps the side. For computer players."""
        return False

    def answers(self, s: Position, question: Question, legal: Sequence[Act]) -> Act | None:
        """How a computer player answers a question of the haunt's own; None: as the first choice says."""
        return None

    def dangers(self, s: Position, body: int) -> dict[str, float]:
        """Room -> what stopping there costs a figure, beside attacks; 1 is as bad as death. For computer players."""
        return {}

    def progress(self, s: Position) -> tuple[float, float]:
        """How far the heroes and the traitors are on their way, each from 0 to 1, by open facts."""
        return 0.0, 0.0

    def goals(self, s: Position, body: int) -> list[Goal]:
        """Where a figure (explorer or monster) wants to be, for what all may know and the seat that plays it knows."""
        return []
