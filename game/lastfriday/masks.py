"""Sets of dots or circles as ints: bit n stands for dot n (or circle n)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Final, TypeVar

T = TypeVar("T")

BITS: Final = tuple(1 << number for number in range(1024))
"""The mask of each single number."""

_BITS: Final = bytes.maketrans(b"01", b"\0\1")


def mask_of(numbers: Iterable[int]) -> int:
    """The mask with these bits."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def select(things: Sequence[T], mask: int) -> list[T]:
    """The things whose index is in the mask, in order."""
    return list(compress(things, bin(mask)[:1:-1].encode().translate(_BITS)))


def numbers_in(mask: int) -> list[int]:
    """The numbers whose bits are set, ascending."""
    return select(range(mask.bit_length()), mask)


@lru_cache(maxsize=8192)
def members(mask: int) -> tuple[int, ...]:
    """The same, kept: for masks that come up again and again, such as the neighbours of a dot."""
    return tuple(numbers_in(mask))
