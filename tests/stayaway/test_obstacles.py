"""Locked doors and Quarantine."""

from __future__ import annotations

import pytest

from game.engine.contract import EVERYONE, TABLE
from game.stayaway.events import Discarded, DoorLocked, DoorRemoved, Drew, Exchanged, Quarantined, QuarantineOver
from tests.stayaway.scene import (
    all_cards,
    asked,
    discards,
    do,
    doors,
    drawn,
    finish_turn,
    happened,
    legal,
    plays,
    quarantines,
    ring,
    settle,
    table,
)


@pytest.mark.rule("SA-60", "SA-card:locked_door")
def test_a_locked_door_is_laid_on_a_gap_beside_its_player_and_stays_on_the_table() -> None:
    s = drawn("locked_door")
    assert plays(s, "locked_door") == ["play locked_door left", "play locked_door right"]
    t = s.clone()
    events = do(s, "play locked_door left")
    assert [(event.one, event.two) for event in happened(events, DoorLocked)] == [(0, 1)]
    assert doors(s) == [0]
    assert discards(s)["locked_door"] == 0
    assert s.observe(TABLE).turn == 6  # no exchange
    do(t, "play locked_door right")
    assert doors(t) == [5]
    assert asked(t) == ("lay", 0)


@pytest.mark.rule("SA-60", "SA-card:locked_door")
def test_there_is_one_door_a_gap() -> None:
    assert plays(drawn("locked_door", 7, doors=[0]), "locked_door") == ["play locked_door right"]
    assert plays(drawn("locked_door", 7, doors=[6]), "locked_door") == ["play locked_door left"]
    assert plays(drawn("locked_door", 11, doors=[0, 10]), "locked_door") == []


@pytest.mark.rule("SA-60")
def test_a_door_stays_when_players_move() -> None:
    s = drawn("youd_better_run", doors=[2])
    do(s, "play youd_better_run 2", "accept")
    assert ring(s) == (2, 1, 0, 3, 4, 5)
    assert doors(s) == [0]  # the same gap, where seat 0 sits now
    assert s.observe(TABLE).turn == 6


@pytest.mark.rule("SA-60", "SA-36")
def test_no_action_reaches_across_a_door() -> None:
    hand = {0: "flamethrower analysis change_places quarantine"}
    s = drawn("suspicion", hands=hand, doors=[5])
    for card in ("flamethrower", "analysis", "change_places", "quarantine", "suspicion"):
        assert plays(s, card) == [f"play {card} 1"]


@pytest.mark.rule("SA-60")
def test_with_two_players_left_the_ring_has_two_gaps_and_a_door_shuts_one() -> None:
    s = drawn("whisky", hands={0: "suspicion axe locked_door seduction"}, seats=7, ring=[0, 3], doors=[0])
    assert plays(s, "suspicion") == ["play suspicion 3"]  # by the other gap
    assert plays(s, "locked_door") == ["play locked_door right"]
    assert plays(s, "axe") == ["play axe left"]
    do(s, "discard whisky")
    assert s.observe(TABLE).turn == 6  # the exchange would go through the shut one
    s = drawn("whisky", 7, ring=[0, 3], doors=[3])
    do(s, "discard whisky")
    assert asked(s) == ("lay", 0)
    s = drawn("suspicion", 11, ring=[0, 3], doors=[0, 3])
    assert plays(s, "suspicion") == []


@pytest.mark.rule("SA-61", "SA-card:quarantine")
def test_a_quarantine_is_played_on_a_neighbour_not_through_a_door_and_not_twice() -> None:
    s = drawn("quarantine")
    assert plays(s, "quarantine") == ["play quarantine 1", "play quarantine 5"]
    assert plays(drawn("quarantine", doors=[0]), "quarantine") == ["play quarantine 5"]
    assert plays(drawn("quarantine", 9, quarantine={1: 1}), "quarantine") == ["play quarantine 8"]
    events = do(s, "play quarantine 1")
    assert [event.seat for event in happened(events, Quarantined)] == [1]
    assert quarantines(s) == {1: 2}
    assert discards(s)["quarantine"] == 0
    assert s.observe(TABLE).turn == 6  # no exchange with it


@pytest.mark.rule("SA-61", "SA-card:quarantine")
def test_a_quarantine_ends_after_the_second_own_turn() -> None:
    s = drawn("quarantine", 5)
    do(s, "play quarantine 1")
    over: list[int] = []
    left = []
    for _ in range(11):
        events = finish_turn(s)
        over += [event.seat for event in happened(events, QuarantineOver)]
        left.append(quarantines(s).get(1, 0))
    assert left == [1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]
    assert over == [1]
    assert discards(s)["quarantine"] == 1


@pytest.mark.rule("SA-61")
def test_in_quarantine_one_draws_and_discards_openly() -> None:
    s = table(quarantine={0: 1}, spare="whisky")
    events = do(s, "draw whisky")
    assert [(event.card, event.audience) for event in happened(events, Drew)] == [("whisky", EVERYONE)]
    assert s.observe(TABLE).places[0].known == ("whisky",)
    events = do(s, "discard whisky")
    assert [(event.card, event.audience) for event in happened(events, Discarded)] == [("whisky", EVERYONE)]
    assert s.observe(TABLE).gone == (("quarantine", 1), ("whisky", 1))
    assert s.observe(TABLE).places[0].known == ()


