"""Saved games in the window: the title asks no file, the list shows them all, a damaged one leads back to its last good moment, and
nothing on the disk holds the window up."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.app import App
from game.client.scenes import continuing
from game.client.scenes.continuing import ContinueScene, Waiting
from game.client.scenes.loading import MOMENT, LoadingScene
from game.client.scenes.message import MessageScene
from game.client.scenes.title import TitleScene
from game.client.starting import resume
from game.client.table import TableScene
from game.engine import games, places
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder, RecordFile, listing, read_record
from game.session import reports
from game.session.library import Library
from game.words.language import LANGUAGES
from tests.client.hands import FRAME, Hands, group_of, open_app
from tests.golden import records
from tests.sealing import sealed, texts

GAME = "stayaway"
PEOPLE = [Holder(person=name) for name in ("Anna", "Borys", "Clara", "Dmytro", "Ed")]


@pytest.fixture
def hands() -> Iterator[Hands]:
    app = open_app()
    yield Hands(app)
    app.close()


def saved(name: str, seconds: float = 1000, actions: int = 3) -> Path:
    """A game that waits."""
    path = places.records(writing=True) / f"{name}.lantern"
    match = Match(games.load(GAME), Setup(len(PEOPLE)), PEOPLE, 5, RecordFile(path))
    for _action in range(actions):
        actor = match.actor()
        assert actor is not None
        match.play(match.observe(actor).legal[0])
    os.utime(path, (seconds, seconds))
    return path


def spoil(path: Path, line: int) -> None:
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = b"?" + lines[line - 1]
    path.write_bytes(b"\n".join(lines))


def entries(app: App) -> list[Waiting]:
    return [widget for widget in group_of(app.scene).widgets if isinstance(widget, Waiting)]


# the title


@pytest.mark.slow
def test_the_title_looks_at_no_file_of_the_person(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the window's thread neither start, return nor another size asks for a folder or reads a record or a board."""
    saved("one")
    window = threading.current_thread()
    own, listdir = str(places.data()), os.listdir

    def listed(path: Any = ".") -> list[str]:
        assert threading.current_thread() is not window or not os.fsdecode(path).startswith(own)
        return listdir(path)

    def elsewhere(*args: Any, **named: Any) -> None:
        assert threading.current_thread() is not window
        raise OSError(5, "not now")

    for owner, name in ((places, "data"), (places, "records"), (listing, "read_record")):
        monkeypatch.setattr(owner, name, elsewhere)
    monkeypatch.setattr(os, "listdir", listed)
    for name in games.NAMES:
        monkeypatch.setattr(type(games.load(name)), "fingerprint", elsewhere)
    hands.app.push(TitleScene())
    hands.frames(2)
    hands.app.push(MessageScene("A", "B"))
    hands.frames()
    hands.app.pop()
    pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=(1500, 900), w=1500, h=900))
    hands.frames(2)
    assert hands.app.library.waiting == ()


def test_the_light_in_the_boat_comes_on_without_moving_anything(hands: Hands) -> None:
    saved("one")
    hands.app.push(TitleScene())
    before = {widget.key: widget.rect.copy() for widget in group_of(hands.app.scene).widgets}
    assert "continue" not in before
    hands.frames(2)
    after = {widget.key: widget.rect.copy() for widget in group_of(hands.app.scene).widgets}
    assert {key: rect for key, rect in after.items() if key != "continue"} == before
    lit = after["continue"]
    hands.app.resized()
    hands.app.scene.resize()
    assert hands.find("continue").rect == lit
    for path in places.records().iterdir():
        path.unlink()
    hands.app.push(MessageScene("A", "B"))
    hands.app.pop()
    hands.frames(2)
    assert "continue" not in {widget.key for widget in group_of(hands.app.scene).widgets}


def test_a_press_that_the_light_in_the_boat_falls_into_counts(hands: Hands) -> None:
    saved("one")
    hands.app.push(TitleScene())
    at = hands.find("settings").rect.center
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    hands.app.frame(FRAME)
    hands.frames(2)
    assert hands.find("continue")
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    hands.frames()
    assert hands.app.scene.name == "settings"


# the list


