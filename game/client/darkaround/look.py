"""How the parties of Darkness Around look."""

from __future__ import annotations

from game.client.theme import CAMPER, Colour
from game.words.darkaround.names import COLOURS


def colour_of(seat: int) -> Colour:
    """A seat's colour."""
    return CAMPER[COLOURS[seat]]
