"""Parties, the clock, and whose turn it is."""

from __future__ import annotations

import pytest

from game.darkaround import GAME
from game.darkaround.events import ClockTurned, TurnBegan
from game.darkaround.terms import CHILD_NAMES
from game.engine.contract import CHANCE, TABLE, Setup
from tests.conformance import RandomGame
from tests.darkaround.scene import before, do, number, others, rolling, trees, turn_of


@pytest.mark.rule("DA-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_each_player_has_children_of_level_1_to_5_and_a_gifted_one_that_counts_as_3(seats: int) -> None:
    seen = GAME.new(Setup(seats)).observe(TABLE)
    assert len(seen.parties) == seats
    for seat in range(seats):
        party = [child for child in seen.children if child.seat == seat]
        assert sorted(child.level for child in party if child.name != "g") == [1, 2, 3, 4, 5]
        assert [child.level for child in party if child.name == "g"] == [3]


def test_there_are_no_more_than_five_players_and_at_least_one() -> None:
    for seats in (0, 6):
        with pytest.raises(ValueError, match="seats"):
            GAME.new(Setup(seats))


@pytest.mark.rule("DA-2")
@pytest.mark.parametrize(("difficulty", "most", "gifted"), [("easy", 13, 10), ("normal", 12, 9), ("hard", 11, 8)])
def test_a_child_starts_with_12_less_its_level_one_more_when_easy_one_less_when_hard(difficulty: str, most: int, gifted: int) -> None:
    seen = GAME.new(Setup(3, {"difficulty": difficulty})).observe(TABLE)
    for child in seen.children:
        assert child.sanity == child.start == (gifted if child.name == "g" else most - child.level)


@pytest.mark.rule("DA-3", "DA-4")
def test_seven_clock_cards_are_turned_six_hours_are_played_and_the_last_is_morning() -> None:
    s = rolling(1)
    for hour in range(1, 7):
        assert s.hour == hour
        assert len(trees(s)) == 6
    assert s.who is None
    assert s.hour == 7
    assert s.result == "morning"


@pytest.mark.rule("DA-4")
def test_an_hour_begins_with_its_clock_card_before_anybody_rolls() -> None:
    s = before(2, lost=["0.5"])
    events = do(s, "done")
    kinds = [type(event) for event in events]
    assert kinds.index(ClockTurned) < kinds.index(TurnBegan)
    assert [event.hour for event in events if isinstance(event, ClockTurned)] == [2]


@pytest.mark.rule("DA-4")
def test_the_count_comes_at_once_when_the_last_card_is_turned() -> None:
    s = rolling(6, lost=others(1, "0.2"), sanity={"0.2": 4})
    events = do(s, "event tree")
    assert [event.hour for event in events if isinstance(event, ClockTurned)] == [7]
    outcome = s.outcome()
    assert outcome is not None
    assert dict(outcome.params)["score_0"] == "6"


@pytest.mark.rule("DA-5")
def test_each_active_child_rolls_once_an_hour_in_level_order() -> None:
    s = rolling(2, lost=["0.2"])
    assert trees(s) == [number(f"0.{name}") for name in ("1", "3", "g", "4", "5")]


@pytest.mark.rule("DA-16")
def test_players_act_in_turn_and_the_first_player_moves_one_to_the_left_each_hour() -> None:
    for hour, order in ((1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1]), (4, [0, 1, 2])):
        s = rolling(hour, 3)
        assert s.observe(TABLE).first == turn_of(s) == order[0]
        rolled = trees(s)
        assert list(dict.fromkeys(child // 6 for child in rolled)) == order
        assert rolled == [number(f"{seat}.{name}") for seat in order for name in CHILD_NAMES]


def test_every_setup_of_players_and_options_comes_to_an_end() -> None:
    for number_of, setup in enumerate(GAME.varieties()):
        played = RandomGame(GAME, setup, number_of)
        assert played.last.outcome() is not None
    pairs = {(setup.seats, *item) for setup in GAME.varieties() for item in setup.options.items()}
    assert len({pair[0] for pair in pairs}) == 5
    for option in GAME.options:
        assert {pair[2] for pair in pairs if pair[1] == option.name} == set(option.values)


def test_any_two_values_of_different_options_meet_in_some_variety() -> None:
    met = {(one, two) for setup in GAME.varieties() for one in setup.options.items() for two in setup.options.items()}
    for one in GAME.options:
        for two in GAME.options:
            if one.name != two.name:
                assert all(((one.name, a), (two.name, b)) in met for a in one.values for b in two.values)


def test_in_the_cooperative_game_all_seats_are_one_side() -> None:
    assert GAME.side(1, Setup(3, {"aim": "cooperative"})) == (0, 1, 2)
    assert GAME.side(1, Setup(3, {"aim": "points"})) == (1,)


def test_a_clone_goes_its_own_way() -> None:
    s = rolling(1)
    other = s.clone()
    do(other, "event brain")
    assert other.sanity[0] == s.sanity[0] - 3
    assert s.who == CHANCE
