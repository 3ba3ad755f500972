"""What a fight between so many dice and so many others brings, worked out once."""

from __future__ import annotations

from functools import cache
from typing import Final

FACES: Final = (0, 1, 2)
MOST: Final = 8


@cache
def sums(dice: int) -> tuple[float, ...]:
    """How likely each sum of so many dice is."""
    chances = [1.0]
    for _ in range(max(0, min(MOST, dice))):
        chances = [
            sum(chances[total - face] for face in FACES if 0 <= total - face < len(chances)) / 3 for total in range(len(chances) + 2)
        ]
    return tuple(chances)


@cache
def beats(one: int, other: int) -> float:
    """How likely the sum of the first dice is higher."""
    return sum(p * q for a, p in enumerate(sums(one)) for b, q in enumerate(sums(other)) if a > b)


@cache
def lead(one: int, other: int) -> float:
    """By how much it is higher on average, nothing counted where it is not."""
    return sum(p * q * (a - b) for a, p in enumerate(sums(one)) for b, q in enumerate(sums(other)) if a > b)


@cache
def reaches(dice: int, least: int) -> float:
    """How likely the sum is at least so much."""
    return sum(p for total, p in enumerate(sums(dice)) if total >= least)
