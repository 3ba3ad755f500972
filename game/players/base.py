"""What the computer players of a game are to everything else: one who decides for a seat, and all of a game's together."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol

from game.engine.contract import A, Action, Event, O, Observation, Seat
from game.players.advice import Advice
from game.players.random_player import RandomPlayer

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Seen = TypeVar("Seen", bound=Observation, contravariant=True, default=Any)
    Done = TypeVar("Done", bound=Action, covariant=True, default=Any)
else:
    from typing import TypeVar

    Seen, Done = TypeVar("Seen", contravariant=True), TypeVar("Done", covariant=True)

RANDOM: Final = "random"
"""The level that every game has: a measure for the others, and the rule of last resort."""


class Player(Protocol[Seen, Done]):
    """Somebody who decides for one seat. What it remembers is only a cache of the history it is given."""

    def decide(self, history: Sequence[Event], observation: Seen, rng: random.Random) -> Done:
        """One of `observation.legal`. `history` is every event this seat has seen, from the start of the game; the same arguments
        with an equally seeded `rng` always give the same choice."""


class Players(Generic[A, O]):
    """The computer players of one game: `game.players.NAME.levels` has an object of a subclass as `PLAYERS`. Of itself this class is a
    game's without any: they play by chance.

    `levels` holds a maker of a player for a seat by level, weakest first.
    """

    levels: Mapping[str, Callable[[Seat], Player[O, A]]] = {}

    def make(self, level: str, seat: Seat) -> Player[O, A]:
        """A new player of this level for this seat. Raises ValueError for a level that the game does not have."""
        if level == RANDOM:
            return RandomPlayer()
        if level not in self.levels:
            raise ValueError(f"there is no level {level!r}; there are: {', '.join([*self.levels, RANDOM])}")
        return self.levels[level](seat)

    def interject(self, history: Sequence[Event], observation: O) -> A | None:
        """What a computer player in this seat does at once although it is not asked, one of `observation.interrupts`; None for nothing.
        It is quick, and the same at every level."""
        del history, observation
        return None

    def advise(self, history: Sequence[Event], observation: O, rng: random.Random) -> Advice:
        """What the strongest level would do with an equally seeded `rng`; a game that can say why adds figures."""
        strongest = (RANDOM, *self.levels)[-1]
        return Advice(self.make(strongest, observation.viewer).decide(history, observation, rng))
