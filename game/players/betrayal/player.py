"""The computer players of Betrayal: `normal` follows rules of thumb, `easy` is often distracted, `hard` plays every choice ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.betrayal.actions import Act
from game.betrayal.observation import BtObservation
from game.betrayal.state import BtState
from game.betrayal.terms import HAUNTED
from game.engine.contract import CHANCE, Event, Seat
from game.players.betrayal.policy import choose
from game.players.betrayal.value import value
from game.players.betrayal.view import world
from game.players.search import Measure, race

DISTRACTED: Final = 0.3
"""How often `easy` does anything at all."""
GLANCES: Final = 4
"""Games that `hard` plays ahead for each action at first ..."""
LOOKS: Final = 14
"""... and at most for the most promising ones."""
PROMISING: Final = 3
STEPS: Final = 1800
"""Actions played ahead in all; where many monsters move it is these that take the time."""
SURER: Final = 0.6
"""By how much something has to look better than what the rules of thumb say ..."""
SURE: Final = 1.0
"""... and by how many standard errors."""
UNSEARCHED: Final = ("pick_explorer", "ready", "laying", "rearrange", "arrange", "seek", "lay_deal")
IDLE: Final = ("drop", "trade")
"""What is done for a reason only, which the rules of thumb know."""


class Normal:
    """The level `normal`. It remembers nothing: the observation says all that it uses."""

    def decide(self, history: Sequence[Event], observation: BtObservation, rng: random.Random) -> Act:
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
    """The level `hard`: once the haunt has begun it plays each choice ahead, with everybody's rules of thumb, until it is asked in its
    next turn, and takes the one after which its side stands best."""

    def decide(self, history: Sequence[Event], observation: BtObservation, rng: random.Random) -> Act:
        """One of the legal actions; see `Player`."""
        if len(observation.legal) == 1:
            return observation.legal[0]
        start = world(observation, rng)
        plain = thumbed(start, observation)
        if start.t.phase != HAUNTED or observation.asked in UNSEARCHED or list(start.legal_actions()) != list(observation.legal):
            return plain
        options = [plain, *(act for act in observation.legal if act != plain and _worth_a_thought(start, act))]
        if len(options) == 1:
            return plain
        found = race(Ahead(observation, start), options, rng, glances=GLANCES, looks=LOOKS, few=PROMISING, most=STEPS)
        sure = [each for each in found if each.lead > max(SURER, SURE * each.doubt)]
        return sure[0].action if sure else plain


def _worth_a_thought(s: BtState, act: Act) -> bool:
    """Whether an action is played ahead at all."""
    return act.verb not in IDLE and (act.verb != "cross" or not s.used("cross"))


class Ahead:
    """What the search is told: who plays on how, how far, and what a position is worth."""

    open = False

    def __init__(self, seen: BtObservation, first: BtState) -> None:
        self.seen = seen
        self.first = first
        self.seat = seen.viewer
        self.body = seen.table.turn.body

    def world(self, rng: random.Random) -> BtState:
        """A position the seat holds for possible; the first one again where another cannot be found."""
        found = world(self.seen, rng)
        return found if list(found.legal_actions()) == list(self.seen.legal) else self.first.clone()

    def policy(self, state: BtState, seat: Seat) -> Act:
        """Everybody plays by the rules of thumb."""
        return choose(state)

    def halted(self, state: BtState) -> bool:
        """At the end, or when the turn comes again to the figure whose turn it is, or would have come."""
        if state.who is None:
            return True
        rounds = state.t.round - self.seen.table.round
        if rounds <= 0 or state.who == CHANCE:
            return False
        return rounds > 1 or state.t.turn.body == self.body

    def measure(self, state: BtState) -> Measure:
        """How the seat's side stands."""
        return Measure(value(state, self.seat))

    def luck(self, state: BtState) -> tuple[int, int, str, str]:
        """Equal rolls of equal figures in one turn meet the same luck."""
        return state.t.round, state.t.turn.body, type(state.question).__name__, str(state.question)
