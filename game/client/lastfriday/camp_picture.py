"""The camp's pictures that are kept: the whole board as the window shows it at first, and parts of it where it is shown larger.

A part that is not drawn yet is shown scaled from what there is, as soon as there is anything; it is drawn as frames leave time for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.client.lastfriday.board_picture import bake_slowly, size_at
from game.client.lastfriday.chart import Chart
from game.client.pixels import PIXELS, Key
from game.client.steps import paced
from game.client.theme import Theme

PART: Final = 512
"""Pixels of a part's side."""


class CampPicture:
    """The board at any scale (window pixels for a map pixel); up to `fit` it is drawn whole. Rects are pixels at a scale.

    `before` is the picture for another size of the window: what it had stands in until something is drawn, so that a window whose edge is
    dragged need not wait.
    """

    def __init__(self, chart: Chart, theme: Theme, fit: float, before: CampPicture | None = None) -> None:
        self.chart = chart
        self.theme = theme
        self.fit = fit
        self._stand_in = before._source() if before is not None and before.theme.size != theme.size else None

    def parts(self, scale: float, shown: pygame.Rect) -> list[pygame.Rect]:
        """The parts that can be seen where `shown` is."""
        whole = pygame.Rect((0, 0), size_at(self.chart, scale))
        if scale <= self.fit:
            return [whole]
        seen = shown.clip(whole)
        across = range(seen.left // PART * PART, seen.right, PART)
        down = range(seen.top // PART * PART, seen.bottom, PART)
        return [pygame.Rect(x, y, PART, PART).clip(whole) for y in down for x in across]

    def has(self, scale: float, part: pygame.Rect) -> bool:
        """Whether a part is drawn."""
        return PIXELS.has(self._key(scale, part))

    def ready(self, scale: float, part: pygame.Rect) -> bool:
        """Whether a part can be shown as it is to be: it is drawn, or will be now because nothing can be put off, or nothing stands in."""
        return self.has(scale, part) or not paced() or self._source() is None

    def part(self, scale: float, part: pygame.Rect) -> pygame.Surface:
        """A part as it is to be. Raises NotYet."""
        PIXELS.get(self._key(self.fit, self._whole()))  # so that it stays
        picture = PIXELS.slowly(self._key(scale, part), lambda: bake_slowly(self.chart, self.theme, scale, self._cut(scale, part)))
        PIXELS.drop(self._rough_key(scale, part))
        if scale <= self.fit:
            self._stand_in = None
        return picture

    def whole(self) -> pygame.Surface:
        """All of it, as large as it is drawn whole. Raises NotYet."""
        return self.part(self.fit, self._whole())

    def rough(self, scale: float, part: pygame.Rect) -> pygame.Surface:
        """A part scaled from what there is. Raises NotYet."""
        return PIXELS.made(self._rough_key(scale, part), lambda: self.scaled(scale, part, smooth=True))

    def work(self, scale: float, parts: Sequence[pygame.Rect]) -> bool:
        """Draws parts that can be seen while the frame has time; whether another one is there now."""
        missing = next((part for part in parts if not self.has(scale, part)), None)
        if missing is None:
            return False
        cut = self._cut(scale, missing)
        return PIXELS.work(self._key(scale, missing), lambda: bake_slowly(self.chart, self.theme, scale, cut))

    def scaled(self, scale: float, part: pygame.Rect, smooth: bool = False, into: pygame.Surface | None = None) -> pygame.Surface:
        """A part scaled from the whole board; quick unless `smooth`, not crisp. `into`: a surface of its size and the window's format."""
        source = self._source()
        if source is None:
            source = self.whole()
        wide, tall = size_at(self.chart, scale)
        across, down = source.width / wide, source.height / tall
        cut = pygame.Rect(round(part.x * across), round(part.y * down), max(1, round(part.w * across)), max(1, round(part.h * down))).clip(
            source.get_rect()
        )
        resize = pygame.transform.smoothscale if smooth else pygame.transform.scale
        if into is not None and source.get_bitsize() == into.get_bitsize() and source.get_masks() == into.get_masks():
            return resize(source.subsurface(cut), part.size, into)
        scaled = resize(source.subsurface(cut), part.size)
        return scaled if into is None else into.subsurface(into.blit(scaled, (0, 0)))

    def _whole(self) -> pygame.Rect:
        return pygame.Rect((0, 0), size_at(self.chart, self.fit))

    def _cut(self, scale: float, part: pygame.Rect) -> pygame.Rect | None:
        return None if scale <= self.fit else part

    def _source(self) -> pygame.Surface | None:
        return PIXELS.get(self._key(self.fit, self._whole())) or self._stand_in

    def _key(self, scale: float, part: pygame.Rect) -> Key:
        return "camp", (self.theme, self.chart, scale, tuple(part))

    def _rough_key(self, scale: float, part: pygame.Rect) -> Key:
        return "camp, rough", (self.theme, self.chart, scale, tuple(part))
