"""Where the rooms lie on the screen: three floors as three boards on one sheet, which can be enlarged and moved.

Lengths are in rooms (the side of a tile is 1) until `Plan` turns them into pixels; a tile's side in pixels is a multiple of
eight, so that its picture is never blurred.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
import pygame

from game.betrayal.board import Board, Spot
from game.betrayal.roommap import TILES_ACROSS
from game.betrayal.terms import BASEMENT, FLOORS, GROUND, UPPER

MARGIN: Final = 0.62
"""Rooms beside the tiles of a floor on a side where a door waits to be opened."""
EDGE: Final = 0.2
"""The same where there is none."""
HEAD: Final = 0.25
"""A little more at the top, for the floor's name."""
LEAST: Final = 48
MOST: Final = 208
"""The smallest and the largest side of a tile, in pixels of a window of 1280x720, with everything in sight."""
ZOOMS: Final = (1.0, 1.35, 1.8, 2.5)
_SMALLER: Final = 0.9
"""About how much smaller tiles become when room is made for the names."""
_KEEP: Final = 0.86
"""The boards stay as they lie while another order of them would not make the tiles much larger."""
_ORDERS: Final[tuple[tuple[tuple[str, ...], ...], ...]] = (
    ((UPPER, BASEMENT), (GROUND,)),
    ((UPPER,), (GROUND,), (BASEMENT,)),
    ((UPPER, GROUND, BASEMENT),),
    ((UPPER,), (GROUND, BASEMENT)),
    ((UPPER, GROUND), (BASEMENT,)),
)
"""The orders of the boards: rows of floors, or, read the other way, columns."""


class Extent(msgspec.Struct, frozen=True):
    """The tiles of a floor: the first column and row, and how many there are of each."""

    left: int
    top: int
    wide: int
    tall: int
    doors: str = ""  # the sides beyond which doors wait

    def margin(self, side: str) -> float:
        """What is free beside the tiles on a side."""
        return MARGIN if side in self.doors else EDGE


class Box(msgspec.Struct, frozen=True):
    """A rectangle in rooms."""

    x: float
    y: float
    w: float
    h: float


def extents(board: Board, more: Sequence[tuple[str, int, int]] = ()) -> dict[str, Extent]:
    """What each floor takes; `more` are places where a tile may come to lie."""
    spots = board.spots
    found: dict[str, Extent] = {}
    for floor in FLOORS:
        cells = [(spot.x, spot.y) for spot in spots.values() if spot.floor == floor]
        cells += [(x, y) for on, x, y in more if on == floor]
        if not cells:
            cells = [(0, 0)]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        right, bottom = max(x for x, _ in cells), max(y for _, y in cells)
        at_edge = {"N": (1, top), "S": (1, bottom), "W": (0, left), "E": (0, right)}
        ways = [(side, (spots[room].x, spots[room].y)) for room, side in board.doorways(floor)]
        doors = "".join(sorted({side for side, cell in ways if cell[at_edge[side][0]] == at_edge[side][1]}))
        found[floor] = Extent(left, top, right - left + 1, bottom - top + 1, doors)
    return found


def _need(extent: Extent, head: float) -> tuple[float, float]:
    return (
        extent.wide + extent.margin("W") + extent.margin("E"),
        extent.tall + extent.margin("N") + extent.margin("S") + head,
    )


