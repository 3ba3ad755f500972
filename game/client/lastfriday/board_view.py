"""The board's part of the window: camera, baked picture, pieces and movements, and what lies under the pointer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.lastfriday.board_picture import CIRCLE, size_at
from game.client.lastfriday.camera import Camera
from game.client.lastfriday.camp_picture import CampPicture
from game.client.lastfriday.chart import Chart, dot_name
from game.client.lastfriday.control import Control
from game.client.lastfriday.glide import Left
from game.client.lastfriday.helpers import possible_circles
from game.client.lastfriday.mapmarks import MapMarks
from game.client.lastfriday.motion import HUNTER, Motion
from game.client.lastfriday.overlay import Overlay
from game.client.lastfriday.pieces import Pieces
from game.client.lastfriday.targets import CABIN, place_at, point_of, towards
from game.client.lastfriday.trails import Leg, legs_of_chapter
from game.client.pictures import sheet
from game.client.stage import Piece, Stage
from game.client.theme import BONE, EMBER, INK, LANTERN, Theme
from game.engine.tiles import Point
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import COLOURS
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.spotwords import words_for

if TYPE_CHECKING:
    from game.session.face import Face

SLACK = 7
"""Pixels beside a small space that still mean it."""


class BoardView:
    """Draws the board's canvas; `rect` is its part of the window."""

    def __init__(self, chart: Chart, control: Control) -> None:
        self.chart = chart
        self.control = control
        self.camera = Camera(chart.size)
        self.stage = Stage()
        self.motion = Motion()
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.hovered = ""
        self.focused = ""
        self.dirty = True
        self.still = False  # zooms without gliding
        self._marked: tuple[int, int] = (0, 0)
        self._observation: LfObservation | None = None
        self._cast = Cast.empty()
        self._shade: frozenset[int] = frozenset()
        self._legs: list[Leg] = []
        self._before: pygame.Surface | None = None
        self._last_picture: CampPicture | None = None  # the new one stands on it until it is there
        self._left: Left | None = None  # what was shown when the zoom began to glide
        self._static: list[Piece] = []
        self._static_for: object = None

    @property
    def canvas(self) -> pygame.Surface:
        """The board as it was last rendered."""
        return self.stage.canvas

    def layout(self, rect: pygame.Rect, theme: Theme, fit: bool) -> None:
        """Another place in the window or another theme; with `fit` the whole board is shown."""
        self.rect = rect
        self.theme = theme
        self.camera.resize((rect.x, rect.y, rect.w, rect.h))
        if fit:
            self.camera.fit()
        self.picture = self._last_picture = CampPicture(self.chart, theme, self.camera.fit_scale(), self._last_picture)
        self._left = None
        self.marks = MapMarks(self.camera, theme)
        self.pieces = Pieces(self.chart, self.marks)
        self.overlay = Overlay(self.chart, self.marks)
        self.stage.resize(rect.size)
        self._changed()

    def show(self, observation: LfObservation, cast: Cast, session: Face, helper: bool) -> None:
        """Another observation with its viewer's history in the session; `helper` shades where the Maniac can be."""
        self._observation, self._cast = observation, cast
        self._shade = possible_circles(observation, session) if helper else frozenset()
        self._legs = legs_of_chapter(session.history()) if observation.circle else []
        if self.focused not in self.control.targets():
            self.focused = ""
        self._changed()

    def _changed(self) -> None:
        self._static_for = None
        self.dirty = True

    # --- camera
    def zoom(self, by: int, at: Point | None = None) -> None:
        """Zooms in or out at a window point, by default the middle."""
        middle = (float(self.rect.centerx), float(self.rect.centery))
        if self.camera.settled:
            if self._before is None or self._before.get_size() != self.canvas.get_size():
                self._before = self.canvas.copy()
            else:  # a new surface of this size costs a third of a frame
                self._before.blit(self.canvas, (0, 0))
            self._left = Left(self._before, self._corner(), self.camera.scale)
        self.dirty = self.camera.zoom(by, at or middle, instant=self.still) or self.dirty

    def fit(self) -> None:
        """Shows the whole board."""
        self.camera.fit()
        self._changed()

    def pan(self, dx: float, dy: float) -> None:
        """Moves the board by pixels."""
        self.camera.pan(dx, dy)
        self._changed()

    def look_at(self, seat: int) -> None:
        """Brings a Camper's pawn into the middle."""
        if self._observation is None:
            return
        camper = self._observation.camper(seat)
        point = self.chart.dot(camper.dot, COLOURS[seat - 1])
        x, y = self.camera.to_window(point)
        self.pan(self.rect.centerx - x, self.rect.centery - y)
        self.point_out(camper.dot, 0)

    def update(self, dt: float) -> None:
        """Lets time pass."""
        if self.camera.update(dt):
            self._changed()
        if self.motion.update(dt):
            self.dirty = True
        if self.camera.settled and self.picture.work(self.camera.scale, self._parts()):
            self.dirty = True

    # --- the pointer and the focus
    def point(self, at: tuple[int, int] | None) -> None:
        """The pointer is at a window point, or nowhere on the board."""
        place = ""
        if at is not None:
            slack = SLACK / self.camera.scale
            place = place_at(self.camera.to_map(at), self.chart, self.control.targets(), slack)
        if place != self.hovered or (self.focused and at is not None):
            self.hovered = place
            self.focused = ""
            self.dirty = True

    def point_out(self, dot: int, circle: int) -> None:
        """Marks a dot and a circle, such as those of a line of the log."""
        if (dot, circle) != self._marked:
            self._marked = (dot, circle)
            self.dirty = True

    def walk_focus(self, way: tuple[int, int]) -> bool:
        """Moves the key focus to the next target in a direction."""
        targets = list(self.control.targets())
        if not targets:
            return False
        start = self.focused or self.hovered or self.control.here()
        here = point_of(start, self.chart) if start else self.camera.to_map(self.rect.center)
        found = towards(here, way, [place for place in targets if place != self.focused], self.chart)
        if not found and not self.focused:
            found = min(targets, key=lambda place: _far(point_of(place, self.chart), here))
        self.set_focus(found or self.focused)
        return True

    def next_focus(self, by: int) -> bool:
        """Moves the key focus to the next or previous target in reading order; false past the end."""
        order = sorted(self.control.targets(), key=lambda p: (round(point_of(p, self.chart)[1] / 90), point_of(p, self.chart)[0]))
        if not order:
            return False
        at = order.index(self.focused) + by if self.focused in order else (0 if by > 0 else len(order) - 1)
        if not 0 <= at < len(order):
            return False
        self.set_focus(order[at])
        return True

    def set_focus(self, place: str) -> None:
        """Puts the key focus on a target and brings it into sight."""
        self.focused = place
        self.hovered = ""
        if place and self.camera.show(point_of(place, self.chart), self.theme.px(50)):
            self._changed()
        self.dirty = True

    def pointer_for_note(self) -> tuple[int, int]:
        """Where a note about the focused target belongs."""
        if self.focused:
            x, y = self.camera.to_window(point_of(self.focused, self.chart))
            return round(x), round(y)
        return self.rect.center

    def words_for(self, place: str) -> str:
        """What lies on a place, in words."""
        if self._observation is None or place.startswith(CABIN):
            return ""
        return words_for(place, self._observation, self._cast, self.chart.spaces)

    # --- drawing
    def render(self) -> list[pygame.Rect]:
        """Brings the canvas up to date and returns the changed rects in the window."""
        self.dirty = False
        if self.camera.settled:
            self._left = None
            changed = self.stage.show((self.camera.origin, self.camera.scale, self.rect.size), _ink, [*self._ground(), *self._pieces()])
        else:
            self._glide()
            changed = [self.canvas.get_rect()]
        return [rect.move(self.rect.topleft) for rect in changed]

    def _corner(self) -> tuple[int, int]:
        """Where the board's top left corner lies on the canvas."""
        return self.camera.origin[0] - self.rect.x, self.camera.origin[1] - self.rect.y

    def _parts(self) -> list[pygame.Rect]:
        """The parts of the board's picture that can be seen."""
        x, y = self._corner()
        return self.picture.parts(self.camera.scale, pygame.Rect(-x, -y, *self.rect.size))

    def _ground(self) -> list[Piece]:
        """The board's picture, part by part; one that is not drawn yet is scaled from what there is."""
        scale, corner = self.camera.scale, self._corner()
        found = []
        for part in self._parts():
            ready = self.picture.ready(scale, part)
            draw = self.picture.part if ready else self.picture.rough
            place = part.move(corner)
            found.append(Piece(("camp", ready), place, _painter(draw, scale, part, place)))
        return found

    def _glide(self) -> None:
        """The canvas while the zoom glides: as it was before, scaled; what was not on it then is the board alone."""
        canvas, scale, (x, y) = self.canvas, self.camera.scale, self._corner()
        self.stage.forget()
        left = self._left
        before = pygame.Rect(left.place(scale, (x, y))) if left is not None else pygame.Rect(0, 0, 0, 0)
        if not before.contains(canvas.get_rect()):
            part = pygame.Rect(-x, -y, *self.rect.size).clip(pygame.Rect((0, 0), size_at(self.chart, scale)))
            place = part.move(x, y)
            if place != canvas.get_rect():
                canvas.fill(INK)
            self.picture.scaled(scale, part, into=canvas.subsurface(place))
        if left is not None:
            left.draw(canvas, before)

    def _pieces(self) -> list[Piece]:
        seen = self._observation
        if seen is None:
            return []
        key = (self.camera.origin, self.camera.scale)
        if self._static_for != key:
            self._static = [*self.pieces.shade(self._shade), *self.pieces.cabins(seen.cabins)]
            self._static_for = key
        moving = self.motion.places()
        calm = not self.motion.busy()
        found = [*(self.overlay.doors(self.control) if calm else ()), *self._static]
        if calm:
            found += self.overlay.lights(self.control)
            found += [piece for piece in self.overlay.lit(self.control) if piece.look[0] == "lit"]
        found += self.pieces.trail(self._legs, seen.circle)
        if calm:
            found += self.overlay.plan(self.control)
        found += self.pieces.tokens(seen)
        if calm:
            found += self.overlay.hover(self.control, self.focused or self.hovered, bool(self.focused))
        found += self.pieces.pawns(seen, self._cast, moving)
        found += self.pieces.hunter(seen.circle, moving.get(HUNTER))
        if calm:
            found += [piece for piece in self.overlay.lit(self.control) if piece.look[0] == "dot"]
        return found + self._marks()

    def _marks(self) -> list[Piece]:
        found = self.overlay.advised(self.control)
        dot, circle = self._marked
        if circle and str(circle) in self.chart.spaces:
            found.append(self.marks.ring(self.chart.circle(circle), CIRCLE + 6, LANTERN, 5.0, 8))
        if dot and dot_name(dot) in self.chart.spaces:
            found.append(self.marks.ring(self.chart.dot(dot), 24, LANTERN, 5.0, 8))
        pulse = self.motion.pulse()
        if pulse:
            ring, share = pulse
            found.append(self.marks.ring(ring.point, 16 + 70 * share, ring.colour, 7.0 * (1 - 0.6 * share), 8))
        return found

    def caption_rect(self, words: str, foot: bool = False) -> pygame.Rect:
        """Where a ribbon with these words lies: at the board's top or its foot."""
        theme = self.theme
        pad = theme.px(12)
        wide, tall = theme.measure(words, "paper_bold", 18, round(self.rect.w * 0.7))
        note = pygame.Rect(0, self.rect.top + theme.px(10), wide + 2 * pad, tall + pad)
        note.centerx = self.rect.centerx
        if foot:
            note.bottom = self.rect.bottom - theme.px(10)
        return note

    def draw_caption(self, surface: pygame.Surface, words: str, foot: bool = False) -> pygame.Rect:
        """A ribbon over the board that says what is happening; its rect."""
        theme = self.theme
        pad = theme.px(12)
        note = self.caption_rect(words, foot)
        surface.blit(sheet(note.w, note.h, BONE, EMBER, theme.px(2), theme.px(8)), note)
        theme.text(surface, words, note.inflate(-2 * pad, -pad), "paper_bold", 18, INK, "center", valign="center")
        return note


def _ink(surface: pygame.Surface, region: pygame.Rect) -> None:
    surface.fill(INK, region)


def _painter(
    draw: Callable[[float, pygame.Rect], pygame.Surface], scale: float, part: pygame.Rect, place: pygame.Rect
) -> Callable[[pygame.Surface], object]:
    return lambda surface: surface.blit(draw(scale, part), place)


def _far(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
