"""Event cards as data: whom a card concerns, what is rolled, and what happens from which result on (`events.json`, checked on loading)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from game.betrayal.data import Trait


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """Something that happens to the explorer concerned."""


class Clip(Effect, frozen=True, tag="clip"):
    """A trait, or the one that was rolled, moves."""

    trait: Trait | Literal["rolled"]
    steps: int


class AnyTrait(Effect, frozen=True, tag="choose"):
    """A trait of one's choice moves."""

    steps: int


class Dice(Effect, frozen=True, tag="damage"):
    """So many dice of damage, and `more` in a room with an event symbol."""

    kind: Literal["physical", "mental"]
    dice: Annotated[int, msgspec.Meta(ge=1)]
    more: int = 0


class Cards(Effect, frozen=True, tag="draw"):
    """Cards are drawn."""

    deck: Literal["item", "event", "omen"]
    number: Annotated[int, msgspec.Meta(ge=1)] = 1


class Go(Effect, frozen=True, tag="go"):
    """The explorer is in this room at once."""

    room: str


class Lay(Effect, frozen=True, tag="lay"):
    """The card's token lies here now; there is but one."""

    token: str


class Take(Effect, frozen=True, tag="take"):
    """The token leaves the house."""

    token: str


class Keep(Effect, frozen=True, tag="keep"):
    """The card stays in front of the explorer."""


class Stick(Effect, frozen=True, tag="stick"):
    """The card stays and holds the explorer fast."""


class Attacked(Effect, frozen=True, tag="attacked"):
    """Something on the card attacks with Might 4 (BT-5.8)."""


class Special(Effect, frozen=True, tag="special"):
    """What has a name only; `word` says what of it (empty: the trait that was rolled)."""

    what: str
    word: str = ""


Op = Clip | AnyTrait | Dice | Cards | Go | Lay | Take | Keep | Stick | Attacked | Special


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens from a result on."""

    least: int
    effects: tuple[Op, ...]


class Throwing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is rolled: a trait, one of several of one's choice, or so many dice; `extra` dice in some rooms."""

    traits: tuple[Trait, ...] = ()
    dice: int = 0
    extra: dict[str, int] = {}


class TokenCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be tried once a turn where a card's token lies."""

    id: str
    roll: Throwing
    bands: tuple[Band, ...]


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event card. `who`: the drawer, each explorer, each in the basement, or each in one of `rooms` or at an uncovered window."""

    id: str
    who: Literal["drawer", "each", "basement", "exposed"] = "drawer"
    rooms: tuple[str, ...] = ()
    optional: bool = False
    roll: Throwing | None = None
    bands: tuple[Band, ...] = ()  # from the best result down to 0
    effects: tuple[Op, ...] = ()
    token: TokenCard | None = None


_read: Final = msgspec.json.decode((Path(__file__).parent / "events.json").read_bytes(), type=tuple[EventCard, ...])
EVENT_CARDS: Final = {card.id: card for card in _read}
TOKEN_CARDS: Final = {card.token.id: card.token for card in _read if card.token is not None}
