"""A disk that fails on demand, under the whole program: the calls by which Python reaches files are wrapped for one folder.

`with Disk(folder) as disk:` and then `disk.kind = FULL`; every other path is left alone. Tests run as an administrator, whom no
permission stops, so the errors are those that a system would give.
"""

from __future__ import annotations

import builtins
import contextlib
import errno
import io
import os
import stat
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

FINE: Final = "fine"
FULL: Final = "full"
"""Takes `room` more bytes and then none."""
READ_ONLY: Final = "read-only"
SLOW: Final = "slow"
"""Takes `delay` seconds for each write, and for each time that it is to keep something."""
HELD: Final = "held"
"""Takes nothing until it is anything else again: a disk over a network that does not answer."""
GONE: Final = "gone"
"""Nothing is there, and nothing can be made there: a stick that was drawn out."""
BROKEN: Final = "broken"
"""Takes everything, and then says that it could not keep it."""

_CHANGING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
_NAMES: Final = ("stat", "listdir", "scandir", "mkdir", "unlink", "rename", "replace", "link", "rmdir")
_LOOKS: Final = ("stat", "listdir", "scandir")


class Disk:
    """Faults below one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = os.path.abspath(folder)
        self._kind = FINE
        self._free = threading.Event()
        self.room = 0
        self.delay = 0.2
        self.refused = 0
        """How often it said no."""
        self.kept: dict[int, bytes] = {}
        """What a file, by its number on the disk, would hold after a power cut: what it was last made to keep."""
        self._free_thread = 0
        self._files: dict[int, str] = {}
        self._lock = threading.Lock()
        self._real: dict[tuple[Any, str], Any] = {}

    @property
    def kind(self) -> str:
        """What is wrong with it now."""
        return self._kind

    @kind.setter
    def kind(self, kind: str) -> None:
        self._kind = kind
        self._free.clear() if kind == HELD else self._free.set()

    @contextlib.contextmanager
    def truth(self) -> Iterator[None]:
        """The one who holds the disk looks at it: whatever is wrong, this thread is told nothing but the truth meanwhile."""
        self._free_thread = threading.get_ident()
        try:
            yield
        finally:
            self._free_thread = 0

    def __enter__(self) -> Disk:
        for name in _NAMES:
            self._wrap(os, name, self._by_name(name, getattr(os, name)))
        self._wrap(os, "open", self._open(os.open))
        self._wrap(os, "write", self._write(os.write))
        self._wrap(os, "ftruncate", self._on_file(os.ftruncate))
        self._wrap(os, "fsync", self._fsync(os.fsync))
        self._wrap(os, "close", self._close(os.close))
        opened = self._stream(io.open)
        self._wrap(io, "open", opened)
        self._wrap(builtins, "open", opened)
        return self

    def __exit__(self, *error: object) -> None:
        self.kind = FINE
        for (module, name), real in self._real.items():
            setattr(module, name, real)
        self._real.clear()

    def _wrap(self, module: Any, name: str, wrapped: Any) -> None:
        self._real[module, name] = getattr(module, name)
        setattr(module, name, wrapped)

    def _below(self, path: Any) -> bool:
        if self._free_thread == threading.get_ident():
            return False
        if isinstance(path, int):
            return path in self._files
        try:
            text = os.path.abspath(os.fsdecode(path))
        except (TypeError, ValueError):
            return False
        return text == self.folder or text.startswith(self.folder + os.sep)

    def _refuse(self, number: int, path: Any = None) -> OSError:
        with self._lock:
            self.refused += 1
        return OSError(number, os.strerror(number)) if path is None else OSError(number, os.strerror(number), os.fsdecode(path))

    def _check(self, path: Any, changing: bool) -> None:
        """Raises what the system would say to somebody who looks at or changes a name."""
        if self.kind == GONE:
            raise self._refuse(errno.EACCES if changing else errno.ENOENT, path)
        if self.kind == READ_ONLY and changing:
            raise self._refuse(errno.EROFS, path)

    def _by_name(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(path: Any = ".", *rest: Any, **named: Any) -> Any:
            if not isinstance(path, int) and self._below(path):
                self._check(path, name not in _LOOKS and not (name == "mkdir" and self.kind != GONE and os.path.isdir(path)))
            return real(path, *rest, **named)

        return call

    def _open(self, real: Callable[..., int]) -> Callable[..., int]:
        def call(path: Any, flags: int, *rest: Any, **named: Any) -> int:
            below = self._below(path)
            if below:
                if self.kind == GONE:
                    raise self._refuse(errno.ENOENT, path)
                self._check(path, bool(flags & _CHANGING))
            number = real(path, flags, *rest, **named)
            if below:
                self._files[number] = os.fsdecode(path)
            return number

        return call

    def _write(self, real: Callable[[int, bytes], int]) -> Callable[[int, bytes], int]:
        def call(number: int, data: bytes) -> int:
            if number not in self._files:
                return real(number, data)
            self._on_a_bad_day()
            if self.kind != FULL:
                return real(number, data)
            if not self.room:
                raise self._refuse(errno.ENOSPC)
            taken = min(self.room, len(data))
            self.room -= taken
            return real(number, data[:taken])

        return call

    def _on_a_bad_day(self) -> None:
        if self.kind == GONE:
            raise self._refuse(errno.EIO)
        if self.kind == READ_ONLY:
            raise self._refuse(errno.EROFS)
        if self.kind == SLOW:
            time.sleep(self.delay)
        if self.kind == HELD:
            self._free.wait()

    def _on_file(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(number: int, *rest: Any) -> Any:
            if number in self._files:
                self._on_a_bad_day()
            return real(number, *rest)

        return call

    def _fsync(self, real: Callable[[int], None]) -> Callable[[int], None]:
        opened = io.open

        def call(number: int) -> None:
            if number in self._files:
                self._on_a_bad_day()
                if self.kind == BROKEN:
                    raise self._refuse(errno.EIO)
                found = os.fstat(number)
                if stat.S_ISREG(found.st_mode):
                    with opened(self._files[number], "rb") as file:
                        self.kept[found.st_ino] = file.read()
                return  # a real one costs time, and a test cannot draw the plug
            real(number)

        return call

    def _close(self, real: Callable[[int], None]) -> Callable[[int], None]:
        def call(number: int) -> None:
            self._files.pop(number, None)
            real(number)

        return call

    def _stream(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(file: Any, mode: str = "r", *rest: Any, **named: Any) -> Any:
            if not isinstance(file, int) and self._below(file):
                changing = any(letter in mode for letter in "wax+")
                if self.kind == GONE:
                    raise self._refuse(errno.ENOENT, file)
                self._check(file, changing)
                if self.kind == FULL and changing and not self.room:
                    raise self._refuse(errno.ENOSPC, file)
            return real(file, mode, *rest, **named)

        return call
