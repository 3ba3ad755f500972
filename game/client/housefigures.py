"""The figures of Betrayal's table for `game.client.benchmark`: a full house, drawn whole and under a hand."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from game.betrayal.observation import BtObservation
from game.client.betrayal.spots import Spot
from game.client.betrayal.view import BetrayalView
from game.client.session import Session
from game.client.table import TableScene
from game.engine import games
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder

if TYPE_CHECKING:
    from game.client.measuring import Bench, Figure

NAME: Final = "betrayal"
SEATS: Final = 6
HAUNT: Final = "38"
"""The haunt with the most figures: bats that breed."""
_ROOMS: Final = 38
_FIGURES: Final = 16
_MOST: Final = 4000
_FRAMES: Final = 240
_FRAME: Final = 1 / 60


def figures(bench: Bench) -> Iterator[Figure]:
    """A whole redraw, the pointer on buttons and on what glows in the house, and frames in which things move."""
    view = _sit_down(bench)

    def whole() -> None:
        view.board.redraw()
        bench.app.fresh = True
        bench.app.draw()

    whole()
    yield bench.ms("house: whole table redrawn, its pieces too (median)", _median(whole), 8.0)
    yield bench.ms("house: whole table redrawn, house as it was (median)", bench.again(), 8.0)
    widgets = view.panel.form.group.widgets
    buttons = [widget.rect.center for widget in widgets if not isinstance(widget, Spot)]
    yield bench.ms("house: pointer from button to button (median)", bench.pointing(buttons), 1.5)
    spots = [widget.rect.center for widget in widgets if isinstance(widget, Spot)]
    if spots:
        yield bench.ms("house: pointer from room to room (median)", bench.pointing(spots), 1.5)
    times = _moving(bench, view)
    yield bench.ms("house: a frame while things move (median)", statistics.median(times), 8.0)
    yield bench.ms("house: the slowest of them", max(times), None)


def _median(act: object, rounds: int = 60) -> float:
    from game.client.measuring import median_ms

    return median_ms(act, rounds)  # type: ignore[arg-type]


def full_house(most: int = _MOST) -> Match:
    """A match played by chance until the house is large and full of figures."""
    game = games.load(NAME)
    best: Match | None = None
    for seed in range(1, 12):
        chance = random.Random(seed)
        match = Match(game, Setup(SEATS, {"haunt": HAUNT}), [Holder(person="Anna")] * SEATS, seed)
        while (actor := match.actor()) is not None and match.length < most:
            seen = match.observe(actor)
            assert isinstance(seen, BtObservation)
            if _full(seen):
                return match
            opening = [act for act in seen.legal if act.verb in ("explore", "go")]
            match.play(chance.choice(opening if opening and chance.random() < 0.7 else seen.legal))
        best = match if match.actor() is not None else best
    if best is None:
        raise RuntimeError("no house was ever full")
    return best


def _full(seen: BtObservation) -> bool:
    t = seen.table
    alive = sum(1 for body in t.bodies if body.alive)
    return len(t.spots) >= _ROOMS and alive >= _FIGURES and any(act.verb == "go" for act in seen.legal)


def _sit_down(bench: Bench) -> BetrayalView:
    bench.app.reset(TableScene(Session(full_house(), bench.app.settings)))
    bench.app.frame(0.0)
    scene = bench.app.scene
    if not isinstance(scene, TableScene) or not isinstance(scene.view, BetrayalView):
        raise TypeError(f"no table but {scene.name}")
    return scene.view


def _moving(bench: Bench, view: BetrayalView) -> list[float]:
    """Frames in which an event is being shown, milliseconds, with a person who answers at once."""
    chance, session = random.Random(6), view.session
    times: list[float] = []
    while len(times) < _FRAMES and not session.over():
        if view.showing.waiting is not None:
            view.go_on()
        elif view.asked() and view.observation is not None:
            view.act(chance.choice(view.observation.legal))
        began = time.perf_counter()
        bench.app.frame(_FRAME)
        if view.showing.moving():
            times.append((time.perf_counter() - began) * 1000)
    return times
