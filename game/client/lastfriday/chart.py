"""The camp's network as the table needs it: where spaces lie, how paths bend, what a route looks like.

All lengths are map pixels. A space is named as on the board: a circle by its number (`43`), a dot `d17`, an entrance by its colour.
"""

from __future__ import annotations

import itertools
import math
from collections import deque
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

from game.engine.contract import Setup
from game.engine.tiles import Point
from game.lastfriday import GAME
from game.lastfriday.camp import Camp
from game.lastfriday.campmap import Space

STEP = 7.0
"""Distance between two points of a smoothed path, in map pixels."""


def camp_of(setup: Setup) -> Camp:
    """The camp that a game is played on."""
    return GAME.camp_of(setup.options)


def dot_name(dot: int) -> str:
    """The board's name of a dot."""
    return f"d{dot}"


def smooth(points: Sequence[Point], step: float = STEP) -> list[Point]:
    """A line through all of the points, rounded at its bends (a centripetal Catmull-Rom curve), with a point about every `step`."""
    if len(points) < 3:
        return straight(points[0], points[-1], step)
    first, last = points[0], points[-1]
    before = (2 * first[0] - points[1][0], 2 * first[1] - points[1][1])
    after = (2 * last[0] - points[-2][0], 2 * last[1] - points[-2][1])
    ring = [before, *points, after]
    line: list[Point] = [first]
    for place in range(1, len(ring) - 2):
        line += _arc(ring[place - 1], ring[place], ring[place + 1], ring[place + 2], step)
    return line


def straight(start: Point, end: Point, step: float = STEP) -> list[Point]:
    """Points from start to end, both included, about every `step`."""
    pieces = max(1, round(math.dist(start, end) / step))
    return [(start[0] + (end[0] - start[0]) * k / pieces, start[1] + (end[1] - start[1]) * k / pieces) for k in range(pieces + 1)]


def _arc(p0: Point, p1: Point, p2: Point, p3: Point, step: float) -> list[Point]:
    """The curve from p1 (left out) to p2."""
    t1 = max(math.dist(p0, p1), 1e-6) ** 0.5
    t2 = t1 + max(math.dist(p1, p2), 1e-6) ** 0.5
    t3 = t2 + max(math.dist(p2, p3), 1e-6) ** 0.5
    pieces = max(1, round(math.dist(p1, p2) / step))

    def mix(a: Point, b: Point, ta: float, tb: float, t: float) -> Point:
        share = (t - ta) / (tb - ta)
        return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)

    out: list[Point] = []
    for k in range(1, pieces + 1):
        t = t1 + (t2 - t1) * k / pieces
        a1, a2, a3 = mix(p0, p1, 0.0, t1, t), mix(p1, p2, t1, t2, t), mix(p2, p3, t2, t3, t)
        b1, b2 = mix(a1, a2, 0.0, t2, t), mix(a2, a3, t1, t3, t)
        out.append(mix(b1, b2, t1, t2, t))
    return out


@lru_cache(maxsize=2)
def _charted(camp: Camp) -> Chart:
    return Chart(camp)


def chart_of(setup: Setup) -> Chart:
    """The chart of the board that a game is played on; the table and the end have the same one."""
    return _charted(camp_of(setup))


class Chart:
    """A board's spaces and paths, looked up by name."""

    def __init__(self, camp: Camp) -> None:
        self.board = board = camp.board
        self.camp = camp
        self.size = board.pixel_size
        self.spaces: dict[str, Space] = {space.name: space for space in board.spaces}
        self._lines: dict[tuple[str, str], list[Point]] = {}
        self._ways: dict[str, list[str]] = {name: [] for name in self.spaces}
        for path in board.paths:
            ends = self.at(path.a), self.at(path.b)
            line = smooth([ends[0], *path.bends, ends[1]])
            self._lines[path.a, path.b] = line
            self._lines[path.b, path.a] = line[::-1]
            self._ways[path.a].append(path.b)
            self._ways[path.b].append(path.a)

    def at(self, name: str) -> Point:
        """The centre of a space."""
        space = self.spaces[name]
        return (space.x, space.y)

    def dot(self, dot: int, seat_colour: str = "") -> Point:
        """The centre of a dot; 0 is the entrance's circle of the colour."""
        return self.at(dot_name(dot)) if dot else self.at(seat_colour)

    def circle(self, number: int) -> Point:
        """The centre of a circle."""
        return self.at(str(number))

    def near(self, name: str) -> list[str]:
        """The spaces one path segment away."""
        return self._ways[name]

    def line(self, a: str, b: str) -> list[Point]:
        """The drawn line from a to b: the path's curve, or a straight line where no path joins them (a boat, the entrance)."""
        found = self._lines.get((a, b))
        return found if found is not None else straight(self.at(a), self.at(b))

    def route(self, names: Sequence[str]) -> list[Point]:
        """The drawn line through all of these spaces."""
        line: list[Point] = [self.at(names[0])]
        for a, b in itertools.pairwise(names):
            line += self.line(a, b)[1:]
        return line

    def shortest(self, start: str, end: str) -> list[str]:
        """The spaces of a shortest way along the paths, both ends included, with only dots between; just the two when there
        is none."""
        queue: deque[tuple[str, ...]] = deque([(start,)])
        seen = {start}
        while queue:
            way = queue.popleft()
            for name in self.near(way[-1]):
                if name == end:
                    return [*way, end]
                if name not in seen and self.spaces[name].kind == "dot":
                    seen.add(name)
                    queue.append((*way, name))
        return [start, end]

    @cached_property
    def doors(self) -> dict[str, list[Space]]:
        """The two door dots of each cabin, by colour."""
        found: dict[str, list[Space]] = {}
        for space in self.board.spaces:
            if space.door:
                found.setdefault(space.door, []).append(space)
        return found

    @cached_property
    def arrow(self) -> int:
        """The dot a newcomer's first step goes to (LF-B8)."""
        return next(int(space.name[1:]) for space in self.board.spaces if space.arrow)

    @cached_property
    def pier_dots(self) -> dict[int, int]:
        """The dot of each pier, by the pier's number."""
        return {space.pier: int(space.name[1:]) for space in self.board.spaces if space.pier and space.kind == "dot"}

    def inside(self, colour: str, kind: str) -> list[Space]:
        """The inside dots or the inside circle of a cabin."""
        return [space for space in self.board.spaces if space.inside == colour and space.kind == kind]

    def cabin_at(self, colour: str) -> Point:
        """The middle of a cabin."""
        place = next(place for place in self.board.places if place.kind == "cabin" and place.colour == colour)
        return (place.x, place.y)

    def circles_by(self, dots: Iterable[int]) -> set[int]:
        """The circles one path segment away from any of the dots."""
        return {int(name) for dot in dots for name in self.near(dot_name(dot)) if self.spaces[name].kind == "circle"}
