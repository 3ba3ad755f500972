"""The computers at the table when their process fails: told truly, marked for as long as their level does not count, no secret in it."""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pygame
import pytest

from game.client.app import App
from game.client.plainmark import plain_words
from game.client.scenes.menu import SeatsScene
from game.client.table import TableScene
from game.client.theme import INK
from game.engine import games
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.players.registry import plain_choice
from game.players.watchdog import DIED, SLOW, STARTED
from game.players.worker import AWAY, FAILED, Answer, Worker
from game.session import computers
from game.session.session import Session
from game.words.language import LANGUAGES, set_language
from tests.client.hands import Hands, open_app


class Fake:
    """Answers each question at once, for the reason that the test has set."""

    why = ""
    ready = True
    watchdog: Any = None
    """Itself: it has a clock and a story."""

    def __init__(self, *_of: object) -> None:
        self.asked: tuple[int, Any] | None = None
        self.watchdog = self
        self.story = deque([(DIED, 88.0), (STARTED, 90.0)])

    def clock(self) -> float:
        return 100.0

    def ask(self, ticket: int, _seat: int, _level: str, _history: object, observation: Any, _seed: int) -> None:
        self.asked = ticket, observation

    def poll(self) -> Answer | None:
        asked, self.asked = self.asked, None
        return None if asked is None else Answer(asked[0], plain_choice(asked[1], 1), Fake.why)

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def well_again() -> Iterator[None]:
    Fake.why, Fake.ready = "", True
    yield
    set_language("en")


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "Worker", Fake)


def table(name: str, seats: int, people: int = 1, app: App | None = None) -> tuple[App, TableScene]:
    app = open_app() if app is None else app
    holders = [Holder(person="Anna")] * people + [Holder(level="normal")] * (seats - people)
    scene = TableScene(Session(Match(games.load(name), Setup(seats, {}), holders, 3), app.settings))
    app.push(scene)
    return app, scene


def decisions(session: Session, why: str, count: int = 1) -> None:
    """The computers decide so often, for this reason; people choose the first thing there is."""
    Fake.why = why
    while count:
        actor = session.match.actor()
        assert actor is not None
        if session.holders[actor].person:
            session.match.play(session.match.observe(actor).legal[0])
            session._changed()
        elif session.step(1.0):
            count -= 1


def told(session: Session) -> list[str]:
    codes = [notice.code for notice in session.notices]
    session.notices.clear()
    return codes


@pytest.mark.usefixtures("fake")
@pytest.mark.parametrize(
    "name", ["darkaround", "stayaway", *(pytest.param(slow, marks=pytest.mark.slow) for slow in ("lastfriday", "betrayal"))]
)
def test_all_computers_are_marked_alike_until_their_level_counts_again(name: str) -> None:
    app, scene = table(name, games.load(name).seats[-1])
    session = scene.session
    everyone = [seat for seat, holder in enumerate(session.holders) if not holder.person]
    decisions(session, "", 2)
    assert (session.weak_seats(), told(session)) == ([], [])
    for why in (SLOW, DIED, AWAY, FAILED):
        for _seat in range(3):  # whoever it was
            decisions(session, why)
            assert session.weak_seats() == everyone
    decisions(session, "")
    assert session.weak_seats() == []
    app.close()


@pytest.mark.usefixtures("fake")
def test_what_happened_is_told_truly_and_not_again_and_again() -> None:
    app, scene = table("lastfriday", 6)
    session = scene.session
    decisions(session, DIED)
    decisions(session, AWAY, 3)
    decisions(session, "", 2)
    assert told(session) == ["computers_died", "computers_back"]
    decisions(session, SLOW)
    decisions(session, "")
    assert told(session) == ["computers_slow", "computers_back"]
    for _turn in range(5):
        decisions(session, SLOW)
        decisions(session, "")
    assert told(session) == ["computers_slow", "computers_back", "computers_slow"], "after three times the mark alone says it"
    app.close()


@pytest.mark.usefixtures("fake")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mark_stands_at_the_table_and_says_why(language: str) -> None:
    app, scene = table("stayaway", 12, app=open_app(language=language))
    hands, mark = Hands(app), scene.plain_mark
    hands.frames(2)
    assert mark.rect.width == 0
    Fake.ready = False
    decisions(scene.session, DIED)
    hands.frames(2)
    assert mark.rect.width > 0
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=mark.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    hands.frames(1)
    assert mark.opened
    below = pygame.Rect(mark.rect.left + 8, mark.rect.bottom + 12, 200, 60)
    assert app.surface.get_at(below.topleft)[:3] == INK, "the words open below it"
    words = plain_words(scene.session)
    assert len(words) == 3
    assert "12" in words[1]
    Fake.ready = True
    assert plain_words(scene.session)[0] != words[0]
    assert not app.theme.overflows
    decisions(scene.session, "")
    hands.frames(2)
    assert (mark.rect.width, mark.opened, plain_words(scene.session)) == (0, False, [])
    app.close()


@pytest.mark.usefixtures("fake")
def test_who_uses_keys_reads_it_where_seats_are_handed_over() -> None:
    app, scene = table("darkaround", 3)
    decisions(scene.session, DIED)
    app.push(SeatsScene(scene.session))
    assert isinstance(app.scene, SeatsScene)
    shown = app.scene.form.boxes()
    assert [text for text, _rect in shown if text in plain_words(scene.session)] == plain_words(scene.session)
    app.close()


@pytest.mark.slow
def test_killed_thrice_in_a_game_the_computers_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "Worker", partial(Worker, waits=(0.0, 0.2, 0.4)))
    app, scene = table("lastfriday", 6, people=0)
    session = scene.session

    def play_until(reached: Callable[[], bool]) -> None:
        end = time.monotonic() + 60
        while not reached():
            session.step(0.02)
            assert time.monotonic() < end
            assert not session.over()
            time.sleep(0.02)

    weak = []
    for _kill in range(3):
        play_until(session.computers_ready)
        for process in multiprocessing.active_children():
            process.kill()
            process.join(10)
        length = session.match.length
        play_until(lambda length=length: session.match.length > length + 1)  # type: ignore[misc]
        weak.append(bool(session.weak_seats()))
        play_until(lambda: not session.weak_seats())
    assert weak == [False, True, True], "the first time nothing is lost"
    assert told(session) == ["computers_died", "computers_back"] * 2
    app.close()
