"""The figures of `game.client.benchmark`: a window at its table, watched and timed."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec
import pygame

from game.client import framefigures, housefigures, keys, nightfigures
from game.client.app import App
from game.client.evening import resident
from game.client.lastfriday.targets import point_of
from game.client.lastfriday.view import LastFridayView
from game.client.medians import median_ms
from game.client.memory import give_back
from game.client.scene import Scene
from game.client.scenes.title import TitleScene
from game.client.settings import Settings
from game.client.table import TableScene
from game.engine import games, places
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.players.worker import Worker
from game.session.session import Session
from game.words.host import host

SIZE: Final = (1920, 1080)
ZOOMED: Final = 140.0
"""Megabytes of a window with a table that is shown and was zoomed."""
_WATCH: Final = 6.0
"""Seconds that a running window is watched."""
_OPENING: Final = 90
"""Actions played before anything is measured."""
_MB: Final = 1 << 20
_STEP: Final = 0.1
"""Seconds that pass in a frame of a game at full speed."""


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
        """A table of a game that has been going on for a while, at a Camper's turn."""
        game = games.load(games.NAMES[0])
        setup = game.varieties()[0]
        held = Holder(person="Anna") if people else host(game.name).computer()
        match = Match(game, Setup(setup.seats, setup.options), [host(game.name).computer(), *[held] * (setup.seats - 1)], 5)
        rng = random.Random(5)
        while (actor := match.actor()) is not None and (match.length < _OPENING or actor == 0):
            match.play(rng.choice(match.observe(actor).legal))
        session = Session(match, self.app.settings)
        self.app.reset(TableScene(session))
        self.app.frame(0.0)
        return session

    def figures(self) -> Iterator[Figure]:
        """All figures of the window, in the order in which they are measured."""
        yield from first_picture()
        yield from nightfigures.figures(self)
        yield from housefigures.figures(self)
        yield from self._drawing()
        yield self.memory("memory, table shown and zoomed", ZOOMED)
        yield from framefigures.figures(self)
        yield from self._idling()
        yield from self._thinking()

    def tables(self, game: str) -> Iterator[Figure]:
        """What the table of one game costs to draw."""
        own = {nightfigures.NAME: nightfigures.figures, housefigures.NAME: housefigures.figures}.get(game)
        yield from own(self) if own is not None else self._drawing()

    # drawing

    def _drawing(self) -> Iterator[Figure]:
        began = time.perf_counter()
        self.sit_down()
        first = (time.perf_counter() - began) * 1000
        scene = self.app.scene
        if not isinstance(scene, TableScene) or not isinstance(scene.view, LastFridayView):
            raise TypeError(f"no table but {scene.name}")
        view = scene.view

        def whole() -> None:
            view.board.stage.forget()
            self.app.fresh = True
            self.app.draw()

        yield self.ms("first sight of a table, its board baked", first, None)
        yield self.ms("whole table redrawn, board's pieces too (median)", median_ms(whole), 8.0)
        yield self.ms("whole table redrawn, board as it was (median)", self.again(), None)
        targets = [view.board.camera.to_window(point_of(place, view.chart)) for place in view.control.targets()]
        yield self.ms("pointer from target to target (median)", self.pointing(targets), 1.5)
        buttons = [widget.rect.center for widget in view.panel.group.widgets]
        yield self.ms("pointer from button to button (median)", self.pointing(buttons), 1.5)
        yield self.ms("a frame in which nothing happens (median)", median_ms(lambda: self.app.frame(0.0)), None)
        yield self.ms("slowest frame of zooming all the way and back", self._zooming(), None)

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

    def _zooming(self) -> float:
        times = []
        for command in ["zoom_in"] * 5 + ["zoom_out"] * 5:
            pygame.event.post(keys.press(command))
            for _frame in range(90):
                began = time.perf_counter()
                self.app.frame(1 / 60)
                times.append(time.perf_counter() - began)
        return max(times) * 1000

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
