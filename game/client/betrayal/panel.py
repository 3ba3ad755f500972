"""The right part of the table: whose turn it is, what can be done, an explorer's card and what it holds, the others, the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.betrayal.data import STARTS
from game.betrayal.table import Body
from game.betrayal.terms import NOBODY
from game.client.betrayal.buttons import Rows
from game.client.betrayal.look import pawn, seat_sprite
from game.client.betrayal.plates import Chip, Plate
from game.client.betrayal.traitcard import TraitCard
from game.client.form import Form
from game.client.logpane import LogPane
from game.client.pictures import has_picture, sprite
from game.client.pixels import Shelf
from game.client.stage import Piece
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, Theme
from game.client.tools import Tool, along_the_foot
from game.client.widgets import Widget
from game.words.betrayal.explorerwords import explorer_line
from game.words.betrayal.names import explorer_shape
from game.words.lines import Line

if TYPE_CHECKING:
    from game.client.betrayal.view import BetrayalView

LEAST_LOG = 54
_NAMED_CARDS = 3
"""With more cards than this only their pictures are shown."""
_WIDE_PLATES = 4
"""With more explorers than this their small cards take a line each."""
_SHARES = (1.0, 0.9, 0.8, 0.7)
"""Sizes of question and buttons that are tried, until all buttons can be seen without scrolling."""


class Panel:
    """Lays out and draws the panel of a view."""

    def __init__(self, view: BetrayalView, theme: Theme, rect: pygame.Rect) -> None:
        self.view = view
        self.theme = theme
        self.rect = rect
        self.form = Form()
        self.form.group.moved = self._moved
        self.log = LogPane(theme)
        self.whole_log = False
        self._share = 1.0
        self._filled = 0
        self._cards = Shelf("trait cards")

    def _moved(self, widget: Widget) -> None:
        """The keys have come to something: it must be in sight."""
        self.form.show(widget)
        self.view.control.moved_to(widget)

    def fill(
        self, figure: int, question: str, helping: str, rows: Callable[[float], Rows], spots: Sequence[Widget], tools: Sequence[Tool]
    ) -> None:
        """Everything anew: `figure` is asked `question` (NOBODY: nobody is); `rows` are made for a share of the usual size; `spots` lie on
        the board."""
        theme = self.theme
        inner = self.rect.inflate(-2 * theme.px(12), -2 * theme.px(10))
        foot = along_the_foot(theme, inner, tools)
        inner.h = min(button.rect.top for button in foot) - theme.px(8) - inner.top
        outside = [*spots, *foot]
        back = self.log.back
        for share in _SHARES:
            self._share = share
            self._parts(figure, question, helping, rows(share))
            self.form.layout(theme, inner, outside)
            if self.form.height + theme.em(LEAST_LOG) <= inner.h:
                break
        if self.whole_log:
            self._head(figure, question, "")
            self.form.layout(theme, inner, outside)
        room = max(inner.h - self.form.height - theme.px(8), theme.em(LEAST_LOG))
        self._filled += 1
        self.form.custom(lambda _width: room, self._draw_log, lambda: (self._filled, len(self.view.lines), self.log.back))
        self.form.layout(theme, inner, outside)
        self.log.back = back

    def _points(self, points: float) -> float:
        return max(points * self._share, min(points, 14 / self.theme.text_scale))

    def _parts(self, figure: int, question: str, helping: str, rows: Rows) -> None:
        form, view = self.form, self.view
        self._head(figure, question, helping)
        for words, widgets in rows:
            if words:
                form.text(words, self._points(15), LANTERN, "label_bold")
            form.row(widgets, gap=5, columns=2 if len(widgets) == 2 else 0)
        if view.previewed and view.asking() == "pick_explorer":
            form.text(explorer_line(view.previewed), self._points(15), BONE, "paper")
            start = Body("explorer", view.previewed, NOBODY, "", "", traits=list(STARTS[view.previewed]))
            preview = TraitCard(self.theme, start, self._share)
            form.custom(preview.measure, self._drawn_once(preview), preview.look)
        shown = view.shown_figure()
        if shown != NOBODY:
            card = TraitCard(self.theme, view.table.t.bodies[shown], self._share, lambda: view.sliding(shown))
            form.custom(card.measure, self._drawn_once(card), card.look)
            cards = view.table.t.bodies[shown].cards
            chips: list[Widget] = [self._chip(each, len(cards) > _NAMED_CARDS) for each in cards]
            if chips:
                form.row(chips, gap=4)
        for words in view.progress():
            form.text(words, self._points(14), BONE)
        plates: list[Widget] = [self._plate(seat) for seat in range(view.table.seats) if seat != shown and view.table.t.bodies[seat].who]
        if plates:
            form.row(plates, gap=2 if len(plates) > _WIDE_PLATES else 4, columns=1 if len(plates) > _WIDE_PLATES else 2)

    def _drawn_once(self, card: TraitCard) -> Callable[[pygame.Surface, pygame.Rect], None]:
        """A card with its many small pictures is drawn once for all the frames in which it stays as it is."""

        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            key = (card.look(), rect.size)
            surface.blit(self._cards.made(key, lambda: made(rect.size)), rect)

        def made(size: tuple[int, int]) -> pygame.Surface:
            picture = pygame.Surface(size)
            picture.fill(INK)
            card.draw(picture, picture.get_rect())
            return picture

        return draw

    def _chip(self, card: str, small: bool) -> Chip:
        view = self.view
        usable = view.asked() and any(
            card in act.words and act.verb == "use" for act in (view.observation.legal if view.observation else ())
        )
        return Chip(card, lambda: view.read(card), usable=usable, chosen=view.read_card == card, small=small)

    def _plate(self, seat: int) -> Plate:
        view = self.view
        return Plate(
            seat,
            view.table.t.bodies[seat],
            view.seat_words(seat),
            view.names(seat),
            view.table.lit_seat() == seat,
            lambda: view.inspect(seat),
            view.about(seat),
            flat=view.table.seats - 1 > _WIDE_PLATES,
        )

    def _head(self, figure: int, question: str, helping: str) -> None:
        form, view = self.form, self.view
        form.clear()
        if figure != NOBODY:
            form.custom(self._head_measure(figure), self._head_draw(figure), lambda: (figure, view.head_words(figure), self._share))
        form.text(question, self._points(18), BONE, "paper_bold")
        state = "  ·  ".join(words for words in (helping, view.state_words()) if words)
        if state:
            form.text(state, self._points(14), MIST)

    def _head_measure(self, figure: int) -> Callable[[int], int]:
        def measure(width: int) -> int:
            icon = self.theme.em(self._points(34))
            words = self.view.head_words(figure)
            return max(icon, self.theme.measure(words, "title", self._points(20), width - icon - self.theme.px(10))[1])

        return measure

    def _head_draw(self, figure: int) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            theme, icon = self.theme, self.theme.em(self._points(34))
            surface.blit(sprite(self._face(figure), icon), (rect.left, rect.centery - icon // 2))
            room = pygame.Rect(rect.left + icon + theme.px(10), rect.top, rect.w - icon - theme.px(10), rect.h)
            theme.text(surface, self.view.head_words(figure), room, "title", self._points(20), LANTERN, valign="center")

        return draw

    def _face(self, figure: int) -> str:
        bodies = self.view.table.t.bodies
        who = bodies[figure].who if figure < len(bodies) else ""
        if who and has_picture(pawn(who)):
            return pawn(who)
        if who:
            return f"shapes/{explorer_shape(who)}"
        from game.client.betrayal.look import monster

        if figure < len(bodies) and bodies[figure].kind != "explorer" and has_picture(monster(bodies[figure].kind)):
            return monster(bodies[figure].kind)
        return seat_sprite(figure)

    # log

    def _draw_log(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        self.log.rect = rect
        self.log.draw(surface, self.view.lines)

    def scroll(self, notches: int, at: tuple[int, int], lines: list[Line]) -> bool:
        """Scrolls the log when the pointer is on it; whether it is."""
        return self.log.rect.collidepoint(at) and (self.log.scroll(notches, len(lines)) or True)

    def pieces(self) -> list[Piece]:
        """The panel on ink as pieces of the window; what glows on the board comes with it."""
        return [Piece(("panel",), self.rect, self._draw_ground), *self.form.pieces()]

    def _draw_ground(self, surface: pygame.Surface) -> None:
        surface.fill(INK, self.rect)
        pygame.draw.line(surface, MOSS, self.rect.topleft, self.rect.bottomleft, self.theme.px(2))
