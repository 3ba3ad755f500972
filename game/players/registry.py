"""Which computer players there are: the one place that knows where those of a game are found."""

from __future__ import annotations

import importlib
import random
from collections.abc import Sequence
from typing import Final

from game.engine import games
from game.engine.contract import Action, Event, Observation, Seat
from game.players.advice import Advice
from game.players.base import RANDOM, Player, Players
from game.players.random_player import RandomPlayer

NORMAL: Final = "normal"
_NOBODY: Final = Players()


def players(game_name: str) -> Players:
    """The computer players of this game; of one that is not on the table (a toy of the tests) those that every game has."""
    if game_name not in games.NAMES:
        return _NOBODY
    found: Players = importlib.import_module(f"game.players.{game_name}.levels").PLAYERS
    return found


def levels(game_name: str) -> tuple[str, ...]:
    """The levels that people are offered for this game, weakest first; empty for a game without computer players."""
    return tuple(players(game_name).levels)


def offered(game_name: str) -> str:
    """The level that people are offered first: normal, else the strongest there is."""
    found = levels(game_name)
    return NORMAL if NORMAL in found else (RANDOM, *found)[-1]


def make_player(game_name: str, level: str, seat: Seat) -> Player:
    """A new player of this level for this seat. Raises ValueError for a level that the game does not have."""
    return players(game_name).make(level, seat)


def interjection(game_name: str, history: Sequence[Event], observation: Observation) -> Action | None:
    """What a computer player in this seat does at once although it is not asked, None for nothing."""
    return players(game_name).interject(history, observation) if observation.interrupts else None


def advise(game_name: str, history: Sequence[Event], observation: Observation, rng: random.Random) -> Advice:
    """What `hard` would do with an equally seeded `rng`; figures where the game has them. Raises ValueError when the viewer is asked
    nothing."""
    if not observation.legal:
        raise ValueError(f"viewer {observation.viewer} is asked nothing")
    return players(game_name).advise(history, observation, rng)


def plain_choice(observation: Observation, seed: int) -> Action:
    """What is played when a computer player fails: a legal action drawn by the seed."""
    chosen: Action = RandomPlayer().decide((), observation, random.Random(seed))
    return chosen
