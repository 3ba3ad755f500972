"""Redrawing only what changed: pieces are compared with those of the frame before, and only the places where they differ are painted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import pygame

from game.client.steps import NotYet

Painter = Callable[[pygame.Surface], object]
Ground = Callable[[pygame.Surface, pygame.Rect], object]
Key = tuple[Hashable, tuple[int, int, int, int]]
MANY = 24
"""With more changed places than this, one redraw of all is quicker."""


class Piece(NamedTuple):
    """Something on a surface. `look` holds all that its pixels depend on besides `rect` (pixels of the surface): two pieces with equal
    look and rect are the same picture. What it paints outside `rect` would not be wiped away (`within` holds it in)."""

    look: tuple[Hashable, ...]
    rect: pygame.Rect
    paint: Painter

    @property
    def key(self) -> Key:
        """What it is compared by."""
        return (self.look, (self.rect.x, self.rect.y, self.rect.w, self.rect.h))


@contextmanager
def clipped(surface: pygame.Surface, area: pygame.Rect) -> Iterator[None]:
    """Nothing is painted outside an area in here, nor outside the area that was there before."""
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    try:
        yield
    finally:
        surface.set_clip(before)


def within(piece: Piece, area: pygame.Rect) -> Piece:
    """The part of a piece that lies in an area; nothing of it is painted outside."""

    def paint(surface: pygame.Surface) -> None:
        with clipped(surface, area):
            piece.paint(surface)

    return Piece((*piece.look, tuple(piece.rect)), piece.rect.clip(area), paint)


class Patchwork:
    """Remembers which pieces a surface shows."""

    def __init__(self) -> None:
        self._shown: set[Key] | None = None

    def forget(self) -> None:
        """The surface shows something else by now: all of it is changed."""
        self._shown = None

    def changed(self, pieces: Sequence[Piece], whole: pygame.Rect) -> list[pygame.Rect]:
        """The places in `whole` where these pieces look otherwise than the last ones, none over another; `whole` alone when there is
        no telling, or there are too many."""
        before, self._shown = self._shown, {piece.key for piece in pieces}
        if before is None:
            return [whole]
        found = joined([pygame.Rect(rect).clip(whole) for _look, rect in before ^ self._shown])
        return [whole] if len(found) > MANY else found


def paint(surface: pygame.Surface, regions: Sequence[pygame.Rect], ground: Ground, pieces: Sequence[Piece]) -> None:
    """Paints regions of a surface anew from the ground up: `ground` fills one, then come the pieces in order, later ones above."""
    for region in regions:
        with clipped(surface, region):
            ground(surface, region)
            for piece in pieces:
                if piece.rect.colliderect(region):
                    piece.paint(surface)


class Overlaid:
    """A part of the window made of a canvas below and pieces above it, each painted anew only where it changed."""

    def __init__(self) -> None:
        self._patches = Patchwork()

    def draw(
        self,
        surface: pygame.Surface,
        area: pygame.Rect,
        below: Callable[[], list[pygame.Rect]],
        paint_below: Ground,
        above: Callable[[], Sequence[Piece]],
        *,
        whole: bool,
    ) -> list[pygame.Rect] | None:
        """Paints what changed in `area`, or the `whole` of it, and returns its rects; None for everything. `below` brings the canvas up to
        date and says where it changed, `paint_below` copies a part of it, `above` are the pieces, lowest first."""
        if whole:
            self._patches.forget()
        damage = below()
        pieces = above()
        regions = self._patches.changed(pieces, area)
        if not whole:
            regions += damage
        paint(surface, regions, paint_below, pieces)
        return None if whole else regions


class Stage:
    """A canvas of its own for pieces. `redrawn` counts the pixels drawn by the last `show`, for tests."""

    def __init__(self) -> None:
        self.canvas = pygame.Surface((1, 1))
        self.redrawn = 0
        self._ground: Hashable = None
        self._patches = Patchwork()

    def resize(self, size: tuple[int, int]) -> None:
        """Another size; everything is drawn anew by the next `show`."""
        self.canvas = pygame.Surface(size)  # in the window's own format when there is a window
        self.forget()

    def forget(self) -> None:
        """Everything is drawn anew by the next `show`."""
        self._patches.forget()

    def copy(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """Copies the part of the canvas that lies in a region of a surface, its corner on the surface's."""
        surface.blit(self.canvas, region, region)

    def show(self, ground: Hashable, paint_ground: Ground, pieces: Sequence[Piece]) -> list[pygame.Rect]:
        """Brings the canvas up to date and returns the rects that changed. `ground` says what the ground looks like;
        `paint_ground` draws a part of it. Pieces are drawn in order, later ones above. Raises NotYet where one of them does."""
        if ground != self._ground:
            self._ground = ground
            self._patches.forget()
        changed = self._patches.changed(pieces, self.canvas.get_rect())
        self.redrawn = sum(rect.w * rect.h for rect in changed)
        try:
            paint(self.canvas, changed, paint_ground, pieces)
        except NotYet:  # some of it may have been painted
            self.forget()
            raise
        return changed


def joined(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """The rects with overlapping ones made into one, empty ones left out."""
    left = [rect for rect in rects if rect.w and rect.h]
    done: list[pygame.Rect] = []
    while left:
        rect = left.pop()
        hit = rect.collidelist(left)
        if hit >= 0:
            left.append(rect.union(left.pop(hit)))
        else:
            done.append(rect)
    return done
