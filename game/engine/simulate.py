"""Complete random games, to see that rules never get stuck and how fast they are: `python -m game.engine.simulate GAME`."""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence

from game.engine import games
from game.engine.contract import CHANCE, Game, Outcome, State, interrupting, unattended

EPILOG = """\
The games go through the game's varieties (chapters, numbers of seats ...) in turn. The lines printed are
  games               how many were played
  stuck               in how many a seat was asked and had no legal action
  over_bound          how many went on beyond the game's bound on actions
  actions             all actions together, chance included
  longest             the most actions in one game
  actions_per_second  chance included, over the processor time of play alone
  winners             how often which seats, or which side where seats change sides, won for which reason
and the largest value of everything that the game measures of itself. The exit status is 1 when a game was stuck or over its bound.
"""


class Tally:
    """What the games so far came to. `seconds` is the time in play alone."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = self.stuck = self.over_bound = self.actions = self.longest = 0
        self.seconds = 0.0
        self.winners: Counter[str] = Counter()
        self.measures: dict[str, int] = {}

    def _named(self, outcome: Outcome | None) -> str:
        side = self.game.winning_side(outcome) if outcome is not None else ""
        return f"{side} {outcome.reason}" if side and outcome is not None else _who(outcome)

    def lines(self) -> list[str]:
        """The report, one `name: value` a line."""
        rate = round(self.actions / self.seconds) if self.seconds else 0
        winners = "; ".join(f"{who} {count}" for who, count in sorted(self.winners.items()))
        named = {
            "games": self.games,
            "stuck": self.stuck,
            "over_bound": self.over_bound,
            "actions": self.actions,
            "longest": self.longest,
            "actions_per_second": rate,
            "winners": winners or "none",
            **self.measures,
        }
        return [f"{name}: {value}" for name, value in named.items()]

    def add(self, state: State, length: int, seconds: float, bound: int) -> None:
        """Counts a game that came to an end, got stuck or went beyond its bound in this state."""
        self.games += 1
        self.actions += length
        self.seconds += seconds
        self.longest = max(self.longest, length)
        if state.actor() is not None:
            if length > bound:
                self.over_bound += 1
            else:
                self.stuck += 1
        else:
            self.winners[self._named(state.outcome())] += 1
        for name, value in state.measures().items():
            self.measures[name] = max(value, self.measures.get(name, value))


def _who(outcome: Outcome | None) -> str:
    if outcome is None:
        return "over without an outcome"
    return f"{'+'.join(map(str, outcome.winners)) or 'nobody'} {outcome.reason}"


RARE = 0.0005
"""How likely something that may be done at any time is done before an action."""


def play_out(state: State, dice: Callable[[], float], bound: int) -> int:
    """Plays random actions until the game is over, stuck or beyond the bound; returns how many. `dice` gives numbers in [0, 1). Nobody
    hears of it."""
    state.heard = False
    length = _played(state, dice, bound)
    state.heard = True
    return length


def _played(state: State, dice: Callable[[], float], bound: int) -> int:
    actor, legal_actions, sample, apply = state.actor, state.legal_actions, state.sample, state.apply
    spoken_into = interrupting(state)
    for length in range(bound + 1):
        who = actor()
        if who is None:
            return length
        if spoken_into and dice() < RARE and (offered := state.interrupts()):
            action = offered[int(dice() * len(offered))][1]
        elif who == CHANCE:
            action = sample(dice())
        else:
            actions = legal_actions()
            if not actions:
                return length
            action = actions[int(dice() * len(actions))]
        apply(action)
    return bound + 1


def simulate(game: Game, number: int, seed: int) -> Tally:
    """Plays so many games. The same seed gives the same games."""
    tally = Tally(game)
    varieties = list(game.varieties())
    dice = random.Random(seed).random
    for index in range(number):
        state = game.new(unattended(game, varieties[index % len(varieties)]))
        start = time.process_time()
        length = play_out(state, dice, game.bound)
        tally.add(state, length, time.process_time() - start, game.bound)
    return tally


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Returns its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m game.engine.simulate", description=__doc__, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games.NAMES, help="the game")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of all chance and choice (1)")
    parser.add_argument("--profile", action="store_true", help="print where the time goes; the rate is then lower")
    asked = parser.parse_args(arguments)
    game = games.load(asked.game)
    if asked.profile:
        profile = cProfile.Profile()
        tally = profile.runcall(simulate, game, asked.games, asked.seed)
        pstats.Stats(profile).sort_stats("tottime").print_stats(25)
    else:
        tally = simulate(game, asked.games, asked.seed)
    print("\n".join(tally.lines()))
    return 1 if tally.stuck or tally.over_bound else 0


if __name__ == "__main__":
    sys.exit(main())
