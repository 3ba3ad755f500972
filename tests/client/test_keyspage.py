"""Keys are changed in the settings, kept, and named everywhere by what they are now."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client import settings as kept
from game.client.app import App
from game.client.scenes.keyspage import COMMANDS
from game.client.scenes.settings import SettingsScene
from game.client.scenes.title import TitleScene
from game.words import keynames
from tests.client import keyboards, pads
from tests.client.hands import Hands, open_app


@pytest.fixture
def app() -> Iterator[App]:
    window = open_app()
    window.push(TitleScene())
    window.push(SettingsScene("keys"))
    yield window
    window.close()
    keynames.use({})


def told(app: App) -> str:
    scene = app.scene
    assert isinstance(scene, SettingsScene)
    return scene.keys.told


def change(hands: Hands, command: str, key: int, mod: int = 0, layout: str = "us") -> None:
    hands.tab_to(f"key:{command}")
    hands.key(pygame.K_RETURN)
    pygame.event.post(keyboards.press(key, mod, layout))
    hands.frames()


def test_every_command_with_a_key_of_its_own_can_be_given_another() -> None:
    assert set(COMMANDS) == set(keynames.CHANGEABLE)


def test_a_key_is_changed_works_at_once_and_after_a_restart(app: App) -> None:
    hands = Hands(app)
    change(hands, "rules", pygame.K_k, layout="ru")
    assert app.settings.keys == {"rules": "k"}
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_F1)
    assert app.scene.name == "title"
    hands.key(pygame.K_k)
    assert app.scene.name == "rulebook"
    assert kept.load().keys == {"rules": "k"}


def test_a_key_that_is_another_commands_is_swapped_and_that_is_told(app: App) -> None:
    hands = Hands(app)
    change(hands, "log", pygame.K_z, pygame.KMOD_LCTRL)
    assert app.settings.keys == {"log": "ctrl+z", "undo": "l"}
    assert told(app) == "Ctrl+Z was the key of “Undo”, which has L now."
    hands.tab_to("usual")
    hands.key(pygame.K_RETURN)
    assert app.settings.keys == {}
    assert keynames.words("log") == "L"


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_RETURN, pygame.K_UP, pygame.K_5, pygame.K_SPACE])
def test_what_everybody_keeps_is_told_and_another_key_is_waited_for(app: App, key: int) -> None:
    hands = Hands(app)
    change(hands, "log", key)
    assert "keeps its meaning" in told(app)
    hands.key(pygame.K_LSHIFT)
    hands.key(pygame.K_F5)
    assert app.settings.keys == {"log": "f5"}


def test_escape_leaves_the_key_as_it_is_and_so_does_going_elsewhere(app: App) -> None:
    hands = Hands(app)
    change(hands, "log", pygame.K_ESCAPE)
    assert app.scene.name == "settings"
    hands.key(pygame.K_RETURN)
    hands.click("key:undo")
    hands.click("section")
    hands.key(pygame.K_k)
    assert app.settings.keys == {}


@pytest.mark.skipif(pads.sdl() is None, reason="SDL is not a file of pygame's package here: it cannot be asked for virtual gamepads")
def test_a_pad_whose_buttons_nobody_knows_is_told_here(app: App) -> None:
    with pads.plugged_in("unknown"):
        app.frame(0.0)
        app.pop()
        app.push(SettingsScene("keys"))
        assert isinstance(app.scene, SettingsScene)
        assert any(pads.UNKNOWN in words for words, _rect in app.scene.form.boxes())
    app.frame(0.0)
