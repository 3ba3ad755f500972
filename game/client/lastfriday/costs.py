"""What Last Friday's table costs to draw, for `game.client.benchmark`: its board is large, and is zoomed."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

import pygame

from game.client import keys
from game.client.lastfriday.targets import point_of
from game.client.lastfriday.view import LastFridayView
from game.client.medians import median_ms
from game.lastfriday import GAME

if TYPE_CHECKING:
    from game.client.framefigures import Film, Run, Took
    from game.client.measuring import Bench, Figure

ZOOMED: Final = 140.0
"""Megabytes of a window with a table that is shown and was zoomed."""
_ZOOM: Final = ("zoom_in",) * 5 + ("zoom_out",) * 5
_SETTLE: Final = 120
"""Frames until everything at a new table lies still."""
_GLIDE: Final = 40
"""Frames for a step of the zoom."""


def figures(bench: Bench) -> Iterator[Figure]:
    """The first sight, whole redraws, the pointer on the board and on the buttons, the zoom."""
    began = time.perf_counter()
    bench.sit_down()
    first = (time.perf_counter() - began) * 1000
    view = bench.view(LastFridayView)

    def whole() -> None:
        view.board.stage.forget()
        bench.app.fresh = True
        bench.app.draw()

    yield bench.ms("first sight of a table, its board baked", first, None)
    yield bench.ms("whole table redrawn, board's pieces too (median)", median_ms(whole), 8.0)
    yield bench.ms("whole table redrawn, board as it was (median)", bench.again(), None)
    targets = [view.board.camera.to_window(point_of(place, view.chart)) for place in view.control.targets()]
    yield bench.ms("pointer from target to target (median)", bench.pointing(targets), 1.5)
    buttons = [widget.rect.center for widget in view.panel.group.widgets]
    yield bench.ms("pointer from button to button (median)", bench.pointing(buttons), 1.5)
    yield bench.ms("a frame in which nothing happens (median)", median_ms(lambda: bench.app.frame(0.0)), None)
    yield bench.ms("slowest frame of zooming all the way and back", _slowest_zoom(bench), None)
    yield bench.memory("memory, table shown and zoomed", ZOOMED)


def _slowest_zoom(bench: Bench) -> float:
    times = []
    for command in _ZOOM:
        pygame.event.post(keys.press(command))
        times += [bench.timed(1 / 60) for _frame in range(90)]
    return max(times)


def beginnings(bench: Bench) -> Mapping[str, Run]:
    """The zoom, and the hours of the first chapter."""

    def zooming(film: Film) -> list[Took]:
        bench.sit_down()
        film.frames(_SETTLE)
        took = []
        for command in _ZOOM:
            pygame.event.post(keys.press(command))
            took += film.frames(_GLIDE)
        return took

    return {
        "zooming all the way and back": zooming,
        "an hour begins in Last Friday": lambda film: film.hours(GAME, GAME.varieties()[0], lambda seen: seen.round),
    }
