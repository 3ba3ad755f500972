"""What does not fit into a frame is done in steps, and looks in the end as if it had been done at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from game.client import pictures, steps
from game.client.app import App
from game.client.pixels import PIXELS, Work, kept, kept_slowly, until_there
from game.client.scene import Scene
from game.client.scenes.curtain import CurtainScene
from game.client.stack import PATIENCE
from game.client.steps import Aside, NotYet, Pace
from game.client.table import TableScene
from game.client.tableview import make_scene
from game.engine import games
from game.engine.match import Match
from game.engine.record import Holder
from game.session.session import Session
from tests.client.hands import open_app

BONE = (237, 227, 207)


@pytest.fixture(autouse=True)
def everything_in_this_thread(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    PIXELS.forget()
    monkeypatch.setattr(pictures, "Aside", lambda call, aside: Aside(call, aside=False))
    yield
    PIXELS.forget()


def so_many(most: int) -> Pace:
    """A pace of so many things a frame, whatever the clock says."""
    return Pace(clock=lambda: 0.0, most=most)


class Stripes(Scene):
    """A screen of pictures that are made one after another."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.made: list[int] = []

        @kept
        def stripe(place: int) -> pygame.Surface:
            self.made.append(place)
            picture = pygame.Surface((1, 8))
            picture.fill((place, place, place))
            return picture

        self.stripe = stripe

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((9, 9, 9))
        for place in range(self.number):
            surface.blit(self.stripe(place), (place, 0))


@pytest.mark.parametrize("cause", ["a curtain", "minimised"])
def test_what_one_person_sees_does_not_stay_until_there_is_time(cause: str) -> None:
    app = open_app()
    app.push(Stripes(0))
    app.frame(0.0)
    scene = Stripes(20)
    scene.hides = cause == "a curtain"
    shown: list[object] = []
    app.window.show = shown.append  # type: ignore[method-assign, assignment]
    app.pace = so_many(1)
    app.push(scene)
    if cause == "minimised":
        pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    app.frame(0.1)
    assert len(shown) == 1, "the next frame shows it whole"
    app.close()


def test_every_curtain_hides() -> None:
    assert CurtainScene.hides


def test_a_screen_is_seen_when_all_of_it_was_made_and_no_frame_makes_more_than_there_is_time_for() -> None:
    app = open_app()
    app.push(Scene())
    app.frame(0.0)
    scene = Stripes(20)
    shown: list[object] = []
    app.window.show = shown.append  # type: ignore[method-assign, assignment]
    app.pace = so_many(6)
    app.push(scene)
    counts = []
    while not shown:
        before = len(scene.made)
        app.frame(0.1)
        counts.append(len(scene.made) - before)
    assert counts == [6, 6, 6, 2]
    assert shown == [None], "the whole window, once"
    assert [app.surface.get_at((place, 0))[0] for place in range(20)] == list(range(20))
    app.frame(0.1)
    assert len(shown) == 1, "nothing changed since"
    app.close()


def test_without_a_pace_all_is_made_at_once_and_with_one_not_for_ever() -> None:
    app = open_app()
    app.push(Stripes(200))
    app.frame(0.0)
    assert not app.fresh
    endless = Scene()

    def draw(surface: pygame.Surface) -> None:
        for _picture in range(2):
            PIXELS.made(("endless", random.random()), lambda: pygame.Surface((1, 1)))

    endless.draw = draw  # type: ignore[method-assign]
    app.pace = so_many(1)
    app.push(endless)
    frames = 0
    while app.fresh:
        app.frame(0.1)
        frames += 1
    assert PATIENCE * 10 <= frames <= PATIENCE * 10 + 3
    app.close()


