"""Computer players: they see observations and events, never a state."""

from game.players.base import Player
from game.players.registry import levels, make_player

__all__ = ["Player", "levels", "make_player"]
