"""How fast a game's rules are, beside things of known cost: `python -m game.engine.benchmark GAME`.

Every figure is printed with its ratio to something measured in the same run, so that runs on different computers can be compared.
"""

from __future__ import annotations

import argparse
import copy
import random
import sys
import time
from collections.abc import Callable, Sequence

from game.engine import games
from game.engine.contract import ALL, TABLE, Game, State
from game.engine.simulate import play_out, simulate

POSITIONS = 40
EPILOG = """\
The lines printed are
  loop         microseconds for a plain Python loop that adds a thousand numbers
  clone        microseconds for a copy of the state; how many times faster than copy.deepcopy of the same facts as plain data
  observe      microseconds for one observation by a seat that is asked; its share of the loop
  observe_table  the same for the table
  actions      random actions a second, chance included; how many in the time of one loop
"""


def positions(game: Game, seed: int) -> list[State]:
    """States from the middle of random games, through the varieties in turn."""
    varieties = list(game.varieties())
    rng = random.Random(seed)
    found: list[State] = []
    for index in range(POSITIONS):
        setup = varieties[index % len(varieties)]
        length = play_out(game.new(setup), random.Random(index).random, game.bound)
        state = game.new(setup)
        play_out(state, random.Random(index).random, rng.randrange(max(1, length - 1)))  # the same game, left early
        found.append(state)
    return found


def microseconds(work: Callable[[], object], least: float = 0.1) -> float:
    """The time of one call: the best of three goes of at least so many seconds in all."""
    best = float("inf")
    for _ in range(3):
        calls, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < least / 3:
            work()
            calls += 1
        best = min(best, spent / calls)
    return best * 1e6


def _loop() -> int:
    total = 0
    for number in range(1000):
        total += number
    return total


def measure(game: Game, number: int = 200, seed: int = 1) -> list[str]:
    """The report's lines; `number` games are played for the rate of actions."""
    states = positions(game, seed)
    askers = [(state.observe, state.actor()) for state in states]
    count = len(states)
    loop = microseconds(_loop)
    clone = microseconds(lambda: [state.clone() for state in states]) / count
    facts = [state.observe(ALL) for state in states]  # of the state itself a deep copy would take the board along
    deep = microseconds(lambda: [copy.deepcopy(fact) for fact in facts]) / count
    asked = microseconds(lambda: [observe(max(seat, 0) if seat is not None else 0) for observe, seat in askers]) / count
    table = microseconds(lambda: [observe(TABLE) for observe, _ in askers]) / count
    tally = simulate(game, number, seed)
    rate = tally.actions / tally.seconds
    return [
        f"loop: {loop:.1f} us",
        f"clone: {clone:.2f} us, {deep / clone:.0f} times faster than deepcopy",
        f"observe: {asked:.1f} us, {asked / loop:.2f} loops",
        f"observe_table: {table:.1f} us, {table / loop:.2f} loops",
        f"actions: {rate:.0f} a second, {rate * loop / 1e6:.2f} in a loop",
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Returns its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m game.engine.benchmark", description=__doc__, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games.NAMES, help="the game")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games played for the rate of actions (200)")
    asked = parser.parse_args(arguments)
    print("\n".join(measure(games.load(asked.game), asked.games)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
