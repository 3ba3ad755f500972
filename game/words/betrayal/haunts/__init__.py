"""What a haunt's things are called: a words file for each haunt, `haunt_NN`, looked up by the haunt that is on the table."""

from __future__ import annotations

import importlib
from functools import lru_cache

from game.words.betrayal.haunts.base import HauntWords
from game.words.betrayal.haunts.shared import SHARED


def own_words(number: int) -> HauntWords:
    """What a haunt's own words file says. Raises ModuleNotFoundError for a haunt that has none."""
    found: HauntWords = importlib.import_module(f"{__name__}.haunt_{number:02}").WORDS
    return found


@lru_cache(maxsize=64)
def words_of(number: int) -> HauntWords:
    """All words that hold while a haunt is on the table; 0: before any haunt."""
    return own_words(number).over(SHARED) if number else SHARED
