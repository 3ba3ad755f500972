"""What Darkness Around's table costs to draw, for `game.client.benchmark`: at rest, under a hand and while dice fall."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from game.client.darkaround.view import DarkAroundView
from game.darkaround import GAME
from game.darkaround.terms import NOBODY
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder

if TYPE_CHECKING:
    from game.client.framefigures import Run
    from game.client.measuring import Bench, Figure

SEATS: Final = 5
"""The fullest table: thirty children."""
_HOUR: Final = 4
"""The hour in which the measured question is asked."""
_FRAMES: Final = 300
_BEAT: Final = 0.1
"""Seconds of half a beat of the fire."""


def figures(bench: Bench) -> Iterator[Figure]:
    """A whole redraw, the pointer on the buttons, the fire, and frames in which dice tumble and children are lost."""
    view = _sit_down(bench)
    yield bench.ms("night: whole table redrawn, glade as it was (median)", bench.again(), 8.0)
    buttons = [widget.rect.center for widget in view.panel.form.group.widgets]
    yield bench.ms("night: pointer from button to button (median)", bench.pointing(buttons), 1.5)
    yield bench.ms("night: a flicker of the fire (median)", _flicker(bench), 1.5)
    times = bench.moving(view, lambda chance: _answer(view, chance), _FRAMES)
    yield bench.ms("night: a frame while dice fall (median)", statistics.median(times), 8.0)
    yield bench.ms("night: the slowest of them, a new hour's", max(times), None)


def beginnings() -> Mapping[str, Run]:
    """The hours of a night."""
    return {"an hour begins in Darkness Around": lambda film: film.hours(GAME, Setup(SEATS, {}), lambda seen: seen.hour)}


def _sit_down(bench: Bench) -> DarkAroundView:
    """One person before a question in the middle of the night, with children to look for."""
    chance = random.Random(5)
    match = Match(GAME, Setup(SEATS, {}), [Holder(person="Anna")] * SEATS, 5)
    while (actor := match.actor()) is not None:
        seen = match.observe(actor)
        if seen.hour >= _HOUR and any(act.verb == "search" for act in seen.legal):
            break
        match.play(chance.choice(seen.legal))
    bench.show(match)
    return bench.view(DarkAroundView)


def _flicker(bench: Bench) -> float:
    """A frame in which the flames have another height, milliseconds: every second one here."""
    times = [bench.timed(_BEAT) for _frame in range(_FRAMES)]
    return max(statistics.median(times[::2]), statistics.median(times[1::2]))


def _answer(view: DarkAroundView, chance: random.Random) -> None:
    if view.showing.party != NOBODY:
        view.roll()
    elif not view.busy() and view.observation is not None:
        view.act(chance.choice(view.observation.legal))
