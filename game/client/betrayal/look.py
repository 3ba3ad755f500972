"""How explorers, monsters, cards and tokens look: colours, letters and the names of their pictures."""

from __future__ import annotations

from typing import Final

from game.betrayal.data import DECK_OF, PEOPLE
from game.betrayal.terms import TRAITS
from game.client.theme import BLOOD, BONE, CAMPER, INK, LAKE, MIST, WOOD, Colour
from game.words.betrayal.names import explorer_short, figure_name

_COLOURS: Final[dict[str, Colour]] = {
    "red": CAMPER["red"],
    "yellow": CAMPER["yellow"],
    "green": CAMPER["green"],
    "blue": CAMPER["blue"],
    "white": BONE,
    "purple": CAMPER["brown"],
}
"""The colours of the six cards; where the game has violet, the house of this program has brown."""
_SEAT_COLOURS: Final = ("red", "yellow", "green", "blue", "white", "purple")
SHAPES: Final = ("moon", "ring", "heart", "drop", "tent", "cross")
"""The shape of each seat as long as nobody knows who plays whom; an explorer has the shape of its colour."""


def seat_shape(seat: int) -> str:
    """The shape of a seat."""
    return SHAPES[seat % len(SHAPES)]


def seat_sprite(seat: int) -> str:
    """The picture of a seat's shape."""
    return f"shapes/{seat_shape(seat)}"


def seat_colour(seat: int) -> Colour:
    """The colour of a seat before its explorer is known."""
    return _COLOURS[_SEAT_COLOURS[seat % len(_SEAT_COLOURS)]]


def explorer_colour(who: str) -> Colour:
    """The colour of an explorer's card."""
    return _COLOURS[PEOPLE[who].colour] if who in PEOPLE else MIST


def portrait(who: str) -> str:
    """The picture of an explorer."""
    return f"betrayal/explorer_{who}"


def pawn(who: str) -> str:
    """The picture of an explorer's figure."""
    return f"betrayal/pawn_{who}"


def monster(kind: str) -> str:
    """The picture of a monster."""
    return f"betrayal/monster_{kind}"


def token(kind: str) -> str:
    """The picture of a token; one called like a trait looks like the token of its rolls."""
    kind = kind.rstrip("_0123456789")
    return f"betrayal/token_{kind}_roll" if kind in TRAITS else f"betrayal/token_{kind}"


def symbol(deck: str) -> str:
    """The sign of a kind of card on a room."""
    return f"betrayal/symbol_{deck}"


def trait_icon(trait: str) -> str:
    """The sign of a trait."""
    return f"betrayal/trait_{trait}"


def card_picture(card: str) -> str:
    """The picture on a card."""
    return f"betrayal/{DECK_OF.get(card, 'item')}_{card}"


def haunt_picture(number: int) -> str:
    """The picture of a haunt."""
    return f"betrayal/haunt_{number:02}"


def letter(who: str, kind: str = "", haunt: int = 0) -> str:
    """The letter of an explorer, or of a haunt's figure, in the current language."""
    return (explorer_short(who) if who else figure_name(kind, haunt))[:1].upper()


def deck_colour(deck: str) -> Colour:
    """The ground of a kind of card: omens are blood, items are wood, events lake."""
    return {"omen": BLOOD, "item": WOOD, "event": LAKE}.get(deck, INK)
