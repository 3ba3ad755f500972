"""A slider in steps, for volumes: by arrows, by Enter, by a click or a drag."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.client import keys
from game.client.pictures import sheet
from game.client.theme import BONE, INK, LANTERN, MOSS, Theme
from game.client.widgets import CLICK, Widget

MOST: Final = 100
STEP: Final = 10
_WIDE: Final = 300
_TALL: Final = 34
_LABEL: Final = 16


class Slider(Widget):
    """A value from 0 to 100 in steps of 10, as a row of cut bars that grow like a fir and its figure beside them. `changed` hears each
    new value."""

    def __init__(self, value: int, changed: Callable[[int], None], *, label: str = "", key: str = "") -> None:
        super().__init__(key=key)
        self.value = value
        self.changed = changed
        self.label = label

    def words(self) -> str:
        """What it sets, and the value."""
        return f"{self.label} {self.figure()}".strip()

    def figure(self) -> str:
        """The value as it is shown."""
        return f"{self.value} %"

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """Its usual size, or as wide as there is room."""
        return min(theme.px(_WIDE) + self._figure_width(theme), width), max(theme.px(_TALL), theme.line_height("label_bold", _LABEL))

    def _figure_width(self, theme: Theme) -> int:
        return theme.measure(f"{MOST} %", "label_bold", _LABEL)[0] + theme.px(14)

    def _bars(self, theme: Theme) -> pygame.Rect:
        """Where the bars are."""
        return pygame.Rect(self.rect.left, self.rect.top, self.rect.width - self._figure_width(theme), self.rect.height)

    def choose(self, value: int) -> None:
        """Takes a value, at the nearest step within 0 to 100."""
        value = min(max(round(value / STEP) * STEP, 0), MOST)
        if value != self.value:
            self.value = value
            self.changed(value)

    def act(self) -> None:
        """Enter and Space go a step on, and from the loudest back to silence."""
        self.choose(0 if self.value >= MOST else self.value + STEP)

    def handle(self, event: pygame.Event, theme: Theme) -> bool:
        """Left and right step; the mouse takes the value under it, also while it is dragged."""
        if keys.does(event, "left", "right"):
            self.choose(self.value + (STEP if keys.does(event, "right") else -STEP))
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == CLICK:
            self._take(event.pos, theme)
            return True
        if event.type == pygame.MOUSEMOTION and event.buttons[0]:
            self._take(event.pos, theme)
            return True
        return False

    def _take(self, pos: tuple[int, int], theme: Theme) -> None:
        bars = self._bars(theme)
        self.choose(round((pos[0] - bars.left) / max(1, bars.width) * MOST))

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """Ten bars, lit as far as the value goes, and the figure."""
        del focused
        bars = self._bars(theme)
        count = MOST // STEP
        pitch = bars.width / count
        for place in range(count):
            lit = place < self.value // STEP
            tall = round(bars.height * (0.35 + 0.6 * (place + 1) / count))
            bar = pygame.Rect(round(bars.left + pitch * place), bars.bottom - tall, max(3, round(pitch * 0.72)), tall)
            edge = BONE if hovered else LANTERN if lit else MOSS
            surface.blit(sheet(bar.width, bar.height, LANTERN if lit else INK, edge, theme.px(2), theme.px(4)), bar)
        figure = pygame.Rect(bars.right, self.rect.top, self.rect.right - bars.right, self.rect.height)
        theme.text(surface, self.figure(), figure, "label_bold", _LABEL, BONE, "right", wrap=False, valign="center")
