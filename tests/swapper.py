"""What exchanges the facts that a viewer may not know: each game's tests have a `SWAPPER` in `tests/NAME/swapping.py`."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.engine.contract import Viewer


def _never(_state: Any, _viewer: Viewer) -> bool:
    return False


@dataclass(frozen=True)
class Swapper:
    """`swap(game, state, viewer, rng)` gives other hidden facts that the viewer holds for as possible as the true ones, or None.
    `looks(state, viewer)` says whether the viewer has just been shown hidden things by being asked. `open`: the game hides nothing from
    anybody."""

    swap: Callable[[Any, Any, Viewer, Any], Any]
    looks: Callable[[Any, Viewer], bool] = _never
    open: bool = False


def swapper(name: str) -> Swapper:
    """That of the game with this id."""
    found: Swapper = importlib.import_module(f"tests.{name}.swapping").SWAPPER
    return found
