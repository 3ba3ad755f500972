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
from game.darkaround.terms import party_mask
from game.engine.contract import Event, Seat
from game.players.darkaround.holding import held
from game.players.darkaround.normal import answer
from game.players.darkaround.outlook import points, prospect
from game.players.search import Estimate, Measure, best, search

Key = tuple[Any, ...]
"""What sets the positions that follow one question apart."""


def _key(s: DaState) -> Key:
    return s.asked, s.who, s.hour, s.at, s.child, s.resting, s.sought, s.searched, s.spent, s.brave, *s.sanity


class Question:
    """One decision of a seat (see `search.Problem`). Each action is judged as soon as its own dice have fallen; nothing is hidden."""

    open = True

    def __init__(self, seen: DaObservation) -> None:
        self.seen = seen
        self.seat: Seat = seen.viewer
        self._measures: dict[Key, Measure] = {}

    @cached_property
    def start(self) -> DaState:
        """The position to search from: nothing of it is hidden."""
        return GAME.rebuild(self.seen, Hidden())

    def world(self, rng: random.Random) -> DaState:  # noqa: ARG002 - there is only one
        """A copy of that position."""
        return self.start.clone()

    def policy(self, state: DaState, seat: Seat) -> Act:
        """As the level `normal` does, in the only question that can come before the dice of an action have fallen: whether an attack on
        a searcher is warded off."""
        return answer(state.observe(seat))

    def halted(self, state: DaState) -> bool:
        """Whether the next child rolls, a seat is asked before a clock card, or the night is over."""
        return state.asked in ("event", "prepare", "")

    def measure(self, state: DaState) -> Measure:
        """The chance to win, a skill that is left included; expected points or survivors; whether a child of the side was lost."""
        key = _key(state)
        if key not in self._measures:
            self._measures[key] = self._measured(state)
        return self._measures[key]

    def _measured(self, state: DaState) -> Measure:
        more = 0.0 if state.result or state.spent >> self.seat & 1 else held(state, self.seat, state.skills[self.seat])
        side = state.rules.all if state.rules.together else party_mask(self.seat)
        lost = self.start.active & ~state.active & side
        return Measure(prospect(state, self.seat, more), points(state, self.seat) + more, float(bool(lost)))

    def luck(self, state: DaState) -> tuple[str, int, int]:
        """The die, the child that rolls it, and whom it looks for."""
        return state.asked, state.child, state.target


def estimates(seen: DaObservation, rng: random.Random) -> tuple[Estimate, ...]:
    """What each legal action is worth; not for the choice of a skill."""
    return search(Question(seen), seen.legal, rng)


def choices(seen: DaObservation) -> tuple[tuple[Act, float], ...]:
    """The skills to choose from, each with what it is expected to gain in the whole night (points, or children where they count), the
    best first."""
    start = GAME.rebuild(seen, Hidden())
    gains = [(act, held(start, seen.viewer, act.what)) for act in seen.legal]
    return tuple(sorted(gains, key=lambda each: -each[1]))


class Hard:
    """The level `hard`: the action of the best chance to win. It remembers nothing: the observation says all."""

    def decide(self, history: Sequence[Event], observation: DaObservation, rng: random.Random) -> Act:  # noqa: ARG002 - the protocol's
        """One of the legal actions; see `Player`."""
        if observation.asked == "choose":
            return choices(observation)[0][0]
        act: Act = best(estimates(observation, rng)).action
        return act
