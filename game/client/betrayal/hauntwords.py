"""What haunts do, in words: their actions, what they count and mark, facts of their own, choices, and how they end."""

from __future__ import annotations

from typing import Final

from game.client.words import mark

ACTIONS: Final[dict[str, str]] = {
    "defuse": mark("Defuse the bomb"),
    "strike": mark("Strike the body"),
    "possess": mark("Take possession of the body"),
}
"""`do ACTION`."""

COUNTERS: Final[dict[str, str]] = {
    "track": mark("Turns of the clock"),
    "hits": mark("Hits on the Astral Spirit"),
    "possession": mark("Possession"),
}
"""A counter by the first part of its name; what follows is a figure or a trait."""

HIDDEN_COUNTERS: Final = frozenset({"haunt_round", "ready", "spaces", "elevator_block", "stored"})
"""What the rules count for themselves."""

MARKS: Final[dict[str, str]] = {
    "bomb": mark("Bombs that tick"),
    "music_open": mark("Open"),
    "bell_book_candle": mark("Bell, book and candle"),
    "worn": mark("Worn"),
}
"""A mark, and what it is put on."""

HIDDEN_MARKS: Final = frozenset({"closed"})

FACTS: Final[dict[str, str]] = {
    "bomb_exploded": mark("The bomb of {name} goes off"),
    "bomb_may_be_defused": mark("{name} lets somebody at the bomb"),
    "bomb_may_not_be_defused": mark("{name} lets nobody at the bomb"),
}
"""A fact of its own as a sentence: `name` is the figure, `words` what the rules say of it."""

CHOICES: Final[dict[str, str]] = {
    "fetch": mark("fetch"),
    "carry": mark("carry away"),
}
"""Words that can be chosen and are no name of anything."""

WHY: Final[dict[str, str]] = {
    "traitors_big_bomb": mark("The Big Bomb was finished."),
    "traitors_all_dead": mark("No hero is left alive."),
    "heroes_traitor_dead": mark("The traitor is dead."),
    "lost_way": mark("The house has never shown what it hides. Nobody has won."),
    "dawn": mark("Day breaks, and neither side has done what it came for. Nobody has won."),
}
"""Why the game is over."""