@pytest.mark.slow
def test_every_game_is_reached_page_by_page_the_last_played_first(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(continuing, "SHOWN", 4)
    paths = [saved(f"game {number}", 1000 + number) for number in range(10)]
    hands.app.push(TitleScene())
    hands.app.push(ContinueScene())
    hands.frames(2)
    seen = []
    for turn in ("earlier", "earlier", ""):
        seen += [entry.key for entry in entries(hands.app)]
        if turn:
            hands.tab_to(turn)
            hands.key(pygame.K_RETURN)
    assert seen == [f"record:{number}" for number in range(10)]
    assert not any(widget.key == "earlier" for widget in group_of(hands.app.scene).widgets)
    hands.click("later")
    assert [entry.key for entry in entries(hands.app)] == [f"record:{number}" for number in range(4, 8)]
    hands.click("earlier")
    hands.click("record:9")
    hands.frames(2)
    table = hands.app.stack[1]
    assert isinstance(table, TableScene)
    assert table.session.path == paths[0]


def test_a_game_of_an_earlier_format_is_told_as_unproven(hands: Hands) -> None:
    saved("proven", 2000)
    folder = places.records()
    lines = records(GAME)[0].read_bytes().split(b"\n")
    (folder / "earlier.lantern").write_bytes(b"\n".join(lines[:20]) + b"\n")
    os.utime(folder / "earlier.lantern", (1000, 1000))
    hands.app.push(ContinueScene())
    hands.frames(3)
    proven, earlier = entries(hands.app)
    assert (proven.broken, earlier.broken) == (False, False)
    assert not any("unnoticed" in line for line in proven.lines)
    assert any("unnoticed" in line for line in earlier.lines)


def test_a_game_whose_end_was_cut_off_is_told_as_shorter(hands: Hands) -> None:
    path = saved("one", actions=5)
    hands.app.push(TitleScene())
    hands.frames(2)
    path.write_bytes(b"\n".join(path.read_bytes().split(b"\n")[:-3]) + b"\n")
    hands.app.push(ContinueScene())
    hands.frames(3)
    (entry,) = entries(hands.app)
    assert not entry.broken
    assert any("2 lines are missing" in line for line in entry.lines)


# back to the last good moment


@pytest.mark.parametrize("forged", [False, True])
def test_a_damaged_game_goes_back_to_its_last_good_moment(hands: Hands, forged: bool) -> None:
    path = saved("one", actions=4)
    whole = read_record(path).lines
    line = next(number for number, text in reversed(list(enumerate(whole, 2))) if text != whole[-1])
    if forged:  # the checks are right; that it cannot be played shows on opening it
        lines = texts(path.read_text("utf-8"))[:-1]
        path.write_text(sealed([*lines[: line - 1], "undo", *lines[line:]]), "utf-8")
    else:
        spoil(path, line)
    damaged = path.read_bytes()
    hands.app.push(TitleScene())
    hands.app.push(ContinueScene())
    hands.frames(3)
    hands.click("record:0")
    hands.frames()
    assert isinstance(hands.app.scene, MessageScene)
    assert f"line {line}" in hands.app.scene.text
    hands.key(pygame.K_ESCAPE)
    hands.frames(2)
    assert path.read_bytes() == damaged, "nothing is done unasked"
    (entry,) = entries(hands.app)
    assert entry.broken
    assert "last good moment" in " ".join(entry.lines)
    hands.click("record:0")
    hands.click("answer:0")
    hands.frames(3)
    table = hands.app.stack[1]
    assert isinstance(table, TableScene)
    assert table.session.path == path
    assert read_record(path).lines[: line - 2] == whole[: line - 2]
    kept = path.with_name("one (damaged).lantern.bak")
    assert kept.read_bytes() == damaged
    assert kept.name in table.notice
    hands.app.reset(ContinueScene())
    hands.frames(3)
    assert [entry.broken for entry in entries(hands.app)] == [False]


@pytest.mark.skipif(sys.platform == "win32", reason="no such files")
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_that_are_no_games_are_told_and_open_nothing(language: str) -> None:
    app = open_app(language=language)
    hands = Hands(app)
    folder = places.records(writing=True)
    os.mkfifo(folder / "pipe.lantern")
    (folder / "folder.lantern").mkdir()
    (folder / os.fsdecode(b"gr\xfc\xdfe.lantern")).write_bytes(b"?\n")
    (folder / "large.lantern").write_bytes(b"")
    os.truncate(folder / "large.lantern", 60 << 20)
    app.push(TitleScene())
    app.push(ContinueScene())
    hands.frames(3)
    shown = entries(app)
    assert [entry.broken for entry in shown] == [True] * 4
    assert any("gr??e.lantern" in entry.words() for entry in shown)
    for entry in shown:
        assert entry.words().isprintable()
        hands.click(entry.key)
        assert isinstance(app.scene, MessageScene)
        hands.click("answer:0")
    app.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no such files")
def test_a_game_in_a_file_whose_name_is_no_text_is_played(hands: Hands) -> None:
    path = saved("plain")
    odd = path.with_name(os.fsdecode(b"gr\xfc\xdfe.lantern"))
    odd.write_bytes(path.read_bytes() + b"torn")
    path.unlink()
    hands.app.push(ContinueScene())
    hands.frames(3)
    hands.click("record:0")
    hands.frames(3)
    table = hands.app.stack[1]
    assert isinstance(table, TableScene)
    match = table.session.match
    actor = match.actor()
    assert actor is not None
    match.play(match.observe(actor).legal[0])
    assert match.saved
    assert all(value.isprintable() for notice in match.notices for _name, value in notice.params)
    assert "fe.lantern" in reports.write("a fault", match).read_text("utf-8")
    hands.app.reset(TitleScene())
    hands.frames(2)


# loading


def test_a_game_that_takes_long_to_load_is_waited_for_with_a_way_out(hands: Hands) -> None:
    gate, asked = threading.Event(), threading.Event()
    given: list[str] = []

    def work(stop: Any) -> str:
        asked.set()
        gate.wait(10)
        return "game"

    def start() -> LoadingScene[str]:
        scene = LoadingScene(work, given.append, lambda error: given.append(str(error)))
        hands.app.push(scene)
        asked.clear()
        hands.app.errands.begin()
        assert asked.wait(10)
        return scene

    hands.app.push(TitleScene())
    hands.frames(2)
    scene = start()
    before = pygame.image.tobytes(hands.app.surface, "RGB")
    hands.app.frame(FRAME)
    assert not scene.shown
    assert pygame.image.tobytes(hands.app.surface, "RGB") == before, "a moment without a word"
    for _frame in range(round(MOMENT / FRAME) + 1):
        hands.app.frame(FRAME)
    assert scene.shown
    assert pygame.image.tobytes(hands.app.surface, "RGB") != before
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
    hands.app.frame(FRAME)
    assert hands.app.scene.name == "title"
    gate.set()
    hands.frames(2)
    assert given == [], "nobody wanted it any more"
    start()
    hands.frames(2)
    assert given == ["game"]
    assert hands.app.scene.name == "title"


def test_a_game_whose_loading_was_called_off_too_late_is_free_again(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved("one")
    gate, played = threading.Event(), Match.going_on

    def slow(*args: Any, **named: Any) -> Match:
        match = played(*args, **named)
        gate.wait(10)
        return match

    hands.app.push(TitleScene())
    with monkeypatch.context() as late:
        late.setattr(Match, "going_on", slow)
        resume(hands.app, path)
        hands.app.frame(FRAME)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
        hands.app.frame(FRAME)
        gate.set()
        hands.frames(2)
    assert hands.app.scene.name == "title"
    resume(hands.app, path)
    hands.frames(2)
    assert isinstance(hands.app.stack[1], TableScene)


def test_a_fault_while_loading_is_a_fault_of_the_window(hands: Hands) -> None:
    def work(stop: Any) -> str:
        raise ZeroDivisionError

    hands.app.push(TitleScene())
    hands.app.push(LoadingScene(work, lambda found: None, lambda error: None))
    with pytest.raises(ZeroDivisionError):
        hands.frames(2)


def test_a_game_is_never_opened_on_the_word_of_the_index(hands: Hands) -> None:
    path = saved("one")
    hands.app.push(TitleScene())
    hands.frames(2)
    status = path.stat()
    spoil(path, 3)
    path.write_bytes(path.read_bytes()[: status.st_size])
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    resume(hands.app, path)
    hands.frames()
    assert isinstance(hands.app.scene, MessageScene)
    assert "line 3" in hands.app.scene.text


def test_looks_at_the_folder_that_follow_close_on_each_other_end_well(hands: Hands) -> None:
    saved("one")
    library = Library(hands.app.errands, lambda: 5000.0)
    for times in (1, 3, 1):
        for _time in range(times):
            library.refresh()
            hands.app.errands.begin()
        hands.app.errands.wait()
        assert library.complete
    assert [info.entry.played for info in library.waiting] == [1000]
