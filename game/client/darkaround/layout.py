"""Where everything stands on the table: the forest's edge, the fire, the parties around it, the tray of dice."""

from __future__ import annotations

from typing import Final

import pygame

from game.client.theme import Theme
from game.darkaround.terms import PARTY

_CELLS: Final[dict[int, tuple[tuple[float, float, float, float], ...]]] = {
    1: ((0.1, 0.5, 0.9, 1.0),),
    2: ((0.0, 0.12, 0.39, 1.0), (0.61, 0.12, 1.0, 1.0)),
    3: ((0.0, 0.0, 0.33, 0.78), (0.67, 0.0, 1.0, 0.78), (0.335, 0.46, 0.665, 1.0)),
    4: ((0.0, 0.0, 0.37, 0.5), (0.63, 0.0, 1.0, 0.5), (0.63, 0.5, 1.0, 1.0), (0.0, 0.5, 0.37, 1.0)),
    5: ((0.0, 0.0, 0.33, 0.5), (0.67, 0.0, 1.0, 0.5), (0.67, 0.5, 1.0, 1.0), (0.335, 0.5, 0.665, 1.0), (0.0, 0.5, 0.33, 1.0)),
}
"""Each party's part of the glade (left, top, right, bottom as shares) by the number of seats."""
_FIRE: Final = {1: (0.5, 0.46), 2: (0.5, 0.62), 3: (0.5, 0.4), 4: (0.5, 0.6), 5: (0.5, 0.4)}
"""The fire's foot."""


def on_board(theme: Theme, points: float) -> float:
    """The size of words on the board: they grow with the text scale, but not so far that the children lose their place."""
    return points * min(theme.text_scale, 1.35) / theme.text_scale


class TableLayout:
    """Rects in window pixels for a number of seats in a part of the window."""

    def __init__(self, theme: Theme, rect: pygame.Rect, seats: int) -> None:
        self.rect = rect
        self.seats = seats
        self.clock = pygame.Rect(rect.left, rect.top, rect.w, theme.px(78))
        tray = theme.px(128)
        self.tray = pygame.Rect(rect.left, rect.bottom - tray, rect.w, tray).inflate(-theme.px(20), -theme.px(10))
        self.edge = pygame.Rect(rect.left, self.clock.bottom, rect.w, theme.px(78))
        glade = pygame.Rect(rect.left, self.edge.bottom, rect.w, rect.bottom - tray - self.edge.bottom)
        self.glade = glade.inflate(-theme.px(16), -theme.px(4))
        self.plate_height = theme.line_height("label_bold", on_board(theme, 15)) + theme.px(4)
        x, y = _FIRE[seats]
        self.fire = (round(self.glade.left + x * self.glade.w), round(self.glade.top + y * self.glade.h))
        self.parties = [self._cell(*cell) for cell in _CELLS[seats]]
        self.plates = [pygame.Rect(cell.left, cell.bottom - self.plate_height, cell.w, self.plate_height) for cell in self.parties]
        self.children = [self._child(theme, child) for child in range(seats * PARTY)]
        self.lost_side = min(self.children[0].w, theme.px(66))

    def _cell(self, left: float, top: float, right: float, bottom: float) -> pygame.Rect:
        glade = self.glade
        cell = pygame.Rect(round(glade.left + left * glade.w), round(glade.top + top * glade.h), 0, 0)
        cell.w, cell.h = round((right - left) * glade.w), round((bottom - top) * glade.h)
        return cell.inflate(-6, -4)

    def _child(self, theme: Theme, child: int) -> pygame.Rect:
        """A child's place, its sanity under its feet included."""
        seat, place = divmod(child, PARTY)
        cell = self.parties[seat]
        columns = PARTY if cell.w > 2.6 * cell.h else PARTY // 2
        rows = PARTY // columns
        wide = cell.w // columns
        tall = min((cell.h - self.plate_height - theme.px(2)) // rows, round(wide * 1.45) + theme.px(20))
        top = cell.bottom - self.plate_height - theme.px(2) - tall * rows
        column, row = place % columns, place // columns
        lift = theme.px(5) if rows == 1 and column in (0, columns - 1) else 0
        return pygame.Rect(cell.left + column * wide, top + row * tall - lift, wide, tall)

    def lost(self, number: int, count: int) -> pygame.Rect:
        """The place among the trees of the lost child that is number `number` (from 0) of `count`."""
        pitch = min(round(self.lost_side * 1.5), (self.edge.w - self.lost_side) // max(count, 1))
        left = self.edge.centerx - pitch * count // 2 + pitch * number + (pitch - self.lost_side) // 2
        return pygame.Rect(left, self.edge.bottom - self.lost_side - 2, self.lost_side, self.lost_side)
