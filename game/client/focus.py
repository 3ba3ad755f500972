"""The focus of a screen: one widget at a time, by mouse, by Tab and arrows, by Enter and Space."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.client import keys
from game.client.pictures import sheet
from game.client.stage import Piece, within
from game.client.theme import BONE, EMBER, INK, LANTERN, Theme
from game.client.widgets import CLICK, Widget

_GAP: Final = 9
_RING: Final = 6
"""Layout points that the ring stands out on each side."""


class FocusGroup:
    """The widgets of a screen in Tab order, with one focus.

    `dirty` is set when anything must be drawn anew; `moved` is called with the widget that keys have focused (to scroll it into sight).
    Until a key is used no ring is shown.
    """

    def __init__(self, widgets: Sequence[Widget] = (), theme: Theme | None = None) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.theme = theme
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self.moved: Callable[[Widget], None] | None = None
        self.keys = False
        self.dirty = True
        self._pressed: Widget | None = None
        self._pointer = (0, 0)
        self.tip = pygame.Rect(0, 0, 0, 0)  # where a tip was drawn last, empty for none

    def set(self, widgets: Sequence[Widget]) -> None:
        """Other widgets; the focus stays on the one with the same key, else goes. Those that stay keep the pointer."""
        key = self.focused.key if self.focused else ""
        self.widgets = list(widgets)
        self.hovered = self.hovered if self.hovered in self.widgets else None
        self._pressed = self._pressed if self._pressed in self.widgets else None
        self.focused = next((widget for widget in self.widgets if key and widget.key == key), None)
        if self.focused:
            self.focused.focus(True)
        self.dirty = True

    def find(self, key: str) -> Widget:
        """The widget with this key. Raises KeyError."""
        for widget in self.widgets:
            if widget.key == key:
                return widget
        raise KeyError(key)

    def focus(self, widget: Widget | None, keys: bool = True) -> None:
        """Puts the focus on a widget, or nowhere."""
        if widget is not self.focused:
            if self.focused:
                self.focused.focus(False)
            self.focused = widget
            if widget:
                widget.focus(True)
                if self.moved and keys:  # what the pointer is on can be seen already, and must not slip away from under it
                    self.moved(widget)
        self.keys = keys
        self.dirty = True

    def unhover(self) -> None:
        """The pointer is elsewhere."""
        if self.hovered is not None:
            self.hovered = None
            self.dirty = True

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        return next((widget for widget in reversed(self.widgets) if widget.rect.collidepoint(pos)), None)

    def handle(self, event: pygame.Event, theme: Theme) -> bool:
        """Gives an event to the widgets; true when it was used up."""
        if event.type == pygame.MOUSEMOTION:
            return self._hover(event, theme)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return event.button == CLICK and self._click(event, theme)
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._key(event, theme)
        return False

    def _hover(self, event: pygame.Event, theme: Theme) -> bool:
        self._pointer = event.pos
        under = self._at(event.pos)
        if under is not self.hovered:
            self.hovered = under
            self.dirty = True
        if under and under.handle(event, theme):
            self.dirty = True
        return under is not None

    def _click(self, event: pygame.Event, theme: Theme) -> bool:
        under = self._at(event.pos)
        self._pointer = event.pos
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = under
            if under:
                self.focus(under, keys=False)
                under.handle(event, theme)
            return under is not None
        pressed, self._pressed = self._pressed, None
        if under is None or pressed is not under:
            return False
        self.dirty = True
        if not under.handle(event, theme):
            under.act()
        return True

    def _key(self, event: pygame.Event, theme: Theme) -> bool:
        if self.focused and self.focused.handle(event, theme):
            self.dirty = True
            return True
        if keys.does(event, "focus"):
            self.step(-1 if keys.shifted(event) else 1)
        elif way := keys.way(event):
            return self._go(*way)
        elif keys.does(event, "act", "confirm") and self.focused:
            self.keys = self.dirty = True
            self.focused.act()
        else:
            return self._hot(event)
        return True

    def _hot(self, event: pygame.Event) -> bool:
        digit = keys.digit(event)
        for widget in self.widgets:
            if widget.hotkey and (widget.hotkey == digit or keys.does(event, widget.hotkey)):
                self.focus(widget)
                widget.act()
                return True
        return False

    def step(self, by: int) -> None:
        """Moves the focus on in Tab order."""
        if self.widgets:
            at = self.widgets.index(self.focused) + by if self.focused in self.widgets else (0 if by > 0 else -1)
            self.focus(self.widgets[at % len(self.widgets)])

    def _go(self, dx: int, dy: int) -> bool:
        """Moves the focus to the nearest widget in a direction."""
        if self.focused is None:
            self.step(1)
            return bool(self.widgets)
        here = self.focused.rect

        def far(widget: Widget) -> float:
            there = widget.rect
            if dx:
                along = (there.centerx - here.centerx) * dx
                beside = max(here.top - there.bottom, there.top - here.bottom, 0)
            else:
                along = (there.centery - here.centery) * dy
                beside = max(here.left - there.right, there.left - here.right, 0)
            apart = abs(there.centery - here.centery) if dx else abs(there.left - here.left)
            return along + beside * 3 + apart * 0.2

        def ahead(widget: Widget) -> bool:
            there = widget.rect
            if dx:
                return (there.left >= here.right - 4) if dx > 0 else (there.right <= here.left + 4)
            return (there.top >= here.bottom - 4) if dy > 0 else (there.bottom <= here.top + 4)

        others = [widget for widget in self.widgets if widget is not self.focused and ahead(widget)]
        if others:
            self.focus(min(others, key=far))
        return bool(others)

    def update(self, dt: float) -> None:
        """Lets time pass for the widgets."""
        for widget in self.widgets:
            if widget.update(dt):
                self.dirty = True

    def pieces(self, theme: Theme, page: pygame.Rect | None = None, free: Sequence[Widget] = ()) -> list[Piece]:
        """All widgets, with the ring of the focused one, as pieces to be drawn now. With `page` only what lies in it is seen, but for
        widgets in `free` (fixed buttons beside a scrolled page)."""
        self.dirty = False
        found: list[Piece] = []
        for widget in self.widgets:
            area = None if widget in free else page
            if area is not None and not area.colliderect(widget.rect):
                continue
            drawn = self._drawn(widget, theme)
            found += drawn if area is None else [within(piece, area) for piece in drawn]
        return found

    def _drawn(self, widget: Widget, theme: Theme) -> list[Piece]:
        focused, hovered = widget is self.focused and self.keys, widget is self.hovered
        look = (*widget.look_now(), focused, hovered)
        found = [Piece(look, widget.rect.copy(), lambda surface: widget.draw(surface, theme, focused, hovered))]
        if focused and widget.ringed:
            grow = theme.px(_RING) * 2
            found.insert(0, Piece(("ring",), widget.rect.inflate(grow, grow), lambda surface: draw_ring(surface, widget.rect, theme)))
        return found

    def tips(self, theme: Theme) -> list[Piece]:
        """The tip of the widget under the pointer or the focus, to be drawn above all else; none when there is none."""
        self.tip = pygame.Rect(0, 0, 0, 0)
        for widget, at in ((self.hovered, self._pointer), (self.focused if self.keys else None, None)):
            words = (widget.reason if widget and not widget.enabled else widget.tip) if widget else ""
            if widget and words:
                piece = tip_piece(theme, words, widget.tip_at or at or widget.rect.midbottom)
                self.tip = piece.rect
                return [piece]
        return []

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Draws all widgets, the ring of the focused one and the tip."""
        for piece in [*self.pieces(theme), *self.tips(theme)]:
            piece.paint(surface)


