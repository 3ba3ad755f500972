"""The three palettes, and colours that follow the one in use.

`standard` is the look of the house; `safe` keeps apart what red-green blindness (deuteranopia, protanopia) confuses; `contrast` sets
light against dark as far as it goes. Code names a colour (`theme.BONE`) and never asks which palette is in use: a `Tint`
changes its parts when the palette changes, and the sprites, which are written in the standard colours, are dyed when they are read.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache, wraps
from typing import Any, Final, TypeVar, overload

import pygame

Rgb = tuple[int, int, int]
_Maker = TypeVar("_Maker", bound=Callable[..., Any])

STANDARD: Final = "standard"
_USUAL: Final = 1920 * 1080
_HEX: Final[dict[str, dict[str, str]]] = {
    STANDARD: {
        "ink": "0E1418", "pine": "16302B", "moss": "2E4A3B", "mist": "8FA79B", "bone": "EDE3CF", "lantern": "F2B441",
        "ember": "D9572B", "blood": "B3261E", "lake": "1F4E5F", "lake light": "3E8296", "wood": "6B4A2F",
        "red": "D1495B", "yellow": "EDC531", "green": "5BA36B", "blue": "4A90C2", "brown": "9C6B3F", "lit": "FBD88A",
    },
    "safe": {
        "ink": "0E1418", "pine": "132E33", "moss": "27494F", "mist": "8FA7AB", "bone": "EDE3CF", "lantern": "F2B441",
        "ember": "DB5A24", "blood": "B52A0E", "lake": "1B4A72", "lake light": "3D80B0", "wood": "49311F",
        "red": "ED5B3F", "yellow": "F8D829", "green": "4A9B8D", "blue": "1569EA", "brown": "663D27", "lit": "FBD88A",
    },
    "contrast": {
        "ink": "000000", "pine": "0C1F1B", "moss": "1F3A2D", "mist": "C4D6CC", "bone": "FFF9EA", "lantern": "FFC83D",
        "ember": "FF7A3C", "blood": "A80C0C", "lake": "0B3A4C", "lake light": "58B4CE", "wood": "452C18",
        "red": "FF5468", "yellow": "FFE14D", "green": "4FC46F", "blue": "4FA8F0", "brown": "A66A35", "lit": "FFC400",
    },
}  # fmt: skip


def _rgb(digits: str) -> Rgb:
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


PALETTES: Final[dict[str, dict[str, Rgb]]] = {
    palette: {name: _rgb(digits) for name, digits in colours.items()} for palette, colours in _HEX.items()
}
"""The colours (red, green, blue from 0 to 255) of each palette by their names; each palette has the same names."""


class Tint(Sequence[int]):
    """A named colour as the palette in use has it: three whole numbers, usable wherever pygame takes a colour.

    Two tints are equal when they look the same now. A cache that holds pictures made with tints must be made with `kept`.
    """

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def rgb(self) -> Rgb:
        """Its parts now."""
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
    forget: Final[list[Callable[[], None]]] = []


def use_palette(name: str) -> None:
    """Takes another palette for everything drawn from now on. Raises KeyError for one that does not exist."""
    if name != _Use.name:
        _Use.colours = PALETTES[name]
        _Use.name = name
        forget_pictures()


def forget_pictures() -> None:
    """Drops every picture that is kept: at another size of the window none of them is wanted again."""
    for forget in _Use.forget:
        forget()


def palette_in_use() -> str:
    """The name of the palette in use."""
    return _Use.name


def kept(maxsize: int, windows: float | None = None) -> Callable[[_Maker], _Maker]:
    """Like `functools.lru_cache`, for pictures: all is forgotten when the palette changes. With `windows` they have at most as many
    pixels together as so many windows of the present size; the newest is kept whatever its size."""

    def keep(make: _Maker) -> _Maker:
        if windows is not None:
            return _kept_within(make, maxsize, windows)
        cached = lru_cache(maxsize=maxsize)(make)
        _Use.forget.append(cached.cache_clear)
        return cached  # type: ignore[return-value]

    return keep


def _window_pixels() -> int:
    """Pixels of the window; a small one, and none at all, count as one of 1920x1080."""
    window = pygame.display.get_surface() if pygame.display.get_init() else None
    return max(_USUAL, window.width * window.height if window else 0)


def _kept_within(make: _Maker, maxsize: int, windows: float) -> _Maker:
    """`kept` with a bound to the pixels: the pictures that were not wanted for longest go first."""
    pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
    pixels = 0

    @wraps(make)
    def picture(*given: Hashable, **named: Hashable) -> pygame.Surface:
        nonlocal pixels
        key = (given, *sorted(named.items())) if named else given
        found = pictures.get(key)
        if found is not None:
            pictures.move_to_end(key)
            return found
        made: pygame.Surface = make(*given, **named)
        pictures[key] = made
        pixels += made.width * made.height
        most = windows * _window_pixels()
        while len(pictures) > 1 and (len(pictures) > maxsize or pixels > most):
            _key, old = pictures.popitem(last=False)
            pixels -= old.width * old.height
        return made

    def forget() -> None:
        nonlocal pixels
        pictures.clear()
        pixels = 0

    _Use.forget.append(forget)
    return picture  # type: ignore[return-value]


_NAMES: Final = {digits: name for name, digits in _HEX[STANDARD].items()}
_COLOUR: Final = re.compile(rb"#([0-9A-Fa-f]{6})\b")


def dyed(svg: bytes) -> bytes:
    """The source of a sprite with its standard colours exchanged for those of the palette in use."""
    if _Use.name == STANDARD:
        return svg
    colours = _HEX[_Use.name]

    def exchange(found: re.Match[bytes]) -> bytes:
        digits = found[1].decode().upper()
        return b"#" + colours.get(_NAMES.get(digits, ""), digits).encode()

    return _COLOUR.sub(exchange, svg)
