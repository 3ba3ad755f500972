"""Pictures of the rooms: a room tile drawn at the size it is shown, turned as it lies, and the marks on its doors.

Each is drawn once and kept; a frame only copies it. No picture here may be drawn on.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.betrayal.roommap import SIDES, TILES_ACROSS, RoomTile
from game.client.pictures import sprite, tile
from game.client.pixels import kept
from game.engine.tiles import CELL_MASK

_MARK: Final = 2
"""Tiles across of the picture on a door."""


@kept
def room_picture(room: RoomTile, side: int, turns: int = 0) -> pygame.Surface:
    """The room at side x side pixels, turned clockwise by so many quarters (0 to 3). Needs no window. Raises PictureError."""
    if turns % 4:
        return pygame.transform.rotate(room_picture(room, side), -90 * turns)
    piece = -(-side // TILES_ACROSS)
    if side % TILES_ACROSS:  # drawn larger and made smaller once, which blurs less than tiles of a broken size
        piece *= 2
    whole = pygame.Surface((piece * TILES_ACROSS, piece * TILES_ACROSS))
    for layer in room.layers:
        whole.fblits(
            [
                (_tile(room.tiles[(cell & CELL_MASK) - 1].image, piece, cell & ~CELL_MASK), _place(where, piece))
                for where, cell in enumerate(layer.cells)
                if cell
            ]
        )
    return whole if whole.width == side else pygame.transform.smoothscale(whole, (side, side))


@kept
def _tile(image: str, side: int, flips: int) -> pygame.Surface:
    """A tile of a room; many rooms share the same floors and walls."""
    return tile(image, (side, side), flips)


def _place(where: int, piece: int) -> tuple[int, int]:
    return where % TILES_ACROSS * piece, where // TILES_ACROSS * piece


@kept
def door_picture(name: str, side: int, wall: str) -> pygame.Surface:
    """`boarded` (a false door, nailed up) or `draught` (an open door with nothing behind it yet) for a room of side x side pixels,
    turned for the wall N, E, S or W as the room lies; `door_place` says where it goes. Raises PictureError."""
    return pygame.transform.rotate(sprite(f"rooms/{name}", _mark(side)), -90 * SIDES.index(wall))


def door_place(name: str, room: pygame.Rect, wall: str) -> pygame.Rect:
    """Where `door_picture` goes on a room drawn at `room`: the boards inside its wall, the draught outside before it."""
    mark = _mark(room.width)
    place = pygame.Rect(0, 0, mark, mark)
    place.center = room.center
    out = mark if name == "draught" else 0
    if wall == "N":
        place.top = room.top - out
    elif wall == "S":
        place.bottom = room.bottom + out
    elif wall == "E":
        place.right = room.right + out
    else:
        place.left = room.left - out
    return place


def _mark(side: int) -> int:
    return max(1, round(side * _MARK / TILES_ACROSS))
