"""Where everything stands on the table: seats in a ring, the gaps between them, the piles in the middle, the hand below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

import pygame

from game.client.stayaway.fitting import on_table
from game.client.theme import Theme

CARD: Final = 0.73
"""A card's width as a share of its height."""
_STEPS: Final = 240
_BOTTOM: Final = pi / 2
"""The angle of the ring's lowest point; on the screen angles grow clockwise."""
_WIDE: Final = 1.95
"""A seat's width in portraits."""
_FAN: Final = 3.2
"""Degrees from one card of the fan to the next."""


@lru_cache(maxsize=64)
def ring_of(centre: tuple[int, int], a: float, b: float) -> Ring:
    """The ring, kept for the next time."""
    return Ring(centre, a, b)


class Ring:
    """Equal steps of arc around an ellipse. `at(share)` is the point after that share of the way round, clockwise from the lowest."""

    def __init__(self, centre: tuple[int, int], a: float, b: float) -> None:
        self.centre = centre
        self.a, self.b = a, b
        points = [(a * cos(_BOTTOM + 2 * pi * n / _STEPS), b * sin(_BOTTOM + 2 * pi * n / _STEPS)) for n in range(_STEPS + 1)]
        self._points = points
        self._way = [0.0]
        for (x0, y0), (x1, y1) in pairwise(points):
            self._way.append(self._way[-1] + hypot(x1 - x0, y1 - y0))

    def at(self, share: float, shrink: float = 1.0) -> tuple[int, int]:
        """The point, drawn in towards the middle by `shrink`."""
        wanted = (share % 1.0) * self._way[-1]
        low, high = 0, _STEPS
        while low < high:
            middle = (low + high) // 2
            if self._way[middle] < wanted:
                low = middle + 1
            else:
                high = middle
        x, y = self._points[low]
        if low:  # between two steps
            (x0, y0), back = self._points[low - 1], (self._way[low] - wanted) / max(self._way[low] - self._way[low - 1], 1e-9)
            x, y = x + (x0 - x) * back, y + (y0 - y) * back
        return round(self.centre[0] + x * shrink), round(self.centre[1] + y * shrink)


