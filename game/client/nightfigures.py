"""The figures of Darkness Around's table for `game.client.benchmark`: what its window costs at rest, under a hand and while dice fall."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from game.client.darkaround.view import DarkAroundView
from game.client.table import TableScene
from game.darkaround.terms import NOBODY
from game.engine import games
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.session.session import Session

if TYPE_CHECKING:
    from game.client.measuring import Bench, Figure

NAME: Final = "darkaround"
SEATS: Final = 5
"""The fullest table: thirty children."""
_HOUR: Final = 4
"""The hour in which the measured question is asked."""
_FRAMES: Final = 300
_FRAME: Final = 1 / 60
_BEAT: Final = 0.1
"""Seconds of half a beat of the fire."""


def figures(bench: Bench) -> Iterator[Figure]:
    """A whole redraw, the pointer on the buttons, the fire, and frames in which dice tumble and children are lost."""
    view = _sit_down(bench)
    yield bench.ms("night: whole table redrawn, glade as it was (median)", bench.again(), 8.0)
    buttons = [widget.rect.center for widget in view.panel.form.group.widgets]
    yield bench.ms("night: pointer from button to button (median)", bench.pointing(buttons), 1.5)
    yield bench.ms("night: a flicker of the fire (median)", _flicker(bench), 1.5)
    times = _falling(bench, view)
    yield bench.ms("night: a frame while dice fall (median)", statistics.median(times), 8.0)
    yield bench.ms("night: the slowest of them, a new hour's", max(times), None)


def _sit_down(bench: Bench) -> DarkAroundView:
    """One person before a question in the middle of the night, with children to look for."""
    game = games.load(NAME)
    chance = random.Random(5)
    match = Match(game, Setup(SEATS, {}), [Holder(person="Anna")] * SEATS, 5)
    while (actor := match.actor()) is not None:
        seen = match.observe(actor)
        if seen.hour >= _HOUR and any(act.verb == "search" for act in seen.legal):
            break
        match.play(chance.choice(seen.legal))
    bench.app.reset(TableScene(Session(match, bench.app.settings)))
    bench.app.frame(0.0)
    scene = bench.app.scene
    if not isinstance(scene, TableScene) or not isinstance(scene.view, DarkAroundView):
        raise TypeError(f"no table but {scene.name}")
    return scene.view


def _flicker(bench: Bench) -> float:
    """A frame in which the flames have another height, milliseconds: every second one here."""
    times = [_timed(bench, _BEAT) for _frame in range(_FRAMES)]
    return max(statistics.median(times[::2]), statistics.median(times[1::2]))


def _falling(bench: Bench, view: DarkAroundView) -> list[float]:
    """Frames in which an event is being shown, milliseconds, with a person who answers at once."""
    chance, session = random.Random(6), view.session
    times: list[float] = []
    while len(times) < _FRAMES and not session.over():
        if view.showing.party != NOBODY:
            view.roll()
        elif not view.busy():
            view.act(chance.choice(session.observe().legal))
        took = _timed(bench, _FRAME)
        if view.showing.moving():
            times.append(took)
    return times


def _timed(bench: Bench, seconds: float) -> float:
    began = time.perf_counter()
    bench.app.frame(seconds)
    return (time.perf_counter() - began) * 1000
