"""Where each kind of question is answered: what is declared of it is there to be clicked, in whole games by chance of every variety."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from game.betrayal.observation import BtObservation
from game.client.app import App
from game.client.betrayal.spots import Spot
from game.client.betrayal.view import BetrayalView
from game.client.darkaround.cards import ChildSpot
from game.client.darkaround.view import DarkAroundView
from game.client.lastfriday.targets import place_of
from game.client.lastfriday.view import LastFridayView
from game.client.opening import PictureSession
from game.client.places import Place
from game.client.stayaway.spots import CardSpot, GapSpot, SeatSpot
from game.client.stayaway.view import StayAwayView
from game.client.table import TableScene
from game.client.tableview import screens_of
from game.client.widgets import Widget
from game.engine import games
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.words.lastfriday.menu import Entry
from tests.client.betrayal.tables import match_at
from tests.client.hands import open_app

ENOUGH: Final = 2
"""Positions that are looked at of a kind of question in a game."""
OFTEN: Final = 16
"""Positions of a kind of question in all games together."""
MOST: Final = 400
"""Actions of seats in a game."""
LEAST: Final = {"betrayal": 30, "darkaround": 4, "lastfriday": 15, "stayaway": 13}
"""Kinds of question that must have been met."""
MORE: Final = 20
"""Pages of choices; there are never so many."""


def keyed(view: Any) -> dict[str, Widget]:
    """What can be clicked now, by key."""
    return {widget.key: widget for widget in view.panel.form.group.widgets if widget.enabled}


def in_betrayal(view: BetrayalView, legal: Any) -> Iterator[set[Place]]:
    """By spots on the board and by buttons with the first words of an action, on whatever page they are."""
    found = keyed(view)
    board = {key for key, widget in found.items() if isinstance(widget, Spot)}
    panel = set(found) - board
    for _page in range(MORE):
        if "more" in found and view.buttons.page < MORE:
            found["more"].act()
            found = keyed(view)
            panel |= {key for key, widget in found.items() if not isinstance(widget, Spot)}
    rooms, figures, doors = view.choosing.rooms(), view.choosing.figures(), view.choosing.doorways()
    assert {f"room:{option.key}" for option in rooms.values()} | {f"door:{option.key}" for option in doors.values()} <= board
    for act in legal:
        path = (act.verb, *act.words)
        begun = {":".join(map(str, path[: size + 1])) for size in range(len(path))}
        starts = {f"do:{each}" for each in begun} | {f"room:{each}" for each in begun} | {f"door:{each}" for each in begun}
        starts |= {f"figure:{index}" for index, option in figures.items() if option.key in begun}
        starts |= {f"{act.verb}:{path[1]}"} if act.verb in ("go", "explore") else set()
        for lying in view.laying.found:
            if lying.act == act:
                starts |= {"lay", "place"} if lying.cell == view.laying.cell else {"cell:{}:{}:{}".format(*lying.cell)}
        yield {name for name, there in (("board", board), ("panel", panel)) if starts & there}  # type: ignore[misc]


def in_darkaround(view: DarkAroundView, legal: Any) -> Iterator[set[Place]]:
    """By a child on the board, by its button, by a skill's, or by a button of the action's own."""
    found = keyed(view)
    children = {widget.child for widget in found.values() if isinstance(widget, ChildSpot)}
    by_skill = {"find": "skill-finder", "comfort": "skill-comfort", "courage": "skill-courage", "hush": "use", "ward": "use"}
    for act in legal:
        named = {f"choose-{act.what}", act.verb, by_skill.get(act.verb, "")}
        named |= {f"by:{act.by}", f"for:{act.child}"} if act.verb == "search" else set()
        places: set[Place] = {"panel"} if named & set(found) else set()
        yield places | ({"board"} if act.verb == "search" and {act.by, act.child} & children else set())


def in_lastfriday(view: LastFridayView, legal: Any) -> Iterator[set[Place]]:
    """By a place that glows, or by an entry of the panel that leads to the action."""

    def leads(entry: Entry, act: Any) -> bool:
        return act in entry.acts or any(leads(child, act) for child in entry.children)

    items, targets = {item.key for item in view.buttons.items() if not item.reason}, view.control.targets()
    for act in legal:
        places: set[Place] = {"panel"} if any(leads(entry, act) and entry.key in items for entry in view.control.entries) else set()
        yield places | ({"board"} if act in targets.get(place_of(act, view.chart), ()) else set())


def in_stayaway(view: StayAwayView, legal: Any) -> Iterator[set[Place]]:
    """By a card, by a seat or gap that glows, or by a button."""
    found = keyed(view)
    cards = {widget.card for key, widget in found.items() if isinstance(widget, CardSpot) and key.startswith("card:") and not widget.reason}
    board = {key for key, widget in found.items() if isinstance(widget, SeatSpot | GapSpot)}
    for act in legal:
        places: set[Place] = {"panel"} if {f"plain:{act}", f"say:{act.what}", f"side:{act.side}"} & set(found) else set()
        if act.verb == "refuse" and "answer" in found:
            places.add("panel")
        if view.choosing.of_cards() and act in view.choosing.acts(act.what) and act.what in cards:
            places.add("hand")
        yield places | ({"board"} if {f"seat:{act.seat}", f"gap:{act.side}"} & board else set())


OFFERED: Final[dict[str, Callable[[Any, Any], Iterator[set[Place]]]]] = {
    "betrayal": in_betrayal,
    "darkaround": in_darkaround,
    "lastfriday": in_lastfriday,
    "stayaway": in_stayaway,
}
"""For each legal action of a position, at which places its first step is there to be clicked."""


class Met:
    """What was met in all games together: where each kind of question was answered, and how often it was looked at."""

    def __init__(self) -> None:
        self.places: defaultdict[str, set[Place]] = defaultdict(set)
        self.often: Counter[str] = Counter()


class Chosen(PictureSession):
    """A session whose viewer is turned to whoever is asked."""

    def turn_to(self, seat: int) -> None:
        """Looks with the eyes of this seat from now on."""
        self._chosen = seat
        self.look()


@pytest.fixture
def app() -> Iterator[App]:
    window = open_app()
    yield window
    window.close()


def watch(app: App, game: str, setup: Setup, met: Met, most: int) -> None:
    """Plays a game by chance for so many actions of seats; looks at the first questions of each kind, and notes where they are answered."""
    people = [Holder(person=f"P{seat}") for seat in range(setup.seats)]
    match, rng = Match(games.load(game), setup, people, 1), random.Random(1)
    session = Chosen(match, app.settings, 0)
    scene = TableScene(session)
    app.push(scene)
    answered, looked = screens_of(game).answered, Counter[str]()
    while (actor := match.actor()) is not None and looked.total() < most:
        seen = match.observe(actor)
        looked[seen.asked] += 1
        if looked[seen.asked] <= ENOUGH and met.often[seen.asked] < OFTEN:
            met.often[seen.asked] += 1
            session.turn_to(actor)
            scene.view.show(seen, ())
            del app.stack[app.stack.index(scene) + 1 :]  # stories and booklets that opened
            for act, places in zip(seen.legal, OFFERED[game](scene.view, seen.legal), strict=True):
                assert places, (setup, seen.asked, str(act), "cannot be clicked")
                assert places <= set(answered[seen.asked]), (setup, seen.asked, str(act))
                met.places[seen.asked] |= places
        match.play(rng.choice(seen.legal))
    app.stack.clear()


@pytest.mark.parametrize("game", games.NAMES)
def test_every_question_begins_where_it_is_declared_to_be_answered(game: str, app: App) -> None:
    met = Met()
    watch(app, game, games.load(game).varieties()[0], met, 12)
    assert met.places


@pytest.mark.slow
@pytest.mark.parametrize("game", games.NAMES)
def test_every_question_in_whole_games_of_every_variety_begins_there(game: str, app: App) -> None:
    met = Met()
    for setup in games.load(game).varieties():
        watch(app, game, setup, met, MOST)
    assert {kind for kind, places in met.places.items() if screens_of(game).answered[kind][0] not in places} == set()
    assert len(met.places) >= LEAST[game]


def lit_in_sight(view: BetrayalView) -> bool:
    """Whether anything that can be chosen in the house is to be seen."""
    return any(view.board.rect.colliderect(widget.place) for widget in view.panel.form.group.widgets if isinstance(widget, Spot))


def test_what_is_lit_in_the_house_comes_into_sight(app: App) -> None:
    match = match_at(lambda seen: seen.asked == "turn")
    actor = match.actor()
    assert actor is not None
    scene = TableScene(PictureSession(match, app.settings, actor))
    app.push(scene)
    view, seen = scene.view, match.observe(actor)
    assert isinstance(view, BetrayalView)
    assert isinstance(seen, BtObservation)
    for _step in range(20):
        view.board.plan.zoom(1, view.board.rect.center)
    lost = 0
    for way in ((-9000, -9000), (9000, 9000), (-9000, 9000), (9000, -9000)):
        view.board.plan.pan(*way)
        view.refresh()
        lost += not lit_in_sight(view)
        view.show(seen, ())
        assert lit_in_sight(view)
    assert lost
