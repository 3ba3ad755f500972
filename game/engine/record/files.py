"""The few things that a record asks of the system's files, each by its number or name; what they cannot do raises OSError."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import Final

from game.engine.plain import reason

Signature = tuple[int, int, int, int]
"""Device, inode, size and time of a file: while they stay, nobody else has written there."""
BINARY: Final = getattr(os, "O_BINARY", 0)
_NO_LINKS: Final = (errno.EPERM, errno.EACCES, errno.ENOSYS, errno.EMLINK, errno.EXDEV, getattr(errno, "EOPNOTSUPP", errno.ENOSYS))


def sync_file(handle: int) -> None:
    """Has the disk keep what was written to an open file, for the case that the power fails."""
    if sys.platform == "darwin":  # where fsync leaves it in the disk's own memory
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def keep(handle: int) -> OSError | None:
    """Has the disk keep what was written to an open file, and closes it; what went wrong."""
    try:
        try:
            sync_file(handle)
        finally:
            os.close(handle)
    except OSError as error:
        return error
    except Exception as error:
        return OSError(errno.EIO, reason(error))
    return None


def signature(found: os.stat_result) -> Signature:
    """What is seen of a file without reading it."""
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def write_some(handle: int, data: bytes) -> int:
    """Writes what the disk takes at once; the number of bytes."""
    taken = os.write(handle, data)
    if not taken:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    return taken


def write_all(handle: int, data: bytes) -> None:
    """Writes all of it, however little the disk takes at once."""
    while data:
        data = data[write_some(handle, data) :]


def read_up_to(handle: int, most: int) -> bytes:
    """What stands in a file, up to so many bytes."""
    found = b""
    while len(found) < most and (more := os.read(handle, most - len(found))):
        found += more
    return found


def appear(part: Path, path: Path) -> None:
    """Gives a file its name, where no other has it. Raises FileExistsError."""
    if os.name == "nt":
        os.rename(part, path)  # which goes over no file there
        return
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))  # a disk without links: the name first, then the file
        os.replace(part, path)
    else:
        os.unlink(part)


def sync_folder(folder: Path) -> None:
    """Has the disk keep the name of a new file too, where a system knows how."""
    if os.name != "nt":
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
