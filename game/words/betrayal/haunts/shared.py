"""What is called the same in every haunt, and before one: what the rulebook, rooms and cards count, mark, tell and forbid."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

SHARED: Final = HauntWords(
    title="",
    choices={
        "fetch": mark("fetch"),
        "carry": mark("carry away"),
        "yes": mark("Yes"),
        "no": mark("No"),
    },
    marks={
        "music_open": mark("Open"),
        "bell_book_candle": mark("Bell, Book and Candle"),
        "mask_on": mark("Worn"),
    },
    facts={
        "barred": mark("{name}: {words}"),
        "thing_stolen": mark("{name} is robbed of: {words}"),
    },
    purposes={
        "haunt": mark("the haunt roll"),
        "attack": mark("the attack"),
        "defence": mark("the defence"),
        "card_attack": mark("the attack of the card"),
        "collapsed_room": mark("keeping one's footing"),
        "elevator": mark("the Mystic Elevator"),
    },
    tokens={
        "below_collapsed_room": mark("Below Collapsed Room"),
        "blessing": mark("Blessing"),
        "closet": mark("Closet"),
        "drip": mark("Drip"),
        "safe": mark("Safe"),
        "secret_passage": mark("Secret Passage"),
        "secret_stairs": mark("Secret Stairs"),
        "skeletons": mark("Skeletons"),
        "slide": mark("Slide"),
        "smoke": mark("Smoke"),
        "vault_empty": mark("Vault Empty"),
        "wall_switch": mark("Wall Switch"),
        "item_pile": mark("Item Pile"),
        "might_roll": mark("Might Roll"),
        "speed_roll": mark("Speed Roll"),
        "knowledge_roll": mark("Knowledge Roll"),
        "sanity_roll": mark("Sanity Roll"),
    },
    vetoes={
        "monsters_do_not_explore": mark("monsters do not explore the house"),
        "no_hands": mark("this monster carries nothing"),
        "does_not_attack": mark("it does not attack"),
        "not_attackable": mark("it cannot be attacked"),
    },
    ends={
        "traitors_all_dead": mark("No hero is left alive."),
        "heroes_traitor_dead": mark("The traitor is dead."),
        "all_dead": mark("Nobody is left alive."),
        "lost_way": mark("The house has never shown what it hides. Nobody has won."),
        "dawn": mark("Day breaks, and neither side has done what it came for. Nobody has won."),
    },
    untold=frozenset({"conceded", "dawn", "lost_way", "all_dead"}),
    matters=frozenset({"bell_book_candle"}),
    unsaid=frozenset({"haunt_round", "ready", "spaces", "elevator_block", "stored"}),
)
