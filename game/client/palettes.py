"""The palettes, and colours that follow the one in use.

`standard` is the look of the house; `safe` keeps apart what red-green blindness (deuteranopia, protanopia) confuses; `contrast` sets
light against dark as far as it goes. Code names a colour (`theme.BONE`) and never asks which palette is in use: a `Tint`
changes its parts when the palette changes, and the sprites, which are written in the standard colours, are dyed when they are read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, overload

from game.client.pixels import PIXELS
from game.words.language import mark

Rgb = tuple[int, int, int]


class Declared(NamedTuple):
    """A palette as it is written down: what a person chooses it by (English, marked), and its colours as hexadecimal RRGGBB."""

    label: str
    about: str
    hex: dict[str, str]


STANDARD: Final = "standard"
DECLARED: Final[dict[str, Declared]] = {
    STANDARD: Declared(mark("Standard"), mark("The colours of a summer night by the lake."), {
        "ink": "0E1418", "pine": "16302B", "moss": "2E4A3B", "mist": "8FA79B", "bone": "EDE3CF", "lantern": "F2B441",
        "ember": "D9572B", "blood": "B3261E", "lake": "1F4E5F", "lake light": "3E8296", "wood": "6B4A2F",
        "red": "D1495B", "yellow": "EDC531", "green": "5BA36B", "blue": "4A90C2", "brown": "9C6B3F", "lit": "FBD88A",
    }),
    "safe": Declared(mark("Colour-blind safe"), mark("Colours that stay apart for eyes that confuse red and green."), {
        "ink": "0E1418", "pine": "132E33", "moss": "27494F", "mist": "8FA7AB", "bone": "EDE3CF", "lantern": "F2B441",
        "ember": "DB5A24", "blood": "B52A0E", "lake": "1B4A72", "lake light": "3D80B0", "wood": "49311F",
        "red": "ED5B3F", "yellow": "F8D829", "green": "4A9B8D", "blue": "1569EA", "brown": "663D27", "lit": "FBD88A",
    }),
    "contrast": Declared(mark("High contrast"), mark("Black and white as far as it goes, with bright colours on them."), {
        "ink": "000000", "pine": "0C1F1B", "moss": "1F3A2D", "mist": "C4D6CC", "bone": "FFF9EA", "lantern": "FFC83D",
        "ember": "FF7A3C", "blood": "A80C0C", "lake": "0B3A4C", "lake light": "58B4CE", "wood": "452C18",
        "red": "FF5468", "yellow": "FFE14D", "green": "4FC46F", "blue": "4FA8F0", "brown": "A66A35", "lit": "FFC400",
    }),
}  # fmt: skip
"""Every palette there is; all that is to be said of one stands here."""


def _rgb(digits: str) -> Rgb:
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


PALETTES: Final[dict[str, dict[str, Rgb]]] = {
    palette: {name: _rgb(digits) for name, digits in declared.hex.items()} for palette, declared in DECLARED.items()
}
"""The colours (red, green, blue from 0 to 255) of each palette by their names; each palette has the same names."""


class Tint(Sequence[int]):
    """A named colour as the palette in use has it: three whole numbers, usable wherever pygame takes a colour.

    Two tints are equal when they look the same now. Pictures made with tints must be kept by `pixels`.
    """

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def rgb(self) -> Rgb:
        """Its red, green and blue in the palette in use."""
        return _Use.colours[self.name]

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        return self.rgb[index]

    def __len__(self) -> int:
        return 3

    def __iter__(self) -> Iterator[int]:
        return iter(self.rgb)

    def __eq__(self, other: object) -> bool:
        return self.rgb == (other.rgb if isinstance(other, Tint) else other)

    def __hash__(self) -> int:
        return hash(self.rgb)

    def __repr__(self) -> str:
        return f"Tint({self.name!r})"


class _Use:
    """What is in use now."""

    name = STANDARD
    colours = PALETTES[STANDARD]


def use_palette(name: str) -> None:
    """Takes another palette for everything drawn from now on. Raises KeyError for one that does not exist."""
    if name != _Use.name:
        _Use.colours = PALETTES[name]
        _Use.name = name
        PIXELS.forget()


def palette_in_use() -> str:
    """The name of the palette in use."""
    return _Use.name


_NAMES: Final = {digits: name for name, digits in DECLARED[STANDARD].hex.items()}
_COLOUR: Final = re.compile(rb"#([0-9A-Fa-f]{6})\b")


def dyed(svg: bytes) -> bytes:
    """The source of a sprite with its standard colours exchanged for those of the palette in use."""
    if _Use.name == STANDARD:
        return svg
    colours = DECLARED[_Use.name].hex

    def exchange(found: re.Match[bytes]) -> bytes:
        digits = found[1].decode().upper()
        return b"#" + colours.get(_NAMES.get(digits, ""), digits).encode()

    return _COLOUR.sub(exchange, svg)
