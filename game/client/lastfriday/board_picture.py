"""The camp as a picture: everything of the board that never changes in a game, drawn at a scale, the whole of it or a part."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.client.lastfriday.chalk import Chalk
from game.client.lastfriday.chart import Chart
from game.client.lastfriday.ground import ground, ground_part
from game.client.pictures import sprite
from game.client.pixels import Work
from game.client.theme import BLOOD, BONE, CAMPER, INK, MIST, PINE, WOOD, Colour, Theme
from game.engine.tiles import Point
from game.lastfriday.campmap import Space
from game.words.lastfriday.names import area_name

CIRCLE = 20.0
"""Radius of a circle in map pixels."""
DOT = 8.0
"""Radius of a dot in map pixels."""
NUMBER = 17.6
"""Height of a circle's number in map pixels: 11 on a 1280x720 window, 16 at 1080p, with the whole board shown."""
AREA = 26.0
"""Height of the letters of a named area in map pixels."""
AREAS_FROM = 0.7
"""Window pixels for a map pixel from which the named areas have their names."""
LOOKED_AT = 150
"""Paths in a step of which is found whether they lie in a part of the board."""
PATHS = 3
"""Paths drawn in a step."""
LAID = 60
"""Paths of the whole board that lie in one layer; in a part all do, whose others are in parts beside it."""
SPACES = 100
"""Spaces looked at in a step; one that is drawn counts as `DRAWN`."""
DRAWN = 8
_AROUND = 120.0
"""Map pixels around a space, a path or a name in which anything of it can lie."""


class Sheet(NamedTuple):
    """A surface that shows the board from `corner` on (pixels at `scale`, window pixels for a map pixel)."""

    surface: pygame.Surface
    scale: float
    corner: tuple[int, int]

    def at(self, point: Point) -> Point:
        """Where a map point lies on it."""
        return (point[0] * self.scale - self.corner[0], point[1] * self.scale - self.corner[1])

    def holds(self, *points: Point) -> bool:
        """Whether anything of what reaches over these map points may lie on it."""
        xs, ys = [x * self.scale - self.corner[0] for x, _y in points], [y * self.scale - self.corner[1] for _x, y in points]
        far = _AROUND * self.scale + 20
        wide, tall = self.surface.get_size()
        return min(xs) < wide + far and max(xs) > -far and min(ys) < tall + far and max(ys) > -far


def size_at(chart: Chart, scale: float) -> tuple[int, int]:
    """The pixels of the whole board at a scale."""
    return (max(1, round(chart.size[0] * scale)), max(1, round(chart.size[1] * scale)))


def bake(chart: Chart, theme: Theme, scale: float, part: pygame.Rect | None = None) -> pygame.Surface:
    """The whole board drawn at a scale, or a part of it (pixels at that scale)."""
    *_before, whole = bake_slowly(chart, theme, scale, part)
    assert whole is not None
    return whole


def bake_slowly(chart: Chart, theme: Theme, scale: float, part: pygame.Rect | None = None) -> Work:
    """The same in steps."""
    surface = pygame.Surface((1, 1))
    for surface in ground(chart.board, size_at(chart, scale), scale) if part is None else ground_part(chart.board, scale, part):
        yield surface
    sheet = Sheet(surface, scale, (0, 0) if part is None else part.topleft)
    _areas(sheet, chart, theme)
    chalk = Chalk(scale, corner=sheet.corner)
    outside = [path for path in chart.board.paths if not (chart.spaces[path.a].inside or chart.spaces[path.b].inside)]
    yield surface
    here = []
    for number_, path in enumerate(outside, 1):
        if part is None or sheet.holds(chart.at(path.a), chart.at(path.b)):
            here.append(path)
        if number_ % LOOKED_AT == 0:
            yield surface
    for number_, path in enumerate(here, 1):
        chalk.stroke(chart.line(path.a, path.b), seed=f"{path.a}-{path.b}")
        if number_ % LAID == 0 and part is None:
            chalk.flush(surface)
        if number_ % PATHS == 0:
            yield surface
    chalk.flush(surface)
    yield surface
    _entrance(sheet, chart)
    begun = 0
    for space in chart.board.spaces:
        here_too = sheet.holds((space.x, space.y))
        if here_too:
            _space(sheet, theme, space)
        begun += DRAWN if here_too else 1
        if begun >= SPACES:
            begun = 0
            yield surface
    yield surface


def _space(sheet: Sheet, theme: Theme, space: Space) -> None:
    """A circle with its number, or a dot; what is inside a cabin depends on the game and is not baked."""
    surface, scale, at = sheet.surface, sheet.scale, sheet.at((space.x, space.y))
    if space.inside or space.kind == "entrance":
        return
    if space.kind == "dot":
        _dot(surface, at, scale, space.start, space.welcome)
    else:
        circle(surface, at, scale, ring=BLOOD if space.start else None)
        number(surface, theme, space.name, at, max(NUMBER * scale, 8))


