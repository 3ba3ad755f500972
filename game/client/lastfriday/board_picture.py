"""The camp as a picture: everything of the board that never changes in a game, baked into one surface for each zoom step."""

from __future__ import annotations

import itertools
import math
import random
import time
from collections import OrderedDict
from collections.abc import Iterator

import pygame

from game.client.lastfriday.chart import Chart
from game.client.lastfriday.ground import ground
from game.client.lastfriday.names import area_name
from game.client.pictures import sprite
from game.client.theme import BLOOD, BONE, CAMPER, INK, MIST, PINE, WOOD, Colour, Theme
from game.engine.boards import Point, Space

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
PART = 60
"""Paths or spaces drawn before a bake that must not hold a frame up looks at the clock."""
BIGGEST = 16_000_000
"""Pixels of the largest picture that is baked (64 MB); what is shown larger is scaled up from it."""
KEPT = 20_000_000
"""Pixels of all the baked zoom steps that are kept, the newest always."""


class BoardPicture:
    """Bakes a chart at the scales asked for. `crisp` gives the exact surface, `scaled` one that does meanwhile.

    `before` is the picture for another size of the window: its last surface stands in until something is baked, so that a window
    whose edge is dragged need not wait.
    """

    def __init__(self, chart: Chart, theme: Theme, before: BoardPicture | None = None) -> None:
        self.chart = chart
        self.theme = theme
        self._baked: OrderedDict[float, pygame.Surface] = OrderedDict()
        self._stand_in: dict[float, pygame.Surface] = {}
        if before is not None and before.theme.size != theme.size:
            self._stand_in = dict(list(before._baked.items())[-1:]) or before._stand_in
        self._job: tuple[float, Iterator[tuple[pygame.Surface, bool]]] | None = None

    def crisp(self, scale: float) -> pygame.Surface:
        """The whole board at this scale (window pixels for a map pixel, at most `limit`), baked when it is not kept."""
        found = self._baked.get(scale)
        if found is None:
            found = bake(self.chart, self.theme, scale)
            self._keep(scale, found)
        self._baked.move_to_end(scale)
        return found

    @property
    def empty(self) -> bool:
        """Whether there is nothing yet that could be scaled."""
        return not self._baked and not self._stand_in

    @property
    def limit(self) -> float:
        """The largest scale that is baked."""
        return math.sqrt(BIGGEST / (self.chart.size[0] * self.chart.size[1]))

    def has(self, scale: float) -> bool:
        """Whether the scale is baked already, or the largest there is for a larger one."""
        return min(scale, self.limit) in self._baked

    def work(self, scale: float, seconds: float) -> bool:
        """Bakes on at a scale for about so many seconds, so that no frame waits; whether it is done."""
        scale = min(scale, self.limit)
        if self.has(scale):
            return True
        if self._job is None or self._job[0] != scale:
            self._job = (scale, bake_slowly(self.chart, self.theme, scale))
        until = time.perf_counter() + seconds
        for surface, done in self._job[1]:
            if done:
                self._keep(scale, surface)
                self._job = None
                return True
            if time.perf_counter() >= until:
                return False
        return False

    def _keep(self, scale: float, surface: pygame.Surface) -> None:
        self._baked[scale] = surface
        self._stand_in = {}
        while len(self._baked) > 1 and sum(kept.get_width() * kept.get_height() for kept in self._baked.values()) > KEPT:
            self._baked.popitem(last=False)

    def scaled(self, scale: float, part: pygame.Rect, smooth: bool = False) -> pygame.Surface:
        """A part (in pixels at this scale) of the board, scaled from the nearest surface there is; quick unless `smooth`, not crisp."""
        there = self._baked or self._stand_in
        known = min(there, key=lambda other: abs(math.log(other / scale)), default=min(scale, self.limit))
        source = there[known] if known in there else self.crisp(known)
        share = known / scale
        cut = pygame.Rect(round(part.x * share), round(part.y * share), max(1, round(part.w * share)), max(1, round(part.h * share))).clip(
            source.get_rect()
        )
        resize = pygame.transform.smoothscale if smooth else pygame.transform.scale
        return resize(source.subsurface(cut), part.size)


def bake(chart: Chart, theme: Theme, scale: float) -> pygame.Surface:
    """The whole board drawn at a scale."""
    *_parts, (surface, _done) = bake_slowly(chart, theme, scale)
    return surface


def bake_slowly(chart: Chart, theme: Theme, scale: float) -> Iterator[tuple[pygame.Surface, bool]]:
    """Draws the whole board at a scale in many small parts: the surface after each, and whether it was the last."""
    size = (max(1, round(chart.size[0] * scale)), max(1, round(chart.size[1] * scale)))
    surface = pygame.Surface((1, 1))
    for surface in ground(chart.board, size, scale):
        yield surface, False
    _areas(surface, chart, theme, scale)
    brush = Chalk(scale)
    outside = [path for path in chart.board.paths if not (chart.spaces[path.a].inside or chart.spaces[path.b].inside)]
    for number_, path in enumerate(outside):
        brush.stroke(chart.line(path.a, path.b), seed=f"{path.a}-{path.b}")
        if number_ % PART == PART - 1:
            brush.flush(surface)
            yield surface, False
    brush.flush(surface)
    _entrance(surface, chart, scale)
    for number_, space in enumerate(chart.board.spaces):
        _space(surface, theme, space, scale)
        if number_ % PART == PART - 1:
            yield surface, False
    yield surface, True


