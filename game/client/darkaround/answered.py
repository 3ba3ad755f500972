"""Where each kind of question of Darkness Around is answered (see `game.client.places`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.client.places import Places

ANSWERED: Final[Mapping[str, Places]] = {
    "choose": ("panel",),
    "hush": ("panel",),
    "ward": ("panel",),
    "prepare": ("board", "panel"),  # children are chosen on the board, skills in the panel
}
