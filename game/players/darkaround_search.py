"""What the shared search must know of Darkness Around, and the level `hard` that plays by it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from game.darkaround import GAME
from game.darkaround.actions import Act
from game.darkaround.observation import DaObservation, Hidden
from game.darkaround.state import DaState
from game.darkaround.terms import PARTY
from game.engine.contract import Event, Seat
from game.players import darkaround as plain
from game.players.darkaround_outlook import points, prospect
from game.players.search import Estimate, Measure, best, search

_CHILD = 9.0
"""What a child is worth in points, to tell what a skill is worth where children are counted."""


Key = tuple[Any, ...]
"""What sets the positions of one question apart."""


def _key(s: DaState) -> Key:
    return s.asked, s.who, s.hour, s.at, s.child, s.target, s.face, s.resting, s.sought, s.searched, s.spent, s.brave, *s.sanity


class Question:
    """One decision of a seat (see `search.Problem`). It is judged when the next child rolls, another seat is asked, or the night is
    over; nothing is hidden."""

    open = True

    def __init__(self, seen: DaObservation) -> None:
        self.seen = seen
        self.seat: Seat = seen.viewer
        self._answers: dict[Key, Act] = {}
        self._measures: dict[Key, Measure] = {}
        self.mine = ((1 << PARTY) - 1) << self.seat * PARTY

    @cached_property
    def start(self) -> DaState:
        """The position."""
        return GAME.rebuild(self.seen, Hidden())

    def world(self, rng: random.Random) -> DaState:  # noqa: ARG002 - there is only one
        """The position itself."""
        return self.start.clone()

    def policy(self, state: DaState, seat: Seat) -> Act:
        """As the level `normal` does."""
        key = _key(state)
        if key not in self._answers:
            self._answers[key] = plain.answer(state.observe(seat))
        return self._answers[key]

    def halted(self, state: DaState) -> bool:
        """Whether the next child rolls, another seat is asked, or the night is over."""
        return state.asked in ("event", "") or (state.asked == "prepare" and state.who != self.seat)

    def measure(self, state: DaState) -> Measure:
        """The chance to win, a skill that is left included; expected points or survivors; whether an own child was lost."""
        key = _key(state)
        if key not in self._measures:
            self._measures[key] = self._measured(state)
        return self._measures[key]

    def _measured(self, state: DaState) -> Measure:
        lost = self.start.active & ~state.active & self.mine
        held = self._held(state)
        counted = state.rules.aim == "points" or state.rules.seats == 1
        more = held if counted else held / _CHILD
        value = prospect(state, self.seat)
        if more:
            value += more * (prospect(state, self.seat, 1) - value)
        return Measure(value, points(state, self.seat) + more, float(bool(lost)))

    def luck(self, state: DaState) -> tuple[str, int, int]:
        """The die, the child that rolls it, and whom it looks for."""
        return state.asked, state.child, state.target

    def _held(self, state: DaState) -> float:
        """What the own skill will still gain, in points."""
        if state.result or not state.is_ready(self.seat):
            return 0.0
        return plain.held(state.observe(self.seat))


def estimates(seen: DaObservation, rng: random.Random) -> tuple[Estimate, ...]:
    """What each legal action is worth."""
    return search(Question(seen), seen.legal, rng, most=1500, playouts=120)


class Hard:
    """The level `hard`: the action of the best chance to win. It remembers nothing: the observation says all."""

    def decide(self, history: Sequence[Event], observation: DaObservation, rng: random.Random) -> Act:  # noqa: ARG002 - the protocol's
        """One of the legal actions; see `Player`."""
        if observation.asked == "choose":
            return plain.answer(observation)
        act: Act = best(estimates(observation, rng)).action
        return act
