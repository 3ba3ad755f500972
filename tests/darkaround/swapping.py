"""Darkness Around hides nothing from anybody, so there is nothing to swap (for the conformance suite)."""

from __future__ import annotations

import random

from game.darkaround import DarkAround
from game.darkaround.state import DaState
from game.engine.contract import Viewer
from tests.swapper import Swapper


def swap(game: DarkAround, state: DaState, viewer: Viewer, rng: random.Random) -> None:
    """No other facts are possible."""


SWAPPER = Swapper(swap, open=True)
