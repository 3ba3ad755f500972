"""The words of haunt 9, The Dance of Death."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

WORDS: Final = HauntWords(
    title=mark("The Dance of Death"),
    actions={"defy": mark("Defy the Fiddler")},
    marks={"destroyed": mark("Destroyed")},
    facts={
        "gave_in": mark("{name} gives in to the music"),
        "symbol_destroyed": mark("{name} destroys the Holy Symbol"),
    },
    purposes={
        "lure": mark("the lure of the fiddle"),
        "dance": mark("the dance"),
    },
    vetoes={
        "drawn_to_the_ballroom": mark("whoever is drawn goes nowhere but toward the Ballroom"),
        "no_new_rooms_for_the_drawn": mark("whoever is drawn discovers no rooms in this turn"),
        "symbol_is_not_given_away": mark("no hero parts with the Holy Symbol of their own will"),
        "dancers_fight_with_speed": mark("whoever dances attacks with Speed alone"),
    },
    ends={
        "heroes_fiddler_banished": mark("The Dark Fiddler has been defied, and is gone."),
        "traitors_symbol_destroyed": mark("The Holy Symbol is destroyed: nothing can stop the dance."),
        "traitors_all_dance": mark("Everybody dances."),
    },
    untold=frozenset({"traitors_all_dance"}),
    matters=frozenset({"destroyed", "gave_in", "symbol_destroyed"}),
)
