"""Advice for a player of Darkness Around: the action of `hard`, in expected points (or children) over doing nothing."""

from __future__ import annotations

import random

from game.darkaround.observation import DaObservation
from game.players import darkaround as plain
from game.players.advice import SHOWN, Advice
from game.players.darkaround_search import estimates
from game.players.search import best


def advise(seen: DaObservation, rng: random.Random) -> Advice:
    """The action and its figures. The last legal action always does nothing more, and is what the others are measured by."""
    if seen.asked == "choose":
        return Advice(plain.answer(seen))
    known = estimates(seen, rng)
    chosen = best(known)
    nothing = known[-1].points
    ranked = sorted((each for each in known if each is not chosen), key=lambda each: -each.value)
    others = tuple((each.action, each.points - nothing) for each in ranked[:SHOWN])
    kind = "points" if len(seen.parties) == 1 or dict(seen.options)["aim"] == "points" else "children"
    return Advice(chosen.action, others, chosen.points - nothing, chosen.risk, kind)
