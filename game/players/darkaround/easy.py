"""The level `easy` of Darkness Around: what a child would do, with a whim now and then."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.darkaround.actions import Act
from game.darkaround.numbers import TUNED
from game.darkaround.observation import DaObservation
from game.darkaround.terms import FOUND_WITH, LOSS, SKULL
from game.engine.contract import Event

_DEAR: Final = 4
"""The least level of a child for whom the skill is spent."""
_WHIM: Final = 0.25
"""How often a skill is used at the first chance."""


class Easy:
    """The level `easy`. It remembers nothing: the observation says all."""

    def decide(self, history: Sequence[Event], observation: DaObservation, rng: random.Random) -> Act:  # noqa: ARG002 - the protocol's
        """One of the legal actions; see `Player`."""
        if observation.asked == "choose":
            return rng.choice(observation.legal)
        if observation.asked == "prepare":
            return _prepare(observation, rng)
        use, keep = observation.legal
        asked = observation.question
        assert asked is not None
        grave = asked.kind == "ward" or asked.face == SKULL or LOSS[asked.face] >= observation.children[asked.child].sanity
        return use if grave or rng.random() < _WHIM else keep


def _prepare(seen: DaObservation, rng: random.Random) -> Act:
    """Looks for the lost child that comes first with somebody who is not about to be lost too."""
    children = seen.children
    searches = [act for act in seen.legal if act.verb == "search" and children[act.by].sanity >= FOUND_WITH]
    sure = [act for act in seen.legal if act.verb == "find" and children[act.child].level >= _DEAR]
    if sure or searches:
        highest = max(children[act.child].level for act in sure or searches)
        return rng.choice([act for act in sure or searches if children[act.child].level == highest])
    for act in seen.legal:
        if act.verb == "comfort":
            child = children[act.child]
            if child.start - child.sanity >= TUNED.of(seen.options).comfort and child.level >= _DEAR:
                return act
        elif act.verb == "courage" and rng.random() < _WHIM:
            return act
    return seen.legal[-1]
