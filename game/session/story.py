"""A finished game told from its beginning, with nothing hidden any more: what end scenes show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.engine.contract import ALL, Event, Game, Setup, State
from game.engine.match import Match


class Story:
    """The story of a match that is over. Raises ValueError for one that goes on: nobody may know all of it yet."""

    def __init__(self, match: Match) -> None:
        if match.actor() is not None:
            raise ValueError("a game that goes on has secrets: its story is told at the end")
        self._match = match

    @property
    def game(self) -> Game:
        """The game's rules."""
        return self._match.game

    @property
    def setup(self) -> Setup:
        """What it was begun with."""
        return self._match.setup

    @property
    def final(self) -> Any:
        """The last position as ALL sees it."""
        return self._match.observe(ALL)

    @property
    def events(self) -> list[Event]:
        """All that happened, as ALL sees it, as a fresh list."""
        return self._match.history(ALL)

    def begin(self) -> State:
        """The position before the first action, to play it again."""
        state: State = self._match.game.new(self._match.setup)
        return state

    def actions(self) -> Iterator[tuple[Any, list[Event]]]:
        """Every action from the first, chance's too, with its events as ALL sees them."""
        return self._match.replay()
