"""The level `normal` of Darkness Around, who plays by rules of thumb.

Every lost child is sought, the highest level first, by the searcher with least to lose. Most skills wait for the second half of the
night. What is exact is left to `hard`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from game.darkaround.actions import Act
from game.darkaround.numbers import BOX, TUNED
from game.darkaround.observation import Child, DaObservation, Kind
from game.darkaround.terms import COMFORT, COURAGE, FINDER, HUSH, LOSS, SKULL, WARD
from game.engine.contract import Event

TASTE: Final = (COMFORT, COURAGE, HUSH, WARD, FINDER)
"""The skills in the order in which they are chosen: by what they won in games of this level."""

DEAR: Final = 3
"""The least level of a child for whom finder is used, or hush on anything but an attack."""
WEARY: Final = 4
"""The most sanity of a child that is comforted before the last clock card."""
LATE: Final = 3
"""How many hours are still to come at most when finder, comfort and courage are used."""


class Normal:
    """The level `normal`. It remembers nothing: the observation says all."""

    def decide(self, history: Sequence[Event], observation: DaObservation, rng: random.Random) -> Act:  # noqa: ARG002 - the protocol's
        """One of the legal actions; see `Player`."""
        return answer(observation)


def answer(seen: DaObservation) -> Act:
    """The level `normal`: the best mean outcome without searching ahead."""
    assert seen.question is not None
    return ANSWERS[seen.question.kind](seen)


def _choose(seen: DaObservation) -> Act:
    return min(seen.legal, key=lambda act: TASTE.index(act.what))


def _late(seen: DaObservation) -> bool:
    return BOX.hours - seen.hour <= LATE


def _prepare(seen: DaObservation) -> Act:
    """A search while there is one, a sure one first; then the skill."""
    acts = [act for act in seen.legal if act.verb == "find" and _late(seen) and seen.children[act.child].level >= DEAR]
    acts = acts or [act for act in seen.legal if act.verb == "search"]
    if acts:
        return min(acts, key=lambda act: (-seen.children[act.child].level, _stake(seen.children[act.by])))
    for act in sorted(seen.legal, key=lambda act: -seen.children[act.child].level):
        if (act.verb == "comfort" and _wants_comfort(seen, act)) or (act.verb == "courage" and _late(seen)):
            return act
    return seen.legal[-1]


def _stake(child: Child) -> int:
    """What is lost with a searcher."""
    return child.level + child.sanity


def _wants_comfort(seen: DaObservation, act: Act) -> bool:
    """Whether nothing of the comfort is wasted, and the child is weary or it is the last card."""
    child = seen.children[act.child]
    if child.start - child.sanity < TUNED.of(seen.options).comfort:
        return False
    return seen.hour == BOX.hours or (_late(seen) and child.sanity <= WEARY)


def _spare(seen: DaObservation) -> Act:
    """Hush or ward: against the first attack, and hush for a dear child that would be lost at once."""
    use, keep = seen.legal
    asked = seen.question
    assert asked is not None
    child = seen.children[asked.child]
    if asked.kind == "ward" or asked.face == SKULL:
        return use
    return use if child.level >= DEAR and LOSS[asked.face] >= child.sanity else keep


ANSWERS: Final[dict[Kind, Callable[[DaObservation], Act]]] = {"choose": _choose, "prepare": _prepare, "hush": _spare, "ward": _spare}
