"""What the room hears of an event: always the same for the same class, whatever only some may know of it."""

from __future__ import annotations

from typing import Final

from game.engine.contract import Event
from game.stayaway import events as e

_NOISES: Final[dict[type, str]] = {
    e.Drew: "take",
    e.PanicDrawn: "alarm",
    e.Discarded: "take",
    e.Played: "play_clue",
    e.Answered: "take",
    e.HandShown: "reveal",
    e.CardShown: "reveal",
    e.DirectionTurned: "hear",
    e.SeatsSwapped: "step_wood",
    e.DoorLocked: "door_open",
    e.DoorRemoved: "door_open",
    e.Quarantined: "trap",
    e.QuarantineOver: "key",
    e.Burnt: "death",
    e.Offered: "take",
    e.Exchanged: "take",
    e.ChainPassed: "take",
    e.Spoke: "hear",
    e.Declared: "alarm",
    e.Caught: "alarm",
}


def noise(event: Event) -> str:
    """The effect for an event, "" for silence."""
    return _NOISES.get(type(event), "")
