"""The words of haunt 45, Tick, Tick, Tick."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

WORDS: Final = HauntWords(
    title=mark("Tick, Tick, Tick"),
    actions={"defuse": mark("Defuse the bomb")},
    leaves={"defuse": mark("May the bomb be defused?")},
    choices={
        "ticking": mark("the ticking"),
        "slipped": mark("a slip of the hand"),
        "too_near": mark("too near"),
    },
    counters={"track": mark("Turn/Damage track")},
    marks={"bomb": mark("Bombs that tick")},
    facts={
        "bomb_exploded": mark("The bomb of {name} goes off"),
        "bomb_may_be_defused": mark("{name} lets somebody at the bomb"),
        "bomb_may_not_be_defused": mark("{name} lets nobody at the bomb"),
    },
    purposes={"ticking": mark("the ticking bombs")},
    vetoes={
        "builder_stays": mark("the builder of the Big Bomb never leaves that room, and nothing moves them"),
        "workshop_stays": mark("the room of the bomb's builder does not move"),
        "own_dynamite": mark("the builder's own Dynamite does the builder no harm"),
    },
    ends={"traitors_big_bomb": mark("The Big Bomb was finished.")},
    matters=frozenset({"bomb_exploded"}),
    unsaid=frozenset({"spared"}),
)
