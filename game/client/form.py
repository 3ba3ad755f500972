"""A page that lays itself out: titles, paragraphs and rows of widgets from top to bottom, scrolling when it is longer than its place.

Words wrap and rows flow, so that no text is ever cut, whatever the window, the text scale or the language.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

import msgspec
import pygame

from game.client import keys
from game.client.focus import FocusGroup
from game.client.pictures import sheet
from game.client.stage import Piece, within
from game.client.theme import BONE, LANTERN, MIST, MOSS, Align, Colour, Role, Theme
from game.client.widgets import Widget

_BAR: Final = 8


class Words(msgspec.Struct):
    """A text of the page; its rect is set by the layout."""

    text: str
    role: Role
    points: float
    colour: Colour
    align: Align
    rect: pygame.Rect
    drawn: bool = True


class _Row(msgspec.Struct):
    """Widgets side by side; `stretch` lets each take an equal share of the width."""

    widgets: list[Widget]
    align: Align
    gap: float
    columns: int


class _Pair(msgspec.Struct):
    """A label left and a widget right of it; one under the other when the page is narrow."""

    words: Words
    widget: Widget
    share: float


class _Gap(msgspec.Struct):
    points: float


class _Custom(msgspec.Struct):
    """A part drawn by the scene: `measure(width)` gives its height, `draw(surface, rect)` draws it, `look()` tells all that its picture
    depends on."""

    measure: Callable[[int], int]
    draw: Callable[[pygame.Surface, pygame.Rect], None]
    look: Callable[[], Hashable]
    rect: pygame.Rect


_Part = Words | _Row | _Pair | _Gap | _Custom


class Form:
    """The page. Fill it with `title`, `text`, `row`, `pair` and `gap`, then `layout` it into a rect and `draw` it; `group` holds its
    widgets' focus. `height` is what its contents take, in pixels."""

    def __init__(self) -> None:
        self.group = FocusGroup()
        self.group.moved = self.show
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.height = 0
        self._parts: list[_Part] = []
        self._offset = 0
        self._theme: Theme | None = None
        self._dragging: int | None = None
        self._outside: list[Widget] = []

    # filling

    def clear(self) -> None:
        """Takes everything away; the scroll stays where it was."""
        self._parts = []

    def to_top(self) -> None:
        """Scrolls to the beginning, from the next layout on."""
        self._offset = 0

    def title(self, text: str, points: float = 34, colour: Colour = BONE, align: Align = "left") -> None:
        """A heading."""
        self._parts.append(Words(text, "title", points, colour, align, pygame.Rect(0, 0, 0, 0)))

    def text(self, text: str, points: float = 16, colour: Colour = BONE, role: Role = "label", align: Align = "left") -> None:
        """A paragraph."""
        self._parts.append(Words(text, role, points, colour, align, pygame.Rect(0, 0, 0, 0)))

    def row(self, widgets: Sequence[Widget], align: Align = "left", gap: float = 10, columns: int = 0) -> None:
        """Widgets side by side, flowing on to more lines; with `columns` in a grid of at most so many equal columns."""
        self._parts.append(_Row(list(widgets), align, gap, columns))

    def pair(self, label: str, widget: Widget, share: float = 0.34) -> None:
        """A label with its widget right of it."""
        self._parts.append(_Pair(Words(label, "label_bold", 16, BONE, "left", pygame.Rect(0, 0, 0, 0)), widget, share))

    def gap(self, points: float) -> None:
        """Empty space."""
        self._parts.append(_Gap(points))

    def custom(
        self,
        measure: Callable[[int], int],
        draw: Callable[[pygame.Surface, pygame.Rect], None],
        look: Callable[[], Hashable] = object,
    ) -> None:
        """A part that the scene draws. Without a `look` that tells when it is another picture it is drawn anew each time."""
        self._parts.append(_Custom(measure, draw, look, pygame.Rect(0, 0, 0, 0)))

    def widgets(self) -> list[Widget]:
        """The widgets in order."""
        found: list[Widget] = []
        for part in self._parts:
            if isinstance(part, _Row):
                found += part.widgets
            elif isinstance(part, _Pair):
                found.append(part.widget)
        return found

    def boxes(self) -> list[tuple[str, pygame.Rect]]:
        """Every text and widget with its rect, for tests of the layout."""
        found: list[tuple[str, pygame.Rect]] = []
        for part in self._parts:
            if isinstance(part, Words):
                found.append((part.text, part.rect))
            elif isinstance(part, _Pair):
                found.append((part.words.text, part.words.rect))
            elif isinstance(part, _Custom):
                found.append(("(drawn)", part.rect))
        return found + [(widget.words(), widget.rect) for widget in self.widgets()]

    # layout

    def layout(self, theme: Theme, rect: pygame.Rect, outside: Sequence[Widget] = ()) -> None:
        """Lays the page out into a rect (pixels). `outside` are fixed widgets that share the focus and come last."""
        self._theme = theme
        self.rect = pygame.Rect(rect)
        self._outside = list(outside)
        self._flow(theme, rect.width)
        if self.height > rect.height:  # room for the scroll bar
            self._flow(theme, rect.width - theme.px(_BAR * 2.5))
        self._offset = max(0, min(self._offset, self.height - rect.height))
        self._shift(-self._offset)
        self.group.set([*self.widgets(), *self._outside])

    def _flow(self, theme: Theme, width: int) -> None:
        y = self.rect.top
        for part in self._parts:
            y = self._place(part, theme, self.rect.left, y, width)
        self.height = y - self.rect.top

    def _place(self, part: _Part, theme: Theme, x: int, y: int, width: int) -> int:
        """Lays out one part from (x, y); returns where the next begins."""
        if isinstance(part, _Gap):
            return y + theme.px(part.points)
        if isinstance(part, Words):
            _wide, tall = theme.measure(part.text, part.role, part.points, width)
            part.rect = pygame.Rect(x, y, width, tall)
            return y + tall + theme.px(6)
        if isinstance(part, _Custom):
            part.rect = pygame.Rect(x, y, width, part.measure(width))
            return part.rect.bottom + theme.px(8)
        if isinstance(part, _Pair):
            return self._place_pair(part, theme, x, y, width)
        return self._place_grid(part, theme, x, y, width) if part.columns else self._place_row(part, theme, x, y, width)

    def _place_pair(self, part: _Pair, theme: Theme, x: int, y: int, width: int) -> int:
        left = round(width * part.share)
        beside = width >= theme.em(520)
        room = width - left - theme.px(16) if beside else width
        wide, tall = part.widget.natural(theme, room)
        label_room = left if beside else width
        _w, label_tall = theme.measure(part.words.text, part.words.role, part.words.points, label_room)
        if beside:
            height = max(tall, label_tall)
            part.words.rect = pygame.Rect(x, y + (height - label_tall) // 2, label_room, label_tall)
            part.widget.rect = pygame.Rect(x + left + theme.px(16), y + (height - tall) // 2, min(wide, room), tall)
            return y + height + theme.px(14)
        part.words.rect = pygame.Rect(x, y, label_room, label_tall)
        part.widget.rect = pygame.Rect(x, y + label_tall + theme.px(6), min(wide, room), tall)
        return part.widget.rect.bottom + theme.px(14)

    def _place_row(self, part: _Row, theme: Theme, x: int, y: int, width: int) -> int:
        gap, below = theme.px(part.gap), theme.px(min(part.gap, 12))
        lines: list[list[Widget]] = [[]]
        used = 0
        for widget in part.widgets:
            wide, tall = widget.natural(theme, width)
            wide = min(wide, width)
            if lines[-1] and used + gap + wide > width:
                lines.append([])
                used = 0
            used += wide + (gap if lines[-1] else 0)
            widget.rect = pygame.Rect(0, 0, wide, tall)
            lines[-1].append(widget)
        for line in lines:
            taken = sum(widget.rect.width for widget in line) + gap * (len(line) - 1)
            left = x + {"left": 0, "center": (width - taken) // 2, "right": width - taken}[part.align]
            hanging = [widget.below(theme, widget.rect.width) for widget in line]
            height = max((widget.rect.height - hang for widget, hang in zip(line, hanging, strict=True)), default=0)
            for widget, hang in zip(line, hanging, strict=True):
                widget.rect.topleft = (left, y + (height - (widget.rect.height - hang)) // 2)
                left = widget.rect.right + gap
            y += height + max(hanging, default=0) + below
        return y

    def _place_grid(self, part: _Row, theme: Theme, x: int, y: int, width: int) -> int:
        gap = theme.px(part.gap)
        columns = part.columns
        least = max((widget.natural(theme, 1)[0] for widget in part.widgets), default=1)
        while columns > 1 and (width - gap * (columns - 1)) // columns < least:
            columns -= 1
            while columns > 1 and len(part.widgets) % columns:
                columns -= 1
        share = (width - gap * (columns - 1)) // columns
        for start in range(0, len(part.widgets), columns):
            line = part.widgets[start : start + columns]
            height = max(widget.natural(theme, share)[1] for widget in line)
            for column, widget in enumerate(line):
                widget.rect = pygame.Rect(x + column * (share + gap), y, share, height)
            y += height + gap
        return y

    # scrolling

    def _shift(self, by: int) -> None:
        for part in self._parts:
            if isinstance(part, Words | _Custom):
                part.rect.move_ip(0, by)
            elif isinstance(part, _Pair):
                part.words.rect.move_ip(0, by)
        for widget in self.widgets():
            widget.rect.move_ip(0, by)

    @property
    def scrolled(self) -> int:
        """How many pixels of the page are above its place."""
        return self._offset

    def scroll(self, by: int) -> bool:
        """Scrolls down by so many pixels; true when it moved."""
        offset = max(0, min(self._offset + by, self.height - self.rect.height))
        moved = offset - self._offset
        if moved:
            self._offset = offset
            self._shift(-moved)
            self.group.dirty = True
        return bool(moved)

    def show(self, widget: Widget) -> None:
        """Scrolls so that a widget can be seen; with the first and the last one also the words before and after it, as far as they
        fit, so that arrows or Tab alone bring everything into sight."""
        if widget in self._outside:
            return
        room = 12
        if widget.rect.top - room < self.rect.top:
            self.scroll(widget.rect.top - room - self.rect.top)
        elif widget.rect.bottom + room > self.rect.bottom:
            self.scroll(min(widget.rect.bottom + room - self.rect.bottom, widget.rect.top - room - self.rect.top))
        widgets = self.widgets()
        if widget is widgets[0]:
            self.scroll(-max(0, self.rect.bottom - room - widget.rect.bottom))
        if widget is widgets[-1]:
            self.scroll(max(0, widget.rect.top - room - self.rect.top))

    def _bar(self) -> tuple[pygame.Rect, pygame.Rect] | None:
        """The track and the handle of the scroll bar; None when everything can be seen."""
        if self._theme is None or self.height <= self.rect.height:
            return None
        wide = self._theme.px(_BAR)
        track = pygame.Rect(self.rect.right - wide, self.rect.top, wide, self.rect.height)
        tall = max(self._theme.px(30), track.height * self.rect.height // self.height)
        top = track.top + (track.height - tall) * self._offset // (self.height - self.rect.height)
        return track, pygame.Rect(track.left, top, wide, tall)

    def handle(self, event: pygame.Event, theme: Theme) -> bool:
        """Scrolls or gives the event to the widgets; true when it was used up."""
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll(-event.y * theme.em(48))
        if self._drag(event):
            return True
        if event.type in _MOUSE and not self.rect.collidepoint(event.pos) and not self._fixed_at(event.pos):
            self.group.unhover()
            return False
        if self.group.handle(event, theme):
            return True
        pages = next((pages for command, pages in _PAGES.items() if keys.does(event, command)), 0.0)
        return bool(pages) and self.scroll(round(pages * self.rect.height))

    def _fixed_at(self, pos: tuple[int, int]) -> bool:
        return any(widget.rect.collidepoint(pos) for widget in self._outside)

    def _drag(self, event: pygame.Event) -> bool:
        bar = self._bar()
        if event.type == pygame.MOUSEBUTTONUP:
            was, self._dragging = self._dragging, None
            return was is not None
        if bar is None or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            return False
        track, handle = bar
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and track.inflate(track.width, 0).collidepoint(event.pos):
            self._dragging = handle.height // 2
        if self._dragging is None:
            return False
        share = (event.pos[1] - self._dragging - track.top) / max(1, track.height - handle.height)
        self.scroll(round(share * (self.height - self.rect.height)) - self._offset)
        return True

    def update(self, dt: float) -> bool:
        """Lets time pass; true when the page must be drawn anew."""
        self.group.update(dt)
        return self.group.dirty

    def pieces(self) -> list[Piece]:
        """The page as pieces to be drawn now on what lies behind it, the scroll bar and the tip last."""
        theme = self._theme
        if theme is None:
            return []
        grow = theme.px(8)  # focus rings stand out a little
        page = self.rect.inflate(grow * 2, grow)
        found = [within(piece, page) for part in self._parts for piece in self._drawn(part, theme)]
        found += self.group.pieces(theme, page, self._outside)
        return found + self._bar_pieces() + self.group.tips(theme)

    def _drawn(self, part: _Part, theme: Theme) -> list[Piece]:
        """What a part shows besides its widgets."""
        if isinstance(part, _Pair):
            part = part.words
        if not isinstance(part, Words | _Custom) or not part.rect.colliderect(self.rect):
            return []
        rect = part.rect.copy()
        if isinstance(part, _Custom):
            draw = part.draw
            return [Piece(("drawn", part.look()), rect, lambda surface: draw(surface, rect))]
        look = (part.text, part.role, part.points, part.colour, part.align)
        return [Piece(look, rect, lambda surface: theme.text(surface, look[0], rect, *look[1:]))]

    def _bar_pieces(self) -> list[Piece]:
        bar = self._bar()
        if bar is None:
            return []
        colours = (MOSS, MIST if self._dragging is None else LANTERN)
        return [_strip(rect, colour) for rect, colour in zip(bar, colours, strict=True)]

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the page on what lies behind it."""
        for piece in self.pieces():
            piece.paint(surface)


def _strip(rect: pygame.Rect, colour: Colour) -> Piece:
    return Piece(("strip", colour), rect, lambda surface: surface.blit(sheet(rect.width, rect.height, colour, None, 0, 3), rect))


_MOUSE: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
_PAGES: Final = {"page_up": -0.85, "page_down": 0.85, "first": -1000.0, "last": 1000.0}
