"""What the rule files state of explorers, rooms, cards and the chart, read from the referee's own copies in `facts/`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

_HERE: Final = Path(__file__).parent / "facts"


def _rows(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((_HERE / f"{name}.json").read_text(encoding="utf-8"))
    return rows


TRAITS: Final = ("might", "speed", "knowledge", "sanity")
"""The order of the four clips in the observation."""
SHARES: Final = {"physical": ("might", "speed"), "mental": ("sanity", "knowledge")}
"""BT-3.1: kind of damage -> the traits that share it, in the order in which they are spread."""
KIND: Final = {trait: kind for kind, traits in SHARES.items() for trait in traits}
PEOPLE: Final = {row["id"]: row for row in _rows("explorers")}
ROOMS: Final = {row["id"]: row for row in _rows("rooms")}
CARDS: Final = {row["id"]: row for row in _rows("cards")}
EVENTS: Final = {row["id"]: row for row in _rows("events")}
CHART: Final = {(row["room"], omen): haunt for row in _rows("chart") for omen, haunt in row["haunts"].items()}
TRAITOR: Final = {row["number"]: row["rule"] for row in _rows("traitors")}
DECKS: Final = {
    "omen": sorted(card for card, row in CARDS.items() if row["deck"] == "omen"),
    "item": sorted(card for card, row in CARDS.items() if row["deck"] == "item"),
    "event": sorted(EVENTS),
}
DECK_OF: Final = {card: deck for deck, cards in DECKS.items() for card in cards}
COMPANIONS: Final = ("dog", "girl", "madman")
TRIES: Final = {row["token"]: row["try"] for row in EVENTS.values() if "try" in row}
"""Token -> what trying it asks for (roll, bands)."""
EXITS: Final = {
    "attic": ("speed", 3, "might"),
    "graveyard": ("sanity", 4, "knowledge"),
    "junk_room": ("might", 3, "speed"),
    "pentagram_chamber": ("knowledge", 4, "sanity"),
}
"""BT-7.7."""
BARRIERS: Final = {"chasm": ("speed", 3), "catacombs": ("sanity", 6), "tower": ("might", 3), "vault": ("knowledge", 6)}
"""BT-7.1, BT-7.2."""
BOOSTS: Final = {"chapel": "sanity", "gymnasium": "speed", "larder": "might", "library": "knowledge"}
"""BT-7.8."""
PAINS: Final = {"furnace_room": "physical", "crypt": "mental"}
"""BT-7.9."""
CALM: Final = ("pentagram_chamber", "crypt", "graveyard")
"""Rooms against which the Medallion protects."""
WEAPONS: Final = {
    "axe": ("might", 1),
    "blood_dagger": ("might", 3),
    "revolver": ("speed", 1),
    "sacrificial_dagger": ("might", 3),
    "spear": ("might", 2),
    "ring": ("sanity", 0),
}
"""Card -> the trait of an attack with it, and the dice it adds (items.json, omens.json)."""
OUTDOORS: Final = {
    "the_beckoning": ("gardens", "graveyard", "tower", "balcony"),
    "shrieking_wind": ("gardens", "graveyard", "patio", "tower", "balcony"),
}
FIXED_DICE: Final = {
    "haunt": 6,
    "elevator": 2,
    "dark_dice": 3,
    "bottle": 3,
    "card_attack": 4,
    "event_disquieting_sounds": 6,
    "event_phone_call": 2,
    "event_secret_passage": 3,
    "event_the_lost_one": 3,
    "event_it_is_meant_to_be": 4,
    "token_closet": 2,
}
"""Rolls of a number of dice that is printed."""


def value(who: str, trait: str, step: int) -> int:
    """The value of an explorer's trait on a step; 0 on the skull."""
    return int(PEOPLE[who]["tracks"][trait][step]) if step >= 0 else 0


def band(bands: Sequence[dict[str, Any]], total: int) -> dict[str, Any]:
    """The row of results for a total."""
    return next(row for row in bands if total >= row["least"])
