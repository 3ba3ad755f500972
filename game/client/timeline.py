"""How far a telling is: a line from its beginning to its end with the places that matter on it, to be clicked or dragged along."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final, NamedTuple

import pygame

from game.client.theme import BONE, INK, LANTERN, MOSS, Colour, Theme
from game.client.widgets import CLICK, Widget

_TALL: Final = 34
_NEAR: Final = 7
"""So many layout points beside a mark still mean the mark."""


class Mark(NamedTuple):
    """A place that matters: `shape` is one of line, dot, cross and star, so that colour is never the only sign; `words` are its tip."""

    at: int
    shape: str
    colour: Colour
    words: str = ""


class Timeline(Widget):
    """The line. `go` hears where somebody wants to be, and sets `at` in turn."""

    def __init__(self, last: int, marks: Sequence[Mark], go: Callable[[int], None], label: str) -> None:
        super().__init__(key="timeline")
        self.at = self.last = max(last, 1)
        self.marks = tuple(sorted(marks, key=lambda mark: _ORDER.index(mark.shape)))
        self.go = go
        self.label = label
        self.dragged = False

    def words(self) -> str:
        """What the line shows the course of."""
        return self.label

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """All the width there is."""
        return width, theme.px(_TALL)

    def look_now(self) -> tuple[Hashable, ...]:
        """The place, the whole length and the marks."""
        return ("timeline", self.at, self.last, self.marks)

    def _line(self, theme: Theme) -> pygame.Rect:
        tall = theme.px(6)
        side = theme.px(12)
        return pygame.Rect(self.rect.left + side, self.rect.centery - tall // 2, max(1, self.rect.w - 2 * side), tall)

    def x_of(self, at: int, theme: Theme) -> int:
        """Where a place lies in the window."""
        line = self._line(theme)
        return line.left + round(line.w * at / self.last)

    def _place(self, x: int, theme: Theme) -> int:
        line = self._line(theme)
        return min(max(round((x - line.left) / line.w * self.last), 0), self.last)

    def mark_at(self, x: int, theme: Theme) -> Mark | None:
        """The mark with words that lies nearest, if it is near."""
        told = [mark for mark in self.marks if mark.words]
        found = min(told, key=lambda mark: abs(self.x_of(mark.at, theme) - x), default=None)
        return found if found is not None and abs(self.x_of(found.at, theme) - x) <= theme.px(_NEAR) else None

    def handle(self, event: pygame.Event, theme: Theme) -> bool:
        """A press takes the mark or the place under it, a drag goes along; the pointer alone reads the marks."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == CLICK:
            self.dragged = True
            mark = self.mark_at(event.pos[0], theme)
            self.go(mark.at if mark else self._place(event.pos[0], theme))
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self.dragged = False
            return bool(event.button == CLICK)
        if event.type == pygame.MOUSEMOTION:
            if self.dragged:
                place = self._place(event.pos[0], theme)
                if place != self.at:
                    self.go(place)
                return True
            mark = self.mark_at(event.pos[0], theme)
            before, self.tip = self.tip, mark.words if mark else ""
            return self.tip != before
        return False

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The line, lit as far as it has come, its marks and the handle."""
        line, here = self._line(theme), self.x_of(self.at, theme)
        round_ = line.h // 2
        pygame.draw.rect(surface, INK, line.inflate(theme.px(4), theme.px(4)), border_radius=round_ + theme.px(2))
        pygame.draw.rect(surface, MOSS, line, border_radius=round_)
        pygame.draw.rect(surface, LANTERN, (line.left, line.top, here - line.left, line.h), border_radius=round_)
        for mark in self.marks:
            _SHAPES[mark.shape](surface, theme, (self.x_of(mark.at, theme), line.centery), mark.colour)
        size = theme.px(10 if focused or hovered else 8)
        pygame.draw.aacircle(surface, INK, (here, line.centery), size + theme.px(3))
        pygame.draw.aacircle(surface, LANTERN if self.at < self.last or focused else BONE, (here, line.centery), size)
        pygame.draw.aacircle(surface, INK, (here, line.centery), size // 2)


def _draw_line(surface: pygame.Surface, theme: Theme, at: tuple[int, int], colour: Colour) -> None:
    x, y = at
    pygame.draw.line(surface, colour, (x, y + theme.px(6)), (x, y + theme.px(11)), theme.px(2))


def _draw_dot(surface: pygame.Surface, theme: Theme, at: tuple[int, int], colour: Colour) -> None:
    pygame.draw.aacircle(surface, INK, at, theme.px(6))
    pygame.draw.aacircle(surface, colour, at, theme.px(4))


def _draw_cross(surface: pygame.Surface, theme: Theme, at: tuple[int, int], colour: Colour) -> None:
    x, y = at
    for thick, reach, shade in ((theme.px(7), theme.px(8), INK), (theme.px(4), theme.px(7), colour)):
        for way in (-1, 1):
            pygame.draw.line(surface, shade, (x - reach, y - reach * way), (x + reach, y + reach * way), thick)


def _draw_star(surface: pygame.Surface, theme: Theme, at: tuple[int, int], colour: Colour) -> None:
    x, y = at
    for reach, shade in ((theme.px(13), INK), (theme.px(10), colour)):
        pygame.draw.polygon(surface, shade, [(x, y - reach), (x + reach * 2 // 3, y), (x, y + reach), (x - reach * 2 // 3, y)])


_SHAPES: Final = {"line": _draw_line, "dot": _draw_dot, "cross": _draw_cross, "star": _draw_star}
_ORDER: Final = ("line", "dot", "cross", "star")
"""What is drawn first, so that the weightier lies on top."""