class Order(msgspec.Struct, frozen=True):
    """An order of the boards, and whether its groups are columns."""

    groups: tuple[tuple[str, ...], ...]
    columns: bool = False

    def size(self, needs: Mapping[str, tuple[float, float]]) -> tuple[float, float]:
        """What the sheet takes in rooms."""
        if self.columns:
            return (
                sum(max(needs[floor][0] for floor in group) for group in self.groups),
                max(sum(needs[floor][1] for floor in group) for group in self.groups),
            )
        return (
            max(sum(needs[floor][0] for floor in group) for group in self.groups),
            sum(max(needs[floor][1] for floor in group) for group in self.groups),
        )

    def boxes(self, needs: Mapping[str, tuple[float, float]], wide: float, tall: float) -> Iterator[tuple[str, Box]]:
        """Where each board lies when the sheet is so wide and tall: what is left over goes to all of them."""
        least_wide, least_tall = self.size(needs)
        if self.columns:
            x = 0.0
            spare = (wide - least_wide) / len(self.groups)
            for group in self.groups:
                w = max(needs[floor][0] for floor in group) + spare
                share = (tall - sum(needs[floor][1] for floor in group)) / len(group)
                y = 0.0
                for floor in group:
                    yield floor, Box(x, y, w, needs[floor][1] + share)
                    y += needs[floor][1] + share
                x += w
            return
        y = 0.0
        spare = (tall - least_tall) / len(self.groups)
        for group in self.groups:
            h = max(needs[floor][1] for floor in group) + spare
            share = (wide - sum(needs[floor][0] for floor in group)) / len(group)
            x = 0.0
            for floor in group:
                yield floor, Box(x, y, needs[floor][0] + share, h)
                x += needs[floor][0] + share
            y += h


ORDERS: Final = tuple(Order(groups, columns) for groups in _ORDERS for columns in (False, True) if not columns or len(groups) > 1)


