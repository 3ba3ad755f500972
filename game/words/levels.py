"""What the levels of computer players are called."""

from __future__ import annotations

from game.players.base import RANDOM
from game.words.language import _


def level_words(level: str) -> str:
    """A computer's level in words."""
    return {
        "easy": _("Computer, easy"),
        "normal": _("Computer"),
        "hard": _("Computer, hard"),
        RANDOM: _("Computer, by chance"),
    }.get(level, level)
