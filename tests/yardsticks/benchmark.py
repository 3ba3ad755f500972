"""How fast random play of our games is beside others' rules, in one run: `python -m tests.yardsticks.benchmark`.

Needs the extra `yardsticks`: OpenSpiel, whose Liar's Poker is written in Python, and python-chess.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import chess
from open_spiel.python.games import liars_poker  # registers the game

from game.engine import games
from game.engine.contract import outcome_at
from game.engine.simulate import play_out

Dice = Callable[[], float]

GOAL: Final = "python_liars_poker"
HELD: Final = ("lastfriday", "darkaround", "stayaway")
"""The games that must be as fast as that."""
EPILOG = """\
Each contestant in turn plays complete random games from a fixed seed; then again the same games, as often as there are rounds. The best
round counts, in seconds of this process, without the making of the first position. Chance counts as an action. A line is printed for
each: its actions a second, and how many times as fast our games are. The exit status is 1 when Last Friday, Darkness Around or Stay
Away! is slower than python_liars_poker.
"""


class Contestant:
    """Something that plays random games: `new(k)` makes the k-th first position, `play` plays it out and returns how many actions."""

    def __init__(self, name: str, new: Callable[[int], Any], play: Callable[[Any, Dice], int]) -> None:
        self.name, self.new, self.play = name, new, play
        self.games = 0
        self.rate = 0.0

    def round(self, seconds: float) -> None:
        """Plays its games again, or in the first round as many as go into this time, and keeps the best actions a second."""
        dice = random.Random(1).random
        actions = played = 0
        spent = 0.0
        while played < self.games if self.games else spent < seconds:
            position = self.new(played)
            start = time.process_time()
            actions += self.play(position, dice)
            spent += time.process_time() - start
            played += 1
        self.games = played
        self.rate = max(self.rate, actions / spent)


def ours(name: str) -> Contestant:
    """A game of ours, through its varieties in turn."""
    game = games.load(name)
    varieties = game.varieties()
    return Contestant(name, lambda k: game.new(varieties[k % len(varieties)]), lambda state, dice: play_out(state, dice, game.bound))


def liars_poker_game() -> Contestant:
    """OpenSpiel's Liar's Poker in Python, for two."""
    game = liars_poker.LiarsPoker()
    return Contestant(GOAL, lambda _: game.new_initial_state(), play_spiel)


def play_spiel(state: Any, dice: Dice) -> int:
    """Plays a game of OpenSpiel out, in the way of `play_out`: the same numbers of the dice and the same draw by weight."""
    length = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = outcome_at(state.chance_outcomes(), dice())
        else:
            actions = state.legal_actions()
            action = actions[int(dice() * len(actions))]
        state.apply_action(action)
        length += 1
    return length


def play_chess(board: chess.Board, dice: Dice) -> int:
    """Plays chess out: to mate, stalemate, too little to mate with, 75 moves or a fifth repetition."""
    length = 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[int(dice() * len(moves))])
        length += 1
    return length


def measure(rounds: int, seconds: float) -> tuple[list[Contestant], list[Contestant]]:
    """Our games and the others, after so many rounds of about so many seconds each."""
    mine = [ours(name) for name in games.NAMES]
    others = [liars_poker_game(), Contestant("python-chess", lambda _: chess.Board(), play_chess)]
    for _ in range(rounds):
        for contestant in (*mine, *others):
            contestant.round(seconds)
    return mine, others


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Returns its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.yardsticks.benchmark",
        description=__doc__,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="rounds, of which the best counts (7)")
    parser.add_argument("--seconds", type=float, default=0.5, metavar="S", help="how long a round of each is (0.5)")
    asked = parser.parse_args(arguments)
    mine, others = measure(asked.rounds, asked.seconds)
    for one in mine:
        print(f"{one.name}: {one.rate:.0f} actions a second")
    for other in others:
        ratios = ", ".join(f"{one.name} {one.rate / other.rate:.2f} times as fast" for one in mine)
        print(f"{other.name}: {other.rate:.0f} actions a second; {ratios}")
    return 1 if any(one.rate < other.rate for one in mine if one.name in HELD for other in others if other.name == GOAL) else 0


if __name__ == "__main__":
    sys.exit(main())
