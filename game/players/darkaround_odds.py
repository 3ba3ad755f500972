"""What a child of Darkness Around is worth: expected points by exact chances of the dice, for one child at a time.

A child's future hardly depends on the others, so a party is worth the sum of its children. `left` counts the hours that are still to
be rolled. A lost child is worth what searches may bring back.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from game.darkaround.numbers import NUMBERS
from game.darkaround.terms import FOUND_WITH, LOSS, LUCK_FROM, SKULL, pips

Spread = tuple[tuple[float, int], ...]
"""Chances and the sanity they leave."""


def _chances(die: dict[str, int]) -> list[tuple[str, float]]:
    return [(face, weight / sum(die.values())) for face, weight in die.items()]


EVENTS: Final = tuple(_chances(NUMBERS.event_die))
ESCAPE: Final = sum(chance for face, chance in _chances(NUMBERS.evade_die) if pips(face) >= LUCK_FROM)
FIND: Final = sum(chance for face, chance in _chances(NUMBERS.evade_die) if face != SKULL and pips(face) >= LUCK_FROM)
MEET: Final = sum(chance for face, chance in _chances(NUMBERS.evade_die) if face == SKULL)

WILLING: Final = 0.9
"""How often there is somebody who may look for a lost child."""
PRICE: Final = 5 * MEET * (1 - ESCAPE)
"""What a search costs in expected points for the searcher's risk: a middling child's worth."""


@cache
def _attack(sanity: int, brave: bool) -> Spread:
    found: dict[int, float] = {}
    for face, chance in _chances(NUMBERS.danger_die):
        if face == SKULL:
            found[0] = found.get(0, 0.0) + chance * (1 - ESCAPE)
            found[sanity] = found.get(sanity, 0.0) + chance * ESCAPE
        else:
            spared = NUMBERS.courage["danger"] if brave else 0
            after = max(0, sanity - max(0, int(face) - spared))
            found[after] = found.get(after, 0.0) + chance
    return tuple((chance, after) for after, chance in found.items())


@cache
def after_face(face: str, sanity: int, brave: bool = False) -> Spread:
    """What a face of the event die leaves of a child's sanity, in an hour with courage or without."""
    if face == SKULL:
        return _attack(sanity, brave)
    spared = NUMBERS.courage.get(face, 0) if brave else 0
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
def worth(level: int, sanity: int, left: int) -> float:
    """The expected points of a child with so much sanity (0: lost)."""
    if not sanity:
        return lost_worth(level, left)
    if not left:
        return float(level + sanity)
    return mean(level, after_event(sanity), left - 1)


@cache
def lost_worth(level: int, left: int) -> float:
    """The expected points of a lost child, before the next clock card is turned: it may be sought now and later."""
    if not left:
        return 0.0
    later = lost_worth(level, left - 1)
    return later + WILLING * max(0.0, FIND * found_gain(level, left) - PRICE)


def mean(level: int, spread: Spread, left: int) -> float:
    """The expected points of a child after chances."""
    return sum(chance * worth(level, after, left) for chance, after in spread)


@cache
def search_gain(level: int, searcher_level: int, searcher_sanity: int, left: int) -> float:
    """What a search before the next clock card is expected to bring (DA-11, evasion)."""
    return FIND * found_gain(level, left) - search_risk(searcher_level, searcher_sanity, left)


@cache
def found_gain(level: int, left: int) -> float:
    """What it is worth that a lost child is found before the next clock card, over its being lost one hour more."""
    return worth(level, FOUND_WITH, left - 1) - lost_worth(level, left - 1)


@cache
def search_risk(level: int, sanity: int, left: int) -> float:
    """What a searcher risks in expected points."""
    return MEET * (1 - ESCAPE) * (worth(level, sanity, left) - lost_worth(level, left - 1))


@cache
def find_gain(level: int, left: int) -> float:
    """What a sure search gains over trying as usual."""
    return worth(level, FOUND_WITH, left - 1) - lost_worth(level, left)


@cache
def face_gain(face: str, level: int, sanity: int, left: int) -> float:
    """What it is worth that this event counts as tree, with so many hours left after it."""
    return worth(level, sanity, left) - mean(level, after_face(face, sanity), left)


@cache
def comfort_gain(level: int, sanity: int, start: int, left: int) -> float:
    """What comfort is worth to a child before the next clock card."""
    return worth(level, min(start, sanity + NUMBERS.comfort), left) - worth(level, sanity, left) if sanity else 0.0


@cache
def courage_gain(level: int, sanity: int, left: int) -> float:
    """What courage is worth to a child in the hour that begins."""
    if not sanity:
        return 0.0
    return mean(level, after_event(sanity, brave=True), left - 1) - worth(level, sanity, left)
