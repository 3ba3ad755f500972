"""Where questions are answered: on the board, with a card of the hand, or by a button of the panel. Each game says it of each kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Place = Literal["board", "hand", "panel"]
Places = tuple[Place, ...]
"""Where the first step of an answer can be clicked, the usual place first."""


def places_of(declared: Mapping[str, Places], kind: str) -> Places:
    """Where a kind of question is answered; what chance is asked is answered by nobody, and shown in the panel."""
    return declared.get(kind, ("panel",))
