"""The frame that most screens share: a backdrop, a panel with a page in it, and fixed buttons along its foot."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client import keys
from game.client.form import Form
from game.client.pictures import shade
from game.client.scene import Scene
from game.client.scenes.backdrop import backdrop, centred, panel
from game.client.widgets import Widget


class PageScene(Scene):
    """A page in a panel. Subclasses fill `self.form` in `fill` and give `foot` (left buttons, right buttons); Escape goes back.

    `width` and `height` are the panel's size in points; `snug` shrinks it to the page; `first` is the key of the widget that has the
    focus at first.
    """

    name = "page"
    width = 860.0
    height = 640.0
    snug = False
    first = ""
    picture = "title"
    veil = 175

    def __init__(self) -> None:
        super().__init__()
        self.form = Form()
        self.panel = pygame.Rect(0, 0, 1, 1)

    def fill(self) -> None:
        """Fills the form with what the page shows."""

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """The fixed buttons at the left and at the right of the foot."""
        return (), ()

    def resize(self) -> None:
        """Lays out anew."""
        self.dirty = True
        theme = self.app.theme
        self.form.clear()
        self.fill()
        left, right = self.foot()
        self.panel = centred(theme, self.width, self.height)
        pad = theme.px(24)
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        foot = self._foot_height(left, right, inner.width)
        page = pygame.Rect(inner.left, inner.top, inner.width, inner.height - foot)
        self.form.layout(theme, page, [*left, *right])
        if self.snug and self.form.height < page.height:
            self.panel.height -= page.height - self.form.height
            self.panel.centery = theme.size[1] // 2
            inner = self.panel.inflate(-2 * pad, -2 * pad)
            page = pygame.Rect(inner.left, inner.top, inner.width, inner.height - foot)
            self.form.layout(theme, page, [*left, *right])
        self._place_foot(left, right, inner)
        if self.first and self.form.group.focused is None:
            found = [widget for widget in self.form.group.widgets if widget.key == self.first]
            if found:
                self.form.group.focus(found[0], keys=False)

    def _sizes(self, widgets: Sequence[Widget], width: int) -> list[tuple[int, int]]:
        return [widget.natural(self.app.theme, width) for widget in widgets]

    def _rows(self, left: Sequence[Widget], right: Sequence[Widget], width: int) -> bool:
        """Whether the two groups of buttons fit beside each other."""
        gap = self.app.theme.px(10)
        return sum(wide + gap for wide, _tall in self._sizes([*left, *right], width)) <= width

    def _group_height(self, widgets: Sequence[Widget], width: int) -> int:
        """The height of one group of buttons, on as many lines as it takes."""
        gap = self.app.theme.px(10)
        used, tall, height = 0, 0, 0
        for wide, high in self._sizes(widgets, width):
            wide = min(wide, width)
            if used and used + gap + wide > width:
                height, used, tall = height + tall + gap, 0, 0
            used += wide + (gap if used else 0)
            tall = max(tall, high)
        return height + tall

    def _foot_height(self, left: Sequence[Widget], right: Sequence[Widget], width: int) -> int:
        gap = self.app.theme.px(10)
        if not left and not right:
            return 0
        if self._rows(left, right, width):
            return max(tall for _wide, tall in self._sizes([*left, *right], width)) + gap * 2
        return sum(self._group_height(group, width) + gap for group in (left, right) if group) + gap

    def _place_foot(self, left: Sequence[Widget], right: Sequence[Widget], inner: pygame.Rect) -> None:
        gap = self.app.theme.px(10)
        if self._rows(left, right, inner.width):
            self._line(left, inner.left, inner.bottom, inner.width)
            wide = sum(w + gap for w, _tall in self._sizes(right, inner.width)) - gap
            self._line(right, inner.right - wide, inner.bottom, inner.width)
            return
        height = self._group_height(left, inner.width)
        self._line(right, inner.left, inner.bottom - height - (gap if left else 0), inner.width)
        self._line(left, inner.left, inner.bottom, inner.width)

    def _line(self, widgets: Sequence[Widget], x: int, bottom: int, width: int) -> None:
        """Places buttons from the left, their last line ending at `bottom`."""
        gap = self.app.theme.px(10)
        left, y, tall = x, bottom - self._group_height(widgets, width), 0
        for widget, (wide, high) in zip(widgets, self._sizes(widgets, width), strict=True):
            wide = min(wide, width)
            if left > x and left + wide > x + width:
                left, y, tall = x, y + tall + gap, 0
            widget.rect = pygame.Rect(left, y, wide, high)
            left, tall = widget.rect.right + gap, max(tall, high)

    def back(self) -> None:
        """What Escape does."""
        self.app.pop()

    def handle(self, event: pygame.Event) -> bool:
        """The page first, then Escape."""
        if self.form.handle(event, self.app.theme):
            self.dirty = True
            return True
        if keys.does(event, "escape"):
            self.back()
            return True
        self.dirty = self.dirty or self.form.group.dirty
        return False

    def update(self, dt: float) -> None:
        """Lets cursors blink."""
        self.dirty = self.form.update(dt) or self.dirty

    def draw_ground(self, surface: pygame.Surface) -> None:
        """What lies behind the panel."""
        backdrop(surface, self.picture, self.veil)

    def draw(self, surface: pygame.Surface) -> None:
        """Ground, panel, page."""
        self.draw_ground(surface)
        panel(surface, self.panel, self.app.theme)
        self.form.draw(surface)


class PageAbove(PageScene):
    """A page over a screen that is still to be seen, darkened by its `veil`."""

    opaque = False
    veil = 165

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The screen below, darkened."""
        shade(surface, surface.get_rect(), self.veil)
