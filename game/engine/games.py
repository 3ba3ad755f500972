"""The games there are, imported when they are asked for.

The one exception to the one-way imports: the games are named here as strings.
"""

from __future__ import annotations

import importlib
from typing import Final

from game.engine.contract import Game

NAMES: Final = ("lastfriday", "darkaround", "stayaway", "betrayal")
"""The ids of the games on the table, in the order of their lanterns."""


def load(name: str) -> Game:
    """The game with this id. Raises ValueError for a name that is none of `NAMES`."""
    if name not in NAMES:
        raise ValueError(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    game: Game = importlib.import_module(f"game.{name}").GAME
    return game
