"""Advice for a person: what the strongest computer player would do in the same place, and why.

It is worked out from the asked seat's own observation and history, like every decision, so it can tell nothing the person may not
know.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from game.engine.contract import Event, Observation
from game.players.registry import MODULES, RANDOM, levels, make_player

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


def advise(game_name: str, history: Sequence[Event], observation: Observation, rng: random.Random) -> Advice:
    """What `hard` would do with an equally seeded `rng`; figures where the game has an `advise` of its own. Raises ValueError when
    the viewer is asked nothing."""
    if not observation.legal:
        raise ValueError(f"viewer {observation.viewer} is asked nothing")
    module = MODULES.get(game_name)
    own = getattr(importlib.import_module(module), "advise", None) if module else None
    if own is not None:
        advice: Advice = own(history, observation, rng)
        return advice
    strongest = (levels(game_name) or (RANDOM,))[-1]
    return Advice(make_player(game_name, strongest, observation.viewer).decide(history, observation, rng))
