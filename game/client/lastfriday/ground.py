"""The ground of the camp: the map's tile layers, drawn at any scale."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import pygame

from game.client.pictures import bands, tile
from game.engine.tiles import CELL_MASK
from game.lastfriday.campmap import CampMap

_ROWS = 12
"""Rows drawn in a step."""
_MADE = 12
"""Pictures of tiles made in a step."""


def ground(board: CampMap, size: tuple[int, int], scale: float) -> Iterator[pygame.Surface]:
    """The tile layers on a surface of `size` pixels, drawn in steps: the last surface is the finished one. Tiles are drawn at
    whole pixels, no smaller than wanted, then fitted to the size, so that no seam shows."""
    side = max(1, math.ceil(board.tile_size * scale - 1e-6))
    whole = pygame.Surface((board.width * side, board.height * side))
    across, down = [number * side for number in range(board.width + 1)], [number * side for number in range(board.height + 1)]
    for _step in _tiles(board, whole, across, down, range(board.width), range(board.height)):
        yield whole
    yield from fitted(whole, size)


def fitted(picture: pygame.Surface, size: tuple[int, int]) -> Iterator[pygame.Surface]:
    """A picture made a little smaller in steps, just as `smoothscale` would: its rows first, then its columns."""
    narrow = pygame.Surface((size[0], picture.height))
    if size[0] == picture.width:
        narrow = picture
    else:
        for band in bands(picture):
            pygame.transform.smoothscale(picture.subsurface(band), (size[0], band.h), narrow.subsurface(0, band.y, size[0], band.h))
            yield narrow
    if size[1] == picture.height:
        yield narrow
        return
    whole = pygame.Surface(size)
    wide = max(1, size[0] // 6)
    for left in range(0, size[0], wide):
        column = pygame.Rect(left, 0, min(wide, size[0] - left), picture.height)
        pygame.transform.smoothscale(narrow.subsurface(column), (column.w, size[1]), whole.subsurface(left, 0, column.w, size[1]))
        yield whole


def ground_part(board: CampMap, scale: float, part: pygame.Rect) -> Iterator[pygame.Surface]:
    """A part of the ground (pixels at the scale) in the same way. Each tile is drawn at the whole pixels that it takes, so that parts meet
    without a seam."""
    surface = pygame.Surface(part.size)
    side = board.tile_size * scale
    across = [round(number * side) - part.x for number in range(board.width + 1)]
    down = [round(number * side) - part.y for number in range(board.height + 1)]
    columns = [number for number in range(board.width) if across[number + 1] > 0 and across[number] < part.w]
    rows = [number for number in range(board.height) if down[number + 1] > 0 and down[number] < part.h]
    for _step in _tiles(board, surface, across, down, columns, rows):
        yield surface
    yield surface


def _tiles(
    board: CampMap, surface: pygame.Surface, across: list[int], down: list[int], columns: list[int] | range, rows: list[int] | range
) -> Iterator[None]:
    """Draws cells, layer by layer. `across` and `down` are the edges of columns and rows in pixels."""
    tiles: dict[tuple[str, int, tuple[int, int]], pygame.Surface] = {}  # not kept: no other size of the board wants them
    made = 0
    for layer in board.layers:
        for some in (rows[first : first + _ROWS] for first in range(0, len(rows), _ROWS)):
            blits: list[tuple[pygame.Surface, tuple[int, int]]] = []
            for row, column in itertools.product(some, columns):
                cell = layer.cells[row * board.width + column]
                if not cell:
                    continue
                size = (across[column + 1] - across[column], down[row + 1] - down[row])
                key = (board.tiles[(cell & CELL_MASK) - 1].image, cell & ~CELL_MASK, size)
                if key not in tiles:
                    tiles[key] = tile(key[0], size, key[1])
                    made += 1
                    if made % _MADE == 0:
                        yield None
                blits.append((tiles[key], (across[column], down[row])))
            surface.fblits(blits)
            yield None
