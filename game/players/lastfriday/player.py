"""The computer players of Last Friday: plain heuristics on an exact belief of where the Maniac can be."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.engine.contract import Event
from game.lastfriday import GAME
from game.lastfriday.actions import Act
from game.lastfriday.masks import numbers_in
from game.lastfriday.observation import Kind, LfObservation
from game.lastfriday.terms import CHAPTERS
from game.players.lastfriday import campers, maniac, setup
from game.players.lastfriday.belief import Belief
from game.players.lastfriday.view import HARD, Manner, View
from game.players.lastfriday.weights import Weights, normal

ANSWERS: Final[dict[Kind, setup.Answer]] = setup.ANSWERS | {
    "turn": campers.play_turn,
    "alarm": campers.answer_alarm,
    "push": campers.answer_push,
    "maniac": maniac.play_turn,
    "reveal": maniac.answer_reveal,
    "twist": maniac.answer_twist,
    "twist_move": maniac.answer_twist_move,
}
"""What answers each question."""


class Walker:
    """A player that decides in this manner. Between decisions it keeps only what follows from the history it was given."""

    def __init__(self, manner: Manner = HARD) -> None:
        self.manner = manner
        self._seen: list[Event] = []
        self._belief: Belief | None = None
        self._weights = Weights()

    def decide(self, history: Sequence[Event], observation: LfObservation, rng: random.Random) -> Act:
        """One of the legal actions; see `Player`."""
        if len(observation.legal) == 1:
            return observation.legal[0]
        assert observation.question is not None
        return ANSWERS[observation.question.kind](self.view(history, observation), rng)

    def view(self, history: Sequence[Event], observation: LfObservation) -> View:
        """What the seat can work out."""
        belief = self._learn(history, observation)
        return View(GAME.camp_of(observation.options), observation, belief, self._guess(belief), self.manner)

    def _guess(self, belief: Belief) -> dict[int, float]:
        if self.manner.weighs:
            return self._weights.of(belief)
        return normal(dict.fromkeys(numbers_in(belief.places), 1.0))

    def _learn(self, history: Sequence[Event], observation: LfObservation) -> Belief:
        """The belief after this history: brought up to date when it goes on from the last one, else made anew."""
        known = len(self._seen)
        if self._belief is None or list(history[:known]) != self._seen:
            self._belief = Belief(GAME.camp_of(observation.options), first_chapter(observation))
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


MANNERS: Final = {
    "easy": Manner(
        weighs=False,
        fears=False,
        helps=False,
        foresees=False,
        camper_ease=(3.5, 0.5, 2.0, 0.25),
        maniac_ease=(20.0, 5.0, 9.0, 11.0),
    ),
    "normal": Manner(fears=False, foresees=False, camper_ease=(1.3, 0.15, 10.0, 0.1), maniac_ease=(2.0, 1.2, 4.9, 5.0)),
    "hard": HARD,
}
"""How each level decides, weakest first; tuned in the arena."""
