"""The table of Betrayal: everything legal can be chosen, by mouse or by keys; rooms are laid as they are shown."""

from __future__ import annotations

import random

import pygame
import pytest

from game.betrayal.actions import Act
from game.betrayal.events import HauntBegins
from game.client.betrayal.laying import Lying
from game.client.betrayal.view import BetrayalView
from game.client.settings import Settings
from game.client.table import TableScene
from game.players.advice import Advice
from game.session.session import Session
from tests.client import keyboards
from tests.client.betrayal.tables import Person, lay_out, match_at, new_match, played, press, table_of
from tests.client.hands import open_app


def every_action_can_be_chosen(view: BetrayalView) -> int:
    """Chooses each legal action with the widgets there are; how many there were."""
    seen = view.observation
    assert seen is not None
    done: list[Act] = []

    def attempt(action: Act) -> str:
        done.append(action)
        return ""

    view.session.attempt = attempt  # type: ignore[method-assign]
    for act in seen.legal:
        view.choosing.show(seen)
        view.laying.show(seen)
        view.buttons.page = 0
        view.refresh()
        lay_out(view, act, lambda key: press(view, key))
        assert done[-1] == act
    return len(seen.legal)


@pytest.mark.parametrize("actions", [0, 60, 200])
def test_everything_legal_can_be_chosen(actions: int) -> None:
    app = open_app()
    app.settings.confirm_final = False
    view = table_of(app, played(actions))
    assert every_action_can_be_chosen(view) > 0
    assert not app.theme.overflows
    app.close()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_everything_legal_can_be_chosen_in_whole_games(seed: int) -> None:
    app = open_app()
    app.settings.confirm_final = False
    match, rng = new_match(3 + seed % 4, seed, options={"haunt": ("45", "49")[seed % 2]}), random.Random(seed)
    kinds: set[str] = set()
    while (actor := match.actor()) is not None:
        seen = match.observe(actor)
        kind = seen.asked
        if kind not in kinds or rng.random() < 0.05:
            kinds.add(kind)
            every_action_can_be_chosen(table_of(app, match))
            app.pop()
        match.play(rng.choice(seen.legal))
    assert len(kinds) > 4
    app.close()


def test_a_room_is_laid_as_it_is_shown() -> None:
    match = match_at(lambda seen: sum(1 for act in seen.legal if act.verb == "turn") > 1)
    app = open_app()
    view = table_of(app, match)
    shown: set[Lying] = set()
    for _turn in view.laying.found:
        now = view.laying.now()
        assert now is not None
        shown.add(now)
        view.handle(keyboards.press(pygame.K_r))
    assert shown == set(view.laying.found)
    now = view.laying.now()
    assert now is not None
    view.handle(keyboards.press(pygame.K_RETURN))
    assert match.observe(0).table.spots[now.room].turn == now.turn
    app.close()


def test_a_far_room_is_walked_to() -> None:
    match = match_at(lambda seen: any(act.verb == "go" for act in seen.legal) and len(seen.table.spots) > 9)
    app = open_app()
    session = Session(match, app.settings)
    scene = TableScene(session)
    session.raise_curtain(session.asked_person() or "")
    app.push(scene)
    view = scene.view
    assert isinstance(view, BetrayalView)
    room, way = next((room, way) for room, way in view.routes.items() if len(way.rooms) > 1 and not way.rolls)
    body = view.table.t.turn.body
    press(view, f"go:{room}")
    for _frame in range(20):
        app.frame(0.05)
    assert [str(act) for act in match.actions[-len(way.rooms) :]] == [f"go {each}" for each in way.rooms]
    assert match.observe(0).table.bodies[body].room == room
    app.close()


@pytest.mark.parametrize("actions", [0, 19, 90, 200])
def test_advice_is_laid_out(actions: int) -> None:
    app = open_app()
    view = table_of(app, played(actions))
    assert view.observation is not None
    for act in view.observation.legal:
        view.choosing.clear()
        view.show_advice(Advice(act))
        now = view.laying.now()
        group = view.panel.form.group
        laid = (act.verb, *act.words) == view.choosing.path or (now is not None and now.act == act)
        assert laid or (group.focused is not None and group.focused.key == f"{act.verb}:{act.words[0]}")
        app.draw()
    app.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "keyboard", "confirm", "language"),
    [(1, False, False, "en"), (2, True, True, "ru"), (4, False, True, "uk"), (3, True, False, "en")],
)
def test_a_whole_game_by_hand(people: int, keyboard: bool, confirm: bool, language: str) -> None:
    settings = Settings(language=language, animation_speed="off", confirm_final=confirm, muted=True)
    person = Person(settings, keyboard, seed=people)
    match = new_match(4, people + 10, people)
    person.app.reset(TableScene(Session(match, settings)))
    person.play()
    assert person.app.scene.name == "end"
    assert not person.app.theme.overflows
    if any(isinstance(event, HauntBegins) for event in match.history(0)):
        assert {"reveal", "booklet"} <= person.scenes
    person.app.close()


@pytest.mark.slow
def test_a_split_can_be_left_to_the_program() -> None:
    app = open_app()
    match = match_at(lambda seen: len(seen.legal) > 2 and seen.legal[0].verb == "spread")
    actor = match.actor()
    assert actor is not None
    legal = set(match.observe(actor).legal)
    scene = TableScene(Session(match, app.settings))
    app.reset(scene)
    app.frame(0.0)
    assert isinstance(scene.view, BetrayalView)
    view = scene.view
    done: list[object] = []
    view.act = done.append  # type: ignore[method-assign,assignment]
    view.panel.form.group.find("for_me").act()
    assert len(done) == 1
    assert done[0] in legal
    app.close()
