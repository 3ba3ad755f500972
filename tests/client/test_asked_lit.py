"""Whoever is asked is lit, and nobody else: plate, badge, seat, figure and the head of the panel, in random games of every game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Set
from typing import Any, Final

import pygame
import pytest

from game.client.app import App
from game.client.betrayal import panel as betrayal_panel
from game.client.betrayal.explorercards import ExplorerCard
from game.client.betrayal.view import BetrayalView
from game.client.darkaround import panel as night_panel
from game.client.darkaround.view import DarkAroundView
from game.client.lastfriday import badges
from game.client.lastfriday.view import LastFridayView
from game.client.opening import PictureSession
from game.client.pictures import sheet
from game.client.stayaway import panel as stayaway_panel
from game.client.stayaway.view import StayAwayView
from game.client.table import TableScene
from game.client.tableview import TableView
from game.client.theme import LANTERN
from game.darkaround.terms import NOBODY
from game.engine import games
from game.engine.contract import TABLE, Setup
from game.engine.match import Match
from game.engine.record import Holder
from tests.client.hands import open_app

OPTIONS: Final[dict[str, list[Setup]]] = {
    "lastfriday": [Setup(6, {"chapter": "campaign"}), Setup(6, {"chapter": "IV"})],
    "betrayal": [Setup(4, {"haunt": haunt}) for haunt in ("1", "10", "45")],
    "stayaway": [Setup(6)],
    "darkaround": [Setup(3), Setup(5, {"skills": "chosen"}), Setup(4, {"aim": "cooperative", "search_mode": "danger"})],
}
MOST: Final = 250
"""Positions of a game."""


class Heads:
    """Remembers whom the head of a panel named last."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.last = NOBODY
        for module in (betrayal_panel, night_panel, stayaway_panel):
            patch.setattr(module.Panel, "fill", self._listening(module.Panel.fill))

    def _listening(self, fill: Callable[..., None]) -> Callable[..., None]:
        def listening(panel: Any, seat: int, *rest: Any) -> None:
            self.last = seat
            fill(panel, seat, *rest)

        return listening


class Edges:
    """Remembers the edges of the Campers' badges in the order they are drawn."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lit: list[bool] = []
        drawn = sheet

        def noting(wide: int, tall: int, fill: Any, edge: Any, *rest: Any) -> pygame.Surface:
            self.lit.append(edge == LANTERN)
            return drawn(wide, tall, fill, edge, *rest)

        patch.setattr(badges, "sheet", noting)


@pytest.fixture
def app() -> Iterator[App]:
    window = open_app()
    yield window
    window.close()


def lit(view: TableView, asked: Set[int], edges: Edges, head: int) -> list[Set[int]]:
    """The seats lit as asked, on each part of the screen that lights one, all explorers' cards but the largest for Betrayal."""
    if isinstance(view, DarkAroundView):
        return [{view.board.lit()} - {NOBODY}, {head} - {NOBODY}]
    if isinstance(view, StayAwayView):
        return [{seat for seat in view.table.ring if view.ring.marks(seat).asked}, {head} - {NOBODY}]
    if isinstance(view, BetrayalView):
        explorers = [widget for widget in view.panel.form.group.widgets if isinstance(widget, ExplorerCard)]
        largest = set(range(view.table.seats)) - {explorer.seat for explorer in explorers}
        figures = [{figure} - {NOBODY} if figure < view.table.seats else asked for figure in (view.table.lit_figure(), head)]
        return [{explorer.seat for explorer in explorers if explorer.active} | (asked & largest), *figures]
    assert isinstance(view, LastFridayView)
    seen = view.observation
    assert seen is not None
    edges.lit.clear()
    view.panel.badges.draw(pygame.Surface((1280, 720)), seen, view.control.cast, view.inside)
    campers = {camper.seat for camper, is_lit in zip(seen.campers, edges.lit, strict=True) if is_lit}
    return [campers | (asked & {0})]


def watch(app: App, setup: Setup, game: str, seed: int, edges: Edges, heads: Heads) -> int:
    """Plays a game by chance and looks at each position; returns how many were looked at."""
    people = [Holder(person=f"P{seat}") for seat in range(setup.seats)]
    match, rng = Match(games.load(game), setup, people, seed), random.Random(seed)
    viewer = TABLE if seed % 2 else 0
    scene = TableScene(PictureSession(match, app.settings, viewer))
    app.push(scene)
    view = scene.view
    seen = told = 0
    while (actor := match.actor()) is not None and seen < MOST:
        history = match.history(viewer)
        view.show(match.observe(viewer), history[told:])
        told = len(history)
        if isinstance(view, DarkAroundView) and view.showing.party != NOBODY:
            assert view.board.lit() == view.showing.party == heads.last, (game, seed, seen)
        view.skip()
        asked = {max(actor, NOBODY)} - {NOBODY}
        for part in lit(view, asked, edges, heads.last):
            assert part == asked, (game, seed, seen, match.observe(viewer))
        del app.stack[app.stack.index(scene) + 1 :]  # stories and booklets that opened
        match.play(rng.choice(match.observe(actor).legal))
        seen += 1
    app.stack.clear()
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("game", games.NAMES)
def test_the_seat_that_is_asked_is_lit_and_no_other(game: str, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    edges, heads = Edges(monkeypatch), Heads(monkeypatch)
    seen = sum(watch(app, setup, game, seed, edges, heads) for setup in OPTIONS[game] for seed in (1, 2))
    assert seen > 100
