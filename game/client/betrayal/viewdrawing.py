"""How the table of Betrayal is drawn: only what has changed since the last frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.betrayal.events import TraitMoved
from game.betrayal.observation import BtObservation
from game.betrayal.terms import NOBODY
from game.client.betrayal.board_view import BoardView
from game.client.betrayal.dice import dice_piece
from game.client.betrayal.paths import path_piece
from game.client.betrayal.reading import CardSheet, card_piece
from game.client.betrayal.routes import Route
from game.client.betrayal.showing import Showing
from game.client.focus import tip_piece
from game.client.panelview import PanelView
from game.client.pictures import cover, has_picture, shade
from game.client.stage import Overlaid, Piece, Stage, within
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.wording import Called

if TYPE_CHECKING:
    from game.client.betrayal.control import Control
    from game.client.betrayal.panel import Panel

_OF_DICE = ("after_roll", "spread", "choose_trait", "won", "heal")
"""Questions while which the dice lie on the table."""


class TableDrawing(PanelView):
    """The pictures of a view."""

    table: HouseTable
    board: BoardView
    panel: Panel
    control: Control
    showing: Showing
    observation: BtObservation | None
    tip: str
    tip_at: tuple[int, int]
    _overlaid: Overlaid
    _stage: Stage

    def names(self, figure: int) -> str:
        """What a figure is called."""
        raise NotImplementedError

    def reading_shown(self) -> CardSheet | None:
        """The card that lies over the board."""
        raise NotImplementedError

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """What changed since the last frame."""
        self._touched = False
        return self._overlaid.draw(surface, self.rect, self._show_house, self._paint_board, self._pieces, whole=self.app.fresh)

    def _show_house(self) -> list[pygame.Rect]:
        pieces = [within(piece, self.board.rect) for piece in self.board.pieces()]
        return self._stage.show(self.board.ground(), self.board.paint_ground, pieces)

    def _pieces(self) -> list[Piece]:
        return [*self._picking(), *self.panel.pieces(), *self._overlays()]

    def _paint_board(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """The house as it was last drawn; the panel covers all beside it."""
        self._stage.copy(surface, self.board.rect.clip(region))

    def _picking(self) -> list[Piece]:
        """What lies behind the explorers while one is picked."""
        if self.observation is None or self.observation.asked != "pick_explorer":
            return []
        area = self.board.rect

        def draw(surface: pygame.Surface) -> None:
            surface.blit(cover("scenes/betrayal" if has_picture("scenes/betrayal") else "scenes/darkness", area.size), area)
            shade(surface, area, 120)

        return [Piece(("picking", tuple(area)), area, draw)]

    def _overlays(self) -> list[Piece]:
        theme, area = self.app.theme, self.board.rect
        found: list[Piece] = []
        route = self.control.route_pointed_at()
        if route is not None:
            found.append(self._path(route))
        if self.table.dice is not None and self._dice_lie():
            called = Called(self.names, self.table.t.haunt)
            found.append(dice_piece(theme, area, self.table.dice, called, self.showing.tumbling, self._where_it_happens()))
        reading = self.reading_shown()
        if reading is not None:
            found.append(card_piece(theme, area, reading))
        if self.note or self.tip:
            at = self._note_at if self.note else self.tip_at
            found.append(tip_piece(theme, self.note or self.tip, at))
        return found

    def sliding(self, figure: int) -> tuple[str, float] | None:
        """The clip of an explorer's card that slides now, and the step at which it is."""
        event = self.showing.event
        if not isinstance(event, TraitMoved) or event.body != figure:
            return None
        share = self.showing.share
        return event.trait, event.step - event.steps * (1 - share * share * (3 - 2 * share))

    def _dice_lie(self) -> bool:
        """Whether the dice are still of interest: while events are shown, or something is asked about them."""
        return self.showing.busy() or (self.observation is not None and self.observation.asked in _OF_DICE)

    def _where_it_happens(self) -> list[pygame.Rect]:
        """The rooms of those who roll and of whose turn it is, which no dice may hide."""
        dice = self.table.dice
        rolling = () if dice is None else (dice.body, NOBODY if dice.against is None else dice.against.body)
        bodies = {body for body in (self.table.t.turn.body, *rolling) if 0 <= body < len(self.table.t.bodies)}
        rooms = {room for room in map(self.table.room_of, bodies) if room in self.table.t.spots}
        return [self.board.room_rect(room) for room in sorted(rooms)]

    def _path(self, route: Route) -> Piece:
        start = self.table.room_of(self.table.t.turn.body)
        rooms = [room for room in (start, *route.rooms) if room in self.table.t.spots]
        points = [self.board.room_rect(room).center for room in rooms]
        return path_piece(points, self.board.rect, self.board.plan.side)
