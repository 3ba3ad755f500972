"""Panic! cards."""

from __future__ import annotations

import pytest

from game.engine.contract import CHANCE, EVERYONE, TABLE
from game.stayaway.events import (
    CardLaidOnPile,
    CardShown,
    ChainLaid,
    ChainPassed,
    Discarded,
    DoorRemoved,
    Drew,
    HandShown,
    KeptSilent,
    NoSwap,
    PanicSkipped,
    QuarantineOver,
)
from game.stayaway.observation import Note
from tests.stayaway.scene import asked, discards, do, doors, drawn, hand, happened, legal, quarantines, ring, role, table

# obstacles off


@pytest.mark.rule("SA-70", "SA-card:rotten_ropes")
def test_rotten_ropes_take_all_quarantines_off_but_no_door() -> None:
    s = drawn("rotten_ropes", 9, quarantine={0: 1, 4: 2}, doors=[3])
    assert quarantines(s) == {}
    assert doors(s) == [3]
    assert discards(s)["quarantine"] == 2
    assert asked(s) == ("lay", 0)


@pytest.mark.rule("SA-71", "SA-card:three_four")
def test_three_four_opens_all_doors_but_ends_no_quarantine() -> None:
    s = drawn("three_four", 9, quarantine={4: 2}, doors=[0, 3])
    assert doors(s) == []
    assert quarantines(s) == {4: 2}
    assert discards(s)["locked_door"] == 2
    assert asked(s) == ("lay", 0)


# seat swaps


@pytest.mark.rule("SA-72", "SA-45", "SA-card:get_out_of_here")
def test_get_out_of_here_swaps_with_anyone_not_quarantined_and_has_no_answer() -> None:
    s = drawn("get_out_of_here", 7, hands={3: "im_comfortable whisky seduction seduction"}, doors=[0, 6], quarantine={2: 2})
    assert asked(s) == ("swap", 0)
    assert legal(s) == ["swap 1", "swap 3", "swap 4", "swap 5", "swap 6"]
    do(s, "swap 3")
    assert ring(s) == (3, 1, 2, 0, 4, 5, 6)
    assert asked(s) == ("lay", 0)
    do(s, legal(s)[0])
    assert asked(s) == ("answer", 4)


@pytest.mark.rule("SA-73", "SA-45", "SA-card:one_two")
def test_one_two_swaps_with_the_third_player_to_a_side() -> None:
    s = drawn("one_two", 7)
    assert asked(s) == ("third", 0)
    assert legal(s) == ["third left", "third right"]
    t = s.clone()
    do(s, "third left")
    assert ring(s) == (3, 1, 2, 0, 4, 5, 6)
    assert asked(s) == ("lay", 0)
    do(t, "third right")
    assert ring(t) == (4, 1, 2, 3, 0, 5, 6)


@pytest.mark.rule("SA-73")
def test_the_third_player_is_counted_among_the_living_and_doors_do_not_matter() -> None:
    s = drawn("one_two", 9, ring=[0, 2, 3, 5, 6, 7, 8], doors=[0, 3])
    do(s, "third left")
    assert ring(s) == (5, 2, 3, 0, 6, 7, 8)


@pytest.mark.rule("SA-73")
def test_one_two_comes_to_nothing_in_quarantine_or_with_oneself() -> None:
    s = drawn("one_two", 7, quarantine={0: 1})
    assert ring(s) == (0, 1, 2, 3, 4, 5, 6)
    assert s.observe(TABLE).turn == 6  # nobody is asked; nor is there an exchange
    s = drawn("one_two", 7, quarantine={3: 1})
    events = do(s, "third left")
    assert [event.seat for event in happened(events, NoSwap)] == [0]
    assert ring(s) == (0, 1, 2, 3, 4, 5, 6)
    s = drawn("one_two", 7, ring=[0, 1, 6])
    assert ring(s) == (0, 1, 6)
    assert asked(s) == ("lay", 0)


@pytest.mark.rule("SA-73")
def test_with_six_players_the_third_is_the_same_on_both_sides() -> None:
    assert ring(drawn("one_two", 6)) == (3, 1, 2, 0, 4, 5)


