"""The record: an append-only file that is save, replay and bug report, and that is never damaged further."""

from __future__ import annotations

import errno
import json
import os
import shutil
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, NoReturn

import pytest

from game.engine.contract import ALL, Game, IllegalAction, Setup
from game.engine.match import Holder, Match
from game.engine.record import RecordError, RecordFile, fresh_path, read_record, writing
from tests.faults import BROKEN, FINE, FULL, GONE, READ_ONLY, Disk
from tests.listed import waiting
from tests.sealing import SEPARATORS, sealed, texts
from tests.toygame import GAME, ToyGame

HOLDERS = (Holder("Anna"), Holder("Борис"))


def load(name: str) -> Game:
    if name != "toy":
        raise ValueError(name)
    return GAME


def begin(path: Path, *texts: str, seed: int = 1) -> Match:
    match = Match(GAME, Setup(2), HOLDERS, seed, RecordFile(path))
    for text in texts:
        match.play(GAME.parse(text))
    return match


def resume(path: Path) -> Match:
    return Match.resume(path, load)


def lines(path: Path) -> list[str]:
    return texts(path.read_text("utf-8"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.lantern"


def test_a_record_is_a_header_and_one_line_for_each_thing_that_happened(path: Path) -> None:
    match = begin(path, "dare 1")
    match.undo("Anna")
    match.hand_over(1, Holder(level="normal"))
    match.play(GAME.parse("roll"))
    match.hand_over(1, Holder("Clara von K"))
    match.concede(1)
    header, *rest = lines(path)
    assert json.loads(header) | {"started": ""} == {
        "format": 2,
        "game": "toy",
        "version": 1,
        "fingerprint": "five cards",
        "options": {"rounds": "2"},
        "seats": 2,
        "holders": [{"person": "Anna", "level": ""}, {"person": "Борис", "level": ""}],
        "seed": 1,
        "started": "",
        "chance": "seed",
    }
    assert datetime.fromisoformat(json.loads(header)["started"]).tzinfo is not None
    one, two, die = (str(action) for action in match.actions if action.verb in ("deal", "die"))
    assert rest == [
        *(one, two, "dare 1", "undo", "seat 1 computer normal", "roll", die),
        *("seat 1 person Clara von K", "concede 1", ""),
    ]
    resumed = resume(path)
    assert (resumed.holders, resumed.outcome(), resumed.actor()) == (match.holders, match.outcome(), None)


def test_a_match_that_is_resumed_goes_on_with_the_same_dice(path: Path) -> None:
    begin(path, "dare 1")
    resumed = resume(path)
    straight = begin(path.with_name("straight.lantern"), "dare 1")
    for match in (resumed, straight):
        for text in ("pay", "roll", "roll", "roll"):
            match.play(GAME.parse(text))
    assert resumed.observe(ALL) == straight.observe(ALL)
    assert resumed.history(0) == straight.history(0)
    assert lines(path)[1:] == lines(straight.path or path)[1:]


def test_a_line_stands_in_the_file_before_its_effect_can_be_seen(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(path)
    seen: list[tuple[int, int, bool]] = []
    write = RecordFile.write

    def watched(record: RecordFile, line: str) -> None:
        before = match.length, match.mark()
        write(record, line)
        seen.append((*before, lines(path)[-2:] == [line, ""]))
        assert (match.length, match.mark()) == before

    monkeypatch.setattr(RecordFile, "write", watched)
    match.play(GAME.parse("roll"))
    assert [(length, written) for length, _, written in seen] == [(2, True), (3, True)]


def test_an_illegal_action_writes_nothing(path: Path) -> None:
    match = begin(path)
    before = path.read_bytes()
    with pytest.raises(IllegalAction):
        match.play(GAME.parse("pay"))
    assert path.read_bytes() == before


def test_the_end_is_noted_once_and_again_after_it_was_taken_back(path: Path) -> None:
    match = begin(path, *("dare 1", "pay", "dare 0", "pay", "dare 1", "pay", "dare 0", "pay"))
    assert lines(path)[-3:] == ["pay", "over", ""]
    match.undo("Anna")
    assert [info.path for info in waiting(path.parent)] == [path]
    assert resume(path).actor() == 0
    match.play(GAME.parse("pay"))
    assert lines(path)[-5:] == ["over", "undo", "pay", "over", ""]
    assert waiting(path.parent) == ()
    assert resume(path).outcome() == match.outcome()


def test_a_torn_last_line_is_cut_off_before_the_next_is_written_and_people_are_told(path: Path) -> None:
    begin(path, "dare 1")
    whole, torn = path.read_bytes(), b"seat 1 person Somebody with a lo"
    path.write_bytes(whole + torn)
    resumed = resume(path)
    assert path.read_bytes() == whole + torn  # reading writes nothing
    assert [(notice.code, dict(notice.params)) for notice in resumed.notices] == [("torn_line", {"file": "game.lantern", "line": "5"})]
    resumed.play(GAME.parse("pay"))
    assert path.read_bytes().startswith(whole)
    assert lines(path)[-3:] == ["dare 1", "pay", ""]
    assert resume(path).notices == []


def spoilt(change: Callable[[list[str]], Any]) -> Callable[[Path], None]:
    """Damage with checks that fit it."""

    def spoil(path: Path) -> None:
        content = lines(path)[:-1]
        change(content)
        path.write_text(sealed(content), "utf-8", newline="")

    return spoil


def header(**changes: Any) -> Callable[[Path], None]:
    return spoilt(lambda content: content.__setitem__(0, json.dumps(json.loads(content[0]) | changes, separators=SEPARATORS)))


@pytest.mark.parametrize(
    ("spoil", "code", "line"),
    [
        (spoilt(lambda content: content.__setitem__(3, "dance 1")), "bad_line", 4),
        (spoilt(lambda content: content.__setitem__(3, "pay")), "bad_line", 4),
        (spoilt(lambda content: content.__setitem__(3, "")), "bad_line", 4),
        (spoilt(lambda content: content.__setitem__(3, "dare\r1")), "bad_line", 4),
        (spoilt(lambda content: content.__setitem__(2, content[1])), "bad_line", 3),
        (spoilt(lambda content: content.__setitem__(2, "deal 9")), "bad_line", 3),
        (spoilt(lambda content: content.__setitem__(2, "deal 1" if content[2] != "deal 1" else "deal 2")), "bad_line", 3),
        (spoilt(lambda content: content.insert(3, "part haunt_05")), "bad_line", 4),
        (spoilt(lambda content: content.pop(1)), "bad_line", 2),
        (spoilt(lambda content: content.insert(3, "undo")), "bad_line", 4),
        (spoilt(lambda content: content.insert(3, "over")), "bad_line", 4),
        (spoilt(lambda content: content.insert(3, "seat 2 person Anna")), "bad_line", 4),
        (spoilt(lambda content: content.insert(3, "seat 1 robot Anna")), "bad_line", 4),
        (spoilt(lambda content: content.insert(3, "seat 1 person")), "bad_line", 4),
        (spoilt(lambda content: content.insert(3, "concede 2")), "bad_line", 4),
        (spoilt(lambda content: content.insert(3, "concede")), "bad_line", 4),
        (spoilt(lambda content: content.insert(3, "concede 1")), "bad_line", 5),
        (lambda path: path.write_bytes(path.read_bytes().replace(b"dare 1", b"\xff\xfe")), "bad_line", 4),
        (lambda path: path.write_bytes(b""), "no_record", 1),
        (lambda path: path.write_bytes(path.read_bytes()[:40]), "no_record", 1),
        (lambda path: path.write_bytes(path.read_bytes()[20:]), "no_record", 1),
        (lambda path: path.write_bytes(b"\xff\xfe\n"), "no_record", 1),
        (header(seats=3), "no_record", 1),
        (header(seats="2"), "no_record", 1),
        (header(holders=[{"person": "Anna"}, {"person": "A" * 121}]), "no_record", 1),
        (header(options={"rounds": "9"}), "no_record", 1),
        (header(format=3, game=3), "newer_format", 1),
        (header(game="chess"), "unknown_game", 1),
        (header(version=2), "other_rules", 1),
        (header(fingerprint="six cards"), "other_board", 1),
    ],
)
def test_damage_is_named_with_its_line_and_the_file_stays_as_it_was(
    path: Path, spoil: Callable[[Path], None], code: str, line: int
) -> None:
    begin(path, "dare 1")
    spoil(path)
    before, time = path.read_bytes(), path.stat().st_mtime_ns
    with pytest.raises(RecordError) as caught:
        resume(path)
    assert (caught.value.code, caught.value.line) == (code, line)
    assert str(caught.value).startswith("game.lantern ") or str(caught.value).startswith("game.lantern,")
    assert str(caught.value).count("\n") == 0
    assert caught.value.refusal.code == code
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, time)
    assert [entry.name for entry in path.parent.iterdir()] == ["game.lantern"]


def test_a_record_that_is_not_there_is_a_clear_error(path: Path) -> None:
    with pytest.raises(RecordError, match=r"game\.lantern cannot be read \(No such file") as caught:
        resume(path)
    assert caught.value.code == "unreadable"


def test_a_new_record_never_replaces_another(path: Path) -> None:
    begin(path)
    before = path.read_bytes()
    match = begin(path, "dare 1")
    assert [notice.code for notice in match.notices] == ["exists"]
    assert not match.saved
    assert path.read_bytes() == before


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    with Disk(tmp_path) as disk:
        yield disk


def codes(match: Match) -> list[str]:
    return [notice.code for notice in match.notices]


def test_on_a_full_disk_the_game_goes_on_and_is_saved_whole_when_there_is_room_again(path: Path, disk: Disk) -> None:
    match = begin(path)
    disk.kind, disk.room = FULL, 3
    for text in ("dare 1", "pay", "roll"):
        match.play(GAME.parse(text))
    assert codes(match) == ["full"]
    assert dict(match.notices[0].params)["folder"] == str(path.parent)
    assert not match.saved
    assert match.actor() == 0
    disk.kind = FINE
    match.play(GAME.parse("dare 1"))
    assert codes(match) == ["full", "saved_again"]
    assert match.saved
    assert resume(path).observe(ALL) == match.observe(ALL)
    assert resume(path).notices == []


def test_a_disk_without_room_for_the_first_line_leaves_no_file_behind(path: Path, disk: Disk) -> None:
    disk.kind = FULL
    match = begin(path)
    assert list(path.parent.iterdir()) == []
    assert codes(match) == ["full"]
    disk.kind = FINE
    match.play(GAME.parse("dare 1"))
    assert resume(path).observe(ALL) == match.observe(ALL)


def test_a_folder_that_cannot_be_made_does_not_stop_the_game(path: Path, disk: Disk) -> None:
    disk.kind = GONE
    match = begin(path, "dare 1")
    assert codes(match) == ["unwritable"]
    assert match.actor() == 1


def lose_nothing(path: Path) -> None:
    """The file is as it was."""


def lose_the_file(path: Path) -> None:
    path.unlink()


def lose_the_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def lose_the_end(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 15)


def lose_it_all(path: Path) -> None:
    os.truncate(path, 0)


def copy_and_bring_back(path: Path) -> None:
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data)


@pytest.mark.parametrize("lose", [lose_nothing, lose_the_file, lose_the_folder, lose_the_end, lose_it_all, copy_and_bring_back])
@pytest.mark.parametrize("resumed", [False, True], ids=["begun", "resumed"])
@pytest.mark.parametrize("kind", [FULL, READ_ONLY, GONE, BROKEN])
def test_whatever_the_disk_loses_is_written_anew_from_memory(
    tmp_path: Path, lose: Callable[[Path], None], resumed: bool, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "SETTLED", 0.0)
    path = tmp_path / "data" / "records" / "game.lantern"
    match = begin(path, "dare 1")
    match.undo("Anna")
    match.hand_over(1, Holder("Clara"))
    if resumed:
        match = resume(path)
    record = match._record
    assert isinstance(record, RecordFile)
    with Disk(path.parent) as disk:
        disk.kind = kind
        match.play(GAME.parse("roll"))
        record.sync()
        match.note_saving()
        assert not match.saved
        disk.kind = FINE
        lose(path)
        record.save()
        match.note_saving()
    assert match.saved
    assert codes(match) in (["full", "saved_again"], ["unwritable", "saved_again"])
    again = resume(path)
    assert (again.actions, again.holders, again.history(0)) == (match.actions, match.holders, match.history(0))
    assert path.read_bytes() == bytes(record.data)
    assert [entry.name for entry in path.parent.iterdir()] == ["game.lantern"]
    match.play(match.observe(match.actor() or 0).legal[0])
    assert resume(path).actions == match.actions


def test_a_file_that_somebody_has_just_emptied_is_left_until_it_is_clear_what_comes_of_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "SETTLED", 3600.0)
    match = begin(path, "dare 1")
    os.truncate(path, 0)
    match.play(GAME.parse("pay"))
    match.play(GAME.parse("roll"))
    assert codes(match) == ["unwritable"]
    assert path.read_bytes() == b""
    monkeypatch.setattr(writing, "SETTLED", 0.0)
    match.play(match.observe(match.actor() or 0).legal[0])
    assert match.saved
    assert resume(path).actions == match.actions


