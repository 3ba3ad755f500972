"""How fast the window is, how much it asks of the machine, and whether that stays so: `python -m game.client.benchmark`.

Every figure stands beside its ratio to something measured in the same run, because machines differ. No screen is needed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from game.engine.games import NAMES

if TYPE_CHECKING:
    from game.client.measuring import Figure

GROWTH: Final = 20.0
"""Megabytes that memory may grow from the end of the first few games to the end of the last."""
WARM: Final = 10
"""Games after which everything there is has been seen once."""
MOST: Final = 160.0
"""Megabytes in memory after a game of the evening, its table still shown."""
EPILOG = """\
The whole window is 1920x1080 pixels, on a screen that nobody sees. Each line has the figure, its goal where there is one, and how many
times as much it is as a thing of known cost: a blit of the whole window, a loop that only waits, the start of a bare interpreter, a window
with nothing in it. The exit status is 1 when a goal was missed.
"""


def main(words: Sequence[str] | None = None) -> int:
    """Measures and prints; 1 when a goal was missed."""
    parser = argparse.ArgumentParser(
        prog="python -m game.client.benchmark",
        description="How fast the window is and how much it asks of the machine.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    long = parser.add_mutually_exclusive_group()
    long.add_argument("--hour", metavar="MINUTES", type=float, help="play games between computers in the window for so long instead")
    long.add_argument("--games", metavar="N", type=int, help="the same for so many games")
    long.add_argument("--frames", action="store_true", help="measure only the slowest frames of what is large")
    long.add_argument("--starts", action="store_true", help="measure only how long a start takes with no, one and 3,000 saved games")
    long.add_argument("--game", metavar="NAME", choices=NAMES, help="measure only what this game's table costs to draw")
    parser.add_argument("--level", metavar="LEVEL", default="", help="who plays in a long run, such as random; by default who is offered")
    options = parser.parse_args(words)
    # pygame is imported from here on only, so that the computers' processes, which import this file, stay small
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FOUR_LANTERNS_DATA"] = folder
        if options.hour or options.games:
            return _long(options.hour, options.games, options.level)
        return _starts() if options.starts else _figures(options.game, options.frames)


def _starts() -> int:
    from game.client.starts import starts

    return _print(starts())


def _figures(game: str | None, frames: bool) -> int:
    from game.client import framefigures
    from game.client.measuring import Bench

    bench = Bench()
    return _print(framefigures.figures(bench) if frames else bench.table(game) if game else bench.figures())


def _print(figures: Iterable[Figure]) -> int:
    missed = 0
    for figure in figures:
        print(figure.line(), flush=True)
        missed += figure.missed
    print("Every goal is met." if not missed else f"Goals missed: {missed}.")
    return 1 if missed else 0


def _long(minutes: float | None, most: int | None, level: str) -> int:
    """Games without end; 1 when memory grew by more than `GROWTH`, or beyond `MOST`."""
    from game.client.evening import games_in_the_window

    began = time.monotonic()

    def share(played: int) -> float:
        """How much of it is over."""
        return played / most if most else (time.monotonic() - began) / (60 * (minutes or 1))

    over: Callable[[int], bool] = lambda played: share(played) >= 1  # noqa: E731
    memory: list[tuple[float, float]] = []  # after each game, with its table shown and left
    for played in games_in_the_window(over, level):
        pace = played.actions / (time.monotonic() - began)
        told = f"game {played.games:4} {played.name:10}: {played.actions:7} actions, {pace:6.1f} a second"
        print(f"{told}, {played.ended:6.1f} MB, {played.left:6.1f} MB left", flush=True)
        memory.append((played.ended, played.left))
    return _compare(memory)


def _compare(memory: Sequence[tuple[float, float]]) -> int:
    """Says how much more memory (megabytes, with the table shown and left after each game) is in use after the last game than after the
    first few; 1 when that is no less than `GROWTH`, or cannot be told."""
    if len(memory) <= WARM:
        print(f"{len(memory)} games are too few to compare; at least {WARM + 1} are")
        return 1
    warm, last = memory[WARM - 1][1], memory[-1][1]
    if not warm:
        print("this system does not tell how much memory a process has")
        return 1
    grown = last - warm
    print(f"memory, table left: {warm:.1f} MB after {WARM} games, {last:.1f} MB after {len(memory)}: grew by {grown:.1f} MB")
    shown = [max(ended for ended, _left in part) for part in (memory[:WARM], memory[WARM:])]
    print(f"memory, table shown: at most {shown[0]:.1f} MB in {WARM} games, {shown[1]:.1f} MB in the {len(memory) - WARM} after them")
    missed = grown >= GROWTH or max(shown) >= MOST
    print(f"the goal is growth under {GROWTH:g} MB and no more than {MOST:g} MB: {'MISSED' if missed else 'ok'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
