"""The numbers and cards of Last Friday as the rules tell them, in the referee's own table."""

from __future__ import annotations

from typing import Final

CLUES: Final = {"hearing": 8, "trap": 8, "flashlight": 7, "shovel": 7, "sneakers": 5}  # LF-K1
CORPSES: Final = 8  # LF-K7
MARKERS: Final = 30  # LF-K4
WELCOME_CORPSES: Final = 5  # LF-K8
ROUNDS: Final = 15  # LF-T1
TOKENS: Final = ("twist", "shadow", "speed", "invisibility", "axe")  # LF-K10
CHAPTERS: Final = ("I", "II", "III", "IV")

CAMPAIGN_TOKENS: Final = {1: ("axe", "shadow", "speed"), 2: ("shadow", "speed"), 3: ("shadow", "speed"), 4: ("shadow", "speed")}  # LF-K11
SINGLE_TOKENS: Final = {**CAMPAIGN_TOKENS, 3: ("twist", "shadow", "speed"), 4: ("twist", "shadow", "speed")}
SINGLE_CORPSES: Final = {2: 2, 3: 4, 4: 8}  # LF-S2, LF-S5
SINGLE_CLUES: Final = {2: 5, 3: 10, 4: 15}

CARDS: Final = {  # LF-K12: colour, starting token, ability
    "rita": ("red", "sneakers", "second_wind"),
    "bruno": ("red", "shovel", "share"),
    "stella": ("red", "hearing", "keen_ear"),
    "vera": ("yellow", "flashlight", "far_lamp"),
    "otto": ("yellow", "trap", "reach"),
    "pip": ("yellow", "hearing", "peek"),
    "linden": ("green", "trap", "far_trap"),
    "flora": ("green", "shovel", "far_shovel"),
    "ida": ("green", "sneakers", "sure_foot"),
    "marina": ("blue", "sneakers", "swim"),
    "leo": ("blue", "flashlight", "peek"),
    "clara": ("blue", "hearing", "keen_ear"),
    "jules": ("brown", "sneakers", "long_sneakers"),
    "hugo": ("brown", "shovel", "no_fear"),
    "nina": ("brown", "flashlight", "second_wind"),
}

FINAL: Final = frozenset(
    (
        *("CardDealt", "WelcomePlaced", "CluesGiven", "ClueDrawn", "StartChosen", "Passed", "ClueTaken", "WelcomeTurned", "Heard"),
        *("LampOut", "LampSilent", "TrapGone", "ClueSeen", "Died", "Pushed", "Moved", "Revealed", "NotCornered", "TokenUsed"),
        *("ChapterEnded", "GameEnded"),
    )
)
"""The events by which somebody learns what was hidden or drawn, or that an action was possible that depends on what is hidden."""
