"""How long something takes in the middle of many times."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Final

_ROUNDS: Final = 120


def median_ms(act: Callable[[], object], rounds: int = _ROUNDS) -> float:
    """The median milliseconds of one `act`."""
    times = []
    for _round in range(rounds):
        began = time.perf_counter()
        act()
        times.append(time.perf_counter() - began)
    return statistics.median(times) * 1000
