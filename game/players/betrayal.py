"""The computer players of Betrayal: `normal` follows rules of thumb, `easy` is often distracted, `hard` plays every choice ahead."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from game.betrayal.actions import Act
from game.betrayal.observation import BtObservation
from game.betrayal.state import BtState
from game.engine.contract import CHANCE, Event, Seat
from game.players.betrayal_policy import choose
from game.players.betrayal_value import value
from game.players.betrayal_view import world
from game.players.registry import Player
from game.players.search import Measure, best, search

DISTRACTED: Final = 0.3
"""How often `easy` does anything at all."""
PLAYOUTS: Final = 14
"""Games that `hard` plays ahead for each action."""
UNSEARCHED: Final = ("PickExplorer", "Ready")


class Normal:
    """The level `normal`. It remembers nothing: the observation says all that it uses."""

    def decide(self, history: Sequence[Event], observation: BtObservation, rng: random.Random) -> Act:  # noqa: ARG002 - the protocol's
        """One of the legal actions; see `Player`."""
        if len(observation.legal) == 1:
            return observation.legal[0]
        return thumbed(world(observation, rng), observation)


def thumbed(start: BtState, seen: BtObservation) -> Act:
    """What the rules of thumb choose, in a position that could not be guessed rightly the first of all actions."""
    chosen = choose(start)
    return chosen if chosen in seen.legal else seen.legal[0]


class Easy(Normal):
    """The level `easy`: now and then it does whatever comes to mind."""

    def decide(self, history: Sequence[Event], observation: BtObservation, rng: random.Random) -> Act:
        """One of the legal actions; see `Player`."""
        if rng.random() < DISTRACTED:
            return rng.choice(observation.legal)
        return super().decide(history, observation, rng)


class Hard:
    """The level `hard`: plays each choice ahead to the end of the turn and of the opponents' next ones, with everybody's rules of
    thumb, and takes the one after which its side stands best."""

    def decide(self, history: Sequence[Event], observation: BtObservation, rng: random.Random) -> Act:  # noqa: ARG002 - the protocol's
        """One of the legal actions; see `Player`."""
        if len(observation.legal) == 1:
            return observation.legal[0]
        kind = type(observation.table.agenda[-1]).__name__
        start = world(observation, rng)
        plain = thumbed(start, observation)
        if kind in UNSEARCHED or list(start.legal_actions()) != list(observation.legal):
            return plain
        legal = sorted(observation.legal, key=lambda act: act != plain)  # the first among equals is the plain one
        found = search(Ahead(observation, start), legal, rng, most=0, playouts=PLAYOUTS)
        top = best(found)
        return top.action if top.value > found[0].value + 0.05 else plain


class Ahead:
    """What the search is told: who plays on how, how far, and what a position is worth."""

    open = False

    def __init__(self, seen: BtObservation, first: BtState) -> None:
        self.seen = seen
        self.first = first
        self.seat = seen.viewer

    def world(self, rng: random.Random) -> BtState:
        """A position the seat holds for possible; the first one again where another cannot be found."""
        found = world(self.seen, rng)
        return found if list(found.legal_actions()) == list(self.seen.legal) else self.first.clone()

    def policy(self, state: BtState, seat: Seat) -> Act:  # noqa: ARG002 - the protocol's
        """Everybody plays by the rules of thumb."""
        return choose(state)

    def halted(self, state: BtState) -> bool:
        """At the end, or when another turn of the same side's figure would begin."""
        if state.actor() is None:
            return True
        return state.t.turn.body != self.seen.table.turn.body and state.actor() != CHANCE

    def measure(self, state: BtState) -> Measure:
        """How the seat's side stands."""
        return Measure(value(state, self.seat))

    def luck(self, state: BtState) -> tuple[str, str]:
        """Equal rolls of equal figures meet the same luck."""
        return type(state.question).__name__, str(state.question)


LEVELS: Final[dict[str, Callable[[Seat], Player]]] = {
    "easy": lambda _seat: Easy(),
    "normal": lambda _seat: Normal(),
    "hard": lambda _seat: Hard(),
}
"""The levels, weakest first."""
