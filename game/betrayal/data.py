"""The facts of explorers, cards and the haunt chart, read from the JSON files beside this one and checked on loading."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from game.betrayal.terms import EVENT, ITEM, OMEN, TRAITS
from game.engine.tuned import Tuned

Trait = Literal["might", "speed", "knowledge", "sanity"]
_Track = Annotated[tuple[int, ...], msgspec.Meta(min_length=8, max_length=8)]


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An explorer's card: the values of each trait by step, the step it starts on (counted from 0), age, birthday as MM-DD, and the
    explorer on the other side of the card."""

    id: str
    colour: str
    pair: str
    age: int
    birthday: str
    tracks: dict[str, _Track]
    starts: dict[str, int]


class Holding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that an explorer keeps: omen or item. `gain` and `lose` are the steps of traits when it comes and goes (BT-4.5.1);
    `once`: discarded after its use."""

    id: str
    deck: Literal["omen", "item"]
    item: bool  # Bite and companions are none
    weapon: bool
    companion: bool
    trade: bool
    drop: bool
    steal: bool
    once: bool = False
    gain: tuple[tuple[Trait, int], ...] = ()
    lose: tuple[tuple[Trait, int], ...] = ()


class ChartRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the haunt chart: the haunt that each omen starts in this room."""

    room: str
    haunts: dict[str, int]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything tunable that the sources do not state."""

    last_round: Annotated[int, msgspec.Meta(ge=10)]  # before the haunt: a table that never finds it has lost its way
    dawn: Annotated[int, msgspec.Meta(ge=10)]  # rounds of a haunt after which day breaks and nobody has won
    countdown: Annotated[int, msgspec.Meta(ge=1)]  # so many of the last of these rounds are counted down at the table
    deal_changes: Annotated[int, msgspec.Meta(ge=1)]  # how often something is taken back while a deal is laid out


_HERE: Final = Path(__file__).parent
_FILES: Final = ("explorers.json", "holdings.json", "events.json", "chart.json")


_people: Final = msgspec.json.decode((_HERE / "explorers.json").read_bytes(), type=tuple[Person, ...])
PEOPLE: Final = {person.id: person for person in _people}
TRACKS: Final = {person.id: tuple(person.tracks[trait] for trait in TRAITS) for person in _people}
"""Explorer -> the values of the four traits by step, in the order of TRAITS."""
STARTS: Final = {person.id: tuple(person.starts[trait] for trait in TRAITS) for person in _people}

_holdings: Final = msgspec.json.decode((_HERE / "holdings.json").read_bytes(), type=tuple[Holding, ...])
HOLDINGS: Final = {card.id: card for card in _holdings}
OMENS: Final = tuple(card.id for card in _holdings if card.deck == OMEN)
ITEMS: Final = tuple(card.id for card in _holdings if card.deck == ITEM)

CHART: Final = {row.room: row.haunts for row in msgspec.json.decode((_HERE / "chart.json").read_bytes(), type=tuple[ChartRow, ...])}
TUNED: Final = Tuned(_HERE / "numbers.json", Numbers)


def haunts_of(options: Mapping[str, str]) -> dict[int, int]:
    """The haunts there were when the game with these options began, by number, with the versions of their rules."""
    return {int(number): int(version) for number, _, version in (each.partition(".") for each in options["haunts"].split("_"))}


def event_ids() -> tuple[str, ...]:
    """The event cards, as `events.json` lists them."""
    return tuple(row["id"] for row in msgspec.json.decode((_HERE / "events.json").read_bytes()))


EVENTS: Final = event_ids()
DECK_OF: Final = {**dict.fromkeys(OMENS, OMEN), **dict.fromkeys(ITEMS, ITEM), **dict.fromkeys(EVENTS, EVENT)}


def data_bytes() -> bytes:
    """The bytes of all data files but the tuned numbers, for the rules' fingerprint."""
    return b"".join((_HERE / name).read_bytes() for name in _FILES)
