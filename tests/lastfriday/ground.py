"""Finds places on the camp that a test needs, so that no test depends on the numbers of one map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations
from typing import NamedTuple, TypeVar

from game.lastfriday import GAME
from game.lastfriday.actions import Act
from game.lastfriday.masks import numbers_in
from game.lastfriday.network import Network
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPER_SIDE, CLOSED, COLOURS, MANIAC_SIDE

CAMP = GAME.camp
OPENED = {"red": CAMPER_SIDE, "yellow": CAMPER_SIDE, "green": CAMPER_SIDE, "blue": MANIAC_SIDE, "brown": MANIAC_SIDE}
"""Cabins as they are in III and IV."""
T = TypeVar("T")


class Crossing(NamedTuple):
    """A Camper's step from a dot over a circle to a dot, all three away from cabins, piers and the arrow."""

    circle: int
    start: int
    end: int

    @property
    def step(self) -> str:
        return f"step d{self.end} via {self.circle}"


def net(chapter: int = 1, cabins: dict[str, str] | None = None) -> Network:
    sides = tuple((cabins or {}).get(colour, CLOSED) for colour in COLOURS)
    return CAMP.network(sides, chapter <= 2)


def plain(dot: int) -> bool:
    """A dot on and beside which everything may lie."""
    return bool(CAMP.layable_at_setup >> dot & 1)


def beside_circle(circle: int) -> list[int]:
    return numbers_in(CAMP.beside_circle[circle])


def circles_beside(dot: int) -> list[int]:
    return numbers_in(CAMP.circles_beside[dot])


def dots_beside(dot: int) -> list[int]:
    return numbers_in(CAMP.dots_beside[dot])


def quiet_circles() -> list[int]:
    """Circles with only plain dots beside them."""
    return [
        circle for circle in CAMP.circles if circle <= 200 and len(beside_circle(circle)) > 1 and all(map(plain, beside_circle(circle)))
    ]


def first(things: Iterable[T], fits: Callable[[T], bool] = lambda _: True) -> T:
    """The first thing that fits; fails when the map has none."""
    for thing in things:
        if fits(thing):
            return thing
    raise AssertionError("the map has no such place")


def crossings() -> Iterator[Crossing]:
    for circle in quiet_circles():
        for start, end in permutations(beside_circle(circle), 2):
            yield Crossing(circle, start, end)


def crossing(fits: Callable[[Crossing], bool] = lambda _: True) -> Crossing:
    return first(crossings(), fits)


def moves(circle: int, chapter: int = 1) -> tuple[Act, ...]:
    """The Maniac's moves while the cabins are closed (I) or as in OPENED (III, IV)."""
    return net(chapter, OPENED if chapter > 2 else None).moves[circle].acts


def move(fits: Callable[[Act], bool] = lambda _: True) -> tuple[int, Act]:
    """A circle and a move from it over plain dots, at least two."""
    ways = ((circle, act) for circle in quiet_circles() for act in moves(circle))
    return first(
        ways, lambda way: len(way[1].route) > 1 and all(map(plain, way[1].route)) and way[1].circle in quiet_circles() and fits(way[1])
    )


def away(*dots: int) -> int:
    """A quiet circle that is nowhere near these dots."""
    near = 0
    for dot in dots:
        near |= net().near(dot, 4)
    return first(quiet_circles(), lambda circle: not near >> circle & 1)


def pair(fits: Callable[[int, int], bool] = lambda _here, _there: True) -> tuple[int, int]:
    """Two plain dots that one path segment joins."""
    pairs = ((here, there) for here in CAMP.dots if plain(here) for there in dots_beside(here) if plain(there))
    return first(pairs, lambda two: fits(*two))


def lone_dots(number: int, far_from: int = 0) -> list[int]:
    """Plain dots far from each other and from a circle."""
    shut = set(beside_circle(far_from)) if far_from else set()
    found: list[int] = []
    for dot in CAMP.dots:
        if plain(dot) and not (net().within(dot) & sum(1 << other for other in (*found, *shut))):
            found.append(dot)
            if len(found) == number:
                return found
    raise AssertionError("the map has no such place")


def lying(s: LfState, clues: dict[int, str]) -> LfState:
    """The same position with clues face down on dots."""
    for dot, clue in clues.items():
        s.clues[dot] = (clue, False, False)
    s.moved_tokens()
    s._legal = None
    return s
