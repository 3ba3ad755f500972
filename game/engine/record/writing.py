"""Writing a record: the whole game is held as the bytes of its record, and the file is brought up to them.

Lines are added at the file's end, and nothing that stands there is ever changed. A file that vanished is made anew, whole; one that
holds the beginning of this game is completed; one that holds anything else is left alone for good.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final, Protocol

from game.engine.plain import reason
from game.engine.record.check import Chain
from game.engine.record.errors import RecordError
from game.engine.record.files import BINARY, Signature, appear, keep, read_up_to, signature, sync_file, sync_folder, write_all, write_some
from game.engine.record.lines import SUFFIX
from game.engine.record.reading import Written, parse_record

_NO_ROOM: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG)
_NUMBER: Final = re.compile(r"(.+) ([1-9]\d{0,5})", re.DOTALL | re.ASCII)
_TICK: Final = 50_000_000
"""Nanoseconds within which two changes may get the same time."""
SETTLED = 0.1
"""Seconds after which a file that somebody else cut short is taken for what he wanted."""
_TURNS: Final = 4
"""How often one try to save begins again because somebody else made or took away the file meanwhile."""


class Recording(Protocol):
    """What a match writes to. `problem` is why not all lines are where they belong, None while there is nothing to tell; `saved` says
    that all are there."""

    @property
    def path(self) -> Path | None:
        """The record's file, None when there is none."""

    @property
    def saved(self) -> bool:
        """Whether every line stands in the file."""

    @property
    def problem(self) -> RecordError | None:
        """Why a line does not stand in the file, None when all do."""

    @property
    def text(self) -> str:
        """The whole record, in the file or not."""

    def write(self, line: str) -> None:
        """Adds a line; it is tried again later when it cannot be written now. Never raises."""


def fresh_path(folder: Path, game: str, now: datetime) -> Path:
    """A path for a new record in the folder, named by the game and the time; no file has it yet."""
    return free_path(folder / f"{game} {now:%Y-%m-%d %H-%M-%S}{SUFFIX}")


def free_path(path: Path) -> Path:
    """The path itself, or with the first number from 2 behind its name that no file has."""
    while path.exists():
        path = _numbered(path)
    return path


def _numbered(path: Path) -> Path:
    """The path with the next number behind its name."""
    found = _NUMBER.fullmatch(path.stem)
    stem, number = (found[1], int(found[2])) if found else (path.stem, 1)
    return path.with_name(f"{stem} {number + 1}{path.suffix}")


