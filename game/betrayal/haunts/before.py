"""The rules before any haunt, as one more haunt: the number 0."""

from __future__ import annotations

from game.betrayal.chart import HauntRoll
from game.betrayal.haunts.base import Haunt
from game.betrayal.position import Position
from game.betrayal.tasks import Task
from game.engine.contract import Seat


class NoHaunt(Haunt):
    """The rulebook as it stands."""

    def after_turn(self, s: Position, seat: Seat) -> Task | None:
        """The haunt roll, where an omen was drawn in the turn (BT-6.1.1)."""
        return HauntRoll(seat) if s.t.turn.omens else None


HAUNT = NoHaunt()
