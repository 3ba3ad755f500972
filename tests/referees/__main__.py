"""Lets a referee watch games: `python -m tests.referees GAME --games N --seed S`."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Sequence

from game.players.base import RANDOM
from tests.referees.watching import Watched, watch_part, watched_games

_SHOWN = 40


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Returns its exit status: 1 when a rule was broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.referees", description=__doc__)
    parser.add_argument("game", choices=watched_games(), help="the game")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game; each has the next (1)")
    parser.add_argument("--level", default=RANDOM, help="who plays: a level of computer player, or random (the default)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="P", help="how many at once (all cores)")
    asked = parser.parse_args(arguments)
    seeds = range(asked.seed, asked.seed + asked.games)
    parts = [seeds[start : start + 5] for start in range(0, len(seeds), 5)]
    total = Watched(0, 0, 0, Counter(), [])
    with multiprocessing.get_context("spawn").Pool(asked.processes) as pool:
        for part in pool.imap(watch_part, [(asked.game, part, asked.level) for part in parts]):
            total = Watched(
                total.games + part.games,
                total.actions + part.actions,
                total.events + part.events,
                total.checked + part.checked,
                total.faults + part.faults,
            )
            print(f"\r{total.games} games, {len(total.faults)} faults", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"games: {total.games}\nactions: {total.actions}\nevents: {total.events}\nfaults: {len(total.faults)}")
    print("checks: " + " ".join(f"{rule} {count}" for rule, count in sorted(total.checked.items())))
    for fault in total.faults[:_SHOWN]:
        print(fault)
    return 1 if total.faults else 0


if __name__ == "__main__":
    sys.exit(main())
