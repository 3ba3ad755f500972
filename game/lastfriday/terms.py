"""The fixed names of Last Friday: seats, colours, tokens. Everything tunable stands in numbers.json instead."""

from __future__ import annotations

from typing import Final

MANIAC: Final = 0
"""The Maniac's seat; seats 1 to 5 are the Campers in turn order (LF-T2)."""
COLOURS: Final = ("red", "yellow", "green", "blue", "brown")
CAMPERS: Final = (1, 2, 3, 4, 5)

CLUES: Final = ("hearing", "trap", "flashlight", "shovel", "sneakers")
TOKENS: Final = ("twist", "shadow", "speed", "invisibility", "axe")
"""The Maniac's tokens (LF-K10)."""

CLOSED: Final = "closed"
CAMPER_SIDE: Final = "camper"
MANIAC_SIDE: Final = "maniac"

ENTRANCE: Final = 0
"""The dot of a newcomer who still waits at the camp entrance (LF-B8)."""
CORPSE: Final = "corpse"

CHAPTERS: Final = ("I", "II", "III", "IV")
LAST_ROUND: Final = 15
REVEAL_EVERY: Final = 3


def seat_of(colour: str) -> int:
    """The seat of the Camper with this colour."""
    return COLOURS.index(colour) + 1


def colour_of(seat: int) -> str:
    """The colour of a Camper's seat (1 to 5)."""
    return COLOURS[seat - 1]


def is_reveal_round(number: int) -> bool:
    """Whether the Maniac reveals in this round (LF-T6)."""
    return number % REVEAL_EVERY == 0
