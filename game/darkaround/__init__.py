"""The rules of Darkness Around: parties of children in a night forest, and dice."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache

from game.darkaround import numbers, reasons, viewing
from game.darkaround.actions import Act, parse
from game.darkaround.events import DaEvent
from game.darkaround.numbers import TUNED
from game.darkaround.observation import DaObservation, Hidden
from game.darkaround.position import Rules
from game.darkaround.state import DaState, begin
from game.engine.contract import Game, Option, Refusal, Seat, Setup, Shapes, full_options

__all__ = ["GAME", "DarkAround"]


@lru_cache(maxsize=256)
def _rules(seats: int, options: tuple[tuple[str, str], ...]) -> Rules:
    return Rules(seats, options)


class DarkAround(Game[Act, DaObservation, DaEvent, Hidden]):
    """The game as the rest of the program knows it."""

    name = "darkaround"
    seats = (1, 2, 3, 4, 5)
    options = (
        Option("aim", ("points", "survivors", "cooperative"), "points"),  # DA-13, DA-15; with one seat always the solo table
        Option("difficulty", ("easy", "normal", "hard"), "normal"),  # DA-2
        Option("search_mode", ("evasion", "danger"), "evasion"),  # DA-11
        Option("skills", ("dealt", "chosen"), "dealt"),  # DA-9
        TUNED.option,
    )
    shapes = Shapes(Act, DaObservation, DaEvent)
    bound = 1_500
    version = 2

    def fingerprint(self) -> str:
        """A hash of what lies in the box."""
        return hashlib.sha256(numbers.data_bytes()).hexdigest()[:16]

    def varieties(self) -> Sequence[Setup]:
        """Every number of seats with every aim; the other options go round so that any two values meet."""
        aim, difficulty, search_mode, skills, _ = (option.values for option in self.options)
        return tuple(
            Setup(
                seats,
                {
                    "aim": each,
                    "difficulty": difficulty[(seats + place) % 3],
                    "search_mode": search_mode[(seats + place // 2) % 2],
                    "skills": skills[(seats // 2 + place) % 2],
                },
            )
            for seats in self.seats
            for place, each in enumerate(aim)
        )

    def new(self, setup: Setup) -> DaState:
        """A new game. Raises ValueError for a set-up that does not exist."""
        if setup.seats not in self.seats:
            raise ValueError(f"Darkness Around has one to five seats, not {setup.seats}")
        return begin(_rules(setup.seats, tuple(full_options(self, setup.options).items())))

    def parse(self, text: str) -> Act:
        """The action with this text. Raises BadText."""
        return parse(text)

    def rebuild(self, observation: DaObservation, hidden: Hidden) -> DaState:  # noqa: ARG002 - nothing is hidden
        """The state that gave an observation."""
        state = DaState(_rules(len(observation.parties), observation.options))
        viewing.restore(state, observation)
        return state

    def why_not(self, observation: DaObservation, action: Act) -> Refusal | None:
        """Why the viewer may not do this now; None when it is legal."""
        return reasons.why_not(observation, action)

    def side(self, seat: Seat, setup: Setup) -> tuple[Seat, ...]:
        """The seat alone, or all in the co-operative game."""
        together = full_options(self, setup.options)["aim"] == "cooperative"
        return tuple(range(setup.seats)) if together else (seat,)


GAME = DarkAround()
