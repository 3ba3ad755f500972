"""The bound of rounds, which is ours: after so many rounds of a haunt day breaks, and nobody has won (BT-6.9.1)."""

from __future__ import annotations

from game.betrayal.data import TUNED
from game.betrayal.table import Table
from game.betrayal.terms import HAUNTED


def rounds_left(table: Table) -> int:
    """Rounds of a haunt that are still to be played, the running one included; 0 when day breaks."""
    return TUNED.of(table.options).dawn - (table.round - table.counters.get("haunt_round", 0))


def countdown(table: Table) -> int:
    """The same in the last rounds, in which the table is told; 0 before them, before the haunt and after the game."""
    if table.phase != HAUNTED or table.ended:
        return 0
    left = rounds_left(table)
    return left if 0 < left <= TUNED.of(table.options).countdown else 0
