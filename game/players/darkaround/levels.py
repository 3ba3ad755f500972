"""The levels of Darkness Around's computer players, and their advice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.darkaround.actions import Act
from game.darkaround.observation import DaObservation
from game.engine.contract import Event
from game.players.advice import Advice
from game.players.base import Players
from game.players.darkaround.advice import advise
from game.players.darkaround.easy import Easy
from game.players.darkaround.normal import Normal
from game.players.darkaround.search import Hard


class DarkAroundPlayers(Players[Act, DaObservation]):
    """Parties; every seat plays alike."""

    levels = {"easy": lambda _seat: Easy(), "normal": lambda _seat: Normal(), "hard": lambda _seat: Hard()}

    def advise(self, history: Sequence[Event], observation: DaObservation, rng: random.Random) -> Advice:  # noqa: ARG002 - all is seen
        """What `hard` would do, in expected points or children."""
        return advise(observation, rng)


PLAYERS: Final = DarkAroundPlayers()
