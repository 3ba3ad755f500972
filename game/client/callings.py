"""The gate of names at this window: `engine.callings`, and besides only what can be drawn, no wider than the screens have room for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from game.client.letters import letters, undrawable
from game.engine import callings
from game.engine.callings import LONGEST, Mending, graphemes
from game.engine.contract import Refusal
from game.engine.record import Header, Holder
from game.words.language import _

_KEPT: Final = 24
"""Names that the settings hold at the most; no table has so many people."""
_PIXELS: Final = 32
"""The size at which widths are compared; they grow evenly with it."""


def fault(name: str, others: Iterable[str] = ()) -> Refusal | None:
    """What is wrong with a name at a table where `others` are called so; None when it can be taken as it is."""
    found = callings.fault(name)
    if found is None and undrawable(name):
        found = Refusal("name_undrawable")
    if found is None and _width(name) > _widest():
        found = Refusal("name_wide")
    return found or callings.fault(name, others)


def _width(name: str) -> int:
    return letters("label_bold", _PIXELS).size(name)[0]


@lru_cache(maxsize=1)
def _widest() -> int:
    """Every screen has room for so many of the widest Latin letter."""
    return _width("W" * LONGEST)


@lru_cache(maxsize=256)
def trimmed(name: str) -> str:
    """As much of a fit name as can be drawn and has room."""
    pieces = [piece for piece in graphemes(callings.shortened(name)) if not undrawable(piece)]
    while _width("".join(pieces)) > _widest():
        pieces.pop()
    return callings.fit("".join(pieces))


def mending() -> Mending:
    """What gives the people of a record names that fit this window."""
    return Mending(lambda number: _("Player {number}").format(number=number), fault, trimmed)


def holders_of(header: Header) -> list[Holder]:
    """Who held each seat when a record began, by names that fit."""
    mend = mending()
    mend.meet(holder.person for holder in header.holders)
    return [Holder(mend(holder.person), holder.level) if holder.person else holder for holder in header.holders]


def kept(names: Iterable[str]) -> list[str]:
    """Those of the names that the settings hold which fit, each once, as they are now written."""
    return apart(map(callings.fit, names))


def apart(names: Iterable[str]) -> list[str]:
    """Those of the names that fit and can be told from each other, the first of those that look alike."""
    found: list[str] = []
    for name in names:
        if len(found) < _KEPT and fault(name, found) is None:
            found.append(name)
    return found
