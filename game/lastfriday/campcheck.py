"""What the board of the camp must hold beyond being a board (LF-B1 to LF-B10): counts and numbers; where things lie is the map's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection

from game.engine.mapfile import MapError
from game.lastfriday.campmap import CampMap, Space
from game.lastfriday.terms import COLOURS

OUTSIDE_CIRCLES = range(1, 201)
INSIDE_CIRCLES = {colour: str(201 + place) for place, colour in enumerate(COLOURS)}
PIERS = (1, 2, 3, 4)


class CampError(MapError):
    """The map of the camp is not as it should be."""

    sentences = MapError.sentences | {
        "circle_name": "the name {found} does not fit; a whole number above 0 is needed.",
        "dot_name": "the name {found} does not fit; d and a whole number above 0 are needed.",
        "duplicate_name": "two objects here have this name.",
        "unknown_space": "the path names {space}, and there is no such space.",
        "same_space": "the path joins {space} with itself.",
        "two_circles": "the path joins the circles {a} and {b}; a dot must lie between.",
        "entrance_path": "the path leads to {space}; a place at the entrance has no paths.",
        "duplicate_path": "a second path joins {a} and {b}.",
        "camp_circle": "circle {space} is missing.",
        "camp_extra_circle": "circle {space} is too much; the camp has 1 to 205.",
        "camp_count": "the camp needs {wanted} of {what}; the map has {found}.",
        "camp_inside_circle": "the inside circle of this cabin must be {wanted}; it is {found}.",
        "camp_inside_path": "a path joins {space}, inside the cabin {colour}, with {other}, which is neither in it nor its door.",
        "camp_cabin_row": "the inside dots of the cabin {colour} must be a row of three from door to door.",
        "camp_cabin_circle": "circle {space} must be joined with the two doors of the cabin {colour} and nothing else.",
        "camp_apart": "no way leads from {space} to the rest of the camp.",
        "camp_pier_path": "no path joins the dot and the circle of pier {number}.",
    }


def check_camp(board: CampMap) -> None:
    """Raises CampError when something the camp needs is missing or too much on `board`."""
    camp = _Camp(board)
    camp.check_circles()
    camp.check_counts()
    for colour in COLOURS:
        camp.check_cabin(colour)
    camp.check_piers()
    camp.check_whole()


class _Camp:
    """The board with its neighbours looked up: `ways` maps a space's name to the names one path segment away."""

    def __init__(self, board: CampMap) -> None:
        self.board = board
        self.by_name = {space.name: space for space in board.spaces}
        self.ways: dict[str, set[str]] = {space.name: set() for space in board.spaces}
        for path in board.paths:
            self.ways[path.a].add(path.b)
            self.ways[path.b].add(path.a)

    def fault(self, layer: str, thing: str, code: str, **params: str | int) -> CampError:
        """The error to raise."""
        return CampError(self.board.file, layer, thing, code, params)

    def names(self, fits: Callable[[Space], bool]) -> list[str]:
        """Names of the spaces that `fits` is true of, in the map's order."""
        return [space.name for space in self.board.spaces if fits(space)]

    def count(self, layer: str, what: str, found: int, wanted: int) -> None:
        """Raises unless there are as many as wanted."""
        if found != wanted:
            raise self.fault(layer, "", "camp_count", what=what, found=found, wanted=wanted)

    def check_circles(self) -> None:
        """Circles 1 to 200 and the inside circles 201 to 205, none missing and no other (LF-B5, LF-B7)."""
        found = set(self.names(lambda space: space.kind == "circle"))
        wanted = [str(number) for number in OUTSIDE_CIRCLES] + list(INSIDE_CIRCLES.values())
        for name in wanted:
            if name not in found:
                raise self.fault("spaces", name, "camp_circle", space=name)
        for name in sorted(found.difference(wanted)):
            raise self.fault("spaces", name, "camp_extra_circle", space=name)

    def check_counts(self) -> None:
        """Starts, Welcome spots, the arrow, the entrance and the places (LF-B4, LF-B6, LF-B8, LF-B9)."""
        spaces, things = self.board.spaces, Counter((place.kind, place.colour, place.number) for place in self.board.places)
        self.count("spaces", "start maniac", sum(space.start == "maniac" for space in spaces), 5)
        self.count("spaces", "welcome", sum(space.welcome for space in spaces), 10)
        self.count("spaces", "arrow", sum(space.arrow for space in spaces), 1)
        for colour in COLOURS:
            self.count("spaces", f"start {colour}", sum(space.start == colour for space in spaces), 1)
            self.count("spaces", f"entrance {colour}", sum(space.kind == "entrance" and space.name == colour for space in spaces), 1)
            self.count("places", f"cabin {colour}", things["cabin", colour, 0], 1)
        for number in PIERS:
            self.count("places", f"pier {number}", things["pier", "", number], 1)
        self.count("places", "lake", things["lake", "", 0], 1)

    def check_cabin(self, colour: str) -> None:
        """Three inside dots in a row between two doors, and one inside circle joined with both doors (LF-B7)."""
        doors = self.names(lambda space: space.door == colour)
        circles = self.names(lambda space: space.inside == colour and space.kind == "circle")
        dots = self.names(lambda space: space.inside == colour and space.kind == "dot")
        self.count("spaces", f"door {colour}", len(doors), 2)
        self.count("spaces", f"inside {colour} (circles)", len(circles), 1)
        self.count("spaces", f"inside {colour} (dots)", len(dots), 3)
        circle = circles[0]
        if circle != INSIDE_CIRCLES[colour]:
            raise self.fault("spaces", circle, "camp_inside_circle", found=circle, wanted=INSIDE_CIRCLES[colour])
        if self.ways[circle] != set(doors):
            raise self.fault("spaces", circle, "camp_cabin_circle", space=circle, colour=colour)
        for name in dots:
            for other in sorted(self.ways[name].difference(dots, doors)):
                raise self.fault("spaces", name, "camp_inside_path", space=name, other=other, colour=colour)
        if not self._is_row(dots, doors):
            raise self.fault("spaces", dots[0], "camp_cabin_row", colour=colour)

    def _is_row(self, dots: list[str], doors: list[str]) -> bool:
        """Whether the dots lie in a row whose two ends have one door each and whose middle has none."""
        by_inner = sorted(dots, key=lambda name: len(self.ways[name].intersection(dots)))
        *ends, middle = by_inner
        at_ends = [self.ways[end].intersection(doors) for end in ends]
        return (
            self.ways[middle] == set(ends)
            and all(self.ways[end].intersection(dots) == {middle} for end in ends)
            and all(len(found) == 1 for found in at_ends)
            and at_ends[0] != at_ends[1]
        )

    def check_piers(self) -> None:
        """Each of the four piers has a dot and a circle, joined by a path (LF-B4, LF-B10)."""
        for number in PIERS:
            ends = [space for space in self.board.spaces if space.pier == number]
            for kind in ("dot", "circle"):
                self.count("spaces", f"pier {number} ({kind})", sum(space.kind == kind for space in ends), 1)
            if ends[0].name not in self.ways[ends[1].name]:
                raise self.fault("spaces", ends[0].name, "camp_pier_path", number=number)

    def check_whole(self) -> None:
        """One network: from any dot or circle every other can be reached."""
        start = next(name for name, space in self.by_name.items() if space.arrow)
        reached = self._reached(start)
        for name, space in self.by_name.items():
            if space.kind != "entrance" and name not in reached:
                raise self.fault("spaces", name, "camp_apart", space=name)

    def _reached(self, start: str) -> Collection[str]:
        reached, new = {start}, [start]
        while new:
            fresh = self.ways[new.pop()].difference(reached)
            reached |= fresh
            new.extend(fresh)
        return reached
