"""The record of a game: its save, its replay and its bug report, in one plain-text file that only ever grows.

Line 1 is the header (JSON); then comes one line for each thing that happened, oldest first:

    step d17 via 43        an action of a seat or of chance, in the game's own text
    undo                   the last action was taken back
    seat 3 person Anna     a person holds the seat from here on
    seat 3 computer normal a computer player of that level does
    part haunt_05 2        the game goes on with another version of a part of the rules that it has not come to yet
    concede 3              the seat gave up, and the game is over
    over                   the game came to its own end

A record holds every secret of its game. Nothing here reads rules: `game.engine.match` plays the lines.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final, Literal

import msgspec

from game.engine import games
from game.engine.callings import fault
from game.engine.contract import Game, Refusal, Setup
from game.engine.mapfile import MapError
from game.engine.places import PlaceError
from game.engine.plain import plain, reason

SUFFIX: Final = ".lantern"
FORMAT: Final = 1
"""The version of this file format, whatever the game."""
SEED: Final = "seed"
GIVEN: Final = "given"
_LARGEST: Final = 1 << 26
"""Bytes; no game comes near, so that a larger file is none and is not read into memory."""
_NAME: Final = 255
"""Letters of a file's name that a sentence shows: all that systems allow."""

UNDO: Final = "undo"
SEAT: Final = "seat"
PART: Final = "part"
CONCEDE: Final = "concede"
OVER: Final = "over"
WORDS: Final = frozenset({UNDO, SEAT, PART, CONCEDE, OVER})
"""First words of the match's own lines; no game's action may begin with one."""

_SENTENCES: Final = {
    "unreadable": "{file} cannot be read ({reason}).",
    "no_record": "{file} is no record of a game: its first line is damaged ({reason}).",
    "newer_format": "{file} was written by a newer program (its format is {found}, this program reads {known}).",
    "unknown_game": "{file} is a game of {game}, which this program does not have.",
    "other_rules": "{file} was played by version {found} of the rules of {game}, this program plays version {known}.",
    "other_part": "{file} was played by version {found} of {part} of {game}, this program plays version {known}.",
    "missing_part": "{file} needs {part} of {game}, which this program does not have.",
    "other_board": "{file} was played on another map, or with other cards, of {game}.",
    "bad_line": "{file} is damaged in line {line}: {text} ({reason}).",
    "exists": "{file} exists already, and no record is ever written over.",
    "changed": "{file} was changed by somebody else, so that nothing is added to it.",
    "unwritable": "Nothing can be written to {file} ({reason}).",
}


class RecordError(Exception):
    """A record that cannot be read, played or written. `code` is a key of the sentences above, `params` what to put into one
    (always with `file`, its name), `line` the number of the line at fault, from 1, or 0 for the whole file."""

    def __init__(self, code: str, path: Path, line: int = 0, **params: str) -> None:
        self.code = code
        self.line = line
        where = {"file": plain(path.name, _NAME), **({"line": str(line)} if line else {})}
        self.params = where | {name: plain(text) for name, text in params.items()}
        super().__init__(_SENTENCES[code].format(**self.params))

    @property
    def refusal(self) -> Refusal:
        """The same as code and parameters for the window to word."""
        return Refusal(self.code, tuple(self.params.items()))


class Holder(msgspec.Struct, frozen=True):
    """Who plays a seat: a person by name, or (no name) a computer player of a level."""

    person: str = ""
    level: str = ""


class Header(msgspec.Struct, frozen=True):
    """The first line: all that the rules depend on, and who sits where. `options` are complete, those that the program keeps (tuned
    numbers, the haunts there were) included. `started` is the ISO date and time with its offset; `seed` (0 to 2**63 - 1) is that of all
    chance. `chance` is `given` where outcomes were set from outside (lessons, set positions) and need not follow from the seed."""

    format: int
    game: str
    version: int
    fingerprint: str
    options: dict[str, str]
    seats: int
    holders: tuple[Holder, ...]
    seed: int
    started: str
    chance: Literal["seed", "given"] = SEED


class _Format(msgspec.Struct):
    format: int


class Written(msgspec.Struct, frozen=True):
    """What stands in a record: its header, the whole lines after it, whether a torn last line follows, and lengths in bytes with
    (`size`) and without (`good`) that torn line."""

    path: Path
    header: Header
    lines: tuple[str, ...]
    torn: bool
    good: int
    size: int


class RecordInfo(msgspec.Struct, frozen=True):
    """A record in a list of games: `lines` counts those after the header; `over` says that the game has ended; `problem` why it
    cannot be continued, its board's fault included; `modified` is the file's time in seconds since 1970."""

    path: Path
    header: Header | None
    lines: int
    over: bool
    problem: RecordError | MapError | PlaceError | None
    modified: float


