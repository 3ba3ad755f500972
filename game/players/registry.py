"""Which computer players there are: one module for each game, one level for each strength.

A game's module holds `LEVELS`, a table from level to a maker of a player for a seat, and `make_player` here is the only one that
looks into it. The level `random` exists for every game: a measure for the others, and the rule of last resort.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from game.engine.contract import Event, Observation, Seat
from game.players.random_player import RandomPlayer

MODULES: Final[dict[str, str]] = {
    "lastfriday": "game.players.lastfriday.player",
    "darkaround": "game.players.darkaround.player",
    "stayaway": "game.players.stayaway.player",
    "betrayal": "game.players.betrayal.player",
}
"""The module of each game. One that can say why has a function `advise` (see `advice`)."""

RANDOM: Final = "random"
NORMAL: Final = "normal"


class Player(Protocol):
    """Somebody who decides for one seat. What it remembers is only a cache of the history it is given."""

    def decide(self, history: Sequence[Event], observation: Any, rng: random.Random) -> Any:
        """One of `observation.legal`. `history` is every event this seat has seen, from the start of the game; the same arguments
        with an equally seeded `rng` always give the same choice."""


def _makers(game_name: str) -> Mapping[str, Callable[[Seat], Player]]:
    if game_name not in MODULES:
        return {}
    makers: Mapping[str, Callable[[Seat], Player]] = importlib.import_module(MODULES[game_name]).LEVELS
    return makers


def levels(game_name: str) -> tuple[str, ...]:
    """The levels that people are offered for this game, weakest first; empty for a game without computer players."""
    return tuple(_makers(game_name))


def offered(game_name: str) -> str:
    """The level that people are offered first: normal, else the strongest there is."""
    found = levels(game_name)
    return NORMAL if NORMAL in found else (found or (RANDOM,))[-1]


def make_player(game_name: str, level: str, seat: Seat) -> Player:
    """A new player of this level for this seat. Raises ValueError for a level that the game does not have."""
    if level == RANDOM:
        return RandomPlayer()
    makers = _makers(game_name)
    if level not in makers:
        raise ValueError(f"{game_name} has no level {level!r}; there are: {', '.join([*makers, RANDOM])}")
    return makers[level](seat)


def interjection(game_name: str, history: Sequence[Event], observation: Observation) -> Any:
    """What a computer player in this seat does at once although it is not asked, None for nothing: its module's `interject`. It is
    quick, and the same at every level."""
    if not observation.interrupts or game_name not in MODULES:
        return None
    own: Callable[[Sequence[Event], Observation], Any] | None = getattr(importlib.import_module(MODULES[game_name]), "interject", None)
    return own(history, observation) if own is not None else None


def plain_choice(observation: Observation, seed: int) -> Any:
    """What is played when a computer player fails: a legal action drawn by the seed."""
    return RandomPlayer().decide((), observation, random.Random(seed))
