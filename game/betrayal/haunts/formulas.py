"""Numbers that follow from how many play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Amount = int | Callable[[int], int]
"""A number, or how it follows from the number of players."""


def players(seats: int) -> int:
    """As many as there are players, the dead and the traitor included."""
    return seats


def heroes(seats: int) -> int:
    """As many heroes as there were when a haunt with a traitor began: in counts these are meant, whoever has died or turned since (our
    reading). Before the haunt nobody dies (BT-3.6)."""
    return seats - 1


def half(of: Callable[[int], int]) -> Callable[[int], int]:
    """Half as many, rounded up."""
    return lambda seats: -(-of(seats) // 2)


PLAYERS: Final = players
HEROES: Final = heroes
HALF_PLAYERS: Final = half(players)
HALF_HEROES: Final = half(heroes)


def amount(seats: int, of: Amount) -> int:
    """The number at a table of so many players."""
    return of if isinstance(of, int) else of(seats)
