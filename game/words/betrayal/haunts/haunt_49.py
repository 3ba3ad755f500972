"""The words of haunt 49, You Wear It Well."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

WORDS: Final = HauntWords(
    title=mark("You Wear It Well"),
    actions={
        "strike": mark("Strike"),
        "possess": mark("Take possession of the body"),
    },
    counters={
        "hits": mark("Hits on the Astral Spirit"),
        "possession": mark("Possession"),
    },
    figures={
        "astral_spirit": mark("Astral Spirit"),
        "body": mark("Body"),
    },
    doubles=frozenset({"body"}),
    vetoes={
        "souls_do_not_explore": mark("a Soul discovers no rooms"),
        "souls_draw_nothing": mark("a Soul draws no cards"),
        "souls_get_nothing": mark("a Soul gets nothing new"),
        "souls_do_not_trade": mark("a Soul does not trade"),
        "souls_bear_no_arms": mark("a Soul uses no weapons and not the Skull"),
        "souls_fight_by_mind": mark("a Soul attacks with Knowledge or Sanity alone"),
        "souls_answer_by_mind": mark("a Soul cannot be fought with Might or Speed"),
        "spirit_wants_souls": mark("the Astral Spirit attacks only Souls"),
        "spirit_is_never_stunned": mark("the Astral Spirit is never stunned"),
    },
    ends={
        "heroes_spirit_destroyed": mark("The Astral Spirit is destroyed."),
        "traitors_possessed": mark("The Astral Spirit has taken possession of a body."),
        "traitors_souls_destroyed": mark("All souls are destroyed."),
    },
    matters=frozenset({"hits", "possession"}),
)
