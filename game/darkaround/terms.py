"""The fixed names of Darkness Around: faces, skills, children. What our reading added stands in numbers.json instead.

A child is a number: six times its seat, and its place in the party in level order (0 to 5; 3 is the gifted child). A set of
children is an int with their bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

PARTY: Final = 6
"""Children of a player (DA-1)."""
GIFTED: Final = 3
"""The gifted child's place in its party."""
MOST_SEATS: Final = 5
NOBODY: Final = -1

TREE: Final = "tree"
SKULL: Final = "skull"
LOSS: Final = {"tree": 0, "eye": 1, "ear": 2, "brain": 3}
"""What a face of the event die costs (DA-5)."""
SKULL_PIPS: Final = 6
"""The evasion die's skull counts as this where pips are asked (DA-7)."""
LUCK_FROM: Final = 4
"""The least pips that escape (DA-7) or find (DA-11)."""
FOUND_WITH: Final = 3
"""The sanity of a child that was found (DA-11)."""

HUSH: Final = "hush"
COMFORT: Final = "comfort"
FINDER: Final = "finder"
WARD: Final = "ward"
COURAGE: Final = "courage"
SKILLS: Final = (HUSH, COMFORT, FINDER, WARD, COURAGE)
"""The gifted children's skills (DA-9): an own event counts as tree; sanity for an own child; a search succeeds without a roll; an
attack is cancelled before the danger die; for one hour what dice cost is less."""

CHILD_NAMES: Final = ("1", "2", "3", "g", "4", "5")
"""A child's id within its party: its level, or g for the gifted one."""


def seat_of(child: int) -> int:
    """The seat whose child this is."""
    return child // PARTY


def gifted_of(seat: int) -> int:
    """A seat's gifted child."""
    return seat * PARTY + GIFTED


def party_of(seat: int) -> range:
    """A seat's children in level order."""
    return range(seat * PARTY, seat * PARTY + PARTY)


def party_mask(seat: int) -> int:
    """A seat's children as a set."""
    return ((1 << PARTY) - 1) << seat * PARTY


def child_text(child: int) -> str:
    """A child in an action's text: its seat and its id, such as `0.5` or `2.g`."""
    return f"{child // PARTY}.{CHILD_NAMES[child % PARTY]}"


def members(children: int) -> Iterator[int]:
    """The children of a set, lowest first."""
    while children:
        low = children & -children
        yield low.bit_length() - 1
        children ^= low


@cache
def pips(face: str) -> int:
    """What a face of the evasion die counts (DA-7)."""
    return SKULL_PIPS if face == SKULL else int(face)
