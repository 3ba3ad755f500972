"""Errands that read maps (`game.session.errands`), so that no frame waits for a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine import games
from game.engine.mapcheck import Checked, check_maps
from game.engine.mapfile import MapError
from game.engine.places import PlaceError
from game.session.errands import Stop

Fault = MapError | PlaceError


def all_maps(stop: Stop) -> Iterator[Checked | None]:
    """Every map of the program, one after the other, and None after the last."""
    for checked in check_maps():
        yield checked
        if stop():
            return
    yield None


def board_fault(game_name: str) -> Callable[[Stop], Iterator[Fault | None]]:
    """What is wrong with the boards of one game: its first fault, or None. A game that has read its boards keeps them."""

    def look(_stop: Stop) -> Iterator[Fault | None]:
        try:
            games.load(game_name).board_data()
        except (MapError, PlaceError) as error:
            yield error
        else:
            yield None

    return look
