"""The Campers' helper: the circles where the Maniac can be, from what the viewer has seen and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.lastfriday.chart import camp_of
from game.lastfriday.masks import numbers_in
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import MANIAC
from game.players.lastfriday.belief import Belief
from game.words.lastfriday.cast import first_chapter

if TYPE_CHECKING:
    from game.session.face import Face


def possible_circles(observation: LfObservation, session: Face) -> frozenset[int]:
    """The circles to shade; none for the Maniac's own view, before the first round and after the end."""
    if observation.viewer == MANIAC or observation.actor is None or observation.round < 1:
        return frozenset()
    first = first_chapter(observation)
    belief = Belief.replay(camp_of(session.setup), session.history(), first)
    return frozenset(numbers_in(belief.places))
