"""Places on the camp that fit a test, found by asking the map, and games that go on until something is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from game.engine.contract import CHANCE, Event
from game.lastfriday import GAME
from game.lastfriday.actions import Act
from game.lastfriday.masks import numbers_in
from game.lastfriday.state import LfState
from game.lastfriday.terms import COLOURS
from tests.lastfriday.scene import asked

CAMP = GAME.camp
NET = CAMP.closed_network()
CIRCLES = range(1, 201)
PLAIN = [dot for dot in CAMP.dots if CAMP.layable >> dot & 1 and dot not in CAMP.welcome_dots and dot not in CAMP.camper_starts.values()]
"""The dots with nothing special about them."""

LONG = 20_000
"""More events than a whole game has."""


def beside(circle: int) -> list[int]:
    """The dots adjacent to a circle."""
    return numbers_in(CAMP.beside_circle[circle])


def dots_next_to(dot: int) -> list[int]:
    """The dots that one path joins to this dot."""
    return numbers_in(CAMP.dots_beside[dot])


def circles_next_to(dot: int) -> list[int]:
    """The circles that one path joins to this dot."""
    return numbers_in(CAMP.circles_beside[dot])


def is_plain(circle: int) -> bool:
    """Whether everything about a circle is ordinary: no start, no pier, only plain dots beside it."""
    return circle not in (*CAMP.maniac_starts, *CAMP.pier_circles.values()) and set(beside(circle)) <= set(PLAIN)


def plain_circles() -> list[int]:
    """Circles with nothing special about them or beside them."""
    return [circle for circle in CIRCLES if is_plain(circle)]


def step_over(circle: int) -> tuple[int, int]:
    """Two dots that a Camper step over this circle joins, and no path does."""
    ends = beside(circle)
    return next((a, b) for a in ends for b in ends if a != b and b not in dots_next_to(a))


def over(circle: int) -> tuple[int, str]:
    """A dot from which a Camper can step over this circle, and the step's text."""
    start, end = step_over(circle)
    return start, f"step d{end} via {circle}"


def plain_move(fits: Callable[[int, Act], bool] = lambda circle, act: True) -> tuple[int, Act]:
    """A circle and a Maniac move from it over plain dots between plain circles, for which more may be asked."""
    return next(
        (circle, act)
        for circle in plain_circles()
        for act in NET.moves[circle].acts
        if is_plain(act.circle) and set(act.route) <= set(PLAIN) and fits(circle, act)
    )


def far_from(*circles: int) -> int:
    """A plain circle that is many Maniac steps away from all of these."""
    near = set(circles)
    for _ in range(5):
        near |= {act.circle for circle in near for act in NET.moves[circle].acts}
    return next(circle for circle in plain_circles() if circle not in near)


def apart(number: int, steps: int = 7) -> list[int]:
    """So many plain dots that are many Camper steps away from each other."""
    found: list[int] = []
    for dot in PLAIN:
        if all(NET.distances(1 << dot)[other] >= steps for other in found):
            found.append(dot)
            if len(found) == number:
                return found
    raise AssertionError(f"the camp has no {number} dots so far from each other")


def everybody(number: int = 5) -> dict[str, int]:
    """The first Campers spread over the camp."""
    return dict(zip(COLOURS, apart(number), strict=False))


def straight_on() -> tuple[int, int, int]:
    """Three plain dots in a row along two paths, the third more than one step from the first."""
    return next(
        (a, b, c)
        for a in PLAIN
        for b in dots_next_to(a)
        if b in PLAIN
        for c in dots_next_to(b)
        if c in PLAIN and c != a and NET.distances(1 << a)[c] == 2
    )


def go_on(s: LfState, wanted: Callable[[LfState], bool] | str, seed: int = 1) -> list[Event]:
    """Lets chance and the seats do anything until a question is asked (`red turn`) or something is true; returns what happened."""
    rng = random.Random(seed)
    told: list[Event] = []
    while not (asked(s) == wanted if isinstance(wanted, str) else wanted(s)):
        acts = [act for act, _ in s.chances()] if s.actor() == CHANCE else list(s.legal_actions())
        assert acts, f"the game ended before {wanted}"
        told.extend(s.apply(rng.choice(acts)))
        assert len(told) < LONG, f"{wanted} never came"
    return told


QUIET = {"turn": "done", "alarm": "step", "maniac": "move", "reveal": "reveal", "lay": "lay", "twist": "rest", "look": "look"}


def quietly(s: LfState, wanted: Callable[[LfState], bool] | str) -> list[Event]:
    """Everybody does as little as the rules allow until a question is asked or something is true; returns what happened."""
    told: list[Event] = []
    while not (asked(s) == wanted if isinstance(wanted, str) else wanted(s)):
        told.extend(s.apply(next(act for act in s.legal_actions() if act.verb in (QUIET[s.asked], "stay"))))
        assert len(told) < LONG, f"{wanted} never came"
    return told


def positions(chapter: str, seeds: range) -> Iterator[LfState]:
    """Every position of some random games."""
    for seed in seeds:
        setup = next(setup for setup in GAME.varieties() if setup.options["chapter"] == chapter)
        s, rng = GAME.new(setup), random.Random(seed)
        while s.actor() is not None:
            yield s
            s.apply(rng.choice([act for act, _ in s.chances()] if s.actor() == CHANCE else list(s.legal_actions())))
        yield s
