"""How likely the Campers' next turns find the Maniac on a circle, seen with his eyes: he knows what they can know of him."""

from __future__ import annotations

from game.lastfriday.masks import mask_of
from game.lastfriday.observation import Camper
from game.players.lastfriday.distances import CIRCLES, FAR
from game.players.lastfriday.view import View

_SWEEP = 2.4
"""How many likely circles a Camper passes over in a turn."""
_HELPED = 0.5
"""How often a Camper who can go farther with a clue or an ability does."""


class Hunters:
    """The Campers as he fears them: how far each is from every circle and which circles each can pass over next turn."""

    def __init__(self, view: View, seats: tuple[Camper, ...]) -> None:
        self.campers = seats
        self.fears = view.manner.fears
        self.far = [view.reach(camper.dot) for camper in seats]
        self.plain: list[int] = []
        self.helped: list[int] = []
        for camper, far in zip(seats, self.far, strict=True):
            plain, more = view.most_steps(camper)
            self.plain.append(mask_of(circle for circle in range(1, CIRCLES) if far[circle] <= plain))
            self.helped.append(mask_of(circle for circle in range(1, CIRCLES) if far[circle] <= more))

    def nearest(self, circle: int) -> int:
        """The fewest Camper steps until somebody passes over a circle."""
        return min((far[circle] for far in self.far), default=FAR)

    def mean(self, circle: int, most: int = 10) -> float:
        """The mean of those steps over the Campers, each counted as at most `most`."""
        return sum(min(far[circle], most) for far in self.far) / max(len(self.far), 1)

    def risk(self, circle: int, places: int) -> float:
        """The chance that one of them passes over this circle in the next turn, when `places` are the circles he can be on as far
        as they know. 0 for a player whose manner has no fear."""
        if not self.fears:
            return 0.0
        bit = 1 << circle
        missed = 1.0
        for plain, helped in zip(self.plain, self.helped, strict=True):
            if plain & bit:
                found = _share(places & plain)
            elif helped & bit:
                found = _HELPED * _share(places & helped)
            else:
                continue
            missed *= 1.0 - found
        return 1.0 - missed


def _share(places: int) -> float:
    return min(0.97, _SWEEP / max(places.bit_count(), 1))
