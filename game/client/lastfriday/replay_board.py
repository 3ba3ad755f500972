"""The board of the end scene: the camp with a trail up to one move, the Campers where they stood then."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.lastfriday.board_picture import CIRCLE
from game.client.lastfriday.camera import Camera
from game.client.lastfriday.camp_picture import CampPicture
from game.client.lastfriday.chart import Chart
from game.client.lastfriday.mapmarks import MapMarks
from game.client.lastfriday.motion import Glide
from game.client.lastfriday.pieces import PAWN, Pieces
from game.client.lastfriday.trails import Frame, Leg
from game.client.stage import Piece, Stage
from game.client.theme import BONE, INK, Theme
from game.engine.tiles import Point
from game.lastfriday.terms import COLOURS


class ReplayBoard:
    """Shows one frame after another in a part of the window."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.camera = Camera(chart.size)
        self.stage = Stage()
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._legs: Sequence[Leg] = ()
        self._frame: Frame | None = None
        self._glide: Glide | None = None
        self._time = 0.0

    def layout(self, room: pygame.Rect, theme: Theme) -> None:
        """Takes as much of the room as the board's proportions fill."""
        scale = min(room.w / self.chart.size[0], room.h / self.chart.size[1])
        size = (round(self.chart.size[0] * scale), round(self.chart.size[1] * scale))
        self.rect = pygame.Rect(0, 0, *size)
        self.rect.center = room.center
        self.camera.resize((self.rect.x, self.rect.y, *size))
        self.camera.fit()
        self.picture = CampPicture(self.chart, theme, self.camera.scale)
        self.marks = MapMarks(self.camera, theme)
        self.pieces = Pieces(self.chart, self.marks)
        self.stage.resize(size)

    def show(self, legs: Sequence[Leg], frame: Frame, glide: float = 0.0) -> None:
        """Another frame with the moves that led to it; the last one glides for so many seconds."""
        self._legs, self._frame = legs, frame
        points = frame.leg.line(self.chart)
        self._glide = Glide("hunter", points, glide) if glide > 0 and len(points) > 1 else None
        self._time = 0.0

    def update(self, dt: float) -> bool:
        """Lets time pass; whether it must be drawn."""
        if self._glide is None:
            return False
        self._time += dt
        if self._time >= self._glide.seconds:
            self._glide = None
        return True

    def _pieces(self) -> list[Piece]:
        frame = self._frame
        if frame is None:
            return []
        found = self.pieces.cabins(frame.cabins)
        gliding: Point | None = self._glide.at(self._time / self._glide.seconds) if self._glide else None
        legs = self._legs[:-1] if self._glide else self._legs
        found += self.pieces.trail(legs, frame.leg.circle)
        for seat, dot in enumerate(frame.dots, 1):
            if dot >= 0 and frame.cards[seat - 1]:
                look = "chosen" if seat == frame.chosen and frame.chapter > 2 else COLOURS[seat - 1]
                found.append(self.marks.picture(f"pawns/{look}", self.chart.dot(dot, COLOURS[seat - 1]), PAWN, 24, lift=0.36))
        found += self.pieces.hunter(frame.leg.circle, gliding)
        name = str(frame.leg.circle)
        if not self._glide and frame.leg.circle:
            point = self.chart.at(name)
            found.append(self.marks.label(name, point, 16, CIRCLE, BONE))
        return found

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.fill(INK, rect)
        surface.blit(self.picture.whole(), rect, rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the board with an ink frame."""
        self.stage.show((self.camera.scale, self.rect.size), self._paint, self._pieces())
        pygame.draw.rect(surface, INK, self.rect.inflate(8, 8), border_radius=6)
        surface.blit(self.stage.canvas, self.rect)
