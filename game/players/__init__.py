"""Computer players: they see observations and events, never a state."""

from game.players.registry import Player, levels, make_player

__all__ = ["Player", "levels", "make_player"]
