"""The numbers of Stay Away! that are our reading: read from numbers.json, checked on loading."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from game.engine.tuned import Tuned


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in Stay Away! that may be tuned."""

    turns_a_seat: Annotated[int, msgspec.Meta(ge=1)]  # SA-94: a game of more turns for each seat is a draw
    far_turns_a_seat: Annotated[int, msgspec.Meta(ge=1)]  # the same with the option `far`


_FILE: Final = Path(__file__).parent / "numbers.json"

TUNED: Final = Tuned(_FILE, Numbers)
