"""The figures of `game.client.benchmark`: a window at its table, watched and timed."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

import msgspec
import pygame

from game.client import framefigures
from game.client.app import App
from game.client.evening import resident
from game.client.medians import median_ms
from game.client.memory import give_back
from game.client.panelview import PanelView
from game.client.scene import Scene
from game.client.scenes.title import TitleScene
from game.client.settings import Settings
from game.client.table import TableScene
from game.client.tableview import screens_of
from game.engine import games, places
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.players.worker import Worker
from game.session.session import Session
from game.words.host import host

SIZE: Final = (1920, 1080)
WATCHED: Final = "lastfriday"
"""The game at whose table the window itself is watched: its board is the largest."""
_WATCH: Final = 6.0
"""Seconds that a running window is watched."""
_OPENING: Final = 90
"""Actions played before anything is measured."""
_MB: Final = 1 << 20
_STEP: Final = 0.1
"""Seconds that pass in a frame of a game at full speed."""


View = TypeVar("View")


class Figure(msgspec.Struct):
    """One line: what was measured, how much in which unit, the goal (at most, or at least with `floor`; None: for comparison
    only) and what it is a multiple of."""

    name: str
    value: float
    unit: str
    goal: float | None
    ratio: float
    of: str
    floor: bool = False

    @property
    def missed(self) -> bool:
        """Whether it misses its goal."""
        if self.goal is None:
            return False
        return self.value < self.goal if self.floor else self.value > self.goal

    def line(self) -> str:
        """As it is printed."""
        goal = "" if self.goal is None else f"{'at least' if self.floor else 'under'} {self.goal:g}"
        mark = "MISSED" if self.missed else "ok" if goal else ""
        return f"{self.name:<52} {self.value:8.2f} {self.unit:<3} {goal:<12} {mark:<6} {self.ratio:8.2f} x {self.of}"


def first_picture() -> Iterator[Figure]:
    """From the start of a process to its first picture."""
    bare = statistics.median(until("here", ["-c", "import sys; print('here', file=sys.stderr)"]) for _time in range(5))
    program = statistics.median(until("first picture", [str(places.root() / "main.py")]) for _time in range(5))
    yield Figure("process start to first picture", program, "s", 1.0, program / bare, "a bare interpreter's start")


def until(word: str, command: Sequence[str]) -> float:
    """Seconds until Python, started so, complains of a line with this word."""
    began = time.perf_counter()
    environment = os.environ | {"FOUR_LANTERNS_TIMING": "1"}
    with subprocess.Popen([sys.executable, *command], stderr=subprocess.PIPE, env=environment, text=True) as process:
        try:
            if process.stderr is None or not any(word in line for line in process.stderr):
                raise RuntimeError(f"{command[0]} did not start")
            return time.perf_counter() - began
        finally:
            process.kill()


class Bench:
    """The window at its table, measured."""

    def __init__(self) -> None:
        self.app = App(Settings(language="en"), SIZE, random.Random(1), lambda: 1)
        give_back()
        self.empty = max(resident(), 1.0)
        picture = pygame.Surface(SIZE)
        self.blit = median_ms(lambda: self.app.surface.blit(picture, (0, 0)))
        clock = pygame.time.Clock()
        self.loop = self._share(lambda: (clock.tick(self.app.frame_rate()), pygame.event.get()), _WATCH / 2)[1]

    def sit_down(self, people: bool = True) -> Session:
        """The table of `WATCHED` after a while, at the turn of somebody who does not sit in its first seat."""
        game, seats = games.load(WATCHED), host(WATCHED)
        setup = game.varieties()[0]
        held = Holder(person="Anna") if people else seats.computer()
        match = Match(game, Setup(setup.seats, setup.options), [seats.computer(), *[held] * (setup.seats - 1)], 5)
        rng = random.Random(5)
        while (actor := match.actor()) is not None and (match.length < _OPENING or actor == 0):
            match.play(rng.choice(match.observe(actor).legal))
        return self.show(match)

    def show(self, match: Match) -> Session:
        """The table of a match, drawn once."""
        session = Session(match, self.app.settings)
        self.app.reset(TableScene(session))
        self.app.frame(0.0)
        return session

    def view(self, kind: type[View]) -> View:
        """The view of the table that is shown. Raises TypeError when it is none of this kind."""
        scene = self.app.scene
        if not isinstance(scene, TableScene) or not isinstance(scene.view, kind):
            raise TypeError(f"no table but {scene.name}")
        return scene.view

    def figures(self) -> Iterator[Figure]:
        """All figures of the window, in the order in which they are measured."""
        yield from first_picture()
        for name in games.NAMES:
            yield from self.table(name)
        yield from framefigures.figures(self)
        yield from self._idling()
        yield from self._thinking()

    def table(self, name: str) -> Iterator[Figure]:
        """What the table of one game costs to draw: what it measures itself, else a whole redraw after a few actions."""
        own = screens_of(name).figures(self)
        if own is not None:
            yield from own
            return
        holders, chance = host(name).defaults(["Anna"]), random.Random(5)
        match = Match(games.load(name), Setup(len(holders)), holders, 5)
        while (actor := match.actor()) is not None and (match.length < _OPENING or not match.holders[actor].person):
            match.play(chance.choice(match.observe(actor).legal))
        self.show(match)
        yield self.ms(f"{name}: whole table redrawn (median)", self.again(), None)

    # drawing

    def memory(self, name: str, goal: float | None) -> Figure:
        """What this process has in memory."""
        here = resident()
        return Figure(name, here, "MB", goal, here / self.empty, "an empty window")

    def ms(self, name: str, value: float, goal: float | None) -> Figure:
        """A figure in milliseconds."""
        return Figure(name, value, "ms", goal, value / self.blit, "a blit of the whole window")

    def again(self) -> float:
        """A redraw of the whole window, milliseconds."""

        def draw() -> None:
            self.app.fresh = True
            self.app.draw()

        return median_ms(draw)

    def pointing(self, points: Sequence[tuple[float, float]]) -> float:
        """A frame in which the pointer has moved on to the next point, milliseconds."""
        way = [(round(x), round(y)) for x, y in points]

        def move() -> None:
            way.append(way.pop(0))
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=way[0], rel=(0, 0), buttons=(0, 0, 0)))
            self.app.frame(0.0)

        for _point in points:  # pictures are made at the first sight of them
            move()
        return median_ms(move)

    def timed(self, seconds: float) -> float:
        """A frame of so many seconds, and the milliseconds that it took."""
        began = time.perf_counter()
        self.app.frame(seconds)
        return (time.perf_counter() - began) * 1000

    def moving(self, view: PanelView, answer: Callable[[random.Random], object], most: int) -> list[float]:
        """Frames in which an event is being shown, milliseconds, so many at the most; `answer` does by chance what the person has to do."""
        chance = random.Random(6)
        times: list[float] = []
        while len(times) < most and not view.session.over():
            answer(chance)
            took = self.timed(1 / 60)
            if view.showing.moving():
                times.append(took)
        return times

    # a window that runs

    def _share(self, frame: Callable[[], object], seconds: float = _WATCH) -> tuple[float, float]:
        """Frames a second of a loop, and the percentage of a core that it took."""
        frames = 0
        began, worked = time.perf_counter(), time.process_time()
        while time.perf_counter() - began < seconds:
            frame()
            frames += 1
        span = time.perf_counter() - began
        return frames / span, (time.process_time() - worked) / span * 100

    def _watch(self, each: Callable[[], object] = lambda: None) -> tuple[float, float]:
        clock = pygame.time.Clock()

        def frame() -> None:
            self.app.frame(clock.tick(self.app.frame_rate()) / 1000)
            each()

        return self._share(frame)

    def _idling(self) -> Iterator[Figure]:
        of = "a bare loop's that only waits"
        for _frame in range(20):
            self.app.frame(_STEP)
        share = self._watch()[1]
        yield Figure("idle at the table, share of a core", share, "%", 3.0, share / self.loop, of)
        pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
        share = self._watch()[1]
        pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
        yield Figure("minimised, share of a core", share, "%", 3.0, share / self.loop, of)
        self.app.reset(TitleScene())
        self.app.frame(0.0)
        share = self._watch()[1]
        yield Figure("title with its fireflies, share of a core", share, "%", None, share / self.loop, of)

    def _thinking(self) -> Iterator[Figure]:
        """Computers are seen playing while another process thinks all the time."""
        session = self.sit_down(people=False)
        calm = self._watch()[0]
        match = session.match
        seat = match.actor()
        if seat is None:
            raise RuntimeError("the game was over too soon")
        history, seen, level = match.history(seat), match.observe(seat), host(match.game.name).computer().level
        worker = Worker(match.game.name, match.game.board_data())
        asked = 0

        def ask() -> None:
            nonlocal asked
            if asked == 0 or worker.poll() is not None:
                asked += 1
                worker.ask(asked, seat, level, history, seen, asked)

        try:
            rate = self._watch(ask)[0]
        finally:
            worker.close()
            self.app.reset(Scene())
        yield Figure(f"frames while a computer thinks ({asked} thoughts)", rate, "/s", 55.0, rate / calm, "without it", floor=True)
