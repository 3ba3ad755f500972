"""The camp's scenery hides nothing: no tree, rock or fern stands on a space or a path, and the lake's plants keep off the piers."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import dist, hypot

import pytest

from game.engine import places
from game.engine.tiles import CELL_MASK, Point
from game.lastfriday import campreader
from game.lastfriday.campmap import CampMap

SCENERY = ("details", "trees")
FROM_SPACE = 28
"""A circle is drawn 20 pixels wide from its centre; a picture keeps at least this far from it, in map pixels."""
FROM_PATH = 16
"""A chalk path is some 5 pixels wide."""


@pytest.fixture(scope="module")
def camp() -> CampMap:
    return campreader.read_camp()


@cache
def outline(image: str) -> tuple[Point, ...]:
    """The corners of a tile picture's shapes, cut off at the tile's edges."""
    text = (places.root() / image).read_text(encoding="utf-8")
    points = []
    for path in re.findall(r' d="([^"]+)"', text):
        numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", path)]
        points += [(min(32.0, max(0.0, x)), min(32.0, max(0.0, y))) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    return tuple(dict.fromkeys(points))


def scenery(camp: CampMap) -> Iterator[tuple[str, Point]]:
    """Each corner of each picture of the scenery, in map pixels."""
    for layer in camp.layers:
        if layer.name in SCENERY:
            for number, cell in enumerate(layer.cells):
                if cell:
                    assert not cell & ~CELL_MASK, "scenery stands upright"
                    image = camp.tiles[cell - 1].image
                    for x, y in outline(image):
                        yield image, (number % camp.width * 32 + x, number // camp.width * 32 + y)


def off(point: Point, a: Point, b: Point) -> float:
    """How far a point lies from the line between a and b."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (dist(a, b) ** 2 or 1)
    along = min(1.0, max(0.0, along))
    return hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))


def test_there_is_scenery_in_every_quarter_of_the_camp(camp: CampMap) -> None:
    wide, high = camp.pixel_size
    quarters = {(x * 2 // wide, y * 2 // high) for image, (x, y) in scenery(camp) if "pine" in image}
    assert {(0, 0), (1, 0), (0, 1), (1, 1)} <= quarters


def test_no_picture_stands_on_a_space(camp: CampMap) -> None:
    near: dict[tuple[int, int], list[Point]] = defaultdict(list)
    for space in camp.spaces:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                near[int(space.x) // 64 + dx, int(space.y) // 64 + dy].append((space.x, space.y))
    for image, (x, y) in scenery(camp):
        for centre in near[int(x) // 64, int(y) // 64]:
            assert dist((x, y), centre) >= FROM_SPACE, f"{image} at {x:.0f}, {y:.0f}"


@pytest.mark.slow
def test_no_picture_stands_on_a_path(camp: CampMap) -> None:
    where = {space.name: (space.x, space.y) for space in camp.spaces}
    near: dict[tuple[int, int], list[tuple[Point, Point]]] = defaultdict(list)
    for path in camp.paths:
        for a, b in pairwise((where[path.a], *path.bends, where[path.b])):
            for column in range(int(min(a[0], b[0])) // 64 - 1, int(max(a[0], b[0])) // 64 + 2):
                for row in range(int(min(a[1], b[1])) // 64 - 1, int(max(a[1], b[1])) // 64 + 2):
                    near[column, row].append((a, b))
    for image, (x, y) in scenery(camp):
        for a, b in near[int(x) // 64, int(y) // 64]:
            assert off((x, y), a, b) >= FROM_PATH, f"{image} at {x:.0f}, {y:.0f}"
