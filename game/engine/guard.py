"""That no two copies of the program play on in one record, or write the settings at once: locks that go with the process, however it ends.

A lock is on a file beside what it guards. It is taken away with the lock; one that a killed program left holds nobody up, and is cleared
away at the next start (`game.engine.litter`). Where a disk has no locks, or nothing can be written, records go unguarded: that a file
was changed from outside is still seen (`game.engine.record.writing`).
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SUFFIX: Final = ".lock"
_TURNS: Final = 5
"""How often a lock is taken anew because its file was taken away in between."""


_TRIES: Final = 25
_WAIT: Final = 0.02
"""Seconds from one try to the next, where a lock is waited for."""


def lock_path(path: Path) -> Path:
    """The lock's file for a record."""
    return path.with_name(f".{path.name}{SUFFIX}")


def locked(place: Path) -> int | None:
    """The number of the open file that now holds the lock; None when another process holds it. Raises OSError where there are no
    locks. Closing the number gives the lock back."""
    from filelock import lock_descriptor  # takes a while to import, and is not needed before the first picture

    for _turn in range(_TURNS):
        handle = os.open(place, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            mine = lock_descriptor(handle, blocking=False)
        except OSError:
            os.close(handle)
            raise
        if mine and _names(place, handle):
            return handle
        os.close(handle)
        if not mine:
            return None
    return None


def unlock(place: Path, handle: int) -> None:
    """Gives a lock back, and takes its file away. Never raises."""
    with contextlib.suppress(OSError):
        if _names(place, handle):
            os.unlink(place)  # before the lock goes: who waits for it sees that
    with contextlib.suppress(OSError):
        os.close(handle)
    if os.name == "nt":
        with contextlib.suppress(OSError):
            os.unlink(place)  # no open file can be taken away there, and so none that somebody else has locked meanwhile


def _names(place: Path, handle: int) -> bool:
    """Whether the open file is the one that has this name."""
    try:
        held, found = os.fstat(handle), os.stat(place)
    except OSError:
        return False
    return (held.st_dev, held.st_ino) == (found.st_dev, found.st_ino)


@contextlib.contextmanager
def alone(place: Path) -> Iterator[None]:
    """While no other copy of the program is in there too; where that takes long or there are no locks, all the same."""
    handle = None
    with contextlib.suppress(OSError, NotImplementedError):
        for _turn in range(_TRIES):
            if (handle := locked(place)) is not None:
                break
            time.sleep(_WAIT)
    try:
        yield
    finally:
        if handle is not None:
            unlock(place, handle)


class Guard:
    """Holds at most one record at a time."""

    def __init__(self) -> None:
        self._handle: int | None = None
        self._place = Path()

    def take(self, path: Path) -> bool:
        """Takes the record, and gives back the one held before. False when another copy of the program has it."""
        place = lock_path(path)
        if self._handle is not None and self._place == place and _names(place, self._handle):
            return True
        self.give()
        try:
            handle = locked(place)
        except (OSError, NotImplementedError):
            return True
        self._handle, self._place = handle, place
        return handle is not None

    def give(self) -> None:
        """Gives the record back."""
        if self._handle is not None:
            unlock(self._place, self._handle)
        self._handle = None
