"""The mark at the table that stays for as long as the game is not saved; a click on it tells why, and what can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.client.pictures import sheet, sprite
from game.client.theme import EMBER, INK, LANTERN, Theme
from game.session.saving import Saver, Standing
from game.words.language import _

PATIENCE: Final = 1.0
"""Seconds that a slow disk may take before the mark comes; a disk that says no brings it at once."""


class SaveMark:
    """`words` is what it says, nothing while all is well."""

    def __init__(self, saver: Saver | None, opened: Callable[[Saver], None]) -> None:
        self.words = ""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._saver = saver
        self._opened = opened
        self._since = 0.0

    def update(self, dt: float) -> bool:
        """Follows how the game stands; true when the mark comes, goes or says something else."""
        if self._saver is None:
            return False
        standing = self._saver.standing
        self._since = 0.0 if standing is Standing.SAVED else self._since + dt
        late = self._saver.problem is not None or self._since > PATIENCE
        words = "" if standing is Standing.SAVED or not late else _("Not saved yet") if standing is Standing.WAITING else _("Not saved")
        changed = words != self.words
        self.words = words
        return changed

    def handle(self, event: pygame.Event) -> bool:
        """A click on it."""
        if not self.words or self._saver is None or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        if event.button != 1 or not self.rect.collidepoint(event.pos):
            return False
        if event.type == pygame.MOUSEBUTTONUP:
            self._opened(self._saver)
        return True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """A plate in the corner, where every game has only a heading."""
        if not self.words:
            return
        pad, icon = theme.px(7), theme.em(20)
        wide, tall = theme.measure(self.words, "label_bold", 15, theme.size[0] // 3)
        self.rect = pygame.Rect(theme.px(6), theme.px(6), wide + icon + 3 * pad, max(tall, icon) + 2 * pad)
        surface.blit(sheet(self.rect.w, self.rect.h, LANTERN, EMBER, theme.px(3), theme.px(8)), self.rect)
        surface.blit(sprite("icons/unsaved", icon), (self.rect.left + pad, self.rect.centery - icon // 2))
        place = pygame.Rect(self.rect.left + icon + 2 * pad, self.rect.top, wide + pad, self.rect.h)
        theme.text(surface, self.words, place, "label_bold", 15, INK, valign="center")
