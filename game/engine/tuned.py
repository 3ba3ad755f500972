"""Tuned numbers: those of our reading that may change when they are found to be wrong, without ending a game that waits.

They stand in a game's `numbers.json`. An option that the program keeps carries them as text, so that they are written into the record with
the other options, and each game is played to its end with the numbers it was begun with, whatever a later program's file says. A number
that a later program has besides takes that program's value in a game begun before.
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

FAR: Final = 8
"""By how much a number may be more than four times today's."""

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
        now = msgspec.to_builtins(self.now)
        found = msgspec.convert(_filled(now, msgspec.json.decode(text.encode())), type=self._shape)
        _check(now, msgspec.to_builtins(found), _words(now))
        return found


def _filled(now: object, found: object) -> object:
    """What was found, and today's value for each number that there was not yet when it was written. Raises ValueError for a number that
    there is no more: whatever asked for it has gone from the rules, so that they have another version."""
    if not isinstance(now, dict) or not isinstance(found, dict):
        return found
    if unknown := found.keys() - now.keys():
        raise ValueError(f"there are no numbers for {sorted(unknown)}")
    return {key: _filled(value, found.get(key, value)) for key, value in now.items()}


def _words(value: object) -> set[str]:
    """Every text in plain data."""
    if isinstance(value, str):
        return {value}
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return {word for each in inside for word in _words(each)}


def _check(now: object, found: object, words: set[str]) -> None:
    """Raises ValueError for numbers that no program can have had, as a damaged record may hold: unknown words, a number far from today's,
    with which a game might never get on."""
    if isinstance(now, dict) and isinstance(found, dict):
        for key, value in found.items():
            _check(now[key], value, words)
    elif isinstance(found, list | tuple):
        for each in found:
            _check(
                max((number for number in now if isinstance(number, int)), default=0) if isinstance(now, list | tuple) else now, each, words
            )
    elif isinstance(found, str):
        if found not in words:
            raise ValueError(f"{found!r} is no word of these numbers")
    elif isinstance(now, int) and isinstance(found, int) and not 0 <= found <= 4 * now + FAR:
        raise ValueError(f"{found} is too far from {now}")
