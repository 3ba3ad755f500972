"""A way through the house as a line from room to room."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.client.stage import Piece
from game.client.theme import INK, LANTERN


def path_piece(points: Sequence[tuple[int, int]], area: pygame.Rect, side: int) -> Piece:
    """The line through the middles of rooms of a size, cut at an area; all but the first have a dot."""
    rect = pygame.Rect(points[0], (1, 1)).unionall([pygame.Rect(point, (1, 1)) for point in points]).inflate(24, 24).clip(area)
    thick = max(3, side // 22)

    def draw(surface: pygame.Surface) -> None:
        before = surface.get_clip()
        surface.set_clip(area.clip(before))
        for colour, line in ((INK, thick + 4), (LANTERN, thick)):
            for one, two in pairwise(points):
                pygame.draw.line(surface, colour, one, two, line)
            for point in points[1:]:
                pygame.draw.aacircle(surface, colour, point, line)
        surface.set_clip(before)

    return Piece(("path", tuple(points)), rect, draw)