def test_a_change_of_equal_length_in_the_same_moment_is_seen(path: Path) -> None:
    match = begin(path, "dare 1")
    status, changed = path.stat(), path.read_bytes().replace(b"dare 1", b"dare 0")
    path.write_bytes(changed)
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    match.play(GAME.parse("pay"))
    assert codes(match) == ["changed"]
    assert path.read_bytes() == changed


@pytest.mark.parametrize("link", [True, False], ids=["with links", "without"])
def test_two_that_begin_in_the_same_second_get_files_of_their_own(tmp_path: Path, link: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not link:
        monkeypatch.setattr(os, "link", refused)
    path = fresh_path(tmp_path, "toy", datetime(2026, 1, 31, 18, 30, 5))
    records = [RecordFile(path, fresh=True) for _copy in range(3)]
    matches = [Match(GAME, Setup(2), HOLDERS, seed, record) for seed, record in enumerate(records)]
    assert [match.saved for match in matches] == [True] * 3
    assert [record.path.name for record in records] == [f"toy 2026-01-31 18-30-05{end}.lantern" for end in ("", " 2", " 3")]
    assert [resume(record.path).seed for record in records] == [0, 1, 2]
    assert sorted(tmp_path.iterdir()) == sorted(record.path for record in records)


def refused(*_paths: object) -> NoReturn:
    raise OSError(errno.EPERM, os.strerror(errno.EPERM))


def test_a_game_can_be_saved_whole_in_another_place(path: Path, tmp_path: Path) -> None:
    match = begin(path, "dare 1")
    record = match._record
    assert isinstance(record, RecordFile)
    path.write_bytes(path.read_bytes() + b"pay\n")
    match.play(GAME.parse("pay"))
    assert codes(match) == ["changed"]
    left = path.read_bytes()
    moved = record.elsewhere(path)
    moved.save()
    assert (moved.path.name, moved.saved, path.read_bytes()) == ("game 2.lantern", True, left)
    assert resume(moved.path).actions == match.actions
    assert Match.going_on(moved.written(), moved, load).actions == match.actions


def test_a_record_that_somebody_else_changed_is_left_alone(path: Path) -> None:
    match = begin(path)
    path.write_bytes(path.read_bytes() + b"dare 1\n")
    before = path.read_bytes()
    match.play(GAME.parse("roll"))
    assert [notice.code for notice in match.notices] == ["changed"]
    assert path.read_bytes() == before


def test_a_new_record_gets_a_name_that_no_file_has(tmp_path: Path) -> None:
    now = datetime(2026, 1, 31, 18, 30, 5)
    names = []
    for _ in range(3):
        path = fresh_path(tmp_path, "toy", now)
        begin(path)
        names.append(path.name)
    assert names == ["toy 2026-01-31 18-30-05.lantern", "toy 2026-01-31 18-30-05 2.lantern", "toy 2026-01-31 18-30-05 3.lantern"]


def test_a_record_can_be_read_without_its_rules(path: Path) -> None:
    begin(path, "dare 1")
    written = read_record(path)
    assert written.header.game == "toy"
    assert written.lines[2:] == ("dare 1",)
    assert not written.torn


def test_other_rules_of_the_same_game_are_refused_in_one_sentence(path: Path) -> None:
    class NewRules(ToyGame):
        version = 2

    begin(path)
    with pytest.raises(RecordError, match=r"^game\.lantern was played by version 1 of the rules of toy, this program plays version 2\.$"):
        Match.resume(path, lambda _: NewRules())
