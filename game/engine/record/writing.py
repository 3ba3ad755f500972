"""Writing a record: lines are added at its end, and nothing that stands there is ever changed."""

from __future__ import annotations

import contextlib
import os
from datetime import datetime
from pathlib import Path

from game.engine.plain import reason
from game.engine.record.check import Chain
from game.engine.record.errors import RecordError
from game.engine.record.lines import SUFFIX
from game.engine.record.reading import Written


def fresh_path(folder: Path, game: str, now: datetime) -> Path:
    """A path for a new record in the folder, named by the game and the time; no file has it yet."""
    stem = f"{game} {now:%Y-%m-%d %H-%M-%S}"
    number = 1
    path = folder / f"{stem}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{stem} {number}{SUFFIX}"
    return path


class RecordFile:
    """The end of a record, to which lines are added.

    `RecordFile(path)` makes a new file with the first line; `RecordFile.after(written)` goes on with one that was read. A line that
    cannot be written is kept and written together with the next one, so that a full disk leaves no gap. Each line gets its check
    (`game.engine.record.check`), but in a record of format 1, which goes on without.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._exists = False
        self._good = 0  # bytes of whole lines; what lies behind is cut off before the next line
        self._size = 0  # bytes in the file when it was last seen
        self._waiting: list[str] = []
        self._chain: Chain | None = Chain()

    @classmethod
    def after(cls, written: Written) -> RecordFile:
        """The end of a record that was read, behind its last whole line."""
        record = cls(written.path)
        record._exists, record._good, record._size = True, written.good, written.size
        record._chain = written.chain
        if written.open:
            record._waiting.append("")  # the end that the last line lacks
        return record

    def write(self, line: str) -> None:
        """Adds a line and flushes it. Raises RecordError when it could not be written; it is then kept for the next time."""
        self._waiting.append(self._chain.add(line) if self._chain else line)
        data = "".join(f"{waiting}\n" for waiting in self._waiting).encode()
        try:
            if self._exists:
                self._extend(data)
            else:
                self._create(data)
        except OSError as error:
            raise RecordError("unwritable", self.path, reason=reason(error)) from error
        self._waiting.clear()

    def _create(self, data: bytes) -> None:
        """The file appears at once with its whole first lines: it is written under another name and renamed."""
        if self.path.exists():
            raise RecordError("exists", self.path)
        part = self.path.with_name(f".{self.path.name}.{os.getpid()}.part")
        try:
            with part.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            part.rename(self.path)
        except OSError:
            with contextlib.suppress(OSError):
                part.unlink()
            raise
        self._exists, self._good, self._size = True, len(data), len(data)

    def _extend(self, data: bytes) -> None:
        with self.path.open("r+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END) != self._size:
                raise RecordError("changed", self.path)
            try:
                file.truncate(self._good)
                file.seek(self._good)
                if file.write(data) != len(data):
                    raise OSError(28, "No space left on device")
                self._good += len(data)
            finally:
                self._size = file.seek(0, os.SEEK_END)
