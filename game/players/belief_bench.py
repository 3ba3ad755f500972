"""Measures the belief: `python -m game.players.belief_bench`.

Plays random games, keeps every move of the Maniac with the circles possible before it, and times the step from there; the ratio
to counting the bits of a list of masks in the same run tells whether the machine or the code is slow.
"""

from __future__ import annotations

import sys
import time

import msgspec

from game.engine.contract import Event, Setup
from game.lastfriday import GAME
from game.lastfriday.state import LfState
from game.players.base import RANDOM
from game.players.lastfriday.belief import Belief, Move
from game.players.registry import make_player
from game.players.tableplay import play

_REPEAT = 20
_CHAPTERS = (2, 3, 4)


class Figures(msgspec.Struct, frozen=True):
    """The number of steps timed, microseconds for one, microseconds for a whole event on average, the mean number of possible
    circles, and the time of a step divided by that of the reference (500 times: a bit count of a mask)."""

    steps: int
    step_us: float
    event_us: float
    circles: float
    ratio: float


class _Collector:
    """Keeps (circles before, move) of a game, and times how long the belief takes over the events."""

    def __init__(self, chapter: int, moves: list[tuple[int, Move]]) -> None:
        self._belief = Belief(GAME.camp, chapter)
        self._heard = 0
        self._last: Move | None = None
        self._before = 0
        self._moves = moves
        self.events = 0
        self.seconds = 0.0

    def __call__(self, _: LfState, histories: list[list[Event]]) -> None:
        news = histories[1][self._heard :]
        self._heard += len(news)
        began = time.perf_counter()
        self._belief.update(news)
        places = self._belief.places
        self.seconds += time.perf_counter() - began
        self.events += len(news)
        trail = self._belief.trail
        last = trail[-1] if trail and isinstance(trail[-1], Move) else None
        if last is not None and last is not self._last and self._before:
            self._moves.append((self._before, last))
        self._last, self._before = last, places


def measure(games: int = 20, seed: int = 1) -> Figures:
    """Times the belief over so many random games of each of II, III and IV."""
    moves: list[tuple[int, Move]] = []
    events, seconds = 0, 0.0
    for chapter in _CHAPTERS:
        for number in range(games):
            collector = _Collector(chapter, moves)
            players = [make_player(GAME.name, RANDOM, seat) for seat in range(6)]
            play(GAME, Setup(6, {"chapter": ("I", "II", "III", "IV")[chapter - 1]}), players, seed + number, collector)
            events += collector.events
            seconds += collector.seconds
    for places, move in moves:
        move.apply(places)  # the tables of every network are made now
    began = time.perf_counter()
    for _ in range(_REPEAT):
        for places, move in moves:
            move.apply(places)
    step = (time.perf_counter() - began) / (_REPEAT * len(moves))
    began = time.perf_counter()
    for _ in range(500):
        for places, _ in moves:
            places.bit_count()
    reference = (time.perf_counter() - began) / len(moves)
    circles = sum(places.bit_count() for places, _ in moves) / len(moves)
    return Figures(len(moves), 1e6 * step, 1e6 * seconds / events, circles, step / reference)


def main() -> int:
    """Prints the figures."""
    found = measure()
    print(f"belief step {found.step_us:.2f} us ({found.steps} moves, {found.circles:.0f} circles possible on average)")
    print(f"{found.event_us:.2f} us for each event of a game; a step takes {found.ratio:.2f} times 500 bit counts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
