"""The words of haunt 38, Hellbeasts."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

WORDS: Final = HauntWords(
    title=mark("Hellbeasts"),
    actions={
        "exorcise_sanity": mark("Exorcism by Sanity"),
        "exorcise_knowledge": mark("Exorcism by Knowledge"),
    },
    counters={"exorcism": mark("Exorcisms")},
    marks={"exorcised": mark("Used for the exorcism")},
    purposes={"firebats": mark("the fire of the bats")},
    figures={"firebat": mark("Firebat")},
    vetoes={"nothing_hurts_fire": mark("nothing hurts a Firebat")},
    ends={"heroes_exorcised": mark("The firebats are driven out.")},
    matters=frozenset({"exorcism", "exorcised"}),
)
