"""Faults of the disk under the whole program: `python -m tests.client.faulty [GAME ...] --seed S --games N`.

Complete games of computer players are played in the real window. At every tenth action the disk fails in one way, for some actions; now
and then somebody opens the menu, leaves, closes the window, meets a crash, and goes on. What the program says is held against the file.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

from game.client import leaving
from game.engine import games, places
from game.players.worker import Answer
from game.session import computers, saving
from tests.client.failing import FAULTS, Evening, Tally
from tests.faults import Disk


class Chance:
    """The computers' process, without a process: any action will do."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self._answer: Answer | None = None

    def ask(self, ticket: int, _seat: int, _level: str, _history: object, observation: Any, _seed: int) -> None:
        self._answer = Answer(ticket, self.rng.choice(observation.legal))

    def poll(self) -> Answer | None:
        answer, self._answer = self._answer, None
        return answer

    def close(self) -> None:
        """There is nothing to end."""


def evening(game: str, fault: str, seed: int, tally: Tally) -> None:
    """Plays one game with one kind of fault, in a data folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        named = {places.VARIABLE: str(data)}
        quick = [patch.object(saving, "GRACE", 0.002), patch.object(saving, "PATIENCE", 0.05), patch.object(leaving, "_SHORT", 0.02)]
        quick += [patch.object(saving, "RETRY", 0.01), patch.object(saving, "SYNC", 0.01), patch.object(saving, "LOOK", 0.05)]
        chance = Chance(seed)
        with patch.dict(os.environ, named), patch.object(computers, "Worker", lambda *_board: chance), Disk(data) as disk:
            for one in quick:
                one.start()
            try:
                disk.delay = 0.01
                Evening(game, fault, seed, tally, disk).play()
            finally:
                for one in quick:
                    one.stop()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.client.faulty", description=__doc__)
    parser.add_argument("game", nargs="*", default=[], help=f"of {', '.join(games.NAMES)} (default: all)")
    parser.add_argument("--fault", action="append", choices=FAULTS, help="only this kind of fault (default: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1, help="games for each kind of fault and each game")
    asked = parser.parse_args(arguments)
    shown = ("games", "faults", "departures", "crashes", "asked", "again", "elsewhere", "stay", "leave", "told lost", *Tally.wrong)
    print(f"{'fault':<10}", *(f"{name:>{max(6, len(name))}}" for name in shown), sep="  ")
    bad = 0
    for fault in asked.fault or FAULTS:
        tally = Tally()
        for game in asked.game or games.NAMES:
            for number in range(asked.games):
                evening(game, fault, asked.seed + number, tally)
        print(f"{fault:<10}", *(f"{tally[name]:>{max(6, len(name))}}" for name in shown), sep="  ", flush=True)
        bad += sum(tally[name] for name in Tally.wrong)
    return 1 if bad else 0


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    sys.exit(main())
