"""The computer players of Darkness Around: the levels, and what `hard` advises."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from game.darkaround.observation import DaObservation
from game.engine.contract import Event, Seat
from game.players.advice import Advice
from game.players.darkaround import advice
from game.players.darkaround.easy import Easy
from game.players.darkaround.normal import Normal
from game.players.darkaround.search import Hard
from game.players.registry import Player


def advise(history: Sequence[Event], observation: DaObservation, rng: random.Random) -> Advice:  # noqa: ARG001 - every game's
    """What `hard` would do, with figures; see `advice.advise`."""
    return advice.advise(observation, rng)


LEVELS: Final[dict[str, Callable[[Seat], Player]]] = {
    "easy": lambda _seat: Easy(),  # every seat plays alike
    "normal": lambda _seat: Normal(),
    "hard": lambda _seat: Hard(),
}
"""The levels, weakest first."""
