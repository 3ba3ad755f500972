"""The records in a folder: what the list of games says of each, without playing any.

What was read once is taken from the index (`index`) until the file changes, so that thousands of records cost no more than looking at
the folder. Nothing is hidden or opened on the index's word alone for longer than that.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from game.engine.plain import reason
from game.engine.record.errors import RecordError
from game.engine.record.index import Entry, Index
from game.engine.record.lines import CONCEDE, OVER, SUFFIX
from game.engine.record.reading import read_record


class RecordInfo(msgspec.Struct, frozen=True):
    """A record in the list of games: its file, and what is known of it. `problem` is why it cannot be read. Whether its game, rules and
    board are there is told by `game_of`, whether each line can be played only by playing."""

    path: Path
    entry: Entry

    @property
    def problem(self) -> RecordError | None:
        """Why it cannot be read; None when it can."""
        entry = self.entry
        return RecordError.known(entry.code, self.path, entry.line, dict(entry.params)) if entry.code else None


class Found(msgspec.Struct, frozen=True):
    """What lies in a folder so far: the games that go on and the damaged ones, the last played first, and whether that is all."""

    waiting: tuple[RecordInfo, ...]
    complete: bool


def records_in(folder: Path, index: Index, now: float, *, every: int = 64) -> Iterator[Found]:
    """Looks through a folder: first what the index knows, then what had to be read, `every` so many records anew, at last all.
    `now` is the time in seconds since 1970. The index learns. Raises OSError when the folder cannot be read; one that is not there is
    empty."""
    known, unknown = _looked_at(folder, index, now)
    if unknown:
        yield _found(folder, known, complete=False)
    for number, (name, status) in enumerate(sorted(unknown.items(), key=lambda item: -item[1].st_mtime_ns), 1):
        entry = _read(folder / name, status, now)
        if entry is not None:
            known[name] = index.learn(name, entry)
        if number % every == 0:
            yield _found(folder, known, complete=False)
    index.keep_only(known)
    yield _found(folder, known, complete=True)


def _looked_at(folder: Path, index: Index, now: float) -> tuple[dict[str, Entry], dict[str, os.stat_result]]:
    """The records that the index knows as they are, and those that have to be read."""
    known: dict[str, Entry] = {}
    unknown: dict[str, os.stat_result] = {}
    try:
        names = [name for name in os.listdir(folder) if name.endswith(SUFFIX)]
    except FileNotFoundError:
        return known, unknown
    for name in names:
        try:
            status = os.stat(os.path.join(folder, name))  # a Path for each would cost more than all the rest
        except OSError:  # gone meanwhile, or a link that leads nowhere
            continue
        entry = index.of(name, status.st_size, status.st_mtime_ns, now)
        if entry is None:
            unknown[name] = status
        else:
            known[name] = entry
    return known, unknown


def _found(folder: Path, known: Mapping[str, Entry], *, complete: bool) -> Found:
    waiting = [(-entry.played, name) for name, entry in known.items() if not entry.over]
    return Found(tuple(RecordInfo(folder / name, known[name]) for _played, name in sorted(waiting)), complete)


def _read(path: Path, status: os.stat_result, now: float) -> Entry | None:
    """What is to be known of a record; None when it is gone. A file that says it was written in the future was played no later than
    now."""
    entry = Entry(status.st_size, status.st_mtime_ns, min(status.st_mtime, now))
    try:
        written = read_record(path)
    except FileNotFoundError:
        return None
    except RecordError as problem:
        if problem.code == "unreadable" and not os.path.lexists(path):
            return None
        params = tuple((name, text) for name, text in problem.params.items() if name not in ("file", "line"))
        return msgspec.structs.replace(entry, code=problem.code, line=problem.line, params=params)
    except OSError as error:
        return msgspec.structs.replace(entry, code="unreadable", params=(("reason", reason(error)),))
    over = bool(written.lines) and written.lines[-1].split(" ")[0] in (OVER, CONCEDE)
    return msgspec.structs.replace(entry, header=written.header, lines=len(written.lines), over=over, proven=written.proven)
