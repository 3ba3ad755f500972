"""The ground of the camp: the map's tile layers, drawn at any scale."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.client.pictures import tile
from game.engine.boards import CELL_MASK, Board


def ground(board: Board, size: tuple[int, int], scale: float) -> Iterator[pygame.Surface]:
    """The tile layers on a surface of `size` pixels, drawn layer by layer: the last surface is the finished one. Tiles are drawn at
    whole pixels, no smaller than wanted, then fitted to the size, so that no seam shows."""
    side = max(1, math.ceil(board.tile_size * scale - 1e-6))
    whole = pygame.Surface((board.width * side, board.height * side))
    tiles: dict[tuple[str, int], pygame.Surface] = {}  # not kept: no other size of the board wants them
    for layer in board.layers:
        blits: list[tuple[pygame.Surface, tuple[int, int]]] = []
        for place, cell in enumerate(layer.cells):
            if cell:
                image = board.tiles[(cell & CELL_MASK) - 1].image
                where = (place % board.width * side, place // board.width * side)
                key = (image, cell & ~CELL_MASK)
                if key not in tiles:
                    tiles[key] = tile(image, side, cell & ~CELL_MASK)
                blits.append((tiles[key], where))
        whole.fblits(blits)
        yield whole
    fitted = whole if whole.get_size() == size else pygame.transform.smoothscale(whole, size)
    yield fitted
