"""The ground of the camp: the map's tile layers, drawn at any scale."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.client.pictures import sprite
from game.engine.boards import CELL_MASK, FLIP_DIAGONAL, FLIP_X, FLIP_Y, Board


def ground(board: Board, size: tuple[int, int], scale: float) -> Iterator[pygame.Surface]:
    """The tile layers on a surface of `size` pixels, drawn layer by layer: the last surface is the finished one. Tiles are drawn at
    whole pixels, no smaller than wanted, then fitted to the size, so that no seam shows."""
    side = max(1, math.ceil(board.tile_size * scale - 1e-6))
    whole = pygame.Surface((board.width * side, board.height * side))
    for layer in board.layers:
        blits: list[tuple[pygame.Surface, tuple[int, int]]] = []
        for place, cell in enumerate(layer.cells):
            if cell:
                image = board.tiles[(cell & CELL_MASK) - 1].image
                where = (place % board.width * side, place // board.width * side)
                blits.append((_tile(image, side, cell & ~CELL_MASK), where))
        whole.fblits(blits)
        yield whole
    fitted = whole if whole.get_size() == size else pygame.transform.smoothscale(whole, size)
    yield fitted.convert() if pygame.display.get_surface() else fitted


@lru_cache(maxsize=2048)
def _tile(image: str, side: int, flips: int) -> pygame.Surface:
    """A tile's picture, turned as Tiled's flips say: the diagonal first, then left and right, then up and down."""
    name = image.removeprefix("sprites/").removesuffix(".svg")
    picture = sprite(name, side)
    if flips & FLIP_DIAGONAL:
        picture = pygame.transform.flip(pygame.transform.rotate(picture, -90), True, False)
    return pygame.transform.flip(picture, bool(flips & FLIP_X), bool(flips & FLIP_Y)) if flips & (FLIP_X | FLIP_Y) else picture
