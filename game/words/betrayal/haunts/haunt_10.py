"""The words of haunt 10, Family Gathering."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

WORDS: Final = HauntWords(
    title=mark("Family Gathering"),
    asks={
        "chase": mark("Whom does the zombie go after?"),
        "zombie": mark("Where does a zombie rise?"),
    },
    counters={"track": mark("Turn/Damage track")},
    marks={"trapped": mark("A zombie is trapped here")},
    facts={
        "zombie_chases": mark("{name} is after {words}"),
        "zombie_trapped": mark("{name} is trapped: {words}"),
    },
    purposes={"trapped": mark("the trap")},
    figures={
        "zombie": mark("Zombie"),
        "madman": mark("Madman"),
    },
    vetoes={
        "trapped_for_good": mark("a trapped Zombie stays where it is for good"),
        "bound_to_the_chase": mark("a Zombie goes nowhere but after the hero it is chasing"),
        "trapped_do_not_fight": mark("a trapped Zombie does not attack"),
        "trapped_are_left_alone": mark("a trapped Zombie cannot be attacked"),
        "trapped_are_past_harm": mark("nothing harms a trapped Zombie"),
    },
    ends={"heroes_zombies_trapped": mark("All zombies are trapped.")},
    matters=frozenset({"zombie_trapped"}),
)
