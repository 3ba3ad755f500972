"""Pictures: the SVG sprites at the size they are shown, and the cut sheets behind panels and buttons. They are kept once made,
as far as that takes no more than a few times the pixels of the window: texts and zooms ask for ever new sizes."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path

import pygame

from game.client.palettes import dyed, kept
from game.client.theme import INK, Colour
from game.engine import places
from game.engine.boards import FLIP_DIAGONAL, FLIP_X, FLIP_Y


class PictureError(Exception):
    """A picture is missing or cannot be read; `name` says which."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"sprites/{name}.svg: {reason}")
        self.name = name


@lru_cache(maxsize=1)
def _folder_in(_root: Path) -> Path:
    return places.sprites()


def _folder() -> Path:
    return _folder_in(places.root())


def _ready(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the window's own format when there is a window, which draws faster."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


@kept(maxsize=2048, windows=2)
def sprite(name: str, width: int, height: int | None = None) -> pygame.Surface:
    """The picture `sprites/NAME.svg` rendered at width x height pixels (square when no height is given); do not draw on it.

    Needs no window. Raises PictureError.
    """
    return drawn(name, (max(1, width), max(1, width if height is None else height)))


def drawn(name: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture rendered anew at a size in pixels, for what is wanted once. Raises PictureError."""
    try:
        source = dyed((_folder() / f"{name}.svg").read_bytes())
        return _ready(pygame.image.load_sized_svg(io.BytesIO(source), size))
    except (OSError, pygame.error) as error:
        raise PictureError(name, str(error)) from error


def tile(image: str, side: int, flips: int) -> pygame.Surface:
    """A map tile's picture at side x side pixels, drawn anew and turned as Tiled's flips say: the diagonal first, then left and right,
    then up and down. `image` as in `boards.Tile`. Raises PictureError."""
    picture = drawn(image.removeprefix("sprites/").removesuffix(".svg"), (side, side))
    if flips & FLIP_DIAGONAL:
        picture = pygame.transform.flip(pygame.transform.rotate(picture, -90), True, False)
    return pygame.transform.flip(picture, bool(flips & FLIP_X), bool(flips & FLIP_Y)) if flips & (FLIP_X | FLIP_Y) else picture


@kept(maxsize=4)
def cover(name: str, size: tuple[int, int], aspect: float = 16 / 9) -> pygame.Surface:
    """A scene picture that fills a size (pixels), cut at the edges where the proportions differ; `aspect` is the picture's own."""
    width = max(size[0], round(size[1] * aspect))
    height = max(size[1], round(width / aspect))
    whole = drawn(name, (max(1, width), max(1, height)))
    place = pygame.Rect(0, 0, *size)
    place.center = (width // 2, height // 2)
    fitted = pygame.Surface(size)  # without a see-through channel, which would cost two milliseconds with every frame
    fitted.blit(whole, (0, 0), place)
    return fitted


def names() -> list[str]:
    """The names of all sprites there are, sorted, as `sprite` takes them."""
    folder = _folder()
    return sorted(path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.svg"))


@kept(maxsize=160, windows=2)
def sheet(width: int, height: int, fill: Colour, edge: Colour | None = None, line: int = 2, corner: int = 8) -> pygame.Surface:
    """A flat sheet cut by hand, as in a linocut: corners snipped by about `corner` pixels, sides not quite straight, an edge of
    `line` pixels in `edge`. It fills width x height pixels, with smooth outlines."""
    big = 2
    canvas = pygame.Surface((width * big, height * big), pygame.SRCALPHA)
    for inset, colour in ((0, edge), (line, fill)) if edge else ((0, fill),):
        if colour is not None:
            pygame.draw.polygon(canvas, colour, _outline(width * big, height * big, inset * big, corner * big))
    return _ready(pygame.transform.smoothscale(canvas, (width, height)))


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


@kept(maxsize=64, windows=1)
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
