"""A gamepad moves the focus and acts, like a keyboard, whatever numbers its driver gives to its buttons."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client import keys
from game.client.app import App
from game.client.gamepad import DELAY, RATE, Gamepads
from game.client.scenes.settings import SettingsScene
from game.client.scenes.title import TitleScene
from game.words import keynames, signs
from game.words import language as words
from tests.client import pads
from tests.client.hands import Hands, group_of, open_app

ALL_THE_WAY = 32767


@pytest.fixture(autouse=True)
def no_pad_afterwards() -> Iterator[None]:
    yield
    signs.use("")


def on_a_lantern(app: App) -> bool:
    focused = group_of(app.scene).focused
    return focused is not None and focused.key.startswith("game:")


@pytest.mark.skipif(pads.sdl() is None, reason="SDL is not a file of pygame's package here: it cannot be asked for virtual gamepads")
@pytest.mark.parametrize("kind", pads.KINDS)
def test_every_button_of_every_kind_means_its_command(kind: str) -> None:
    app = open_app()
    pygame.event.clear()
    with pads.plugged_in(kind) as pad:
        app.frame(0.0)
        for button, command in signs.BUTTONS.items():
            heard = presses(app, pad, button)
            assert [keys.does(event, command) for event in heard] == [True], button
            assert keys.shifted(heard[0]) == (button == signs.BACKWARDS)
        for way in keynames.WAYS:
            assert [keys.does(event, way) for event in presses(app, pad, f"dp{way}")] == [True]
        assert presses(app, pad, "guide") == []
    app.frame(0.0)
    app.close()


def presses(app: App, pad: pads.Pad, button: str) -> list[pygame.Event]:
    """The key presses that a button gives."""
    if button.endswith("trigger"):
        pad.lean(button, 1.0)
        pad.lean(button, 0.0)
    else:
        pad.push(button)
        pad.push(button, down=False)
    return [press for event in pygame.event.get() if (press := app.gamepads.as_key(event))]


@pytest.mark.skipif(pads.sdl() is None, reason="SDL is not a file of pygame's package here: it cannot be asked for virtual gamepads")
def test_a_pad_is_plugged_in_and_used_and_pulled_out_while_the_program_runs() -> None:
    app = open_app()
    app.push(TitleScene())
    hands = Hands(app)
    hands.frames()
    with pads.plugged_in("ps4") as pad:
        hands.frames()
        assert signs.used() == ""
        for button in ("dpdown", "dpup"):
            pad.push(button)
            hands.frames()
            pad.push(button, down=False)
        assert on_a_lantern(app)
        assert signs.used() == "ps4"
        assert keynames.with_key("Log", "log") == "Log (R3)"
        assert keynames.fill("{act} {undo} {pad_y}") == "╳ Ctrl+Z △"
        assert keynames.fill("{act} {undo} {pad_y}", on_paper=True) == "Enter Ctrl+Z Triangle"
        pad.push("a")
        hands.frames()
        assert app.scene.name == "setup"
    hands.frames()
    assert signs.used() == ""
    with pads.plugged_in("ps4") as pad:  # and in again
        hands.frames()
        pad.push("b")
        hands.frames()
        assert app.scene.name == "title"
        hands.key(pygame.K_TAB)
        assert signs.used() == ""
    app.close()


@pytest.mark.skipif(pads.sdl() is None, reason="SDL is not a file of pygame's package here: it cannot be asked for virtual gamepads")
def test_a_pad_whose_buttons_nobody_knows_is_told_and_does_nothing() -> None:
    app = open_app()
    app.push(TitleScene())
    app.frame(0.0)
    with pads.plugged_in("unknown"):
        app.frame(0.0)
        assert list(app.gamepads.unknown) == [pads.UNKNOWN]
    app.frame(0.0)
    assert not app.gamepads.unknown
    app.close()


@pytest.mark.parametrize(
    ("name", "make", "acts"),
    [
        ("Microsoft X-Box 360 pad", "xbox360", "A"),
        ("Xbox Series X Controller", "xbox", "A"),
        ("Sony PLAYSTATION(R)3 Controller", "ps3", "╳"),
        ("Sony Interactive Entertainment Wireless Controller", "ps4", "╳"),
        ("DualSense Wireless Controller", "ps5", "╳"),
        ("Nintendo Switch Pro Controller", "switch", "A"),
        ("Nintendo Switch Joy-Con (L/R)", "switch", "A"),
        ("Nintendo Switch Joy-Con (R)", "generic", "Lower button"),
        ("USB Gamepad", "generic", "Lower button"),
    ],
)
def test_a_button_is_called_by_what_stands_on_it(name: str, make: str, acts: str) -> None:
    assert signs.make_of(name) == make
    signs.use(make)
    assert keynames.words("act") == acts
    assert all(signs.label(button) for button in signs.BUTTONS)
    words.set_language("ru")
    engraved = {"Back", "Start", "View", "Menu", "Select", "Share", "Create", "Options"}
    assert signs.label("start") in engraved | {"+", "Правая средняя кнопка"}
    words.set_language("en")


@pytest.mark.parametrize(("axis", "value", "way"), [(0, 0.9, "right"), (0, -0.9, "left"), (1, 0.9, "down"), (4, 0.9, "zoom_out")])
def test_a_leaning_stick_counts_when_it_leans_and_again_after_it_came_back(axis: int, value: float, way: str) -> None:
    leans = [value, value, 0.5, 0.0, value]
    assert said(Gamepads(), [stick(axis, lean) for lean in leans]) == [way, None, None, None, way]


def said(gamepads: Gamepads, events: list[pygame.Event]) -> list[str | None]:
    return [press.command if (press := gamepads.as_key(event)) else None for event in events]


def cross(way: str, pad: int = 0, *, up: bool = False) -> pygame.Event:
    kind = pygame.CONTROLLERBUTTONUP if up else pygame.CONTROLLERBUTTONDOWN
    return pygame.Event(kind, instance_id=pad, button=getattr(pygame, f"CONTROLLER_BUTTON_DPAD_{way.upper()}"))


def stick(axis: int, value: float, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=round(value * ALL_THE_WAY))


def repeated(gamepads: Gamepads, seconds: float) -> list[str]:
    """The commands that are given by themselves in so many seconds, at 100 frames a second."""
    return [event.command for _frame in range(round(seconds * 100)) for event in gamepads.update(0.01)]


@pytest.mark.parametrize(("hold", "let_go"), [(cross("down"), cross("down", up=True)), (stick(1, 0.9), stick(1, 0.1))])
def test_a_held_direction_repeats_like_a_held_key_until_it_is_let_go(hold: pygame.Event, let_go: pygame.Event) -> None:
    gamepads = Gamepads()
    assert gamepads.as_key(hold) is not None
    assert repeated(gamepads, DELAY - 0.02) == []
    told = repeated(gamepads, 10 * RATE)
    assert set(told) == {"down"}
    assert 9 <= len(told) <= 11
    assert gamepads.as_key(let_go) is None
    assert repeated(gamepads, 2.0) == []


def test_a_stick_thrown_past_the_middle_turns_round() -> None:
    gamepads = Gamepads()
    assert said(gamepads, [stick(0, 0.9), stick(0, -0.9)]) == ["right", "left"]
    assert set(repeated(gamepads, 1.0)) == {"left"}


def test_a_slow_frame_makes_no_presses_pile_up() -> None:
    gamepads = Gamepads()
    gamepads.as_key(cross("down"))
    assert len(gamepads.update(5.0)) == 1
    assert gamepads.update(0.001) == []


def test_nothing_goes_on_repeating_when_a_gamepad_is_pulled_out() -> None:
    gamepads = Gamepads()
    gamepads.as_key(cross("down", pad=1))
    gamepads.as_key(stick(1, 0.9, pad=2))
    gamepads.as_key(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=1))
    assert len(gamepads.update(DELAY + 0.01)) == 1
    gamepads.as_key(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=2))
    assert repeated(gamepads, 1.0) == []


def test_a_held_direction_walks_on_through_a_page_until_the_window_is_left() -> None:
    app = open_app()
    app.push(SettingsScene())
    group = group_of(app.scene)
    seen = [group.focused]
    pygame.event.post(cross("down"))
    for _frame in range(60):
        app.frame(0.02)
        if group.focused is not seen[-1]:
            seen.append(group.focused)
    assert len(seen) > 4
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.frame(0.0)
    assert app.gamepads.update(5.0) == []
    app.close()
