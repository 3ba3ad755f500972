"""Tasks that come back from JSON: any kind that the rules and the haunts have."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from game.betrayal.tasks import Task, Tasks
from game.engine.wire import union_of


@cache
def _kinds() -> Any:
    """Tuples of every kind of task, each told by the name of its class."""
    for module in pkgutil.walk_packages([str(Path(__file__).parent)], "game.betrayal."):
        importlib.import_module(module.name)
    return tuple[union_of(Task), ...]  # type: ignore[misc]


def tasks_from(found: Any) -> Tasks:
    """The tasks that JSON holds. Raises msgspec.ValidationError for what is none."""
    return Tasks(msgspec.convert(found, _kinds(), dec_hook=lambda _kind, inner: tasks_from(inner)))
