"""The figures in the house: where each stands in its room, and what it looks like."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

import pygame

from game.betrayal.board import Board
from game.betrayal.table import Body, Table
from game.betrayal.terms import NOBODY, SIDES
from game.client.betrayal.floorplan import Plan
from game.client.betrayal.look import explorer_colour, letter, monster, pawn
from game.client.pictures import has_picture, sprite
from game.client.pixels import kept
from game.client.theme import BLOOD, BONE, INK, LANTERN, MIST, Colour, Theme
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.wording import double_of

_ROWS: Final = ((3, 0.36, 3), (6, 0.3, 3), (12, 0.23, 4), (20, 0.19, 5), (99, 0.15, 6))
"""So many figures in a room at most, how large each is, how many stand side by side."""

_GHOST: Final = 140
_BOUND: Final = "icons/lock"
"""On a figure that is in a state, or with another one; its words say which."""
_LEAST_LETTERS: Final = 12
"""Pixels of the smallest letters on a badge."""


def at_places(table: HouseTable) -> dict[tuple[str, str], list[int]]:
    """(room, half) -> the figures there, in their order."""
    found: dict[tuple[str, str], list[int]] = {}
    for index, body in enumerate(table.t.bodies):
        room = table.room_of(index)
        if body.alive and room in table.t.spots and (body.who or body.kind != "explorer" or index >= table.seats):
            found.setdefault((room, body.half), []).append(index)
    return found


def figure_rects(table: HouseTable, plan: Plan, foot: Callable[[str], int] = lambda _room: 0) -> dict[int, pygame.Rect]:
    """Where each figure stands in the window: above the pixels that a room has at its `foot` for its name, if all have room there."""
    found: dict[int, pygame.Rect] = {}
    for (room, half), bodies in at_places(table).items():
        rect = plan.room(table.t.spots[room])
        ground = stand(rect, table.board, room, half)
        name = 0 if half else foot(room)
        above = pygame.Rect(ground.left, ground.top, ground.w, min(ground.h, rect.bottom - name - ground.top))
        whole = _rows(ground, len(bodies), plan.side)
        higher = _rows(above, len(bodies), plan.side) if name and above.h > 0 else whole
        found.update(zip(bodies, higher if higher[0].w == whole[0].w else whole, strict=True))
    return found


def stand(rect: pygame.Rect, board: Board, room: str, half: str) -> pygame.Rect:
    """The part of a room in which figures stand: all of it, or the half at a door."""
    inner = rect.inflate(-rect.w // 8, -rect.h // 8)
    if not half:  # the room's name stands at its foot
        return pygame.Rect(inner.left, inner.top, inner.w, inner.h * 5 // 6)
    side = _lying(board, room, half)
    if side in ("N", "S"):
        part = pygame.Rect(inner.left, inner.top, inner.w, inner.h * 9 // 20)
        if side == "S":
            part.bottom = inner.bottom
        return part
    part = pygame.Rect(inner.left, inner.top, inner.w * 9 // 20, inner.h)
    if side == "E":
        part.right = inner.right
    return part


def _lying(board: Board, room: str, half: str) -> str:
    """The wall on which a printed side lies; behind the Vault's inner door one is opposite to its outer one."""
    tile = board.tiles[room]
    printed = half
    if half == "in":
        printed = SIDES[(SIDES.index(tile.doors[0]) + 2) % 4]
    return SIDES[(SIDES.index(printed) + board.spots[room].turn) % 4]


