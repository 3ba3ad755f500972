"""The haunts there are: a module for each, `haunt_NN`, that exports one `HAUNT`. It is loaded when it is asked for, so that the rules
below, which ask it, need not know it."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.betrayal.haunts.base import Haunt

_NAME: Final = "haunt_"
NUMBERS: Final = tuple(sorted(int(each.name.removeprefix(_NAME)) for each in pkgutil.iter_modules(__path__) if each.name.startswith(_NAME)))
"""The haunts that can begin in a game that begins now; an older game goes on with those it was begun with (option `haunts`)."""
_loaded: dict[int, Haunt] = {}


def haunt(number: int) -> Haunt:
    """The haunt with this number; 0: the rules before any haunt."""
    found = _loaded.get(number)
    if found is None:
        name = part(number) if number else "before"
        found = _loaded[number] = importlib.import_module(f"game.betrayal.haunts.{name}").HAUNT
    return found


def part(number: int) -> str:
    """A haunt's id among the parts of the rules (`Game.parts`)."""
    return f"{_NAME}{number:02}"
