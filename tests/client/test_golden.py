"""Golden pictures: the screens as they should look, to the last pixel.

After a change that is meant, `FOUR_LANTERNS_GOLDEN=write pytest tests/client/test_golden.py` draws them anew; look at every one of
them before keeping it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from game.client.opening import PictureSession, draw
from game.client.scene import Scene
from game.client.scenes.curtain import CurtainScene
from game.client.scenes.rulebook import RulebookScene
from game.client.scenes.setup import SetupScene
from game.client.scenes.title import TitleScene
from game.client.settings import Settings
from game.client.table import TableScene
from game.client.tableview import make_scene
from game.engine import games
from game.engine.contract import ALL, TABLE, Setup, Viewer
from game.engine.match import Match
from game.engine.record import Holder
from game.lastfriday.terms import MANIAC
from tests.client.goldens import assert_looks
from tests.client.hands import open_app

FOLDER = Path(__file__).parent / "golden"
ANNA, BORYS = Holder(person="Anna"), Holder(person="Borys")
SEED = 11


@lru_cache(maxsize=1)
def actions() -> tuple[object, ...]:
    """A campaign played by chance to its end."""
    match = new_match()
    rng = random.Random(SEED)
    while (actor := match.actor()) is not None:
        match.play(rng.choice(match.observe(actor).legal))
    return tuple(match.actions)


def new_match() -> Match:
    return Match(games.load("lastfriday"), Setup(6, {"chapter": "campaign"}), [BORYS, *(ANNA for _seat in range(5))], SEED)


def session(share: float, viewer: Viewer) -> PictureSession:
    """The campaign after a share of its actions, as a viewer sees it."""
    match = new_match()
    whole = actions()
    while match.length < int(len(whole) * share):
        match.play(whole[match.length])
    return PictureSession(match, Settings(animation_speed="off"), viewer)


def own_scene(name: str, share: float, viewer: Viewer) -> Scene:
    here = session(share, viewer)
    return make_scene(here, name)


SCREENS: dict[str, Callable[[], Scene]] = {
    "title": TitleScene,
    "setup": lambda: SetupScene("lastfriday"),
    "table_campers": lambda: TableScene(session(0.3, 1)),
    "table_maniac": lambda: TableScene(session(0.3, MANIAC)),
    "curtain": lambda: CurtainScene(session(0.3, TABLE), "Borys", MANIAC),
    "scoring": lambda: own_scene("scoring", 0.8, TABLE),
    "end": lambda: own_scene("end", 1.0, ALL),
    "rulebook": lambda: RulebookScene("lastfriday", "maniac_tokens"),
}


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.slow
def test_a_screen_looks_as_it_should(name: str, tmp_path: Path) -> None:
    app = open_app()
    draw(app, [SCREENS[name]()])
    assert_looks(app, FOLDER / f"{name}.png", tmp_path)
    app.close()
