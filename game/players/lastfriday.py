"""The computer players of Last Friday: plain heuristics on an exact belief of where the Maniac can be."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from game.engine.contract import Event, Seat
from game.lastfriday import GAME
from game.lastfriday.actions import Act
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import CHAPTERS
from game.players import lastfriday_campers as campers
from game.players import lastfriday_maniac as maniac
from game.players import lastfriday_setup as setup
from game.players.lastfriday_belief import Belief
from game.players.lastfriday_view import View
from game.players.lastfriday_weights import Weights
from game.players.registry import Player

_ANSWERS: Final[dict[str, setup.Answer]] = setup.ANSWERS | {
    "turn": campers.play_turn,
    "alarm": campers.answer_alarm,
    "push": campers.answer_push,
    "maniac": maniac.play_turn,
    "reveal": maniac.answer_reveal,
    "twist": maniac.answer_twist,
    "twist_move": maniac.answer_twist_move,
}


class Normal:
    """The level `normal`. Between decisions it keeps only what follows from the history it was given."""

    def __init__(self) -> None:
        self._seen: list[Event] = []
        self._belief: Belief | None = None
        self._weights = Weights()

    def decide(self, history: Sequence[Event], observation: LfObservation, rng: random.Random) -> Act:
        """One of the legal actions; see `Player`."""
        belief = self._learn(history, observation)
        if len(observation.legal) == 1:
            only: Act = observation.legal[0]
            return only
        view = View(GAME.camp, observation, belief, self._weights.of(belief))
        return _ANSWERS[observation.asked](view, rng)

    def _learn(self, history: Sequence[Event], observation: LfObservation) -> Belief:
        """The belief after this history: brought up to date when it goes on from the last one, else made anew."""
        known = len(self._seen)
        if self._belief is None or list(history[:known]) != self._seen:
            self._belief = Belief(GAME.camp, first_chapter(observation))
            self._weights = Weights()
            self._seen, known = [], 0
        news = list(history[known:])
        self._belief.update(news)
        self._seen += news
        return self._belief


def first_chapter(observation: LfObservation) -> int:
    """The chapter (1 to 4) the game began with."""
    chapter = dict(observation.options)["chapter"]
    return CHAPTERS.index(chapter) + 1 if chapter in CHAPTERS else 1


def _normal(seat: Seat) -> Player:
    del seat  # every seat plays by what it is asked
    return Normal()


LEVELS: Final[dict[str, Callable[[Seat], Player]]] = {"normal": _normal}
"""The levels, weakest first."""
