"""Pieces of the board's canvas: sprites, rings, lights and lines at map points, sized by the camera."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pygame

from game.client.lastfriday.board_picture import CIRCLE, DOT, NUMBER, circle, circle_radius, number
from game.client.lastfriday.camera import Camera
from game.client.pictures import sprite
from game.client.pixels import kept
from game.client.stage import Piece
from game.client.theme import BONE, INK, LANTERN, Colour, Theme
from game.engine.tiles import Point


class MapMarks:
    """Makes pieces for a camera. Canvas pixels start at the camera view's top left corner."""

    def __init__(self, camera: Camera, theme: Theme) -> None:
        self.camera = camera
        self.theme = theme

    def at(self, point: Point) -> tuple[int, int]:
        """The canvas pixel of a map point."""
        x, y = self.camera.to_window(point)
        return round(x - self.camera.view[0]), round(y - self.camera.view[1])

    def size(self, map_pixels: float, least: float = 0) -> int:
        """A length in canvas pixels, at least so many layout points."""
        return max(round(map_pixels * self.camera.scale), self.theme.px(least), 1)

    def picture(self, name: str, point: Point, side: float, least: float = 14, lift: float = 0.0, alpha: int = 255) -> Piece:
        """A sprite centred on a map point; `lift` moves it up by a share of its height (1: it stands on the point)."""
        pixels = self.size(side, least)
        x, y = self.at(point)
        rect = pygame.Rect(0, 0, pixels, pixels)
        rect.center = (x, round(y - lift * pixels))

        def paint(surface: pygame.Surface) -> None:
            image = sprite(name, pixels)
            if alpha < 255:
                image = image.copy()
                image.set_alpha(alpha)
            surface.blit(image, rect)

        return Piece(("picture", name, alpha), rect, paint)

    def disc(self, point: Point, radius: float, colour: Colour, alpha: int = 255, least: float = 0, look: str = "disc") -> Piece:
        """A round flat patch of colour."""
        pixels = self.size(radius, least)
        image = _disc(pixels, colour, alpha)
        rect = image.get_rect(center=self.at(point))
        return Piece((look, colour, alpha), rect, lambda surface: surface.blit(image, rect))

    def glow(self, point: Point, radius: float, colour: Colour = LANTERN, strength: int = 255) -> Piece:
        """A lantern's light in flat rings around a point."""
        pixels = self.size(radius, 9)
        image = _halo(pixels, colour, strength)
        rect = image.get_rect(center=self.at(point))
        return Piece(("glow", colour, strength), rect, lambda surface: surface.blit(image, rect))

    def ring(self, point: Point, radius: float, colour: Colour, width: float = 5.0, least: float = 5) -> Piece:
        """A ring with an ink edge."""
        pixels = self.size(radius, least)
        image = _ring(pixels, colour, max(2, self.size(width)))
        rect = image.get_rect(center=self.at(point))
        return Piece(("ring", colour, width), rect, lambda surface: surface.blit(image, rect))

    def line(self, points: Sequence[Point], colour: Colour, width: float = 7.0, look: str = "", dashed: bool = False) -> list[Piece]:
        """A line along map points, in pieces small enough that little is redrawn when it changes."""
        pixels = [self.at(point) for point in points]
        thick = max(2, self.size(width))
        return [
            _stretch(tuple(pixels[start : start + 9]), colour, thick, look, dashed and (start // 8) % 2 == 1)
            for start in range(0, max(1, len(pixels) - 1), 8)
            if len(pixels[start : start + 9]) > 1
        ]

    def circle_again(self, name: str, point: Point, fill: Colour = BONE) -> Piece:
        """A circle larger than on the board, its number at 16 points at least."""
        radius = max(CIRCLE * self.camera.scale * 1.18, self.theme.px(13.5))
        rect = pygame.Rect(0, 0, round(radius * 2) + 8, round(radius * 2) + 8)
        rect.center = self.at(point)
        digits = max(NUMBER * self.camera.scale, 16 * max(self.theme.unit, 1.0))

        def paint(surface: pygame.Surface) -> None:
            circle(surface, rect.center, radius / CIRCLE, fill=fill)
            number(surface, self.theme, name, rect.center, digits)

        return Piece(("number", name, fill), rect, paint)

    def circle_lit(self, name: str, point: Point, fill: Colour) -> Piece:
        """A circle as on the board in another fill."""
        scale = self.camera.scale
        x, y = self.at(point)
        reach = round(circle_radius(scale)) + 5
        rect = pygame.Rect(x - reach, y - reach, reach * 2, reach * 2)

        def paint(surface: pygame.Surface) -> None:
            circle(surface, (x, y), scale, fill=fill)
            number(surface, self.theme, name, (x, y), max(NUMBER * scale, 8))

        return Piece(("lit", name, fill), rect, paint)

    def dot(self, point: Point, colour: Colour = (255, 253, 246)) -> Piece:
        """A dot as on the board."""
        radius = max(2.4, DOT * self.camera.scale)
        edge = max(1.0, 2.4 * self.camera.scale)
        reach = round(radius + edge) + 2
        x, y = self.at(point)
        rect = pygame.Rect(x - reach, y - reach, reach * 2, reach * 2)

        def paint(surface: pygame.Surface) -> None:
            pygame.draw.aacircle(surface, INK, (x, y), radius + edge)
            pygame.draw.aacircle(surface, colour, (x, y), radius)

        return Piece(("dot", colour), rect, paint)

    def label(self, text: str, point: Point, points: float = 14, under: float = 0.0, fill: Colour = BONE, ink: Colour = INK) -> Piece:
        """A small paper label whose top edge lies `under` map pixels below a map point, or above it at the lower edge."""
        points *= min(self.theme.text_scale, 1.25) / self.theme.text_scale
        x, y = self.at(point)
        wide, tall = self.theme.measure(text, "label_bold", points)
        rect = pygame.Rect(0, 0, wide + self.theme.px(8), tall)
        away = round(under * self.camera.scale) + 3
        rect.midtop = (x, y + away)
        if rect.bottom > self.camera.view[3]:  # at the lower edge it goes above
            rect.bottom = y - away

        def paint(surface: pygame.Surface) -> None:
            pygame.draw.rect(surface, INK, rect.inflate(4, 4), border_radius=self.theme.px(5))
            pygame.draw.rect(surface, fill, rect, border_radius=self.theme.px(4))
            image = self.theme.image(text, "label_bold", points, ink)
            surface.blit(image, image.get_rect(center=rect.center))

        return Piece(("label", text, points, fill), rect.inflate(4, 4), paint)


def _stretch(pixels: tuple[tuple[int, int], ...], colour: Colour, thick: int, look: str, hidden: bool) -> Piece:
    xs, ys = [x for x, _ in pixels], [y for _, y in pixels]
    rect = pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(thick * 3 + 6, thick * 3 + 6)

    def paint(surface: pygame.Surface) -> None:
        if hidden:
            return
        for shade, width in ((INK, thick + max(2, thick // 2)), (colour, thick)):
            for a, b in itertools.pairwise(pixels):
                pygame.draw.aaline(surface, shade, a, b, width)
            for at in pixels:
                pygame.draw.aacircle(surface, shade, at, width / 2)

    return Piece(("line", look, colour, thick, pixels, hidden), rect, paint)


@kept
def _disc(radius: int, colour: Colour, alpha: int) -> pygame.Surface:
    image = pygame.Surface((radius * 2 + 2, radius * 2 + 2), pygame.SRCALPHA)
    image.fill((*colour, 0))
    pygame.draw.aacircle(image, (*colour, 255), (radius + 1, radius + 1), radius)
    image.set_alpha(alpha)
    return image


@kept
def _halo(radius: int, colour: Colour, strength: int) -> pygame.Surface:
    """Flat rings of light, stronger towards the middle."""
    image = pygame.Surface((radius * 2 + 2, radius * 2 + 2), pygame.SRCALPHA)
    middle = (radius + 1, radius + 1)
    for share, alpha in ((1.0, 0.28), (0.8, 0.55), (0.62, 0.95)):
        disc = _disc(max(1, round(radius * share)), colour, round(strength * alpha))
        image.blit(disc, disc.get_rect(center=middle))
    return image


@kept
def _ring(radius: int, colour: Colour, width: int) -> pygame.Surface:
    edge = max(1, width // 3)
    reach = radius + width + edge + 2
    image = pygame.Surface((reach * 2, reach * 2), pygame.SRCALPHA)
    middle = (reach, reach)
    pygame.draw.aacircle(image, (*INK, 255), middle, radius + width + edge, width + 2 * edge)
    pygame.draw.aacircle(image, (*colour, 255), middle, radius + width, width)
    return image
