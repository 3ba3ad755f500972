"""The end of a game of Betrayal: who has won and why, and the whole hidden story told again in the house."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

import pygame
import pytest

from game.betrayal import events as e
from game.betrayal import haunts
from game.betrayal.terms import TRAITORS
from game.client.app import App
from game.client.betrayal.bookletscene import BookletPages
from game.client.betrayal.end import EndScene
from game.client.betrayal.retold import EVENT, MOMENT, ROUND, TURN, Tale
from game.client.opening import PictureSession, draw
from game.client.settings import SPEEDS
from game.client.table import TableScene
from game.engine.contract import ALL, TABLE, Outcome
from game.engine.match import Match
from game.session.story import Story
from game.words.betrayal.booklets import HEROES, TRAITOR, story
from game.words.betrayal.endwords import closes, headline, why
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.retelling import Hid, told
from game.words.betrayal.wording import figure_names
from game.words.language import LANGUAGES, set_language
from tests.client.betrayal.tables import new_match, played
from tests.client.hands import Hands, open_app

SEEN_BY_NOBODY, SICK, BOMBS = "41", "43", "45"


@lru_cache
def over(haunt: str) -> Match:
    """A game played by chance to its end."""
    return played(60_000, options={"haunt": haunt})


@lru_cache
def tale_of(haunt: str) -> Tale:
    return Tale(Story(over(haunt)))


def fresh(haunt: str) -> HouseTable:
    return HouseTable(over(haunt).game.tiles)  # type: ignore[attr-defined]


@pytest.fixture
def app() -> Iterator[App]:
    found = open_app()
    yield found
    found.close()


def end_of(app: App, haunt: str = BOMBS) -> EndScene:
    """The end, reached from the table."""
    draw(app, [TableScene(PictureSession(over(haunt), app.settings, TABLE))])
    scene = app.scene
    assert isinstance(scene, EndScene)
    app.frame(0.05)
    return scene


def test_every_step_is_a_line_and_the_last_is_the_end() -> None:
    match, tale = over(BOMBS), tale_of(BOMBS)
    names = figure_names(match.observe(ALL).table)
    assert [event for event in tale.events if not isinstance(event, Hid)] == match.history(ALL)
    assert all(told(step, names, match.observe(ALL).table).text for step in tale.steps)
    assert isinstance(tale.steps[-1].event, e.Ended)
    table = fresh(BOMBS)
    tale.show(table, tale.last)
    assert table.t == match.observe(ALL).table
    tale.show(table, 0)
    assert table.t == match.game.new(match.setup).observe(ALL).table


@pytest.mark.slow
def test_a_step_is_the_same_wherever_one_comes_from() -> None:
    tale = tale_of(BOMBS)
    table, forward = fresh(BOMBS), []
    for at in range(tale.last + 1):
        tale.show(table, at)
        forward.append(table.t)
    order = list(range(tale.last + 1))
    random.Random(1).shuffle(order)
    for at in order:
        tale.show(table, at)
        assert table.t == forward[at], at


def test_between_two_actions_only_what_is_told_has_happened() -> None:
    tale, table = tale_of(BOMBS), fresh(BOMBS)
    for at, step in enumerate(tale.steps):
        if isinstance(step.event, e.Went) and step.event.seen_by(TABLE):
            tale.show(table, at)
            assert table.room_of(step.event.body) == step.event.room or step.whole, at
        elif isinstance(step.event, e.Discovered) and not step.whole:
            tale.show(table, at)
            assert step.event.room in table.t.spots


def test_steps_go_by_turns_rounds_and_turning_points() -> None:
    tale = tale_of(BOMBS)
    steps = tale.steps
    at = 0
    for _turn in range(12):
        after = tale.ahead(at, 1, TURN)
        assert len([1 for step in steps[at + 1 : after + 1] if isinstance(step.event, e.TurnBegan)]) <= 1
        assert tale.ahead(after, -1, TURN) == at
        at = after
    at = tale.ahead(0, 1, ROUND)
    assert isinstance(steps[at + 1].event, e.NewRound)
    haunt = next(place for place, step in enumerate(steps) if isinstance(step.event, e.HauntBegins))
    assert tale.ahead(0, 1, MOMENT) == haunt
    assert {steps[place].moment for place in tale.marks[MOMENT]} >= {"haunt", "side", "end"}
    assert tale.ahead(tale.last, 1, MOMENT) == tale.last
    assert tale.ahead(5, -1, MOMENT) == 0


@pytest.mark.slow
def test_who_was_hidden_is_shown_where_it_was(app: App) -> None:
    scene = end_of(app, SEEN_BY_NOBODY)
    tale, table = scene.tale, scene.table
    traitor = table.t.traitor
    hidden = [at for at, step in enumerate(tale.steps) if isinstance(step.event, Hid)]
    secret = [at for at, step in enumerate(tale.steps) if isinstance(step.event, e.Went) and not step.event.seen_by(TABLE)]
    assert hidden
    assert secret
    for at in [*hidden[:2], *secret[:6]]:
        scene.telling.go(at)
        event = tale.steps[at].event
        assert isinstance(event, Hid | e.Went)
        assert table.room_of(traitor) == event.room
        assert not table.t.bodies[traitor].room  # drawn as one whom nobody sees
        assert traitor in scene.board.figures()
        if tale.steps[at].whole:
            assert event.room == scene.house.secrets[traitor]["room"]


def test_who_was_sick_in_secret_is_told_from_the_moment_on(app: App) -> None:
    scene = end_of(app, SICK)
    falls = [
        (at, step.event.body)
        for at, step in enumerate(scene.tale.steps)
        if isinstance(step.event, e.Told) and step.event.fact == "you_are_sick"
    ]
    assert falls
    for at, seat in falls:
        scene.telling.go(scene.tale.ahead(at, -1, EVENT) - 1)
        assert not any("Sick" in words for words in scene.facts(seat))
        scene.telling.go(scene.tale.ahead(at, 1, TURN))
        sides = scene.table.t.bodies[seat].side
        assert sides == TRAITORS or any("Sick" in words for words in scene.facts(seat))


def test_the_house_grows_in_its_place(app: App) -> None:
    scene = end_of(app)
    place, rooms = scene.board.plan.key, len(scene.table.t.spots)
    scene.telling.go(0)
    assert scene.board.plan.key == place
    assert len(scene.table.t.spots) < rooms
    assert set(scene.table.t.spots) == set(over(BOMBS).game.new(over(BOMBS).setup).observe(ALL).table.spots)


@pytest.mark.slow
def test_keys_and_buttons_drive_it(app: App) -> None:
    scene, hands = end_of(app), Hands(app)
    last = scene.telling.last
    assert scene.telling.at == last
    hands.key(pygame.K_LEFT)
    assert scene.telling.at == last - 1
    hands.key(pygame.K_LEFT, pygame.KMOD_SHIFT)
    turn = scene.telling.at
    assert turn in scene.tale.marks[TURN]
    hands.click("before")
    assert scene.telling.at == turn - 1
    hands.key(pygame.K_HOME)
    assert scene.telling.at == 0
    hands.tab_to("unit")
    hands.key(pygame.K_RETURN)
    assert scene.unit == TURN
    hands.click("after")
    assert scene.telling.at == scene.tale.marks[TURN][0]
    hands.key(pygame.K_SPACE)
    assert scene.telling.playing
    hands.frames(20)
    assert scene.telling.at > scene.tale.marks[TURN][0]
    hands.click("play")
    assert not scene.telling.playing
    hands.click("last")
    assert scene.telling.at == last


def test_a_gamepad_drives_it(app: App) -> None:
    scene, hands = end_of(app), Hands(app)
    hands.button("dpad_left")
    assert scene.telling.at == scene.telling.last - 1
    hands.button("x")
    assert scene.telling.playing


def test_the_line_of_the_game_takes_one_anywhere(app: App) -> None:
    scene, hands = end_of(app), Hands(app)
    line = scene.bar.time
    haunt = next(mark for mark in line.marks if mark.words.startswith("The haunt"))
    hands.click((line.x_of(haunt.at, app.theme), line.rect.centery))
    assert scene.telling.at == haunt.at
    assert "The haunt" in scene.bar.lines[scene.telling.at].text
    start = (line.x_of(0, app.theme), line.rect.centery)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    hands.move((start[0] + 60, start[1] - 200))  # a drag need not stay on the line
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=(start[0] + 60, start[1] - 200), button=1))
    hands.frames()
    at = scene.telling.at
    assert 0 < at < haunt.at
    hands.move((start[0] + 90, start[1]))
    assert scene.telling.at == at


def test_figures_walk_unless_nothing_is_to_move(app: App) -> None:
    scene, hands = end_of(app), Hands(app)
    walks = [(at, step.event) for at, step in enumerate(scene.tale.steps) if isinstance(step.event, e.Went)]
    walk, body = next((at, event.body) for at, event in walks if event.how == "door")
    for speed in ("off", "normal"):
        app.settings.animation_speed = speed
        scene.telling.go(walk - 1)
        hands.frames(20)
        hands.key(pygame.K_RIGHT)
        assert (body in scene.board.moving) is (speed == "normal")
    hands.frames(10)
    assert not scene.board.moving


def test_it_never_changes_more_than_three_times_a_second(app: App) -> None:
    scene, hands = end_of(app), Hands(app)
    for speed in SPEEDS:
        app.settings.animation_speed = speed
        scene.telling.go(0, playing=True)
        hands.frames(30)  # a second and a half
        assert 0 < scene.telling.at <= 4, speed


def test_how_the_haunt_began_is_read_again(app: App) -> None:
    scene = end_of(app)
    scene.telling.go(scene.tale.marks[MOMENT][0])
    told_then = [paragraph.text for paragraph in story("en", int(BOMBS)).paragraphs]
    assert set(told_then) <= {words for words, _rect in scene.form.boxes()}


@pytest.mark.slow
def test_both_booklets_lie_open(app: App) -> None:
    scene, hands = end_of(app), Hands(app)
    for side in (HEROES, TRAITOR):
        hands.click(f"book-{side}")
        pages = app.scene
        assert isinstance(pages, BookletPages)
        assert (pages.haunt, pages.side) == (int(BOMBS), side)
        hands.key(pygame.K_ESCAPE)
        assert app.scene is scene
    scene.telling.go(0)  # there is no haunt yet
    assert not any(widget.key.startswith("book-") for widget in scene.form.group.widgets)


def test_a_game_given_up_at_once_has_nothing_to_tell(app: App) -> None:
    match = new_match(3)
    match.concede(0)
    draw(app, [EndScene(PictureSession(match, app.settings, ALL))])
    hands = Hands(app)
    for key in (pygame.K_LEFT, pygame.K_SPACE, pygame.K_RIGHT, pygame.K_HOME):
        hands.key(key)
    scene = app.scene
    assert isinstance(scene, EndScene)
    assert (scene.telling.at, scene.telling.playing) == (0, False)


def test_the_place_of_a_death_is_marked() -> None:
    tale, table = tale_of(BOMBS), fresh(BOMBS)
    deaths = [at for at, step in enumerate(tale.steps) if isinstance(step.event, e.Died)]
    assert deaths
    for at in deaths:
        tale.show(table, at)
        assert tale.where(at, table) in table.t.spots


def test_a_game_given_up_is_told_as_far_as_it_went(app: App) -> None:
    match = played(60)
    match.concede(1)
    draw(app, [EndScene(PictureSession(match, app.settings, ALL))])
    scene = app.scene
    assert isinstance(scene, EndScene)
    words = [words for words, _rect in scene.form.boxes()]
    outcome = match.outcome()
    assert outcome is not None
    assert headline(outcome, scene.names) in words
    assert why(outcome, scene.names, scene.seen.table.haunt) in words
    scene.telling.go(0)
    app.draw()
    assert scene.telling.last > 10


def test_the_winners_stand_by_name_below_who_has_won(app: App) -> None:
    scene = end_of(app)
    outcome = scene.session.outcome()
    assert outcome is not None
    words = [words for words, _rect in scene.form.boxes()]
    assert ", ".join(map(scene.names, outcome.winners)) in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_booklet_close_only_the_ends_it_knows(language: str) -> None:
    set_language(language)
    assert closes(Outcome((0,), (1,), "traitors_wedding"), 1)
    for reason in ("dawn", "lost_way", "traitors_all_dance", "all_dead", "conceded"):
        assert not closes(Outcome((0,), (1,), reason), 9)
    assert why(Outcome((), (0, 1), "all_dead"), str, 9) not in ("all dead", "")


@pytest.mark.slow
@pytest.mark.parametrize("number", haunts.NUMBERS)
def test_every_haunt_is_told_to_its_end(number: int) -> None:
    app = open_app(language=LANGUAGES[number % len(LANGUAGES)], scale=1.5)
    match = played(60_000, 3 + number % 4, number, {"haunt": str(number)})
    scene = EndScene(PictureSession(match, app.settings, ALL))
    draw(app, [scene])
    places = sorted({*scene.tale.marks[MOMENT], *range(0, scene.telling.last, 97)})
    for at in places[:: max(1, len(places) // 8)]:
        scene.telling.go(at)
        app.draw()
    assert all(line.text for line in scene.bar.lines)
    assert not app.theme.overflows
    app.close()
