"""Golden records: twenty complete games that must always play the same way under one version of the rules.

`python -m tests.golden NAME` writes them anew into tests/NAME/golden. That is right after the rules changed and got a new version, or
after the map or the numbers changed; it is wrong in order to make a test pass.
"""

from __future__ import annotations

import hashlib
import random
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from game.engine import games
from game.engine.contract import ALL, Game
from game.engine.match import Holder, Match
from game.engine.record import SUFFIX, RecordFile

NUMBER = 20


def folder(name: str) -> Path:
    return Path(__file__).parent / name / "golden"


def trace(match: Match) -> Iterator[str]:
    """A line for each action: the action, and a short hash of its events as ALL sees them; at the end one for the last position."""
    for action, events in match.replay():
        yield f"{_hash(repr(events))} {action}"
    yield f"{_hash(repr(match.observe(ALL)))} {match.outcome()}"


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def write(game: Game, into: Path) -> None:
    """Plays and writes the records, each with its trace, going through the game's varieties."""
    into.mkdir(parents=True, exist_ok=True)
    for old in [*into.glob(f"*{SUFFIX}"), *into.glob("*.trace")]:
        old.unlink()
    varieties = list(game.varieties())
    for number in range(NUMBER):
        setup = varieties[number % len(varieties)]
        holders = [Holder(level="random")] * setup.seats
        match = Match(game, setup, holders, number, RecordFile(into / f"{number:02}{SUFFIX}"))
        rng = random.Random(number)
        while (seat := match.actor()) is not None:
            match.play(rng.choice(match.observe(seat).legal))
        assert match.saved, match.notices
        (into / f"{number:02}.trace").write_text("".join(f"{line}\n" for line in trace(match)), "utf-8")


def drift(game: Game, record: Path) -> str:
    """Where a record now plays otherwise than it did; empty when nowhere. Raises RecordError when it cannot be played."""
    with tempfile.TemporaryDirectory() as place:  # rules that have drifted may leave the game unfinished, and a match writes on
        copy = Path(shutil.copy(record, place))
        match = Match.resume(copy, lambda _: game)
    then = record.with_suffix(".trace").read_text("utf-8").splitlines()
    now = list(trace(match))
    for number, (old, new) in enumerate(zip(then, now, strict=False), 1):
        if old != new:
            return f"{record.name}, action {number}: {old} has become {new}"
    return "" if len(then) == len(now) else f"{record.name} has {len(now)} actions, it had {len(then)}"


if __name__ == "__main__":
    write(games.load(sys.argv[1]), folder(sys.argv[1]))
