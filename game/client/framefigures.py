"""The figures of frames for `game.client.benchmark`: the slowest one while something large begins, in a window that runs."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pygame

from game.client import keys, steps
from game.client.scene import Scene
from game.client.scenes.curtain import CurtainScene
from game.client.steps import Pace
from game.client.table import TableScene
from game.client.tableview import make_scene, screens_of
from game.engine import games
from game.engine.contract import Game, Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.session.session import Session

if TYPE_CHECKING:
    from game.client.measuring import Bench, Figure

LONGEST: Final = 16.0
"""Milliseconds that a frame may take, so that none of sixty in a second is left out."""
_RUNS: Final = 3
"""Times that each thing is measured; the median of their slowest frames counts."""
_SETTLE: Final = 120
_HOURS: Final = 3
"""Hours that begin in a run."""
_AROUND: Final = 30
"""Frames after an hour's beginning that belong to it."""
_OPENING: Final = 60
_TELLING: Final = 150
_MOST: Final = 4000
"""Frames after which a run is over, whatever happened."""


class Took(NamedTuple):
    """What a frame took, milliseconds: by the clock, and of this program's own time."""

    clock: float
    own: float


class Film:
    """A window that runs, frame by frame at its own rate."""

    def __init__(self, bench: Bench) -> None:
        self.app = bench.app
        self.app.pace = Pace()
        self._clock = pygame.time.Clock()

    def frame(self) -> Took:
        """One frame, with what it took."""
        waited = self._clock.tick(60) / 1000
        began, worked = time.perf_counter(), time.thread_time()
        self.app.frame(waited)
        return Took((time.perf_counter() - began) * 1000, (time.thread_time() - worked) * 1000)

    def frames(self, number: int) -> list[Took]:
        """So many of them."""
        return [self.frame() for _frame in range(number)]

    def press(self, command: str) -> None:
        """The key of a command is pressed."""
        pygame.event.post(keys.press(command))

    def hours(self, game: Game, setup: Setup, hour: Callable[[Any], int]) -> list[Took]:
        """The frames in which hours begin, and those after them, with one person who answers at once. `hour` is the number of an
        observation's. Raises RuntimeError when none began."""
        chance = random.Random(5)
        match = Match(game, setup, [Holder(person="Anna")] * setup.seats, 5)
        session = Session(match, self.app.settings)
        self.app.reset(TableScene(session))
        self.frames(_SETTLE)
        took: list[Took] = []
        now, begun, left = hour(match.observe(0)), 0, 0
        for _frame in range(_MOST):
            if begun > _HOURS or session.over():
                break
            self._answer(session, chance)
            taken = self.frame()
            shown = hour(match.observe(0))
            if shown != now:
                now, left, begun = shown, _AROUND, begun + 1
            if left > 0:
                took.append(taken)
                left -= 1
        if not took:
            raise RuntimeError("no hour began")
        return took

    def _answer(self, session: Session, chance: random.Random) -> None:
        """The person does what is to be done."""
        scene = self.app.scene
        if isinstance(scene, CurtainScene):
            self.press("act")
        elif not isinstance(scene, TableScene):
            self.app.pop()
        elif not scene.view.busy() and session.can_play():
            session.play(chance.choice(session.observe().legal))
        else:
            self.press("confirm")  # dice that wait for a hand are rolled

    def close(self) -> None:
        """Leaves what was shown."""
        self.app.reset(Scene())
        self.app.pace = None


Run = Callable[[Film], list[Took]]
"""Something large that begins while a film is taken of it: the frames in which it does."""


def figures(bench: Bench) -> Iterator[Figure]:
    """The slowest frame of each thing, by the clock and of the program's own time."""
    runs: dict[str, Run] = {}
    for name in games.NAMES:
        runs |= screens_of(name).beginnings(bench)
    for name in games.NAMES:
        match = _over(name)
        runs[f"the retelling opens ({name})"] = partial(_opening, match)
        runs[f"the retelling goes on ({name})"] = partial(_telling, match)
    for name, run in runs.items():
        slowest = []
        for _run in range(_RUNS):
            film = Film(bench)
            took = run(film)
            slowest.append(Took(max(each.clock for each in took), max(each.own for each in took)))
            film.close()
        yield bench.ms(f"slowest frame: {name}", statistics.median(each.clock for each in slowest), LONGEST)
        yield bench.ms("    of the program's own time", statistics.median(each.own for each in slowest), LONGEST)


def _over(name: str) -> Match:
    """A game that is over."""
    game, chance = games.load(name), random.Random(5)
    setup = game.varieties()[0]
    match = Match(game, setup, [Holder(person="Anna")] * setup.seats, 5)
    while (actor := match.actor()) is not None:
        match.play(chance.choice(match.observe(actor).legal))
    return match


def _opening(match: Match, film: Film) -> list[Took]:
    """From the moment at which the end is called for until some time after it is seen."""
    session = Session(match, film.app.settings)
    with steps.frame(film.app.pace):
        began, worked = time.perf_counter(), time.thread_time()
        film.app.push(make_scene(session, "end"))
        called = Took((time.perf_counter() - began) * 1000, (time.thread_time() - worked) * 1000)
    took = [called]
    while film.app.scene.name != "end" and len(took) < _MOST:
        took.append(film.frame())
    return took + film.frames(_OPENING)


def _telling(match: Match, film: Film) -> list[Took]:
    _opening(match, film)
    film.press("first")
    film.press("confirm")
    return film.frames(_TELLING)
