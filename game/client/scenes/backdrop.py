"""What lies behind the pages: a scene picture, darkened, and panels cut like the rest."""

from __future__ import annotations

import pygame

from game.client.pictures import cover, sheet
from game.client.theme import INK, MOSS, Colour, Theme


def backdrop(surface: pygame.Surface, name: str = "title", veil: int = 175) -> None:
    """Fills the surface with the picture `scenes/NAME` under a veil of ink (0 to 255)."""
    surface.blit(cover(f"scenes/{name}", surface.get_size(), veil), (0, 0))


def panel(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, fill: Colour = INK, edge: Colour = MOSS) -> None:
    """A cut sheet for a page to lie on."""
    surface.blit(sheet(rect.width, rect.height, fill, edge, theme.px(2), theme.px(16)), rect)


def centred(theme: Theme, width: float, height: float) -> pygame.Rect:
    """A rect of so many points (growing with the text scale, never beyond the window) in the middle of the window."""
    margin = theme.px(24)
    rect = pygame.Rect(0, 0, min(theme.em(width), theme.size[0] - 2 * margin), min(theme.em(height), theme.size[1] - 2 * margin))
    rect.center = (theme.size[0] // 2, theme.size[1] // 2)
    return rect
