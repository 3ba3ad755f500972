"""Advice for a player of Darkness Around: the action of `hard`, in expected points (or children) over doing nothing."""

from __future__ import annotations

import random

from game.darkaround.observation import DaObservation
from game.players.advice import SHOWN, Advice
from game.players.darkaround.search import choices, estimates
from game.players.search import best


def advise(seen: DaObservation, rng: random.Random) -> Advice:
    """The action and its figures. A skill to be chosen is measured by a night without one; else the last legal action always does
    nothing more, and is what the others are measured by. The risk is that the action's own dice lose a child."""
    kind = "points" if len(seen.parties) == 1 or dict(seen.options)["aim"] == "points" else "children"
    if seen.asked == "choose":
        (skill, gain), *others = choices(seen)
        return Advice(skill, tuple(others[:SHOWN]), gain, 0.0, kind)
    known = estimates(seen, rng)
    chosen = best(known)
    nothing = known[-1].points
    ranked = sorted((each for each in known if each is not chosen), key=lambda each: -each.value)
    gains = tuple((each.action, each.points - nothing) for each in ranked[:SHOWN])
    return Advice(chosen.action, gains, chosen.points - nothing, chosen.risk, kind)
