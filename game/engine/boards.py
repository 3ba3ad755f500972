"""A board read from a Tiled map, as plain data.

The map reader (`game.engine.maps`) makes these; rules, computer players and the window read them. They are msgspec structs so
that a board read once can be passed on to another process as bytes (a process that gets one never loads pytmx or pygame).
All lengths are map pixels, origin top left, y downwards.
"""

from __future__ import annotations

import msgspec

Point = tuple[float, float]


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


class Tile(msgspec.Struct, frozen=True):
    """A picture a tile layer can show: the path of its image relative to the project root."""

    image: str


class Layer(msgspec.Struct, frozen=True):
    """A tile layer, bottom first in `Board.layers`. `cells` are row by row: 0 empty, else 1 + index into `Board.tiles`, with
    Tiled's flips as FLIP_X, FLIP_Y, FLIP_DIAGONAL added."""

    name: str
    cells: tuple[int, ...]


FLIP_X = 0x80000000
FLIP_Y = 0x40000000
FLIP_DIAGONAL = 0x20000000
CELL_MASK = 0x1FFFFFFF


class Board(msgspec.Struct, frozen=True):
    """A whole map. `file` is its name for messages; width and height are in tiles, tile_size in pixels (square)."""

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


def encode(board: Board) -> bytes:
    """The board as bytes for another process."""
    return msgspec.msgpack.encode(board)


def decode(data: bytes) -> Board:
    """The board that `encode` made. Raises msgspec.ValidationError when the bytes are no board."""
    return msgspec.msgpack.decode(data, type=Board)
