"""Reads maps beside the window, so that no frame waits for a file."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from game.engine import games
from game.engine.mapcheck import Checked, check_maps
from game.engine.mapfile import MapError
from game.engine.places import PlaceError

Told = TypeVar("Told")


class Reading(Generic[Told]):
    """Something that is read in a thread of its own, piece by piece; what has been read stands in `told`. A thread that is no longer
    wanted ends after its piece."""

    def __init__(self, pieces: Callable[[], Iterator[Told]]) -> None:
        self.told: list[Told] = []
        self.done = False
        self._pieces = pieces
        self._wanted = True
        self._thread = threading.Thread(target=self._run, name="maps", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        for piece in self._pieces():
            self.told.append(piece)
            if not self._wanted:
                break
        self.done = True

    def stop(self) -> None:
        """Nobody waits for the rest."""
        self._wanted = False

    def wait(self) -> None:
        """Until all is read."""
        self._thread.join()


def all_maps() -> Reading[Checked]:
    """Every map of the program, one after the other."""
    return Reading(check_maps)


def board_fault(game_name: str) -> Reading[MapError | PlaceError]:
    """What is wrong with the boards of one game: nothing, or the first fault. A game that has read its boards keeps them."""

    def pieces() -> Iterator[MapError | PlaceError]:
        try:
            games.load(game_name).board_data()
        except (MapError, PlaceError) as error:
            yield error

    return Reading(pieces)
