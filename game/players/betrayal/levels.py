"""The levels of Betrayal's computer players."""

from __future__ import annotations

from typing import Final

from game.betrayal.actions import Act
from game.betrayal.observation import BtObservation
from game.players.base import Players
from game.players.betrayal.player import Easy, Hard, Normal


class BetrayalPlayers(Players[Act, BtObservation]):
    """Explorers and traitors."""

    levels = {"easy": lambda _seat: Easy(), "normal": lambda _seat: Normal(), "hard": lambda _seat: Hard()}


PLAYERS: Final = BetrayalPlayers()
