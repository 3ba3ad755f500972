"""Where each kind of question of Last Friday is answered (see `game.client.places`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.client.places import Places

ANSWERED: Final[Mapping[str, Places]] = {
    "card": ("panel",),
    "chosen": ("panel",),
    "welcome": ("panel",),
    "start": ("board",),
    "place": ("board",),
    "corpse": ("board",),
    "clue": ("board",),
    "open": ("board", "panel"),
    "boat": ("board", "panel"),
    "turn": ("board", "panel"),  # tokens and clues are played in the panel
    "maniac": ("board", "panel"),
    "push": ("board",),
    "alarm": ("board",),
    "twist_move": ("board",),
    "reveal": ("panel",),
    "twist": ("panel",),
    "token": ("panel",),
    "lay": ("panel",),  # what is laid first, then where
    "look": ("board",),
}
