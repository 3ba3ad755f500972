"""The files of letters: one for each role, and those that stand in where a role's own file has no picture for a letter of a name.

The words of the program are written in letters that the roles' files have; what people are called may be written in any. Every file
comes from a package.
"""

from __future__ import annotations

import importlib.resources
from functools import lru_cache
from threading import Lock
from typing import Final, Literal

import msgspec
import pygame

Role = Literal["title", "paper", "paper_bold", "label", "label_bold"]

_SERIF: Final = "font_source_serif_pro"  # its .otf files: its .ttf files advance quotes and per cent by less than they are wide
_FILES: Final[dict[Role, tuple[str, str]]] = {
    "title": (_SERIF, "files/SourceSerifPro-Black.otf"),
    "paper": (_SERIF, "files/SourceSerifPro-Regular.otf"),
    "paper_bold": (_SERIF, "files/SourceSerifPro-Semibold.otf"),
    "label": ("font_manrope", "files/Manrope-Medium.ttf"),
    "label_bold": ("font_manrope", "files/Manrope-Bold.ttf"),
}


class Face(msgspec.Struct, frozen=True):
    """A file of letters. `script` is the ISO 15924 code of the one it is shaped for ("" to leave that to the library), `scale` its size
    beside the roles' own letters, so that what stands high or hangs low stays in the line."""

    path: str
    script: str = ""
    scale: float = 1.0


_TRIED: Final = 16
"""Pixels of the letters that are tried."""
_NOBODYS: Final = "\uffff"
"""A code point that never is a letter."""
_NOTO: Final = "manimgx_fonts"
_CJK: Final = ("noto_cjk_sans_otc", "NotoSansCJK-Regular.ttc")
_STAND_INS: Final = (
    ("", "", 1.0),  # Latin, Greek and Cyrillic letters that are rare in our languages
    ("Hebrew", "Hebr", 0.95),
    ("Arabic", "Arab", 0.85),
    ("Devanagari", "Deva", 0.9),
    ("Bengali", "Beng", 0.9),
    ("Gurmukhi", "Guru", 0.9),
    ("Gujarati", "Gujr", 0.9),
    ("Oriya", "Orya", 0.9),
    ("Tamil", "Taml", 0.9),
    ("Telugu", "Telu", 0.85),
    ("Kannada", "Knda", 0.85),
    ("Malayalam", "Mlym", 0.9),
    ("Sinhala", "Sinh", 0.9),
    ("Thai", "Thai", 0.9),
    ("Lao", "Laoo", 0.85),
    ("Khmer", "Khmr", 0.8),
    ("Myanmar", "Mymr", 0.75),
    ("Armenian", "Armn", 1.0),
    ("Georgian", "Geor", 1.0),
    ("Ethiopic", "Ethi", 0.95),
)
"""Scripts of the Noto files, in the order in which they are asked for a letter."""


@lru_cache(maxsize=8)
def font_path(role: Role) -> str:
    """The file of the letters for a role."""
    return font_file(*_FILES[role])


def font_file(package: str, name: str) -> str:
    """Where a file of letters lies, by its package and its path in it."""
    return str(importlib.resources.files(package).joinpath(name))


@lru_cache(maxsize=1)
def emoji() -> Face:
    """The font of small pictures."""
    return Face(font_file(_NOTO, "NotoEmoji[wght].ttf"), scale=0.85)


@lru_cache(maxsize=1)
def stand_ins() -> tuple[Face, ...]:
    """The files asked, in this order, for what a role's own file cannot draw."""
    scripts = [Face(font_file(_NOTO, f"NotoSans{script}[wght].ttf"), code, scale) for script, code, scale in _STAND_INS]
    return (*scripts, Face(font_file(*_CJK), "Hani", 0.95), Face(font_file(_NOTO, "NotoSansSymbols[wght].ttf"), scale=0.8), emoji())


def files() -> list[tuple[str, str]]:
    """(package, path in it) of every file of letters that the program can open, each once."""
    named = [*_FILES.values(), *((_NOTO, f"NotoSans{script}[wght].ttf") for script, _code, _scale in _STAND_INS)]
    return list(dict.fromkeys([*named, _CJK, (_NOTO, "NotoSansSymbols[wght].ttf"), (_NOTO, "NotoEmoji[wght].ttf")]))


_opening = Lock()  # names are looked at in the threads of errands too, and files are opened without Python's own lock


@lru_cache(maxsize=96)  # each holds its file open, and some systems allow 256
def opened(path: str, pixels: int, script: str = "", backwards: bool = False) -> pygame.Font:
    """A file at a size, set to draw a script, from right to left when `backwards`."""
    with _opening:
        if not pygame.font.get_init():
            pygame.font.init()
        font = pygame.Font(path, pixels)
    if script:
        font.set_script(script)
    if backwards:
        font.set_direction(pygame.DIRECTION_RTL)
    return font


@lru_cache(maxsize=8192)
def has(path: str, letter: str) -> bool:
    """Whether the file has a picture of its own for one code point; the library draws a box for one that has none, and says nothing."""
    font = opened(path, _TRIED)
    try:
        if font.metrics(letter) != font.metrics(_NOBODYS):
            return True
        return _ink(path, letter) != _ink(path, _NOBODYS)
    except (UnicodeEncodeError, ValueError, pygame.error):  # half a letter, or nothing to see
        return False


@lru_cache(maxsize=64)
def _ink(path: str, letter: str) -> bytes:
    """The pixels of a letter without what is empty around it: a mark that has no picture is a box that takes no room."""
    picture = opened(path, _TRIED).render(letter, True, "white")
    return pygame.image.tobytes(picture.subsurface(picture.get_bounding_rect()), "RGBA")
