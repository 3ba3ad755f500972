"""The proof in a record: each line carries a check of its own text and of all lines before it.

A check is 8 hexadecimal digits of a CRC32. The header holds one of its own text as its last value; every later line ends with ` ~`
and the check of all texts up to its own, each with its line end, the header whole. So a line that is changed, moved, doubled, lost or
brought from another record is found where it stands. It guards against accidents; whoever wants to cheat can count it anew, but cannot
change what the seed gives.
"""

from __future__ import annotations

import re
import zlib
from typing import Final

_MARK: Final = " ~"
_KEY: Final = ',"check":"'
_HEADER: Final = re.compile(r'(.*),"check":"([0-9a-f]{8})"}', re.DOTALL)


def _digits(check: int) -> str:
    return f"{check:08x}"


def _sealed_header(text: str) -> str:
    """The header's JSON object with its check as its last value."""
    body = text[:-1]
    return f'{body}{_KEY}{_digits(zlib.crc32(body.encode()))}"}}'


def header_holds(line: str) -> bool:
    """Whether the header's own check fits its text."""
    found = _HEADER.fullmatch(line)
    return found is not None and _digits(zlib.crc32(found[1].encode())) == found[2]


class Chain:
    """The checks of one record, line by line. `add` is for writing, `start` and `take` for reading."""

    def __init__(self) -> None:
        self._check: int | None = None  # of all texts so far; None before the header

    def add(self, text: str) -> str:
        """The line as it is to be written, without its end: the first is the header, which gets its own check."""
        if self._check is None:
            line = _sealed_header(text)
            self.start(line)
            return line
        return f"{text}{_MARK}{_digits(self._grown(text))}"

    def start(self, header: str) -> None:
        """The header as it stands in the record, its check looked at (`header_holds`)."""
        self._check = 0
        self._grown(header)

    def take(self, line: str) -> str:
        """The text of the next line that was read. Raises ValueError when its check does not fit; the chain is then as it was."""
        text, mark, check = line.rpartition(_MARK)
        before = self._check
        if not mark:
            raise ValueError("it carries no check")
        if check != _digits(self._grown(text)):
            self._check = before
            raise ValueError("its check does not fit")
        return text

    def _grown(self, text: str) -> int:
        self._check = zlib.crc32(text.encode() + b"\n", self._check or 0)
        return self._check
