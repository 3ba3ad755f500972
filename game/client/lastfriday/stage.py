"""A canvas that redraws only what changed: pieces are compared with those of the frame before."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

Painter = Callable[[pygame.Surface], object]
Ground = Callable[[pygame.Surface, pygame.Rect], object]
MANY = 24
"""With more changed places than this, one redraw of all is quicker."""


class Piece(NamedTuple):
    """Something on the canvas. `look` holds all that its pixels depend on besides `rect` (canvas pixels): two pieces with equal look
    and rect are the same picture."""

    look: tuple[Hashable, ...]
    rect: pygame.Rect
    paint: Painter

    @property
    def key(self) -> tuple[Hashable, tuple[int, int, int, int]]:
        """What it is compared by."""
        return (self.look, (self.rect.x, self.rect.y, self.rect.w, self.rect.h))


class Stage:
    """The canvas of the board's part of the window. `redrawn` counts the pixels drawn by the last `show`, for tests."""

    def __init__(self) -> None:
        self.canvas = pygame.Surface((1, 1))
        self.redrawn = 0
        self._ground: Hashable = None
        self._pieces: dict[tuple[Hashable, tuple[int, int, int, int]], int] = {}

    def resize(self, size: tuple[int, int]) -> None:
        """Another size; everything is drawn anew by the next `show`."""
        self.canvas = pygame.Surface(size)  # in the window's own format when there is a window
        self._ground = None

    def show(self, ground: Hashable, paint_ground: Ground, pieces: Sequence[Piece]) -> list[pygame.Rect]:
        """Brings the canvas up to date and returns the rects that changed. `ground` says what the ground looks like;
        `paint_ground` draws a part of it. Pieces are drawn in order, later ones above."""
        whole = self.canvas.get_rect()
        keys = {piece.key: place for place, piece in enumerate(pieces)}
        if ground != self._ground:
            changed = [whole]
        else:
            odd = [key for key in keys if key not in self._pieces] + [key for key in self._pieces if key not in keys]
            changed = _joined([pygame.Rect(rect).clip(whole) for _look, rect in odd])
            if len(changed) > MANY:
                changed = [whole]
        self._ground, self._pieces = ground, keys
        self.redrawn = 0
        for rect in changed:
            if rect.w and rect.h:
                self._draw(rect, paint_ground, pieces)
        self.canvas.set_clip(None)
        return changed

    def _draw(self, rect: pygame.Rect, paint_ground: Ground, pieces: Sequence[Piece]) -> None:
        self.redrawn += rect.w * rect.h
        self.canvas.set_clip(rect)
        paint_ground(self.canvas, rect)
        for piece in pieces:
            if piece.rect.colliderect(rect):
                piece.paint(self.canvas)


def _joined(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """The rects with overlapping ones made into one."""
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
