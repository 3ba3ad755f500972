"""What both adapters share: an action is the number of its place among the choices of the seat asked.

Such numbers tell nothing hidden, because the order of the choices depends on nothing hidden from that seat.
"""

from __future__ import annotations

from typing import Any, Final

WIDEST: Final = 4096
"""More choices than any position offers; the adapters refuse a wider one."""


def numbers(options: Any) -> range:
    """The numbers of these choices or outcomes. Raises AssertionError when there are too many to number."""
    assert len(options) <= WIDEST, f"{len(options)} choices, {WIDEST} can be numbered"
    return range(len(options))


def reward(outcome: Any, seat: int) -> float:
    """What the game is worth to this seat: 1 won, -1 lost, 0 neither or not over yet."""
    return 0.0 if outcome is None else float((seat in outcome.winners) - (seat in outcome.losers))
