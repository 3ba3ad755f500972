"""Tuned numbers: those of our reading that may change when they are found to be wrong, without ending a game that waits.

They stand in a game's `numbers.json`. An option that the program keeps carries them as text, so that they are written into the record with
the other options, and each game is played to its end with the numbers it was begun with, whatever a later program's file says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from game.engine.contract import Option

NAME: Final = "numbers"
"""The option's id."""

Numbers = TypeVar("Numbers")


class Tuned(Generic[Numbers]):
    """The tuned numbers of a game, of a struct's shape.

    `now`: those of a game that begins now; `option`: the option that carries them.
    """

    def __init__(self, path: Path, shape: type[Numbers]) -> None:
        """Reads the file. Raises msgspec.ValidationError where it does not fit the shape."""
        self._shape = shape
        self.now: Numbers = msgspec.json.decode(path.read_bytes(), type=shape)
        self.option = Option(NAME, (), msgspec.json.encode(self.now).decode(), r"\{[^\r\n]{0,4000}\}")
        self._read = lru_cache(maxsize=16)(self._decoded)

    def of(self, options: Mapping[str, str] | Iterable[tuple[str, str]]) -> Numbers:
        """The numbers of the game with these options. Raises ValueError for a text that is none."""
        return self._read(dict(options)[NAME])

    def _decoded(self, text: str) -> Numbers:
        return msgspec.json.decode(text.encode(), type=self._shape)
