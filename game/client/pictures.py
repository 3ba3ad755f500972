"""Pictures: the SVG sprites at the size they are shown, and the cut sheets behind panels and buttons, kept once made (`pixels`)."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

import pygame

from game.client.palettes import dyed
from game.client.pixels import Work, kept, kept_slowly
from game.client.steps import Aside, paced
from game.client.theme import INK, Colour
from game.engine import places
from game.engine.tiles import FLIP_DIAGONAL, FLIP_X, FLIP_Y

_BAND = 250_000
"""Pixels of a part that is drawn in one step."""


class PictureError(Exception):
    """A picture is missing or cannot be read; `name` says which."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"sprites/{name}.svg: {reason}")
        self.name = name


@lru_cache(maxsize=1)
def _folder_of(_root: Callable[[], Path]) -> Path:
    return places.sprites()


def _folder() -> Path:
    """Looked at once: each look asks the disk several times."""
    return _folder_of(places.root)


def _ready(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the window's own format when there is a window, which draws faster."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


@kept
def sprite(name: str, width: int, height: int | None = None) -> pygame.Surface:
    """The picture `sprites/NAME.svg` rendered at width x height pixels (square when no height is given); do not draw on it.

    Needs no window. Raises PictureError.
    """
    return drawn(name, (max(1, width), max(1, width if height is None else height)))


def drawn(name: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture rendered anew at a size in pixels, for what is wanted once. Raises PictureError."""
    return _ready(_rendered(name, _source(name), size))


def _source(name: str) -> bytes:
    """The picture's file in the colours of the palette in use."""
    try:
        return dyed((_folder() / f"{name}.svg").read_bytes())
    except OSError as error:
        raise PictureError(name, str(error)) from error


def _rendered(name: str, source: bytes, size: tuple[int, int]) -> pygame.Surface:
    try:
        return pygame.image.load_sized_svg(io.BytesIO(source), size)
    except pygame.error as error:
        raise PictureError(name, str(error)) from error


def bands(surface: pygame.Surface) -> Iterator[pygame.Rect]:
    """The surface in bands from top to bottom, each small enough for a step (see `pixels.Work`)."""
    tall = max(1, _BAND // max(surface.width, 1))
    for top in range(0, surface.height, tall):
        yield pygame.Rect(0, top, surface.width, min(tall, surface.height - top))


def tile(image: str, size: tuple[int, int], flips: int) -> pygame.Surface:
    """A map tile's picture at a size in pixels, drawn anew and turned as Tiled's flips say: the diagonal first, then left and right,
    then up and down. `image` as in `boards.Tile`. Raises PictureError."""
    picture = drawn(image.removeprefix("sprites/").removesuffix(".svg"), size[::-1] if flips & FLIP_DIAGONAL else size)
    if flips & FLIP_DIAGONAL:
        picture = pygame.transform.flip(pygame.transform.rotate(picture, -90), True, False)
    return pygame.transform.flip(picture, bool(flips & FLIP_X), bool(flips & FLIP_Y)) if flips & (FLIP_X | FLIP_Y) else picture


@kept_slowly
def cover(name: str, size: tuple[int, int], veil: int = 0, aspect: float = 16 / 9) -> Work:
    """A scene picture that fills a size (pixels) under a veil of ink (0 to 255), cut at the edges where the proportions differ;
    `aspect` is the picture's own."""
    width = max(size[0], round(size[1] * aspect))
    height = max(size[1], round(width / aspect))
    source = _source(name)
    rendering = Aside(lambda: _rendered(name, source, (max(1, width), max(1, height))), aside=paced())
    while paced() and not rendering.done():
        yield None
    whole = rendering.result()
    place = pygame.Rect(0, 0, *size)
    place.center = (width // 2, height // 2)
    fitted = pygame.Surface(size)  # without a see-through channel, which would cost two milliseconds with every frame
    for band in bands(fitted):
        fitted.blit(whole, band, band.move(place.topleft))
        yield fitted
    if veil:
        for band in bands(fitted):
            shade(fitted, band, veil)
            yield fitted


@lru_cache(maxsize=1024)
def has_picture(name: str) -> bool:
    """Whether there is a picture `sprites/NAME.svg`."""
    return (_folder() / f"{name}.svg").is_file()


def names() -> list[str]:
    """The names of all sprites there are, sorted, as `sprite` takes them."""
    folder = _folder()
    return sorted(path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.svg"))


@kept_slowly
def sheet(width: int, height: int, fill: Colour, edge: Colour | None = None, line: int = 2, corner: int = 8) -> Work:
    """A flat sheet cut by hand, as in a linocut: corners snipped by about `corner` pixels, sides not quite straight, an edge of
    `line` pixels in `edge`. It fills width x height pixels, with smooth outlines."""
    big = 2
    whole = _ready(pygame.Surface((width, height), pygame.SRCALPHA))
    for band in bands(whole):
        canvas = pygame.Surface((width * big, band.h * big), pygame.SRCALPHA)
        for inset, colour in ((0, edge), (line, fill)) if edge else ((0, fill),):
            if colour is not None:
                outline = _outline(width * big, height * big, inset * big, corner * big)
                pygame.draw.polygon(canvas, colour, [(int(x), int(y) - band.top * big) for x, y in outline])
        pygame.transform.smoothscale(canvas, band.size, whole.subsurface(band))
        yield whole


def _outline(width: int, height: int, inset: int, corner: int) -> list[tuple[float, float]]:
    """The corners of a cut sheet, clockwise from the top left."""
    left, top, right, bottom = inset, inset, width - 1 - inset, height - 1 - inset
    snip = max(1.0, min(corner, width / 4, height / 4) - inset * 0.4)
    slack = min(snip * 0.35, 6)
    return [
        (left + snip, top),
        (left + (right - left) * 0.37, top + slack * 0.5),
        (right - snip * 0.6, top),
        (right, top + snip * 0.9),
        (right - slack * 0.4, top + (bottom - top) * 0.62),
        (right, bottom - snip),
        (right - snip * 1.1, bottom),
        (left + (right - left) * 0.58, bottom - slack * 0.5),
        (left + snip * 0.5, bottom),
        (left, bottom - snip * 0.8),
        (left + slack * 0.4, top + (bottom - top) * 0.44),
        (left, top + snip * 1.1),
    ]


@kept
def glow(radius: int, colour: Colour, strength: int = 150) -> pygame.Surface:
    """A round light of so many pixels' radius in flat rings, brightest (0 to 255) in the middle, to be blitted with BLEND_RGB_ADD."""
    image = pygame.Surface((radius * 2, radius * 2))
    rings = 7
    for ring in range(rings):
        share = (ring + 1) / rings
        tone = [round(part * strength / 255 * share**2) for part in colour]
        pygame.draw.aacircle(image, tone, (radius, radius), round(radius * (1 - ring / rings)))
    return image


def shade(surface: pygame.Surface, rect: pygame.Rect, alpha: int) -> None:
    """Darkens a part of a surface with ink; alpha 0 to 255."""
    veil = pygame.Surface(rect.size, pygame.SRCALPHA)
    veil.fill((*INK, alpha))
    surface.blit(veil, rect)