def test_what_is_made_out_of_others_is_never_half_made() -> None:
    """The pictures it needs are put off, it is not: neither in the middle nor with what it had so far."""

    @kept_slowly
    def part(number: int) -> Work:
        picture = pygame.Surface((4, 4))
        for row in range(4):
            picture.fill((number, 50, 50), (0, row, 4, 1))
            yield picture

    @kept
    def stamp(number: int) -> pygame.Surface:
        picture = pygame.Surface((1, 1))
        picture.fill((number, 200, 200))
        return picture

    @kept_slowly
    def whole() -> Work:
        picture = pygame.Surface((8, 4))
        for number in (1, 2):
            there = yield from until_there(partial(part, number))
            picture.blit(there, (4 * number - 4, 0))
            picture.blit(stamp(number), (4 * number - 4, 0))
            yield picture

    @kept
    def framed() -> pygame.Surface:
        picture = pygame.Surface((10, 6))
        picture.blit(part(3), (1, 1))
        return picture

    assert [whole, framed]
    pictures_now = (pygame.image.tobytes(whole(), "RGB"), pygame.image.tobytes(framed(), "RGB"))
    PIXELS.forget()
    found: dict[str, pygame.Surface] = {}
    pace = so_many(1)
    for _frame in range(100):
        with steps.frame(pace), steps.putting_off():
            try:
                found["whole"] = whole()
                found["framed"] = framed()
                break
            except NotYet:
                continue
    assert (pygame.image.tobytes(found["whole"], "RGB"), pygame.image.tobytes(found["framed"], "RGB")) == pictures_now


def test_nothing_that_a_put_off_drawing_wants_is_dropped() -> None:
    @kept
    def large(number: int) -> pygame.Surface:
        return pygame.Surface((1920, 1080 + number))

    pace = so_many(2)
    for _frame in range(8):
        with steps.frame(pace), steps.putting_off():
            try:
                for number in range(9):
                    large(number)
                break
            except NotYet:
                continue
    else:
        pytest.fail("they are made again and again")
    PIXELS.trim()
    assert PIXELS.bytes <= PIXELS.budget


def played(name: str, actions: int = 1 << 30) -> Match:
    """A game after so many actions, or over."""
    game, chance = games.load(name), random.Random(5)
    setup = game.varieties()[0]
    match = Match(game, setup, [Holder(person="Anna")] * setup.seats, 5)
    while (actor := match.actor()) is not None and match.length < actions:
        match.play(chance.choice(match.observe(actor).legal))
    return match


def shown(app: App, most: int) -> list[int]:
    """Lets frames pass until all is shown; how many things were begun in each."""
    counts: list[int] = []
    while app.fresh or app.scene.dirty or app.scene.name not in ("table", "end") or not counts:
        app.frame(0.0)
        assert app.pace is not None
        counts.append(app.pace.units)
        assert len(counts) < 5000
    assert max(counts) <= most + 3, "what a thing is a part of may be finished by it"
    return counts


@pytest.mark.slow
@pytest.mark.parametrize("name", games.NAMES)
def test_every_table_and_every_retelling_opens_in_steps_and_looks_as_if_at_once(name: str) -> None:
    most = 5
    for end, match in ((False, played(name, 30)), (True, played(name))):
        pixels = []
        for pace in (None, so_many(most)):
            app = open_app()
            app.push(Scene())
            app.frame(0.0)
            app.pace = pace
            session = Session(match, app.settings)
            app.push(make_scene(session, "end") if end else TableScene(session))
            if pace is None:
                app.frame(1 / 60)
            else:
                assert len(shown(app, most)) > 10
            pixels.append(pygame.image.tobytes(app.surface, "RGB"))
            app.pace = None
            app.reset(Scene())
            assert PIXELS.bytes == 0, PIXELS.told()
            app.close()
        assert pixels[0] == pixels[1], f"{name}: end {end}"


@pytest.mark.slow
def test_a_gliding_zoom_draws_nothing_anew_and_rests_as_if_it_had_not_glided(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    render = pictures._rendered

    def counted(name: str, source: bytes, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(name)
        return render(name, source, size)

    monkeypatch.setattr(pictures, "_rendered", counted)
    found = []
    for glides in (True, False):
        app = open_app()
        app.settings.animation_speed = "normal" if glides else "off"
        app.push(TableScene(Session(played("lastfriday", 90), app.settings)))
        for _frame in range(60):
            app.frame(0.05)
        if glides:
            app.pace = so_many(3)
        board = getattr(app.scene, "view").board  # noqa: B009
        drawn.clear()
        board.zoom(2)
        app.frame(0.0 if not glides else 0.02)
        while not board.camera.settled:
            assert not drawn
            app.frame(0.02)
        while app.fresh or board.dirty or not all(board.picture.has(board.camera.scale, part) for part in board._parts()):
            app.frame(0.02)
        app.frame(0.0)
        assert drawn
        found.append(pygame.image.tobytes(board.canvas, "RGB"))
        app.pace = None
        app.reset(Scene())
        app.close()
    assert found[0] == found[1]
