"""One game between computer players in this process: who is asked decides, chance is drawn, everyone hears what they may hear."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.engine.contract import CHANCE, Event, Game, Outcome, Setup, State, bit, interrupting
from game.players.base import Player
from game.players.registry import interjection

LIMIT = 3.0
"""Seconds after which a decision counts as one that the clock would have cut."""
SOON = 1.0
"""Seconds after which a decision counts as late."""


class Played(msgspec.Struct, frozen=True):
    """A game played to its end: the outcome, the number of actions and of decisions, the seconds they took altogether, the
    longest one in seconds with the seat that took it, and how many were longer than LIMIT and than SOON."""

    outcome: Outcome
    actions: int
    decisions: int
    thinking: float
    slowest: float
    slowest_seat: int
    cuts: int
    late: int


Watcher = Callable[[Any, list[list[Event]]], None]
"""Is shown the state and each seat's history before every decision (for tests and measurements)."""


def play(game: Game, setup: Setup, players: Sequence[Player], seed: int, watch: Watcher | None = None) -> Played:
    """Plays a whole game. Chance and each decision have generators of their own, seeded by (seed, number of the action), as in a
    match. Raises RuntimeError when the game does not end within its bound."""
    state = game.new(setup)
    histories: list[list[Event]] = [[] for _ in players]
    decisions, thinking, slowest, slowest_seat, cuts, late = 0, 0.0, 0.0, -1, 0, 0
    for count in range(game.bound + 1):
        actor = state.actor()
        if actor is None:
            outcome = state.outcome()
            assert outcome is not None
            return Played(outcome, count, decisions, thinking, slowest, slowest_seat, cuts, late)
        rng = random.Random(f"{seed}/{count}")
        if actor == CHANCE:
            outcomes, weights = zip(*state.chances(), strict=True)
            action = rng.choices(outcomes, weights)[0]
        else:
            if watch is not None:
                watch(state, histories)
            observation = state.observe(actor)
            began = time.perf_counter()
            action = players[actor].decide(histories[actor], observation, rng)
            took = time.perf_counter() - began
            decisions += 1
            thinking += took
            cuts += took > LIMIT
            late += took > SOON
            if took > slowest:
                slowest, slowest_seat = took, actor
        _tell(state.apply(action), histories)
        if interrupting(state):
            _interject(game, state, histories)
    raise RuntimeError(f"{game.name} did not end within {game.bound} actions (seed {seed}, options {setup.options})")


def _interject(game: Game, state: State, histories: list[list[Event]]) -> None:
    """Lets those speak who may at any time."""
    for seat, _ in state.interrupts():
        action = interjection(game.name, histories[seat], state.observe(seat))
        if action is not None:
            _tell(state.apply(action), histories)
            return


def _tell(events: Sequence[Event], histories: list[list[Event]]) -> None:
    for seat, history in enumerate(histories):
        mine = bit(seat)
        history.extend(event for event in events if event.audience & mine)
