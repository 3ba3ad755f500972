"""The list of games in a folder."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import msgspec

from game.engine import games
from game.engine.contract import Game
from game.engine.mapfile import MapError
from game.engine.places import PlaceError
from game.engine.plain import reason
from game.engine.record.errors import RecordError
from game.engine.record.lines import CONCEDE, OVER, SUFFIX, Header
from game.engine.record.reading import game_of, read_record


class RecordInfo(msgspec.Struct, frozen=True):
    """A record in a list of games: `lines` counts those after the header; `over` says that the game has ended; `problem` why it
    cannot be continued, its board's fault included; `modified` is the file's time in seconds since 1970."""

    path: Path
    header: Header | None
    lines: int
    over: bool
    problem: RecordError | MapError | PlaceError | None
    modified: float


def list_records(folder: Path, load: Callable[[str], Game] = games.load) -> list[RecordInfo]:
    """The records in a folder, the last played first. Those that cannot be continued are listed with their problem and never
    touched; whether each of their lines can be played shows `Match.read`, which takes longer."""
    found = []
    boards: dict[str, MapError | PlaceError] = {}
    for path in folder.glob(f"*{SUFFIX}"):
        with contextlib.suppress(FileNotFoundError):  # gone since the folder was read
            found.append(_info(path, load, boards))
    return sorted(found, key=lambda info: (-info.modified, info.path.name))


def _info(path: Path, load: Callable[[str], Game], boards: dict[str, MapError | PlaceError]) -> RecordInfo:
    """What the list says of one record; `boards` remembers for each game the fault of its board, which takes long to find."""
    modified = 0.0
    try:
        modified = path.stat().st_mtime
        written = read_record(path)
    except FileNotFoundError:
        raise
    except OSError as error:
        return RecordInfo(path, None, 0, False, RecordError("unreadable", path, reason=reason(error)), modified)
    except RecordError as problem:
        return RecordInfo(path, None, 0, False, problem, modified)
    over = bool(written.lines) and written.lines[-1].split(" ")[0] in (OVER, CONCEDE)
    fault: RecordError | MapError | PlaceError | None = boards.get(written.header.game)
    try:
        if fault is None:
            game_of(written, load)
    except RecordError as error:
        fault = error
    except (MapError, PlaceError) as error:
        fault = boards[written.header.game] = error
    return RecordInfo(path, written.header, len(written.lines), over, fault, modified)
