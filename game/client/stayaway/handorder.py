"""In which order a hand lies on the screen: as a person holds it, not sorted.

Whoever sees where the pointer goes, or which number is pressed, must not learn from the place what the card is. So a card that comes is
put in anywhere, whatever it is, and the others stay where they are.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from game.stayaway.observation import SaObservation


class HandOrder:
    """The order of every hand that has been looked at. How often `rng` is asked depends on how many cards came, never on which."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self._held: dict[tuple[int, str], tuple[str, ...]] = {}

    def arranged(self, seen: SaObservation) -> SaObservation:
        """The observation with hand and choice in the order in which they are held."""
        if seen.viewer < 0:
            return seen
        hand, choice = self._put(seen.viewer, "hand", seen.hand), self._put(seen.viewer, "choice", seen.choice)
        return msgspec.structs.replace(seen, hand=hand, choice=choice)

    def _put(self, seat: int, what: str, cards: Sequence[str]) -> tuple[str, ...]:
        left = list(cards)
        held = []
        for card in self._held.get((seat, what), ()):
            if card in left:
                left.remove(card)
                held.append(card)
        self.rng.shuffle(left)
        for card in left:
            held.insert(self.rng.randrange(len(held) + 1), card)
        self._held[seat, what] = tuple(held)
        return tuple(held)
