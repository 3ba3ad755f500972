"""The table of roles at the end: every seat with its shape, its name and what it was, the winners in lantern light with a star."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.client.pictures import sheet, sprite
from game.client.stayaway.fitting import one_line
from game.client.stayaway.look import shape_sprite
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, Theme
from game.words.stayaway.names import Names, role_name

_ONE_COLUMN = 6
"""Up to so many seats stand below each other."""


class RolesTable:
    """Measures and draws it for a number of seats."""

    def __init__(self, theme: Theme, seats: int, names: Names) -> None:
        self.theme = theme
        self.seats = seats
        self.names = names
        self.line = theme.line_height("label_bold", 15) + theme.px(3)

    def _columns(self, width: int) -> int:
        return 2 if self.seats > _ONE_COLUMN and width >= 2 * self.theme.em(165) else 1

    def measure(self, width: int) -> int:
        """The pixels it takes at a width."""
        return self.line * -(-self.seats // self._columns(width)) + self.theme.px(10)

    def draw(
        self, surface: pygame.Surface, rect: pygame.Rect, roles: Sequence[str], winners: Collection[int], burnt: Collection[int]
    ) -> None:
        """Draws it; `roles` by seat (none while they are not known), the names of the burnt paler."""
        theme, line = self.theme, self.line
        surface.blit(sheet(rect.w, rect.h, INK, MOSS, theme.px(2), theme.px(8)), rect)
        inner = rect.inflate(-theme.px(12), -theme.px(10))
        columns = self._columns(rect.w)
        rows = -(-self.seats // columns)
        for seat in range(self.seats):
            column, row = divmod(seat, rows)
            place = pygame.Rect(inner.left + column * inner.w // columns, inner.top + row * line, inner.w // columns - theme.px(6), line)
            role = roles[seat] if roles else ""
            words = self.names(seat) + (f", {role_name(role)}" if role and columns == 1 else "")
            self._draw_seat(surface, place, seat, role, words, seat in winners, seat in burnt)

    def _draw_seat(self, surface: pygame.Surface, place: pygame.Rect, seat: int, role: str, words: str, winner: bool, burnt: bool) -> None:
        theme = self.theme
        icon, top = place.h - theme.px(4), place.top + theme.px(2)
        surface.blit(sprite(shape_sprite(seat), icon), (place.left, top))
        surface.blit(sprite(f"stayaway/role_{role}" if role else "stayaway/unknown", icon), (place.left + icon + theme.px(3), top))
        left = place.left + 2 * icon + theme.px(8)
        room = pygame.Rect(left, place.top, place.right - (icon if winner else 0) - left, place.h)
        words, points = one_line(theme, words, room.w, 15)
        colour = LANTERN if winner else MIST if burnt else BONE
        theme.text(surface, words, room, "label_bold", points, colour, valign="center", wrap=False)
        if winner:
            surface.blit(sprite("icons/star", icon), (place.right - icon, top))
