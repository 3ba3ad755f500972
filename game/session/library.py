"""The games that wait: what lies in the folder of records, looked through beside the window."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.engine import games, places
from game.engine.contract import Setup
from game.engine.mapfile import MapError
from game.engine.match import Match, Stopped
from game.engine.places import PlaceError
from game.engine.record import Found, Index, RecordError, RecordInfo, Written, game_of, read_record, records_in
from game.engine.record.index import FILE
from game.session.errands import Errand, Errands, Stop

Problem = RecordError | MapError | PlaceError
_Key = tuple[str, int, int]


class Verdict(NamedTuple):
    """Whether a record can be continued; `problem` is why not."""

    problem: Problem | None


def judge(info: RecordInfo, stop: Stop) -> Verdict:
    """Whether a record can be continued: whether its game, rules and board are there, and where its lines are not proven or a part of the
    rules has changed since, whether each can be played. Raises Stopped."""
    if info.problem is not None:
        return Verdict(info.problem)
    try:
        written = read_record(info.path)
        if _doubtful(written):
            Match.of(written, stop=stop)
    except (RecordError, MapError, PlaceError) as error:
        return Verdict(error)
    return Verdict(None)


def _doubtful(written: Written) -> bool:
    game = game_of(written)
    there = game.parts()
    then = game.parts(Setup(written.header.seats, written.header.options))
    return not written.proven or any(there[part] != version for part, version in then.items())


class Library:
    """The games that wait, as far as they are known. `version` grows when that changes; `complete` says that the whole folder was looked
    through since the last `refresh`."""

    def __init__(self, errands: Errands, clock: Callable[[], float] = time.time, others: Callable[[], Sequence[str]] = lambda: ()) -> None:
        """`others` tells the folders besides the usual one in which games were saved."""
        self.version = 0
        self.complete = False
        self.waiting: tuple[RecordInfo, ...] = ()
        self._clock = clock
        self._errands = errands
        self._others = others
        self._elsewhere: dict[str, Index] = {}
        self._alone = threading.Lock()
        self._looking: Errand | None = None
        self._judging: Errand | None = None
        self._index: Index | None = None
        self._verdicts: dict[_Key, Verdict] = {}

    def refresh(self) -> None:
        """Looks through the folder anew."""
        if self._looking is not None:
            self._looking.cancel()
        self.complete = False
        self._looking = self._errands.run(self._look, self._take)

    def _look(self, stop: Stop) -> Iterator[Found]:
        """In a thread. A folder that cannot be read holds no games; `greet` tells of it. One look waits until the one before, which was
        called off, has ended: they share the index."""
        with self._alone:
            yield from self._looked(stop)

    def _looked(self, stop: Stop) -> Iterator[Found]:
        others = list(self._others())
        waiting: tuple[RecordInfo, ...] = ()
        with contextlib.suppress(PlaceError, OSError):
            index = self._index or Index.read(places.data() / FILE)
            for found in records_in(places.records(), index, self._clock()):
                if stop():
                    return
                waiting = found.waiting
                yield Found(waiting, complete=False)
            self._index = index
            index.write()
        there: tuple[RecordInfo, ...] = ()
        for folder in others:  # last: one that is far away may be slow
            with contextlib.suppress(OSError, ValueError):
                for found in records_in(Path(folder), self._elsewhere.setdefault(folder, Index(Path())), self._clock()):
                    if stop():
                        return
                    there = found.waiting
                waiting = tuple(sorted((*waiting, *there), key=lambda info: -info.entry.played))
                yield Found(waiting, complete=False)
        yield Found(waiting, complete=True)

    def _take(self, found: Found) -> None:
        self.complete = found.complete
        if found.waiting != self.waiting or found.complete:
            self.waiting = found.waiting
            self.version += 1

    # what is wrong with some

    def verdict(self, info: RecordInfo) -> Verdict | None:
        """Whether the record can be continued; None while that is not known."""
        return Verdict(info.problem) if info.problem is not None else self._verdicts.get(_key(info))

    def judge(self, infos: Sequence[RecordInfo]) -> None:
        """Finds out about these, in their order; others that were asked for before are left."""
        if self._judging is not None:
            self._judging.cancel()
        asked = [info for info in infos if self.verdict(info) is None]
        if asked:
            self._judging = self._errands.run(lambda stop: _judged(asked, stop), self._learn)

    def _learn(self, found: tuple[RecordInfo, Verdict]) -> None:
        info, verdict = found
        self._verdicts[_key(info)] = verdict
        self.version += 1

    def note(self, path: Path, problem: Problem) -> None:
        """What showed when a record was opened."""
        for info in self.waiting:
            if info.path == path:
                self._learn((info, Verdict(problem)))


def _judged(infos: Sequence[RecordInfo], stop: Stop) -> Iterator[tuple[RecordInfo, Verdict]]:
    """The verdicts one after another. A board that cannot be read is not read again for each game on it."""
    boards: dict[str, Verdict] = {}
    for info in infos:
        name = info.entry.header.game if info.entry.header else ""
        if name in boards and name in games.NAMES:
            yield info, boards[name]
            continue
        try:
            verdict = judge(info, stop)
        except Stopped:
            return
        if isinstance(verdict.problem, (MapError, PlaceError)):
            boards[name] = verdict
        yield info, verdict


def _key(info: RecordInfo) -> _Key:
    return str(info.path), info.entry.size, info.entry.changed
