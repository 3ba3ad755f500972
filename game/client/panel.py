"""The part of a table beside or below its board: a page on ink with who is asked at its head, and the log below all else.

A game's own panel fills the page in between.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import ClassVar, Final

import pygame

from game.client.form import Form
from game.client.logpane import LogPane
from game.client.pictures import sprite
from game.client.stage import Piece
from game.client.theme import INK, LANTERN, MOSS, Theme
from game.client.tools import Tool, along_the_foot
from game.client.widgets import Widget
from game.words.lines import Line

Painter = Callable[[pygame.Surface, pygame.Rect], None]
LEAST_LETTERS: Final = 14
"""Layout points of the smallest letters, whatever the size of text."""
_ICON: Final = 34


def sprite_painter(name: Callable[[], str]) -> Painter:
    """What draws a sprite into a square."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(sprite(name(), rect.w), rect)

    return paint


class Panel:
    """Lays out and draws the panel into `rect` (pixels)."""

    margin: ClassVar[tuple[float, float]] = (14, 12)
    """Layout points that stay free at its sides, and at its top and foot."""
    gap: ClassVar[float] = 10
    """Layout points above the log and above the tools."""
    least_log: ClassVar[float] = 54
    """Points of the log at the least, larger with the letters."""
    shares: ClassVar[tuple[float, ...]] = (1.0,)
    """Sizes of question and buttons that are tried, until all can be seen without scrolling."""

    def __init__(self, theme: Theme, rect: pygame.Rect) -> None:
        self.theme = theme
        self.rect = rect
        self.form = Form()
        self.log = LogPane(theme)
        self.whole_log = False  # whether only who is asked stands above the log
        self.share = 1.0
        self._filled = 0  # how often, in place of all that a log holds

    def lines(self) -> list[Line]:
        """What the log shows."""
        raise NotImplementedError

    def fits(self, inner: pygame.Rect) -> bool:
        """Whether all that was filled in can be seen in the panel's inner rect without scrolling, the log too."""
        return self.form.height + self.theme.em(self.least_log) <= inner.h

    # --- layout
    @property
    def inner(self) -> pygame.Rect:
        """The panel without its margins."""
        return self.rect.inflate(*(-2 * self.theme.px(points) for points in self.margin))

    def room_for_log(self, inner: pygame.Rect) -> int:
        """Pixels that are left for it below what was laid out."""
        return max(inner.h - self.form.height - self.theme.px(self.gap), self.theme.em(self.least_log))

    def arrange(self, whole: Callable[[], None], short: Callable[[], None], spots: Sequence[Widget], tools: Sequence[Tool]) -> None:
        """Everything anew: `whole` fills the page above the log at the present `share`, `short` when the log has the room of all but who is
        asked; `spots` lie on the board, `tools` at the foot."""
        theme, inner = self.theme, self.inner
        foot = along_the_foot(theme, inner, tools)
        inner.h = min(button.rect.top for button in foot) - theme.px(self.gap) - inner.top
        outside = [*spots, *foot]
        back = self.log.back
        for share in self.shares:
            self.share = share
            self._fill(whole, inner, outside)
            if self.fits(inner):
                break
        if self.whole_log:
            self._fill(short, inner, outside)
        room = self.room_for_log(inner)
        self._filled += 1
        self.form.custom(lambda _width: room, self.draw_log, lambda: (self._filled, len(self.lines()), self.log.back))
        self.form.layout(theme, inner, outside)
        self.log.back = back

    def _fill(self, fill: Callable[[], None], inner: pygame.Rect, outside: Sequence[Widget]) -> None:
        self.form.clear()
        fill()
        self.form.layout(self.theme, inner, outside)

    def points(self, points: float) -> float:
        """A size of letters above the log: a share of the usual one, as far as it can be read."""
        return max(points * self.share, min(points, LEAST_LETTERS / self.theme.text_scale))

    # --- who is asked
    def person(self, name: Callable[[], str], icon: Painter, points: float, look: Callable[[], Hashable] = object) -> None:
        """Puts somebody's picture on the page with the name beside it; `look` as of `Form.custom`."""
        theme = self.theme

        def side() -> int:
            return theme.em(self.points(_ICON))

        def measure(width: int) -> int:
            return max(side(), theme.measure(name(), "title", self.points(points), width - side() - theme.px(10))[1])

        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            wide = side()
            icon(surface, pygame.Rect(rect.left, rect.centery - wide // 2, wide, wide))
            room = pygame.Rect(rect.left + wide + theme.px(10), rect.top, rect.w - wide - theme.px(10), rect.h)
            theme.text(surface, name(), room, "title", self.points(points), LANTERN, valign="center")

        self.form.custom(measure, draw, look)

    # --- the log
    def draw_log(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The log's last lines into `rect`."""
        self.log.rect = rect
        self.log.draw(surface, self.lines())

    def scroll(self, notches: int, at: tuple[int, int]) -> bool:
        """Scrolls the log when the pointer is on it; whether it is."""
        return self.log.rect.collidepoint(at) and (self.log.scroll(notches, len(self.lines())) or True)

    # --- drawing
    def pieces(self) -> list[Piece]:
        """The panel on ink as pieces of the window; what glows on the board comes with it."""
        return [Piece(("panel",), self.rect, self._draw_ground), *self.form.pieces()]

    def draw(self, surface: pygame.Surface) -> None:
        """All of it at once; what glows on the board comes with it."""
        self._draw_ground(surface)
        self.form.draw(surface)

    def _draw_ground(self, surface: pygame.Surface) -> None:
        surface.fill(INK, self.rect)
        pygame.draw.line(surface, MOSS, self.rect.topleft, self.rect.bottomleft, self.theme.px(2))
