"""The numbers of Darkness Around that are our reading, checked on loading: what lies in the box (box.json), a part of
the rules, and what is tuned (numbers.json), which each game keeps as it began."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from game.engine.tuned import Tuned

Weight = Annotated[int, msgspec.Meta(ge=1)]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Children, clock cards and dice. A die is a table from face to the number of its sides that show it."""

    levels: tuple[int, int, int, int, int, int]  # DA-1: of a party's children in level order; the fourth is the gifted one
    hours: int  # DA-3: hours that are played; one clock card more is morning
    event_die: dict[str, Weight]  # DA-5
    danger_die: dict[str, Weight]  # DA-6
    evade_die: dict[str, Weight]  # DA-7, DA-11


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in Darkness Around that may be tuned."""

    start: dict[str, int]  # DA-2: by difficulty; a child begins with this less its level
    comfort: int  # DA-9: sanity that the skill gives
    courage: dict[str, int]  # DA-9: how much less each kind of loss costs
    solo_rows: tuple[int, ...]  # DA-15: the least score of each row of the table but the lowest
    solo_wins_from: int  # DA-15: the score from which the solo player has beaten the night: the upper half of the table
    cooperative_share: tuple[int, int]  # DA-15: as a fraction


_HERE: Final = Path(__file__).parent

BOX: Final[Box] = msgspec.json.decode((_HERE / "box.json").read_bytes(), type=Box)
TUNED: Final = Tuned(_HERE / "numbers.json", Numbers)


def data_bytes() -> bytes:
    """The bytes of the box, for the rules' fingerprint."""
    return (_HERE / "box.json").read_bytes()
