"""The picture of a map as plain data: tiles in layers, as the map reader (`game.engine.maps`) finds them.

A game's own map holds them beside its objects. They are msgspec structs so that a map read once can be passed on to another process as
bytes (a process that gets one never loads pytmx or pygame). All lengths are map pixels, origin top left, y downwards.
"""

from __future__ import annotations

import msgspec

Point = tuple[float, float]


class Tile(msgspec.Struct, frozen=True):
    """A picture a tile layer can show: the path of its image relative to the project root."""

    image: str


class Layer(msgspec.Struct, frozen=True):
    """A tile layer, bottom first in a map's `layers`. `cells` are row by row: 0 empty, else 1 + index into the map's `tiles`, with
    Tiled's flips as FLIP_X, FLIP_Y, FLIP_DIAGONAL added."""

    name: str
    cells: tuple[int, ...]


FLIP_X = 0x80000000
FLIP_Y = 0x40000000
FLIP_DIAGONAL = 0x20000000
CELL_MASK = 0x1FFFFFFF
