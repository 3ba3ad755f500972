"""A child's turn: event, danger and evasion dice, and being lost."""

from __future__ import annotations

from collections import Counter

import pytest

from game.darkaround.events import Attacked, Escaped, Lost, SanityLost
from game.darkaround.numbers import BOX
from tests.darkaround.scene import asked, do, number, others, rolling, sanity, trees


@pytest.mark.rule("DA-5")
@pytest.mark.parametrize(("face", "loss"), [("tree", 0), ("eye", 1), ("ear", 2), ("brain", 3)])
def test_tree_costs_nothing_eye_1_ear_2_brain_3(face: str, loss: int) -> None:
    s = rolling()
    events = do(s, f"event {face}")
    assert sanity(s, "0.1") == 11 - loss
    assert [event.loss for event in events if isinstance(event, SanityLost)] == ([loss] if loss else [])
    assert s.child == number("0.2")


@pytest.mark.rule("DA-5")
def test_the_event_die_has_two_trees_and_one_of_each_other_face() -> None:
    s = rolling()
    assert {str(act): weight for act, weight in s.chances()} == {
        "event tree": 2,
        "event eye": 1,
        "event ear": 1,
        "event brain": 1,
        "event skull": 1,
    }


@pytest.mark.rule("DA-5", "DA-6")
def test_a_skull_is_an_attack_and_the_danger_die_is_rolled() -> None:
    s = rolling()
    events = do(s, "event skull")
    assert Attacked(child=0, why="turn") in events
    assert sanity(s, "0.1") == 11
    assert asked(s) == ("danger", -1)
    assert [(str(act), weight) for act, weight in s.chances()] == [(f"danger {face}", 1) for face in (1, 2, 3, 4, 5, "skull")]


@pytest.mark.rule("DA-6")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5])
def test_the_number_on_the_danger_die_is_the_damage(pips: int) -> None:
    s = rolling()
    do(s, "event skull", f"danger {pips}")
    assert sanity(s, "0.1") == 11 - pips
    assert s.child == number("0.2")


@pytest.mark.rule("DA-6", "DA-7")
def test_a_skull_on_the_danger_die_asks_for_the_evasion_die() -> None:
    s = rolling()
    do(s, "event skull", "danger skull")
    assert asked(s) == ("evade", -1)
    assert [(str(act), weight) for act, weight in s.chances()] == [(f"evade {face}", 1) for face in (1, 2, 3, 4, 5, "skull")]


@pytest.mark.rule("DA-7")
@pytest.mark.parametrize("face", ["1", "2", "3"])
def test_1_to_3_on_the_evasion_die_lose_all_remaining_sanity(face: str) -> None:
    s = rolling()
    events = do(s, "event skull", "danger skull", f"evade {face}")
    assert sanity(s, "0.1") == 0
    assert SanityLost(child=0, loss=11, left=0, why="caught") in events
    assert Lost(child=0) in events


@pytest.mark.rule("DA-7")
@pytest.mark.parametrize("face", ["4", "5", "skull"])
def test_4_to_6_escape_without_loss_and_the_skull_is_the_6(face: str) -> None:
    s = rolling()
    events = do(s, "event skull", "danger skull", f"evade {face}")
    assert sanity(s, "0.1") == 11
    assert Escaped(child=0) in events


@pytest.mark.rule("DA-7", "DA-11")
def test_the_evasion_die_has_a_skull_in_place_of_the_6() -> None:
    assert Counter(BOX.evade_die) == Counter({"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "skull": 1})


@pytest.mark.rule("DA-8")
@pytest.mark.parametrize("rolls", [["event brain"], ["event ear"], ["event skull", "danger 5"]])
def test_a_child_without_sanity_is_lost_and_sanity_never_goes_below_0(rolls: list[str]) -> None:
    s = rolling(sanity={"0.1": 2})
    events = do(s, *rolls)
    assert sanity(s, "0.1") == 0
    assert [event.loss for event in events if isinstance(event, SanityLost)] == [2]
    assert Lost(child=0) in events


@pytest.mark.rule("DA-8")
def test_a_lost_child_has_no_turns_until_it_is_found() -> None:
    s = rolling(sanity={"0.1": 1})
    do(s, "event eye")
    trees(s)
    assert asked(s) == ("prepare", 0)
    do(s, "done")
    assert number("0.1") not in trees(s)
    do(s, "search 0.1 by 0.2", "evade 4")
    assert s.hour == 3
    assert number("0.1") not in trees(s)
    assert s.hour == 4
    assert number("0.1") in trees(s)


@pytest.mark.rule("DA-8")
def test_one_point_of_sanity_is_enough_to_go_on() -> None:
    s = rolling(sanity={"0.1": 2}, lost=others(1, "0.1", "0.2"))
    events = do(s, "event eye")
    assert sanity(s, "0.1") == 1
    assert not any(isinstance(event, Lost) for event in events)
