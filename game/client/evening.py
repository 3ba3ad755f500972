"""An evening of games between computers in the window, one after another at full speed: what stays in memory."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.client import keys
from game.client.app import App
from game.client.scene import Scene
from game.client.scenes.ending import EndingScene
from game.client.settings import Settings
from game.client.table import TableScene
from game.engine import games
from game.engine.match import Match
from game.engine.record import Holder
from game.session.session import Session
from game.words.host import host

SIZE: Final = (1920, 1080)
_MB: Final = 1 << 20
_STEP: Final = 0.1
"""Seconds that pass in a frame of a game at full speed."""
_PATIENCE: Final = 120.0
"""Seconds in which a game must go on."""
_END: Final = 40
"""Frames for which the end is told again."""


def resident() -> float:
    """Megabytes that this process has in memory; 0 where the system does not tell."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) * 1024 / _MB


class Played(NamedTuple):
    """How many games there were so far, their actions, the name of the last one, and the megabytes in memory at its end and once its
    table was left."""

    games: int
    actions: int
    name: str
    ended: float
    left: float


def games_in_the_window(until: Callable[[int], bool], level: str = "") -> Iterator[Played]:
    """Games of every kind in turn, until `until` is true of their number; between computers of a level, by default the one offered
    first."""
    app = App(Settings(language="en", animation_speed="fast"), SIZE, random.Random(1), lambda: 1)
    played = actions = 0
    while not until(played):
        name = games.NAMES[played % len(games.NAMES)]
        actions += _play_out(app, name, played // len(games.NAMES), level)
        played += 1
        ended = resident()
        app.reset(Scene())
        yield Played(played, actions, name, ended, resident())
    app.close()


def _play_out(app: App, name: str, number: int, level: str) -> int:
    """One game to its end, which is told again; its actions."""
    game = games.load(name)
    varieties = game.varieties()
    setup = varieties[number % len(varieties)]
    holder = Holder(level=level) if level else host(name).computer()
    session = Session(Match(game, setup, [holder] * setup.seats, number), app.settings)
    app.reset(TableScene(session))
    since, length = time.monotonic(), 0
    while not session.over():
        app.frame(_STEP)
        if not isinstance(app.scene, TableScene | EndingScene):
            app.pop()  # what a chapter's end shows
        if session.length > length:
            since, length = time.monotonic(), session.length
        elif time.monotonic() - since > _PATIENCE:
            raise TimeoutError(f"game of {name} ({setup}, seed {number}): nothing happens after {length} actions")
    while not isinstance(app.scene, EndingScene):
        app.frame(_STEP)
        if time.monotonic() - since > _PATIENCE:
            raise TimeoutError(f"game of {name} ({setup}, seed {number}): its end does not come")
    for command in ("first", "confirm"):
        pygame.event.post(keys.press(command))
    for _frame in range(_END):
        app.frame(_STEP)
    return length
