"""`python -m tests.client.flows GAME --pairs N --seed S`: compares whole flows of so many pairs of games and tells what differs."""

from __future__ import annotations

import argparse
import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.engine import games
from tests.client.flows.comparing import compare_many


def main() -> int:
    """The exit code: 1 when a flow tells a secret."""
    parser = argparse.ArgumentParser(prog="python -m tests.client.flows", description=__doc__)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=8, help="decisions of each flow")
    options = parser.parse_args()
    found = compare_many(options.game, options.pairs, options.seed, options.steps)
    print(f"{found.pairs} pairs, {found.decisions} decisions, {found.entries} things perceived, {len(found.leaks)} leaks")
    for leak in found.leaks:
        print(leak)
    return 1 if found.leaks else 0


if __name__ == "__main__":
    sys.exit(main())
