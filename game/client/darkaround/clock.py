"""The seven clock cards along the top: those turned, the one of this hour, those still face down."""

from __future__ import annotations

import pygame

from game.client.pictures import sheet, sprite
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, Theme
from game.words.darkaround.names import MORNING, clock_time


def draw_clock(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, hour: int, turning: float) -> None:
    """Draws the cards; the one of `hour` is `turning` (0 to 1) its face up. Before the first hour all are face down."""
    wide = rect.w // MORNING
    for card in range(1, MORNING + 1):
        place = pygame.Rect(rect.left + (card - 1) * wide, rect.top, wide, rect.h).inflate(-theme.px(8), -theme.px(8))
        now = card == hour
        surface.blit(sheet(place.w, place.h, MOSS if now else INK, LANTERN if now else MOSS, theme.px(2), theme.px(8)), place)
        _draw_card(surface, theme, place, card, hour, turning if now else 1.0)


def _draw_card(surface: pygame.Surface, theme: Theme, place: pygame.Rect, card: int, hour: int, turning: float) -> None:
    side = place.h - theme.px(4)
    face = card <= hour and turning >= 0.5
    image = sprite(f"darkaround/clock_{card - 1}" if face else "darkaround/clock_back", side)
    width = max(2, round(side * abs(2 * turning - 1)))
    if width < side:
        image = pygame.transform.smoothscale(image, (width, side))
    elif card < hour:
        image = image.copy()
        image.set_alpha(130)
    points = 15 / theme.text_scale
    room = pygame.Rect(place.left + side - theme.px(2), place.top, place.w - side - theme.px(4), place.h)
    words = clock_time(card)
    while theme.text_px(points) > theme.px(14) and theme.measure(words, "label_bold", points)[0] > room.w:
        points -= 0.5
    roomy = theme.measure(words, "label_bold", points)[0] <= room.w
    centre = place.left + side // 2 + theme.px(2) if roomy else place.centerx
    surface.blit(image, image.get_rect(center=(centre, place.centery)))
    if roomy:
        colour = LANTERN if card == hour else BONE if card > hour else MIST
        theme.text(surface, words, room, "label_bold", points, colour, "center", valign="center", wrap=False)