class Plan:
    """The sheet in a part of the window. `side` is a tile's side in pixels; `order` how the boards lie."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.unit = 1.0
        self.least = LEAST
        """The smallest side of a tile, in pixels of a window of 1280x720; a house that does not fit then is moved about."""
        self.name = 0
        """Pixels that must be free above the tiles for a floor's name, where tiles can be so small that `HEAD` is not enough."""
        self.order = ORDERS[0]
        self.step = 0
        self.side = LEAST
        self.x = self.y = 0  # the sheet's top left corner in the window
        self._fit = LEAST
        self._head = HEAD
        self._extents: dict[str, Extent] = {floor: Extent(0, 0, 1, 1) for floor in FLOORS}
        self._boxes: dict[str, Box] = {}
        self._size = (1.0, 1.0)

    @property
    def key(self) -> tuple[int, int, int, Order, tuple[Extent, ...]]:
        """All that the places of rooms depend on besides the window."""
        return self.side, self.x, self.y, self.order, tuple(self._extents.values())

    def layout(self, rect: pygame.Rect, unit: float) -> None:
        """Another part of the window; `unit` is pixels for a layout point."""
        self.rect, self.unit = pygame.Rect(rect), max(unit, 0.5)
        self._arrange()

    def show(self, house: Board, more: Sequence[tuple[str, int, int]] = ()) -> None:
        """Makes room for the rooms that lie in the house now, and for more cells."""
        self.keep(extents(house, more))

    def keep(self, found: Mapping[str, Extent]) -> None:
        """So much room on each floor, whatever lies there."""
        if found != self._extents:
            self._extents = dict(found)
            self._arrange()

    def _arrange(self) -> None:
        self._head = HEAD
        self._arrange_below_names()
        if self.name > (HEAD + EDGE) * self._fit:
            self._head = self.name / max(_eights(self._fit * _SMALLER), self.least * self.unit) - EDGE
            self._arrange_below_names()

    def _arrange_below_names(self) -> None:
        needs = {floor: _need(extent, self._head) for floor, extent in self._extents.items()}
        sizes = {order: self._largest(order.size(needs)) for order in ORDERS}
        best = max(ORDERS, key=lambda order: sizes[order])
        if sizes[self.order] < sizes[best] * _KEEP:
            self.order = best
        most = round(MOST * self.unit)
        self._fit = max(_eights(min(sizes[self.order], most)), _eights(self.least * self.unit))
        wide, tall = self.order.size(needs)
        self._size = max(wide, self.rect.w / self._fit), max(tall, self.rect.h / self._fit)
        self._boxes = dict(self.order.boxes(needs, *self._size))
        self._scale(self.middle())

    def _largest(self, size: tuple[float, float]) -> float:
        return min(self.rect.w / size[0], self.rect.h / size[1])

    def middle(self) -> tuple[float, float]:
        """The point of the sheet in the middle of the view, in rooms."""
        return (self.rect.centerx - self.x) / self.side, (self.rect.centery - self.y) / self.side

    def _scale(self, middle: tuple[float, float]) -> None:
        self.side = max(8, _eights(self._fit * ZOOMS[self.step]))
        self.x = round(self.rect.centerx - middle[0] * self.side)
        self.y = round(self.rect.centery - middle[1] * self.side)
        self._clamp()

    def _clamp(self) -> None:
        wide, tall = round(self._size[0] * self.side), round(self._size[1] * self.side)
        self.x = _held(self.x, self.rect.left, self.rect.right - wide)
        self.y = _held(self.y, self.rect.top, self.rect.bottom - tall)

    # moving about

    def zoom(self, by: int, at: tuple[int, int]) -> bool:
        """So many steps nearer (or away), the point `at` staying where it is; false at the end."""
        step = min(max(self.step + by, 0), len(ZOOMS) - 1)
        if step == self.step:
            return False
        before = self.side
        px, py = (at[0] - self.x) / before, (at[1] - self.y) / before
        self.step = step
        self.side = max(8, _eights(self._fit * ZOOMS[step]))
        self.x, self.y = round(at[0] - px * self.side), round(at[1] - py * self.side)
        self._clamp()
        return True

    def fit(self) -> None:
        """Everything in sight."""
        self.step = 0
        self._scale((self._size[0] / 2, self._size[1] / 2))

    def pan(self, dx: int, dy: int) -> bool:
        """Moves the sheet; whether it moved."""
        before = self.x, self.y
        self.x, self.y = self.x + dx, self.y + dy
        self._clamp()
        return (self.x, self.y) != before

    def reveal(self, rect: pygame.Rect) -> bool:
        """Moves as little as needed to have a rect in sight; whether it moved."""
        room = self.rect.inflate(-self.side // 2, -self.side // 2)
        dx = min(0, room.right - rect.right) or max(0, room.left - rect.left)
        dy = min(0, room.bottom - rect.bottom) or max(0, room.top - rect.top)
        return bool(dx or dy) and self.pan(dx, dy)

    # places

    def board(self, floor: str) -> pygame.Rect:
        """A floor's board in the window."""
        box = self._boxes[floor]
        left, top = self.x + round(box.x * self.side), self.y + round(box.y * self.side)
        right, bottom = self.x + round((box.x + box.w) * self.side), self.y + round((box.y + box.h) * self.side)
        return pygame.Rect(left, top, right - left, bottom - top)

    def cell(self, floor: str, x: int, y: int) -> pygame.Rect:
        """The place of a tile in the window."""
        board, extent = self.board(floor), self._extents[floor]
        beside = extent.margin("W") - extent.margin("E")
        above = extent.margin("N") + self._head - extent.margin("S")
        left = board.centerx + round((beside - extent.wide) * self.side / 2)
        top = board.centery + round((above - extent.tall) * self.side / 2)
        return pygame.Rect(left + (x - extent.left) * self.side, top + (y - extent.top) * self.side, self.side, self.side)

    def room(self, spot: Spot) -> pygame.Rect:
        """The same for a tile that lies there."""
        return self.cell(spot.floor, spot.x, spot.y)


def _eights(pixels: float) -> int:
    return int(pixels // TILES_ACROSS) * TILES_ACROSS


def _held(value: int, first: int, last: int) -> int:
    """A value between two bounds; in the middle of them when they are the wrong way round."""
    return (first + last) // 2 if last > first else min(max(value, last), first)
