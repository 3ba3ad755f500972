"""A fault nobody foresaw: it is reported, nothing of it is drawn, and the game goes on from its record."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pygame
import pytest

from game.client import opening
from game.client.app import App
from game.client.scenes.crashed import CrashedScene
from game.client.scenes.title import TitleScene
from game.client.starting import begin
from game.client.table import TableScene
from game.engine import places
from game.engine.contract import ALL
from game.engine.match import Match
from game.engine.record import Holder
from game.engine.wire import wire_of
from game.players.worker import FAILED, Answer
from game.session.reports import EVENTS, KEPT, write
from game.words.language import LANGUAGES, set_language
from tests.client import keyboards
from tests.client.hands import Hands, open_app

SECRET = "the Maniac is on 43"
PEOPLE = [Holder(person="Anna"), *[Holder(person="Borys")] * 5]


def fail(*_args: object) -> NoReturn:
    raise KeyError(SECRET)


def table(language: str = "en") -> tuple[App, TableScene]:
    app = open_app(language=language)
    app.push(TitleScene())
    begin(app, "lastfriday", {"chapter": "I"}, PEOPLE)
    scene = next(scene for scene in app.stack if isinstance(scene, TableScene))
    return app, scene


def fails_at(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene.view, "update", fail)


def reports() -> list[Path]:
    return sorted(places.crashes().glob("*.txt"))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_at_the_table_is_reported_and_the_game_goes_on(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = table(language)
    scene.session.raise_curtain("Anna")
    while app.scene is not scene:
        app.pop()
    scene.session.play(scene.session.observe().legal[0])
    played, path = scene.session.match.actions, scene.session.path
    assert path is not None
    monkeypatch.setattr(TableScene, "update", fail)
    app.safe_frame(0.1)
    message = app.scene
    assert isinstance(message, CrashedScene)
    (report,) = reports()
    told = report.read_text("utf-8")
    assert SECRET in told
    assert f"record: {path}" in told
    assert path.read_text("utf-8") in told
    assert f"Four Lanterns {places.version()}" in told
    assert "Traceback" in told
    assert "Python 3" in told
    assert str(report) in message.text
    assert SECRET not in message.text
    assert app.theme.overflows == []
    monkeypatch.undo()
    monkeypatch.setenv("FOUR_LANTERNS_DATA", str(report.parents[1]))
    app.safe_frame(0.1)
    Hands(app).key(pygame.K_RETURN)
    again = next(scene for scene in app.stack if isinstance(scene, TableScene))
    assert again.session.match.actions == played
    assert again.session.path == path
    assert app.scene.name in ("curtain", "table")
    assert len(reports()) == 1
    app.close()
    set_language("en")


def test_a_fault_of_the_message_itself_ends_the_program_and_does_not_go_round(monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = table()
    monkeypatch.setattr(CrashedScene, "draw", fail)
    fails_at(scene, monkeypatch)
    app.pop() if app.scene.name == "curtain" else None
    app.safe_frame(0.1)
    assert (app.running, app.failed, app.stack) == (False, True, [])
    assert len(reports()) == 2


@pytest.mark.slow
def test_a_later_fault_of_the_message_ends_the_program_too(monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = table()
    fails_at(scene, monkeypatch)
    app.safe_frame(0.1)
    assert app.running
    monkeypatch.setattr(CrashedScene, "update", fail)
    app.safe_frame(0.1)
    assert (app.running, app.failed) == (False, True)


@pytest.mark.slow
def test_a_title_that_cannot_be_shown_leads_to_the_message_again(monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = table()
    fails_at(scene, monkeypatch)
    app.safe_frame(0.1)
    monkeypatch.setattr(TitleScene, "resize", fail)
    pygame.event.post(keyboards.press(pygame.K_ESCAPE))
    app.safe_frame(0.1)
    assert isinstance(app.scene, CrashedScene)
    assert app.running
    assert [answer[0] for answer in app.scene.answers] == ["Quit", "To the title"]
    app.close()


@pytest.mark.slow
def test_a_report_that_cannot_be_written_is_told_of(
    own_data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    app, scene = table()
    (own_data_folder / "crashes").write_text("a file where a folder should be")
    fails_at(scene, monkeypatch)
    app.safe_frame(0.1)
    assert isinstance(app.scene, CrashedScene)
    assert str(own_data_folder / "crashes") in app.scene.text
    error = capsys.readouterr().err
    assert str(own_data_folder / "crashes") in error
    assert SECRET not in error
    app.close()


def test_the_report_of_a_game_without_a_file_holds_a_record_that_can_be_played_on(tmp_path: Path) -> None:
    app, scene = table()
    path = scene.session.path
    assert path is not None
    path.unlink()
    path.mkdir()  # nothing can be written there any more
    scene.session.raise_curtain("Anna")
    scene.session.play(scene.session.observe().legal[0])
    match = scene.session.match
    assert not match.saved
    told = write("Traceback", match).read_text("utf-8")
    saved = tmp_path / "again.lantern"
    saved.write_text(told.partition("The record so far:\n")[2], "utf-8")
    position, events = (told.partition(f"{title}:\n")[2].partition("\n")[0] for title in ("The position", "The last events"))
    assert wire_of(match.game).observation.decode(position) == match.observe(ALL)
    assert wire_of(match.game).events.decode(events) == match.history(ALL)[-EVENTS:]
    again = Match.read(saved)
    assert (again.actions, again.holders, again.seed) == (match.actions, match.holders, match.seed)
    app.close()


def test_a_computers_fault_is_reported_once_and_the_game_goes_on() -> None:
    app, scene = table()
    session = scene.session
    computers = session._computers
    session.hand_over(0, Holder(level="easy"))
    for _turn in range(3):
        actor = session.match.actor()
        assert actor is not None
        computers._answer = Answer(computers._ticket, session.match.observe(actor).legal[0], FAILED, f"Traceback\n{SECRET}")
        computers.play()
    (report,) = reports()
    assert SECRET in report.read_text("utf-8")
    (notice,) = [notice for notice in session.notices if notice.code == "plain_reported"]
    assert dict(notice.params)["file"] == str(report)
    app.close()


def test_a_window_that_cannot_be_made_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(opening, "App", fail)
    assert opening.play(0.0) == 1
    (report,) = reports()
    assert SECRET in report.read_text("utf-8")
    assert str(report) in capsys.readouterr().err


def test_a_program_ended_by_its_message_says_so_by_its_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame, "quit", lambda: None)  # other tests keep their fonts
    monkeypatch.setattr(TitleScene, "draw", fail)
    monkeypatch.setattr(CrashedScene, "draw", fail)
    assert opening.play(0.0) == 1
    assert len(reports()) == 2


def test_the_newest_reports_are_kept_and_nothing_but_older_reports_is_deleted(own_data_folder: Path) -> None:
    folder = own_data_folder / "crashes"
    folder.mkdir(parents=True)
    old = [folder / f"crash 2020-01-01 00-00-{second:02}.txt" for second in range(30)]
    crowd = [folder / f"crash 2020-01-01 00-00-29 {number}.txt" for number in (2, 9, 10)]
    strangers = [
        folder / name
        for name in (
            "crash 2020-01-01 00-00-00.txt.bak",
            "crash 2020-01-01.txt",
            "crash 2020-01-01 00-00-00 copy.txt",
            "my crash 2020-01-01 00-00-00.txt",
            "notes.txt",
        )
    ]
    for file in [*old, *crowd, *strangers]:
        file.write_text("x")
    (folder / "crash 2019-01-01 00-00-00.txt").mkdir()
    (folder / "crash 2019-01-01 00-00-01.txt").symlink_to(folder / "notes.txt")
    written = write("Traceback")
    left = {path for path in folder.iterdir() if path.is_file() and not path.is_symlink()}
    assert left == {written, *crowd, *old[-(KEPT - 4) :], *strangers}
    assert (folder / "crash 2019-01-01 00-00-00.txt").is_dir()
    assert (folder / "crash 2019-01-01 00-00-01.txt").is_symlink()
    for _time in range(3):
        written = write("Traceback")
    assert written.exists()
    assert len({path for path in folder.iterdir() if path.is_file() and not path.is_symlink()} - set(strangers)) == KEPT


def test_a_report_from_a_clock_that_went_wrong_does_not_cost_the_new_one(own_data_folder: Path) -> None:
    folder = own_data_folder / "crashes"
    folder.mkdir(parents=True)
    for second in range(KEPT):
        (folder / f"crash 2999-01-01 00-00-{second:02}.txt").write_text("x")
    written = write("Traceback")
    assert written.exists()
    assert len(list(folder.iterdir())) == KEPT


def test_a_report_that_cannot_be_deleted_is_left(own_data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = own_data_folder / "crashes"
    folder.mkdir(parents=True)
    for second in range(KEPT + 3):
        (folder / f"crash 2020-01-01 00-00-{second:02}.txt").write_text("x")

    unlink = Path.unlink

    def refuse(path: Path, *arguments: bool) -> None:
        if path.name.startswith("crash "):
            raise PermissionError
        unlink(path, *arguments)

    monkeypatch.setattr(Path, "unlink", refuse)
    assert write("Traceback").exists()
