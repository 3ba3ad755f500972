"""The haunts' own facts, one file a haunt: `haunt_NN.py` with `FACTS`, from the haunt's pages and not from the program's code.

A haunt is added to the referee by such a file alone.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Final

from tests.referees.betrayal.haunt_facts.record import Facts

HAUNTS: Final[dict[int, Facts]] = {
    int(module.name.removeprefix("haunt_")): import_module(f"{__name__}.{module.name}").FACTS
    for module in pkgutil.iter_modules(__path__)
    if module.name.startswith("haunt_")
}
BUILT: Final = tuple(sorted(HAUNTS))
"""The haunts that the referee knows."""
_UNKNOWN: Final = Facts(known=False)


def facts_of(haunt: int) -> Facts:
    """What is known of a haunt; of one without a file (and of 0, before a haunt) nothing."""
    return HAUNTS.get(haunt, _UNKNOWN)


def lacking(haunt: int) -> str:
    """What is said of a haunt without a file."""
    return f"the referee has no file for haunt {haunt} and looks only at the general rules: write {__name__}.haunt_{haunt:02}"


__all__ = ["BUILT", "HAUNTS", "Facts", "facts_of", "lacking"]
