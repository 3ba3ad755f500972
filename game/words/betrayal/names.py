"""What traits, floors, rooms, cards, explorers, tokens, haunts and figures of Betrayal are called."""

from __future__ import annotations

from typing import Final

from game.betrayal.data import PEOPLE
from game.words.betrayal.cards import CARDS
from game.words.betrayal.explorerwords import EXPLORER_WORDS
from game.words.betrayal.haunts import words_of
from game.words.betrayal.roomwords import ROOM_WORDS
from game.words.language import _, mark

_TRAITS: Final = {
    "might": mark("Might"),
    "speed": mark("Speed"),
    "knowledge": mark("Knowledge"),
    "sanity": mark("Sanity"),
}
_FLOORS: Final = {
    "upper": mark("Upper floor"),
    "ground": mark("Ground floor"),
    "basement": mark("Basement"),
}
_DECKS: Final = {
    "omen": mark("Omen"),
    "item": mark("Item"),
    "event": mark("Event"),
}
_SIDES: Final = {
    "heroes": mark("Heroes"),
    "traitors": mark("Traitor's side"),
    "monsters": mark("Monsters"),
}
_ROLES: Final = {
    "explorer": mark("Explorer"),
    "hero": mark("Hero"),
    "traitor": mark("Traitor"),
    "monster": mark("Monster"),
}
_DAMAGE: Final = {
    "physical": mark("physical damage"),
    "mental": mark("mental damage"),
}
_PLACES: Final = {
    "upper": mark("on the upper floor"),
    "ground": mark("on the ground floor"),
    "basement": mark("in the basement"),
}


def trait_name(trait: str) -> str:
    """A trait (BT-3.1)."""
    return _(_TRAITS[trait])


def floor_name(floor: str) -> str:
    """A floor of the house."""
    return _(_FLOORS[floor])


def deck_name(deck: str) -> str:
    """A kind of card, which is also the symbol on a room."""
    return _(_DECKS[deck])


def room_name(room: str) -> str:
    """A room (BT-1.1)."""
    return _(ROOM_WORDS[room].name)


def card_name(card: str) -> str:
    """An omen, item or event card."""
    return _(CARDS[card].name)


def explorer_name(explorer: str) -> str:
    """An explorer's whole name."""
    return _(EXPLORER_WORDS[explorer].name)


def explorer_short(explorer: str) -> str:
    """What an explorer is called where there is little room."""
    return _(EXPLORER_WORDS[explorer].short)


def token_name(token: str, haunt: int) -> str:
    """A token that cards, rooms and the haunt with this number put into the house; a companion without a keeper is one too."""
    tokens = words_of(haunt).tokens
    kind = token if token in tokens or token in CARDS else token.rstrip("_0123456789")
    return _(tokens[kind] if kind in tokens else CARDS[kind].name)


def is_token(word: str, haunt: int) -> bool:
    """Whether a word is the id of a token with a name."""
    return word in words_of(haunt).tokens


def haunt_title(number: int) -> str:
    """The title of a haunt."""
    return _(words_of(number).title)


def figure_name(kind: str, haunt: int) -> str:
    """A monster of a haunt."""
    return _(words_of(haunt).figures[kind])


def side_name(side: str) -> str:
    """A side after the haunt has begun."""
    return _(_SIDES[side])


def role_name(role: str) -> str:
    """What somebody is: an explorer at first, then hero, traitor or monster."""
    return _(_ROLES[role])


def damage_name(kind: str) -> str:
    """A kind of damage, as it stands in a sentence (BT-3.1)."""
    return _(_DAMAGE[kind])


def floor_place(floor: str) -> str:
    """Where something on a floor is."""
    return _(_PLACES[floor])


_CARD_SHAPES: Final = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "white": "chosen", "purple": "brown"}
"""The shape of each colour that an explorer's card may have."""


def explorer_shape(who: str) -> str:
    """The shape that goes with the colour of an explorer's card."""
    return _CARD_SHAPES[PEOPLE[who].colour] if who in PEOPLE else ""
