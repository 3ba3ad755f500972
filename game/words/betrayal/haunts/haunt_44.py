"""The words of haunt 44, Death Doth Find Us All."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

WORDS: Final = HauntWords(
    title=mark("Death Doth Find Us All"),
    actions={"rite": mark("Speak the rite")},
    counters={
        "rite": mark("Rites spoken"),
        "decades": mark("Decades older"),
    },
    marks={"rite": mark("Here the rite was spoken")},
    facts={"aged": mark("{name} is now {number} years old")},
    purposes={
        "years": mark("the years"),
        "youth": mark("growing younger"),
    },
    vetoes={"medallion_is_for_heroes": mark("the traitor cannot get the Medallion")},
    ends={"heroes_rejuvenated": mark("The rite has turned the glass over: the years are given back.")},
    matters=frozenset({"rite"}),
)
