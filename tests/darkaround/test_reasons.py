"""Why something is not allowed: each code once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.darkaround import GAME
from game.darkaround.reasons import CODES
from game.darkaround.state import DaState
from game.engine.contract import IllegalAction, Setup
from tests.darkaround.scene import before, do, rolling


def refusal(s: DaState, text: str, viewer: int = 0) -> str:
    """The code, which both the state and the observation give."""
    act = GAME.parse(text)
    found = GAME.why_not(s.observe(viewer), act)
    assert found is not None
    if s.who == viewer:
        with pytest.raises(IllegalAction) as caught:
            s.apply(act)
        assert caught.value.refusal == found
    return found.code


def taken() -> DaState:
    s = GAME.new(Setup(2, {"skills": "chosen"}))
    do(s, "choose ward")
    return s


def searched() -> DaState:
    s = before(2, lost=["0.5", "0.4"])
    do(s, "search 0.5 by 0.1", "evade 1")
    return s


def met() -> DaState:
    s = before(2, lost=["0.5", "0.4"])
    do(s, "search 0.5 by 0.1", "evade skull", "evade 1")
    return s


def found(skill: str = "ward") -> DaState:
    s = before(2, lost=["0.5", "0.g"], skills={0: skill})
    do(s, "search 0.g by 0.1", "evade 4")
    return s


CASES: list[tuple[str, Callable[[], DaState], str]] = [
    ("game_over", lambda: before(7), "done"),
    ("not_your_turn", rolling, "done"),
    ("not_asked", lambda: before(2, lost=["0.5"]), "keep"),
    ("no_such_child", lambda: before(2, lost=["0.5"]), "search 1.5 by 0.1"),
    ("no_such_child", lambda: before(3, lost=["0.5"], skills={0: "comfort"}), "comfort 3.1"),
    ("not_own_searcher", lambda: before(2, 2, lost=["0.5"]), "search 0.5 by 1.1"),
    ("not_own_child", lambda: before(2, 2, lost=["0.5", "1.5"]), "search 1.5 by 0.1"),
    ("not_own_child", lambda: before(2, 2, lost=["0.5"], skills={0: "comfort"}), "comfort 1.1"),
    ("last_card", lambda: before(7, sanity={"0.1": 2}, lost=["0.5"], skills={0: "comfort"}), "search 0.5 by 0.1"),
    ("not_lost", lambda: before(2, lost=["0.5"]), "search 0.4 by 0.1"),
    ("already_sought", searched, "search 0.5 by 0.2"),
    ("just_lost", met, "search 0.1 by 0.2"),
    ("searcher_lost", lambda: before(2, lost=["0.5", "0.4"]), "search 0.5 by 0.4"),
    ("searcher_resting", found, "search 0.5 by 0.g"),
    ("already_searched", searched, "search 0.4 by 0.1"),
    ("no_skill", lambda: before(2, lost=["0.5"], skills={0: "ward"}), "find 0.5 by 0.1"),
    ("skill_spent", lambda: before(2, lost=["0.5"]), "courage"),
    ("gifted_lost", lambda: before(2, lost=["0.g"], skills={0: "finder"}), "find 0.g by 0.1"),
    ("gifted_resting", lambda: found("finder"), "find 0.5 by 0.2"),
    ("child_lost", lambda: before(2, lost=["0.5"], skills={0: "comfort"}), "comfort 0.5"),
    ("full_sanity", lambda: before(2, lost=["0.5"], skills={0: "comfort"}), "comfort 0.1"),
]


@pytest.mark.parametrize(("code", "make", "text"), CASES)
def test_a_refusal_says_why(code: str, make: Callable[[], DaState], text: str) -> None:
    assert refusal(make(), text) == code


def test_a_skill_that_another_has_cannot_be_chosen() -> None:
    assert refusal(taken(), "choose ward", 1) == "skill_taken"


def test_every_code_is_told_by_some_test() -> None:
    assert {code for code, _, _ in CASES} | {"skill_taken"} == set(CODES)
