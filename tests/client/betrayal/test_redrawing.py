"""Drawing only what changed gives the same picture as drawing all of it."""

from __future__ import annotations

import random

import pygame
import pytest

from game.client.app import App
from game.client.betrayal.view import BetrayalView
from game.client.settings import Settings
from game.client.table import TableScene
from game.session.session import Session
from tests.client import keyboards
from tests.client.betrayal.tables import new_match

pytestmark = pytest.mark.slow


def picture(app: App) -> bytes:
    image: bytes = app.surface.get_buffer().raw
    return image


@pytest.mark.parametrize("haunt", ["38", "41", "49"])
def test_a_frame_drawn_in_part_is_the_frame_drawn_whole(haunt: str) -> None:
    app = App(Settings(language="en", confirm_final=False, muted=True), (1280, 720), random.Random(1), lambda: 1)
    session = Session(new_match(4, 5, 1, {"haunt": haunt}), app.settings)
    session.match.hand_over(1, session.holders[0])
    session.match.hand_over(2, session.holders[0])
    session.match.hand_over(3, session.holders[0])
    app.reset(TableScene(session))
    rng = random.Random(3)
    compared = 0
    for frame in range(800):
        scene = app.scene
        if not isinstance(scene, TableScene):
            scene.handle(keyboards.press(pygame.K_RETURN))
            if scene.name == "end":
                break
            app.frame(0.05)
            continue
        view = scene.view
        assert isinstance(view, BetrayalView)
        if view.showing.waiting is not None and frame % 7 == 0:
            view.go_on()
        elif view.asked() and view.observation is not None and frame % 5 == 0:
            view.act(rng.choice(view.observation.legal))
        elif frame % 11 == 0:
            at = (rng.randrange(1280), rng.randrange(720))
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        elif frame % 97 == 0:
            pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, y=rng.choice((-1, 1)), x=0, precise_y=0.0, flipped=False))
        elif frame % 13 == 0:
            pygame.event.post(keyboards.press(pygame.K_TAB))
        app.frame(0.05)
        if frame % 6 == 0 and app.scene is scene:
            part = picture(app)
            app.fresh = True
            app.draw()
            assert picture(app) == part, f"frame {frame}"
            compared += 1
    assert compared > 40
    app.close()
