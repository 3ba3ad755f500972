"""Where each kind of question of Stay Away! is answered (see `game.client.places`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.client.places import Places

ANSWERED: Final[Mapping[str, Places]] = {
    "act": ("hand", "panel"),  # a statement is begun in the panel
    "keep": ("hand",),
    "lay": ("hand",),
    "answer": ("hand",),
    "forget": ("hand",),
    "date": ("hand",),
    "chain": ("hand",),
    "barbecue": ("panel", "hand"),  # the same presses with the answering card and without it
    "comfort": ("panel", "hand"),
    "confess": ("panel",),
    "swap": ("board",),
    "between": ("board",),
    "friend": ("board",),
    "third": ("board", "panel"),
}
