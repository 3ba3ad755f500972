"""How likely each possible circle is, if the Maniac moves as a sensible Maniac would: he hunts in I and III and keeps away from
the Campers in II and IV. A guess on top of the exact belief: it never excludes a possible circle."""

from __future__ import annotations

from typing import Final

from game.lastfriday.masks import numbers_in
from game.players.lastfriday.belief import Belief, Keep, Move
from game.players.lastfriday.distances import CIRCLES, Distances

_CATCHABLE: Final = 0.2
"""How much less likely a fleeing Maniac ends where a Camper's next turn can catch him."""
_CLOSER: Final = {1: [0.6**moves for moves in range(256)], 3: [0.25 ** min(moves, 60) for moves in range(256)]}
"""By chapter, a hunter's liking for ending so many moves from passing over his prey."""
_FLOOR: Final = 0.02
"""The least share a possible circle keeps of the mean."""


class Weights:
    """The distribution over circles of a belief, kept up to date as the belief's trail grows."""

    def __init__(self) -> None:
        self._trail: list[Keep | Move] | None = None
        self._used = 0
        self._vector: dict[int, float] = {}

    def of(self, belief: Belief) -> dict[int, float]:
        """The chance of each possible circle; they add up to 1. Empty when the belief is."""
        places = belief.places
        if belief.trail is not self._trail:
            self._trail, self._used = belief.trail, 0
            self._vector = dict.fromkeys(numbers_in(belief.base), 1.0)
        for happened in belief.trail[self._used :]:
            if isinstance(happened, Keep):
                self._vector = {circle: w for circle, w in self._vector.items() if happened.mask >> circle & 1}
            else:
                self._vector = normal(_moved(self._vector, happened))
        self._used = len(belief.trail)
        known = {circle: self._vector.get(circle, 0.0) for circle in numbers_in(places)}
        total = sum(known.values())
        if not known:
            return {}
        floor = (total or 1.0) * _FLOOR / len(known)
        return normal({circle: w + floor for circle, w in known.items()})


def normal(vector: dict[int, float]) -> dict[int, float]:
    """The same shares, adding up to 1."""
    total = sum(vector.values()) or 1.0
    return {circle: w / total for circle, w in vector.items()}


def liking(ways: Distances, chapter: int, living: int, chosen: int) -> list[float]:
    """How much a sensible Maniac likes to end a move on each circle, Campers standing on the dots of `living`."""
    likes = [1.0] * CIRCLES
    if chapter in (2, 4):
        for dot in numbers_in(living):
            far = ways.passes_from(dot)
            for circle in range(1, CIRCLES):
                if far[circle] <= 2:
                    likes[circle] *= _CATCHABLE if far[circle] == 1 else 2 * _CATCHABLE
        return likes
    prey = 1 << chosen if chapter == 3 and chosen else living
    near = ways.prey_distances(prey)
    closer = _CLOSER[chapter]
    return [closer[moves] for moves in near]


def _moved(vector: dict[int, float], move: Move) -> dict[int, float]:
    likes = liking(move.ways, move.chapter, move.living, move.chosen)
    beside = move.ways.camp.beside_circle
    after: dict[int, float] = {}
    for circle, weight in vector.items():
        moves = move.ways.network.moves[circle]
        options = [
            (act.circle, likes[act.circle])
            for act, mask in zip(moves.acts, moves.masks, strict=True)
            if move.met or (mask & move.living == move.dead and (mask | beside[act.circle]) & move.traps == move.sprung)
        ]
        if not moves.acts:
            options = [(circle, 1.0)]
        whole = sum(like for _, like in options)
        for target, like in options:
            after[target] = after.get(target, 0.0) + weight * like / whole
    return after


def forward(ways: Distances, vector: dict[int, float], chapter: int, living: int, chosen: int) -> dict[int, float]:
    """The distribution after his next move. In II and IV it meets nobody; in I and III it may, and goes where the prey is."""
    likes = liking(ways, chapter, living, chosen)
    shy = living if chapter in (2, 4) else 0
    after: dict[int, float] = {}
    for circle, weight in vector.items():
        moves = ways.network.moves[circle]
        options = [(act.circle, likes[act.circle]) for act, mask in zip(moves.acts, moves.masks, strict=True) if not mask & shy]
        whole = sum(like for _, like in options)
        for target, like in options or [(circle, 1.0)]:
            after[target] = after.get(target, 0.0) + weight * like / (whole or 1.0)
    return after
