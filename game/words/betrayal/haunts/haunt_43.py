"""The words of haunt 43, The Star-Sickness."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

WORDS: Final = HauntWords(
    title=mark("The Star-Sickness"),
    tome=False,
    actions={
        "work": mark("Work in the laboratory"),
        "deliver": mark("Lay down the herbs"),
        "inject": mark("Inject the Serum"),
        "stop_change": mark("Stop the change"),
    },
    asks={"with_whom": mark("With whom is a number exchanged?")},
    leaves={"inject": mark("Let oneself be injected?")},
    counters={
        "exchanges": mark("Exchanges so far"),
        "rising": mark("Turns until the dead rises"),
        "herbs": mark("Herbs"),
        "track": mark("Turn/Damage track"),
    },
    marks={
        "serum": mark("Has the Serum"),
        "inoculated": mark("Inoculated"),
        "cured": mark("Dead for good"),
    },
    facts={
        "dealt": mark("{name} is dealt the number {number}"),
        "dealt_unseen": mark("{name} is dealt a number"),
        "you_are_sick": mark("{name} is sick, and on the traitors' side; nobody else knows"),
        "exchanged": mark("{name} and {words} exchange numbers"),
        "gave_and_got": mark("{name} gives the number {number} and gets {second}: {other}"),
        "died_healthy": mark("{name} was healthy"),
        "died_sick": mark("{name} was sick"),
        "shows_himself": mark("{name} drops the mask: a traitor"),
        "serum_made": mark("{name} has made the Serum"),
        "willing": mark("{name} agrees to the injection"),
        "unwilling": mark("{name} refuses the injection"),
        "injected": mark("{words} injects the Serum: {name}"),
        "was_healthy": mark("{name} is healthy, and safe from now on"),
        "was_sick": mark("{name} was sick, and does not survive the Serum"),
    },
    purposes={
        "sickness": mark("the Star-Sickness"),
        "herbs": mark("looking for herbs"),
    },
    figures={"alien": mark("Alien")},
    doubles=frozenset({"alien"}),
    tokens={
        "serum": mark("Serum"),
        "herbs": mark("Herbs"),
        "knowledge": mark("Knowledge"),
    },
    own={"tokens": mark("Own numbers: {numbers}"), "sick": mark("Sick, in secret: on the traitors' side")},
    vetoes={
        "aliens_spare_each_other": mark("Aliens do not attack each other"),
        "one_injection_is_enough": mark("whoever is inoculated is not injected again"),
    },
    ends={
        "heroes_inoculated": mark("Everybody alive is inoculated."),
        "traitors_all_sick": mark("Nobody healthy is left."),
    },
    matters=frozenset({"serum", "inoculated", "cured", "you_are_sick", "shows_himself", "serum_made"}),
    unsaid=frozenset({"met"}),
)
