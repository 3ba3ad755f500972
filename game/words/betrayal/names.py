"""What traits, floors, rooms, cards, explorers, tokens, haunts and figures of Betrayal are called."""

from __future__ import annotations

from typing import Final

from game.betrayal.data import PEOPLE
from game.words.betrayal.cards import CARDS
from game.words.betrayal.haunts import words_of
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
_ROOMS: Final = {
    "grand_staircase": mark("Grand Staircase"),
    "foyer": mark("Foyer"),
    "entrance_hall": mark("Entrance Hall"),
    "basement_landing": mark("Basement Landing"),
    "upper_landing": mark("Upper Landing"),
    "abandoned_room": mark("Abandoned Room"),
    "attic": mark("Attic"),
    "balcony": mark("Balcony"),
    "ballroom": mark("Ballroom"),
    "bedroom": mark("Bedroom"),
    "bloody_room": mark("Bloody Room"),
    "catacombs": mark("Catacombs"),
    "chapel": mark("Chapel"),
    "charred_room": mark("Charred Room"),
    "chasm": mark("Chasm"),
    "coal_chute": mark("Coal Chute"),
    "collapsed_room": mark("Collapsed Room"),
    "conservatory": mark("Conservatory"),
    "creaky_hallway": mark("Creaky Hallway"),
    "crypt": mark("Crypt"),
    "dining_room": mark("Dining Room"),
    "dusty_hallway": mark("Dusty Hallway"),
    "furnace_room": mark("Furnace Room"),
    "gallery": mark("Gallery"),
    "game_room": mark("Game Room"),
    "gardens": mark("Gardens"),
    "graveyard": mark("Graveyard"),
    "gymnasium": mark("Gymnasium"),
    "junk_room": mark("Junk Room"),
    "kitchen": mark("Kitchen"),
    "larder": mark("Larder"),
    "library": mark("Library"),
    "master_bedroom": mark("Master Bedroom"),
    "mystic_elevator": mark("Mystic Elevator"),
    "operating_laboratory": mark("Operating Laboratory"),
    "organ_room": mark("Organ Room"),
    "patio": mark("Patio"),
    "pentagram_chamber": mark("Pentagram Chamber"),
    "research_laboratory": mark("Research Laboratory"),
    "servants_quarters": mark("Servants' Quarters"),
    "stairs_from_basement": mark("Stairs From Basement"),
    "statuary_corridor": mark("Statuary Corridor"),
    "storeroom": mark("Storeroom"),
    "tower": mark("Tower"),
    "underground_lake": mark("Underground Lake"),
    "vault": mark("Vault"),
    "wine_cellar": mark("Wine Cellar"),
}
_EXPLORERS: Final = {
    "ox_bellows": mark("Ox Bellows"),
    "darrin_flash_williams": mark('Darrin "Flash" Williams'),
    "missy_dubourde": mark("Missy Dubourde"),
    "zoe_ingstrom": mark("Zoe Ingstrom"),
    "peter_akimoto": mark("Peter Akimoto"),
    "brandon_jaspers": mark("Brandon Jaspers"),
    "madame_zostra": mark("Madame Zostra"),
    "vivian_lopez": mark("Vivian Lopez"),
    "professor_longfellow": mark("Professor Longfellow"),
    "father_rhinehardt": mark("Father Rhinehardt"),
    "heather_granville": mark("Heather Granville"),
    "jenny_leclerc": mark("Jenny LeClerc"),
}
_SHORT: Final = {
    "ox_bellows": mark("Ox"),
    "darrin_flash_williams": mark("Flash"),
    "missy_dubourde": mark("Missy"),
    "zoe_ingstrom": mark("Zoe"),
    "peter_akimoto": mark("Peter"),
    "brandon_jaspers": mark("Brandon"),
    "madame_zostra": mark("Zostra"),
    "vivian_lopez": mark("Vivian"),
    "professor_longfellow": mark("Longfellow"),
    "father_rhinehardt": mark("Rhinehardt"),
    "heather_granville": mark("Heather"),
    "jenny_leclerc": mark("Jenny"),
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
_ROLLS: Final = {
    "might": mark("Might roll"),
    "speed": mark("Speed roll"),
    "knowledge": mark("Knowledge roll"),
    "sanity": mark("Sanity roll"),
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
    return _(_ROOMS[room])


def card_name(card: str) -> str:
    """An omen, item or event card."""
    return _(CARDS[card].name)


def explorer_name(explorer: str) -> str:
    """An explorer's whole name."""
    return _(_EXPLORERS[explorer])


def explorer_short(explorer: str) -> str:
    """What an explorer is called where there is little room."""
    return _(_SHORT[explorer])


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


def roll_name(trait: str) -> str:
    """A roll of a trait (BT-4.4.1)."""
    return _(_ROLLS[trait])


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
