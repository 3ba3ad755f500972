"""Events are shown one after another: dice wait for a click, tumble and stop on what the events told; a key shows the rest at once."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.app import App
from game.client.darkaround.night import Night
from game.client.darkaround.showing import Showing
from game.client.darkaround.view import DarkAroundView
from game.client.showing import TUMBLE
from game.client.table import TableScene
from game.darkaround import GAME
from game.darkaround import events as e
from game.darkaround.terms import NOBODY
from game.engine.contract import Setup, full_options
from game.engine.match import Match
from game.session.session import Session
from tests.client.darkaround.tables import NAMES, ended, match_at, may_search, new_match, quiet_match, table_of
from tests.client.hands import Hands, open_app


@pytest.fixture
def app() -> Iterator[App]:
    window = open_app()
    window.settings.animation_speed = "normal"
    yield window
    window.close()


def sit_down(app: App, match: Match) -> DarkAroundView:
    scene = TableScene(Session(match, app.settings))
    app.push(scene)
    assert isinstance(scene.view, DarkAroundView)
    return scene.view


def test_what_is_shown_at_last_is_what_the_observation_says() -> None:
    for seats in (1, 3, 5):
        match = ended(seats)
        night = Night(match.setup)
        showing = Showing(night, lambda _event: None, lambda _event: None, lambda _seat: False)
        showing.add(match.history(0))
        while showing.busy():
            showing.update(0.05, 0.1)
        seen = match.observe(0)
        assert night.sanity == [child.sanity for child in seen.children]
        assert night.hour == seen.hour
        assert [night.tally(seat).score for seat in range(seats)] == [party.score for party in seen.parties]
        assert night.spent == {seat for seat, party in enumerate(seen.parties) if party.spent}


def test_those_found_rest_in_the_hour_that_follows_and_no_longer() -> None:
    night = Night(Setup(1, full_options(GAME, {})))
    night.take(e.Found(child=4, by=1, sanity=3))
    night.take(e.ClockTurned(hour=2, first=0))
    assert night.resting == {4}
    night.take(e.ClockTurned(hour=3, first=0))
    assert night.resting == set()


def test_a_persons_dice_wait_for_the_click_and_the_first_hour_is_seen(app: App) -> None:
    view, hands = sit_down(app, quiet_match(2)), Hands(app)
    assert view.busy()
    assert view.showing.moving(), "the first card is not seen to turn"
    while view.showing.party == NOBODY:
        hands.frames()
    waiting = view.showing.party
    assert waiting == 0
    assert view.night.hour == 1
    hands.frames(60)
    assert view.showing.party == waiting, "the dice rolled by themselves"
    assert not view.night.dice
    hands.click(view.panel.form.group.find("roll").rect.center)
    assert view.showing.party == NOBODY
    hands.frames(3)
    assert view.night.dice
    assert view.night.acting == waiting


def test_a_die_tumbles_for_a_third_of_a_second_and_only_then_stands_in_the_log(app: App) -> None:
    view = sit_down(app, quiet_match(1))
    while view.showing.party == NOBODY:
        view.update(0.05)
    view.roll()
    before = len(view.lines)
    assert view.showing.tumbling < 1
    view.update(TUMBLE * 0.9)
    assert view.showing.tumbling < 1
    assert len(view.lines) == before
    view.update(TUMBLE * 0.1 + 0.001)
    assert view.showing.tumbling == 1
    view.update(0.2)
    assert len(view.lines) > before


def test_any_key_shows_the_rest_of_the_partys_hour(app: App) -> None:
    view, hands = sit_down(app, quiet_match(2)), Hands(app)
    while view.showing.party == NOBODY:
        hands.frames()
    hands.key(pygame.K_SPACE)
    hands.frames(2)
    assert view.showing.moving()
    hands.key(pygame.K_x)
    assert not view.showing.moving()
    assert {die.child for die in view.night.dice if die.die == "event"} >= set(range(6)) or view.session.can_play()


def test_with_motion_off_a_partys_dice_all_lie_there_after_the_click(app: App) -> None:
    app.settings.animation_speed = "off"
    view, hands = sit_down(app, quiet_match(2)), Hands(app)
    hands.frames()
    assert view.showing.party == 0
    view.roll()
    assert not view.showing.moving()
    assert view.night.dice


def test_a_refusal_is_said_at_the_pointer(app: App) -> None:
    view = table_of(app, match_at(may_search))
    lost = view.choosing.targets()[0]
    others = [child for child, sanity in enumerate(view.night.sanity) if sanity and child // 6 != lost // 6]
    view.pick(others[0])
    assert view.note
    assert "own children" in view.note


def test_a_search_is_laid_out_taken_back_and_confirmed(app: App) -> None:
    match = match_at(may_search)
    view = sit_down(app, match)
    view.skip()
    by, child = view.choosing.searchers()[-1], view.choosing.targets()[0]
    hands = Hands(app)
    hands.click(view.board.child_rect(by).center)
    hands.click(view.board.child_rect(child).center)
    act = view.choosing.act()
    assert act is not None
    assert (act.by, act.child) == (by, child)
    hands.key(pygame.K_BACKSPACE)
    assert view.choosing.act() is None
    hands.click(view.panel.form.group.find(f"by:{by}").rect.center)
    hands.click(view.panel.form.group.find(f"for:{child}").rect.center)
    length = match.length
    hands.click(view.panel.form.group.find("confirm").rect.center)
    assert match.actions[length] == act


def test_plates_bear_the_names_of_people(app: App) -> None:
    view = table_of(app, new_match(3))
    assert [view.names(seat) for seat in range(3)] == list(NAMES[:3])