def _space(surface: pygame.Surface, theme: Theme, space: Space, scale: float) -> None:
    """A circle with its number, or a dot; what is inside a cabin depends on the game and is not baked."""
    at = (space.x * scale, space.y * scale)
    if space.inside or space.kind == "entrance":
        return
    if space.kind == "dot":
        _dot(surface, at, scale, space.start, space.welcome)
    else:
        circle(surface, at, scale, ring=BLOOD if space.start else None)
        number(surface, theme, space.name, at, max(NUMBER * scale, 8))


def _areas(surface: pygame.Surface, chart: Chart, theme: Theme, scale: float) -> None:
    """The names of the camp's parts, faint; only on a board large enough for them to find room between the circles."""
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
        surface.blit(faint, faint.get_rect(center=(round(place.x * scale), round(place.y * scale))))


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


def _entrance(surface: pygame.Surface, chart: Chart, scale: float) -> None:
    """The camp entrance: the turn order in colours and the white arrow to the first dot (LF-B8)."""
    waiting = [space for space in chart.board.spaces if space.kind == "entrance"]
    goal = chart.dot(chart.arrow)
    points = [(space.x, space.y) for space in waiting]
    if not points:
        return
    near = min(points, key=lambda point: math.dist(point, goal))
    _arrow(surface, near, goal, scale)
    for space in waiting:
        at = (space.x * scale, space.y * scale)
        radius = CIRCLE * 1.15 * scale
        pygame.draw.aacircle(surface, INK, at, radius + max(1.2, 2.6 * scale))
        pygame.draw.aacircle(surface, CAMPER[space.name], at, radius)
        pygame.draw.aacircle(surface, PINE, at, radius * 0.78)
        shape = sprite(f"shapes/{space.name}", round(radius * 1.15))
        surface.blit(shape, shape.get_rect(center=(round(at[0]), round(at[1]))))


def _arrow(surface: pygame.Surface, start: Point, goal: Point, scale: float) -> None:
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
            pygame.draw.aaline(surface, colour, _px(p, scale), _px(q, scale), width)
        tip = (b[0] + dx * grow, b[1] + dy * grow)
        spread = [
            (wing[0] - dx * grow * 0.6 + (wing[0] - b[0]) * grow * 0.03, wing[1] - dy * grow * 0.6 + (wing[1] - b[1]) * grow * 0.03)
            for wing in wings
        ]
        corners = [_px(tip, scale), *(_px(wing, scale) for wing in spread)]
        pygame.draw.polygon(surface, colour, corners)
        for p, q in zip(corners, [*corners[1:], corners[0]], strict=True):
            pygame.draw.aaline(surface, colour, p, q)


def _px(point: Point, scale: float) -> Point:
    return (point[0] * scale, point[1] * scale)


class Chalk:
    """Draws lines of chalk: many small soft stamps, each a little off, so that a line is smooth and slightly rough."""

    def __init__(self, scale: float, colour: Colour = BONE, width: float = 5.2, strength: int = 150) -> None:
        self.scale = scale
        self.radius = max(1.0, width * scale / 2)
        self.strength = strength
        self._stamps = [self._stamp(colour, shade) for shade in (0.55, 0.75, 0.9, 1.0)]
        self._edge = self._stamp(INK, 0.34, self.radius + max(0.9, 1.8 * scale))
        self._under: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._over: list[tuple[pygame.Surface, tuple[int, int]]] = []

    def _stamp(self, colour: Colour, shade: float, radius: float | None = None) -> pygame.Surface:
        reach = radius or self.radius
        side = math.ceil(reach) * 2 + 2
        big = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
        big.fill((*colour, 0))
        pygame.draw.circle(big, (*colour, round(self.strength * shade)), (side * 2, side * 2), reach * 4)
        return pygame.transform.smoothscale(big, (side, side))

    def stroke(self, line: list[Point], seed: str) -> None:
        """Lays a line (map pixels) down; drawn by `flush`."""
        rng = random.Random(seed)
        wobble = self.radius * 0.22
        gap = max(1.0, self.radius * 0.62)
        half, edge_half = self._stamps[0].get_width() / 2, self._edge.get_width() / 2
        left = 0.0
        for a, b in itertools.pairwise(line):
            ax, ay, bx, by = a[0] * self.scale, a[1] * self.scale, b[0] * self.scale, b[1] * self.scale
            span = math.hypot(bx - ax, by - ay)
            while left <= span and span:
                x, y = ax + (bx - ax) * left / span, ay + (by - ay) * left / span
                self._under.append((self._edge, (round(x - edge_half), round(y - edge_half))))
                stamp = self._stamps[rng.choice((0, 1, 2, 2, 3, 3))]
                self._over.append((stamp, (round(x - half + rng.uniform(-wobble, wobble)), round(y - half + rng.uniform(-wobble, wobble)))))
                left += gap
            left -= span

    def flush(self, surface: pygame.Surface) -> None:
        """Draws all the lines laid down."""
        surface.fblits(self._under)
        surface.fblits(self._over)
        self._under.clear()
        self._over.clear()
