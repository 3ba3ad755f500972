"""The search that every game can use: what each legal action is worth, by expectation over chance.

Each action is tried on a position rebuilt from what the seat has seen and a guess of what it has not. From there everybody, the seat
itself included, goes on by a simple policy until the game's player module calls a halt and says what the position is worth: one step
of policy improvement, which with exact values is never worse than the policy itself. While the outcomes of chance are few they are
all counted, else they are sampled; then every action meets the same luck, so that their differences are hardly blurred.
"""

from __future__ import annotations

import random
import time
from collections.abc import Hashable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol

import msgspec

from game.engine.contract import CHANCE, A, Seat, State
from game.players.base import Done

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")

CUT: Final = 2.5
"""Seconds after which no further playouts are begun (the clock cuts a decision at 3)."""
_HOPE: Final = 1.0
"""Standard errors by which an action may fall short of the first one and still be tried on."""
_FIRST: Final = 2
"""Playouts of each action that are made in a race whatever they take."""
_LEAST: Final = 8
"""Playouts of each action that are made whatever the clock says."""


class Measure(msgspec.Struct, frozen=True):
    """What a position is worth to the seat that searches: `value` is what it wants most of, whatever the unit; `points` the same in
    the game's own points, for people; `harm` 1.0 when what a person would call the risk has happened, else 0.0."""

    value: float
    points: float = 0.0
    harm: float = 0.0


class Estimate(msgspec.Struct, Generic[A], frozen=True):
    """What an action is worth: expected value and points, and the chance of harm (`risk`). `count` outcomes were looked at, all
    there are when `exact`."""

    action: A
    value: float
    points: float
    risk: float
    count: int
    exact: bool


class Problem(Protocol[S, Done]):
    """What a game's player module tells the search about one decision."""

    @property
    def open(self) -> bool:
        """Whether nothing is hidden from the seat, so that every world is the same."""

    def world(self, rng: random.Random) -> S:
        """A state that the seat cannot tell from the true one; the caller may change it."""

    def policy(self, state: S, seat: Seat) -> Done:
        """What a seat does later on; the same in equal states."""

    def halted(self, state: S) -> bool:
        """Whether the game is over or can be judged here."""

    def measure(self, state: S) -> Measure:
        """What a halted state is worth."""

    def luck(self, state: S) -> Hashable:
        """A name for the chance to come: where two lines of play meet the same name they meet the same luck."""


class _TooMany(Exception):
    """More outcomes than can be counted."""


def search(
    problem: Problem[S, A], legal: Sequence[A], rng: random.Random, *, most: int = 4000, playouts: int = 400
) -> tuple[Estimate[A], ...]:
    """An estimate of each action in the order of `legal`: exact while no more than `most` outcomes are to be counted altogether and
    nothing is hidden, else from so many playouts of each action. Raises ValueError when there is no action."""
    if not legal:
        raise ValueError("there is nothing to search")
    if problem.open:
        try:
            return _exact(problem, legal, problem.world(rng), most)
        except _TooMany:
            pass
    return _sampled(problem, legal, rng, playouts)


def best(estimates: Sequence[Estimate[A]]) -> Estimate[A]:
    """The one of the highest value, the first among equals."""
    return max(estimates, key=lambda each: each.value)


class Lead(msgspec.Struct, Generic[A], frozen=True):
    """How much more an action is worth than the first one, on average over playouts in which both met the same luck, and the
    standard error of that (`doubt`). `count` playouts were made."""

    action: A
    lead: float
    doubt: float
    count: int


def race(
    problem: Problem[S, A], actions: Sequence[A], rng: random.Random, *, glances: int, looks: int, few: int, most: int = 10**9
) -> tuple[Lead[A], ...]:
    """Which of some actions beats the first one: each is tried in `glances` playouts, then the first and the `few` best of the others
    in `looks` more, as long as one of these may still be better, and not after `most` actions have been played altogether. The leads
    of these few, the best first. Raises ValueError when there is no action."""
    if not actions:
        raise ValueError("there is nothing to search")
    values: dict[A, list[float]] = {action: [] for action in actions}
    end = time.monotonic() + CUT
    running, steps = list(actions), 0
    for played in range(glances + looks):
        if played >= _FIRST and (steps > most or time.monotonic() > end):
            break
        if played >= glances and (played - glances) % 2 == 0:
            running = _still_running(values, running, few)
        if len(running) < 2:
            break
        start = problem.world(rng)
        dice = _Luck(rng.getrandbits(64))
        for action in running:
            state = start.clone()
            state.apply(action)
            steps += _play_on(problem, state, dice)
            values[action].append(problem.measure(state).value)
    leads = [_lead(action, values[action], values[actions[0]]) for action in running[1:] if values[action]]
    return tuple(sorted(leads, key=lambda each: -each.lead))


