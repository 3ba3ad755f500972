"""Morning: scores, winners, and nights that end early."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.darkaround.ending import solo_row
from game.darkaround.events import NightEnded, PartyLost, Scored
from game.darkaround.numbers import TUNED
from game.darkaround.state import DaState
from game.engine.contract import TABLE, Outcome
from tests.darkaround.scene import before, do, others, rolling, sanity


def morning(seats: int, left: Mapping[str, int], aim: str = "points") -> DaState:
    """The morning after a night that left so much sanity, and lost all others."""
    return before(7, seats, lost=others(seats, *left), sanity=left, aim=aim)


def result(s: DaState) -> Outcome:
    """Who has won."""
    outcome = s.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("DA-13")
def test_the_example_of_the_rules_scores_12() -> None:
    outcome = result(morning(1, {"0.5": 2, "0.2": 3}))
    assert dict(outcome.params)["score_0"] == "12"
    assert dict(outcome.params)["survivors_0"] == "2"


@pytest.mark.rule("DA-13")
def test_the_gifted_child_scores_as_level_3() -> None:
    assert dict(result(morning(1, {"0.g": 4})).params)["score_0"] == "7"


@pytest.mark.rule("DA-13")
def test_the_highest_score_wins_and_each_is_told() -> None:
    s = rolling(6, 2, lost=others(2, "0.5", "1.1", "1.2"), sanity={"0.5": 7, "1.1": 1, "1.2": 1})
    events = do(s, "event tree", "event tree", "event tree")
    assert [event for event in events if isinstance(event, Scored)] == [
        Scored(seat=0, score=12, survivors=1, best=5),
        Scored(seat=1, score=5, survivors=2, best=2),
    ]
    assert events[-1] == NightEnded(how="morning")
    assert (result(s).winners, result(s).losers, result(s).reason) == ((0,), (1,), "points")
    assert dict(result(s).params)["decided"] == "score"


@pytest.mark.rule("DA-13")
def test_by_agreement_the_number_of_survivors_decides() -> None:
    outcome = result(morning(2, {"0.5": 7, "1.1": 1, "1.2": 1}, aim="survivors"))
    assert (outcome.winners, outcome.reason, dict(outcome.params)["decided"]) == ((1,), "survivors", "survivors")


@pytest.mark.rule("DA-13")
@pytest.mark.parametrize(
    ("left", "winners", "decided"),
    [
        ({"0.5": 5, "1.1": 4, "1.3": 2}, (1,), "survivors"),  # 10 each
        ({"0.5": 5, "1.4": 6}, (0,), "best"),
        ({"0.3": 4, "1.g": 4}, (0, 1), "shared"),
    ],
)
def test_ties_in_points_go_to_more_survivors_then_to_the_better_best_one(
    left: dict[str, int], winners: tuple[int, ...], decided: str
) -> None:
    outcome = result(morning(2, left))
    assert (outcome.winners, dict(outcome.params)["decided"]) == (winners, decided)


@pytest.mark.rule("DA-13")
@pytest.mark.parametrize(
    ("left", "winners", "decided"),
    [({"0.2": 10, "1.4": 1}, (1,), "best"), ({"0.4": 8, "1.4": 1}, (0, 1), "shared")],
)
def test_ties_in_survivors_go_to_the_better_best_one(left: dict[str, int], winners: tuple[int, ...], decided: str) -> None:
    outcome = result(morning(2, left, aim="survivors"))
    assert (outcome.winners, dict(outcome.params)["decided"]) == (winners, decided)


@pytest.mark.rule("DA-14")
def test_a_player_whose_children_are_all_lost_is_out_with_0_and_the_others_go_on() -> None:
    s = rolling(3, 3, lost=[f"2.{name}" for name in ("1", "2", "3", "4", "5")], sanity={"2.g": 1})
    events = do(s, "event eye")  # seat 2 is the first in hour 3
    assert PartyLost(seat=2) in events
    assert s.observe(TABLE).parties[2].out
    assert s.observe(TABLE).parties[2].score == 0
    while s.who is not None:
        if s.asked == "prepare":
            assert s.who != 2
        do(s, str(s.legal_actions()[-1]) if s.who >= 0 else "event tree")
    assert dict(result(s).params)["score_2"] == "0"
    assert 2 in result(s).losers


@pytest.mark.rule("DA-14")
@pytest.mark.parametrize("aim", ["points", "survivors", "cooperative"])
def test_when_all_are_lost_the_night_ends_and_nobody_wins(aim: str) -> None:
    s = rolling(2, 2, lost=others(2, "1.3", "0.3"), sanity={"1.3": 1, "0.3": 1}, aim=aim)
    events = do(s, "event eye", "event eye")
    assert events[-1] == NightEnded(how="all_lost")
    assert s.hour == 2
    assert (result(s).winners, result(s).losers, result(s).reason) == ((), (0, 1), "all_lost")


@pytest.mark.rule("DA-14")
def test_in_the_cooperative_game_nobody_is_out_and_others_look_for_the_lost() -> None:
    s = rolling(2, 2, lost=[f"1.{name}" for name in ("1", "2", "3", "4", "5")], sanity={"1.g": 1}, aim="cooperative")
    events = do(s, "event eye")
    assert not any(isinstance(event, PartyLost) for event in events)
    assert not s.observe(TABLE).parties[1].out
    while s.asked == "event":
        do(s, "event tree")
    do(s, "search 1.g by 0.1", "evade 4")
    assert sanity(s, "1.g") == 3


@pytest.mark.rule("DA-15")
@pytest.mark.parametrize(
    ("score", "row"), [(0, 0), (9, 0), (10, 1), (15, 1), (16, 2), (21, 2), (22, 3), (27, 3), (28, 4), (32, 4), (33, 5), (60, 5)]
)
def test_the_solo_table_has_six_rows(score: int, row: int) -> None:
    assert solo_row(score, TUNED.now.solo_rows) == row


@pytest.mark.rule("DA-15")
@pytest.mark.parametrize("aim", ["points", "survivors", "cooperative"])
@pytest.mark.parametrize(("left", "row", "won"), [(7, 1, False), (13, 2, False), (14, 3, True), (25, 5, True)])
def test_a_lone_player_beats_the_night_by_the_upper_half_of_the_table(aim: str, left: int, row: int, won: bool) -> None:
    outcome = result(morning(1, {"0.5": left - 3, "0.3": 3}, aim=aim))
    assert (outcome.reason, dict(outcome.params)["row"]) == ("solo", str(row))
    assert outcome.winners == ((0,) if won else ())


@pytest.mark.rule("DA-15")
@pytest.mark.parametrize(("survivors", "won"), [(7, False), (8, True), (9, True)])
def test_together_two_thirds_of_all_children_must_see_the_morning(survivors: int, won: bool) -> None:
    names = [f"{seat}.{name}" for name in ("1", "2", "3", "g", "4", "5") for seat in (0, 1)]
    outcome = result(morning(2, dict.fromkeys(names[:survivors], 1), aim="cooperative"))
    assert outcome.winners == ((0, 1) if won else ())
    assert outcome.reason == ("saved" if won else "too_few")
