"""Golden pictures (see tests/client/test_golden.py): an explorer is picked, the first room is laid, a card is read, a haunt
begins, a booklet is read, a fight, and the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.betrayal.actions import act
from game.betrayal.events import HauntBegins
from game.client.app import App
from game.client.betrayal.end import EndScene
from game.client.betrayal.reveal import RevealScene
from game.client.opening import PictureSession, draw
from game.engine.contract import ALL
from game.engine.match import Match
from tests.client.betrayal.tables import match_at, new_match, played, table_of
from tests.client.goldens import assert_looks
from tests.client.hands import open_app

FOLDER = Path(__file__).parent / "golden"
EXPLORERS = ("zoe_ingstrom", "ox_bellows", "madame_zostra", "father_rhinehardt")


def in_the_house() -> Match:
    """Four explorers, and the first door is open."""
    match, rng = new_match(4, 2), random.Random(2)
    for who in EXPLORERS:
        match.play(act("take", who))
    while (actor := match.actor()) is not None and match.length < 5:
        seen = match.observe(actor)
        match.play(rng.choice([each for each in seen.legal if each.verb == "explore"]))
    return match


def picking(app: App) -> None:
    """In Russian, with one explorer pointed at."""
    view = table_of(app, new_match(4, 2))
    spot = next(widget for widget in view.panel.form.group.widgets if widget.key == "do:take:jenny_leclerc")
    view.panel.form.group.focus(spot)
    app.fresh = True
    app.draw()


def laying(app: App) -> None:
    """A room that may be turned."""
    table_of(app, in_the_house())


def reading(app: App) -> None:
    """A card in Ukrainian."""
    view = table_of(app, in_the_house())
    view.read("revolver")
    app.fresh = True
    app.draw()


def revealing(app: App) -> None:
    """What everybody hears."""
    view = table_of(app, in_the_house())
    begun = HauntBegins(haunt=1, revealer=2, omen="girl", room="crypt", traitor=2)
    view.showing.waiting = begun
    draw(app, [RevealScene(view, begun)])


def booklet(app: App) -> None:
    """The traitor's booklet, behind the curtain."""
    view = table_of(app, match_at(lambda seen: act("ready") in seen.legal, options={"haunt": "1"}))
    view.update(0.0)
    app.draw()


def fighting(app: App) -> None:
    """Somebody may be attacked."""
    table_of(app, match_at(lambda seen: any(each.verb == "attack" for each in seen.legal), options={"haunt": "45"}))


def ending(app: App) -> None:
    """Who has won and why."""
    match = played(60_000, options={"haunt": "45"})
    draw(app, [EndScene(PictureSession(match, app.settings, ALL))])


SCENES: dict[str, tuple[str, Callable[[App], None]]] = {
    "picking": ("ru", picking),
    "laying": ("en", laying),
    "reading": ("uk", reading),
    "revealing": ("en", revealing),
    "booklet": ("uk", booklet),
    "fighting": ("en", fighting),
    "ending": ("ru", ending),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_table_looks_as_it_should(name: str, tmp_path: Path) -> None:
    language, show = SCENES[name]
    app = open_app(language=language)
    show(app)
    assert not app.theme.overflows
    assert_looks(app, FOLDER / f"{name}.png", tmp_path)
    app.close()
