"""The levels of Last Friday's computer players, and their advice."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from game.engine.contract import Event, Seat
from game.lastfriday.actions import Act
from game.lastfriday.observation import LfObservation
from game.players.advice import Advice
from game.players.base import Player, Players
from game.players.lastfriday.advice import explain
from game.players.lastfriday.player import MANNERS, Walker
from game.players.lastfriday.view import HARD, Manner


def _maker(manner: Manner) -> Callable[[Seat], Player[LfObservation, Act]]:
    return lambda _seat: Walker(manner)


class LastFridayPlayers(Players[Act, LfObservation]):
    """Campers and the Maniac."""

    levels = {level: _maker(manner) for level, manner in MANNERS.items()}

    def advise(self, history: Sequence[Event], observation: LfObservation, rng: random.Random) -> Advice:
        """What `hard` would do, with figures where a walk or a move was weighed."""
        player = Walker(HARD)
        act = player.decide(history, observation, rng)
        return explain(player.view(history, observation), act)


PLAYERS: Final = LastFridayPlayers()
