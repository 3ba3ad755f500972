"""How a night of Darkness Around may end from here: the spread of every party's result, and what it is worth to a seat.

Children hardly depend on each other, so a party's result is the sum of its children's, each by exact chances of the dice (as in
`darkaround_odds`), and a seat's chance to win follows from the spreads of all parties. A result is counted in steps: a point each
where points win, `SURVIVOR` for a child and its level for the ties (DA-13) where survivors do, one for a child in the co-operative
game (DA-15).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import accumulate
from typing import Final

from game.darkaround.ending import needed
from game.darkaround.numbers import BOX
from game.darkaround.position import Position
from game.darkaround.terms import FOUND_WITH, PARTY
from game.engine.contract import Seat
from game.players.darkaround.odds import TIE, after_event, prize_of, search_chance, worth

Spread = tuple[float, ...]
"""The chance of each result from 0 on."""
Child = tuple[int, int, int]
"""A child's place in its party, its sanity, and the hours in which it still rolls, or in which it may still be sought if it is lost."""

SURVIVOR: Final = TIE
"""The steps of a surviving child where survivors win: more than all levels together."""
_SOLO_POINT: Final = 0.02
"""What a point more is worth to the solo player beside the chance to beat the night."""

POINTS, SURVIVORS, SAVED = "points", "survivors", "saved"


@cache
def _child(how: str, place: int, sanity: int, left: int) -> dict[int, float]:
    """The chances of a child's result in steps."""
    level = BOX.levels[place]
    if not left:
        if not sanity:
            return {0: 1.0}
        return {{POINTS: level + sanity, SURVIVORS: SURVIVOR + level, SAVED: 1}[how]: 1.0}
    if sanity:
        ways = [(chance, after) for chance, after in after_event(sanity)]
    else:
        found_now = search_chance(prize_of("points" if how == POINTS else "cooperative", level), left)
        ways = [(found_now, FOUND_WITH), (1 - found_now, 0)]
    found: dict[int, float] = {}
    for chance, after in ways:
        for result, part in _child(how, place, after, left - 1).items():
            found[result] = found.get(result, 0.0) + chance * part
    return found


@lru_cache(maxsize=20_000)
def together(how: str, children: tuple[Child, ...]) -> Spread:
    """The spread of what these children bring together."""
    if not children:
        return (1.0,)
    most = together(how, children[:-1])
    last = _child(how, *children[-1])
    found = [0.0] * (len(most) + max(last))
    for result, chance in last.items():
        for at, other in enumerate(most, result):
            found[at] += chance * other
    return tuple(found)


def children_of(s: Position, seat: Seat) -> tuple[Child, ...]:
    """A party with the hours that its children have before them. The position is one between the rolls of two children, or a
    seat's question before a clock card."""
    preparing = s.asked == "prepare"
    after = BOX.hours - s.hour  # hours to be rolled after the one that runs
    still = 0 if preparing else (1 << s.child if s.child >= 0 else 0) | sum(1 << child for child in s.queue[s.at :])
    asked_later = preparing and s.who is not None and (s.rules.together or s.who < seat or (s.who == seat and bool(s.searchers(seat))))
    found = []
    for place in range(PARTY):
        child = seat * PARTY + place
        bit = 1 << child
        if s.sanity[child]:
            left = after - bool(s.resting & bit) if preparing else after + bool(still & bit)
        elif preparing and (not asked_later or (s.sought | s.searched) & bit):
            left = after - 1  # not sought before the next hour
        else:
            left = after
        found.append((place, s.sanity[child], max(0, left)))
    return tuple(found)


def points(s: Position, seat: Seat) -> float:
    """A party's expected points, or where survivors count its expected survivors; of all parties together in the co-operative game."""
    seats = range(s.rules.seats) if s.rules.together else (seat,)
    aim = "points" if s.rules.aim == "points" or s.rules.seats == 1 else "cooperative"
    return sum(worth(prize_of(aim, BOX.levels[place]), sanity, left) for each in seats for place, sanity, left in children_of(s, each))


def prospect(s: Position, seat: Seat, more: float = 0.0) -> float:
    """What the position is worth to a seat, 0 to 1: its chance to win. `more`: what its party is expected to gain besides, in points,
    or children where they count; it is weighed by what one more would change."""
    value = _standing(s, seat)
    plain = value(0)
    return plain + more * (value(1) - plain) if more else plain


def _standing(s: Position, seat: Seat) -> Callable[[int], float]:
    """The chance to win with so many points or children more than there are."""
    if s.rules.seats == 1:
        spread = together(POINTS, children_of(s, 0))
        mean = sum(score * chance for score, chance in enumerate(spread))
        return lambda more: sum(spread[max(0, s.rules.numbers.solo_wins_from - more) :]) + _SOLO_POINT * (more + mean)
    if s.rules.together:
        everybody = tuple(child for party in range(s.rules.seats) for child in children_of(s, party))
        least = needed(s.rules.seats, s.rules.numbers)
        saved = together(SAVED, tuple(sorted(everybody)))
        return lambda more: sum(saved[max(0, least - more) :])
    how, step = (POINTS, 1) if s.rules.aim == "points" else (SURVIVORS, SURVIVOR)
    parties = [together(how, children_of(s, party)) for party in range(s.rules.seats)]
    beaten = [_beaten(party) for place, party in enumerate(parties) if place != seat]
    return lambda more: _ahead(parties[seat], beaten, more * step)


def _ahead(mine: Spread, beaten: list[Spread], more: int) -> float:
    """The chance to be ahead of all others; of equals each is ahead half the time."""
    won = 0.0
    for result, chance in enumerate(mine, more):
        for chances in beaten:
            chance *= chances[result] if result < len(chances) else 1.0
        won += chance
    return won


@lru_cache(maxsize=5_000)
def _beaten(other: Spread) -> Spread:
    """For each result the chance that it is ahead of this party."""
    below = list(accumulate(other, initial=0.0))
    return tuple(below[result] + chance / 2 for result, chance in enumerate(other))
