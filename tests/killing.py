"""A game of computers with a record, in a process made to be killed: `python -m tests.killing RECORD BOARD SEED LEVEL`.

It plays and saves as the window does, each choice from the computers' own process, and says on its standard output what has happened:
`try N` before an action is played after N others, `did N SUM` after it and what chance did then, `over` at the end.
"""

from __future__ import annotations

import os
import sys
import time
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from game.engine import games
from game.engine.contract import Setup
from game.engine.guard import Guard
from game.engine.match import Match
from game.engine.record import Holder, RecordFile
from game.players.worker import Worker
from game.session import saving
from game.session.saving import Saver


def tally(actions: Iterable[Any]) -> int:
    """A sum over actions that tells two games apart."""
    return zlib.crc32("\n".join(map(str, actions)).encode())


def say(words: str) -> None:
    os.write(1, f"{words}\n".encode())


def main(record: str, board: str, seed: str, level: str) -> None:
    game = games.load("lastfriday")
    game.use_board_data(Path(board).read_bytes())
    saving.GRACE = 60.0  # what is said to have happened stands in the file, on the slowest disk
    path = Path(record)
    if path.exists():
        saver, written = Saver.open(path)
        match = Match.going_on(written, saver)
    else:
        guard = Guard()
        saver = Saver(RecordFile(path, may_write=guard.take), guard)
        match = Match(game, Setup(6), [Holder(level=level)] * 6, int(seed), saver)
    assert match.saved or saver.waiting == 0
    say(f"did {match.length} {tally(match.actions)}")
    worker = Worker(game.name, game.board_data())
    while (actor := match.actor()) is not None:
        worker.ask(match.length, actor, level, match.history(actor), match.observe(actor), match.length)
        while (answer := worker.poll()) is None:
            time.sleep(0.0002)
        say(f"try {match.length}")
        match.play(answer.action)
        say(f"did {match.length} {tally(match.actions)}")
    say("over")
    worker.close()
    saver.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
