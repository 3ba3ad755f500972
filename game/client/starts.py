"""How long the program takes to its first picture, however many games wait: figures of `game.client.benchmark --starts`."""

from __future__ import annotations

import os
import random
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.client.measuring import Figure, until
from game.engine import games, places
from game.engine.match import Match
from game.engine.record import SUFFIX, Holder, Index, RecordFile, records_in
from game.engine.record.index import FILE

RECORDS: Final = (0, 1, 3000)
_TIMES: Final = 7
_ACTIONS: Final = 60
_BARE: Final = "import sys, pygame; print('here', file=sys.stderr)"


def starts() -> Iterator[Figure]:
    """From the start of a process to its first picture, and how long it looks through the folder of records beside the window."""
    until("first picture", [str(places.root() / "main.py")])  # whatever is only there once it was read
    for count in RECORDS:
        with tempfile.TemporaryDirectory() as place:
            data = Path(place)
            _fill(data / "records", count)
            before = os.environ.get(places.VARIABLE)
            os.environ[places.VARIABLE] = place
            try:
                bare, program = _medians()
                yield Figure(f"start to first picture with {count} records", program, "s", 1.0, program / bare, "a bare start of pygame")
                yield from _looks(data, count, bare)
            finally:
                if before is None:
                    del os.environ[places.VARIABLE]
                else:
                    os.environ[places.VARIABLE] = before


def _looks(data: Path, count: int, bare: float) -> Iterator[Figure]:
    (data / FILE).unlink(missing_ok=True)
    for word in ("without an index", "with its index"):
        began = time.perf_counter()
        index = Index.read(data / FILE)
        for _found in records_in(data / "records", index, time.time()):
            pass
        index.write()
        took = time.perf_counter() - began
        yield Figure(f"  {count} records looked through, {word}", took, "s", None, took / bare, "a bare start of pygame")


def _medians() -> tuple[float, float]:
    """Seconds of a bare start of pygame, and of the program's to its first picture; in turn, as machines have other things to do."""
    pairs = [(until("here", ["-c", _BARE]), until("first picture", [str(places.root() / "main.py")])) for _time in range(_TIMES)]
    return statistics.median(bare for bare, _program in pairs), statistics.median(program for _bare, program in pairs)


def _fill(folder: Path, count: int) -> None:
    """So many records, of all games in turn."""
    folder.mkdir(parents=True)
    if not count:
        return
    made = [_record(folder / f"first {number}{SUFFIX}", name) for number, name in enumerate(games.NAMES)]
    for number in range(count):
        copy = folder / f"{number:04}{SUFFIX}"
        shutil.copyfile(made[number % len(made)], copy)
        os.utime(copy, (1e9 + number, 1e9 + number))
    for path in made:
        path.unlink()


def _record(path: Path, name: str) -> Path:
    game = games.load(name)
    setup = game.varieties()[0]
    match = Match(game, setup, [Holder(person=f"P{seat}") for seat in range(setup.seats)], 5, RecordFile(path))
    rng = random.Random(5)
    while (actor := match.actor()) is not None and match.length < _ACTIONS:
        match.play(rng.choice(match.observe(actor).legal))
    return path