@pytest.mark.rule("SA-74", "SA-45", "SA-card:party")
@pytest.mark.parametrize(
    ("seats", "active", "swapped"),
    [(6, 0, (1, 0, 3, 2, 5, 4)), (6, 1, (5, 2, 1, 4, 3, 0)), (7, 0, (1, 0, 3, 2, 5, 4, 6)), (5, 3, (1, 0, 2, 4, 3))],
)
def test_party_takes_all_obstacles_off_and_swaps_pairs_clockwise(seats: int, active: int, swapped: tuple[int, ...]) -> None:
    s = drawn("party", seats, active=active, doors=[2], quarantine={1: 2}, direction=-1)
    assert ring(s) == swapped
    assert doors(s) == []
    assert quarantines(s) == {}
    assert asked(s) == ("lay", active)


def test_why_an_obstacle_went_is_told() -> None:
    s = table(9, doors=[0], quarantine={4: 2}, top="panic")
    events = do(s, "draw party")
    assert [(event.one, event.two, event.why) for event in happened(events, DoorRemoved)] == [(0, 1, "party")]
    assert [(event.seat, event.why) for event in happened(events, QuarantineOver)] == [(4, "party")]


# showing


@pytest.mark.rule("SA-75", "SA-card:just_between_us")
def test_just_between_us_shows_the_hand_to_one_neighbour() -> None:
    s = drawn("just_between_us", 7, hands={0: "infected axe whisky suspicion"}, doors=[6])
    assert asked(s) == ("between", 0)
    assert legal(s) == ["show 1", "show 6"]
    events = do(s, "show 6")
    cards = ("infected", "axe", "suspicion", "whisky")
    for viewer, seen in ((6, cards), (0, cards), (1, ()), (TABLE, ())):
        assert [(event.seat, event.to, event.cards) for event in happened(events, HandShown, viewer)] == [(0, 6, seen)]
    assert s.observe(6).notes == (Note(5, "saw", 0, cards=cards),)
    assert asked(s) == ("lay", 0)


@pytest.mark.rule("SA-76", "SA-card:oops")
def test_oops_shows_it_to_all() -> None:
    s = drawn("oops", 10, hands={0: "infected axe whisky suspicion"})
    assert s.observe(TABLE).places[0].known == ("infected", "axe", "suspicion", "whisky")
    assert [note.kind for note in s.observe(7).notes] == ["saw"]
    assert asked(s) == ("lay", 0)


@pytest.mark.rule("SA-77", "SA-card:revelations")
def test_in_revelations_each_may_show_the_hand_in_the_direction_of_play() -> None:
    s = drawn("revelations", 8, direction=-1, hands={7: "whisky suspicion suspicion suspicion"})
    assert asked(s) == ("confess", 0)
    assert s.observe(TABLE).still_asked() == (7, 6, 5, 4, 3, 2, 1)
    assert legal(s) == ["silent", "show hand"]
    events = do(s, "silent")
    assert [event.seat for event in happened(events, KeptSilent)] == [0]
    assert asked(s) == ("confess", 7)
    events = do(s, "show hand")
    assert [(event.seat, event.to, event.audience) for event in happened(events, HandShown)] == [(7, -1, EVERYONE)]
    assert asked(s) == ("confess", 6)
    for _ in range(6):
        do(s, "silent")
    assert asked(s) == ("lay", 0)  # one lap


@pytest.mark.rule("SA-77", "SA-card:revelations")
def test_revelations_stop_at_the_first_infected_shown() -> None:
    s = drawn("revelations", 8, hands={1: "infected whisky suspicion suspicion"})
    do(s, "silent")
    assert legal(s) == ["silent", "show hand", "show infected"]
    t, u = s.clone(), s.clone()
    events = do(s, "show infected")
    assert [(event.seat, event.card, event.audience) for event in happened(events, CardShown)] == [(1, "infected", EVERYONE)]
    assert s.observe(TABLE).places[1].known == ("infected",)
    assert asked(s) == ("lay", 0)
    do(t, "show hand")
    assert asked(t) == ("lay", 0)
    do(u, "silent")
    assert asked(u) == ("confess", 2)


