"""Lets computer players play against each other and counts: `python -m game.players.arena --help`."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from game.engine import games
from game.engine.contract import Event, Game, Outcome, Seat, Setup, unattended
from game.players.base import RANDOM, Player
from game.players.registry import levels, make_player
from game.players.tableplay import Played, play

_HELP = """Plays whole games between computer players on all cores and prints who won how often (with 95 % intervals), decisions a
second, the slowest decision and how many the clock would have cut. Seeds S to S + N - 1 are played, so two runs with the same
seed meet the same chance."""


class Job(msgspec.Struct, frozen=True):
    """What every game of a run has in common."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str]
    roles: dict[str, str] = {}  # the level of whoever has a role, instead of the seat's


class ByRole:
    """Plays each role at a level of its own, where roles are dealt and change."""

    def __init__(self, game_name: str, seat: Seat, level: str, roles: Mapping[str, str]) -> None:
        self._plain = make_player(game_name, level, seat)
        self._players = {role: make_player(game_name, each, seat) for role, each in roles.items()}

    def decide(self, history: Sequence[Event], observation: Any, rng: random.Random) -> Any:
        """As the player of the present role."""
        return self._players.get(observation.role, self._plain).decide(history, observation, rng)


def wilson(wins: int, games_played: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval) as two fractions; (0, 1) for no games."""
    if games_played == 0:
        return 0.0, 1.0
    rate = wins / games_played
    middle = rate + z * z / (2 * games_played)
    spread = z * sqrt(rate * (1 - rate) / games_played + z * z / (4 * games_played * games_played))
    whole = 1 + z * z / games_played
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def seat_levels(game: Game, text: str) -> tuple[str, ...]:
    """The level of every seat from `LEVEL,LEVEL,...`; the last one goes on for the seats left. Raises ValueError."""
    named = text.split(",")
    most = max(game.seats)
    offered = (*levels(game.name), RANDOM)
    for level in named:
        if level not in offered:
            raise ValueError(f"{game.name} has no level {level!r}; there are: {', '.join(offered)}")
    if len(named) > most:
        raise ValueError(f"{game.name} has {most} seats, not {len(named)}")
    return tuple(named) if len(named) in game.seats else tuple(named + named[-1:] * (most - len(named)))


def chosen_options(game: Game, words: Sequence[str]) -> dict[str, str]:
    """The game's options from `NAME=VALUE` words, with defaults, for a table without people. Raises ValueError."""
    pairs = dict(word.partition("=")[::2] for word in words)
    return unattended(game, Setup(game.seats[0], pairs)).options


_shared: list[tuple[Game, Job]] = []
"""In a process of the pool: the game with its board, and the job."""


def _begin(job: Job, board: bytes) -> None:
    game = games.load(job.game)
    game.use_board_data(board)
    _shared[:] = [(game, job)]


def _one(seed: int) -> Played:
    game, job = _shared[0]
    players: list[Player] = [_player(job, level, seat) for seat, level in enumerate(job.seats)]
    return play(game, Setup(len(job.seats), job.options), players, seed)


def _player(job: Job, level: str, seat: Seat) -> Player:
    return ByRole(job.game, seat, level, job.roles) if job.roles else make_player(job.game, level, seat)


def role_levels(game: Game, words: Sequence[str]) -> dict[str, str]:
    """The levels of roles from `ROLE=LEVEL` words. Raises ValueError."""
    found = dict(word.partition("=")[::2] for word in words)
    for role, level in found.items():
        if role not in game.roles:
            raise ValueError(f"{game.name} has no role {role!r}")
        if level not in (*levels(game.name), RANDOM):
            raise ValueError(f"{game.name} has no level {level!r}")
    return found


def run(job: Job, seeds: Sequence[int], processes: int) -> Iterator[Played]:
    """Plays the games with these seeds; results in the order of the seeds, each as soon as it is there."""
    board = games.load(job.game).board_data()
    context = multiprocessing.get_context("spawn")
    with context.Pool(processes, _begin, (job, board)) as pool:
        yield from pool.imap(_one, seeds)


def winning_side(game: Game, outcome: Outcome) -> str:
    """Who won, in words for the report: seats, or the side where seats change sides."""
    seats = "seats " + " ".join(map(str, outcome.winners)) if outcome.winners else "nobody"
    return game.winning_side(outcome) or seats


def report(job: Job, played: Sequence[Played], seconds: float) -> str:
    """The figures of a run as text."""
    total = len(played)
    lines = [f"{job.game} {' '.join(f'{name}={value}' for name, value in job.options.items())}: {total} games in {seconds:.0f} s"]
    lines.append("levels " + ", ".join(f"{seat}: {level}" for seat, level in enumerate(job.seats)))
    if job.roles:
        lines.append("but " + ", ".join(f"{role}: {level}" for role, level in job.roles.items()))
    sides = Counter(winning_side(games.load(job.game), game.outcome) for game in played)
    for named, wins in sorted(sides.items()):
        low, high = wilson(wins, total)
        lines.append(f"won by {named}: {wins} = {100 * wins / total:.1f} % ({100 * low:.1f} to {100 * high:.1f})")
    reasons = Counter(game.outcome.reason for game in played)
    lines.append("reasons " + ", ".join(f"{reason} {count}" for reason, count in reasons.most_common()))
    decisions = sum(game.decisions for game in played)
    thinking = sum(game.thinking for game in played)
    slowest = max(played, key=lambda game: game.slowest)
    rate = decisions / max(thinking, 1e-9)
    lines.append(f"decisions {decisions}, {rate:.0f} a second of one core, mean {1000 / rate:.2f} ms")
    late = sum(game.late for game in played)
    lines.append(f"slowest {1000 * slowest.slowest:.0f} ms (seat {slowest.slowest_seat}), cuts {sum(game.cuts for game in played)}")
    lines.append(f"over a second {late} = {100 * late / max(1, decisions):.2f} %")
    return "\n".join(lines)


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m game.players.arena", description=_HELP)
    parser.add_argument("game", choices=games.NAMES, help="which game")
    parser.add_argument("options", nargs="*", metavar="OPTION=VALUE", help="options of the game's set-up, such as chapter=II")
    parser.add_argument("--seats", default="normal", metavar="LEVEL,...", help="level of each seat; the last goes on (Maniac,Campers)")
    parser.add_argument("--role", action="append", default=[], metavar="ROLE=LEVEL", help="whoever has this role plays at this level")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (1)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="P", help="how many cores (all)")
    return parser.parse_intermixed_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Runs the command; 2 when what it was asked does not exist."""
    asked = _arguments(words)
    game = games.load(asked.game)
    try:
        job = Job(asked.game, seat_levels(game, asked.seats), chosen_options(game, asked.options), role_levels(game, asked.role))
        if asked.games < 1 or asked.processes < 1:
            raise ValueError("--games and --processes must be at least 1")
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    began, played = time.perf_counter(), []
    for result in run(job, range(asked.seed, asked.seed + asked.games), min(asked.processes, asked.games)):
        played.append(result)
        print(f"\r{len(played)} of {asked.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(report(job, played, time.perf_counter() - began))
    return 0


if __name__ == "__main__":
    sys.exit(main())
