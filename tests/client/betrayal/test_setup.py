"""What the program fills in at the start of a game of Betrayal, and what it remembers of earlier ones."""

from __future__ import annotations

from datetime import date
from unittest.mock import patch

from game.client.betrayal import remembering
from game.client.betrayal.view import BetrayalView
from game.client.scenes.setup import SetupScene
from game.client.settings import Settings, load
from game.client.table import TableScene
from game.words.betrayal.host import PLAYED
from tests.client.hands import Hands, open_app


def test_the_day_and_the_haunts_played_are_filled_in() -> None:
    filled = remembering.filled_in(Settings(own={"haunts": [1, 45]}), date(2027, 3, 9))
    assert filled == {"played": "1_45", "date": "03-09"}
    assert remembering.filled_in(Settings(), date(2027, 12, 31)) == {"played": "", "date": "12-31"}


def test_only_sensible_numbers_are_remembered() -> None:
    assert Settings(own={"haunts": [45, 1, 45, 0, 900]}).checked().of(PLAYED) == [1, 45]


def test_a_game_from_the_set_up_has_the_day_and_counts_its_haunt_as_played() -> None:
    app = open_app()
    app.settings.put(PLAYED, [5])
    app.push(SetupScene("betrayal"))
    hands = Hands(app)
    assert not [widget for widget in app.scene.form.widgets() if "played" in widget.key or "date" in widget.key]  # type: ignore[attr-defined]
    hands.click("play")
    scene = app.scene
    assert isinstance(scene, TableScene)
    assert isinstance(scene.view, BetrayalView)
    options = scene.session.match.setup.options
    assert options["played"] == "5"
    assert options["date"] == date.today().strftime("%m-%d")
    remembering.remember(app, scene.session, 38)
    remembering.remember(app, scene.session, 38)
    assert app.settings.of(PLAYED) == [5, 38]
    assert load().of(PLAYED) == [5, 38]
    with patch.object(type(scene.session), "path", None):  # a game that is not kept
        remembering.remember(app, scene.session, 44)
    assert app.settings.of(PLAYED) == [5, 38]
    app.close()


def test_haunts_can_be_forgotten() -> None:
    app = open_app()
    app.settings.put(PLAYED, [5, 38])
    app.push(SetupScene("betrayal"))
    hands = Hands(app)
    hands.find("forget-haunts").act()
    assert app.settings.of(PLAYED) == []
    assert not [widget for widget in app.scene.form.widgets() if widget.key == "forget-haunts"]  # type: ignore[attr-defined]
    app.close()
