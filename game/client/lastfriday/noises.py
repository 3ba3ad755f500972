"""What is heard when something happens in Last Friday, and what lies under each chapter.

A loudspeaker is heard by all, so a noise depends only on what every audience of a fact is told: the Maniac's version of a fact
and the others' sound the same. His move is one sound, wherever and however far he goes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from game.engine.contract import Event
from game.lastfriday import events as e

AMBIENCES: Final = {1: "night", 2: "wind", 3: "night", 4: "wind"}
"""The loop under each chapter; the end of the game has the camp fire."""
AT_ONCE: Final = 2
"""So many noises of one moment are heard, the weightiest; more would be a muddle."""
WEIGHT: Final = (
    "win", "lose", "death", "reveal", "alarm", "trap", "hear", "lamp", "dig", "step_dark", "key", "door_open", "boat", "swim",
    "take", "play_clue", "step_wood", "step_grass",
)  # fmt: skip
"""From the weightiest to the lightest."""


def _always(*names: str) -> Callable[[Any], tuple[str, ...]]:
    return lambda _: names


NOISES: Final[Mapping[type[Event], Callable[[Any], tuple[str, ...]]]] = {
    e.Moved: _always("step_dark"),
    e.Pushed: _always("step_dark"),
    e.Revealed: _always("reveal"),
    e.Died: _always("death"),
    e.AlarmRaised: _always("alarm"),
    e.TrapGone: lambda event: ("trap",) if event.sprung else (),
    e.CluePlayed: _always("play_clue"),
    e.TokenUsed: _always("play_clue"),
    e.AbilityUsed: _always("play_clue"),
    e.Heard: _always("hear"),
    e.LampLit: _always("lamp"),
    e.CorpseDug: _always("dig"),
    e.ClueTaken: _always("take"),
    e.PileTaken: _always("take"),
    e.ClueGiven: _always("take"),
    e.CluesGiven: _always("take"),
    e.TokenGained: _always("take"),
    e.WelcomeTurned: lambda event: ("key",) if event.token.startswith("key") else ("hear",),
    e.CabinOpened: lambda event: ("key", "door_open") if event.how == "key" else ("door_open",),
    e.BoatPlaced: _always("boat"),
    e.GameEnded: lambda event: ("win",) if event.winner == "campers" else ("lose",),
}
"""The noises of an event; one that is not here, or is a Camper's step, is told below or is silent."""
_STEPS: Final = {"row": "boat", "swim": "swim"}


def noises(events: Sequence[Event], wooden: Collection[int]) -> list[str]:
    """The effects to be played for what has just happened; `wooden` are the dots with planks: piers and cabins' insides."""
    found: set[str] = set()
    for event in events:
        if isinstance(event, e.Stepped):
            found.add(_STEPS.get(event.how, "step_wood" if event.dot in wooden else "step_grass"))
        elif type(event) in NOISES:
            found.update(NOISES[type(event)](event))
    return sorted(found, key=WEIGHT.index)[:AT_ONCE]
