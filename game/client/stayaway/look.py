"""How the twelve seats of Stay Away! are told apart: a colour, a shape, a letter and a portrait each."""

from __future__ import annotations

from typing import Final

from game.client.theme import BLOOD, BONE, CAMPER, EMBER, INK, LAKE, LAKE_LIGHT, MIST, MOSS, WOOD, Colour
from game.stayaway.deck import CATEGORY

_SEATS: Final[tuple[tuple[str, Colour], ...]] = (
    ("red", CAMPER["red"]),
    ("yellow", CAMPER["yellow"]),
    ("blue", CAMPER["blue"]),
    ("green", CAMPER["green"]),
    ("chosen", BONE),
    ("brown", CAMPER["brown"]),
    ("drop", LAKE_LIGHT),
    ("cross", EMBER),
    ("moon", MIST),
    ("ring", INK),
    ("tent", MOSS),
    ("heart", BLOOD),
)
"""Shape and colour by seat; colours that come near each other have shapes that do not."""
_CATEGORY: Final[dict[str, Colour]] = {"contagion": BLOOD, "action": LAKE, "defense": MOSS, "obstacle": WOOD, "panic": EMBER}


def shape_of(seat: int) -> str:
    """The name of a seat's shape below `sprites/shapes`."""
    return _SEATS[seat][0]


def shape_sprite(seat: int) -> str:
    """The sprite of a seat's shape."""
    return f"shapes/{_SEATS[seat][0]}"


def colour_of(seat: int) -> Colour:
    """A seat's colour."""
    return _SEATS[seat][1]


def portrait_of(seat: int) -> str:
    """The sprite of the explorer in a seat."""
    return f"stayaway/explorer_{seat + 1}"


def card_sprite(card: str) -> str:
    """The picture of a card."""
    return f"stayaway/card_{card}"


def card_colour(card: str) -> Colour:
    """The ground of a card's picture: its category's colour."""
    return _CATEGORY[CATEGORY[card]]
