"""The words of haunt 12, Fleshwalkers."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

WORDS: Final = HauntWords(
    title=mark("Fleshwalkers"),
    tome=False,
    actions={"take_ball": mark("Ask for the Crystal Ball")},
    asks={"crystal_ball": mark("Give up the Crystal Ball?")},
    figures={"evil_twin": mark("Evil Twin")},
    doubles=frozenset({"evil_twin"}),
    vetoes={
        "only_the_ball_sees_them": mark("only the holder of the Crystal Ball attacks a stunned Twin"),
        "twins_call_no_lift": mark("the Mystic Elevator does not move for a Twin"),
    },
    ends={
        "heroes_twins_dead": mark("All the evil twins are dead."),
        "nobody_all_dead": mark("Nobody is left alive."),
    },
)
