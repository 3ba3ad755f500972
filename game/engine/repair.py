"""Going back: a record with a bad line is made good up to the line before, and the damaged file is kept under another name."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from game.engine import games
from game.engine.contract import Game
from game.engine.match import Match
from game.engine.plain import reason
from game.engine.record import SUFFIX, RecordError
from game.engine.record.reading import parse_record, read_bytes

KEPT: Final = ".bak"
"""Behind the name of a damaged record that is kept; no list of games shows it."""
_LONGEST: Final = 255
"""Bytes of a file's name."""


class GoneBack(NamedTuple):
    """What going back has done: the damaged file's new path (None: nothing was wrong, and nothing was done), and how many of its lines
    the good record does not hold."""

    kept: Path | None
    lost: int


def go_back(path: Path, load: Callable[[str], Game] = games.load, stop: Callable[[], bool] = lambda: False) -> GoneBack:
    """Makes the record good up to the line before the first bad one. Raises RecordError where that cannot be done: the fault lies
    elsewhere, or nothing can be written; the file is then as it was. Raises Stopped when `stop` says so."""
    data = read_bytes(path)
    end = _good(path, data, load, stop)
    if end == len(data):
        return GoneBack(None, 0)
    try:
        return GoneBack(_exchange(path, data, data[:end]), data[end:].count(b"\n") + (not data.endswith(b"\n")))
    except OSError as error:
        raise RecordError("unwritable", path, reason=reason(error)) from error


def _good(path: Path, data: bytes, load: Callable[[str], Game], stop: Callable[[], bool]) -> int:
    """The bytes up to the last good line: one that stands as it was written, and can be played."""
    end = len(data)
    while True:
        try:
            written = parse_record(path, data[:end])
            Match.of(written, load, stop=stop)
        except RecordError as error:
            if not error.has_good_part:
                raise
            end = _start(data, error.line)
        else:
            return end


def _start(data: bytes, line: int) -> int:
    """Where a line begins; the first is 1."""
    at = 0
    for _line in range(line - 1):
        at = data.index(b"\n", at) + 1
    return at


def _exchange(path: Path, damaged: bytes, good: bytes) -> Path:
    """Puts a good record in the place of a damaged one, which is written elsewhere first. Returns where. Raises OSError."""
    kept = _free(path)
    part = path.with_name(f".{os.getpid()}.part")
    made: list[Path] = []
    try:
        for place, data in ((kept, damaged), (part, good)):
            with place.open("xb") as file:
                made.append(place)
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        for place in made:
            with contextlib.suppress(OSError):
                place.unlink()
        raise
    return kept


def _free(path: Path) -> Path:
    """A name that no file has: that of the record with a word."""
    number = 1
    while True:
        word = f" (damaged{f' {number}' if number > 1 else ''}){SUFFIX}{KEPT}"
        stem = path.name.removesuffix(SUFFIX)
        while len(os.fsencode(stem + word)) > _LONGEST:
            stem = stem[:-1]
        kept = path.with_name(stem + word)
        if not os.path.lexists(kept):
            return kept
        number += 1
