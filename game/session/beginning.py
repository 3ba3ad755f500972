"""A match and what keeps it saved, from nothing or from its record; and the folder that records lie in.

All of it may wait for a disk: a window does it beside itself (`errands`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path

from game.engine import games, places
from game.engine.callings import Mending
from game.engine.contract import Setup
from game.engine.guard import Guard
from game.engine.litter import sweep
from game.engine.match import Match
from game.engine.record import Holder, RecordError
from game.engine.repair import GoneBack, go_back
from game.session.errands import Stop
from game.session.saving import Saver


def begun(
    folder: Path | None,
    game_name: str,
    options: Mapping[str, str],
    filled: Mapping[str, str],
    holders: Sequence[Holder],
    seed: int,
) -> tuple[Match, Saver]:
    """A new match that is saved in the folder, or nowhere. Of `options` those that the game offers count; `filled` are those that the
    program fills in, as they are now. Raises as `Match`, and MapError or PlaceError where the board cannot be used."""
    game = games.load(game_name)
    offered = {option.name for option in game.options if not option.pattern}  # what the program keeps is as it is now, not as it was
    chosen = {name: value for name, value in options.items() if name in offered} | dict(filled)
    saver = Saver.begin(folder, game_name, datetime.now())
    with _closing(saver):
        return Match(game, Setup(len(holders), chosen), holders, seed, saver), saver


def opened(path: Path, stop: Stop, mend: Mending) -> tuple[Match, Saver]:
    """The match in a record that no other copy of the program has. Raises as `Match.resume`."""
    saver, written = Saver.open(path)
    with _closing(saver):
        return Match.going_on(written, saver, stop=stop, mend=mend), saver


@contextlib.contextmanager
def _closing(saver: Saver) -> Iterator[None]:
    """Gives the record back where no match comes of it."""
    try:
        yield
    except BaseException:
        saver.close()
        raise


def gone_back(path: Path, stop: Stop) -> GoneBack:
    """Makes a record good up to its last good line, unless another copy of the program has it. Raises RecordError."""
    guard = Guard()
    if not guard.take(path):
        raise RecordError("open_elsewhere", path)
    try:
        return go_back(path, stop=stop)
    finally:
        guard.give()


def folder_fault() -> places.PlaceError | None:
    """What is wrong with the folder of saved games."""
    try:
        places.records()
    except places.PlaceError as error:
        return error
    return None


def tidied(others: Sequence[str]) -> list[Path]:
    """Clears away what a killed program left, in the usual folders and in others; the records that were found in it."""
    with contextlib.suppress(places.PlaceError):
        data = places.data()
        return sweep([data, places.records(), places.crashes(), *(Path(folder) for folder in others)])
    return []
