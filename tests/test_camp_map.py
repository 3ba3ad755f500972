"""The camp board as it is drawn in maps/camp.tmx keeps what the rules and the eye ask of it.

Everything is worked out here from the map alone, so that a mistake in the rules cannot hide one in the map.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from itertools import combinations, pairwise, product
from math import ceil, dist
from statistics import fmean

import pytest

from game.engine.tiles import Point
from game.lastfriday.campmap import Place, Space
from game.lastfriday.campreader import read_camp

Edges = dict[str, set[str]]
Route = tuple[str, str, tuple[str, ...]]  # a Maniac step: the circles at its ends and the dots passed over
COLOURS = ("red", "yellow", "green", "blue", "brown")
MANIAC_STARTS = {"2", "6", "132", "150", "196"}
PIER_CIRCLES = {"106", "109", "111", "123"}
CAMP = read_camp()
WIDE, HIGH = CAMP.pixel_size
SPACES = {space.name: space for space in CAMP.spaces}
CIRCLES = [s for s in CAMP.spaces if s.kind == "circle" and not s.inside]
DOTS = [s for s in CAMP.spaces if s.kind == "dot" and not s.inside]
INSIDE = [s for s in CAMP.spaces if s.inside]
LAKE = next(place for place in CAMP.places if place.kind == "lake")


@cache
def joined() -> Edges:
    """Which spaces one path joins, cabins included."""
    found: Edges = defaultdict(set)
    for path in CAMP.paths:
        found[path.a].add(path.b)
        found[path.b].add(path.a)
    return dict(found)


@cache
def outside() -> Edges:
    """The same with the cabins closed."""
    return {a: {b for b in ends if not SPACES[b].inside} for a, ends in joined().items() if not SPACES[a].inside}


@cache
def routes() -> list[Route]:
    """Every Maniac step outside the cabins: a simple route from a circle over one to four dots to another circle."""
    found = []

    def walk(start: str, passed: tuple[str, ...]) -> None:
        for name in outside()[passed[-1] if passed else start]:
            if SPACES[name].kind == "circle":
                if name != start:
                    found.append((start, name, passed))
            elif name not in passed and len(passed) < 4:
                walk(start, (*passed, name))

    for circle in CIRCLES:
        walk(circle.name, ())
    return found


@cache
def shortest_routes() -> dict[tuple[str, str], int]:
    """The number of dots on the shortest route of each ordered pair of circles one Maniac step apart."""
    longest_first = sorted(routes(), key=lambda route: -len(route[2]))
    return {(start, end): len(passed) for start, end, passed in longest_first}


def maniac_steps(without: str = "") -> Edges:
    """Circle to circle outside the cabins, with one space taken out."""
    found: Edges = {circle.name: set() for circle in CIRCLES if circle.name != without}
    for start, end, passed in routes():
        if without not in (start, end, *passed):
            found[start].add(end)
    return found


def camper_steps(without: str = "") -> Edges:
    """Dot to dot by one path or over one circle, outside the cabins, with one space taken out."""
    found: Edges = {}
    for dot in (dot.name for dot in DOTS if dot.name != without):
        near = outside()[dot] - {without}
        over = {far for name in near if SPACES[name].kind == "circle" for far in outside()[name]}
        found[dot] = {n for n in near | over if SPACES[n].kind == "dot"} - {dot, without}
    return found


def reach(edges: Edges, start: str) -> dict[str, int]:
    """How many steps away each reachable space is."""
    far = {start: 0}
    queue = [start]
    for name in queue:
        for end in edges[name]:
            if end not in far:
                far[end] = far[name] + 1
                queue.append(end)
    return far


def at(space: Space) -> Point:
    return space.x, space.y


@cache
def lines() -> dict[tuple[str, str], list[Point]]:
    """Each path as the line that is drawn."""
    return {(p.a, p.b): [at(SPACES[p.a]), *p.bends, at(SPACES[p.b])] for p in CAMP.paths}


def off(p: Point, line: list[Point]) -> float:
    """How far point p lies from a line."""
    nearest = 9999.0
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        t = max(0.0, min(1.0, ((p[0] - ax) * dx + (p[1] - ay) * dy) / ((dx * dx + dy * dy) or 1.0)))
        nearest = min(nearest, dist(p, (ax + t * dx, ay + t * dy)))
    return nearest


def closed(place: Place) -> list[Point]:
    """A place's outline as a line that ends where it began."""
    return [*place.points, place.points[0]]