def _still_running(values: dict[A, list[float]], running: Sequence[A], few: int) -> list[A]:
    """The first action and the `few` best of the others that may be better than it."""
    leads = [_lead(action, values[action], values[running[0]]) for action in running[1:]]
    hopeful = sorted((each for each in leads if each.lead + _HOPE * each.doubt > 0), key=lambda each: -each.lead)[:few]
    return [running[0], *(each.action for each in hopeful)]


def _lead(action: A, values: Sequence[float], firsts: Sequence[float]) -> Lead[A]:
    """An action's lead over the first one, which was played at least as often."""
    count = len(values)
    differences = [one - other for one, other in zip(values, firsts, strict=False)]
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
    return Lead(action, mean, sqrt(spread / count), count)


# all outcomes


def _exact(problem: Problem[S, A], legal: Sequence[A], start: S, most: int) -> tuple[Estimate[A], ...]:
    left = most
    found = []
    for action in legal:
        state = start.clone()
        state.apply(action)
        tally = _Tally()
        _count(problem, state, 1.0, tally, left)
        left -= tally.count
        found.append(tally.estimate(action, 1.0, exact=True))
    return tuple(found)


class _Tally:
    """The sums of an action's outcomes, of which the mean is wanted."""

    __slots__ = ("count", "harm", "points", "value")

    def __init__(self) -> None:
        self.count = 0
        self.value = self.points = self.harm = 0.0

    def add(self, measure: Measure, chance: float) -> None:
        self.count += 1
        self.value += chance * measure.value
        self.points += chance * measure.points
        self.harm += chance * measure.harm

    def estimate(self, action: A, whole: float, *, exact: bool) -> Estimate[A]:
        return Estimate(action, self.value / whole, self.points / whole, self.harm / whole, self.count, exact)


def _count(problem: Problem[S, A], state: S, chance: float, tally: _Tally, most: int) -> None:
    """Adds every outcome from here on. The state is used up."""
    while not problem.halted(state):
        actor = state.actor()
        if actor == CHANCE:
            outcomes = state.chances()
            total = sum(weight for _, weight in outcomes)
            for action, weight in outcomes:
                after = state.clone()
                after.apply(action)
                _count(problem, after, chance * weight / total, tally, most)
            return
        assert actor is not None  # else it is halted
        state.apply(problem.policy(state, actor))
    if tally.count >= most:
        raise _TooMany
    tally.add(problem.measure(state), chance)


# some outcomes


def _sampled(problem: Problem[S, A], legal: Sequence[A], rng: random.Random, playouts: int) -> tuple[Estimate[A], ...]:
    tallies = [_Tally() for _ in legal]
    end = time.monotonic() + CUT
    for played in range(playouts):
        if played >= _LEAST and time.monotonic() > end:
            break
        start = problem.world(rng)
        dice = _Luck(rng.getrandbits(64))
        for action, tally in zip(legal, tallies, strict=True):
            state = start.clone()
            state.apply(action)
            tally.add(_played(problem, state, dice), 1.0)
    return tuple(tally.estimate(action, tally.count, exact=False) for action, tally in zip(legal, tallies, strict=True))


class _Luck:
    """The luck of one playout: a number from 0 to 1 for every name, whichever action asks first."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._known: dict[Hashable, float] = {}

    def number(self, name: Hashable) -> float:
        """The number of this name."""
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = random.Random(f"{self._seed}/{name}").random()
        return found


def _played(problem: Problem[S, A], state: S, dice: _Luck) -> Measure:
    _play_on(problem, state, dice)
    return problem.measure(state)


def _play_on(problem: Problem[S, A], state: S, dice: _Luck) -> int:
    """Plays until a halt; returns the number of actions."""
    steps = 0
    while not problem.halted(state):
        steps += 1
        actor = state.actor()
        if actor == CHANCE:
            state.apply(state.sample(dice.number(problem.luck(state))))
        else:
            assert actor is not None  # else it is halted
            state.apply(problem.policy(state, actor))
    return steps
