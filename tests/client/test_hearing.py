"""What the window lets be heard: hands, turns, curtains, chapters; never a secret, and nothing where there is no device."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pygame
import pytest

from game.client.app import App
from game.client.lastfriday.hearing import Hearing
from game.client.scenes.rulebook import RulebookScene
from game.client.scenes.settings import SettingsScene
from game.client.scenes.title import TitleScene
from game.client.settings import Settings
from game.client.sound import EFFECTS
from game.client.table import TableScene
from game.engine import games
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.session.session import Session
from tests.client.hands import Hands, open_app
from tests.client.lastfriday.tables import Table, match_at, turn_of

OPTIONS = {"chapter": "III"}
ANNA, BORYS = Holder(person="Anna"), Holder(person="Borys")


class Listener:
    """Stands in for the loudspeaker and remembers what it was given."""

    def __init__(self) -> None:
        self.effects: list[str] = []
        self.loops: list[str | None] = []
        self.songs: list[str | None] = []
        self.private = False

    def play(self, name: str) -> None:
        assert name in EFFECTS
        self.effects.append(name)

    def ambience(self, name: str | None) -> None:
        self.loops.append(name)

    def music(self, name: str | None) -> None:
        self.songs.append(name)

    def update(self, dt: float) -> None:
        pass

    def close(self) -> None:
        pass


def listened(app: App) -> Listener:
    listener = Listener()
    app.sound = listener  # type: ignore[assignment]
    return listener


@pytest.fixture(autouse=True)
def no_mixer_left() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.mark.slow
def test_the_title_has_the_night_and_the_theme_and_a_table_its_chapter() -> None:
    app = open_app()
    heard = listened(app)
    app.push(TitleScene())
    assert (heard.loops, heard.songs) == (["night"], ["theme"])
    app.reset(TableScene(Session(match_at(turn_of(2), {"chapter": "II"}), app.settings)))
    assert heard.loops[-1] == "wind"
    assert heard.songs[-1] is None
    app.close()


def test_the_end_has_the_camp_fire() -> None:
    app = open_app()
    heard = listened(app)
    app.push(TableScene(Session(match_at(None, {"chapter": "III"}), app.settings)))
    app.frame(0.05)
    assert app.scene.name == "end"
    assert heard.loops[-1] == "fire"
    app.close()


def test_a_hand_is_answered_and_a_page_rustles() -> None:
    app = open_app()
    heard = listened(app)
    app.push(TitleScene())
    hands = Hands(app)
    hands.click("settings")
    assert heard.effects == ["click"]
    hands.key(pygame.K_ESCAPE)
    assert heard.effects == ["click", "back"]
    hands.key(pygame.K_F12)
    hands.move((5, 5))
    assert heard.effects == ["click", "back"]
    app.push(RulebookScene("lastfriday", ""))
    heard.effects.clear()
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_DOWN)
    assert "page" in heard.effects
    app.close()


def test_a_step_is_heard_once() -> None:
    table = Table(match_at(turn_of(2), OPTIONS))
    heard = listened(table.app)
    table.view.act(next(act for act in table.session.observe().legal if act.verb == "step"))
    table.frames(3)
    assert len([name for name in heard.effects if name.startswith("step")]) == 1
    table.app.close()


def test_what_is_taken_back_makes_no_noise() -> None:
    match = match_at(lambda seen: True, OPTIONS)
    table = Table(match)
    heard = listened(table.app)
    hearing = Hearing(table.session)
    while not match.can_undo("Anna"):
        table.view.act(match.observe(match.actor() or 0).legal[-1])
        table.frames()
        hearing.hear()
    heard.effects.clear()
    length = match.length
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    table.frames(3)
    assert match.length == length - 1
    assert heard.effects == []
    assert hearing.hear() == []
    table.app.close()


def test_ears_hear_each_thing_once_whoever_looks() -> None:
    match = match_at(turn_of(2), OPTIONS)
    hearing = Hearing(Session(match, Settings()))
    assert hearing.hear() == []
    match.play(next(act for act in match.observe(2).legal if act.verb == "step"))
    assert hearing.hear()
    assert hearing.hear() == []


def two_people() -> tuple[App, TableScene, Listener]:
    """Borys is the Maniac, Anna the Campers; the first curtain has not been raised."""
    app = open_app()
    heard = listened(app)
    match = Match(games.load("lastfriday"), Setup(6, {"chapter": "I"}), [BORYS, *(ANNA for _seat in range(5))], 3)
    scene = TableScene(Session(match, app.settings))
    app.push(scene)
    app.frame(0.05)
    return app, scene, heard


@pytest.mark.slow
def test_the_curtain_is_heard_and_behind_it_the_hands_are_silent() -> None:
    app, scene, heard = two_people()
    assert app.scene.name == "curtain"
    assert heard.effects.count("curtain") == 1
    assert not heard.private
    Hands(app).key(pygame.K_RETURN)
    assert app.scene is scene
    assert heard.private, "the number of clicks would tell how far a hidden move goes"
    app.reset(TitleScene())
    assert not heard.private
    app.close()


def test_after_the_end_nothing_is_private() -> None:
    app, scene, heard = two_people()
    Hands(app).key(pygame.K_RETURN)
    assert heard.private
    scene.session.concede(0)
    Hands(app).frames(3)
    assert app.scene.name == "end"
    assert not heard.private
    app.close()


@pytest.mark.slow
def test_whoever_is_asked_after_somebody_else_is_called_once() -> None:
    app, scene, heard = two_people()
    asked: list[str | None] = []
    hands = Hands(app)
    calls = 0
    for _answer in range(40):
        if app.scene.name == "curtain":
            hands.key(pygame.K_RETURN)
        hands.frames(2)
        if app.scene is scene and scene.session.can_play():
            if not asked or asked[-1] != scene.session.asked_person():
                asked.append(scene.session.asked_person())
                calls += 1
            assert heard.effects.count("turn") == calls
            scene.session.play(scene.session.observe().legal[0])
            hands.frames(2)
    assert set(asked) == {"Anna", "Borys"}
    app.close()


def test_one_person_alone_has_no_secrets_from_the_room() -> None:
    table = Table(match_at(turn_of(2), {"chapter": "III"}))
    assert not table.app.sound.private
    table.app.close()


def test_without_a_device_the_settings_say_so_and_play_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "none-such")
    app = open_app()
    app.settings.muted = False
    app.sound.apply(app.settings)
    app.push(TitleScene())
    app.frame(0.05)
    assert app.sound.problem == "no_device"
    app.push(SettingsScene("sound"))
    app.frame(0.05)
    scene = app.scene
    assert isinstance(scene, SettingsScene)
    assert any("No sound device" in words for words, _rect in scene.form.boxes())
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "dummy")
    hands = Hands(app)
    hands.tab_to("effects_volume")
    hands.key(pygame.K_LEFT)
    assert app.sound.problem == ""
    assert not any("No sound device" in words for words, _rect in scene.form.boxes())
    app.close()
    assert pygame.mixer.get_init() is None, "the device is given back"


def test_a_setting_that_is_no_sound_does_not_try_a_lost_device_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []

    def fails(*values: object) -> None:
        tried.append(values)
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fails)
    app = open_app()
    app.settings.muted = False
    app.sound.apply(app.settings)
    app.push(TitleScene())
    assert len(tried) == 1
    app.settings.text_scale = 1.5
    app.apply_settings()
    assert len(tried) == 1
    app.settings.music_volume = 70
    app.apply_settings()
    assert len(tried) == 2
    app.close()


def test_the_volumes_of_the_settings_are_the_sounds() -> None:
    app = open_app()
    app.settings.muted = False
    app.settings.effects_volume = 50
    app.apply_settings()
    assert app.sound._effects_gain == pytest.approx(0.25)
    app.settings.muted = True
    app.apply_settings()
    assert app.sound._effects_gain == 0
    app.close()


def test_the_listener_is_like_the_loudspeaker() -> None:
    app = open_app()
    for name in vars(Listener):
        if not name.startswith("_"):
            assert callable(getattr(app.sound, name))
    assert app.sound.private == Listener().private
    app.close()
