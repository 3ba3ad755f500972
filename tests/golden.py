"""Golden records: complete games that must always play the same way under one version of the rules, each with its trace.

They lie in tests/NAME/golden, one folder for each variety (a chapter, a number of seats, a haunt), so that one that is added moves no
other. A trace tells in ids what happened at each action, so that a drift is a diff.

`python -m tests.golden NAME` writes those of every variety anew, `python -m tests.golden NAME haunt_05` those of one. That is right after
the rules changed, in the commit that raises their version (or that of the haunt); it is wrong in order to make a test pass.
"""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from game.engine import games
from game.engine.contract import ALL, TABLE, Game, Setup, bit
from game.engine.match import Holder, Match
from game.engine.record import SUFFIX, RecordFile

NUMBER: Final = 20
"""Records of a game, at least; each variety has as many as any other."""
CHART: Final = "chart"
"""The variety of Betrayal in which the chart chooses the haunt."""


def folder(name: str) -> Path:
    return Path(__file__).parent / name / "golden"


def variety(game: Game, setup: Setup) -> str:
    """What a set-up is a variety of: a haunt or the chart, a chapter, else a number of seats."""
    for option in ("haunt", "chapter"):
        if value := setup.options.get(option):
            return f"{option}_{value:0>2}" if value.isdecimal() else value
    return f"seats_{setup.seats:02}"


def setups(game: Game) -> dict[str, list[Setup]]:
    """The set-ups of each variety that are recorded."""
    found: dict[str, list[Setup]] = {}
    for setup in game.varieties():
        found.setdefault(variety(game, setup), []).append(setup)
    each = -(-NUMBER // len(found))
    return {name: [of_it[number % len(of_it)] for number in range(each)] for name, of_it in found.items()}


# what happened, in words of the rules


def told(value: Any) -> str:
    """A value as text: of a struct its name and the fields that are not their defaults."""
    if isinstance(value, msgspec.Struct):
        kept = [
            f"{field.name}={told(found)}"
            for field in msgspec.structs.fields(value)
            if field.name != "audience" and (found := getattr(value, field.name)) != field.default
        ]
        return f"{type(value).__name__}({', '.join(kept)})"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{told(key)}: {told(each)}" for key, each in value.items()) + "}"
    if isinstance(value, tuple | list):
        return "[" + ", ".join(map(told, value)) + "]"
    return str(value)


def _heard(event: Any, seats: int) -> str:
    """Who learns of an event, where it is not everybody."""
    viewers = [*range(seats), TABLE]
    heard = [viewer for viewer in viewers if event.audience & bit(viewer)]
    return "" if len(heard) == len(viewers) else " to " + ("+".join("table" if each == TABLE else str(each) for each in heard) or "nobody")


def trace(match: Match) -> Iterator[str]:
    """A line for each action and, indented, for each of its events as ALL sees them; at the end the last position, a line a field."""
    for action, events in match.replay():
        yield str(action)
        yield from (f"  {told(event)}{_heard(event, match.setup.seats)}" for event in events)
    last = match.observe(ALL)
    yield from (f"= {name}: {told(getattr(last, name))}" for name in last.__struct_fields__ if name not in _EMPTY)
    yield f"= {match.outcome()}"


_EMPTY: Final = ("viewer", "legal", "question", "pending")
"""Fields of the last position that say nothing: nobody is asked, nothing is to come."""
_NOTHING: Final = re.compile(r"^= (asked: |agenda: \[\]|child: -1|target: -1|face: |offer: None|waiting: \[\])$|, \w+=(\[\]|\{\})")
"""What says nothing in a trace and comes and goes with the shape of a position: that nobody is asked, about nothing, that nothing is to
come, and fields that hold nothing."""


# writing and comparing


def write(game: Game, into: Path, only: Sequence[str] = ()) -> None:
    """Plays and writes the records of each variety, or of some."""
    for name, chosen in setups(game).items():
        if only and name not in only:
            continue
        shutil.rmtree(into / name, ignore_errors=True)
        (into / name).mkdir(parents=True)
        for number, setup in enumerate(chosen):
            path = into / name / f"{number:02}{SUFFIX}"
            match = Match(game, setup, [Holder(level="random")] * setup.seats, number, RecordFile(path))
            rng = random.Random(f"{name} {number}")
            while (seat := match.actor()) is not None:
                match.play(rng.choice(match.observe(seat).legal))
            assert match.saved, match.notices
            path.with_suffix(".trace").write_text("".join(f"{line}\n" for line in trace(match)), "utf-8")