# Forgetful and Blind date


@pytest.mark.rule("SA-78", "SA-card:forgetful")
def test_forgetful_discards_three_and_draws_three() -> None:
    s = drawn("forgetful", hands={0: "axe whisky suspicion suspicion"})
    assert asked(s) == ("forget", 0)
    assert legal(s) == ["keep axe", "keep suspicion", "keep whisky"]
    events = do(s, "keep suspicion", "draw infected", "back panic", "draw party", "draw missed", "draw no_barbecues")
    assert [event.card for event in happened(events, Discarded, 0)] == ["axe", "suspicion", "whisky"]
    assert [event.card for event in happened(events, Discarded, 1)] == ["", "", ""]
    assert len(happened(events, PanicSkipped, TABLE)) == 1
    assert [event.card for event in happened(events, Drew)] == ["infected", "missed", "no_barbecues"]
    assert hand(s, 0) == "infected suspicion missed no_barbecues"
    assert role(s, 0) == "human"
    assert asked(s) == ("lay", 0)


@pytest.mark.rule("SA-78", "SA-22", "SA-23")
def test_forgetful_leaves_the_thing_its_card_and_an_infected_an_infected() -> None:
    assert legal(drawn("forgetful", hands={0: "the_thing infected axe whisky"})) == ["keep the_thing"]
    assert legal(drawn("forgetful", hands={0: "infected axe whisky whisky"}, infected=[0])) == ["keep infected"]


@pytest.mark.rule("SA-79", "SA-12", "SA-card:blind_date")
def test_blind_date_swaps_a_card_for_the_top_stay_away_card_and_ends_the_turn() -> None:
    s = drawn("blind_date", hands={0: "axe suspicion suspicion suspicion"})
    assert asked(s) == ("date", 0)
    before = s.observe(TABLE).pile
    events = do(s, "date axe", "draw infected")
    assert hand(s, 0) == "infected suspicion suspicion suspicion"
    assert [event.card for event in happened(events, CardLaidOnPile, 0)] == ["axe"]
    assert [event.card for event in happened(events, CardLaidOnPile, 3)] == [""]
    seen = s.observe(TABLE)
    assert (seen.turn, seen.active, seen.pile, seen.top) == (6, 1, before, "stay_away")
    assert s.observe(0).top_card == "axe"
    assert s.observe(1).top_card == ""
    assert s.observe(0).notes == (Note(5, "laid", cards=("axe",)),)
    assert [str(act) for act, _ in s.chances()] == ["draw axe"]  # the next player draws it
    do(s, "draw axe")
    assert "axe" in hand(s, 1)
    assert s.observe(0).top_card == ""


@pytest.mark.rule("SA-79", "SA-14")
def test_blind_date_passes_over_panic_cards() -> None:
    s = table(top="panic", hands={0: "axe suspicion suspicion suspicion"})
    do(s, "draw blind_date", "back panic", "date axe", "draw party", "draw infected")
    assert hand(s, 0) == "infected suspicion suspicion suspicion"
    assert s.observe(0).top_card == "axe"
    assert discards(s) == {"blind_date": 1, "party": 1}


@pytest.mark.rule("SA-79", "SA-22", "SA-23")
def test_blind_date_takes_neither_the_thing_nor_an_infected_s_last_infected() -> None:
    assert legal(drawn("blind_date", hands={0: "the_thing infected axe whisky"})) == ["date infected", "date axe", "date whisky"]
    assert legal(drawn("blind_date", hands={0: "infected axe whisky whisky"}, infected=[0])) == ["date axe", "date whisky"]
    assert legal(drawn("blind_date", hands={0: "infected axe whisky whisky"})) == ["date infected", "date axe", "date whisky"]


# exchanges


