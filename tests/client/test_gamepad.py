"""A gamepad moves the focus and acts, like a keyboard."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.gamepad import DELAY, RATE, Gamepads
from game.client.scenes.settings import SettingsScene
from game.client.scenes.title import TitleScene
from tests.client.hands import Hands, group_of, open_app


def on_a_lantern(app: App) -> bool:
    focused = group_of(app.scene).focused
    return focused is not None and focused.key.startswith("game:")


def test_the_cross_and_a_button_open_the_set_up() -> None:
    app = open_app()
    app.push(TitleScene())
    hands = Hands(app)
    pygame.event.post(pygame.Event(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(0, -1)))
    hands.frames()
    assert not on_a_lantern(app)
    pygame.event.post(pygame.Event(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(0, 1)))
    hands.frames()
    assert on_a_lantern(app)
    pygame.event.post(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0))
    hands.frames()
    assert app.scene.name == "setup"
    app.close()


@pytest.mark.parametrize(("axis", "value", "key"), [(0, 0.9, pygame.K_RIGHT), (0, -0.9, pygame.K_LEFT), (1, 0.9, pygame.K_DOWN)])
def test_a_leaning_stick_counts_when_it_leans_and_again_after_it_came_back(axis: int, value: float, key: int) -> None:
    pads = Gamepads()
    leans = [value, value, 0.5, 0.0, value]
    events = [pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=axis, value=lean) for lean in leans]
    assert [pressed.key if (pressed := pads.as_key(event)) else None for event in events] == [key, None, None, None, key]


def cross(x: int, y: int, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.JOYHATMOTION, instance_id=pad, hat=0, value=(x, y))


def stick(axis: int, value: float, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.JOYAXISMOTION, instance_id=pad, axis=axis, value=value)


def repeated(pads: Gamepads, seconds: float) -> list[int]:
    """The keys that are pressed by themselves in so many seconds, at 100 frames a second."""
    return [event.key for _frame in range(round(seconds * 100)) for event in pads.update(0.01)]


@pytest.mark.parametrize(("hold", "let_go"), [(cross(0, -1), cross(0, 0)), (stick(1, 0.9), stick(1, 0.1))])
def test_a_held_direction_repeats_like_a_held_key_until_it_is_let_go(hold: pygame.Event, let_go: pygame.Event) -> None:
    pads = Gamepads()
    assert pads.as_key(hold) is not None
    assert repeated(pads, DELAY - 0.02) == []
    keys = repeated(pads, 10 * RATE)
    assert set(keys) == {pygame.K_DOWN}
    assert 9 <= len(keys) <= 11
    assert pads.as_key(let_go) is None
    assert repeated(pads, 2.0) == []


def test_another_direction_takes_the_place_of_the_one_held() -> None:
    pads = Gamepads()
    pads.as_key(cross(0, -1))
    repeated(pads, DELAY + 0.1)
    pads.as_key(cross(1, 0))
    assert repeated(pads, DELAY - 0.02) == []
    assert set(repeated(pads, 0.5)) == {pygame.K_RIGHT}
    assert pads.as_key(stick(0, 0.9)) is not None
    thrown = pads.as_key(stick(0, -0.9))  # past the middle without a stop
    assert thrown is not None
    assert thrown.key == pygame.K_LEFT


def test_a_slow_frame_makes_no_presses_pile_up() -> None:
    pads = Gamepads()
    pads.as_key(cross(0, -1))
    assert len(pads.update(5.0)) == 1
    assert pads.update(0.001) == []


def test_nothing_goes_on_repeating_when_a_gamepad_is_pulled_out() -> None:
    pads = Gamepads()
    pads.as_key(cross(0, -1, pad=1))
    pads.as_key(stick(1, 0.9, pad=2))
    pads.as_key(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=1))
    assert len(pads.update(DELAY + 0.01)) == 1
    pads.as_key(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=2))
    assert repeated(pads, 1.0) == []


def test_a_held_direction_walks_on_through_a_page_until_the_window_is_left() -> None:
    app = open_app()
    app.push(SettingsScene())
    group = group_of(app.scene)
    seen = [group.focused]
    pygame.event.post(cross(0, -1))
    for _frame in range(60):
        app.frame(0.02)
        if group.focused is not seen[-1]:
            seen.append(group.focused)
    assert len(seen) > 4
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.frame(0.0)
    assert app._gamepads.update(5.0) == []
    app.close()