def _areas(sheet: Sheet, chart: Chart, theme: Theme) -> None:
    """The names of the camp's parts, faint; only on a board large enough for them to find room between the circles."""
    scale = sheet.scale
    if scale < AREAS_FROM:
        return
    for place in chart.board.places:
        words = area_name(place.name) if place.kind == "area" and place.name != "entrance" else ""
        if not words:
            continue
        pixels = max(AREA * scale, 14 * max(theme.unit, 1.0))
        image = theme.image(words, "paper_bold", pixels / max(theme.unit, 1.0) / theme.text_scale, MIST)
        faint = image.copy()
        faint.set_alpha(125)
        x, y = round(place.x * scale) - sheet.corner[0], round(place.y * scale) - sheet.corner[1]
        sheet.surface.blit(faint, faint.get_rect(center=(x, y)))


def circle_radius(scale: float) -> float:
    """A circle's radius in window pixels: on a very small board larger than in scale, so that its number still fits."""
    return max(CIRCLE * scale, min(8.0, 30 * scale))


def circle(surface: pygame.Surface, at: Point, scale: float, ring: Colour | None = None, fill: Colour = BONE) -> None:
    """A circle of the Maniac's, in bone with an ink edge; with a ring, a start of his (LF-B4)."""
    radius = circle_radius(scale)
    pygame.draw.aacircle(surface, INK, at, radius + max(1.2, 2.6 * scale))
    if ring:
        pygame.draw.aacircle(surface, ring, at, radius + max(0.6, 1.2 * scale))
        pygame.draw.aacircle(surface, fill, at, radius - max(1.4, 3.2 * scale))
    else:
        pygame.draw.aacircle(surface, fill, at, radius)


def number(surface: pygame.Surface, theme: Theme, text: str, at: Point, pixels: float) -> None:
    """A circle's number in ink, so many pixels high, centred."""
    points = pixels / max(theme.unit, 1.0) / theme.text_scale
    image = theme.image(text, "label_bold", points, INK)
    ink = image.get_bounding_rect()
    surface.blit(image, (round(at[0] - ink.centerx), round(at[1] - ink.centery)))


def _dot(surface: pygame.Surface, at: Point, scale: float, start: str, welcome: bool) -> None:
    radius = max(2.4, DOT * scale)
    edge = max(1.0, 2.4 * scale)
    if start:
        pygame.draw.aacircle(surface, INK, at, radius * 1.95 + edge)
        pygame.draw.aacircle(surface, CAMPER[start], at, radius * 1.95)
        shape = sprite(f"shapes/{start}", round(radius * 4.6))
        surface.blit(shape, shape.get_rect(center=(round(at[0]), round(at[1]))))
    elif welcome:
        pygame.draw.aacircle(surface, INK, at, radius * 1.75 + edge)
        pygame.draw.aacircle(surface, WOOD, at, radius * 1.75)
    pygame.draw.aacircle(surface, INK, at, radius + edge)
    pygame.draw.aacircle(surface, (255, 253, 246), at, radius)


def _entrance(sheet: Sheet, chart: Chart) -> None:
    """The camp entrance: the turn order in colours and the white arrow to the first dot (LF-B8)."""
    waiting = [space for space in chart.board.spaces if space.kind == "entrance"]
    goal = chart.dot(chart.arrow)
    points = [(space.x, space.y) for space in waiting]
    if not points or not sheet.holds(goal, *points):
        return
    surface, scale = sheet.surface, sheet.scale
    near = min(points, key=lambda point: math.dist(point, goal))
    _arrow(sheet, near, goal)
    for space in waiting:
        at = sheet.at((space.x, space.y))
        radius = CIRCLE * 1.15 * scale
        pygame.draw.aacircle(surface, INK, at, radius + max(1.2, 2.6 * scale))
        pygame.draw.aacircle(surface, CAMPER[space.name], at, radius)
        pygame.draw.aacircle(surface, PINE, at, radius * 0.78)
        shape = sprite(f"shapes/{space.name}", round(radius * 1.15))
        surface.blit(shape, shape.get_rect(center=(round(at[0]), round(at[1]))))


def _arrow(sheet: Sheet, start: Point, goal: Point) -> None:
    surface, scale = sheet.surface, sheet.scale
    span = math.dist(start, goal)
    dx, dy = (goal[0] - start[0]) / span, (goal[1] - start[1]) / span
    a = (start[0] + dx * CIRCLE * 1.6, start[1] + dy * CIRCLE * 1.6)
    b = (goal[0] - dx * DOT * 3.4, goal[1] - dy * DOT * 3.4)
    head = 17.0
    wings = [(b[0] - dx * head + side * dy * head * 0.7, b[1] - dy * head - side * dx * head * 0.7) for side in (-1, 1)]
    shapes: list[tuple[Point, Point]] = [(a, (b[0] - dx * head * 0.6, b[1] - dy * head * 0.6))]
    for colour, grow in ((INK, 5.0), ((255, 253, 246), 0.0)):
        width = max(2, round((6 + grow) * scale))
        for p, q in shapes:
            pygame.draw.aaline(surface, colour, sheet.at(p), sheet.at(q), width)
        tip = (b[0] + dx * grow, b[1] + dy * grow)
        spread = [
            (wing[0] - dx * grow * 0.6 + (wing[0] - b[0]) * grow * 0.03, wing[1] - dy * grow * 0.6 + (wing[1] - b[1]) * grow * 0.03)
            for wing in wings
        ]
        corners = [sheet.at(tip), *(sheet.at(wing) for wing in spread)]
        pygame.draw.polygon(surface, colour, corners)
        for p, q in zip(corners, [*corners[1:], corners[0]], strict=True):
            pygame.draw.aaline(surface, colour, p, q)
