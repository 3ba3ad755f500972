"""At every table only what changed is redrawn, and looks as if all of it had been."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame
import pytest

from game.client.app import App
from game.client.darkaround.view import DarkAroundView
from game.client.focus import FocusGroup
from game.client.lastfriday.view import LastFridayView
from game.client.table import TableScene
from game.darkaround.terms import NOBODY
from game.engine.match import Match
from game.engine.record import Holder
from game.session.session import Session
from tests.client import keyboards
from tests.client.darkaround.tables import match_at as night_at
from tests.client.darkaround.tables import may_search, quiet_match
from tests.client.hands import Hands, open_app
from tests.client.lastfriday.tables import match_at as camp_at
from tests.client.lastfriday.tables import turn_of

pytestmark = pytest.mark.slow

Rects = Sequence[pygame.Rect] | None


def sit_down(match: Match, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> tuple[App, TableScene]:
    """A table at which everything has been shown."""
    app = open_app(size, scale=scale)
    session = Session(match, app.settings)
    for person in session.people()[:1]:
        session.raise_curtain(person)
    scene = TableScene(session)
    app.push(scene)
    for _frame in range(4):
        app.frame(0.05)
    while app.scene is not scene:
        app.pop()
    return app, scene


def camp(size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> tuple[App, TableScene]:
    return sit_down(camp_at(turn_of(2), {"chapter": "III"}), size, scale)


def night(size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> tuple[App, TableScene]:
    match = night_at(may_search)
    for seat in range(len(match.holders)):
        match.hand_over(seat, Holder(person="Anna"))
    return sit_down(match, size, scale)


TABLES = {"camp": camp, "night": night}


def assert_looks_as_if_drawn_whole(app: App) -> None:
    partly = pygame.image.tobytes(app.surface, "RGB")
    app.fresh = True
    app.draw()
    if pygame.image.tobytes(app.surface, "RGB") != partly:
        shown = pygame.image.frombytes(partly, app.size, "RGB")
        odd = pygame.mask.from_threshold(app.surface, (0, 0, 0), (1, 1, 1, 255), shown)
        odd.invert()
        pytest.fail(f"other pixels in {odd.get_bounding_rects()[:6]}")


def buttons_of(scene: TableScene) -> FocusGroup:
    """The focus of a table's panel."""
    view = scene.view
    if isinstance(view, DarkAroundView):
        return view.panel.form.group
    assert isinstance(view, LastFridayView)
    return view.panel.group


def some_input(app: App, scene: TableScene, chance: random.Random) -> pygame.Event:
    """A hand's next movement: mostly the pointer's, from button to button or anywhere, sometimes a key."""
    group = buttons_of(scene)
    if chance.random() < 0.4:
        key = chance.choice((pygame.K_TAB, pygame.K_TAB, pygame.K_DOWN, pygame.K_UP, pygame.K_LEFT, pygame.K_l, pygame.K_d))
        return keyboards.press(key)
    at = chance.choice(group.widgets).rect.center if group.widgets and chance.random() < 0.6 else None
    pos = at or (chance.randrange(app.size[0]), chance.randrange(app.size[1]))
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1000, 900), 1.25)])
@pytest.mark.parametrize("table", TABLES)
def test_whatever_pointer_and_keys_do(table: str, size: tuple[int, int], scale: float) -> None:
    app, scene = TABLES[table](size, scale)
    chance = random.Random(5)
    for number in range(60):
        if number == 30:
            scene.advice = "Go to the lake: +1.2 expected points"
            app.fresh = True
        pygame.event.post(some_input(app, scene, chance))
        app.frame(0.0)
        assert_looks_as_if_drawn_whole(app)
    app.close()


def test_while_dice_tumble_and_children_are_lost() -> None:
    app = open_app()
    match = quiet_match(3)
    for seat in range(3):
        match.hand_over(seat, Holder(person="Anna"))
    session = Session(match, app.settings)
    scene = TableScene(session)
    app.push(scene)
    view, chance = scene.view, random.Random(2)
    assert isinstance(view, DarkAroundView)
    app.settings.animation_speed = "normal"
    while (scene is app.scene or not session.over()) and session.match.length < 90:
        if view.showing.party != NOBODY:
            view.roll()
        elif not view.busy() and session.can_play():
            view.act(chance.choice(session.observe().legal))
        app.frame(0.09)
        if chance.random() < 0.2:
            assert_looks_as_if_drawn_whole(app)
    assert any(act.verb == "search" for act in match.actions)
    app.close()


def test_while_pawns_walk_through_the_camp() -> None:
    app, scene = camp()
    match, chance = scene.session.match, random.Random(4)
    app.settings.animation_speed = "normal"
    for _action in range(60):
        actor = match.actor()
        assert actor is not None
        match.play(chance.choice(match.observe(actor).legal))
        for _frame in range(2):
            app.frame(0.09)
            assert_looks_as_if_drawn_whole(app)
    app.close()


@pytest.mark.parametrize("table", TABLES)
def test_a_button_under_the_pointer_redraws_buttons_and_not_the_panel(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = TABLES[table]()
    hands, shown = Hands(app), list[Rects]()
    group = buttons_of(scene)
    hint, menu = group.find("hint"), group.find("menu")
    hands.move(hint.rect.center)
    monkeypatch.setattr(app.window, "show", shown.append)
    hands.move(menu.rect.center)
    (changed,) = shown
    assert changed is not None
    assert any(rect.contains(menu.rect) for rect in changed)
    assert any(rect.contains(hint.rect) for rect in changed)
    assert sum(rect.w * rect.h for rect in changed) < app.size[0] * app.size[1] // 40
    hands.frames()
    assert shown == [changed], "nothing has changed since"
    app.close()


def test_the_fire_alone_flickers(monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = night()
    view, shown = scene.view, list[Rects]()
    assert isinstance(view, DarkAroundView)
    app.settings.animation_speed = "normal"
    monkeypatch.setattr(app.window, "show", shown.append)
    for _frame in range(20):
        app.frame(0.05)
        assert_looks_as_if_drawn_whole(app)
    flickers = [changed for changed in shown if changed is not None]
    assert len(flickers) >= 4
    for changed in flickers:
        (flame,) = changed
        assert flame.w * flame.h < app.size[0] * app.size[1] // 20
        assert flame.collidepoint(view.board.places.fire[0], view.board.places.fire[1] - 4)
    app.close()
