"""The clues, tokens, characters and abilities of Last Friday: what each is called, and what it is or does."""

from __future__ import annotations

from typing import Final

from game.words.language import mark
from game.words.named import Named

CLUES: Final = {
    "hearing": Named(
        mark("Sharp Hearing"), mark("Asks whether the Maniac is within two of his steps of the circles next to you; he answers truthfully.")
    ),
    "trap": Named(
        mark("Bear Trap"), mark("Laid on your dot or one next to it. A Maniac who passes over it shows himself and misses his next move.")
    ),
    "flashlight": Named(
        mark("Flashlight"),
        mark("Laid on your dot or one next to it; lights every circle beside it. A Maniac caught in the light shows himself."),
    ),
    "shovel": Named(mark("Shovel"), mark("Takes away a corpse on a dot next to you, and its Fear point.")),
    "sneakers": Named(mark("Sneakers"), mark("Two more steps in this turn.")),
}
"""What the Campers find."""
TOKENS: Final = {
    "twist": Named(mark("Plot Twist"), mark("An extra move at the very end of a round, after everyone.")),
    "shadow": Named(mark("Shadow"), mark("Skips a reveal that the Round Track calls for.")),
    "speed": Named(mark("Supernatural Speed"), mark("Two steps in this turn; only the second circle is recorded.")),
    "invisibility": Named(mark("Invisibility"), mark("Cancels one reveal: by the Round Track, a trap or a lamp, but not by contact.")),
    "axe": Named(mark("Axe"), mark("Breaks open a closed cabin at most two circles away and makes it the Maniac's own.")),
}
"""The tokens of the Maniac."""
CHARACTERS: Final = {
    "rita": Named(mark("Rita"), mark("runner")),
    "bruno": Named(mark("Bruno"), mark("camp cook")),
    "stella": Named(mark("Stella"), mark("singer")),
    "vera": Named(mark("Vera"), mark("electrician")),
    "otto": Named(mark("Otto"), mark("goalkeeper")),
    "pip": Named(mark("Pip"), mark("bird-watcher")),
    "linden": Named(mark("Linden"), mark("young forester")),
    "flora": Named(mark("Flora"), mark("gardener")),
    "ida": Named(mark("Ida"), mark("climber")),
    "marina": Named(mark("Marina"), mark("swimmer")),
    "leo": Named(mark("Leo"), mark("stargazer")),
    "clara": Named(mark("Clara"), mark("violinist")),
    "jules": Named(mark("Jules"), mark("paper boy")),
    "hugo": Named(mark("Hugo"), mark("prankster")),
    "nina": Named(mark("Nina"), mark("dancer")),
}
"""The characters of the Camper cards: name and trade."""
ABILITIES: Final = {
    "second_wind": Named(mark("Second wind"), mark("Once a chapter: one more step.")),
    "share": Named(mark("Share"), mark("Once a turn: gives a clue to a Camper on the same dot or the next.")),
    "keen_ear": Named(mark("Keen ear"), mark("Sharp Hearing reaches one, two or three Maniac steps, as chosen.")),
    "far_lamp": Named(mark("Far light"), mark("Lays a Flashlight up to two steps away.")),
    "far_trap": Named(mark("Far trap"), mark("Lays a Bear Trap up to two steps away.")),
    "far_shovel": Named(mark("Far spade"), mark("Digs up to two steps away.")),
    "reach": Named(mark("Long reach"), mark("Once a turn: takes a clue from the next dot without going there.")),
    "peek": Named(mark("Peek"), mark("Once a chapter: looks at a face-down clue on the next dot.")),
    "sure_foot": Named(mark("Sure foot"), mark("Walks over corpses, but does not end a turn on one.")),
    "swim": Named(mark("Swim"), mark("Once a chapter: from one pier to any other in one step, without the boat.")),
    "long_sneakers": Named(mark("Sprinter"), mark("Sneakers give three more steps instead of two.")),
    "no_fear": Named(mark("Nobody's fool"), mark("The corpse of this Camper counts no Fear point.")),
}
"""What characters can do."""
