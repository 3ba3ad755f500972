"""The board of Last Friday as its map shows it: circles, dots, paths and what lies between them, as plain data.

The rules, the computer players and the window read it. All lengths are map pixels, origin top left, y downwards.
"""

from __future__ import annotations

import msgspec

from game.engine.tiles import Layer, Point, Tile


class Space(msgspec.Struct, frozen=True):
    """One place a pawn can stand. `name` is a circle's number, a dot's `d17` or an entrance's colour; (x, y) is its centre."""

    name: str
    kind: str  # "circle", "dot" or "entrance"
    x: float
    y: float
    start: str = ""  # "maniac" on a circle, a colour on a dot
    pier: int = 0  # 1 to 4, on a pier's dot and on its circle
    welcome: bool = False
    arrow: bool = False  # the first dot from the entrance
    door: str = ""  # colour, on the two outside dots at a cabin
    inside: str = ""  # colour, on a cabin's three inside dots and its inside circle


class Path(msgspec.Struct, frozen=True):
    """One path segment between the spaces named `a` and `b`; `bends` are its inner points in order from a to b."""

    a: str
    b: str
    bends: tuple[Point, ...] = ()


class Place(msgspec.Struct, frozen=True):
    """A thing of the landscape: kind is cabin, lake, pier, area or door; `points` is its closed outline, (x, y) its middle."""

    name: str
    kind: str
    x: float
    y: float
    points: tuple[Point, ...] = ()
    colour: str = ""  # of a cabin
    number: int = 0  # of a pier


class CampMap(msgspec.Struct, frozen=True):
    """The whole map. `file` is its name for messages; width and height are in tiles, tile_size in pixels (square)."""

    file: str
    width: int
    height: int
    tile_size: int
    tiles: tuple[Tile, ...]
    layers: tuple[Layer, ...]
    spaces: tuple[Space, ...]
    paths: tuple[Path, ...]
    places: tuple[Place, ...]

    @property
    def pixel_size(self) -> tuple[int, int]:
        """Width and height in map pixels."""
        return self.width * self.tile_size, self.height * self.tile_size


def encode(camp: CampMap) -> bytes:
    """The map as bytes for another process."""
    return msgspec.msgpack.encode(camp)


def decode(data: bytes) -> CampMap:
    """The map that `encode` made. Raises msgspec.ValidationError when the bytes are no map."""
    return msgspec.msgpack.decode(data, type=CampMap)
