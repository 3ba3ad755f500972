"""Text that runs from right to left, in single lines: names in Hebrew or Arabic letters, alone or within our sentences.

Our sentences all run from left to right. A text with nothing else in it than such letters, digits and what names have between them is
a name alone and runs from right to left as a whole; in a sentence only the stretch between its first and last letter does, so that a
colon or a number after it stays where the sentence has it. Digits always run from left to right. (The whole of Unicode's UAX #9 needs
to know where a name ends.)
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final, TypeVar

_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
_DIGITS: Final = frozenset({"EN", "AN"})
_CLINGING: Final = frozenset({"NSM", "BN"})
"""What goes with the letter before it: marks and joiners."""
_BETWEEN: Final = frozenset(" -'’\"־׳״")
"""What may stand between two letters of one name."""

_WITHIN: Final = _BETWEEN | frozenset("()!?.")
"""What else a name may have, where it stands alone."""

_T = TypeVar("_T")


def levels(text: str) -> list[int]:
    """For each code point 0 (from left to right), 1 (from right to left) or 2 (digits within that)."""
    kinds = [unicodedata.bidirectional(letter) for letter in text]
    if _RIGHT_TO_LEFT.isdisjoint(kinds):
        return [0] * len(text)
    own = _RIGHT_TO_LEFT | _DIGITS | _CLINGING
    if all(kind in own or letter in _WITHIN for letter, kind in zip(text, kinds, strict=True)):
        return [2 if kind in _DIGITS else 1 for kind in kinds]
    found = [0] * len(text)
    start = end = -1  # of the stretch so far: its first letter, and behind its last
    for at, kind in enumerate(kinds):
        if kind in _RIGHT_TO_LEFT:
            start, end = (at if start < 0 else start), at + 1
            _backwards(found, kinds, start, end)
        elif kind in _CLINGING and end == at:
            end = at + 1
            found[at] = found[at - 1]
        elif kind not in _DIGITS and kind not in _CLINGING and text[at] not in _BETWEEN:
            start = end = -1
    return found


def _backwards(found: list[int], kinds: Sequence[str], start: int, end: int) -> None:
    for at in range(start, end):
        found[at] = 2 if kinds[at] in _DIGITS else 1


def in_sight(runs: Sequence[tuple[int, _T]]) -> list[_T]:
    """Runs given with their levels in the order of writing, as they stand from left to right."""
    order = list(runs)
    for level in (2, 1):
        at = 0
        while at < len(order):
            end = at
            while end < len(order) and order[end][0] >= level:
                end += 1
            order[at:end] = reversed(order[at:end])
            at = end + 1
    return [run for _level, run in order]