@pytest.mark.rule("SA-61", "SA-33")
def test_in_quarantine_determination_is_open_too() -> None:
    s = drawn("determination", quarantine={0: 2})
    events = do(s, "play determination", "draw infected", "draw im_comfortable", "draw missed", "keep missed")
    assert [event.card for event in happened(events, Drew, TABLE)] == ["infected", "im_comfortable", "missed"]
    assert [event.card for event in happened(events, Discarded, TABLE)] == ["infected", "im_comfortable"]
    assert s.observe(TABLE).places[0].known == ("missed",)
    assert dict(s.observe(TABLE).gone) == {"determination": 1, "infected": 1, "im_comfortable": 1}


@pytest.mark.rule("SA-61")
def test_in_quarantine_no_flamethrower_seat_swap_or_seduction_is_played_but_anything_else() -> None:
    s = drawn("suspicion", hands={0: "flamethrower change_places youd_better_run seduction"}, quarantine={0: 2})
    assert legal(s, "play") == ["play suspicion 1", "play suspicion 5"]
    s = drawn("quarantine", 9, hands={0: "analysis axe whisky locked_door"}, quarantine={0: 2})
    assert {text.split()[1] for text in legal(s, "play")} == {"analysis", "axe", "whisky", "locked_door", "quarantine"}
    assert "play axe 0" in legal(s)


@pytest.mark.rule("SA-61")
def test_a_quarantined_player_is_no_target_of_seat_swaps_seduction_or_friends() -> None:
    s = drawn("suspicion", hands={0: "change_places youd_better_run seduction analysis"}, quarantine={1: 2})
    for card in ("change_places", "youd_better_run", "seduction"):
        assert f"play {card} 1" not in legal(s)
        assert f"play {card} 5" in legal(s)
    assert "play suspicion 1" in legal(s)
    assert "play analysis 1" in legal(s)
    assert legal(drawn("cant_we_be_friends", 7, quarantine={1: 2})) == [f"friend {seat}" for seat in range(2, 7)]


@pytest.mark.rule("SA-61", "SA-80")
def test_a_quarantined_player_makes_no_friends_and_does_not_get_out() -> None:
    s = drawn("cant_we_be_friends", 7, quarantine={0: 2})
    assert s.observe(TABLE).turn == 6
    s = drawn("get_out_of_here", quarantine={0: 2})
    assert ring(s) == (0, 1, 2, 3, 4, 5)
    assert s.observe(TABLE).turn == 6


@pytest.mark.rule("SA-61")
def test_by_the_other_rule_quarantine_exchanges_face_up() -> None:
    hands = {0: "axe suspicion suspicion suspicion", 1: "analysis seduction seduction seduction"}
    s = drawn("whisky", hands=hands, quarantine={1: 2}, quarantine_rule="open")
    do(s, "discard whisky", "lay axe")
    events = do(s, "give analysis")
    assert [(event.given, event.got) for event in happened(events, Exchanged, TABLE)] == [("", "analysis")]
    assert s.observe(TABLE).places[0].known == ("analysis",)
    s = drawn("whisky", hands=hands, quarantine={0: 2}, quarantine_rule="open")
    do(s, "discard suspicion", "lay axe")
    events = do(s, "give analysis")
    assert [(event.given, event.got) for event in happened(events, Exchanged, TABLE)] == [("axe", "")]
    assert s.observe(TABLE).places[1].known == ("axe",)


@pytest.mark.rule("SA-50", "SA-60")
def test_when_neighbours_close_up_one_of_two_doors_is_discarded() -> None:
    s = drawn("flamethrower", 7, hands={1: "axe seduction suspicion suspicion"}, doors=[1, 5])
    events = do(s, "play flamethrower 1", "accept")
    assert doors(s) == [0, 5]
    assert happened(events, DoorRemoved) == []
    s = drawn("chain_reaction", 12, hands={1: "infected infected infected infected"}, doors=[0, 1, 4], super_infection="eliminate")
    events = do(s, legal(s)[0])
    assert doors(s) == [0, 4]
    assert [(event.one, event.two, event.why) for event in happened(events, DoorRemoved)] == [(0, 2, "merged")]
    assert discards(s)["locked_door"] == 1


@pytest.mark.rule("SA-50")
def test_when_one_is_left_the_last_door_is_discarded() -> None:
    s = drawn("flamethrower", 7, hands={0: "the_thing", 3: "axe seduction suspicion suspicion"}, ring=[0, 3], doors=[0])
    cards = all_cards(s)
    do(s, "play flamethrower 3", "accept")
    assert doors(s) == []
    assert all_cards(s) == cards


@pytest.mark.rule("SA-50", "SA-61")
def test_who_is_burnt_in_quarantine_leaves_it_to_the_discards() -> None:
    s = drawn("flamethrower", quarantine={1: 2}, hands={1: "axe seduction suspicion suspicion"})
    do(s, "play flamethrower 1", "accept")
    assert quarantines(s) == {}
    assert dict(s.observe(TABLE).gone) == {"flamethrower": 1, "quarantine": 1}
    settle(s)
