"""The end: who won and why, the closing words of the haunt, who was what, and the house as it stood."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.betrayal.observation import BtObservation
from game.betrayal.terms import TRAITORS
from game.client.betrayal.board import Board
from game.client.betrayal.booklets import HAUNTS, closing
from game.client.betrayal.endwords import headline, why, winners_of
from game.client.betrayal.hints import room_words
from game.client.betrayal.housetable import HouseTable
from game.client.betrayal.look import has_picture
from game.client.betrayal.names import haunt_title, role_name
from game.client.betrayal.wording import figure_names
from game.client.focus import draw_tip
from game.client.form import Form
from game.client.pictures import cover
from game.client.scenes.ending import EndingScene
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS
from game.client.widgets import Button
from game.client.words import _, language
from game.engine.contract import ALL

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.session import Session

_LARGE = 1.4
"""From this text scale on there is no room for the picture."""


class EndScene(EndingScene):
    """The end of a game. Needs a session whose match is over."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        seen = session.match.observe(ALL)
        assert isinstance(seen, BtObservation)
        self.seen = seen
        tiles = session.match.game.tiles  # type: ignore[attr-defined]
        self.table = HouseTable(tiles)
        self.table.settle(seen)
        for index, body in enumerate(self.table.t.bodies):  # who was hidden is shown
            if not body.room and seen.secrets is not None and index < len(seen.secrets.own):
                body.room = seen.secrets.own[index].get("room", "")
        self.board = Board(self.table, tiles)
        self.form = Form()
        self.panel = pygame.Rect(0, 0, 1, 1)
        self.tip = ""
        self._grabbed: tuple[int, int] | None = None

    def enter(self, app: App) -> None:
        """A sound for who has won."""
        super().enter(app)
        self.hear()

    def names(self, figure: int) -> str:
        """A figure, and the person who played it."""
        name = figure_names(self.table.t)(figure)
        holder = self.session.holders[figure].person if figure < len(self.session.holders) else ""
        return f"{name} ({holder})" if holder and holder != name else name

    # --- layout
    def resize(self) -> None:
        """Lays out anew."""
        self.dirty = True
        theme, (width, height) = self.app.theme, self.app.size
        wide = min(max(width * 36 // 100, round(max(theme.unit, 1.0) * (210 + 170 * theme.text_scale))), width * 3 // 5)
        self.panel = pygame.Rect(width - wide, 0, wide, height)
        self.board.layout(theme, pygame.Rect(0, 0, width - wide, height))
        self.board.settle()
        self.board.plan.fit()
        self._fill()

    def _fill(self) -> None:
        form, theme = self.form, self.app.theme
        outcome = self.session.outcome()
        form.clear()
        if theme.text_scale < _LARGE and has_picture("scenes/betrayal_end"):
            form.custom(lambda width: width * 3 // 10, self._draw_picture)
        haunt = self.seen.table.haunt
        if outcome is not None:
            form.title(headline(outcome, self.names), 28, LANTERN)
            if haunt:
                form.text(haunt_title(haunt), 17, MIST, "label_bold")
            form.text(why(outcome, self.names), 17, BONE, "paper_bold")
        self._buttons()
        if outcome is not None:
            last = closing(language(), haunt, winners_of(outcome)) if haunt in HAUNTS and outcome.reason != "conceded" else None
            for paragraph in last.paragraphs if last else ():
                form.text(paragraph.text.replace("**", ""), 17, BONE, "paper")
        form.gap(4)
        for seat in range(self.table.seats):
            form.text(self._fate(seat, outcome.winners if outcome else ()), 15, BONE)
        form.layout(theme, self.panel.inflate(-2 * theme.px(18), -2 * theme.px(16)))
        self.dirty = True

    def _buttons(self) -> None:
        """What to do now, above all that is told, so that nobody has to scroll for it."""
        self.form.gap(2)
        self.form.row([Button(None, _("Play again"), self.again, "icons/play", key="again", style="primary", wide=True)])
        self.form.row([Button(None, _("Back to the title"), self.title, "icons/home", key="title", wide=True)])
        self.form.gap(2)

    def _fate(self, seat: int, winners: Sequence[int]) -> str:
        body = self.table.t.bodies[seat]
        parts = []
        if body.side:
            parts.append(role_name("traitor" if body.side == TRAITORS else "hero"))
        parts.append(_("alive") if body.alive else _("dead"))
        if seat in winners:
            parts.append(_("has won"))
        return f"{self.names(seat)}: {', '.join(parts)}"

    def _draw_picture(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(cover("scenes/betrayal_end", rect.size), rect)
        pygame.draw.rect(surface, MOSS, rect, self.app.theme.px(2))

    # --- events and drawing
    def handle(self, event: pygame.Event) -> bool:
        """The wheel enlarges the house, a drag moves it; Escape goes back to the title; the rest is the buttons'."""
        used = True
        if event.type == pygame.MOUSEWHEEL and self.board.rect.collidepoint(self.app.pointer):
            self.board.plan.zoom(1 if event.y > 0 else -1, self.app.pointer)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.title()
        elif event.type == pygame.MOUSEBUTTONDOWN and self.board.rect.collidepoint(event.pos):
            self._grabbed = event.pos
        elif event.type == pygame.MOUSEBUTTONUP and self._grabbed:
            self._grabbed = None
        else:
            if event.type == pygame.MOUSEMOTION:
                self._move(event.pos)
            used = self.form.handle(event, self.app.theme)
        self.dirty = self.dirty or used or self.form.group.dirty
        return used

    def _move(self, at: tuple[int, int]) -> None:
        if self._grabbed:
            self.board.plan.pan(at[0] - self._grabbed[0], at[1] - self._grabbed[1])
            self._grabbed = at
        room = self.board.room_at(at)
        self.tip = room_words(self.table, self.board.tiles, room) if room else ""
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """The house and the panel."""
        before = surface.get_clip()
        surface.set_clip(self.board.rect.clip(before))
        self.board.paint_ground(surface, self.board.rect)
        for piece in self.board.pieces():
            piece.paint(surface)
        surface.set_clip(before)
        surface.fill(INK, self.panel)
        pygame.draw.line(surface, MOSS, self.panel.topleft, self.panel.bottomleft, self.app.theme.px(2))
        self.form.draw(surface)
        if self.tip:
            draw_tip(surface, self.app.theme, self.tip, self.app.pointer)
        return None

    def topic(self) -> tuple[str, str]:
        """The rules of the end."""
        return "betrayal", "winning"