def _rows(ground: pygame.Rect, count: int, side: int) -> list[pygame.Rect]:
    _most, share, columns = next(row for row in _ROWS if count <= row[0])
    size = round(side * share)
    columns = max(1, min(columns, ground.w // max(size, 1), count))
    rows = -(-count // columns)
    size = min(size, max(ground.h // rows, 12))
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        here = min(columns, count - row * columns)
        left = ground.centerx - here * size // 2 + column * size
        top = ground.centery - rows * size // 2 + row * size
        found.append(pygame.Rect(left, top, size, size))
    return found


def figure_look(table: HouseTable, index: int) -> tuple[Hashable, ...]:
    """All that a figure's picture depends on besides its place."""
    body = table.t.bodies[index]
    mark = figure_mark(table.t, index)
    bound = bool(body.status) or body.on != NOBODY
    return (body.who, body.kind, mark, body.stunned, body.side, index == table.lit_figure(), bool(body.room), bound)


def figure_mark(table: Table, index: int) -> str:
    """What stands on a figure's badge: its letter; where there are several monsters of a kind the number by which they are called, and on
    somebody's double that explorer's letter."""
    body = table.bodies[index]
    if body.who:
        return letter(body.who)
    if whose := double_of(table, index):
        return letter(whose)
    alike = [other for other, each in enumerate(table.bodies) if each.kind == body.kind]
    return str(alike.index(index) + 1) if len(alike) > 1 else letter("", body.kind, table.haunt)


def draw_figure(surface: pygame.Surface, theme: Theme, body: Body, mark: str, rect: pygame.Rect, active: bool = False) -> None:
    """A figure with its badge; the one that decides now, or whose turn it is, stands in light."""
    if active:
        ring = rect.inflate(rect.w // 5, rect.h // 5)
        pygame.draw.aacircle(surface, INK, ring.center, ring.w / 2 + 2)
        pygame.draw.aacircle(surface, LANTERN, ring.center, ring.w / 2)
        pygame.draw.aacircle(surface, INK, ring.center, ring.w / 2 - max(2, rect.w // 14))
    name = pawn(body.who) if body.who else monster(body.kind)
    colour = explorer_colour(body.who) if body.who else BLOOD
    if has_picture(name):
        image = _lying_down(name, rect.w) if body.stunned else sprite(name, rect.w)
        if not body.room:  # only its own player sees where it is
            image = image.copy()
            image.set_alpha(_GHOST)
        surface.blit(image, image.get_rect(center=rect.center))
        _badge(surface, theme, rect, colour, mark)
    else:
        pygame.draw.aacircle(surface, INK, rect.center, rect.w * 0.46)
        pygame.draw.aacircle(surface, MIST if body.stunned else colour, rect.center, rect.w * 0.4)
        _write(surface, theme, rect, mark, round(rect.h * 0.55), BONE if not body.who else INK)
    if body.stunned:
        side = max(10, rect.w // 2)
        surface.blit(sprite("betrayal/stunned" if has_picture("betrayal/stunned") else "icons/star", side), (rect.left, rect.top))
    if body.status or body.on != NOBODY:
        side = max(10, rect.w * 2 // 5)
        surface.blit(sprite(_BOUND, side), (rect.right - side, rect.top))


@kept
def _lying_down(name: str, side: int) -> pygame.Surface:
    return pygame.transform.rotate(sprite(name, side), 90)


def _badge(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, colour: Colour, mark: str) -> None:
    radius = max(rect.w * 0.2, 8)
    at = (round(rect.right - radius), round(rect.bottom - radius))
    pygame.draw.aacircle(surface, INK, at, radius + 1.5)
    pygame.draw.aacircle(surface, colour, at, radius)
    place = pygame.Rect(0, 0, round(radius * 2), round(radius * 2))
    place.center = at
    pixels = round(radius * 1.5) if len(mark) < 2 else round(radius * 1.2)
    _write(surface, theme, place, mark, pixels, BONE if colour == BLOOD else INK)


def _write(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, words: str, pixels: int, colour: Colour) -> None:
    image = theme.image(words, "label_bold", max(pixels, _LEAST_LETTERS) / theme.text_unit, colour)
    surface.blit(image, image.get_rect(center=rect.center))


def figure_at(rects: dict[int, pygame.Rect], at: tuple[int, int]) -> int:
    """The figure under a point, or NOBODY."""
    return next((index for index, rect in rects.items() if rect.collidepoint(at)), NOBODY)


Names = Callable[[int], str]


def names_of(bodies: Sequence[int], names: Names) -> str:
    """Figures by name, in a row."""
    return ", ".join(names(body) for body in bodies)
