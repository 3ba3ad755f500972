"""Writes a position of a saved game as text, for a test, a picture or a report: `python -m game.engine.noting FILE.lantern --after N`.

The text holds what nobody at the table may know. Where the game stands in the middle of something that no text says, it is the last
position that can be written, and what was done and thrown from there as a clause `play`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.engine.contract import Game, Setup
from game.engine.match import Match
from game.engine.notation import PLAY, clause
from game.engine.record import RecordError


def written(game: Game, setup: Setup, actions: Sequence[Any]) -> str:
    """The position after these actions. Raises ValueError where no text says it, nor one before it."""
    state = game.new(setup)
    text, since = "", 0
    for number in range(len(actions) + 1):
        if number:
            state.apply(actions[number - 1])
        try:
            text, since = game.write(state), number
        except ValueError:
            if number == len(actions) and not text:
                raise
    return "; ".join([text, *clause(PLAY, [str(action) for action in actions[since:]])])


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m game.engine.noting", description="Writes a position of a saved game as text.")
    parser.add_argument("file", type=Path, metavar="FILE.lantern", help="a saved game")
    parser.add_argument("--after", type=int, metavar="N", help="after so many of its actions, chance's included (all)")
    asked = parser.parse_args(arguments)
    try:
        match = Match.read(asked.file)
        print(written(match.game, match.setup, match.actions[: asked.after]))
    except (RecordError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
