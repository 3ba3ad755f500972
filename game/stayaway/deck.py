"""The deck of Stay Away!: read from deck.json, checked on loading. A copy is in play when its printed number is at most the number of
seats (SA-1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card with the printed number of each copy (0: none printed, always in)."""

    id: str
    back: Literal["stay_away", "panic"]
    category: Literal["contagion", "action", "defense", "obstacle", "panic"]
    numbers: tuple[Annotated[int, msgspec.Meta(ge=0, le=12)], ...]


class _Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Card, ...]


_FILE: Final = Path(__file__).parent / "deck.json"

CARDS: Final[tuple[Card, ...]] = msgspec.json.decode(_FILE.read_bytes(), type=_Deck).cards
"""The 31 kinds in the deck's own order, in which hands are sorted and actions listed."""
ORDER: Final[Mapping[str, int]] = {card.id: place for place, card in enumerate(CARDS)}
BACK: Final[Mapping[str, str]] = {card.id: card.back for card in CARDS}
CATEGORY: Final[Mapping[str, str]] = {card.id: card.category for card in CARDS}


@cache
def copies(seats: int) -> Mapping[str, int]:
    """How many copies of each kind are in the deck for so many seats (SA-1), kinds without one left out."""
    counts = {card.id: sum(number <= seats for number in card.numbers) for card in CARDS}
    return {card: count for card, count in counts.items() if count}


def data_bytes() -> bytes:
    """The bytes of the data file, for the rules' fingerprint."""
    return _FILE.read_bytes()
