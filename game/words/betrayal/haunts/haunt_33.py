"""The words of haunt 33, An Invocation of Darkness."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

WORDS: Final = HauntWords(
    title=mark("An Invocation of Darkness"),
    actions={
        "invoke": mark("Read the invocation"),
        "destroy_book": mark("Destroy the Book"),
    },
    asks={"chamber": mark("Which room for the ritual comes into the house?")},
    choices={
        "brought": mark("brought to the ritual"),
        "destroyed": mark("destroyed"),
    },
    counters={"verses": mark("Verses read")},
    marks={"book": mark("The Book")},
    purposes={"strength": mark("growing stronger")},
    figures={"elder_god": mark("Elder God")},
    ends={"heroes_book_destroyed": mark("The Book is destroyed before the invocation was read to its end.")},
    matters=frozenset({"verses"}),
)
