"""What a child of Darkness Around is worth by exact chances of the dice, for one child at a time.

A child's future hardly depends on the others, so a party is worth the sum of its children. `left` counts the hours that are still to
be rolled. A lost child is worth what searches may bring back. What is counted in the morning is told by a `Prize`.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from game.darkaround.numbers import BOX, TUNED
from game.darkaround.terms import FOUND_WITH, LOSS, LUCK_FROM, SKULL, pips

TIE: Final = 32
"""A child counts as much as so many levels where survivors win: more than all levels together (DA-13)."""

Spread = tuple[tuple[float, int], ...]
"""Chances and the sanity they leave."""


def _chances(die: dict[str, int]) -> list[tuple[str, float]]:
    return [(face, weight / sum(die.values())) for face, weight in die.items()]


EVENTS: Final = tuple(_chances(BOX.event_die))
ESCAPE: Final = sum(chance for face, chance in _chances(BOX.evade_die) if pips(face) >= LUCK_FROM)
FIND: Final = sum(chance for face, chance in _chances(BOX.evade_die) if face != SKULL and pips(face) >= LUCK_FROM)
MEET: Final = sum(chance for face, chance in _chances(BOX.evade_die) if face == SKULL)

WILLING: Final = 0.9
"""How often there is somebody who may look for a lost child."""
RISK: Final = MEET * (1 - ESCAPE)
"""How often a searcher is lost (DA-11, evasion)."""


class Prize(NamedTuple):
    """What a child that sees the morning counts: so much, and so much for each of its sanity."""

    child: float
    sanity: int

    def of(self, sanity: int) -> float:
        """With so much sanity left."""
        return self.child + self.sanity * sanity


def prize_of(aim: str, level: int) -> Prize:
    """By the aim of the game: points (DA-13), children with their level for the ties, or children only (DA-15)."""
    if aim == "points":
        return Prize(level, 1)
    return Prize(1 + level / TIE if aim == "survivors" else 1, 0)


@cache
def _attack(sanity: int, brave: bool) -> Spread:
    found: dict[int, float] = {}
    for face, chance in _chances(BOX.danger_die):
        if face == SKULL:
            found[0] = found.get(0, 0.0) + chance * (1 - ESCAPE)
            found[sanity] = found.get(sanity, 0.0) + chance * ESCAPE
        else:
            spared = TUNED.now.courage["danger"] if brave else 0
            after = max(0, sanity - max(0, int(face) - spared))
            found[after] = found.get(after, 0.0) + chance
    return tuple((chance, after) for after, chance in found.items())


@cache
def after_face(face: str, sanity: int, brave: bool = False) -> Spread:
    """What a face of the event die leaves of a child's sanity, in an hour with courage or without."""
    if face == SKULL:
        return _attack(sanity, brave)
    spared = TUNED.now.courage.get(face, 0) if brave else 0
    return ((1.0, max(0, sanity - max(0, LOSS[face] - spared))),)


@cache
def after_event(sanity: int, brave: bool = False) -> Spread:
    """What a turn leaves of a child's sanity."""
    return tuple((chance * part, after) for face, chance in EVENTS for part, after in after_face(face, sanity, brave))


@cache
def alive(sanity: int, hours: int) -> float:
    """The chance that a child is not lost in so many hours."""
    if not sanity or not hours:
        return float(sanity > 0)
    return sum(chance * alive(after, hours - 1) for chance, after in after_event(sanity))


@cache
def worth(prize: Prize, sanity: int, left: int) -> float:
    """What a child with so much sanity (0: lost) is expected to count."""
    if not sanity:
        return lost_worth(prize, left)
    if not left:
        return prize.of(sanity)
    return mean(prize, after_event(sanity), left - 1)


@cache
def lost_worth(prize: Prize, left: int) -> float:
    """What a lost child is expected to count, before the next clock card is turned: it may be sought now and later."""
    if not left:
        return 0.0
    later = lost_worth(prize, left - 1)
    return later + search_chance(prize, left) * (worth(prize, FOUND_WITH, left - 1) - later)


@cache
def search_chance(prize: Prize, left: int) -> float:
    """How likely a lost child is found before the next clock card, less what the search risks: as if so much of the finds were paid
    for it. The searcher is taken for a child of low level in fair health."""
    gain = worth(prize, FOUND_WITH, left - 1) - lost_worth(prize, left - 1)
    price = RISK * (2 + 3 if prize.sanity else 0.5)
    return WILLING * max(0.0, FIND - price / gain) if gain > 0 else 0.0


def mean(prize: Prize, spread: Spread, left: int) -> float:
    """What a child is expected to count after chances."""
    return sum(chance * worth(prize, after, left) for chance, after in spread)


@cache
def find_gain(prize: Prize, left: int) -> float:
    """What a sure search before the next clock card gains over trying as usual."""
    return worth(prize, FOUND_WITH, left - 1) - lost_worth(prize, left)


@cache
def face_gain(face: str, prize: Prize, sanity: int, left: int) -> float:
    """What it is worth that this event counts as tree, with so many hours left after it."""
    return worth(prize, sanity, left) - mean(prize, after_face(face, sanity), left)


@cache
def comfort_gain(prize: Prize, sanity: int, start: int, left: int) -> float:
    """What comfort is worth to a child before the next clock card."""
    return worth(prize, min(start, sanity + TUNED.now.comfort), left) - worth(prize, sanity, left) if sanity else 0.0


@cache
def courage_gain(prize: Prize, sanity: int, left: int) -> float:
    """What courage is worth to a child in the hour that begins."""
    if not sanity:
        return 0.0
    return mean(prize, after_event(sanity, brave=True), left - 1) - worth(prize, sanity, left)
