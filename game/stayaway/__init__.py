"""The rules of Stay Away!: hidden roles, a ring of seats, and cards that pass from hand to hand."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache

from game.engine.contract import Game, Option, Outcome, Refusal, Setup, Shapes, full_options
from game.stayaway import deck, notation, reasons, viewing
from game.stayaway.actions import Act, parse
from game.stayaway.events import SaEvent
from game.stayaway.numbers import TUNED
from game.stayaway.observation import Hidden, SaObservation
from game.stayaway.position import Rules
from game.stayaway.state import SaState, begin
from game.stayaway.terms import HUMAN, INFECTED, LEAST_SEATS, MOST_SEATS, THING

__all__ = ["GAME", "StayAway"]


@lru_cache(maxsize=256)
def _rules(seats: int, options: tuple[tuple[str, str], ...]) -> Rules:
    return Rules(seats, options)


class StayAway(Game[Act, SaObservation, SaEvent, Hidden]):
    """The game as the rest of the program knows it."""

    name = "stayaway"
    seats = tuple(range(LEAST_SEATS, MOST_SEATS + 1))
    options = (
        Option("talk", ("on", "off"), "on"),
        Option("super_infection", ("redraw", "eliminate"), "redraw"),  # SA-24
        Option("quarantine", ("isolate", "open"), "isolate"),  # SA-61
        Option("turn_limit", ("yes", "far", "no"), "yes", unattended=(("no", "far"),)),  # SA-94
        TUNED.option,
    )
    roles = (HUMAN, INFECTED, THING)
    shapes = Shapes(Act, SaObservation, SaEvent)
    bound = 60_000
    version = 2

    def __init__(self, start: SaState | None = None) -> None:
        """`start`: the position in which new games begin, instead of that of the rules."""
        self._start = start

    def fingerprint(self) -> str:
        """A hash of the deck."""
        return hashlib.sha256(deck.data_bytes()).hexdigest()[:16]

    def varieties(self) -> Sequence[Setup]:
        """Every number of seats; the options go round so that any two values meet."""
        talk, super_infection, quarantine, limits, _ = (option.values for option in self.options)
        return tuple(
            Setup(
                seats,
                {
                    "talk": talk[seats % 2],
                    "super_infection": super_infection[seats // 2 % 2],
                    "quarantine": quarantine[seats // 4 % 2],
                    "turn_limit": limits[(seats ^ seats // 2 ^ seats // 4) % 2],
                },
            )
            for seats in self.seats
        )

    def new(self, setup: Setup) -> SaState:
        """A new game. Raises ValueError for a set-up that does not exist."""
        if self._start is not None:
            return self._start.clone()
        if setup.seats not in self.seats:
            raise ValueError(f"Stay Away! has four to twelve seats, not {setup.seats}")
        return begin(_rules(setup.seats, tuple(full_options(self, setup.options).items())))

    def read(self, text: str) -> SaState:
        """The position of a text (see `game.stayaway.notation`). Raises BadPosition."""
        return notation.read(text, lambda seats, options: _rules(seats, tuple(full_options(self, options).items())))

    def write(self, state: SaState) -> str:
        """The text of a position."""
        return notation.write(state, {option.name: option.default for option in self.options})

    def starting(self, text: str) -> tuple[StayAway, Setup]:
        """The game whose new ones begin in a written position, and their set-up. Raises BadPosition."""
        start = self.read(text)
        return StayAway(start), Setup(start.rules.seats, dict(start.rules.options))

    def parse(self, text: str) -> Act:
        """The action with this text. Raises BadText."""
        return parse(text)

    def rebuild(self, observation: SaObservation, hidden: Hidden) -> SaState:
        """The state that gave an observation and the facts hidden from its viewer."""
        state = SaState(_rules(len(observation.places), observation.options))
        viewing.restore(state, observation, hidden)
        return state

    def winning_side(self, outcome: Outcome) -> str:
        """The side that won: humans, thing or nobody (SA-90 to SA-94)."""
        if outcome.reason in ("declared", "declared_alone"):
            return "thing"
        return "humans" if outcome.winners else "nobody"

    def why_not(self, observation: SaObservation, action: Act) -> Refusal | None:
        """Why the viewer may not do this now; None when it is legal."""
        return reasons.why_not(observation, action)


GAME = StayAway()
