"""Puts the table together on the window: track, board, panel, ribbon and tip, each only where something changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.focus import tip_piece
from game.client.stage import Overlaid, Piece, within
from game.client.theme import MOSS
from game.words.lastfriday.questions import question

if TYPE_CHECKING:
    from game.client.lastfriday.context import ComposerContext
    from game.lastfriday.observation import LfObservation


class Composer:
    """Draws a view. `whole`: all of it must be drawn; `touched`: the tip may have changed."""

    def __init__(self, view: ComposerContext) -> None:
        self.view = view
        self.whole = True
        self.touched = False
        self._overlaid = Overlaid()
        self._seen: LfObservation | None = None
        self._number = 0  # of the observation, in place of all that it holds

    @property
    def dirty(self) -> bool:
        """Whether anything must be drawn."""
        return self.whole or self.touched

    def draw(self, surface: pygame.Surface, fresh: bool) -> list[pygame.Rect] | None:
        """Draws what changed and returns its rects; None for everything."""
        view = self.view
        whole = self.whole or fresh
        self.whole = self.touched = False
        return self._overlaid.draw(surface, view.rect, view.board.render, self._paint_ground, self._pieces, whole=whole)

    def _paint_ground(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """The board; track, panel and handle cover all beside it."""
        board = self.view.board
        part = board.rect.clip(region)
        surface.blit(board.canvas, part, part.move(-board.rect.left, -board.rect.top))

    def _pieces(self) -> list[Piece]:
        """Everything above the board, lowest first."""
        view = self.view
        seen = view.observation
        if seen is None:
            return []
        if seen is not self._seen:
            self._seen = seen
            self._number += 1
        track = Piece(("track", self._number), view.track.rect, lambda surface: view.track.draw(surface, seen))
        found = [within(track, track.rect)]  # the round marker stands out a little
        if view.drawer:
            found += self._drawer(seen)
        panel = view.panel.pieces()
        if view.panel_shown():
            found += [*panel, self._edge()]
        if view.board.motion.busy() and view.caption:
            found.append(self._ribbon(view.caption))
        words, at = view.tip_now()
        return [*found, tip_piece(view.app.theme, words, at)] if words else found

    def _drawer(self, seen: LfObservation) -> list[Piece]:
        """The drawer's handle, and while it is closed the question at the board's foot."""
        view, handle = self.view, self.view.handle_rect()
        found = [Piece(("handle", self._number, view.open), handle, lambda surface: view.buttons.draw_handle(surface, handle))]
        if not view.open:
            words = question(seen, view.control.cast)
            found.append(self._ribbon(f"{view.panel.head.title(seen, view.control.cast)}: {words}", foot=True))
        return found

    def _ribbon(self, words: str, foot: bool = False) -> Piece:
        board = self.view.board
        place = board.caption_rect(words, foot)
        return Piece(("ribbon", words), place, lambda surface: board.draw_caption(surface, words, foot))

    def _edge(self) -> Piece:
        """The line at the panel's left edge, which reaches out of the panel."""
        panel, wide = self.view.panel.rect, self.view.app.theme.px(2)
        place = pygame.Rect(panel.left - wide, panel.top, 2 * wide, panel.h)
        return Piece(("edge",), place, lambda surface: pygame.draw.line(surface, MOSS, panel.topleft, panel.bottomleft, wide))
