"""Lines of chalk, as the camp's paths are drawn."""

from __future__ import annotations

import itertools
import math
import random

import pygame

from game.client.theme import BONE, INK, Colour
from game.engine.tiles import Point


class Chalk:
    """Draws lines of chalk: many small soft stamps, each a little off, so that a line is smooth and slightly rough. `corner` is where the
    surface begins on the board, in pixels."""

    def __init__(
        self, scale: float, colour: Colour = BONE, width: float = 5.2, strength: int = 150, corner: tuple[int, int] = (0, 0)
    ) -> None:
        self.scale = scale
        self.corner = corner
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
        left, (cx, cy) = 0.0, self.corner
        for a, b in itertools.pairwise(line):
            ax, ay, bx, by = a[0] * self.scale, a[1] * self.scale, b[0] * self.scale, b[1] * self.scale
            span = math.hypot(bx - ax, by - ay)
            while left <= span and span:
                x, y = ax + (bx - ax) * left / span, ay + (by - ay) * left / span
                self._under.append((self._edge, (round(x - edge_half) - cx, round(y - edge_half) - cy)))
                stamp = self._stamps[rng.choice((0, 1, 2, 2, 3, 3))]
                sx, sy = x - half + rng.uniform(-wobble, wobble), y - half + rng.uniform(-wobble, wobble)
                self._over.append((stamp, (round(sx) - cx, round(sy) - cy)))
                left += gap
            left -= span

    def flush(self, surface: pygame.Surface) -> None:
        """Draws all the lines laid down."""
        surface.fblits(self._under)
        surface.fblits(self._over)
        self._under.clear()
        self._over.clear()
