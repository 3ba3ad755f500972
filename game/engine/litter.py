"""What a killed program left: files on their way to another name, trial files, locks. Cleared away at the next start.

A file is litter when its name is one that only this program gives and the process in that name is gone. A record that was whole and
lacked only its name gets it: it may be all there is of a game.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from game.engine.guard import locked, unlock
from game.engine.record import SUFFIX, RecordError, read_record
from game.engine.record.files import appear

_NUMBER: Final = r"[1-9]\d{0,9}"
_PART: Final = re.compile(rf"\.(?:(.+{re.escape(SUFFIX)}|records\.index\.json)\.)?({_NUMBER})\.part", re.ASCII | re.DOTALL)
_TRIAL: Final = re.compile(rf"\.(trial|settings)-({_NUMBER})(?:\.json)?", re.ASCII)
_LOCK: Final = re.compile(rf"\.(?:.+{re.escape(SUFFIX)}|settings)\.lock", re.DOTALL)
_OLD: Final = 60.0
"""Seconds after which nothing is still on its way: where it cannot be told whether a process is there, and for a process that got the
number of one before it."""


def sweep(folders: Iterable[Path]) -> list[Path]:
    """Clears the folders; the records that got their names. What cannot be looked at or taken away is left. Never raises."""
    found: list[Path] = []
    for folder in folders:
        with contextlib.suppress(OSError):
            for name in os.listdir(folder):
                with contextlib.suppress(OSError):
                    found += _sweep(folder / name)
    return found


def _sweep(path: Path) -> list[Path]:
    """The record that got its name by this. Raises OSError."""
    part, trial = _PART.fullmatch(path.name), _TRIAL.fullmatch(path.name)
    status = os.lstat(path)
    if not stat.S_ISREG(status.st_mode):
        return []
    if (made := part or trial) is None:
        if _LOCK.fullmatch(path.name) and status.st_size == 0 and (handle := locked(path)) is not None:
            unlock(path, handle)
        return []
    if not _gone(int(made[2]), time.time() - status.st_mtime):
        return []
    saved = _saved(path, part[1]) if part and part[1] and part[1].endswith(SUFFIX) else []
    with contextlib.suppress(FileNotFoundError):
        os.unlink(path)
    return saved


def _saved(part: Path, name: str) -> list[Path]:
    """Gives a whole record its name, where no file has that."""
    path = part.with_name(name)
    try:
        whole = not read_record(part).torn
    except RecordError:
        return []
    if not whole or os.path.lexists(path):
        return []
    appear(part, path)
    return [path]


def _gone(process: int, age: float) -> bool:
    """Whether what this process began so many seconds ago will not go on."""
    if process == os.getpid() or os.name == "nt":
        return age > _OLD
    try:
        os.kill(process, 0)  # asks, and does nothing
    except (ProcessLookupError, OverflowError):
        return True
    except OSError:
        return False
    return age > 24 * 60 * _OLD
