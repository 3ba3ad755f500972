"""Reading a record: what stands in it, and whether it is whole; no rule is asked and nothing is written."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from game.engine import games
from game.engine.callings import HEAVIEST
from game.engine.contract import Game, Setup
from game.engine.plain import reason
from game.engine.record.check import Chain, header_holds
from game.engine.record.errors import RecordError
from game.engine.record.lines import FORMAT, PROVEN, Header

MOST_BYTES: Final = 4 << 20
"""No game comes near, so that a larger file is none and is not read into memory."""
MOST_LINES: Final = 100_000
_LONGEST_LINE: Final = 4 << 10
_LONGEST_HEADER: Final = 64 << 10
"""Bytes of a line, and of the first one."""
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


class _Format(msgspec.Struct):
    format: int
    check: str | None = None


class Written(msgspec.Struct, frozen=True):
    """What stands in a record: its header, the whole lines after it without their checks, whether a torn last line follows, and lengths
    in bytes with (`size`) and without (`good`) that torn line. `open` says that only its end is missing from the last whole line;
    `chain` is the proof so far, to go on with, None in format 1; `data` all that stands there."""

    path: Path
    header: Header
    lines: tuple[str, ...]
    torn: bool
    good: int
    size: int
    open: bool = False
    chain: Chain | None = None
    data: bytes = b""

    @property
    def proven(self) -> bool:
        """Whether its lines carry checks."""
        return self.chain is not None


def read_record(path: Path) -> Written:
    """What stands in the file; nothing is written and no rule is asked. Raises RecordError."""
    return parse_record(path, read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """All that stands in the file. Raises RecordError, also for what is no file (a pipe would keep us waiting) or is far too large."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise RecordError("not_a_file", path)
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise RecordError("unreadable", path, reason=reason(error)) from error
    if len(data) > MOST_BYTES:
        raise RecordError("too_large", path, most=str(MOST_BYTES >> 20))
    return data


def parse_record(path: Path, data: bytes) -> Written:
    """What stands in these bytes of the file. Raises RecordError."""
    if data.count(b"\n") > MOST_LINES:
        raise RecordError("too_many_lines", path, most=str(MOST_LINES))
    good = data.rfind(b"\n") + 1
    raw = data.removeprefix(_BYTE_ORDER_MARK).split(b"\n")
    rest = raw.pop()
    if not raw:
        raise RecordError("no_record", path, 1, reason="it is not complete")
    first = _text(path, 1, raw[0])
    header = _header(path, first)
    chain = None
    if header.format >= PROVEN:
        chain = Chain()
        chain.start(first)
    lines = [_line(path, number, line, chain) for number, line in enumerate(raw[1:], 2)]
    whole = bool(rest) and chain is not None and _fits(path, len(raw) + 1, rest, chain, lines)
    if whole:
        good = len(data)
    return Written(path, header, tuple(lines), torn=good < len(data), good=good, size=len(data), open=whole, chain=chain, data=data)


def _text(path: Path, number: int, line: bytes) -> str:
    """The line as text, without the CR that an editor may have put before its end."""
    if len(line) > (_LONGEST_HEADER if number == 1 else _LONGEST_LINE):
        raise _damaged(path, number, line, "it is too long")
    try:
        return line.removesuffix(b"\r").decode("utf-8")
    except UnicodeDecodeError:
        raise _damaged(path, number, line, "it is no text") from None


def _damaged(path: Path, number: int, line: bytes | str, why: str) -> RecordError:
    if number == 1:
        return RecordError("no_record", path, 1, reason=why)
    return RecordError("bad_line", path, number, text=line[:80] if isinstance(line, str) else repr(line[:60]), reason=why)


def _line(path: Path, number: int, line: bytes, chain: Chain | None) -> str:
    text = _text(path, number, line)
    if chain is None:
        return text
    try:
        return chain.take(text)
    except ValueError as error:
        raise _damaged(path, number, text, str(error)) from None


def _fits(path: Path, number: int, rest: bytes, chain: Chain, lines: list[str]) -> bool:
    """Whether what stands behind the last line's end is a whole line that lost only its end; it is then one of the lines."""
    try:
        lines.append(_line(path, number, rest, chain))
    except RecordError:
        return False
    return True


def _header(path: Path, line: str) -> Header:
    try:
        found = msgspec.json.decode(line, type=_Format)
        if found.format > FORMAT:
            raise RecordError("newer_format", path, 1, found=str(found.format), known=str(FORMAT))
        if found.format < 1:
            raise RecordError("no_record", path, 1, reason=f"there is no format {found.format}")
        if (found.format >= PROVEN or found.check is not None) and not header_holds(line):
            raise RecordError("no_record", path, 1, reason="its check does not fit")
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError("no_record", path, 1, reason=str(error)) from error
    if any(len(name) > HEAVIEST for holder in header.holders for name in (holder.person, holder.level)):
        raise RecordError("no_record", path, 1, reason="a name is too long")
    return header


def game_of(written: Written, load: Callable[[str], Game] = games.load) -> Game:
    """The game whose rules can play this record on. Raises RecordError for an unknown game, other rules, another board, a part that is
    missing; whether a part that the game has come to has changed shows only playing it."""
    header = written.header
    try:
        game = load(header.game)
    except ValueError as error:
        raise RecordError("unknown_game", written.path, 1, game=header.game) from error
    if header.version != game.version:
        raise RecordError("other_rules", written.path, 1, game=game.name, found=str(header.version), known=str(game.version))
    if header.fingerprint != game.fingerprint():
        raise RecordError("other_board", written.path, 1, game=game.name)
    try:
        missing = game.parts(Setup(header.seats, header.options)).keys() - game.parts().keys()
    except ValueError as error:
        raise RecordError("no_record", written.path, 1, reason=str(error)) from error
    if missing:
        raise RecordError("missing_part", written.path, 1, game=game.name, part=min(missing))
    return game
