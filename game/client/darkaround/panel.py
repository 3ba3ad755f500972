"""The right part of the table: who is asked what, what can be done, the gifted child's card, the scores, the log."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client import panel
from game.client.darkaround.board_view import fitted
from game.client.darkaround.cards import SkillCard
from game.client.panel import sprite_painter
from game.client.pictures import sheet, sprite
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, Theme
from game.client.tools import Tool
from game.client.widgets import Widget
from game.darkaround.terms import NOBODY
from game.words.darkaround.names import shape_of
from game.words.language import _
from game.words.lines import Line

if TYPE_CHECKING:
    from game.client.darkaround.context import PanelContext

Rows = Sequence[tuple[str, Sequence[Widget]]]
"""Rows of buttons, each with the words above it."""


class Panel(panel.Panel):
    """The panel of a view."""

    shares = (1.0, 0.85, 0.7, 0.6)

    def __init__(self, view: PanelContext, theme: Theme, rect: pygame.Rect) -> None:
        super().__init__(theme, rect)
        self.view = view

    def lines(self) -> list[Line]:
        """What the table has seen."""
        return self.view.lines

    def fits(self, inner: pygame.Rect) -> bool:
        """Only the buttons must be seen; the rest may be scrolled."""
        low = max((widget.rect.bottom for widget in self.form.widgets()), default=0) + self.form.scrolled
        return low <= inner.bottom

    def fill(self, seat: int, question: str, rows: Callable[[], Rows], spots: Sequence[Widget], tools: Sequence[Tool]) -> None:
        """Everything anew: `seat` is asked `question`, NOBODY for none; `rows` are made anew for each size of letters; `spots` are the
        children that can be chosen."""
        self.arrange(lambda: self._parts(seat, question, rows()), lambda: self._head(seat, question), spots, tools)

    def _parts(self, seat: int, question: str, rows: Rows) -> None:
        self._head(seat, question)
        for words, widgets in rows:
            if words:
                self.form.text(words, self.points(15), LANTERN, "label_bold")
            if widgets:
                self.form.row(widgets, gap=6)
        card = self.view.card_seat()
        if card != NOBODY and self.view.night.skills[card]:
            skill = SkillCard(self.theme, self.view.night, self.view.showing, card)
            self.form.custom(skill.measure, skill.draw, skill.look_now)
        self.form.custom(self._scores_height, self._draw_scores, self._scores_look)

    def _head(self, seat: int, question: str) -> None:
        if seat != NOBODY:
            icon = sprite_painter(lambda: shape_of(seat))
            self.person(lambda: self.view.names(seat), icon, 22, lambda: (seat, self.view.names(seat), self.share))
        self.form.text(question, self.points(19), BONE, "paper_bold")

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
