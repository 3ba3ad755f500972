"""The place of a figure or token in the house, as an id: a room, or one half of a barrier room (`library`, `chasm/W`).

What ids of places are made of is known here alone.
"""

from __future__ import annotations


def place_of(room: str, half: str = "") -> str:
    """The place of a room, or of its half."""
    return f"{room}/{half}" if half else room


def room_of(place: str) -> str:
    """The room of a place."""
    return place.partition("/")[0]


def parts_of(place: str) -> tuple[str, str]:
    """The room of a place and its half, empty for the whole room."""
    room, _, half = place.partition("/")
    return room, half
