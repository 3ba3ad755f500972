"""How each sentence of the tale of a finished game is marked on the line of the whole game."""

from __future__ import annotations

from typing import Final

from game.betrayal import events as e
from game.client.theme import BLOOD, BONE, EMBER, LANTERN, MIST, Colour
from game.client.timeline import Mark
from game.words.betrayal.retelling import Step

_SIGNS: Final[dict[str, tuple[str, Colour]]] = {
    "haunt": ("star", LANTERN),
    "death": ("cross", BLOOD),
    "side": ("star", EMBER),
    "goal": ("dot", BONE),
    "end": ("star", BONE),
}
"""How each kind of moment is marked on the line."""


def mark_of(at: int, step: Step, words: str) -> Mark | None:
    """The mark of a step on the line of the whole game; None for one that is like all others."""
    if isinstance(step.event, e.NewRound):
        return Mark(at, "line", MIST)
    if not step.moment:
        return None
    shape, colour = _SIGNS[step.moment]
    return Mark(at, shape, colour, words)
