"""What stands below the house of a finished game: when it is, the last sentences of the tale, and all that drives it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.client.betrayal.retold import EVENT, MOMENT, ROUND, TURN, UNITS
from game.client.logpane import POINTS, LogPane
from game.client.retelling import Retelling
from game.client.theme import INK, LANTERN, MOSS, Theme
from game.client.timeline import Mark, Timeline
from game.client.widgets import Choice, Widget
from game.words import keynames
from game.words.language import _
from game.words.lines import Line

_LARGE: Final = 1.4
"""From this text scale on fewer sentences are shown."""


def unit_words() -> dict[str, str]:
    """How far a step goes, in a word."""
    return {EVENT: _("Step"), TURN: _("Turn"), ROUND: _("Round"), MOMENT: _("Turning point")}


class RetoldBar:
    """`tall` says how much room it takes, `layout` gives it that. `widest` are the longest words that `now` will ever be."""

    def __init__(
        self, theme: Theme, telling: Retelling, marks: Sequence[Mark], widest: str, unit: str, changed: Callable[[str], None]
    ) -> None:
        self.theme = theme
        self.telling = telling
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.log = LogPane(theme)
        self.lines: list[Line] = []
        """The whole tale."""
        self.now = ""
        self._widest = widest
        words = unit_words()
        self._unit = Choice(
            [(each, words[each]) for each in UNITS], unit, changed, key="unit", points=14, about=_("How far the replay goes at a time")
        )
        self._time = Timeline(telling.last, marks, telling.go, _("The course of the game"))
        self._buttons: list[Widget] = []
        self.refresh()

    def refresh(self) -> None:
        """Another place, or it plays or has stopped."""
        points = 15 / self.theme.text_scale
        before, after = keynames.with_key(_("A step back"), "left"), keynames.with_key(_("A step on"), "right")
        buttons = self.telling.buttons(before, after, keynames.with_key(_("To the beginning"), "first"), points)
        for button, old in zip(buttons, self._buttons, strict=False):
            button.rect = old.rect
        self._buttons = [*buttons]
        self._time.at = self.telling.at

    def widgets(self) -> list[Widget]:
        """The widgets in Tab order."""
        return [*self._buttons, self._time, self._unit]

    @property
    def time(self) -> Timeline:
        """The line of the whole game."""
        return self._time

    # layout

    def _pad(self) -> int:
        return self.theme.px(12)

    def _head_width(self, width: int) -> int:
        """What is left beside the choice for words of when it is; all of the width where the choice has a row of its own."""
        beside = width - self._unit.natural(self.theme, width)[0] - 2 * self._pad()
        return beside if beside >= self.theme.measure(self._widest, "label_bold", 16)[0] + self._pad() else width

    def _head(self, width: int) -> int:
        """The row of when it is."""
        return self.theme.measure(self._widest, "label_bold", 16, self._head_width(width))[1]

    def _log(self) -> int:
        count = 2 if self.theme.text_scale >= _LARGE else 4
        return self.theme.line_height("label", POINTS) * count + self.theme.px(20)

    def tall(self, width: int) -> int:
        """The pixels it takes at a width."""
        theme, pad = self.theme, self._pad()
        inner = width - 2 * pad
        unit = self._unit.natural(theme, inner)[1]
        head = self._head(inner)
        head = max(head, unit) if self._head_width(inner) < inner else head + theme.px(6) + unit
        foot = max(widget.natural(theme, inner)[1] for widget in [*self._buttons, self._time])
        return pad + head + theme.px(6) + self._log() + theme.px(8) + foot + pad

    def layout(self, rect: pygame.Rect) -> None:
        """Lays it out into a part of the window."""
        theme, pad = self.theme, self._pad()
        self.rect = rect
        inner = rect.inflate(-2 * pad, -2 * pad)
        wide, tall = self._unit.natural(theme, inner.w)
        head = self._head(inner.w)
        self._words = pygame.Rect(inner.left, inner.top, self._head_width(inner.w), head)
        if self._words.w < inner.w:
            self._words.h = max(head, tall)
            self._unit.rect = pygame.Rect(inner.right - wide, inner.top, wide, tall)
            top = self._words.bottom
        else:
            self._unit.rect = pygame.Rect(inner.left, self._words.bottom + theme.px(6), wide, tall)
            top = self._unit.rect.bottom
        self.log.rect = pygame.Rect(inner.left, top + theme.px(6), inner.w, self._log())
        x, foot = inner.left, pygame.Rect(inner.left, self.log.rect.bottom + theme.px(8), inner.w, 0)
        foot.h = inner.bottom - foot.top
        for button in self._buttons:
            size = button.natural(theme, inner.w)
            button.rect = pygame.Rect(x, foot.centery - size[1] // 2, *size)
            x = button.rect.right + theme.px(5)
        self._time.rect = pygame.Rect(x, foot.top, inner.right - x, foot.h)

    # events and drawing

    def wheel(self, event: pygame.Event, at: tuple[int, int]) -> bool:
        """The wheel over the sentences scrolls them."""
        return self.log.rect.collidepoint(at) and self.log.scroll(event.y, self.telling.at + 1)

    def draw(self, surface: pygame.Surface) -> None:
        """The ground, when it is, the sentences; widgets are drawn by their group."""
        theme = self.theme
        surface.fill(INK, self.rect)
        pygame.draw.line(surface, MOSS, self.rect.topleft, self.rect.topright, theme.px(2))
        theme.text(surface, self.now, self._words, "label_bold", 16, LANTERN, valign="center")
        self.log.draw(surface, self.lines[: self.telling.at + 1])
