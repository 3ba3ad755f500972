"""The words of haunt 5, I Was a Teenage Lycanthrope."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

WORDS: Final = HauntWords(
    title=mark("I Was a Teenage Lycanthrope"),
    actions={
        "find_revolver": mark("Look for the Revolver"),
        "cast_bullets": mark("Cast silver bullets"),
    },
    marks={
        "bitten": mark("Bitten"),
        "wolf": mark("Werewolf"),
        "killer": mark("Has killed a hero"),
        "silver_bullets": mark("Silver bullets"),
    },
    facts={"silver_bullet": mark("A silver bullet strikes {name}")},
    purposes={"curse": mark("the curse")},
    figures={"dog": mark("Dog")},
    tokens={"silver_bullets": mark("Silver Bullets")},
    vetoes={
        "pack_shuns_the_lift": mark("Werewolves and the Dog do not use the Mystic Elevator"),
        "lift_shuns_the_pack": mark("the Mystic Elevator does not move for Werewolves and the Dog"),
        "wolves_draw_nothing": mark("a Werewolf draws no items and no omens"),
        "wolves_carry_nothing": mark("a Werewolf carries nothing"),
        "nobody_deals_with_wolves": mark("nobody deals with a Werewolf"),
        "silver_alone_kills": mark("nothing but silver kills a Werewolf"),
    },
    ends={
        "heroes_wolves_dead": mark("No Werewolf is left."),
        "traitors_no_hero_left": mark("No hero is left."),
    },
    matters=frozenset({"bitten", "wolf", "killer", "silver_bullets", "silver_bullet"}),
)
