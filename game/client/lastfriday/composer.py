"""Puts the table together on the window: track, board, panel, ribbon and tip, each only where something changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.lastfriday.asks import question
from game.client.theme import INK, MOSS

if TYPE_CHECKING:
    from game.client.lastfriday.view import LastFridayView
    from game.lastfriday.observation import LfObservation

_NOWHERE = pygame.Rect(0, 0, 0, 0)


class Composer:
    """Draws a view. `whole`: all of it must be drawn; `touched`: the tip may have changed."""

    def __init__(self, view: LastFridayView) -> None:
        self.view = view
        self.whole = True
        self.touched = False
        self._seen: LfObservation | None = None
        self._tip: tuple[str, tuple[int, int]] = ("", (0, 0))
        self._tip_rect = _NOWHERE
        self._ribbon = ""
        self._ribbon_rect = _NOWHERE

    @property
    def dirty(self) -> bool:
        """Whether anything must be drawn."""
        return self.whole or self.touched

    def draw(self, surface: pygame.Surface, fresh: bool) -> list[pygame.Rect] | None:
        """Draws what changed and returns its rects; None for everything."""
        view = self.view
        changed = view.board.render()
        whole = self.whole or fresh
        tip = view.tip_now()
        ribbon = view.caption if view.board.motion.busy() else ""
        regions = [view.rect] if whole else self._regions(changed)
        notes = [rect for rect in (self._tip_rect, self._ribbon_rect) if rect.w]
        renote = whole or (tip, ribbon) != (self._tip, self._ribbon) or any(region.collidelist(notes) >= 0 for region in regions)
        if renote and not whole:  # what lies under a soft edge is painted anew before the edge is
            regions += notes
        if not whole:
            regions += self._seam(regions)
        panel = view.panel.rect
        if not whole and view.panel_shown() and panel.collidelist(regions) >= 0:
            regions = [region for region in regions if not panel.contains(region)]
            regions.append(panel)  # last and whole: focus rings reach beyond their buttons
        self.whole = self.touched = False
        self._tip, self._ribbon = tip, ribbon
        for region in regions:
            self._paint(surface, region, region is regions[-1])
        if renote:
            regions += self._draw_notes(surface, tip, ribbon)
        return None if whole else regions

    def _draw_notes(self, surface: pygame.Surface, tip: tuple[str, tuple[int, int]], ribbon: str) -> list[pygame.Rect]:
        """Ribbon and tip; returns their rects."""
        self._ribbon_rect = self.view.board.draw_caption(surface, ribbon) if ribbon else _NOWHERE
        self._tip_rect = self.view.board.draw_tip(surface, *tip) if tip[0] else _NOWHERE
        return [rect for rect in (self._ribbon_rect, self._tip_rect) if rect.w]

    def _regions(self, changed: list[pygame.Rect]) -> list[pygame.Rect]:
        """The rects whose contents have changed."""
        view = self.view
        regions = list(changed)
        if view.observation is not self._seen:  # the round on the track, and with a drawer the question at the board's foot
            self._seen = view.observation
            regions.append(view.track.rect)
            if view.drawer:
                regions += [view.board.rect, view.handle_rect()]
        if view.panel.dirty and view.panel_shown():
            regions.append(view.panel.rect)
        return [region for region in regions if region.w and region.h]

    def _seam(self, regions: list[pygame.Rect]) -> list[pygame.Rect]:
        """The line at the panel's left edge, which reaches out of the panel, when something beside it is painted over it."""
        panel, wide = self.view.panel.rect, self.view.app.theme.px(2)
        beside = pygame.Rect(panel.left - wide, panel.top, wide, panel.h)
        touched = self.view.panel_shown() and beside.collidelist(regions) >= 0
        return [pygame.Rect(beside.left, beside.top, 2 * wide, beside.h)] if touched else []

    def _paint(self, surface: pygame.Surface, region: pygame.Rect, last: bool) -> None:
        """Paints everything inside a region, without tip and ribbon; the panel only with the last region."""
        view, theme = self.view, self.view.app.theme
        before = surface.get_clip()
        surface.set_clip(region.clip(before))
        if region.contains(view.rect):
            surface.fill(INK, view.rect)
        seen = view.observation
        if seen is not None and region.colliderect(view.track.rect):
            view.track.draw(surface, seen)
        if region.colliderect(view.board.rect):
            surface.blit(view.board.canvas, view.board.rect)
        if view.drawer and seen is not None:
            view.buttons.draw_handle(surface, view.handle_rect())
            if not view.open:
                words = question(seen, view.control.cast)
                view.board.draw_caption(surface, f"{view.panel.head.title(seen, view.control.cast)}: {words}", foot=True)
        if view.panel_shown() and region.colliderect(view.panel.rect):
            if last:
                view.panel.draw(surface)
            pygame.draw.line(surface, MOSS, view.panel.rect.topleft, view.panel.rect.bottomleft, theme.px(2))
        surface.set_clip(before)
