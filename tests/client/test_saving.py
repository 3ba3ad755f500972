"""No game is called saved that is not, none is left unsaved without being asked, and none is lost that memory holds."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client import opening
from game.client.app import App
from game.client.scenes.crashed import CrashedScene
from game.client.scenes.menu import MenuScene
from game.client.scenes.message import MessageScene
from game.client.scenes.unsaved import ElsewhereScene, UnsavedScene, how_it_stands
from game.engine import places
from game.engine.match import Match
from game.engine.record import Holder, RecordFile, read_record
from game.session import saving
from game.session.saving import Standing
from game.words.language import LANGUAGES, set_language
from tests.client.savetable import Table
from tests.faults import BROKEN, FINE, FULL, GONE, HELD, READ_ONLY, Disk

ROOT = Path(__file__).parents[2]


@pytest.fixture
def disk(own_data_folder: Path) -> Iterator[Disk]:
    with Disk(own_data_folder) as disk:
        yield disk


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    set_language("en")


def said(scene: MenuScene | UnsavedScene) -> str:
    return " ".join(part.text for part in scene.form._parts if hasattr(part, "text"))


def keys(app: App) -> set[str]:
    form = app.scene.form  # type: ignore[attr-defined]
    return {widget.key for widget in form.group.widgets}


def changed_from_outside(table: Table, disk: Disk) -> None:
    table.path.write_bytes(table.path.read_bytes() + b"undo\n")


def deleted_on_a_full_disk(table: Table, disk: Disk) -> None:
    table.path.unlink()
    disk.kind = FULL


def wrong(kind: str) -> Callable[[Table, Disk], None]:
    def spoil(table: Table, disk: Disk) -> None:
        disk.kind = kind

    return spoil


CAUSES = {
    "full": (wrong(FULL), Standing.WAITING),
    "read-only": (wrong(READ_ONLY), Standing.WAITING),
    "gone": (wrong(GONE), Standing.WAITING),
    "broken": (wrong(BROKEN), Standing.WAITING),
    "deleted": (deleted_on_a_full_disk, Standing.WAITING),
    "changed": (changed_from_outside, Standing.ELSEWHERE),
}
QUICK = ("full", "changed")
WAYS = [pytest.param(cause, marks=() if cause in QUICK else pytest.mark.slow) for cause in CAUSES]


@pytest.mark.parametrize("cause", WAYS)
def test_an_unsaved_game_is_called_that_and_left_only_after_asking(cause: str, disk: Disk) -> None:
    language = LANGUAGES[len(cause) % 3]
    table = Table(language)
    table.play()
    spoil, standing = CAUSES[cause]
    spoil(table, disk)
    table.play(1)
    table.saver.finish()
    table.hands.frames(2)
    table.back()
    assert table.saver.standing is standing
    assert table.scene.mark.words
    assert table.session.match.saved is False
    set_language(language)
    menu = table.menu()
    assert how_it_stands(table.saver) in said(menu)
    assert table.app.theme.overflows == []
    menu.leave_table()
    assert table.asked().saver is table.saver
    assert {"elsewhere", "leave", "stay"} <= keys(table.app)
    table.hands.click("stay")
    assert table.scene in table.app.stack
    pygame.event.post(pygame.Event(pygame.QUIT))
    table.hands.frames()
    pygame.event.post(pygame.Event(pygame.QUIT))  # who presses it twice is asked once
    table.hands.frames()
    assert [scene.name for scene in table.app.stack].count("unsaved") == 1
    assert table.app.running
    table.hands.click("leave")
    assert not table.app.running
    table.app.close()


@pytest.mark.parametrize("cause", WAYS)
def test_what_waited_is_written_by_the_clock_alone_and_the_mark_goes(cause: str, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "RETRY", 0.005)
    table = Table()
    table.play()
    spoil, standing = CAUSES[cause]
    spoil(table, disk)
    table.play(3)
    table.saver.finish()
    table.hands.frames()
    table.back()
    disk.kind = FINE
    if standing is Standing.ELSEWHERE:
        left = table.path.read_bytes()
        assert not table.saver.finish()
        assert table.path.read_bytes() == left, "what somebody else wrote is never written over"
        table.path.unlink()
    writer = table.saver._writer
    assert writer is not None
    with writer._changed:
        assert writer._changed.wait_for(lambda: table.saver.standing is Standing.SAVED, 60)
    table.hands.frames(2)
    assert table.scene.mark.words == ""
    assert Match.read(table.path).actions == table.session.match.actions
    told = [table.scene.notice, *(notice.code for notice in table.session.notices)]
    assert any("saved" in words for words in told)
    table.app.close()


def test_an_interrupt_asks_like_the_windows_own_button_and_a_second_one_closes_all_the_same(disk: Disk) -> None:
    table = Table()
    table.play()
    disk.kind = FULL
    table.play(1)
    presses = []

    def interrupted(dt: float) -> None:
        presses.append([scene.name for scene in table.app.stack][-1])
        raise KeyboardInterrupt

    table.app.safe_frame = interrupted  # type: ignore[method-assign]
    opening._run(table.app)
    assert presses == ["table", "unsaved"]
    assert table.app.stack == []


def test_saving_again_and_leaving_is_one_press_when_the_disk_is_back(disk: Disk) -> None:
    table = Table()
    table.play()
    disk.kind = FULL
    table.play(2)
    actions, path = table.session.match.actions, table.path
    table.menu().leave_table()
    table.hands.click("again")
    assert table.asked().form  # still full: it stays asked
    disk.kind = FINE
    table.hands.click("again")
    assert [scene.name for scene in table.app.stack] == ["title"]
    assert Match.read(path).actions == actions
    assert sorted(path.parent.iterdir()) == [path]
    table.app.close()


def test_starting_again_asks_too_and_a_game_given_up_is_saved_all_the_same_when_nothing_came_of_it(disk: Disk) -> None:
    table = Table()
    table.play()
    disk.kind = FULL
    table.play(2)
    actions, path = table.session.match.actions, table.path
    table.menu()._again()
    message = table.app.scene
    assert isinstance(message, MessageScene)
    assert "stays saved" not in message.text
    table.hands.click("answer:0")
    assert table.asked()
    table.hands.click("leave")
    message = table.app.scene
    assert isinstance(message, MessageScene)  # nor can the new game be saved
    table.hands.click("answer:2")
    disk.kind = FINE
    pygame.event.post(pygame.Event(pygame.QUIT))
    table.hands.frames()
    assert not table.app.running
    assert Match.read(path).actions == actions
    table.app.close()


def test_an_undo_and_a_handed_over_seat_are_in_a_file_made_anew(own_data_folder: Path) -> None:
    table = Table()
    table.play()
    while not table.session.undo():
        table.play(1)
        table.look()
    table.session.hand_over(2, Holder(person="Clara"))
    text, path = table.saver.text, table.path
    for entry in sorted(own_data_folder.rglob("*"), reverse=True):
        entry.unlink() if entry.is_file() else entry.rmdir()
    table.menu().leave_table()
    assert [scene.name for scene in table.app.stack] == ["title"]
    assert path.read_text("utf-8") == text
    assert "undo ~" in text
    table.app.close()


@pytest.mark.slow
def test_a_finished_game_writes_its_end_when_the_disk_comes_back(disk: Disk) -> None:
    table = Table()
    table.play()
    disk.kind = READ_ONLY
    table.session.concede(0)
    assert table.session.over()
    table.hands.frames(3)
    end = table.app.scene
    disk.kind = FINE
    path = table.path
    end.title()  # type: ignore[attr-defined]
    assert [scene.name for scene in table.app.stack] == ["title"]
    assert read_record(path).lines[-1] == "concede 0"
    table.app.close()


def test_a_game_that_is_nowhere_is_unsaved_and_can_be_saved_elsewhere(own_data_folder: Path, tmp_path: Path) -> None:
    own_data_folder.write_text("a file where a folder should be")
    table = Table()
    table.hands.click("answer:1")
    table.play(3)
    table.hands.frames(2)
    table.back()
    assert table.saver.standing is Standing.UNSAVED
    assert table.scene.mark.words
    table.menu().leave_table()
    assert "again" not in keys(table.app)
    table.hands.click("elsewhere")
    scene = table.app.scene
    assert isinstance(scene, ElsewhereScene)
    table.hands.click("there")
    assert scene._wrong
    for folder, fits in (("no such folder/at all", False), (str(tmp_path / "my games"), True)):
        scene._type(folder)
        table.hands.click("there")
        assert table.session.match.saved is fits
    message = table.app.scene
    assert isinstance(message, MessageScene)
    assert str(tmp_path / "my games") in message.text
    actions, path = table.session.match.actions, table.path
    table.hands.click("answer:0")
    assert [scene.name for scene in table.app.stack] == ["title"]
    assert Match.read(path).actions == actions
    assert table.app.settings.folders == [str(tmp_path / "my games")]
    table.hands.frames(2)
    table.hands.click("continue")
    table.hands.frames(2)
    assert [info.path for info in table.app.library.waiting] == [path]
    table.hands.click("record:0")
    assert table.session.match.actions == actions
    table.app.close()


def test_a_record_changed_from_outside_stays_and_the_game_goes_on_beside_it(disk: Disk) -> None:
    table = Table()
    table.play()
    changed_from_outside(table, disk)
    left, first = table.path.read_bytes(), table.path
    table.play(1)
    assert table.saver.move(places.records()) is None
    assert table.path.name == f"{first.stem} 2.lantern"
    table.play(2)
    assert first.read_bytes() == left
    assert Match.read(table.path).actions == table.session.match.actions
    table.app.close()


def test_after_a_crash_an_unsaved_game_goes_on_from_memory(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.play()
    disk.kind = FULL
    table.play(3)
    actions, saver = table.session.match.actions, table.saver
    monkeypatch.setattr(table.scene.view, "update", lambda dt: 1 // 0)
    table.app.safe_frame(0.1)
    crashed = table.app.scene
    assert isinstance(crashed, CrashedScene)
    assert "save it elsewhere" in crashed.text
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
    table.hands.frames()
    table.hands.click("stay")
    table.hands.key(pygame.K_RETURN)
    assert table.saver is saver
    assert table.session.match.actions == actions
    disk.kind = FINE
    table.play(1)
    assert table.saver.finish()
    assert Match.read(table.path).actions == table.session.match.actions
    table.app.close()


def test_a_disk_that_does_not_answer_holds_up_neither_the_game_nor_the_window(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "GRACE", 0.01)
    monkeypatch.setattr("game.client.leaving._SHORT", 0.01)
    table = Table()
    table.play()
    assert table.saver.finish(60)
    disk.kind = HELD
    table.play(3)
    assert (table.saver.standing, table.saver.problem) == (Standing.WAITING, None)
    assert not table.session.match.saved
    table.back()
    for _second in range(30):
        table.scene.update(0.05)
    assert table.scene.mark.words
    path, actions = table.path, table.session.match.actions
    table.menu().leave_table()
    assert table.asked()
    disk.kind = FINE
    assert table.saver.finish(60)
    table.hands.frames(2)  # who only waited for the disk is let go
    assert [scene.name for scene in table.app.stack] == ["title"]
    assert Match.read(path).actions == actions
    table.app.close()


@pytest.mark.slow
def test_another_place_can_be_had_while_the_first_does_not_answer(disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "GRACE", 0.01)
    table = Table()
    table.play()
    disk.kind = HELD
    table.play(1)
    assert table.saver.move(tmp_path) is None
    table.play(1)
    assert Match.read(table.path).actions == table.session.match.actions
    assert table.path.parent == tmp_path
    table.app.close()


def test_a_line_that_comes_while_the_disk_answers_is_not_kept_by_what_was_asked_before(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "SYNC", 3600.0)
    table = Table()
    table.play()
    sure = table.saver.text.encode()
    answered, met = RecordFile.end_sync, threading.Event()

    def played_meanwhile(file: RecordFile, begun: tuple[int, int], error: OSError | None) -> None:
        answered(file, begun, error)
        if not met.is_set():
            file.add("one more line")
            met.set()

    monkeypatch.setattr(RecordFile, "end_sync", played_meanwhile)
    writer = table.saver._writer
    assert writer is not None
    writer.ask(sync=True)
    assert met.wait(60)
    table.saver.look()  # the thread has been round since
    assert (writer._syncing, disk.kept[table.path.stat().st_ino]) == (False, sure)
    table.app.close()


def test_a_power_cut_loses_only_what_was_played_since_the_disk_was_last_made_to_keep_it(
    disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "SYNC", 3600.0)
    table = Table()
    table.play()
    assert table.saver.finish()
    number, sure = table.path.stat().st_ino, table.path.read_bytes()
    table.play(2)
    assert disk.kept[number] == sure
    assert table.path.read_bytes().startswith(sure)
    monkeypatch.setattr(saving, "SYNC", 0.005)
    writer = table.saver._writer
    assert writer is not None
    writer._sync_at = 0.0  # and the clock does it by itself
    table.saver.look()
    with writer._changed:
        assert writer._changed.wait_for(lambda: table.saver._file.synced, 60)
    assert disk.kept[number] == table.path.read_bytes() == table.saver.text.encode()
    table.app.close()
