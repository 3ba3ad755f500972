"""The figures at the end of the rules come out of the rules as they are written here."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from game.darkaround import GAME
from game.darkaround.actions import DONE, KEEP, Act
from game.darkaround.ending import tallies
from game.darkaround.numbers import BOX
from game.darkaround.state import DaState
from game.darkaround.terms import PARTY
from game.engine.contract import CHANCE, Setup
from tests.darkaround.scene import expected, others, rolling


@pytest.mark.rule("DA-3", "DA-5", "DA-6", "DA-7", "DA-8")
@pytest.mark.parametrize(
    ("child", "start", "chance"),
    [("0.5", 7, 0.25), ("0.4", 8, 0.35), ("0.3", 9, 0.46), ("0.g", 9, 0.46), ("0.2", 10, 0.57), ("0.1", 11, 0.66)],
)
def test_the_exact_chance_that_a_child_survives_the_night(child: str, start: int, chance: float) -> None:
    s = rolling(1, lost=others(1, child))
    assert sum(s.sanity) == start
    found = expected(s, lambda last: float(last.result == "morning"), lambda _: DONE)
    assert round(found, 2) == chance


def named_policy(s: DaState) -> Act:
    """Searches for every lost child, the highest level first, by the child with most sanity (ties: the lower level); no skill."""
    searches = [act for act in s.legal_actions() if act.verb == "search"]
    if not searches:
        return KEEP if KEEP in s.legal_actions() else DONE
    return max(searches, key=lambda act: (BOX.levels[act.child % PARTY], s.sanity[act.by], -BOX.levels[act.by % PARTY]))


@pytest.mark.slow
@pytest.mark.rule("DA-10", "DA-11", "DA-12", "DA-13")
def test_a_party_that_always_searches_saves_3_44_children_and_scores_20_4() -> None:
    rng = random.Random(20)
    survivors, scores = [], []
    for _ in range(20_000):
        s = GAME.new(Setup(1))
        while s.who is not None:
            s.apply(rng.choices(*zip(*s.chances(), strict=True))[0] if s.who == CHANCE else named_policy(s))
        survivors.append(tallies(s)[0].survivors)
        scores.append(tallies(s)[0].score)
    for values, figure, rounded in ((survivors, 3.44, 0.005), (scores, 20.4, 0.05)):
        mean = sum(values) / len(values)
        error = sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
        assert abs(mean - figure) < rounded + 2 * error
