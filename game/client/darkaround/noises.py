"""What the room hears of an event."""

from __future__ import annotations

from typing import Final

from game.darkaround import events as e
from game.engine.contract import Event

_NOISES: Final[dict[type, str]] = {
    e.ClockTurned: "hear",
    e.Rolled: "dice",
    e.Attacked: "alarm",
    e.Lost: "death",
    e.SearchBegan: "step_grass",
    e.Found: "take",
    e.Escaped: "step_dark",
    e.SkillUsed: "lamp",
}


def noise(event: Event) -> str:
    """The effect for an event, "" for silence."""
    return _NOISES.get(type(event), "")
