"""What the lines of a record say: the header, and the match's own lines beside the game's actions."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from game.engine.callings import HEAVIEST, fault
from game.engine.plain import plain

SUFFIX: Final = ".lantern"
FORMAT: Final = 2
"""The version of the file format that is written, whatever the game."""
PROVEN: Final = 2
"""From this format on each line carries a check."""
SEED: Final = "seed"
GIVEN: Final = "given"

UNDO: Final = "undo"
SEAT: Final = "seat"
PART: Final = "part"
CONCEDE: Final = "concede"
OVER: Final = "over"
WORDS: Final = frozenset({UNDO, SEAT, PART, CONCEDE, OVER})
"""First words of the match's own lines; no game's action may begin with one."""


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


def seat_line(seat: int, holder: Holder) -> str:
    """The line that hands a seat over. Raises ValueError for a name or level that does not pass `callings`."""
    kind, name = ("person", holder.person) if holder.person else ("computer", holder.level)
    if fault(name):
        raise ValueError(f"{plain(name)!r} is no name for the holder of a seat")
    return f"{SEAT} {seat} {kind} {name}"


def parse_seat_line(line: str) -> tuple[int, Holder]:
    """The seat and holder of a line that `seat_line` made; the name is as it stands there, and may need mending. Raises ValueError."""
    word, number, kind, name = line.split(" ", 3)
    if word != SEAT or kind not in ("person", "computer") or number != str(int(number)) or not 0 < len(name) <= HEAVIEST:
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
