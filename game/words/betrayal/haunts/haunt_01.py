"""The words of haunt 1, The Mummy Walks."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

WORDS: Final = HauntWords(
    title=mark("The Mummy Walks"),
    actions={
        "true_name": mark("Look for the true name"),
        "learn_spell": mark("Learn the spell"),
        "banish": mark("Speak the spell against the Mummy"),
        "take_girl": mark("Take the Girl by the hand"),
        "hand_over": mark("Hand over"),
        "secret_way": mark("Go by a secret way"),
    },
    asks={"girl": mark("Where has the Girl hidden?")},
    counters={"steps": mark("Secrets of the Mummy found out")},
    marks={
        "banished": mark("Banished"),
        "custody": mark("Has had the Girl"),
    },
    facts={"mummy_banished": mark("{name} speaks the name and the spell: the Mummy is banished")},
    figures={"mummy": mark("Mummy")},
    tokens={"sarcophagus": mark("Sarcophagus")},
    vetoes={
        "bride_is_not_picked_up": mark("the Mummy takes the Girl up only once it has had her"),
        "too_slow_to_be_hit": mark("attacks of Speed do nothing to the Mummy"),
        "dynamite_is_nothing_to_it": mark("Dynamite does nothing to the Mummy"),
    },
    ends={
        "heroes_mummy_banished": mark("The Mummy is banished by its true name."),
        "traitors_wedding": mark("The Mummy has wedded the Girl at its Sarcophagus."),
    },
    matters=frozenset({"steps", "banished", "mummy_banished"}),
)
