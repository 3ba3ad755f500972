"""Advice for a person: what the strongest computer player would do in the same place, and why.

It is worked out from the asked seat's own observation and history, like every decision, so it can tell nothing the person may not
know.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

PLAIN: Final = ""
"""The kind of an advice without figures."""
SHOWN: Final = 3
"""Alternatives that are told at most."""


class Advice(msgspec.Struct, frozen=True):
    """One recommended action.

    `gain` is what it brings and `risk` the chance (0 to 1) of what a person would fear; `alternatives` are the next best actions with
    their gains. `kind` says what is counted: "points" or "children" (more are expected than when nothing is done), "catch" (the
    chance that the hunted is met now or in this walk), "near" (steps to where he most likely is), "away" (steps that the nearest
    hunter is away, and the risk to be found next), "prey" (moves until the nearest prey can be met), "suspect" (the chance that whom it
    concerns is The Thing); empty: no figures.
    """

    action: Any
    alternatives: tuple[tuple[Any, float], ...] = ()
    gain: float = 0.0
    risk: float = 0.0
    kind: str = PLAIN