def draw_ring(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """The focus ring: an ink gap and a band of lantern light around a rect, to be drawn before what it rings."""
    for grow, colour in ((theme.px(_RING), LANTERN), (theme.px(3), INK)):
        ring = rect.inflate(grow * 2, grow * 2)
        surface.blit(sheet(ring.width, ring.height, colour, None, 0, theme.px(9)), ring)


def tip_rect(theme: Theme, words: str, at: tuple[int, int], window: pygame.Rect) -> pygame.Rect:
    """Where the tip near a point belongs, inside the window."""
    pad = theme.px(_GAP)
    wide, tall = theme.measure(words, "label", 14, theme.em(300))
    note = pygame.Rect(at[0] + pad, at[1] + pad * 2, wide + 2 * pad, tall + 2 * pad)
    if note.bottom > window.bottom:
        note.bottom = at[1] - pad
    return note.clamp(window)


def draw_tip(surface: pygame.Surface, theme: Theme, words: str, at: tuple[int, int]) -> pygame.Rect:
    """A small paper note near a point, kept inside the window; returns its rect."""
    pad = theme.px(_GAP)
    note = tip_rect(theme, words, at, surface.get_rect())
    surface.blit(sheet(note.width, note.height, BONE, EMBER, theme.px(2), theme.px(6)), note)
    theme.text(surface, words, note.inflate(-2 * pad, -2 * pad), "label", 14, INK)
    return note


def tip_piece(theme: Theme, words: str, at: tuple[int, int]) -> Piece:
    """The same as a piece of the window."""
    place = tip_rect(theme, words, at, pygame.Rect(0, 0, *theme.size))
    return Piece(("tip", words), place, lambda surface: draw_tip(surface, theme, words, at))
