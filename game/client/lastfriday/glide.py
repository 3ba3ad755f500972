"""What the board shows while the zoom glides: the picture that was there when it began, scaled."""

from __future__ import annotations

from typing import NamedTuple

import pygame


class Left(NamedTuple):
    """The canvas as it was when the board's corner lay at a point of it and the scale was another."""

    picture: pygame.Surface
    corner: tuple[int, int]
    scale: float

    def place(self, scale: float, corner: tuple[int, int]) -> tuple[int, int, int, int]:
        """Where it belongs on the canvas now."""
        share = scale / self.scale
        x, y = corner[0] - self.corner[0] * share, corner[1] - self.corner[1] * share
        return round(x), round(y), max(1, round(self.picture.width * share)), max(1, round(self.picture.height * share))

    def draw(self, canvas: pygame.Surface, place: pygame.Rect) -> None:
        """Draws what of it can be seen."""
        seen = place.clip(canvas.get_rect())
        if not seen.w or not seen.h:
            return
        share = self.picture.width / place.w
        cut = pygame.Rect(
            round((seen.x - place.x) * share),
            round((seen.y - place.y) * share),
            max(1, round(seen.w * share)),
            max(1, round(seen.h * share)),
        ).clip(self.picture.get_rect())
        pygame.transform.scale(self.picture.subsurface(cut), seen.size, canvas.subsurface(seen))  # no room anew in each frame
