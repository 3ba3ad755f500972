"""The house of a finished game at one step: it grows in the place that it will fill, figures walk, what was hidden is seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.betrayal.board import Spot
from game.betrayal.roommap import RoomTile
from game.client.betrayal.board_view import BoardView, name_points
from game.client.betrayal.dice import dice_piece
from game.client.betrayal.paths import path_piece
from game.client.betrayal.retold import Tale
from game.client.betrayal.spots import draw_frame
from game.client.stage import Piece, Stage, within
from game.client.theme import BLOOD, LANTERN, Theme
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.wording import Called, Names

LEAST: Final = 32
"""The smallest side of a tile: all of the house is to be in sight, however much of it there is."""

_AROUND: Final = 3
"""Pixels that the frame of a room stands off from it, so that it covers nothing of it."""


class RetoldBoard:
    """Shows one step after another in a part of the window that begins at its top left corner."""

    def __init__(self, tale: Tale, tiles: Mapping[str, RoomTile], names: Names) -> None:
        self.tale = tale
        self.names = names
        self.table = HouseTable(tiles)
        self.board = BoardView(self.table, tiles)
        self.board.plan.least = LEAST
        self.secrets: tuple[dict[str, str], ...] = ()
        """What each seat alone knew at the step."""
        self._stage = Stage()
        self._at = 0
        self._start: dict[int, pygame.Rect] = {}
        self._whole = self._gone = 0.0

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """Another place in the window, theme or language."""
        self.theme = theme
        self.board.plan.name = round(theme.text_px(name_points(theme)) * 1.2) + theme.px(6)
        self.board.layout(theme, rect)
        self.board.plan.keep(self.tale.extents)
        self.board.plan.fit()
        self._stage.resize(rect.bottomright)  # its pixels are those of the window
        self.board.moving.clear()

    def show(self, at: int, glide: float = 0.0) -> None:
        """Another step; who has come to stand elsewhere walks there for so many seconds."""
        before = {index: rect.copy() for index, rect in self.board.figures().items()} if glide else {}
        self._at = at
        seen = self.tale.show(self.table, at)
        self.secrets = tuple(dict(own) for own in seen.secrets.own) if seen.secrets is not None else ()
        now = self.board.figures()
        self._start = {index: rect for index, rect in before.items() if index in now and now[index] != rect}
        self._whole, self._gone = glide, 0.0
        self._move()
        room = self.tale.where(at, self.table)
        if room:
            self.board.plan.reveal(self.board.room_rect(room))

    def update(self, dt: float) -> bool:
        """Lets time pass; whether it must be drawn."""
        if not self._start:
            return False
        self._gone += dt
        if self._gone >= self._whole:
            self._start = {}
        self._move()
        return True

    def _move(self) -> None:
        share = min(self._gone / self._whole, 1.0) if self._whole > 0 else 1.0
        self.board.moving = {index: (rect, share) for index, rect in self._start.items()}

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the house."""
        area = self.board.rect
        self._stage.show(self.board.ground(), self.board.paint_ground, [within(piece, area) for piece in self._pieces()])
        surface.blit(self._stage.canvas, area, area)

    def _pieces(self) -> list[Piece]:
        """The rooms, the way that was gone in this turn and the room in which it happens, the figures, the dice."""
        found = self.board.pieces()
        figures = [piece for piece in found if piece.look[0] == "figure"]
        ground = [piece for piece in found if piece.look[0] != "figure"]
        dice = self.table.dice
        room = self.tale.where(self._at, self.table)
        clear = [self.board.room_rect(room)] if room else []
        called = Called(self.names, self.table.t.haunt)
        lying = [dice_piece(self.theme, self.board.rect, dice, called, 1.0, clear)] if dice is not None else []
        return [*ground, *self._trail(), *self._place(), *figures, *lying]

    def _trail(self) -> list[Piece]:
        """The way from room to room; where somebody fell, or went by stairs or in secret, it is broken."""
        runs: list[list[str]] = [[]]
        spots = self.table.t.spots
        for room in self.tale.trail(self._at):
            if room not in spots:
                continue
            if runs[-1] and not _beside(spots[runs[-1][-1]], spots[room]):
                runs.append([])
            runs[-1].append(room)
        side, area = self.board.plan.side, self.board.rect
        return [path_piece([self._middle(room) for room in run], area, side) for run in runs if len(run) > 1]

    def _middle(self, room: str) -> tuple[int, int]:
        """Where the way goes through a room: above its name."""
        rect = self.board.room_rect(room)
        return rect.centerx, rect.top + rect.h * 2 // 5

    def _place(self) -> list[Piece]:
        room = self.tale.where(self._at, self.table)
        if not room:
            return []
        alarm = self.tale.steps[self._at].moment in ("death", "haunt", "side")
        thick, colour = (4, BLOOD) if alarm else (3, LANTERN)
        grow = 2 * (self.theme.px(thick) + _AROUND)
        rect = self.board.room_rect(room).inflate(grow, grow)
        return [Piece(("place", alarm), rect, lambda surface: draw_frame(surface, rect, self.theme, colour, thick))]


def _beside(one: Spot, other: Spot) -> bool:
    return one.floor == other.floor and abs(one.x - other.x) + abs(one.y - other.y) == 1