class RecordFile:
    """A record that is being written.

    `RecordFile(path)` makes a new file with the first line (with `fresh` under another number when the name is taken);
    `RecordFile.after(written)` goes on with one that was read. `data` is the whole game as its record holds it, in the file or not;
    each line in it carries its check, but in a record of format 1. `may_write` is asked before a file is made (whether no other copy
    of the program has it).
    """

    def __init__(self, path: Path, *, fresh: bool = False, may_write: Callable[[Path], bool] | None = None) -> None:
        self.path = path
        self.data = bytearray()
        self.problem: RecordError | None = None
        self._fresh = fresh
        self._may_write = may_write
        self._chain: Chain | None = Chain()
        self._kept = 0  # bytes of `data` that are in the file
        self._seen: Signature | None = None  # the file as this program last left it; None: it never made one
        self._sure = False  # nobody can have changed it since without another time
        self._cut: tuple[Signature, float] | None = None  # the file as it was when it was found shorter, and when
        self._torn = False  # something stands behind those bytes that is to be cut off
        self._writes = self._synced = 0  # how often something was written, and how much of that the disk keeps for certain
        self._doubtful = False  # the disk may have lost what it took

    @classmethod
    def after(cls, written: Written, may_write: Callable[[Path], bool] | None = None) -> RecordFile:
        """The end of a record that was read, behind its last whole line."""
        record = cls(written.path, may_write=may_write)
        record.data += written.data[: written.good]
        record._chain = written.chain
        record._kept = written.good
        record._torn = written.torn
        if written.open:
            record.data += b"\n"  # the end that the last line lacks
        with contextlib.suppress(OSError):
            found = signature(os.stat(written.path))
            record._seen = found if found[2] == written.size else (0, 0, -1, 0)
        return record

    @property
    def saved(self) -> bool:
        """Whether the whole game is in the file."""
        return self.problem is None and self._kept == len(self.data)

    @property
    def text(self) -> str:
        """The whole record from memory."""
        return bytes(self.data).decode("utf-8", "backslashreplace")

    @property
    def waiting(self) -> int:
        """How many lines are not, or not whole."""
        return self.data.count(b"\n", self._kept)

    @property
    def synced(self) -> bool:
        """Whether all that was written is known to be on the disk, where a power cut does not reach it."""
        return self._writes == self._synced

    def elsewhere(self, path: Path, may_write: Callable[[Path], bool] | None = None) -> RecordFile:
        """The same game for another file, under a name that is free there; nothing is written yet, and no line may be added to this
        one any more."""
        record = RecordFile(path, fresh=True, may_write=may_write)
        record.data += self.data
        record._chain = self._chain
        return record

    def written(self) -> Written:
        """The whole game as a record that was read, made from memory. Raises RecordError where there is no whole line yet."""
        return parse_record(self.path, bytes(self.data))

    def write(self, line: str) -> None:
        """Adds a line and brings the file up to it. When that fails `problem` says why, and the next call tries again."""
        self.add(line)
        self.save()

    def add(self, line: str) -> None:
        """Adds a line in memory alone."""
        self.data += f"{self._chain.add(line) if self._chain else line}\n".encode()

    def save(self) -> None:
        """Brings the file up to the whole game, as far as the disk lets it; `problem` says what does not."""
        try:
            self._bring_up()
        except RecordError as error:
            self.problem = error
        except OSError as error:
            self.problem = trouble(self.path, error)
        else:
            self.problem = None

    def sync(self) -> None:
        """Has the disk keep what was written, which can take long. What it may have lost is written anew by the next `save`."""
        if (begun := self.begin_sync()) is not None:
            self.end_sync(begun, keep(begun[1]))

    def begin_sync(self) -> tuple[int, int] | None:
        """Opens the file for `keep`, which any thread may do: what `end_sync` is to be told, and the number of the open file. None when
        there is nothing to keep, or no file any more (which the next `save` sees)."""
        if self.synced:
            return None
        try:
            return self._writes, os.open(self.path, os.O_RDWR | BINARY)
        except FileNotFoundError:
            self._kept = 0
        except OSError as error:
            self.problem = trouble(self.path, error)
        return None

    def end_sync(self, begun: tuple[int, int], error: OSError | None) -> None:
        """What came of it; lines that were written since then are not on the disk by it."""
        if error is None:
            self._synced = begun[0]
        else:
            self._kept, self._doubtful = 0, True
            self.problem = trouble(self.path, error)

    def _bring_up(self) -> None:
        """Raises OSError, and RecordError when the file is somebody else's."""
        met: OSError = InterruptedError(errno.EBUSY, os.strerror(errno.EBUSY))
        for _turn in range(_TURNS):
            try:
                return self._try()
            except (FileExistsError, FileNotFoundError, InterruptedError) as error:  # made or taken away in between: look again
                met = error
        raise met

    def _try(self) -> None:
        try:
            seen = signature(os.stat(self.path))
        except FileNotFoundError:
            return self._make()
        if seen != self._seen or not self._sure:
            self._take_over()
        return self._remake() if self._doubtful else self._extend()

    def _take_over(self) -> None:
        """Looks into a file that may not be as this program left it. The beginning of this very game is completed. Raises RecordError
        for anything else, and FileExistsError when another name is to be tried."""
        if self._seen is None:
            if not self._fresh:
                raise RecordError("exists", self.path)
            self.path = free_path(self.path)
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        handle = os.open(self.path, os.O_RDONLY | BINARY)
        try:
            seen = signature(os.fstat(handle))
            if self._torn and seen == self._seen:
                return
            found = read_up_to(handle, len(self.data) + 1)
            if signature(os.fstat(handle)) != seen:
                raise InterruptedError(errno.EBUSY, os.strerror(errno.EBUSY))
            if not self.data.startswith(found):
                raise RecordError("changed", self.path)
            if len(found) < self._kept:
                self._shortened(seen)
            self._kept, self._seen, self._torn = len(found), seen, False
            self._sure = abs(time.time_ns() - seen[3]) > _TICK
        finally:
            os.close(handle)

    def _shortened(self, seen: Signature) -> None:
        """The file has lost its end: whoever cut it may be about to write. Raises OSError until it has stayed so for a while."""
        if self._cut is None or self._cut[0] != seen:
            self._cut = seen, time.monotonic()
        if time.monotonic() - self._cut[1] < SETTLED:
            raise BlockingIOError(errno.EBUSY, os.strerror(errno.EBUSY))
        self._cut = None

    def _allowed(self) -> None:
        """Raises RecordError or FileExistsError when another copy of the program has this file."""
        if self._may_write is not None and not self._may_write(self.path):
            if self._seen is not None or not self._fresh:
                raise RecordError("open_elsewhere", self.path)
            self.path = free_path(_numbered(self.path))
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))

    def _make(self) -> None:
        """The file appears at once with the whole game, and never over another: it is written under another name and renamed."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._allowed()
        self._written_aside(appear)

    def _remake(self) -> None:
        """The same over this program's own file, of which the disk may have lost something."""
        self._written_aside(os.replace)

    def _written_aside(self, put: Callable[[Path, Path], None]) -> None:
        data = bytes(self.data)
        part = self.path.with_name(f".{self.path.name}.{os.getpid()}.part")
        try:
            handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o666)
            try:
                write_all(handle, data)
                sync_file(handle)
            finally:
                os.close(handle)
            put(part, self.path)
        except OSError:
            with contextlib.suppress(OSError):
                os.unlink(part)
            raise
        self._kept, self._seen = len(data), signature(os.stat(self.path))
        self._torn = self._doubtful = self._sure = False
        self._synced = self._writes
        sync_folder(self.path.parent)

    def _extend(self) -> None:
        """Adds what is missing at the end of the file. Raises InterruptedError when somebody wrote there since it was looked at."""
        if self._kept == len(self.data) and not self._torn:
            return
        handle = os.open(self.path, os.O_RDWR | os.O_APPEND | BINARY)  # whatever happens meanwhile, nothing there is written over
        try:
            if signature(os.fstat(handle)) != self._seen:
                raise InterruptedError(errno.EBUSY, os.strerror(errno.EBUSY))
            try:
                self._sure = False
                self._append(handle)
            finally:
                self._seen = signature(os.fstat(handle))
        finally:
            os.close(handle)

    def _append(self, handle: int) -> None:
        if self._torn:
            os.ftruncate(handle, self._kept)
            self._torn = False
        self._writes += 1
        while missing := bytes(self.data[self._kept :]):
            self._kept += write_some(handle, missing)


def trouble(path: Path, error: OSError) -> RecordError:
    """Why a file could not be written, a full disk told as that."""
    if error.errno in _NO_ROOM:
        return RecordError("full", path, folder=str(path.parent))
    return RecordError("unwritable", path, reason=reason(error))
