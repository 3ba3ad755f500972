"""The sound of an event, for events that all may know."""

from __future__ import annotations

from typing import Final

from game.betrayal import events as e
from game.engine.contract import EVERYONE, Event

_SOUNDS: Final[dict[type, str]] = {
    e.Went: "step_wood",
    e.Discovered: "door_open",
    e.TileMoved: "step_dark",
    e.Drew: "take",
    e.Rolled: "dice",
    e.Died: "death",
    e.HauntBegins: "alarm",
    e.Attacked: "hear",
    e.Appeared: "reveal",
    e.TokenLaid: "play_clue",
}


def noise(event: Event) -> str:
    """The sound of an event, an empty string for none."""
    return _SOUNDS.get(type(event), "") if event.audience == EVERYONE else ""
