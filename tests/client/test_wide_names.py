"""The widest names that pass the gate fit everywhere at every game's table: where there is no room they end in dots, and nothing is cut."""

from __future__ import annotations

import random
from typing import Final

import pytest

from game.client import callings
from game.client.app import App
from game.client.scenes.curtain import CurtainScene
from game.client.scenes.menu import LookingScene, MenuScene, SeatsScene
from game.client.scenes.title import TitleScene
from game.client.table import TableScene
from game.engine import games
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.session.session import Session
from tests.client.hands import Hands, open_app

pytestmark = pytest.mark.slow

TABLES: Final = (("darkaround", 5), ("stayaway", 4), ("stayaway", 12), ("betrayal", 6), ("lastfriday", 6))
WINDOWS: Final = (((1280, 720), 1.0, "en"), ((1920, 1080), 1.0, "ru"), ((960, 600), 1.0, "uk"), ((1280, 720), 2.0, "en"))
KINDS: Final = {"latin": lambda seat: chr(65 + seat) + "W" * 19, "thai": lambda seat: chr(0xE01 + seat) + "น้ำ" * 15}
CASES: Final = [
    (*table, *window, list(KINDS)[(row + column) % 2]) for row, table in enumerate(TABLES) for column, window in enumerate(WINDOWS)
]
"""Each table in each window, with one kind of names or the other."""
MOVES: Final = 40


def some_moves(app: App, session: Session) -> None:
    """Plays as it comes, looking at each moment."""
    hands, moods = Hands(app), random.Random(1)
    for _frame in range(3 * MOVES):
        hands.frames()
        if app.scene.name == "curtain":
            hands.click("raise")
        elif session.holding():
            session.release()
        elif session.can_play():
            session.play(moods.choice(session.observe().legal))
        assert app.theme.overflows == []


@pytest.mark.parametrize(("name", "seats", "size", "scale", "language", "kind"), CASES)
def test_the_widest_names_fit(name: str, seats: int, size: tuple[int, int], scale: float, language: str, kind: str) -> None:
    people = [KINDS[kind](seat) for seat in range(seats)]
    assert [callings.fault(person, people[:seat]) for seat, person in enumerate(people)] == [None] * seats
    app = open_app(size, language, scale)
    match = Match(games.load(name), Setup(seats), [Holder(person=person) for person in people], 7)
    session = Session(match, app.settings)
    app.push(TitleScene())
    app.push(TableScene(session))
    some_moves(app, session)
    for scene in (CurtainScene(session, people[0], 0), MenuScene(session), SeatsScene(session), LookingScene(session)):
        app.push(scene)
        app.draw()
        assert app.theme.overflows == []
        if scene in app.stack:
            app.pop()
    app.close()