def within(p: Point, place: Place) -> bool:
    """Whether point p lies inside a place's outline: a line from p to the right meets it an odd number of times."""
    sides = [(a, b) for a, b in pairwise(closed(place)) if (a[1] > p[1]) != (b[1] > p[1])]
    return sum(p[0] < a[0] + (p[1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) for a, b in sides) % 2 == 1


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the straight lines ab and cd cross."""

    def side(p: Point, q: Point, r: Point) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def lands(kind: str) -> list[Place]:
    return [place for place in CAMP.places if place.kind == kind]


def in_reading_order(found: list[Space]) -> bool:
    """Whether spaces in the order of their numbers fill rows from top to bottom, each from left to right."""
    rows: list[list[Space]] = [[]]
    for space in found:
        if rows[-1] and space.x < rows[-1][-1].x:
            rows.append([])
        rows[-1].append(space)
    return all(max(s.y for s in upper) < min(s.y for s in lower) for upper, lower in pairwise(rows))


def test_the_map_is_72_by_50_tiles_and_every_space_lies_on_it() -> None:
    assert (WIDE, HIGH) == (2304, 1600)
    assert all(30 <= s.x <= WIDE - 30 and 30 <= s.y <= HIGH - 30 for s in CAMP.spaces)


@pytest.mark.rule("LF-B5")
@pytest.mark.parametrize(("found", "letter", "fewest", "most"), [(CIRCLES, "", 200, 200), (DOTS, "d", 360, 480)], ids=["circles", "dots"])
def test_spaces_are_numbered_in_reading_order(found: list[Space], letter: str, fewest: int, most: int) -> None:
    found = sorted(found, key=lambda s: int(s.name.removeprefix(letter)))
    assert fewest <= len(found) <= most
    assert [s.name for s in found] == [f"{letter}{n}" for n in range(1, len(found) + 1)]
    assert in_reading_order(found)


@pytest.mark.rule("LF-B4")
def test_red_ringed_circles_lie_near_the_edges() -> None:
    found = {s.name: s for s in CIRCLES if s.start == "maniac"}
    assert set(found) == MANIAC_STARTS
    for s in found.values():
        assert min(s.x / WIDE, 1 - s.x / WIDE, s.y / HIGH, 1 - s.y / HIGH) <= 0.15, s.name
    assert all(found[n].y <= 0.15 * HIGH for n in ("2", "6"))
    assert found["196"].y >= 0.85 * HIGH


@pytest.mark.rule("LF-B4")
def test_each_pier_has_its_circle_and_a_dot_beside_it_and_juts_into_the_lake() -> None:
    assert {s.name for s in CIRCLES if s.pier} == PIER_CIRCLES
    assert sorted(p.number for p in lands("pier")) == [1, 2, 3, 4]
    for pier in lands("pier"):
        (circle,) = (s for s in CIRCLES if s.pier == pier.number)
        (dot,) = (s for s in DOTS if s.pier == pier.number)
        assert dot.name in outside()[circle.name]
        assert off(at(dot), closed(pier)) <= 30
        assert within((pier.x, pier.y), LAKE)
        assert not all(within(p, LAKE) for p in pier.points)


@pytest.mark.rule("LF-B9")
def test_five_camper_starts_lie_by_the_lake() -> None:
    found = [s for s in DOTS if s.start]
    assert sorted(s.start for s in found) == sorted(COLOURS)
    assert all(off(at(s), closed(LAKE)) <= 110 for s in found)


@pytest.mark.rule("LF-B9")
def test_ten_welcome_spots_are_plain_dots_far_from_each_other() -> None:
    found = [s for s in DOTS if s.welcome]
    assert len(found) == 10
    assert not any(s.door or s.pier or s.arrow or s.start for s in found)
    assert min(dist(at(a), at(b)) for a, b in combinations(found, 2)) >= 250


@pytest.mark.rule("LF-B8")
def test_the_entrance_is_in_the_bottom_left_corner_with_the_arrow_dot_beside_it() -> None:
    found = [s for s in CAMP.spaces if s.kind == "entrance"]
    assert sorted(s.name for s in found) == sorted(COLOURS)
    assert not any(s.name in joined() for s in found)
    assert all(s.x <= 0.2 * WIDE and s.y >= 0.8 * HIGH for s in found)
    (arrow,) = (s for s in DOTS if s.arrow)
    assert min(dist(at(arrow), at(s)) for s in found) <= 160


@pytest.mark.rule("LF-B7")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_cabin_joins_its_two_doors_by_three_dots_and_by_one_circle(colour: str) -> None:
    doors = {s.name for s in DOTS if s.door == colour}
    row = {s.name for s in INSIDE if s.kind == "dot" and s.inside == colour}
    (circle,) = (s for s in INSIDE if s.kind == "circle" and s.inside == colour)
    assert (len(doors), len(row), int(circle.name)) == (2, 3, 201 + COLOURS.index(colour))
    assert joined()[circle.name] == doors
    (middle,) = (n for n in row if joined()[n] <= row)
    assert all(len(joined()[n] & row) == 1 and len(joined()[n] & doors) == 1 for n in row - {middle})
    assert {next(iter(joined()[n] & doors)) for n in row - {middle}} == doors
    assert all(len(outside()[n]) >= 2 for n in doors)
    (cabin,) = (p for p in lands("cabin") if p.colour == colour)
    assert all(within(at(SPACES[n]), cabin) for n in row | {circle.name})


@pytest.mark.rule("LF-B5")
@pytest.mark.rule("LF-B6")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_cabin_is_four_to_six_maniac_moves_from_the_nearest_pier(colour: str) -> None:
    far = [reach(maniac_steps(), n) for n in PIER_CIRCLES]
    doors = {s.name for s in DOTS if s.door == colour}
    beside = {start for start, _, passed in routes() if doors & set(passed[:1])}
    nearest = min(f[n] for f in far for n in beside)
    assert 4 <= nearest <= 5, "one more move takes him into the cabin"


def test_a_path_joins_two_spaces_of_which_one_at_least_is_a_dot() -> None:
    ends = [frozenset((p.a, p.b)) for p in CAMP.paths]
    assert len(set(ends)) == len(ends)
    for pair in ends:
        assert "dot" in {SPACES[n].kind for n in pair if len(pair) == 2}


def test_every_space_has_two_to_five_paths() -> None:
    for s in CIRCLES + DOTS + INSIDE:
        assert 2 <= len(joined()[s.name]) <= (2 if s.inside else 5), s.name


@pytest.mark.rule("LF-B5")
def test_25_to_35_dots_are_junctions() -> None:
    assert 25 <= sum(len(outside()[s.name]) >= 3 and not s.door for s in DOTS) <= 35


@pytest.mark.rule("LF-B5")
def test_neighbouring_circles_have_about_one_and_a_half_dots_between() -> None:
    counts = [n for n in shortest_routes().values() if n <= 3]
    assert 1.4 <= fmean(counts) <= 1.6
    near = {start for (start, _), n in shortest_routes().items() if n <= 3}
    assert near == {s.name for s in CIRCLES}


def test_both_sides_have_a_few_choices_and_never_a_swarm() -> None:
    assert 3.5 <= fmean(len(ends) for ends in maniac_steps().values()) <= 6
    steps = camper_steps()
    assert max(len(set().union(*(steps[m] for m in steps[n]), steps[n]) - {n}) for n in steps) <= 60


@pytest.mark.parametrize("network", [camper_steps, maniac_steps])
@pytest.mark.slow
def test_no_single_space_cuts_a_network(network: Callable[[str], Edges]) -> None:
    for taken in ["", *(s.name for s in CIRCLES + DOTS)]:
        steps = network(taken)
        assert len(reach(steps, next(iter(steps)))) == len(steps), taken


@pytest.mark.rule("LF-B5")
def test_no_region_where_one_side_is_always_faster() -> None:
    steps = camper_steps()
    dot = {c.name: min(DOTS, key=lambda d: dist(at(c), at(d))).name for c in CIRCLES}
    walks = {n: reach(steps, n) for n in set(dot.values())}
    ratios: dict[tuple[int, int], list[float]] = defaultdict(list)
    for c in CIRCLES:
        region = int(4 * c.x / WIDE), int(3 * c.y / HIGH)
        for end, turns in reach(maniac_steps(), c.name).items():
            if 3 <= turns <= 5:
                ratios[region].append(turns / max(1, ceil(walks[dot[c.name]][dot[end]] / 2)))
    mean = fmean(r for found in ratios.values() for r in found)
    assert len(ratios) == 12
    assert all(0.75 <= fmean(found) / mean <= 1.3 for found in ratios.values())


def test_spaces_keep_their_distance() -> None:
    for a, b in combinations(CIRCLES + DOTS, 2):
        assert dist(at(a), at(b)) >= (35.2 if a.kind == b.kind == "dot" else 48), (a.name, b.name)


def test_no_path_crosses_another() -> None:
    pieces = [(ends, a, b) for ends, line in lines().items() for a, b in pairwise(line)]
    pieces.sort(key=lambda piece: min(piece[1][0], piece[2][0]))
    for i, (ends, a, b) in enumerate(pieces):
        for other, c, d in pieces[i + 1 :]:
            if min(c[0], d[0]) > max(a[0], b[0]):
                break
            if max(a[1], b[1]) >= min(c[1], d[1]) and max(c[1], d[1]) >= min(a[1], b[1]) and ends != other:
                shared = set(ends) & set(other) and {a, b} & {c, d}
                assert shared or not cross(a, b, c, d), (ends, other)


def test_no_path_runs_over_a_space_that_is_not_its_end() -> None:
    for s in CIRCLES + DOTS:
        for ends, line in lines().items():
            if s.name not in ends and dist(at(s), line[0]) < 250:
                assert off(at(s), line) >= (24 if s.kind == "circle" else 16), (s.name, ends)


def test_only_a_cabins_own_paths_enter_it_and_none_crosses_the_lake() -> None:
    strangers = {ends: line for ends, line in lines().items() if not any(SPACES[n].inside for n in ends)}
    for place in [*lands("cabin"), LAKE]:
        assert not any(within(at(s), place) for s in CIRCLES + DOTS), place.name
        for ends, line in strangers.items():
            for (a, b), (c, d) in product(pairwise(line), pairwise(closed(place))):
                assert not cross(a, b, c, d), (ends, place.name)


def test_paths_wind_like_paths_in_a_wood() -> None:
    assert sum(bool(p.bends) for p in CAMP.paths) >= len(CAMP.paths) / 3


def test_the_lake_lies_below_the_middle_and_the_camp_has_its_places() -> None:
    area = abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(closed(LAKE)))) / 2
    assert 0.15 <= area / (WIDE * HIGH) <= 0.2
    assert 0.5 * HIGH < LAKE.y < 0.65 * HIGH
    kinds = Counter(p.kind for p in CAMP.places)
    assert (kinds["cabin"], kinds["pier"]) == (5, 4)
    assert 7 <= kinds["area"] <= 11
    assert "entrance" in {p.name for p in lands("area")}
