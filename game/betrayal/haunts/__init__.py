"""The haunts there are: a module for each, `haunt_NN`, that exports one `HAUNT`."""

from __future__ import annotations

import importlib
from typing import Final

from game.betrayal.haunts.base import Haunt, NoHaunt

NUMBERS: Final = (1, 5, 9, 10, 12, 33, 38, 41, 43, 44, 45, 49)
"""The haunts that can begin. Where the chart names another one, chance chooses among these (BT-6.2.1)."""
NONE: Final = NoHaunt()
_loaded: dict[int, Haunt] = {0: NONE}


def haunt(number: int) -> Haunt:
    """The haunt with this number; 0: the rules before any haunt."""
    found = _loaded.get(number)
    if found is None:
        found = _loaded[number] = importlib.import_module(f"game.betrayal.haunts.haunt_{number:02}").HAUNT
    return found
