"""The values that a map's attributes can have, in any form that says the same: `1`, ` 1 `, `1.0` and `+1` are one number.

A `Rule` takes an attribute's text and gives it in its plain form; None when a board makes no use of it. It raises `Unfit` with the code
of the sentence (`game.engine.mapfile.SENTENCES`) and what to put into it beside `name` and `found`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

Rule = Callable[[str], str | None]

_NUMBER: Final = re.compile(r"[+-]?([0-9]{1,20}(\.[0-9]{0,20})?|\.[0-9]{1,20})([eE][+-]?[0-9]{1,2})?")
_MOST: Final = 1e9
"""No length, place or number of a map comes near it."""
_YES: Final = {"1": "1", "true": "1", "0": "0", "false": "0"}


class Unfit(Exception):
    """A value that does not fit: the code of a sentence, and what stands in it."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


def as_number(text: str) -> float:
    """The number that a text writes. Raises Unfit when it writes none, or an absurd one."""
    if not _NUMBER.fullmatch(text.strip()) or abs(float(text)) >= _MOST:
        raise Unfit("number")
    return float(text)


def as_whole(text: str) -> int:
    """The whole number that a text writes. Raises Unfit."""
    stripped = text.strip()
    if stripped.isascii() and stripped.isdigit() and len(stripped) <= 10:
        return int(stripped)
    found = as_number(text)
    if found != int(found):
        raise Unfit("number")
    return int(found)


def anything(_text: str) -> None:
    """It says nothing of the board: the version of Tiled, a colour that only the editor shows."""


def words(text: str) -> str:
    """It is taken letter by letter."""
    return text


def number(text: str) -> str:
    """Any number."""
    found = as_number(text)
    return str(int(found)) if found == int(found) else repr(found)


def whole(low: int, high: int) -> Rule:
    """A whole number in a range."""

    def rule(text: str) -> str:
        try:
            found = as_whole(text)
        except Unfit:
            raise Unfit("whole_number", low=low, high=high) from None
        if not low <= found <= high:
            raise Unfit("whole_number", low=low, high=high)
        return str(found)

    return rule


def yes_or_no(text: str) -> str:
    """1 or 0."""
    found = _YES.get(text.strip().lower())
    if found is None:
        found = _YES.get(number(text))
    if found is None:
        raise Unfit("number")
    return found


def only(*usual: str) -> Rule:
    """What a board can show: one of these texts, or the number that the first one writes. Everything else would look different in Tiled
    than on the table."""

    def rule(text: str) -> None:
        if text.strip().lower() in usual:
            return
        if usual and _NUMBER.fullmatch(usual[0]) and _NUMBER.fullmatch(text.strip()) and float(text) == float(usual[0]):
            return
        raise Unfit("effect")

    return rule
