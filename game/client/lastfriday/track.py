"""The Round Track along the top: rounds I to XV, the reveal rounds ringed, the Maniac's used tokens on it (LF-T1, LF-T6, LF-K10)."""

from __future__ import annotations

import pygame

from game.client.pictures import sprite
from game.client.theme import BLOOD, BONE, INK, LANTERN, MIST, Theme
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import LAST_ROUND, is_reveal_round
from game.words.lastfriday.names import chapter_title, roman
from game.words.lastfriday.tips import round_tip

HEIGHT = 50
"""Layout points."""


class Track:
    """Draws the strip into a rect; `tip` tells what lies under a point."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)

    def layout(self, rect: pygame.Rect) -> None:
        """Another place in the window."""
        self.rect = rect

    def _title(self, observation: LfObservation) -> tuple[str, str]:
        return roman(observation.chapter), chapter_title(observation.chapter)

    def _cells(self) -> list[pygame.Rect]:
        """The fifteen cells, as large as the strip allows."""
        theme, rect = self.theme, self.rect
        label = round(rect.w * 0.2)
        room = rect.w - label - theme.px(8)
        side = min(rect.h - theme.px(8), room // LAST_ROUND - theme.px(3))
        pitch = min(room / LAST_ROUND, side + theme.px(12))
        left = rect.right - theme.px(6) - pitch * LAST_ROUND
        return [
            pygame.Rect(round(left + pitch * place + (pitch - side) / 2), rect.centery - side // 2, side, side)
            for place in range(LAST_ROUND)
        ]

    def draw(self, surface: pygame.Surface, observation: LfObservation) -> None:
        """Draws the whole strip."""
        theme = self.theme
        surface.fill(INK, self.rect)
        cells = self._cells()
        self._draw_title(surface, observation, cells[0].left - theme.px(10))
        for number, cell in enumerate(cells, 1):
            reveal = is_reveal_round(number)
            surface.blit(sprite("tokens/track_reveal" if reveal else "tokens/track_cell", cell.w), cell)
            spent = number < observation.round
            if spent:
                veil = pygame.Surface(cell.size, pygame.SRCALPHA)
                veil.fill((*INK, 120))
                surface.blit(veil, cell)
            points = self._fitting(roman(number), cell.w * 0.84)
            image = theme.image(roman(number), "label_bold", points, BONE if spent else BLOOD if reveal else INK)
            surface.blit(image, image.get_rect(center=cell.center))
            if number == observation.round:
                mark = sprite("tokens/round_marker", round(cell.w * 1.3))
                surface.blit(mark, mark.get_rect(center=cell.center))
        for token, number in observation.track:
            cell = cells[min(max(number, 1), LAST_ROUND) - 1]
            side = round(cell.w * 0.72)
            image = sprite(f"tokens/{token}", side)
            surface.blit(image, image.get_rect(midbottom=(cell.centerx, self.rect.bottom - 1)))

    def _fitting(self, text: str, width: float) -> float:
        """Points that fit the cell, 14 at least."""
        points = 17.0
        while points > 14 and self.theme.measure(text, "label_bold", points / self.theme.text_scale)[0] > width:
            points -= 0.5
        return points / self.theme.text_scale

    def _draw_title(self, surface: pygame.Surface, observation: LfObservation, right: int) -> None:
        theme = self.theme
        number, title = self._title(observation)
        place = pygame.Rect(self.rect.left + theme.px(12), self.rect.top, right - self.rect.left - theme.px(12), self.rect.h)
        wide = theme.measure(number, "title", 24 / theme.text_scale)[0]
        theme.text(surface, number, place, "title", 24 / theme.text_scale, LANTERN, wrap=False, valign="center")
        place = place.move(wide + theme.px(8), 0)
        place.w = max(1, right - place.left)
        scale = theme.text_scale
        while theme.measure(title, "paper_bold", 15 * scale / theme.text_scale, place.w)[1] > place.h and scale > 1:
            scale -= 0.05
        theme.text(surface, title, place, "paper_bold", 15 * scale / theme.text_scale, MIST, valign="center")

    def tip(self, at: tuple[int, int], observation: LfObservation) -> str:
        """What to say about the point."""
        for number, cell in enumerate(self._cells(), 1):
            if cell.collidepoint(at):
                return round_tip(number, observation)
        return ""