class TableLayout:
    """Rects in window pixels for the living seats in `ring` (clockwise) in a part of the window; `first` is the one that stands lowest.
    `seats` are the boxes by seat, `gaps` the middle of the gap after each place of the ring."""

    def __init__(self, theme: Theme, rect: pygame.Rect, ring: Sequence[int], first: int, hand: bool = True) -> None:
        self.theme = theme
        self.rect = rect
        low = min(theme.px(212), rect.h * 3 // 10) if hand else 0
        self.hand = pygame.Rect(rect.left, rect.bottom - low, rect.w, low)
        self.table = pygame.Rect(rect.left, rect.top, rect.w, rect.h - low)
        self.name_height = theme.line_height("label_bold", on_table(theme, 14)) + theme.px(4)
        self.corner = self._corner()
        count = max(len(ring), 1)
        self.portrait = self._portrait(count)
        box = self._box(self.portrait)
        self.around = self._ring(box)
        start = ring.index(first) if first in ring else 0
        self.seats: dict[int, pygame.Rect] = {}
        self.gaps: list[tuple[int, int]] = []
        for number, seat in enumerate(ring):
            place = pygame.Rect((0, 0), box)
            place.center = self.around.at((number - start) / count)
            self.seats[seat] = place
            self.gaps.append(self.around.at((number - start + 0.5) / count, 0.97 if count > 2 else 1.0))
        self.centre = self.around.centre
        self._piles(box)

    def _corner(self) -> int:
        """The side of a charred chair in the corner."""
        return max(self.theme.px(44), self.name_height)

    def _box(self, portrait: int) -> tuple[int, int]:
        return round(portrait * _WIDE), portrait + self.name_height

    def _ring(self, box: tuple[int, int]) -> Ring:
        table, pad = self.table, self.theme.px(12)
        a, b = (table.w - box[0]) / 2 - pad, (table.h - box[1]) / 2 - pad
        return ring_of(table.center, max(a, 1.0), max(b, 1.0))

    def _portrait(self, count: int) -> int:
        """The largest portraits with which no two seats touch and the middle stays free."""
        theme = self.theme
        low, high = theme.px(26), max(min(theme.px(104), self.table.h // 4), theme.px(26))
        while low < high:
            middle = (low + high + 1) // 2
            if self._room(middle, count):
                low = middle
            else:
                high = middle - 1
        return low

    def _room(self, side: int, count: int) -> bool:
        box = self._box(side)
        ring = self._ring(box)
        gap = round(side * 0.16)
        places = []
        for number in range(count):
            place = pygame.Rect((0, 0), (box[0] + gap, box[1] + gap))
            place.center = ring.at(number / count)
            places.append(place)
        apart = all(not one.colliderect(other) for at, one in enumerate(places) for other in places[at + 1 :])
        return apart and self.table.h - 2 * box[1] > self.table.h * 0.36 and self.table.w - 2 * box[0] > self.table.w * 0.4

    def _piles(self, box: tuple[int, int]) -> None:
        """The piles and the card that is being played, in the middle."""
        theme, table = self.theme, self.table
        free = table.h - 2 * box[1] - theme.px(44)
        tall = min(theme.px(150), free)
        wide = round(tall * CARD)
        small = round(tall * 0.78)
        self.played = pygame.Rect(0, 0, wide, tall)
        self.played.center = self.centre
        apart = min(round(wide * 1.45), (table.w - 2 * box[0]) // 2 - wide // 2)
        self.draw_pile = pygame.Rect(0, 0, round(small * CARD), small)
        self.draw_pile.center = (self.centre[0] - apart, self.centre[1])
        self.discard_pile = self.draw_pile.copy()
        self.discard_pile.center = (self.centre[0] + apart, self.centre[1])
        stage = pygame.Rect(0, 0, table.w - theme.px(24), table.h - theme.px(24))
        stage.center = table.center
        self.stage = stage

    # parts of a seat

    def face(self, seat: int) -> pygame.Rect:
        """The portrait within a seat's box."""
        box = self.seats[seat]
        return pygame.Rect(box.left + (box.w - self.portrait) // 2, box.top, self.portrait, self.portrait)

    def plate(self, seat: int) -> pygame.Rect:
        """The strip with the name."""
        box = self.seats[seat]
        return pygame.Rect(box.left, box.bottom - self.name_height, box.w, self.name_height)

    def gap_after(self, ring: Sequence[int], seat: int, side: int) -> int:
        """The gap (place in `gaps`) beside a seat: clockwise (1) or the other way (-1)."""
        at = ring.index(seat)
        return at if side > 0 else (at - 1) % len(ring)

    # the hand

    def badge(self) -> pygame.Rect:
        """The role's place, left of the hand."""
        side = min(self.hand.h - self.theme.px(12), self.theme.px(132))
        return pygame.Rect(self.hand.left + self.theme.px(10), self.hand.bottom - side - self.theme.px(6), side, side)

    def fan(self, count: int) -> list[tuple[pygame.Rect, float]]:
        """The cards of a hand: upright rects and the degrees by which each is turned."""
        theme = self.theme
        if not count:
            return []
        left = self.badge().right + theme.px(12)
        room = pygame.Rect(left, self.hand.top, self.hand.right - theme.px(10) - left, self.hand.h)
        tall = room.h - theme.px(40)
        wide = round(tall * CARD)
        if wide * count > room.w:
            wide = max(room.w // count, round(wide * 0.6))
            tall = min(tall, round(wide / CARD))
        pitch = min(wide + theme.px(8), (room.w - wide) // max(count - 1, 1)) if count > 1 else 0
        first = room.centerx - (pitch * (count - 1) + wide) // 2
        found = []
        for number in range(count):
            off = number - (count - 1) / 2
            drop = round(off**2 * theme.px(3))
            rect = pygame.Rect(first + pitch * number, room.top + theme.px(18) + drop, wide, tall)
            found.append((rect, -off * _FAN))
        return found

    def row(self, count: int, title: int, most: int = 0) -> list[pygame.Rect]:
        """`count` large cards side by side in the middle of the table, below `title` pixels of words."""
        theme, stage = self.theme, self.stage
        tall = min(theme.px(230), stage.h - title - theme.px(60), most or stage.h)
        wide, gap = round(tall * CARD), theme.px(12)
        if count * (wide + gap) > stage.w - theme.px(40):
            wide = (stage.w - theme.px(40)) // max(count, 1) - gap
            tall = round(wide / CARD)
        left = stage.centerx - (count * (wide + gap) - gap) // 2
        top = stage.centery - (tall + title) // 2 + title
        return [pygame.Rect(left + number * (wide + gap), top, wide, tall) for number in range(count)]
