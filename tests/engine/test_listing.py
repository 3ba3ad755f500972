"""The list of games: each record is told for what it is, read once and again when it has changed, and nothing keeps it waiting."""

from __future__ import annotations

import json
import os
import sys
import zlib
from pathlib import Path
from typing import Any

import pytest

from game.engine.match import Match
from game.engine.record import Index, RecordInfo, listing, read_record, records_in
from game.engine.record.index import FILE
from tests.engine.test_record import HOLDERS, begin, load
from tests.listed import waiting
from tests.toygame import GAME

NOW = 2_000_000_000.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "records"
    made.mkdir()
    return made


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the records that were read."""
    names: list[str] = []
    read = read_record

    def noted(path: Path) -> Any:
        names.append(path.name)
        return read(path)

    monkeypatch.setattr(listing, "read_record", noted)
    return names


def dated(path: Path, seconds: float) -> Path:
    os.utime(path, (seconds, seconds))
    return path


def codes(found: tuple[RecordInfo, ...]) -> dict[str, str]:
    return {info.path.name: info.entry.code for info in found}


def again(folder: Path, now: float = NOW) -> tuple[RecordInfo, ...]:
    """What a new start of the program finds."""
    index = Index.read(folder.parent / FILE)
    found = waiting(folder, index, now)
    index.write()
    return found


def test_games_that_go_on_are_listed_the_last_played_first_and_nothing_is_touched(folder: Path) -> None:
    begin(folder / "old.lantern", "dare 1")
    begin(folder / "over.lantern").concede(0)
    begin(folder / "other.lantern")
    (folder / "damaged.lantern").write_bytes(b"{}\n")
    (folder / "notes.txt").write_text("no record")
    (folder / "old (damaged).lantern.bak").write_text("kept")
    for age, name in enumerate(("old", "over", "damaged", "other")):
        dated(folder / f"{name}.lantern", 1000 + age)
    before = {entry: (entry.read_bytes(), entry.stat().st_mtime_ns) for entry in folder.iterdir()}
    found = again(folder)
    assert [(info.path.stem, info.entry.code, info.entry.lines) for info in found] == [
        ("other", "", 2),
        ("damaged", "no_record", 0),
        ("old", "", 3),
    ]
    assert found[2].entry.header is not None
    assert found[2].entry.header.holders == HOLDERS
    assert {entry: (entry.read_bytes(), entry.stat().st_mtime_ns) for entry in folder.iterdir()} == before
    assert again(folder) == found
    assert waiting(folder.parent / "nowhere") == ()


def test_a_record_is_read_once_and_again_when_it_has_changed(folder: Path, reads: list[str]) -> None:
    paths = [folder / f"{number}.lantern" for number in range(4)]
    for number, path in enumerate(paths):
        begin(path, "dare 1")
        dated(path, 1000 + number)
    paths[3].write_bytes(paths[3].read_bytes()[:-30])
    first = again(folder)
    assert sorted(reads) == [path.name for path in paths]
    reads.clear()
    assert again(folder) == first
    assert reads == []
    dated(paths[1], 5000)
    paths[2].write_bytes(paths[2].read_bytes() + b"x\n")
    dated(paths[2], 1002)
    paths[0].unlink()
    changed = again(folder)
    assert sorted(reads) == ["1.lantern", "2.lantern"]
    assert codes(changed) == {"1.lantern": "", "2.lantern": "bad_line", "3.lantern": ""}
    assert changed[0].path == paths[3] or changed[0].path == paths[1]


def _pipe(file: Path) -> None:
    file.unlink()
    os.mkfifo(file)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda file: file.unlink(),
        lambda file: file.write_bytes(b""),
        lambda file: file.write_bytes(file.read_bytes()[:-1]),
        lambda file: file.write_bytes(file.read_bytes().replace(b'"lines":3', b'"lines":4')),
        lambda file: file.write_bytes(file.read_bytes().replace(b'"played"', b'"over":true,"played"')),
        lambda file: file.write_bytes(b"[" * 100_000),
        lambda file: file.write_bytes(_checked(b'{"a.lantern":{"size":1}}')),
        lambda file: file.write_bytes(_checked(b'{"\xd0\xb6.lantern":{}}')),
        lambda file: (file.unlink(), file.mkdir()),
        _pipe,
    ],
)
def test_an_index_that_is_wrong_in_any_way_is_made_anew(folder: Path, spoil: Any) -> None:
    if sys.platform == "win32":
        pytest.skip("no pipes among files")
    begin(folder / "a.lantern", "dare 1")
    first = again(folder)
    spoil(folder.parent / FILE)
    assert again(folder) == first
    assert again(folder) == first


def _checked(body: bytes) -> bytes:
    return json.dumps({"version": 102, "check": zlib.crc32(body)}).encode() + b"\n" + body


def test_an_index_that_cannot_be_written_costs_only_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(folder / "a.lantern", "dare 1")

    def full(*_args: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    assert len(again(folder)) == len(again(folder)) == 1
    assert [path.name for path in folder.parent.iterdir()] == ["records"]


def test_a_record_dated_in_the_future_gives_way_to_what_is_played_after_it(folder: Path) -> None:
    begin(folder / "future.lantern")
    begin(folder / "usual.lantern")
    dated(folder / "future.lantern", NOW + 10**8)
    dated(folder / "usual.lantern", NOW - 50)
    assert [info.path.stem for info in again(folder)] == ["future", "usual"]
    dated(folder / "usual.lantern", NOW + 60)
    found = again(folder, NOW + 100)
    assert [(info.path.stem, info.entry.played) for info in found] == [("usual", NOW + 60), ("future", NOW)]
    assert again(folder, NOW + 200) == found


def test_after_a_wrong_clock_what_is_played_then_comes_first(folder: Path) -> None:
    begin(folder / "then.lantern")
    dated(folder / "then.lantern", NOW + 10**8)
    assert [info.entry.played for info in again(folder, NOW + 10**8 + 5)] == [NOW + 10**8]
    assert [info.entry.played for info in again(folder, NOW)] == [NOW], "the clock is right again"
    begin(folder / "since.lantern")
    dated(folder / "since.lantern", NOW + 10)
    assert [info.path.stem for info in again(folder, NOW + 20)] == ["since", "then"]


@pytest.mark.skipif(sys.platform == "win32", reason="no such files")
def test_what_is_no_file_is_told_and_keeps_nobody_waiting(folder: Path) -> None:
    os.mkfifo(folder / "pipe.lantern")
    (folder / "folder.lantern").mkdir()
    (folder / "device.lantern").symlink_to("/dev/zero")
    (folder / "nowhere.lantern").symlink_to(folder / "gone")
    (folder / "itself.lantern").symlink_to(folder / "itself.lantern")
    (folder / "large.lantern").write_bytes(b"")
    os.truncate(folder / "large.lantern", 60 << 20)
    (folder / "ends.lantern").write_bytes(b"\n" * 150_000)
    (folder / os.fsdecode(b"gr\xfc\xdfe.lantern")).write_bytes(b"?\n")
    begin(folder / "good.lantern")
    found = again(folder)
    assert codes(found) == {
        "pipe.lantern": "not_a_file",
        "folder.lantern": "not_a_file",
        "device.lantern": "not_a_file",
        "large.lantern": "too_large",
        "ends.lantern": "too_many_lines",
        "gr\udcfc\udcdfe.lantern": "no_record",
        "good.lantern": "",
    }
    for info in found:
        assert str(info.problem).isprintable()
    assert codes(again(folder)) == codes(found)


def test_a_record_that_may_not_be_read_is_looked_at_anew_each_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(folder / "a.lantern")
    opened = Path.open

    def forbidden(path: Path, *args: Any, **named: Any) -> Any:
        if path.suffix == ".lantern":
            raise PermissionError(13, "Permission denied")
        return opened(path, *args, **named)

    with monkeypatch.context() as locked:
        locked.setattr(Path, "open", forbidden)
        assert codes(again(folder)) == {"a.lantern": "unreadable"}
    assert codes(again(folder)) == {"a.lantern": ""}


def test_many_records_are_told_of_bit_by_bit(folder: Path) -> None:
    for number in range(5):
        dated(begin(folder / f"{number}.lantern").path or folder, 1000 + number)
    index = Index(folder.parent / FILE)
    steps = list(records_in(folder, index, NOW, every=2))
    assert [(len(found.waiting), found.complete) for found in steps] == [(0, False), (2, False), (4, False), (5, True)]
    assert [info.path.stem for info in steps[1].waiting] == ["4", "3"], "the latest are read first"
    assert [(len(found.waiting), found.complete) for found in records_in(folder, index, NOW, every=2)] == [(5, True)]


def test_a_record_that_lost_its_end_is_told_as_shorter_until_it_is_played_on(folder: Path) -> None:
    """Its lines prove themselves; only what was seen before tells that there were more."""
    path = folder / "a.lantern"
    begin(path, "dare 1", "pay", "roll")
    dated(path, 1000)
    assert [info.entry.missing for info in again(folder)] == [0]
    lines = path.read_bytes().split(b"\n")
    for lost, seconds in ((2, 1001), (3, 1002)):
        path.write_bytes(b"\n".join(lines[: -1 - lost]) + b"\n")
        dated(path, seconds)
        assert [(info.entry.code, info.entry.missing) for info in again(folder)] == [("", lost)]
    dated(path, 1003)
    assert [info.entry.missing for info in again(folder)] == [3], "another time alone brings nothing back"
    Match.resume(path, load).play(GAME.parse("pay"))
    dated(path, 1004)
    assert [info.entry.missing for info in again(folder)] == [0]
    begin(folder / "b.lantern", seed=9)
    (folder / "b.lantern").replace(path)
    dated(path, 1005)
    assert [info.entry.missing for info in again(folder)] == [0], "another game"
