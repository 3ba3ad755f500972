"""The right part of the table: who is asked what, what can be done, the gifted child's card, the scores, the log."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.darkaround.board import LEAST_LETTERS, fitted
from game.client.darkaround.cards import SkillCard
from game.client.form import Form
from game.client.logpane import LogPane
from game.client.pictures import sheet, sprite
from game.client.stage import Piece
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, Theme
from game.client.tools import Tool, along_the_foot
from game.client.widgets import Widget
from game.darkaround.terms import NOBODY
from game.words.darkaround.names import shape_of
from game.words.language import _
from game.words.lines import Line

if TYPE_CHECKING:
    from game.client.darkaround.view import DarkAroundView

LEAST_LOG = 54
Rows = Sequence[tuple[str, Sequence[Widget]]]
"""Rows of buttons, each with the words above it."""
_SHARES = (1.0, 0.85, 0.7, 0.6)
"""Sizes of question and buttons that are tried, until all buttons can be seen without scrolling."""


class Panel:
    """Lays out and draws the panel of a view."""

    def __init__(self, view: DarkAroundView, theme: Theme, rect: pygame.Rect) -> None:
        self.view = view
        self.theme = theme
        self.rect = rect
        self.form = Form()
        self.log = LogPane(theme)
        self.whole_log = False
        self._share = 1.0
        self._filled = 0  # how often, in place of all that a log holds

    def fill(self, seat: int, question: str, rows: Callable[[float], Rows], spots: Sequence[Widget], tools: Sequence[Tool]) -> None:
        """Everything anew: `seat` is asked `question`, NOBODY for none; `rows` are made for a share of the usual size; `spots` are the
        children that can be chosen."""
        theme = self.theme
        inner = self.rect.inflate(-2 * theme.px(14), -2 * theme.px(12))
        foot = along_the_foot(theme, inner, tools)
        inner.h = min(button.rect.top for button in foot) - theme.px(10) - inner.top
        outside = [*spots, *foot]
        back = self.log.back
        for share in _SHARES:
            self._share = share
            self._parts(seat, question, rows(share))
            self.form.layout(theme, inner, outside)
            if self._low() <= inner.bottom:
                break
        room = max(inner.h - self.form.height - theme.px(10), theme.em(LEAST_LOG))
        if self.whole_log:
            self._head(seat, question)
            self.form.layout(theme, inner, outside)
            room = max(inner.h - self.form.height - theme.px(10), theme.em(LEAST_LOG))
        self._filled += 1
        self.form.custom(lambda _width: room, self._draw_log, lambda: (self._filled, len(self.view.lines), self.log.back))
        self.form.layout(theme, inner, outside)
        self.log.back = back

    def _low(self) -> int:
        """How far down the last button would reach if nothing were scrolled."""
        return max((widget.rect.bottom for widget in self.form.widgets()), default=0) + self.form.scrolled

    def _points(self, points: float) -> float:
        """A size of letters in the upper part: a share of the usual one, as far as it can be read."""
        return max(points * self._share, min(points, LEAST_LETTERS / self.theme.text_scale))

    def _parts(self, seat: int, question: str, rows: Rows) -> None:
        self._head(seat, question)
        for words, widgets in rows:
            if words:
                self.form.text(words, self._points(15), LANTERN, "label_bold")
            if widgets:
                self.form.row(widgets, gap=6)
        card = self.view.card_seat()
        if card != NOBODY and self.view.night.skills[card]:
            skill = SkillCard(self.theme, self.view.night, self.view.showing, card)
            self.form.custom(skill.measure, skill.draw, skill.look_now)
        self.form.custom(self._scores_height, self._draw_scores, self._scores_look)

    def _head(self, seat: int, question: str) -> None:
        self.form.clear()
        if seat != NOBODY:
            self.form.custom(self._head_measure(seat), self._head_draw(seat), lambda: (seat, self.view.names(seat), self._share))
        self.form.text(question, self._points(19), BONE, "paper_bold")

    def _head_measure(self, seat: int) -> Callable[[int], int]:
        def measure(width: int) -> int:
            icon = self.theme.em(self._points(34))
            return max(icon, self.theme.measure(self.view.names(seat), "title", self._points(22), width - icon - self.theme.px(10))[1])

        return measure

    def _head_draw(self, seat: int) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            theme, icon = self.theme, self.theme.em(self._points(34))
            surface.blit(sprite(shape_of(seat), icon), (rect.left, rect.centery - icon // 2))
            room = pygame.Rect(rect.left + icon + theme.px(10), rect.top, rect.w - icon - theme.px(10), rect.h)
            theme.text(surface, self.view.names(seat), room, "title", self._points(22), LANTERN, valign="center")

        return draw

    # scores

    def _line(self) -> int:
        return self.theme.line_height("label_bold", 15) + self.theme.px(4)

    def _scores_height(self, width: int) -> int:
        del width
        return self._line() * (self.view.night.seats + 1) + self.theme.px(10)

    def _scores_look(self) -> Hashable:
        tallies = [self.view.night.tally(seat) for seat in range(self.view.night.seats)]
        return tuple((self.view.names(seat), tally.survivors, tally.score) for seat, tally in enumerate(tallies))

    def _draw_scores(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A line for each party: shape, name, children saved so far, score so far."""
        theme, night, line = self.theme, self.view.night, self._line()
        surface.blit(sheet(rect.w, rect.h, INK, MOSS, theme.px(2), theme.px(8)), rect)
        inner = rect.inflate(-theme.px(16), -theme.px(10))
        column = max(theme.em(38), theme.px(40))
        heads = (("darkaround/found", inner.right - column * 3 // 2), ("icons/star", inner.right - column // 2))
        for icon, x in heads:
            image = sprite(icon, line - theme.px(4))
            surface.blit(image, image.get_rect(center=(x, inner.top + line // 2)))
        title = pygame.Rect(inner.left, inner.top, inner.w - 2 * column, line)
        words = _("So far")
        theme.text(surface, words, title, "label_bold", fitted(theme, words, title.w, 15), MIST, valign="center", wrap=False)
        for seat in range(night.seats):
            tally = night.tally(seat)
            row = pygame.Rect(inner.left, inner.top + line * (seat + 1), inner.w, line)
            side = line - theme.px(4)
            surface.blit(sprite(shape_of(seat), side), (row.left, row.top + theme.px(2)))
            place = pygame.Rect(row.left + side + theme.px(6), row.top, row.w - side - theme.px(6) - 2 * column, line)
            name = self.view.names(seat)
            points = fitted(theme, name, place.w, 15)
            name = theme.shortened(name, "label_bold", points, place.w)
            theme.text(surface, name, place, "label_bold", points, BONE, valign="center", wrap=False)
            for (_icon, x), number in zip(heads, (tally.survivors, tally.score), strict=True):
                image = theme.image(str(number), "label_bold", 15, LANTERN)
                surface.blit(image, image.get_rect(center=(x, row.centery)))

    # log

    def _draw_log(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        self.log.rect = rect
        self.log.draw(surface, self.view.lines)

    def scroll(self, notches: int, at: tuple[int, int], lines: list[Line]) -> bool:
        """Scrolls the log when the pointer is on it; whether it is."""
        return self.log.rect.collidepoint(at) and (self.log.scroll(notches, len(lines)) or True)

    def pieces(self) -> list[Piece]:
        """The panel on ink as pieces of the window; the children's rings on the board come with it."""
        return [Piece(("panel",), self.rect, self._draw_ground), *self.form.pieces()]

    def _draw_ground(self, surface: pygame.Surface) -> None:
        surface.fill(INK, self.rect)
        pygame.draw.line(surface, MOSS, self.rect.topleft, self.rect.bottomleft, self.theme.px(2))
