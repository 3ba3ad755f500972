"""What a viewer knows of a game of Betrayal, and what is hidden from it, as plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.betrayal.actions import Act
from game.betrayal.asking import BtQuestion, Kind
from game.betrayal.table import Secrets, Table
from game.betrayal.tasks import Tasks
from game.engine.contract import Observation


class BtObservation(Observation, frozen=True, kw_only=True):
    """Betrayal as one viewer knows it. All that lies open is the `table`; `own` is what the viewer's seat alone knows (empty for TABLE and
    ALL), `tops` the cards on top of piles that it has looked at (empty strings where it has not), `secrets` everything, for ALL."""

    question: BtQuestion | None
    legal: tuple[Act, ...] = ()
    interrupts: tuple[Act, ...] = ()
    table: Table
    pending: Tasks  # what is still to come, the next last
    own: dict[str, str] = {}
    tops: dict[str, tuple[str, ...]] = {}
    secrets: Secrets | None = None

    @property
    def asked(self) -> Kind | Literal[""]:
        """The kind of the question; empty when the game is over."""
        return self.question.kind if self.question is not None else ""

    @property
    def role(self) -> str:
        """The side of the viewer's explorer: heroes or traitors; empty before the haunt and for TABLE and ALL."""
        return self.table.bodies[self.viewer].side if self.viewer >= 0 else ""


class Hidden(msgspec.Struct, frozen=True):
    """What a viewer does not know; for ALL nothing."""

    own: tuple[dict[str, str], ...] = ()  # by seat; the viewer's own is empty here
    tops: dict[str, tuple[str, ...]] = {}
    knowers: dict[str, tuple[int, ...]] = {}
