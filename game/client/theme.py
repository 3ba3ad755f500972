"""How everything looks: the palette, the two families of letters, and a theme that turns layout points into pixels.

All layout is written in points of a 1280x720 window; `Theme` scales them to the window it was made for. Colours are (red, green,
blue), 0 to 255; the named ones follow the palette in use (`palettes`).
"""

from __future__ import annotations

from typing import Final, Literal

import pygame

from game.client.fonts import Role as Role  # it belongs to what a theme is asked
from game.client.letters import Letters, letters
from game.client.palettes import Rgb, Tint
from game.client.pixels import Shelf
from game.engine.callings import graphemes

Colour = Rgb | Tint
Align = Literal["left", "center", "right"]
VAlign = Literal["top", "center", "bottom"]

INK: Final = Tint("ink")
PINE: Final = Tint("pine")
MOSS: Final = Tint("moss")
MIST: Final = Tint("mist")
BONE: Final = Tint("bone")
LANTERN: Final = Tint("lantern")
EMBER: Final = Tint("ember")
BLOOD: Final = Tint("blood")
LAKE: Final = Tint("lake")
LAKE_LIGHT: Final = Tint("lake light")
WOOD: Final = Tint("wood")
LIT: Final = Tint("lit")
"""The fill of a space in lantern light."""
CAMPER: Final[dict[str, Tint]] = {
    "red": Tint("red"),
    "yellow": Tint("yellow"),
    "green": Tint("green"),
    "blue": Tint("blue"),
    "brown": Tint("brown"),
    "chosen": BONE,
    "maniac": INK,
}

_MORE: Final = "…"
_CACHED_TEXTS = 3000


class Theme:
    """The look for one window size (pixels) and text scale (1.0 to 2.0).

    `unit` is pixels for a layout point, `text_unit` for a point of text: a window smaller than 1280x720 makes no letters smaller
    than they are there. `overflows` lists texts that did not fit where they were drawn since it was last cleared:
    it should always be empty, and the self test says so when it is not.
    """

    def __init__(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        self.size = size
        self.text_scale = text_scale
        self.unit = min(size[0] / 1280, size[1] / 720)
        self.text_unit = max(self.unit * text_scale, 1.0)
        self.overflows: list[str] = []
        self._texts = Shelf("texts")
        self._wraps: dict[tuple[str, Role, int, int], list[str]] = {}
        self._sizes: dict[tuple[str, Role, int, int], tuple[int, int]] = {}

    def px(self, points: float) -> int:
        """Layout points in pixels, at least 1 for anything above 0."""
        pixels = round(points * self.unit)
        return max(pixels, 1) if points > 0 else pixels

    def em(self, points: float) -> int:
        """Points that grow with the text scale as well, in pixels: heights of rows, widths of columns of words."""
        return max(round(points * self.text_unit), 1) if points > 0 else 0

    def text_px(self, points: float) -> int:
        """The pixel size of letters of so many points."""
        return round(points * self.text_unit)

    def font(self, role: Role, points: float) -> Letters:
        """The letters for a role at a size in points."""
        return letters(role, self.text_px(points))

    def line_height(self, role: Role, points: float) -> int:
        """Pixels from one line to the next."""
        return round(self.font(role, points).linesize * (1.08 if role.startswith("paper") else 1.0))

    def lines(self, text: str, role: Role, points: float, width: int | None) -> list[str]:
        """The text broken into lines no wider than `width` pixels (None: only at line feeds). Words too long are broken inside."""
        key = (text, role, self.text_px(points), -1 if width is None else width)
        if key not in self._wraps:
            if len(self._wraps) > _CACHED_TEXTS:
                self._wraps.clear()
            font = self.font(role, points)
            self._wraps[key] = [line for part in text.split("\n") for line in _wrap(part, font, width)]
        return self._wraps[key]

    def measure(self, text: str, role: Role, points: float, width: int | None = None) -> tuple[int, int]:
        """Width and height in pixels of the text, wrapped to `width` pixels when given."""
        key = (text, role, self.text_px(points), -1 if width is None else width)
        found = self._sizes.get(key)
        if found is None:
            if len(self._sizes) > _CACHED_TEXTS:
                self._sizes.clear()
            font = self.font(role, points)
            lines = self.lines(text, role, points, width)
            found = max((font.size(line)[0] for line in lines), default=0), self.line_height(role, points) * len(lines)
            self._sizes[key] = found
        return found

    def image(self, text: str, role: Role, points: float, colour: Colour) -> pygame.Surface:
        """One line of text as a picture; the same picture is kept for the next time."""
        key = (text, role, self.text_px(points), colour)
        return self._texts.made(key, lambda: self.font(role, points).render(text, colour))

    def shortened(self, text: str, role: Role, points: float, width: int) -> str:
        """The text, or as much of its beginning as fits into `width` pixels on one line with … behind it."""
        font = self.font(role, points)
        if font.size(text)[0] <= width:
            return text
        pieces = graphemes(text)
        while pieces and font.size("".join(pieces).rstrip() + _MORE)[0] > width:
            pieces.pop()
        return "".join(pieces).rstrip() + _MORE

    def text(
        self,
        surface: pygame.Surface,
        text: str,
        rect: pygame.Rect,
        role: Role,
        points: float,
        colour: Colour,
        align: Align = "left",
        wrap: bool = True,
        valign: VAlign = "top",
    ) -> pygame.Rect:
        """Draws the text into a rect and returns the rect it took. What does not fit is drawn all the same and noted in
        `overflows`."""
        lines = self.lines(text, role, points, rect.width if wrap else None)
        step = self.line_height(role, points)
        top = rect.top + {"top": 0, "center": (rect.height - step * len(lines)) // 2, "bottom": rect.height - step * len(lines)}[valign]
        drawn = pygame.Rect(rect.left, top, 0, 0)
        for number, line in enumerate(lines):
            image = self.image(line, role, points, colour)
            room = rect.width - image.get_width()
            left = rect.left + {"left": 0, "center": room // 2, "right": room}[align]
            place = pygame.Rect(left, top + number * step, image.get_width(), step)
            surface.blit(image, (left, place.top + (step - image.get_height()) // 2))
            drawn = place if number == 0 else drawn.union(place)
        if text and not rect.inflate(2, 2).contains(drawn):
            self.overflows.append(text)
        return drawn


def _wrap(text: str, font: Letters, width: int | None) -> list[str]:
    """One paragraph as lines no wider than `width`."""
    if width is None or font.size(text)[0] <= width:
        return [text]
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if font.size(longer)[0] <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *broken, line = _break(word, font, width)
        lines += broken
    return [*lines, line]


def _break(word: str, font: Letters, width: int) -> list[str]:
    """A word in pieces no wider than `width` (one letter at least), broken behind a hyphen where there is one."""
    head, hyphen, tail = word.partition("-")
    if tail and head and font.size(word)[0] > width:
        return [*_break(head + hyphen, font, width), *_break(tail, font, width)]
    pieces = [""]
    for letter in graphemes(word):
        if pieces[-1] and font.size(pieces[-1] + letter)[0] > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces
