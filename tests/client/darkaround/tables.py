"""Tables of Darkness Around for tests: games played by chance up to a moment, and the view that shows it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from game.client.app import App
from game.client.darkaround.view import DarkAroundView
from game.client.opening import PictureSession, draw
from game.client.settings import Settings
from game.client.table import TableScene
from game.darkaround.observation import DaObservation
from game.engine import games
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder

NAMES = ("Anna", "Borys", "Vira", "Hanna", "Dmytro")
Wanted = Callable[[DaObservation], bool]


def new_match(seats: int, seed: int = 1, options: Mapping[str, str] | None = None) -> Match:
    """A game of people."""
    holders = [Holder(person=NAMES[seat]) for seat in range(seats)]
    return Match(games.load("darkaround"), Setup(seats, dict(options or {})), holders, seed)


def match_at(wanted: Wanted, seats: int = 3, options: Mapping[str, str] | None = None) -> Match:
    """The first game played by chance that comes to such a question."""
    for seed in range(1, 200):
        match, rng = new_match(seats, seed, options), random.Random(seed)
        while (actor := match.actor()) is not None:
            seen = match.observe(actor)
            if wanted(seen):
                return match
            match.play(rng.choice(seen.legal))
    raise AssertionError("no game came to such a question")


def quiet_match(seats: int) -> Match:
    """A fresh game in which nobody is asked before the first dice: no gifted child has courage."""
    seeds = (new_match(seats, seed) for seed in range(1, 200))
    return next(match for match in seeds if match.observe(0).hour > 0)


def ended(seats: int = 3, options: Mapping[str, str] | None = None, seed: int = 1) -> Match:
    """A game played by chance to its end."""
    match, rng = new_match(seats, seed, options), random.Random(seed)
    while (actor := match.actor()) is not None:
        match.play(rng.choice(match.observe(actor).legal))
    return match


def session_of(match: Match) -> PictureSession:
    """What the seat that is asked sees."""
    actor = match.actor()
    return PictureSession(match, Settings(animation_speed="off"), 0 if actor is None else actor)


def table_of(app: App, match: Match) -> DarkAroundView:
    """The table drawn, everything shown."""
    scene = TableScene(session_of(match))
    draw(app, [scene])
    assert isinstance(scene.view, DarkAroundView)
    return scene.view


def may_search(seen: DaObservation) -> bool:
    """Two searchers and two lost children, late in the night."""
    acts = [act for act in seen.legal if act.verb == "search"]
    return seen.hour >= 4 and len({act.child for act in acts}) >= 2 and len({act.by for act in acts}) >= 2


QUESTIONS: dict[str, Wanted] = {
    "search": may_search,
    "find": lambda seen: any(act.verb == "find" for act in seen.legal),
    "comfort": lambda seen: any(act.verb == "comfort" for act in seen.legal),
    "courage": lambda seen: any(act.verb == "courage" for act in seen.legal),
    "hush": lambda seen: seen.asked == "hush",
    "ward": lambda seen: seen.asked == "ward",
}
"""Every kind of question that a dealt game can put."""
