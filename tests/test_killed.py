"""Killed at any moment, a game loses at most the action that was being written."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.engine import games
from game.engine.litter import sweep
from game.engine.match import Match
from game.engine.record import SUFFIX, read_record
from game.players.registry import plain_choice
from tests.golden import records
from tests.killing import tally

KILLS = 50
TABLES = 2
"""Games that are played and killed at the same time."""
ROOT = Path(__file__).parents[1]
PATIENCE = 60.0


@dataclass
class Told:
    """What a killed process had said: `did` actions were played and `tally` is their sum, `trying` says that one more was under way."""

    began: bool = False
    did: int = 0
    tally: int = 0
    trying: bool = False
    over: bool = False


def heard(said: bytes) -> Told:
    told = Told()
    for line in said.decode().splitlines():
        word, *numbers = line.split(" ")
        if word == "did":
            told = Told(True, int(numbers[0]), int(numbers[1]))
        told.trying = word == "try"
        told.over = word == "over"
    return told


def play_and_kill(path: Path, board: Path, rng: random.Random) -> Told:
    """Starts a process that plays on, and kills it: a third of the time while it starts, else while it thinks, plays and writes."""
    level = rng.choice(("easy", "normal", "hard"))
    command = [sys.executable, "-m", "tests.killing", str(path), str(board), str(rng.randrange(1 << 40)), level]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        first = b""
        if rng.random() < 0.7:
            os.set_blocking(process.stdout.fileno(), False)
            end = time.monotonic() + PATIENCE
            while first.count(b"did") < 2 and time.monotonic() < end and process.poll() is None:
                first += process.stdout.read() or b""
                time.sleep(0.001)
            os.set_blocking(process.stdout.fileno(), True)
            time.sleep(rng.random() * 0.25)
        else:
            time.sleep(rng.random() * 0.5)
        process.kill()
        return heard(first + process.stdout.read())


def whole_lines(path: Path) -> bytes:
    """What stands in a record, without a torn last line."""
    return path.read_bytes()[: read_record(path).good] if path.exists() else b""


def assert_nothing_is_lost(path: Path, told: Told, earlier: bytes) -> Match:
    """All that stood in the record before and all that was said to have happened stands in it, and only what was under way after it."""
    before = path.read_bytes()
    match = Match.read(path)
    assert path.read_bytes() == before
    assert before.startswith(earlier)
    assert match.length >= told.did
    assert tally(match.actions[: told.did]) == told.tally
    more = [str(action) for action in match.actions[told.did :]]
    if told.began and not told.trying:
        assert more == [], "nothing else had been begun"
    return match


def assert_cut_anywhere_goes_on(path: Path, trial: Path) -> int:
    """Cuts the file at every byte of its last line: all lines before stay, the game goes on, and what is then played stands there."""
    data = path.read_bytes()
    written = read_record(path)
    data = data[: written.good]
    last = data.rstrip(b"\n").rfind(b"\n") + 1
    if not written.lines:
        return 0
    kept = None
    least = len(data) - 1 if written.proven else len(data)  # a line whose check is there lacks nothing but its end
    for end in range(last, len(data) + 1):
        trial.write_bytes(data[:end])
        match = Match.resume(trial)
        assert bool(match.notices) == (last < end < least), "a torn line is told of"
        whole = data if end >= least else data[:last]
        if match.actor() is not None:
            actor = match.actor()
            assert actor is not None
            match.play(plain_choice(match.observe(actor), 1))
        assert match.saved
        after = trial.read_bytes()
        assert after.startswith(whole)
        if end < least:
            kept = kept or after
            assert after == kept, "wherever the line was torn, the game goes on the same"
        again = Match.read(trial)
        assert (again.actions, again.holders) == (match.actions, match.holders)
    return len(data) - last


def one_table(number: int, into: Path, board: Path) -> list[str]:
    """Half of the kills, one after another, most of them in a game that was killed before; what was found each time."""
    rng = random.Random(number)
    found = []
    path = into / f"{number}-0{SUFFIX}"
    for kill in range(KILLS // TABLES):
        earlier = whole_lines(path)
        told = play_and_kill(path, board, rng)
        if not path.exists():
            assert not told.began
            found.append("before the first line")
            continue
        match = assert_nothing_is_lost(path, told, earlier)
        found.append("in an action" if told.trying else "over" if told.over else "thinking" if told.began else "starting")
        if kill % 5 == 0 and match.length:
            assert_cut_anywhere_goes_on(path, into / f"{number}-cut{SUFFIX}")
        if match.actor() is None or rng.random() < 0.2:
            path = into / f"{number}-{kill + 1}{SUFFIX}"
    return found


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 and pipes that do not block")
def test_killed_at_fifty_moments_every_game_goes_on(tmp_path: Path) -> None:
    board = tmp_path / "board"
    board.write_bytes(games.load("lastfriday").board_data())
    with ThreadPoolExecutor(TABLES) as tables:
        found = [word for words in tables.map(lambda number: one_table(number, tmp_path, board), range(TABLES)) for word in words]
    assert len(found) == KILLS
    assert found.count("thinking") > KILLS / 4
    assert len(set(found)) > 2
    records = sorted(tmp_path.glob(f"[0-9]-[0-9]*{SUFFIX}"))
    assert any(path.suffix != SUFFIX for path in tmp_path.iterdir() if path != board), "nothing was there to be cleared away"
    sweep([tmp_path])
    assert [path for path in tmp_path.iterdir() if path.suffix != SUFFIX] == [board], "the next start clears away what was left"
    for path in records:
        match = Match.resume(path)
        while (actor := match.actor()) is not None:
            match.play(plain_choice(match.observe(actor), match.length))
        assert match.saved
        assert Match.read(path).outcome() == match.outcome()


@pytest.mark.slow
def test_a_record_cut_at_any_byte_of_any_of_its_last_lines_goes_on(tmp_path: Path) -> None:
    path = tmp_path / f"whole{SUFFIX}"
    lines = records("lastfriday")[2].read_bytes().split(b"\n")[:-1]
    cuts = 0
    for count in range(len(lines), 1, -23):
        path.write_bytes(b"\n".join(lines[:count]) + b"\n")
        cuts += assert_cut_anywhere_goes_on(path, tmp_path / f"cut{SUFFIX}")
    assert cuts > 50


def test_a_record_cut_within_its_first_line_is_told_of_and_left(tmp_path: Path) -> None:
    first = records("lastfriday")[2]
    line = first.read_bytes().split(b"\n")[0]
    for end in range(len(line) + 1):
        path = tmp_path / f"cut{SUFFIX}"
        path.write_bytes(line[:end])
        with pytest.raises(Exception, match=r"cut\.lantern is no record of a game"):
            Match.resume(path)
        assert path.read_bytes() == line[:end]
