"""The numbers of Last Friday that are our reading, and the Camper cards: read from numbers.json and cards.json, checked on loading."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from game.engine.tuned import Tuned


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything tunable. Keys of the dicts are clue types or chapters I to IV."""

    clues: dict[str, int]  # LF-K1
    corpses: int  # LF-K7
    markers: int  # LF-K4
    camper_steps: Annotated[int, msgspec.Meta(ge=1)]  # LF-T3
    sneaker_steps: int  # LF-K6
    long_sneaker_steps: int  # ability long_sneakers
    route_dots: Annotated[int, msgspec.Meta(ge=1, le=6)]  # LF-B2: dots on a Maniac step, cabin insides not counted
    hearing_reach: Annotated[int, msgspec.Meta(ge=0, le=9)]  # LF-K2: Maniac steps
    keen_reaches: tuple[int, ...]  # ability keen_ear
    axe_reach: int  # LF-K10: circles off a door; a circle beside a door's dot is one off
    far_steps: int  # abilities far_trap, far_lamp, far_shovel: Camper steps
    welcome_corpses: int  # LF-K8
    spacing_steps: int  # LF-S2: least Camper steps between two tokens
    single_corpses: dict[str, int]  # LF-S2, LF-S5
    single_clues: dict[str, int]
    single_shelter: int  # LF-S5: sheltered Campers that win a single I
    tokens_single: dict[str, tuple[str, ...]]  # LF-K11, LF-S5
    tokens_campaign: dict[str, tuple[str, ...]]  # LF-K11


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Camper card: its id, its colour, the clue it starts with, its ability (LF-K12)."""

    id: str
    colour: str
    token: str
    ability: str


_HERE = Path(__file__).parent

TUNED: Final = Tuned(_HERE / "numbers.json", Numbers)
CARDS: Final[dict[str, Card]] = {card.id: card for card in msgspec.json.decode((_HERE / "cards.json").read_bytes(), type=tuple[Card, ...])}


ABILITY: Final[dict[str, str]] = {"": "", **{card.id: card.ability for card in CARDS.values()}}
"""The ability of each card; of no card, none."""


def data_bytes() -> bytes:
    """The bytes of the cards, for the rules' fingerprint."""
    return (_HERE / "cards.json").read_bytes()
