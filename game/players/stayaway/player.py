"""The computer players of Stay Away!: beliefs about roles from what a seat saw, and one ply of expected value on them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.engine.contract import TABLE, Event, Seat
from game.players.stayaway.answers import ANSWERS
from game.players.stayaway.belief import Mind
from game.players.stayaway.talk import saying
from game.players.stayaway.tells import telling
from game.players.stayaway.turn import Valued
from game.players.stayaway.view import Manner, View
from game.stayaway.actions import Act
from game.stayaway.observation import SaObservation
from game.stayaway.terms import HUMAN


class Thinker:
    """A player that decides in this manner. Between decisions it keeps only what follows from the history it was given."""

    def __init__(self, seat: Seat, manner: Manner) -> None:
        self.manner = manner
        self._own = Mind(seat, manner.talk, manner.memory)
        self._table = Mind(TABLE, manner.talk, manner.memory)

    def decide(self, history: Sequence[Event], observation: SaObservation, rng: random.Random) -> Act:
        """One of the legal actions; see `Player`."""
        if len(observation.legal) == 1:
            return observation.legal[0]
        view = self.view(history, observation)
        if observation.asked == "act" and observation.may_say:
            said = saying(view, observation.legal, rng)
            if said is not None:
                return said
        return chosen(self.valued(view, rng), self.manner.margin, rng)

    def view(self, history: Sequence[Event], observation: SaObservation) -> View:
        """What the seat can work out."""
        seats = len(observation.places)
        return View(observation, self._own.learn(history, seats), self._table.learn(history, seats), self.manner)

    def valued(self, view: View, rng: random.Random) -> list[Valued]:
        """What each legal action is worth in this manner."""
        assert view.seen.question is not None
        found = ANSWERS[view.seen.question.kind](view, view.seen.legal)
        if view.role != HUMAN and self.manner.covers:
            found = [(act, value - self.manner.covers * telling(view, act)) for act, value in found]
        wavering = self.manner.wavering(view.role, len(view.seen.places))
        if wavering:
            found = [(act, value + rng.gauss(0, wavering)) for act, value in found]
        return found


def chosen(valued: Sequence[Valued], margin: float, rng: random.Random) -> Act:
    """One of the best, drawn among all that are no more than `margin` worse, so that a choice says little about the hand."""
    best = max(value for _, value in valued)
    return rng.choice([act for act, value in valued if value >= best - margin])


NORMAL: Final = Manner(talk=0.0, memory=0.9, noise=0.16, slack=0.5, margin=0.0, covers=0.0)
HARD: Final = Manner()
