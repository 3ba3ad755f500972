"""Sets of dots or circles as ints: bit n stands for dot n (or circle n)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from typing import Final

_BITS: Final = bytes.maketrans(b"01", b"\0\1")


def mask_of(numbers: Iterable[int]) -> int:
    """The mask with these bits."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def numbers_in(mask: int) -> list[int]:
    """The numbers whose bits are set, ascending."""
    return list(compress(range(mask.bit_length()), bin(mask)[:1:-1].encode().translate(_BITS)))


@lru_cache(maxsize=8192)
def members(mask: int) -> tuple[int, ...]:
    """The same, kept: for masks that come up again and again, such as the neighbours of a dot."""
    return tuple(numbers_in(mask))
