"""Golden pictures of four moments (see tests/client/test_golden.py): the first hour, a search, a question in the dark, the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.client.app import App
from game.client.darkaround.end import EndScene
from game.client.darkaround.view import DarkAroundView
from game.client.opening import draw
from game.client.table import TableScene
from game.darkaround.terms import NOBODY
from game.session.session import Session
from tests.client.darkaround.tables import ended, match_at, may_search, quiet_match, session_of, table_of
from tests.client.goldens import assert_looks
from tests.client.hands import open_app

FOLDER = Path(__file__).parent / "golden"
TICK = 0.05


def first_hour(app: App) -> None:
    """Dice tumble in the first hour of four parties."""
    scene = TableScene(Session(quiet_match(4), app.settings))
    app.push(scene)
    view = scene.view
    assert isinstance(view, DarkAroundView)
    while view.showing.party == NOBODY:
        view.update(TICK)
    app.settings.animation_speed = "normal"
    view.roll()
    for _tick in range(35):
        view.update(TICK)
    view.board.still = True
    app.fresh = True
    app.draw()


def search(app: App) -> None:
    """Somebody goes to look for a lost child."""
    view = table_of(app, match_at(may_search))
    view.pick(view.choosing.searchers()[-1])
    view.pick(view.choosing.targets()[0])
    app.fresh = True
    app.draw()


def ward(app: App) -> None:
    """The Creature stands behind a child, in Ukrainian."""
    table_of(app, match_at(lambda seen: seen.asked == "ward" and seen.hour >= 2, 2))


def end(app: App) -> None:
    """The morning."""
    draw(app, [EndScene(session_of(ended(3, seed=8)))])


MOMENTS: dict[str, tuple[Callable[[App], None], str]] = {
    "first_hour": (first_hour, "en"),
    "search": (search, "en"),
    "ward": (ward, "uk"),
    "end": (end, "ru"),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_looks_as_it_should(name: str, tmp_path: Path) -> None:
    moment, language = MOMENTS[name]
    app = open_app(language=language)
    moment(app)
    assert_looks(app, FOLDER / f"{name}.png", tmp_path)
    app.close()
