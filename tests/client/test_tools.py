"""Undo, advice, log and menu are at every table for mouse, keys and gamepad alike."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame
import pytest

from game.client.app import App
from game.client.darkaround.view import DarkAroundView
from game.client.table import TableScene
from game.darkaround.terms import NOBODY
from tests.client.hands import Hands
from tests.client.test_redrawing import TABLES, buttons_of

every_table = pytest.mark.parametrize("table", TABLES)


def by_mouse(app: App, scene: TableScene) -> None:
    Hands(app).click(buttons_of(scene).find("hint").rect.center)


def walk(app: App, scene: TableScene, step: Callable[[], None]) -> None:
    """Goes on until the button has the focus."""
    for _step in range(400):
        group = buttons_of(scene)  # another one once a pad is used: its buttons are called otherwise
        if group.keys and group.focused is not None and group.focused.key == "hint":
            return
        step()
    raise AssertionError("the button is never reached")


def by_keys(app: App, scene: TableScene) -> None:
    hands = Hands(app)
    walk(app, scene, lambda: hands.key(pygame.K_TAB))
    hands.key(pygame.K_RETURN)


def by_gamepad(app: App, scene: TableScene) -> None:
    hands = Hands(app)
    walk(app, scene, lambda: hands.button("rightshoulder"))
    hands.button("a")


@every_table
@pytest.mark.parametrize("hand", [by_mouse, by_keys, by_gamepad])
@pytest.mark.slow
def test_advice_can_be_asked_for(table: str, hand: Callable[[App, TableScene], None]) -> None:
    app, scene = TABLES[table]()
    assert scene.session.can_play()
    hand(app, scene)
    end = time.monotonic() + 60
    while not scene.advice or scene.session.advising:
        assert time.monotonic() < end, "no advice came"
        app.frame(0.02)
        time.sleep(0.005)
    assert scene.advice
    assert app.theme.overflows == []
    app.close()


@every_table
def test_the_menu_and_the_log_open_by_mouse(table: str) -> None:
    app, scene = TABLES[table]()
    hands = Hands(app)
    hands.click(buttons_of(scene).find("log").rect.center)
    view = scene.view
    assert view.panel.whole_log  # type: ignore[attr-defined]
    hands.click(buttons_of(scene).find("menu").rect.center)
    assert app.scene.name == "menu"
    app.close()


@every_table
def test_each_says_what_it_is_and_why_it_cannot_be_used(table: str) -> None:
    app, scene = TABLES[table]()
    tips = {key: buttons_of(scene).find(key).tip for key in ("undo", "hint", "log", "menu")}
    assert tips == {"undo": "Undo (Ctrl+Z)", "hint": "Advice (H)", "log": "Log (L)", "menu": "Menu (Esc)"}
    undo = buttons_of(scene).find("undo")
    assert undo.enabled == (scene.session.undo_person() is not None)
    assert undo.enabled or undo.reason
    app.close()


def test_no_advice_tells_what_has_not_been_shown_yet() -> None:
    app, scene = TABLES["night"]()
    view, session = scene.view, scene.session
    assert isinstance(view, DarkAroundView)
    app.settings.animation_speed = "normal"
    while view.showing.party == NOBODY or not session.can_play():
        assert not session.over()
        if not view.busy():
            view.act(session.observe().legal[-1])
        elif view.showing.party != NOBODY:
            view.roll()
        app.frame(0.1)
    assert not buttons_of(scene).find("hint").enabled
    Hands(app).key(pygame.K_h)
    assert not session.advising
    app.close()
