"""A game's log: its lines, and the pane with the last lines that fit, scrolled by the wheel."""

from __future__ import annotations

import pygame

from game.client.pictures import sprite
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, Role, Theme
from game.words.lines import Line

POINTS = 14
LINES_A_NOTCH = 3


class LogPane:
    """Draws lines from the bottom up into `rect`."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.back = 0  # how many lines of the log are scrolled away below
        self._shown: list[tuple[pygame.Rect, Line]] = []

    def scroll(self, notches: int, count: int) -> bool:
        """Scrolls back (positive) or forward; whether it moved. `count`: how many lines there are."""
        old = self.back
        self.back = max(0, min(count - 1, self.back + notches * LINES_A_NOTCH))
        return self.back != old

    def draw(self, surface: pygame.Surface, lines: list[Line]) -> None:
        """Draws the pane."""
        theme = self.theme
        pygame.draw.rect(surface, INK, self.rect, border_radius=theme.px(6))
        pygame.draw.rect(surface, MOSS, self.rect, theme.px(1), border_radius=theme.px(6))
        inner = self.rect.inflate(-theme.px(14), -theme.px(8))
        before = surface.get_clip()
        surface.set_clip(inner.clip(before))
        self._shown = []
        bottom = inner.bottom
        shown = lines[: len(lines) - self.back] if self.back else lines
        for line in reversed(shown):
            if bottom - self._height(line, inner.w) < inner.top:
                break
            bottom = self._draw_line(surface, line, inner, bottom)
        surface.set_clip(before)
        if self.back:
            mark = sprite("icons/next", theme.px(14))
            surface.blit(pygame.transform.rotate(mark, -90), (self.rect.right - theme.px(18), self.rect.bottom - theme.px(18)))

    def _width(self, line: Line, width: int) -> int:
        return width - (0 if line.heading else self.theme.em(19))

    def _height(self, line: Line, width: int) -> int:
        role: Role = "label_bold" if line.heading or line.alarm else "label"
        return self.theme.measure(line.text, role, POINTS, self._width(line, width))[1]

    def _draw_line(self, surface: pygame.Surface, line: Line, inner: pygame.Rect, bottom: int) -> int:
        """Draws one line above `bottom` and returns the next bottom."""
        theme = self.theme
        indent = theme.em(19)
        role: Role = "label_bold" if line.heading or line.alarm else "label"
        width, height = self._width(line, inner.w), self._height(line, inner.w)
        top = bottom - height
        left = inner.left + (0 if line.heading else indent)
        colour = LANTERN if line.heading else BONE if line.look or line.alarm else MIST
        place = pygame.Rect(left, top, width, height)
        if line.look and not line.heading:
            shape = sprite(f"shapes/{line.look}", theme.em(14))
            surface.blit(shape, (inner.left, top + (theme.line_height("label", POINTS) - shape.get_height()) // 2))
        theme.text(surface, line.text, place, role, POINTS, colour)
        self._shown.append((place, line))
        return top - theme.px(6 if line.heading else 2)

    def at(self, point: tuple[int, int]) -> Line | None:
        """The line under a point."""
        return next((line for place, line in self._shown if place.collidepoint(point)), None) if self.rect.collidepoint(point) else None