def records(name: str) -> list[Path]:
    """A game's golden records."""
    return sorted(folder(name).glob(f"*/*{SUFFIX}"))


def _telling(lines: Iterable[str]) -> list[str]:
    return [kept for line in lines if (kept := _NOTHING.sub("", line))]


def drift(game: Game, record: Path) -> str:
    """Where a record now plays otherwise than it did; empty when nowhere. Raises RecordError when it cannot be played."""
    with tempfile.TemporaryDirectory() as place:  # rules that have drifted may leave the game unfinished, and a match writes on
        copy = Path(shutil.copy(record, place))
        match = Match.resume(copy, lambda _: game)
    then, now = _telling(record.with_suffix(".trace").read_text("utf-8").splitlines()), _telling(trace(match))
    action = ""
    for number, (old, new) in enumerate(zip(then, now, strict=False), 1):
        action = action if old[0] in " =" else old
        if old != new:
            return f"{record.parent.name}/{record.stem}.trace, line {number}, after {action}: {old.strip()} has become {new.strip()}"
    return "" if len(then) == len(now) else f"{record.name} has {len(now)} lines, it had {len(then)}"


# the commit that last raised a version


class Seals:
    """The golden files of a checkout beside those of the commit that last raised the version of what they show."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def git(self, *words: str) -> str:
        """What git says of the checkout. Raises CalledProcessError, FileNotFoundError."""
        return subprocess.run(["git", *words], cwd=self.root, check=True, capture_output=True, text=True).stdout

    def _text(self, commit: str, path: str) -> str:
        """A file at a commit, or without one as it is now; empty when it is not there."""
        try:
            return self.git("show", f"{commit}:{path}") if commit else (self.root / path).read_text("utf-8")
        except (subprocess.CalledProcessError, FileNotFoundError):
            return ""

    def _versions(self, commit: str, paths: Sequence[str]) -> list[str]:
        found = [re.search(r"^    version = (\d+)$", self._text(commit, path), re.MULTILINE) for path in paths]
        return [version[1] if version else "1" for version in found]

    def _ruled_by(self, name: str, part: str) -> list[str]:
        """The files whose versions rule a variety: the game's, and of Betrayal the haunt's, or every haunt's where the chart is read."""
        haunts = f"game/{name}/haunts"
        by_chart = sorted(f"{haunts}/{path.name}" for path in (self.root / haunts).glob("haunt_*.py")) if part == CHART else []
        return [f"game/{name}/__init__.py", *by_chart, *([f"{haunts}/{part}.py"] if part.startswith("haunt_") else [])]

    def raised_at(self, name: str, part: str) -> str:
        """The oldest commit from which on a variety's versions have been those of now; empty when they were raised just now."""
        paths = self._ruled_by(name, part)
        now, found = self._versions("", paths), ""
        for commit in self.git("log", "--first-parent", "--format=%H", "--", *paths).split():
            if self._versions(commit, paths) != now:
                break
            found = commit
        return found

    def broken(self, name: str) -> list[str]:
        """The golden files that are otherwise than when their version was raised, or when they were first there after that."""
        wrong = []
        for part in sorted(path.name for path in (self.root / "tests" / name / "golden").iterdir() if path.is_dir()):
            place = f"tests/{name}/golden/{part}/"
            raised = self.raised_at(name, part)
            since = self.git("log", "--first-parent", "--reverse", "--format=%H", f"{raised}..", "--", place).split() if raised else []
            known: dict[str, str] = {}
            for commit in [raised, *since] if raised else []:
                for path in self.git("ls-tree", "-r", "--name-only", commit, place).split():
                    if path.endswith(".trace"):  # it tells all that the record does, in whatever format that is written
                        known.setdefault(path, commit)
            wrong += [path for path, commit in sorted(known.items()) if self._text("", path) != self._text(commit, path)]
        return wrong


if __name__ == "__main__":
    write(games.load(sys.argv[1]), folder(sys.argv[1]), sys.argv[2:])
