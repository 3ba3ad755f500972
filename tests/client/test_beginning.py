"""What a table tells of how its game was begun: given chance, rules that have changed, and that a game begun again takes what is new."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.client import starting
from game.client.app import App
from game.client.betrayal import remembering
from game.client.scenes.menu import MenuScene
from game.client.table import TableScene
from game.engine import games
from game.engine.contract import Refusal, Setup
from game.engine.match import Holder, Match
from game.engine.record import RecordError, RecordFile
from game.engine.tuned import NAME
from game.session.session import Session
from game.stayaway.numbers import TUNED
from game.words import problems
from game.words.betrayal.host import PLAYED
from game.words.language import LANGUAGES
from tests.client.hands import Hands, open_app

ANNA = Holder(person="Anna")


@pytest.fixture
def app() -> Iterator[App]:
    window = open_app()
    yield window
    window.close()


def table(app: App, given: bool, path: Path) -> Session:
    game = games.load("betrayal")
    match = Match(game, Setup(3, {"haunt": "5"}), [ANNA, *[Holder(level="easy")] * 2], 1, RecordFile(path), given=() if given else None)
    session = Session(match, app.settings)
    app.push(TableScene(session))
    return session


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_chance_is_given_is_told_at_the_table_and_in_its_menu(language: str, tmp_path: Path) -> None:
    window = open_app(language=language)
    try:
        for given in (True, False):
            session = table(window, given, tmp_path / f"{given}.lantern")
            Hands(window).frames(2)
            scene = window.scene
            assert isinstance(scene, TableScene)
            words = problems.say(Refusal("given_chance"))
            assert (scene.notice == words) == given
            plain = pixels(window, Session(session.match, window.settings))
            session.match.chance_given = not given
            assert pixels(window, Session(session.match, window.settings)) != plain
    finally:
        window.close()


def pixels(app: App, session: Session) -> bytes:
    app.push(MenuScene(session))
    Hands(app).frames(2)
    drawn = pygame.image.tobytes(app.surface, "RGB")
    app.pop()
    return drawn


def test_a_haunt_counts_as_played_but_not_where_chance_was_given(app: App, tmp_path: Path) -> None:
    for given in (True, False):
        remembering.remember(app, table(app, given, tmp_path / f"{given}.lantern"), 5)
        assert app.settings.of(PLAYED) == ([] if given else [5])


def test_a_game_that_is_started_again_has_the_numbers_of_now(app: App) -> None:
    older = msgspec.json.encode(msgspec.structs.replace(TUNED.now, turns_a_seat=1)).decode()
    starting.begin(app, "stayaway", {NAME: older, "talk": "off"}, [ANNA, *[Holder(level="easy")] * 3])
    scene = app.scene
    assert isinstance(scene, TableScene)
    options = scene.session.match.setup.options
    assert (options[NAME], options["talk"]) == (TUNED.option.default, "off")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["other_part", "missing_part"])
def test_a_part_of_the_rules_is_named_in_words(code: str, language: str) -> None:
    window = open_app(language=language)
    try:
        error = RecordError(code, Path("game.lantern"), game="betrayal", part="haunt_05", found="1", known="2")
        said = problems.say_error(error)
        assert "haunt_05" not in said
        assert "5" in said
        assert "{" not in said
    finally:
        window.close()
