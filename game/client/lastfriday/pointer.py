"""The mouse at the table: click to act, drag to pan, wheel to zoom at the pointer, right button to take back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.widgets import CLICK

if TYPE_CHECKING:
    from game.client.lastfriday.context import PointerContext

DRAG = 6
"""Pixels the pointer may move before a press becomes a pan."""
RIGHT = 3


class Pointer:
    """Takes mouse events for a view. `at`: where the last event saw the mouse."""

    def __init__(self, view: PointerContext) -> None:
        self.view = view
        self.at = (-1, -1)
        self._pressed: tuple[int, int] | None = None
        self._panning = False

    def handle(self, event: pygame.Event) -> bool:
        """Takes an event; false for any but the mouse's."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.at = event.pos
            if self.view.keys.used:  # from now on the tip is the pointer's
                self.view.keys.used = False
                self.view.touch()
            return self._mouse(event)
        return event.type == pygame.MOUSEWHEEL and self._wheel(event)

    def _wheel(self, event: pygame.Event) -> bool:
        view = self.view
        at = getattr(event, "pos", None) or self.at
        if view.over_panel():
            return view.panel.handle(event)
        if view.board.rect.collidepoint(at):
            view.board.zoom(1 if event.y > 0 else -1, at)
        return True

    def _mouse(self, event: pygame.Event) -> bool:
        view = self.view
        if event.type == pygame.MOUSEMOTION and self._pressed:
            return self._drag(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            return view.back()
        if view.over_panel():
            return self._panel_mouse(event)
        if view.drawer and event.type == pygame.MOUSEBUTTONUP and not self._pressed and view.handle_rect().collidepoint(event.pos):
            view.toggle_drawer()
            return True
        view.panel.handle(event)  # so that nothing in it stays hovered
        return self._board_mouse(event)

    def _board_mouse(self, event: pygame.Event) -> bool:
        view = self.view
        inside = view.board.rect.collidepoint(event.pos)
        if event.type == pygame.MOUSEMOTION:
            view.board.point(event.pos if inside else None)
            view.retip()
        elif event.button == CLICK and event.type == pygame.MOUSEBUTTONDOWN and inside:
            self._pressed, self._panning = event.pos, False
        elif event.button == CLICK and event.type == pygame.MOUSEBUTTONUP:
            pressed, self._pressed = self._pressed, None
            if pressed and not self._panning and inside:
                view.board.point(event.pos)
                view.pick(view.board.hovered)
                view.retip()
        return inside

    def _panel_mouse(self, event: pygame.Event) -> bool:
        view = self.view
        view.board.point(None)
        self._pressed = None
        view.panel.handle(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == CLICK:
            seat = view.panel.badge_at(event.pos)
            if seat:
                view.board.look_at(seat)
        line = view.panel.log.at(event.pos) if event.type == pygame.MOUSEMOTION else None
        view.board.point_out(line.dot if line else 0, line.circle if line else 0)
        view.retip()
        return True

    def _drag(self, event: pygame.Event) -> bool:
        view = self.view
        if self._pressed is None:
            return False
        dx, dy = event.pos[0] - self._pressed[0], event.pos[1] - self._pressed[1]
        if self._panning or abs(dx) + abs(dy) > DRAG:
            self._panning = True
            self._pressed = event.pos
            view.board.pan(dx, dy)
        return True
