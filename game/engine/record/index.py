"""The index of a folder's records: what was read of each, so that it is read again only when it has changed.

It is a help and nothing more: one that is missing, damaged or wrong is made anew, and no game is ever opened by it. What it alone knows
is when a record was last played: a file dated in the future, after a wrong clock, is taken for played when it was first seen so.
"""

from __future__ import annotations

import contextlib
import os
import zlib
from collections.abc import Collection
from pathlib import Path
from typing import Final

import msgspec

from game.engine.record.lines import FORMAT, Header

FILE: Final = "records.index.json"
_VERSION: Final = 100 + FORMAT
"""Of this file; it grows too when records are read in another way, so that all are read again."""
_MOST_BYTES: Final = 32 << 20
_MOST_RECORDS: Final = 20_000
"""More than these are read at each look."""
_PASSING: Final = ("unreadable", "not_a_file")
"""Problems that may pass without the file being changed."""
_LARGEST_HEADER: Final = 4 << 10
"""Bytes of a first line that is remembered; a larger one is read at each look."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One record: its size in bytes and time of change in nanoseconds as they were when it was read, when it was last played (seconds
    since 1970, never later than when it was seen), and what was found: header, number of lines after it, whether the game is over and
    each line proven; or the code, line and parameters of the problem. `missing` lines stood there when it was seen before: a record that
    lost its end proves itself all the same."""

    size: int
    changed: int
    played: float
    header: Header | None = None
    lines: int = 0
    over: bool = False
    proven: bool = False
    missing: int = 0
    code: str = ""
    line: int = 0
    params: tuple[tuple[str, str], ...] = ()


class _Head(msgspec.Struct):
    """The file's first line: its version, and a check of all that follows."""

    version: int
    check: int


class Index:
    """What is known of the records in a folder, by their files' names."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._entries: dict[str, Entry] = {}
        self._changed = False

    @classmethod
    def read(cls, file: Path) -> Index:
        """The index in a file; an empty one when there is none that can be trusted."""
        index = cls(file)
        with contextlib.suppress(OSError, ValueError, msgspec.DecodeError, RecursionError):
            if file.is_file():  # a pipe would keep us waiting
                with file.open("rb") as opened:
                    data = opened.read(_MOST_BYTES + 1)
                first, _end, rest = data.partition(b"\n")
                head = msgspec.json.decode(first, type=_Head)
                if len(data) <= _MOST_BYTES and (head.version, head.check) == (_VERSION, zlib.crc32(rest)):
                    found = msgspec.json.decode(rest, type=dict[str, Entry])
                    index._entries = {_name(key): entry for key, entry in found.items()}
        return index

    def of(self, name: str, size: int, changed: int, now: float) -> Entry | None:
        """What is known of the record with this name as it is now, else None."""
        entry = self._entries.get(name)
        if entry is None or (entry.size, entry.changed) != (size, changed):
            return None
        if entry.played > now:  # the clock went wrong when it was seen, or has since
            entry = self.learn(name, msgspec.structs.replace(entry, played=now))
        return entry

    def learn(self, name: str, entry: Entry) -> Entry:
        """Remembers what was read; returns it, with what is missing of what was known before."""
        before = self._entries.get(name)
        if before is not None and before.header is not None and before.header == entry.header and before.lines >= entry.lines:
            entry = msgspec.structs.replace(entry, missing=before.missing + before.lines - entry.lines)
        small = entry.header is None or len(msgspec.json.encode(entry.header)) <= _LARGEST_HEADER
        if small and entry.code not in _PASSING:
            self._entries[name] = entry
            self._changed = True
        return entry

    def keep_only(self, names: Collection[str]) -> None:
        """Forgets the records that are gone."""
        gone = self._entries.keys() - set(names)
        for name in gone:
            del self._entries[name]
        self._changed = self._changed or bool(gone)

    def write(self) -> None:
        """Keeps what was learnt, if anything was. Where that is not possible it is learnt again the next time."""
        if not self._changed:
            return
        latest = sorted(self._entries.items(), key=lambda item: -item[1].played)[:_MOST_RECORDS]
        body = msgspec.json.encode({_key(name): entry for name, entry in latest})
        head = msgspec.json.encode(_Head(_VERSION, zlib.crc32(body)))
        part = self.file.with_name(f".{self.file.name}.{os.getpid()}.part")
        try:
            part.write_bytes(head + b"\n" + body)
            part.replace(self.file)
            self._changed = False
        except OSError:
            with contextlib.suppress(OSError):
                part.unlink()


def _key(name: str) -> str:
    """A file's name as text for JSON, whatever bytes it is made of."""
    return os.fsencode(name).decode("latin-1")


def _name(key: str) -> str:
    return os.fsdecode(key.encode("latin-1"))
