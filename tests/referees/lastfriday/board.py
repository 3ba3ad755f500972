"""The camp as the referee reads it from maps/camp.tmx: circles, dots, the paths between them, and the steps there are.

Written from the rules alone (LF-B1 to LF-B10); it shares nothing with the game. Slow and plain on purpose: sets of numbers, no masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

MAP: Final = Path(__file__).parents[3] / "maps" / "camp.tmx"
COLOURS: Final = ("red", "yellow", "green", "blue", "brown")
Sides = tuple[str, ...]
"""Of each cabin by COLOURS: closed, camper or maniac."""
Route = tuple[int, ...]
"""The dots of a Maniac's step, in order."""

MOST_DOTS: Final = 4  # LF-B2


class Board:
    """What stands on the map. Dots and circles are their numbers."""

    def __init__(self, path: Path = MAP) -> None:
        groups = {group.get("name"): group for group in ElementTree.parse(path).getroot().iter("objectgroup")}
        self.dots: set[int] = set()
        self.circles: set[int] = set()
        self.start_circles: set[int] = set()
        self.start_dots: dict[str, int] = {}
        self.pier_dot: dict[int, int] = {}
        self.pier_circles: set[int] = set()
        self.welcome: list[int] = []
        self.arrow = 0
        self.doors: dict[str, set[int]] = {colour: set() for colour in COLOURS}
        self.insides: dict[str, set[int]] = {colour: set() for colour in COLOURS}
        for thing in groups["spaces"].iter("object"):
            self._space(thing)
        self.welcome.sort()
        self.dot_dots: dict[int, set[int]] = {dot: set() for dot in self.dots}
        self.dot_circles: dict[int, set[int]] = {dot: set() for dot in self.dots}
        self.circle_dots: dict[int, set[int]] = {circle: set() for circle in self.circles}
        for thing in groups["paths"].iter("object"):
            found = _properties(thing)
            self._path(found["a"], found["b"])
        self.inside_of = {dot: colour for colour, dots in self.insides.items() for dot in dots}
        self.door_of = {dot: colour for colour, dots in self.doors.items() for dot in dots}
        reserved = {*self.inside_of, *self.door_of, *self.pier_dot.values(), self.arrow}
        self.layable = self.dots - reserved  # LF-B7
        near = reserved | {next_ for dot in reserved - set(self.inside_of) for next_ in self.dot_dots[dot]}
        self.layable_at_setup = self.dots - near  # LF-S2

    def _space(self, thing: ElementTree.Element) -> None:
        kind, name, has = thing.get("type"), str(thing.get("name")), _properties(thing)
        if kind == "circle":
            circle = int(name)
            self.circles.add(circle)
            if has.get("start") == "maniac":
                self.start_circles.add(circle)
            if "pier" in has:
                self.pier_circles.add(circle)
        elif kind == "dot":
            dot = int(name[1:])
            self.dots.add(dot)
            if "start" in has:
                self.start_dots[has["start"]] = dot
            if "pier" in has:
                self.pier_dot[int(has["pier"])] = dot
            if has.get("welcome") == "true":
                self.welcome.append(dot)
            if has.get("arrow") == "true":
                self.arrow = dot
            if "door" in has:
                self.doors[has["door"]].add(dot)
            if "inside" in has:
                self.insides[has["inside"]].add(dot)

    def _path(self, a: str, b: str) -> None:
        if a[0] != "d":
            a, b = b, a
        if a[0] != "d":
            raise ValueError(f"two circles joined without a dot between: {a} and {b}")
        dot = int(a[1:])
        if b[0] == "d":
            self.dot_dots[dot].add(int(b[1:]))
            self.dot_dots[int(b[1:])].add(dot)
        else:
            self.dot_circles[dot].add(int(b))
            self.circle_dots[int(b)].add(dot)

    @staticmethod
    def inside_circle(colour: str) -> int:
        """The circle on a cabin's Maniac side (LF-B7)."""
        return 201 + COLOURS.index(colour)

    def standable(self, circle: int, sides: Sides) -> bool:
        """Whether there is such a circle now: those inside cabins only while the Maniac side is up (LF-B7)."""
        return circle <= 200 or sides[circle - 201] == "maniac"

    # --- steps
    @cache  # noqa: B019  there is one board
    def steps(self, dot: int, sides: Sides) -> frozenset[tuple[int, int]]:
        """A Camper's steps from a dot, as (dot, circle passed over or 0) (LF-B2, LF-B7)."""
        if dot in self.inside_of and sides[COLOURS.index(self.inside_of[dot])] != "camper":
            return frozenset()
        found = {
            (there, 0)
            for there in self.dot_dots[dot]
            if there not in self.inside_of or sides[COLOURS.index(self.inside_of[there])] == "camper"
        }
        for circle in self.dot_circles[dot]:
            if circle <= 200:
                found |= {(there, circle) for there in self.circle_dots[circle] if there != dot}
        return frozenset(found)

    def walkable(self, dot: int, sides: Sides) -> set[int]:
        """The dots that one step leads to."""
        return {there for there, _ in self.steps(dot, sides)}

    @cache  # noqa: B019
    def moves(self, circle: int, sides: Sides, bolted: bool) -> frozenset[tuple[int, Route]]:
        """The Maniac's steps from a circle, as (circle, route); `bolted` in I and II (LF-B2, LF-B7)."""
        if not self.standable(circle, sides):
            return frozenset()
        found: set[tuple[int, Route]] = set()
        routes: list[Route] = [(dot,) for dot in self.circle_dots[circle] if self._open(dot, sides, bolted)]
        while routes:
            route = routes.pop()
            if sum(dot not in self.inside_of for dot in route) > MOST_DOTS:
                continue
            ends = self.dot_circles[route[-1]]
            found |= {(end, route) for end in ends if end != circle and self.standable(end, sides)}
            routes += [(*route, dot) for dot in self.dot_dots[route[-1]] if dot not in route and self._open(dot, sides, bolted)]
        return frozenset(found)

    def _open(self, dot: int, sides: Sides, bolted: bool) -> bool:
        colour = self.inside_of.get(dot)
        return colour is None or (not bolted and sides[COLOURS.index(colour)] == "camper")

    def spread(self, circles: Iterable[int], steps: int, sides: Sides, bolted: bool) -> set[int]:
        """The circles at most so many Maniac steps from some of these."""
        found = set(circles)
        for _ in range(steps):
            found |= {end for circle in found for end, _ in self.moves(circle, sides, bolted)}
        return found

    # --- nearness
    def heard(self, dot: int, reach: int, sides: Sides, bolted: bool) -> set[int]:
        """The circles that Sharp Hearing on a dot tells of (LF-K2)."""
        front = set(self.doors[self.inside_of[dot]]) if dot in self.inside_of else {dot}
        seen = set(front)
        while front:
            circles = {circle for here in front for circle in self.dot_circles[here] if self.standable(circle, sides)}
            if circles:
                return self.spread(circles, reach, sides, bolted)
            front = {there for here in front for there in self.dot_dots[here]} - seen - set(self.inside_of)
            seen |= front
        return set()

    def near_door(self, colour: str, sides: Sides, bolted: bool) -> set[int]:
        """The circles from which an Axe reaches a closed cabin: at most two off its doors (LF-K10)."""
        beside = {circle for door in self.doors[colour] for circle in self.dot_circles[door] if circle <= 200}
        return self.spread(beside, 1, sides, bolted)

    def reach(self, dot: int, far: bool, sides: Sides) -> set[int]:
        """The own and the adjacent dots; `far`: and those up to two Camper steps away (LF-K3 to LF-K5, LF-K12)."""
        if not dot:
            return set()
        found = {dot} | self.dot_dots[dot]
        if far:
            found |= self.around(dot, 2, sides)
        return found

    def around(self, dot: int, steps: int, sides: Sides) -> set[int]:
        """The dots at most so many Camper steps from a dot, corpses not counted."""
        found = {dot}
        for _ in range(steps):
            found |= {there for here in found for there in self.walkable(here, sides)}
        return found

    def distances(self, goals: Iterable[int], sides: Sides) -> Mapping[int, int]:
        """How many Camper steps each dot is from the nearest of these, corpses and pawns not counted."""
        far = dict.fromkeys(goals, 0)
        front = list(far)
        while front:
            here = front.pop(0)
            for there in self.walkable(here, sides):
                if there not in far:
                    far[there] = far[here] + 1
                    front.append(there)
        return far


def _properties(thing: ElementTree.Element) -> dict[str, str]:
    return {str(one.get("name")): str(one.get("value")) for one in thing.iter("property")}