@pytest.mark.rule("SA-80", "SA-card:cant_we_be_friends")
def test_cant_we_be_friends_exchanges_with_anyone_and_then_comes_the_normal_exchange() -> None:
    hands = {0: "axe suspicion suspicion suspicion", 3: "analysis whisky whisky seduction"}
    s = drawn("cant_we_be_friends", 7, hands=hands, quarantine={5: 1})
    assert asked(s) == ("friend", 0)
    assert legal(s) == ["friend 1", "friend 2", "friend 3", "friend 4", "friend 6"]
    do(s, "friend 3", "lay axe", "give analysis")
    assert hand(s, 0) == "analysis suspicion suspicion suspicion"
    assert asked(s) == ("lay", 0)
    do(s, "lay analysis")
    assert asked(s) == ("answer", 1)


@pytest.mark.rule("SA-81", "SA-12", "SA-card:chain_reaction")
def test_chain_reaction_passes_one_card_each_at_once_to_the_next_and_ends_the_turn() -> None:
    kept = "suspicion seduction determination"
    hands = {0: f"axe {kept}", 1: "scary whisky suspicion seduction", 2: "missed whisky suspicion seduction", 3: "the_thing infected axe"}
    s = drawn("chain_reaction", 10, ring=[0, 1, 2, 3], hands=hands, doors=[0, 2], quarantine={1: 2})
    assert asked(s) == ("chain", 0)
    assert s.observe(TABLE).still_asked() == (1, 2, 3)
    assert legal(s) == ["lay axe", "lay suspicion", "lay determination", "lay seduction"]
    events = do(s, "lay axe")
    assert [event.card for event in happened(events, ChainLaid, 0)] == ["axe"]
    assert [event.card for event in happened(events, ChainLaid, 1)] == [""]
    assert hand(s, 0).startswith("axe")
    assert legal(s, "refuse") == []  # no refusal
    assert "lay axe" not in legal(s)  # from the hand before the pass
    events = do(s, "lay scary", "lay missed", "lay infected")
    assert [(event.seat, event.to, event.card) for event in happened(events, ChainPassed)] == [
        (0, 1, "axe"),
        (1, 2, "scary"),
        (2, 3, "missed"),
        (3, 0, "infected"),
    ]
    assert [event.card for event in happened(events, ChainPassed, 1)] == ["axe", "scary", "", ""]
    assert [event.card for event in happened(events, ChainPassed, TABLE)] == ["", "", "", ""]
    assert hand(s, 1) == "axe suspicion whisky seduction"
    assert role(s, 0) == "infected"  # The Thing can infect
    assert s.observe(TABLE).turn == 6
    assert s.actor() == CHANCE


@pytest.mark.rule("SA-81")
def test_chain_reaction_runs_in_the_direction_of_play() -> None:
    s = drawn("chain_reaction", 4, direction=-1)
    assert s.observe(TABLE).still_asked() == (3, 2, 1)
    given = []
    while asked(s)[0] == "chain":
        events = do(s, legal(s)[0])
        given += [(event.seat, event.to) for event in happened(events, ChainPassed)]
    assert sorted(given) == [(0, 3), (1, 0), (2, 1), (3, 2)]


@pytest.mark.rule("SA-81", "SA-20", "SA-22")
def test_in_chain_reaction_the_same_holds_for_infected_as_in_an_exchange() -> None:
    hands = {0: "infected axe whisky suspicion", 1: "infected infected seduction seduction"}
    s = drawn("chain_reaction", 5, hands={**hands, 2: "the_thing infected suspicion suspicion"}, infected=[1])
    assert legal(s) == ["lay axe", "lay suspicion", "lay whisky"]
    do(s, "lay axe")
    assert legal(s) == ["lay infected", "lay seduction"]
    do(s, "lay infected")
    assert legal(s) == ["lay infected", "lay suspicion"]


@pytest.mark.rule("SA-81", "SA-21")
def test_who_is_infected_in_the_chain_passes_what_a_human_may() -> None:
    s = drawn("chain_reaction", 4, hands={0: "the_thing infected suspicion whisky", 1: "infected axe determination seduction"})
    do(s, "lay infected")
    assert "lay infected" not in legal(s)
    while asked(s)[0] == "chain":
        do(s, legal(s)[-1])
    assert role(s, 1) == "infected"
    assert hand(s, 1).count("infected") == 2
