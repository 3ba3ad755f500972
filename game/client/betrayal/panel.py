"""The right part of the table: whose turn it is, what can be done, an explorer's card and what it holds, the others, the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.betrayal.data import STARTS
from game.betrayal.table import Body
from game.betrayal.terms import NOBODY
from game.client import panel
from game.client.betrayal.buttons import Rows
from game.client.betrayal.explorercards import CardButton, ExplorerCard
from game.client.betrayal.look import monster, pawn, seat_sprite
from game.client.betrayal.traitcard import TraitCard
from game.client.panel import sprite_painter
from game.client.pictures import has_picture
from game.client.pixels import Shelf
from game.client.theme import BONE, INK, LANTERN, MIST, Theme
from game.client.tools import Tool
from game.client.widgets import Widget
from game.words.betrayal.explorerwords import explorer_line
from game.words.betrayal.names import explorer_shape
from game.words.lines import Line

if TYPE_CHECKING:
    from game.client.betrayal.context import PanelContext

_NAMED_CARDS = 3
"""With more cards than this only their pictures are shown."""
_WIDE_CARDS = 4
"""With more explorers than this their small cards take a line each."""


class Panel(panel.Panel):
    """The panel of a view."""

    margin = (12, 10)
    gap = 8
    shares = (1.0, 0.9, 0.8, 0.7)

    def __init__(self, view: PanelContext, theme: Theme, rect: pygame.Rect) -> None:
        super().__init__(theme, rect)
        self.view = view
        self.form.group.moved = self._moved
        self._cards = Shelf("trait cards")

    def _moved(self, widget: Widget) -> None:
        """The keys have come to something: it must be in sight."""
        self.form.show(widget)
        self.view.control.moved_to(widget)

    def lines(self) -> list[Line]:
        """What the viewer has seen."""
        return self.view.lines

    def fill(
        self, figure: int, question: str, helping: str, rows: Callable[[], Rows], spots: Sequence[Widget], tools: Sequence[Tool]
    ) -> None:
        """Everything anew: `figure` is asked `question` (NOBODY: nobody is); `rows` are made anew for each size of letters; `spots` lie on
        the board."""
        self.arrange(lambda: self._parts(figure, question, helping, rows()), lambda: self._head(figure, question, ""), spots, tools)

    def _parts(self, figure: int, question: str, helping: str, rows: Rows) -> None:
        form, view = self.form, self.view
        self._head(figure, question, helping)
        for words, widgets in rows:
            if words:
                form.text(words, self.points(15), LANTERN, "label_bold")
            form.row(widgets, gap=5, columns=2 if len(widgets) == 2 else 0)
        if view.previewed and view.asking() == "pick_explorer":
            form.text(explorer_line(view.previewed), self.points(15), BONE, "paper")
            start = Body("explorer", view.previewed, NOBODY, "", "", traits=list(STARTS[view.previewed]))
            preview = TraitCard(self.theme, start, self.share)
            form.custom(preview.measure, self._drawn_once(preview), preview.look)
        shown = view.shown_figure()
        if shown != NOBODY:
            card = TraitCard(self.theme, view.table.t.bodies[shown], self.share, lambda: view.sliding(shown))
            form.custom(card.measure, self._drawn_once(card), card.look)
            cards = view.table.t.bodies[shown].cards
            chips: list[Widget] = [self._card_button(each, len(cards) > _NAMED_CARDS) for each in cards]
            if chips:
                form.row(chips, gap=4)
        for words in view.progress():
            form.text(words, self.points(14), BONE)
        explorers: list[Widget] = [
            self._explorer(seat) for seat in range(view.table.seats) if seat != shown and view.table.t.bodies[seat].who
        ]
        if explorers:
            form.row(explorers, gap=2 if len(explorers) > _WIDE_CARDS else 4, columns=1 if len(explorers) > _WIDE_CARDS else 2)

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

    def _card_button(self, card: str, small: bool) -> CardButton:
        view = self.view
        usable = view.asked() and any(
            card in act.words and act.verb == "use" for act in (view.observation.legal if view.observation else ())
        )
        return CardButton(card, lambda: view.read(card), usable=usable, chosen=view.read_card == card, small=small)

    def _explorer(self, seat: int) -> ExplorerCard:
        view = self.view
        return ExplorerCard(
            seat,
            view.table.t.bodies[seat],
            view.seat_words(seat),
            view.names(seat),
            view.table.lit_seat() == seat,
            lambda: view.inspect(seat),
            view.about(seat),
            flat=view.table.seats - 1 > _WIDE_CARDS,
        )

    def _head(self, figure: int, question: str, helping: str) -> None:
        form, view = self.form, self.view
        if figure != NOBODY:
            icon = sprite_painter(lambda: self._face(figure))
            self.person(lambda: view.head_words(figure), icon, 20, lambda: (figure, view.head_words(figure), self.share))
        form.text(question, self.points(18), BONE, "paper_bold")
        state = "  ·  ".join(words for words in (helping, view.state_words()) if words)
        if state:
            form.text(state, self.points(14), MIST)

    def _face(self, figure: int) -> str:
        bodies = self.view.table.t.bodies
        who = bodies[figure].who if figure < len(bodies) else ""
        if who and has_picture(pawn(who)):
            return pawn(who)
        if who:
            return f"shapes/{explorer_shape(who)}"
        if figure < len(bodies) and bodies[figure].kind != "explorer" and has_picture(monster(bodies[figure].kind)):
            return monster(bodies[figure].kind)
        return seat_sprite(figure)
