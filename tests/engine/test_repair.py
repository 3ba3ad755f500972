"""Back to the last good moment: what was good is played on, what was damaged is kept."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from game.engine.contract import ALL
from game.engine.match import Stopped
from game.engine.record import RecordError
from game.engine.repair import go_back
from tests.engine.test_record import begin, load, resume
from tests.sealing import sealed, texts

TURNS = ("dare 1", "pay", "roll", "dare 1", "pay")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.lantern"


@pytest.mark.parametrize("proven", [True, False])
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_from_every_line_there_is_a_way_back_to_the_one_before(path: Path, ends: str, proven: bool) -> None:
    begin(path, *TURNS)
    bare = texts(path.read_text("utf-8"))[:-1]
    whole = [*sealed(bare).split("\n")[:-1]] if proven else [bare[0].replace('"format":2', '"format":1'), *bare[1:]]
    for number in range(1, len(whole)):
        lines = [*whole[:number], "dance 1", *whole[number + 1 :]]
        path.write_text(ends.join(lines) + ends, "utf-8", newline="")
        damaged = path.read_bytes()
        with pytest.raises(RecordError) as caught:
            resume(path)
        assert caught.value.has_good_part
        kept, lost = go_back(path, load)
        assert kept is not None
        assert kept.read_bytes() == damaged
        assert lost == len(whole) - number
        assert texts(path.read_text("utf-8"))[:-1] == [texts(whole[0])[0], *bare[1:number]]
        again = resume(path)
        assert [str(action) for action in again.actions][: number - 1] == bare[1:number]
        again.concede(0)
        assert resume(path).outcome() == again.outcome()
        assert [entry.name for entry in path.parent.iterdir()].count(kept.name) == 1
        kept.unlink()


def test_a_forged_die_is_gone_back_behind(path: Path) -> None:
    match = begin(path, *TURNS)
    bare = texts(path.read_text("utf-8"))[:-1]
    number = max(n for n, line in enumerate(bare) if line.startswith("die "))
    bare[number] = f"die {1 + int(bare[number][-1]) % 6}"
    path.write_text(sealed(bare), "utf-8")
    kept, lost = go_back(path, load)
    assert (kept is not None, lost) == (True, len(bare) - number)
    again = resume(path)  # chance, drawn anew, gives what it had given
    assert [str(action) for action in again.actions] == [str(action) for action in match.actions[: again.length]]
    assert again.length == number


def test_no_file_is_ever_lost(path: Path) -> None:
    begin(path, *TURNS)
    whole = path.read_bytes()
    kept = []
    for number in range(3):
        path.write_bytes(whole + b"%d\n" % number)
        kept.append(go_back(path, load).kept)
    assert [place and place.name for place in kept] == [
        "game (damaged).lantern.bak",
        "game (damaged 2).lantern.bak",
        "game (damaged 3).lantern.bak",
    ]
    assert [place and place.read_bytes() for place in kept] == [whole + b"%d\n" % number for number in range(3)]
    assert go_back(path, load) == (None, 0), "nothing is wrong"
    assert path.read_bytes() == whole
    assert len(list(path.parent.iterdir())) == 4


def test_a_torn_line_behind_the_good_ones_does_no_harm(path: Path) -> None:
    match = begin(path, *TURNS)
    path.write_bytes(path.read_bytes() + b"ro\nro")
    assert go_back(path, load).lost == 2
    assert resume(path).observe(ALL) == match.observe(ALL)


@pytest.mark.parametrize("name", [b"gr\xe4\xdfe", "ж".encode() * 120])
def test_any_name_will_do(tmp_path: Path, name: bytes) -> None:
    path = tmp_path / os.fsdecode(name + b".lantern")
    begin(tmp_path / "first.lantern", *TURNS)
    (tmp_path / "first.lantern").rename(path)
    path.write_bytes(path.read_bytes() + b"?\n")
    kept, _lost = go_back(path, load)
    assert kept is not None
    assert kept.exists()
    assert resume(path).notices == []


@pytest.mark.parametrize("fails", ["first", "second", "exchange"])
def test_where_nothing_can_be_written_the_file_stays_as_it_was(path: Path, fails: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(path, *TURNS)
    path.write_bytes(path.read_bytes() + b"?\n")
    before = path.read_bytes()
    synced = iter([fails == "first", fails == "second"])

    def sync(_number: int) -> None:
        if next(synced):
            raise OSError(28, "No space left on device")

    def replace(*_args: Any) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "fsync", sync)
    if fails == "exchange":
        monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(RecordError) as caught:
        go_back(path, load)
    assert caught.value.code == "unwritable"
    assert list(path.parent.iterdir()) == [path]
    assert path.read_bytes() == before


@pytest.mark.parametrize("data", [b"", b"{}\n", b'{"format":9}\n'])
def test_without_a_good_first_line_there_is_no_way_back(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        go_back(path, load)
    assert not caught.value.has_good_part
    assert list(path.parent.iterdir()) == [path]


def test_it_can_be_called_off(path: Path) -> None:
    begin(path, *TURNS)
    path.write_bytes(path.read_bytes() + b"?\n")
    before = path.read_bytes()
    with pytest.raises(Stopped):
        go_back(path, load, lambda: True)
    assert list(path.parent.iterdir()) == [path]
    assert path.read_bytes() == before
