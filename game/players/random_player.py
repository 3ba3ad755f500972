"""The player that knows nothing: any legal action is as good as another."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from game.engine.contract import Event, Observation


class RandomPlayer:
    """Draws evenly among the legal actions."""

    def decide(self, history: Sequence[Event], observation: Observation, rng: random.Random) -> Any:  # noqa: ARG002 - the protocol's
        """One of the legal actions. Raises ValueError when the observation's viewer is not asked."""
        if not observation.legal:
            raise ValueError(f"viewer {observation.viewer} is asked nothing")
        return observation.legal[rng.randrange(len(observation.legal))]
