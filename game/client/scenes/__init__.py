"""The screens that every game shares: title, set-up, settings, rulebook, menu, curtain and short messages."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from game.client.scene import Scene


@cache
def every() -> dict[str, type[Scene]]:
    """The scenes by their names; a scene is there because its file is."""
    rooms = [importlib.import_module(f"{__name__}.{each.name}") for each in pkgutil.iter_modules(__path__)]
    kinds = [kind for room in rooms for kind in vars(room).values() if isinstance(kind, type) and issubclass(kind, Scene)]
    return {kind.name: kind for kind in kinds if kind.__module__.startswith(__name__)}
