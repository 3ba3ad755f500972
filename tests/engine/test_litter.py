"""After a program was killed nothing of it lies about, and nothing that is not litter is touched."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.contract import Setup
from game.engine.guard import Guard, alone, lock_path
from game.engine.litter import sweep
from game.engine.match import Holder, Match
from game.engine.record import read_record
from tests.toygame import GAME


@pytest.fixture(scope="module")
def gone() -> int:
    """The number of a process that is no more."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


def record() -> bytes:
    match = Match(GAME, Setup(2), (Holder("Anna"), Holder("Borys")), 1)
    return match.record_text().encode()


def test_what_a_dead_process_left_goes_and_all_else_stays(tmp_path: Path, gone: int) -> None:
    whole = record()
    litter = {
        f".toy 1.lantern.{gone}.part": whole[:40],
        f".toy 2.lantern.{gone}.part": whole + b"torn",
        f".toy there.lantern.{gone}.part": whole,
        f".{gone}.part": b"x",
        f".records.index.json.{gone}.part": b"x",
        f".settings-{gone}.json": b"{}",
        f".trial-{gone}": b"",
        ".toy 1.lantern.lock": b"",
        ".settings.lock": b"",
    }
    ours = {
        "toy there.lantern": b"a damaged one",
        f".toy 3.lantern.{os.getppid()}.part": whole,
        f".toy 4.lantern.{os.getpid()}.part": whole,
        f".trial-{os.getpid()}": b"",
        ".toy 2.lantern.lock": b"not ours: there is something in it",
        ".notes.lock": b"",
        f"toy.lantern.{gone}.part": whole,
        f".notes.{gone}.part": b"x",
        f".settings-{gone}.json.bak": b"x",
    }
    for name, data in (litter | ours).items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / f".trial-{gone}9").mkdir() if gone < 10**8 else None
    (tmp_path / f".{gone}1.part").symlink_to(tmp_path / "toy there.lantern")
    assert sweep([tmp_path, tmp_path / "nowhere"]) == []
    assert {path.name for path in tmp_path.iterdir() if path.is_file() and not path.is_symlink()} == ours.keys()
    assert all((tmp_path / name).read_bytes() == data for name, data in ours.items())
    assert (tmp_path / f".{gone}1.part").is_symlink()


def test_a_record_that_lacked_only_its_name_gets_it(tmp_path: Path, gone: int) -> None:
    (tmp_path / f".toy 1.lantern.{gone}.part").write_bytes(record())
    assert sweep([tmp_path]) == [tmp_path / "toy 1.lantern"]
    assert list(tmp_path.iterdir()) == [tmp_path / "toy 1.lantern"]
    assert read_record(tmp_path / "toy 1.lantern").header.game == "toy"


def test_what_was_begun_long_ago_goes_whoever_has_the_number_now(tmp_path: Path) -> None:
    left = tmp_path / f".trial-{os.getpid()}"
    left.write_bytes(b"")
    os.utime(left, (1000, 1000))
    sweep([tmp_path])
    assert list(tmp_path.iterdir()) == []


def test_a_lock_that_is_held_is_no_litter_and_goes_with_who_held_it(tmp_path: Path) -> None:
    path = tmp_path / "toy.lantern"
    one, other = Guard(), Guard()
    assert one.take(path)
    assert not other.take(path)
    sweep([tmp_path])
    assert lock_path(path).exists()
    lock_path(path).unlink()  # a folder that came back empty
    assert one.take(path)
    assert not other.take(path)
    one.give()
    assert list(tmp_path.iterdir()) == []
    assert other.take(path)
    other.give()
    with alone(tmp_path / ".settings.lock"):
        assert [entry.name for entry in tmp_path.iterdir()] == [".settings.lock"]
    assert list(tmp_path.iterdir()) == []