def seat_line(seat: int, holder: Holder) -> str:
    """The line that hands a seat over. Raises ValueError for a name or level that does not pass `callings`."""
    kind, name = ("person", holder.person) if holder.person else ("computer", holder.level)
    if fault(name):
        raise ValueError(f"{plain(name)!r} is no name for the holder of a seat")
    return f"{SEAT} {seat} {kind} {name}"


def parse_seat_line(line: str) -> tuple[int, Holder]:
    """The seat and holder of a line that `seat_line` made; the name is as it stands there, and may need mending. Raises ValueError."""
    word, number, kind, name = line.split(" ", 3)
    if word != SEAT or kind not in ("person", "computer") or number != str(int(number)) or not name:
        raise ValueError("no such seat or holder")
    return int(number), Holder(person=name) if kind == "person" else Holder(level=name)


def part_line(part: str, version: int) -> str:
    """The line that says that the game goes on with this version of a part of the rules."""
    return f"{PART} {part} {version}"


def parse_part_line(line: str) -> tuple[str, int]:
    """The part and version of a line that `part_line` made. Raises ValueError."""
    word, part, version = line.split(" ")
    if word != PART or part_line(part, int(version)) != line:
        raise ValueError("no such part of the rules")
    return part, int(version)


def read_record(path: Path) -> Written:
    """What stands in the file; nothing is written and no rule is asked. Raises RecordError."""
    try:
        data = _bytes(path)
    except OSError as error:
        raise RecordError("unreadable", path, reason=reason(error)) from error
    good = data.rfind(b"\n") + 1
    raw = data[:good].split(b"\n")[:-1]
    if not raw:
        raise RecordError("no_record", path, 1, reason="it is not complete")
    header = _header(path, raw[0])
    lines = []
    for number, line in enumerate(raw[1:], 2):
        try:
            lines.append(line.decode("utf-8"))
        except UnicodeDecodeError:
            raise RecordError("bad_line", path, number, text=repr(line[:60]), reason="it is no text") from None
    return Written(path=path, header=header, lines=tuple(lines), torn=good < len(data), good=good, size=len(data))


def _bytes(path: Path) -> bytes:
    """All that stands in the file. Raises OSError, also for what is no file (a pipe would keep us waiting) or is far too large."""
    size = path.stat().st_size
    if not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    if size > _LARGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return path.read_bytes()


def _header(path: Path, line: bytes) -> Header:
    try:
        found = msgspec.json.decode(line, type=_Format).format
        if found > FORMAT:
            raise RecordError("newer_format", path, 1, found=str(found), known=str(FORMAT))
        if found < 1:
            raise RecordError("no_record", path, 1, reason=f"there is no format {found}")
        return msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("no_record", path, 1, reason=str(error)) from error


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


def list_records(folder: Path, load: Callable[[str], Game] = games.load) -> list[RecordInfo]:
    """The records in a folder, the last played first. Those that cannot be continued are listed with their problem and never
    touched; whether each of their lines can be played shows `Match.read`, which takes longer."""
    found = []
    boards: dict[str, MapError | PlaceError] = {}
    for path in folder.glob(f"*{SUFFIX}"):
        with contextlib.suppress(FileNotFoundError):  # gone since the folder was read
            found.append(_info(path, load, boards))
    return sorted(found, key=lambda info: (-info.modified, info.path.name))


def _info(path: Path, load: Callable[[str], Game], boards: dict[str, MapError | PlaceError]) -> RecordInfo:
    """What the list says of one record; `boards` remembers for each game the fault of its board, which takes long to find."""
    modified = 0.0
    try:
        modified = path.stat().st_mtime
        written = read_record(path)
    except FileNotFoundError:
        raise
    except OSError as error:
        return RecordInfo(path, None, 0, False, RecordError("unreadable", path, reason=reason(error)), modified)
    except RecordError as problem:
        return RecordInfo(path, None, 0, False, problem, modified)
    over = bool(written.lines) and written.lines[-1].split(" ")[0] in (OVER, CONCEDE)
    fault: RecordError | MapError | PlaceError | None = boards.get(written.header.game)
    try:
        if fault is None:
            game_of(written, load)
    except RecordError as error:
        fault = error
    except (MapError, PlaceError) as error:
        fault = boards[written.header.game] = error
    return RecordInfo(path, written.header, len(written.lines), over, fault, modified)


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
    cannot be written is kept and written together with the next one, so that a full disk leaves no gap.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._exists = False
        self._good = 0  # bytes of whole lines; what lies behind is cut off before the next line
        self._size = 0  # bytes in the file when it was last seen
        self._waiting: list[str] = []

    @classmethod
    def after(cls, written: Written) -> RecordFile:
        """The end of a record that was read, behind its last whole line."""
        record = cls(written.path)
        record._exists, record._good, record._size = True, written.good, written.size
        return record

    def write(self, line: str) -> None:
        """Adds a line and flushes it. Raises RecordError when it could not be written; it is then kept for the next time."""
        self._waiting.append(line)
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
