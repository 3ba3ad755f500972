"""The right part of the table: who is asked what, what can be done, what has changed, notebook and log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client import panel
from game.client.pictures import sheet, sprite
from game.client.stayaway.buttons import Rows
from game.client.stayaway.seatplate import draw_badge
from game.client.theme import BLOOD, BONE, LANTERN, MIST, Theme
from game.client.widgets import Button, Widget
from game.stayaway.terms import NOBODY
from game.words import keynames
from game.words.language import _
from game.words.lines import Line

if TYPE_CHECKING:
    from game.client.stayaway.context import PanelContext

_QUESTION = 19
NOTES = "notes"
LOG = "log"


class Panel(panel.Panel):
    """The panel of a view; its log shares the place with the notebook."""

    least_log = 110

    def __init__(self, view: PanelContext, theme: Theme, rect: pygame.Rect) -> None:
        super().__init__(theme, rect)
        self.view = view

    def lines(self) -> list[Line]:
        """The lines of the pane that is shown."""
        return self.view.eyes.notes if self.shown() == NOTES else self.view.lines

    def fill(self, seat: int, question: str, help_words: str, rows: Rows, outside: Sequence[Widget]) -> None:
        """Everything anew: `seat` is asked `question`, NOBODY for none; `outside` are cards and seats that can be chosen.

        Buttons come before all that only the viewer may read, and the tools lie at the foot: where the pointer must go tells nobody
        how much is said above.
        """
        inner = self.inner
        self._begin(seat, question, help_words, rows)
        self._tools()
        self.form.layout(self.theme, inner, outside)
        room = self.room_for_log(inner)
        self._begin(seat, question, help_words, rows)
        self.form.custom(lambda _width: room, self.draw_log)
        self._tools()
        self.form.layout(self.theme, inner, outside)

    def _begin(self, seat: int, question: str, help_words: str, rows: Rows) -> None:
        """What lies above the log."""
        form, view = self.form, self.view
        form.clear()
        if seat != NOBODY:
            self.person(lambda: view.names(seat), lambda surface, rect: draw_badge(surface, self.theme, rect, seat), 22)
        form.custom(self._question_measure(question), self._question_draw(question))
        for words, widgets in rows:
            if words:
                form.text(words, 14, LANTERN, "label_bold")
            form.row(widgets, gap=6)
        if help_words:
            form.text(help_words, 15, MIST)
        warning = view.warning()
        if warning:
            form.custom(self._warning_measure(warning), self._warning_draw(warning))
        if not self.whole_log and view.eyes.since and view.reading is None:
            form.text(_("What has changed:"), 14, LANTERN, "label_bold")
            for words in view.eyes.since[-4:]:
                form.text(words, 14, BONE)

    def _tools(self) -> None:
        self.form.row([*self._tabs(), *self.view.buttons.tools()], gap=5)

    def _tabs(self) -> list[Widget]:
        found: list[Widget] = []
        if self.view.observation is not None and self.view.observation.viewer >= 0:
            found.append(self._tab(NOTES, "stayaway/notebook", keynames.with_key(_("Notebook"), "notebook")))
        found.append(self._tab(LOG, "icons/log", keynames.with_key(_("Log"), "log")))
        return found

    def _tab(self, tab: str, icon: str, tip: str) -> Button:
        return Button(None, "", lambda: self.show(tab), icon, key=f"tab:{tab}", style="quiet", tip=tip, selected=tab == self.shown())

    def shown(self) -> str:
        """The pane shown now: a table without a viewer has no notebook."""
        seen = self.view.observation
        return self.view.tab if seen is not None and seen.viewer >= 0 else LOG

    def show(self, tab: str) -> None:
        """Shows the notebook or the log."""
        self.view.tab, self.log.back = tab, 0
        self.view.refresh()

    def _question_measure(self, words: str) -> Callable[[int], int]:
        """Two lines at the least, so that what lies below stays where it is."""
        line = self.theme.line_height("paper_bold", _QUESTION)
        return lambda width: max(self.theme.measure(words, "paper_bold", _QUESTION, width)[1], 2 * line)

    def _question_draw(self, words: str) -> Callable[[pygame.Surface, pygame.Rect], None]:
        return lambda surface, rect: (self.theme.text(surface, words, rect, "paper_bold", _QUESTION, BONE), None)[1]

    # The Thing's warning

    def _warning_room(self, width: int) -> int:
        return width - self.theme.em(30) - self.theme.px(24)

    def _warning_measure(self, words: str) -> Callable[[int], int]:
        def measure(width: int) -> int:
            tall = self.theme.measure(words, "label_bold", 14, self._warning_room(width))[1]
            return max(tall, self.theme.em(30)) + self.theme.px(12)

        return measure

    def _warning_draw(self, words: str) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            theme, side = self.theme, self.theme.em(30)
            surface.blit(sheet(rect.w, rect.h, BLOOD, LANTERN, theme.px(2), theme.px(8)), rect)
            surface.blit(sprite("icons/warning", side), (rect.left + theme.px(8), rect.centery - side // 2))
            room = pygame.Rect(rect.left + side + theme.px(14), rect.top, self._warning_room(rect.w), rect.h)
            theme.text(surface, words, room, "label_bold", 14, BONE, valign="center")

        return draw
