"""Drawing text in any script: the one place where letters become pixels.

What a role's own file can draw (everything that the program itself says) is drawn by it as it is. Anything else is a name that
somebody typed: it is taken apart into runs of one file and one direction, each shaped by the library, and set side by side on one
line as high as the role's own.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import Final, NamedTuple

import pygame
import regex

from game.client import bidi, fonts
from game.client.fonts import Face, Role
from game.engine.callings import graphemes

_PICTURE: Final = regex.compile(r"\p{Emoji_Presentation}|\uFE0F|\u20E3|\p{Extended_Pictographic}\u200D")
_UNSEEN: Final = regex.compile(r"[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]")
"""What needs no picture: joiners, variation selectors, and what is no letter at all."""
_SPACE: Final = regex.compile(r"\p{White_Space}+")
_CONTROL: Final = regex.compile(r"\p{Cc}")
_HALF: Final = regex.compile(r"\p{Cs}")
_KEPT: Final = 400
"""Texts whose runs are remembered."""


class _Run(NamedTuple):
    """A piece of a line: `text` is the line's from `start` on, drawn by `font`; `x` is its left edge, `width` its width, `rise` how far
    its own top stands below the line's (pixels)."""

    text: str
    start: int
    font: pygame.Font
    backwards: bool
    x: int
    width: int
    rise: int


class Letters:
    """The letters of a role at a size in pixels. `size`, `render` and `linesize` are like a pygame font's, but raise for no text."""

    def __init__(self, role: Role, pixels: int) -> None:
        self.pixels = pixels
        self.own = fonts.font_path(role)
        self.font = fonts.opened(self.own, pixels)
        self.height = self.font.get_height()
        self.linesize = self.font.get_linesize()
        self._plain: set[str] = set()  # letters that the role's own file draws, from left to right
        self._laid: OrderedDict[str, tuple[_Run, ...]] = OrderedDict()

    def simple(self, text: str) -> bool:
        """Whether the role's own file can draw the text as it is."""
        for letter in set(text) - self._plain:
            if _UNSEEN.match(letter) or _PICTURE.match(letter) or bidi.levels(letter) != [0] or not fonts.has(self.own, letter):
                return False
            self._plain.add(letter)
        return True

    def size(self, text: str) -> tuple[int, int]:
        """Width and height in pixels of the text on one line."""
        if self.simple(text):
            return self.font.size(text)
        return max((run.x + run.width for run in self._runs(text)), default=0), self.height

    def render(self, text: str, colour: pygame.typing.ColorLike) -> pygame.Surface:
        """The text as a picture."""
        if self.simple(text):
            return self.font.render(text, True, colour)
        picture = pygame.Surface(self.size(text), pygame.SRCALPHA, 32)
        for run in self._runs(text):
            if run.width:
                picture.blit(run.font.render(run.text, True, colour), (run.x, run.rise))
        return picture

    def caret(self, text: str, at: int) -> int:
        """How far from the left edge the gap before code point `at` of the text lies, in pixels."""
        if self.simple(text):
            return self.font.size(text[:at])[0]
        if at == len(text) and 0 not in bidi.levels(text):
            return 0  # what comes next stands there
        for run in self._runs(text):
            if run.start < at <= run.start + len(run.text) or (at == run.start == 0):
                before = _width(run.font, run.text[: at - run.start])
                return run.x + (run.width - before if run.backwards else before)
        return self.size(text)[0]

    def _runs(self, text: str) -> tuple[_Run, ...]:
        """The line's runs from left to right."""
        found = self._laid.get(text)
        if found is None:
            found = self._laid[text] = self._lay(_HALF.sub("\ufffd", _CONTROL.sub(" ", text)))
            if len(self._laid) > _KEPT:
                self._laid.popitem(last=False)
        return found

    def _lay(self, text: str) -> tuple[_Run, ...]:
        levels = bidi.levels(text)
        pieces: list[tuple[int, Face, int, str]] = []  # level, file, start, text
        at = 0
        for piece in graphemes(text):
            level, face = levels[at], self._face(piece)
            if pieces and pieces[-1][1].script and _SPACE.fullmatch(piece):
                face = pieces[-1][1]
            if pieces and pieces[-1][:2] == (level, face):
                level, face, start, before = pieces.pop()
                pieces.append((level, face, start, before + piece))
            else:
                pieces.append((level, face, at, piece))
            at += len(piece)
        x = 0
        runs = []
        ascent = self.font.get_ascent()
        for level, face, start, piece in bidi.in_sight([(piece[0], piece) for piece in pieces]):
            font = fonts.opened(face.path, max(round(self.pixels * face.scale), 1), face.script, level == 1)
            width = _width(font, piece)
            runs.append(_Run(piece, start, font, level == 1, x, width, ascent - font.get_ascent()))
            x += width
        return tuple(runs)

    def _face(self, piece: str) -> Face:
        return _face(self.own, piece) or Face(self.own)


def _width(font: pygame.Font, text: str) -> int:
    return font.size(text)[0] if text else 0


@lru_cache(maxsize=4096)
def _face(own: str, piece: str) -> Face | None:
    """The file that draws one letter with all its marks; None when there is none."""
    wanted = [letter for letter in piece if not _UNSEEN.match(letter) and not _SPACE.match(letter)]
    first = (fonts.emoji(), Face(own)) if _PICTURE.search(piece) else (Face(own),)
    return next(
        (face for some in (lambda: first, fonts.stand_ins) for face in some() if all(fonts.has(face.path, letter) for letter in wanted)),
        None,
    )


def undrawable(text: str) -> str:
    """Those letters of the text, each once, that no file has a picture for."""
    own = fonts.font_path("label_bold")
    return "".join(dict.fromkeys(piece for piece in graphemes(text) if _face(own, piece) is None))


@lru_cache(maxsize=64)
def letters(role: Role, pixels: int) -> Letters:
    """The letters of a role at a size in pixels."""
    return Letters(role, pixels)
