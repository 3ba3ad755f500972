"""A gamepad moves the focus and acts, like a keyboard."""

from __future__ import annotations

import pygame
import pytest

from game.client.gamepad import Gamepads
from game.client.scenes.title import TitleScene
from tests.client.hands import Hands, group_of, open_app


def test_the_cross_and_a_button_open_the_set_up() -> None:
    app = open_app()
    app.push(TitleScene())
    hands = Hands(app)
    pygame.event.post(pygame.Event(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(0, -1)))
    hands.frames()
    assert group_of(app.scene).focused is not hands.find("game:lastfriday")
    pygame.event.post(pygame.Event(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(0, 1)))
    hands.frames()
    assert group_of(app.scene).focused is hands.find("game:lastfriday")
    pygame.event.post(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0))
    hands.frames()
    assert app.scene.name == "setup"
    app.close()


@pytest.mark.parametrize(("axis", "value", "key"), [(0, 0.9, pygame.K_RIGHT), (0, -0.9, pygame.K_LEFT), (1, 0.9, pygame.K_DOWN)])
def test_a_leaning_stick_counts_once(axis: int, value: float, key: int) -> None:
    pads = Gamepads()
    leans = [value, value, 0.5, 0.0, value]
    events = [pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=axis, value=lean) for lean in leans]
    assert [pressed.key if (pressed := pads.as_key(event)) else None for event in events] == [key, None, None, None, key]
