"""A turn: draw, play or discard, exchange, pass on."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.contract import CHANCE, EVERYONE, TABLE
from game.stayaway.events import (
    Discarded,
    Drew,
    ExchangeBlocked,
    NothingDrawn,
    Offered,
    PanicDrawn,
    PanicSkipped,
    PileMade,
    Played,
    Spoke,
    TurnBegan,
)
from tests.stayaway.scene import all_cards, asked, discards, do, drawn, finish_turn, hand, happened, legal, plays, settle, table


@pytest.mark.rule("SA-10")
def test_the_top_card_is_drawn_and_only_the_drawer_sees_it() -> None:
    s = table(hands={0: "axe whisky whisky suspicion"})
    events = do(s, "draw infected")
    assert hand(s, 0) == "infected axe suspicion whisky whisky"
    assert s.observe(0).drawn == "infected"
    for viewer in (1, 5, TABLE):
        assert s.observe(viewer).drawn == ""
        assert [event.card for event in happened(events, Drew, viewer)] == [""]
        assert s.observe(viewer).places[0].cards == 5


@pytest.mark.rule("SA-10")
def test_a_panic_card_is_carried_out_at_once_and_discarded_and_never_joins_the_hand() -> None:
    s = table(top="panic", hands={0: "axe whisky whisky suspicion"})
    events = do(s, "draw three_four")
    assert [(event.card, event.audience) for event in happened(events, PanicDrawn)] == [("three_four", EVERYONE)]
    assert hand(s, 0) == "axe suspicion whisky whisky"
    assert discards(s)["three_four"] == 1
    assert asked(s) == ("lay", 0)  # no phase 2: the exchange follows


@pytest.mark.rule("SA-11")
def test_after_drawing_one_card_is_discarded_unseen() -> None:
    s = drawn("whisky", hands={0: "axe suspicion suspicion suspicion"})
    assert asked(s) == ("act", 0)
    assert legal(s, "discard") == ["discard axe", "discard suspicion", "discard whisky"]
    events = do(s, "discard axe")
    assert hand(s, 0) == "suspicion suspicion suspicion whisky"
    assert [event.card for event in happened(events, Discarded, 0)] == ["axe"]
    for viewer in (1, TABLE):
        assert [event.card for event in happened(events, Discarded, viewer)] == [""]


@pytest.mark.rule("SA-11")
def test_or_one_is_played_openly_and_discarded_after_use() -> None:
    s = drawn("whisky", hands={0: "axe suspicion suspicion suspicion"})
    events = do(s, "play whisky")
    assert [(event.card, event.audience) for event in happened(events, Played)] == [("whisky", EVERYONE)]
    assert discards(s) == Counter({"whisky": 1})
    assert s.observe(TABLE).gone == (("whisky", 1),)
    assert hand(s, 0) == "axe suspicion suspicion suspicion"
    assert asked(s) == ("lay", 0)


@pytest.mark.rule("SA-11", "SA-card:the_thing", "SA-card:infected")
def test_the_thing_infected_and_defence_cards_cannot_be_played() -> None:
    s = drawn("infected", seats=8, hands={0: "the_thing im_comfortable scary no_thanks"})
    assert legal(s, "play") == []
    s = drawn("missed", seats=8, hands={0: "no_barbecues infected infected no_thanks"})
    assert legal(s, "play") == []


@pytest.mark.rule("SA-11")
def test_an_action_needs_a_legal_target() -> None:
    s = drawn("axe", 7, hands={0: "flamethrower suspicion change_places whisky"}, doors=[0, 6])
    assert legal(s, "play") == ["play axe left", "play axe right", "play whisky"]


@pytest.mark.rule("SA-11")
def test_a_card_is_put_away_after_use() -> None:
    s = drawn("suspicion", hands={0: "analysis axe whisky whisky"})
    do(s, "play suspicion 1")
    assert (s.observe(TABLE).playing, s.observe(TABLE).target) == ("suspicion", 1)
    do(s, f"pick {s.chances()[0][0].what}")
    assert asked(s) == ("lay", 0)
    assert (s.observe(TABLE).playing, s.observe(TABLE).target) == ("", -1)
    s = drawn("blind_date")
    assert s.observe(TABLE).playing == "blind_date"
    do(s, legal(s)[0])
    settle(s)
    assert (s.observe(TABLE).turn, s.observe(TABLE).playing) == (6, "")


@pytest.mark.rule("SA-12")
def test_the_active_player_and_the_next_swap_a_card_unseen() -> None:
    s = drawn("whisky", hands={0: "axe suspicion suspicion seduction", 1: "analysis determination determination whisky"})
    do(s, "discard whisky")
    assert asked(s) == ("lay", 0)
    events = do(s, "lay axe")
    assert [event.card for event in happened(events, Offered, 0)] == ["axe"]
    for viewer in (1, 2, TABLE):
        assert [event.card for event in happened(events, Offered, viewer)] == [""]
    assert asked(s) == ("answer", 1)
    do(s, "give analysis")
    assert hand(s, 0) == "analysis suspicion suspicion seduction"
    assert hand(s, 1) == "axe whisky determination determination"


@pytest.mark.rule("SA-12")
def test_the_next_player_is_the_one_on_the_other_side_when_the_direction_has_turned() -> None:
    s = drawn("whisky", direction=-1)
    do(s, "discard whisky", f"lay {s.observe(0).hand[0]}")
    assert asked(s) == ("answer", 5)


@pytest.mark.rule("SA-12", "SA-60")
def test_there_is_no_exchange_across_a_locked_door() -> None:
    s = drawn("whisky", doors=[0])
    events = do(s, "discard whisky")
    assert [(event.to, event.why) for event in happened(events, ExchangeBlocked)] == [(1, "door")]
    assert s.observe(TABLE).turn == 6


@pytest.mark.rule("SA-12")
def test_a_door_on_the_other_side_does_not_matter() -> None:
    s = drawn("whisky", doors=[5])
    do(s, "discard whisky")
    assert asked(s) == ("lay", 0)


@pytest.mark.rule("SA-12", "SA-61")
@pytest.mark.parametrize("seat", [0, 1])
def test_there_is_no_exchange_with_or_by_a_quarantined_player(seat: int) -> None:
    s = drawn("whisky", quarantine={seat: 2})
    events = do(s, "discard whisky")
    assert [(event.to, event.why) for event in happened(events, ExchangeBlocked)] == [(1, "quarantine")]
    assert s.observe(TABLE).active == 1


@pytest.mark.rule("SA-13")
def test_everybody_holds_four_cards_at_the_end_and_the_pointer_passes_on() -> None:
    s = drawn("whisky")
    events = finish_turn(s)
    assert [(event.seat, event.turn) for event in happened(events, TurnBegan)] == [(1, 6)]
    assert [place.cards for place in s.observe(TABLE).places] == [4] * 6


@pytest.mark.rule("SA-13")
def test_the_pointer_passes_over_those_who_are_out_and_against_the_clock_after_a_turn() -> None:
    s = drawn("whisky", ring=[0, 3, 4, 5])
    finish_turn(s)
    assert s.observe(TABLE).active == 3
    s = drawn("whisky", direction=-1)
    finish_turn(s)
    assert s.observe(TABLE).active == 5


@pytest.mark.rule("SA-14")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    s = drawn("suspicion", seats=4, pile="suspicion", gone="whisky")
    cards = all_cards(s)
    number = s.observe(TABLE).discards
    assert (s.observe(TABLE).pile, s.observe(TABLE).top) == (0, "")
    events = finish_turn(s)
    assert [(event.count, event.again) for event in happened(events, PileMade)] == [(number + 1, True)]  # and what was thrown now
    seen = s.observe(TABLE)
    assert (seen.pile, seen.discards, seen.gone) == (number + 1, 0, ())
    assert all_cards(s) == cards
    assert s.actor() == CHANCE


@pytest.mark.rule("SA-14")
def test_the_discards_are_shuffled_even_in_mid_effect_but_without_the_card_in_use() -> None:
    s = drawn("determination", seats=6, pile="determination infected")
    before = all_cards(s)
    events = do(s, "play determination")
    events += do(s, "draw infected")
    assert [event.again for event in happened(events, PileMade)] == [True]
    assert discards(s) == Counter({"determination": 1})
    assert s.observe(TABLE).gone == (("determination", 1),)
    assert all_cards(s) == before
    settle(s)
    assert asked(s) == ("keep", 0)


@pytest.mark.rule("SA-14", "SA-10")
def test_a_panic_card_in_use_is_not_shuffled_in_either() -> None:
    s = drawn("forgetful", seats=4, pile="forgetful", hands={0: "suspicion seduction determination whisky"})
    before = all_cards(s)
    do(s, "keep whisky")
    settle(s)
    assert discards(s) == Counter({"forgetful": 1})
    assert all_cards(s) == before
    assert len(hand(s, 0).split()) == 4


@pytest.mark.rule("SA-14")
def test_drawing_a_stay_away_card_passes_over_panic_cards_unseen_and_without_effect() -> None:
    s = drawn("determination", hands={0: "axe whisky whisky suspicion"})
    events = do(s, "play determination", "draw infected", "back panic", "draw forgetful", "back panic", "draw party")
    for viewer in (0, 3, TABLE):
        assert [event.card for event in happened(events, PanicSkipped, viewer)] == ["", ""]
    assert [event.card for event in happened(events, PanicSkipped)] == ["forgetful", "party"]
    assert discards(s) == Counter({"determination": 1, "forgetful": 1, "party": 1})
    assert s.observe(0).gone == (("determination", 1),)
    assert s.observe(0).choice == ("infected",)
    settle(s)
    assert len(s.observe(0).choice) == 3


@pytest.mark.rule("SA-14")
def test_when_there_is_no_stay_away_card_anywhere_drawing_is_skipped() -> None:
    s = table(pile="blind_date", boxed=True, top="panic")
    events = do(s, "draw blind_date")
    assert [(event.seat, event.why) for event in happened(events, NothingDrawn)] == [(0, "date")]
    assert s.observe(TABLE).active == 1
    s = drawn("determination", pile="determination party", boxed=True)
    events = do(s, "play determination")
    assert [(event.seat, event.why) for event in happened(events, NothingDrawn)] == [(0, "determination")]
    assert asked(s) == ("lay", 0)
    assert s.observe(0).places[0].cards == 4
    s = drawn("locked_door", pile="locked_door", boxed=True)
    events = do(s, "play locked_door left")
    assert [(event.seat, event.why) for event in happened(events, NothingDrawn)] == [(1, "turn")]
    assert asked(s) == ("lay", 1)


@pytest.mark.rule("SA-15")
def test_after_a_seat_swap_exchange_and_next_turn_count_from_the_new_seat() -> None:
    s = drawn("youd_better_run")
    do(s, "play youd_better_run 3", "accept")  # 3 1 2 0 4 5
    do(s, f"lay {s.observe(0).hand[0]}")
    assert asked(s) == ("answer", 4)
    do(s, legal(s, "give")[0])
    assert s.observe(TABLE).active == 4


@pytest.mark.rule("SA-11")
def test_a_statement_may_be_made_once_a_turn_and_all_hear_it() -> None:
    s = drawn("whisky")
    assert len(legal(s, "say")) == 3 * 5
    events = do(s, "say accuse 3")
    assert [(event.saying, event.about, event.audience) for event in happened(events, Spoke)] == [("accuse", 3, EVERYONE)]
    assert asked(s) == ("act", 0)
    assert legal(s, "say") == []
    assert plays(s, "whisky") == ["play whisky"]
    assert [(said.turn, said.seat, said.saying, said.about) for said in s.observe(4).said] == [(5, 0, "accuse", 3)]
    finish_turn(s)
    settle(s)
    assert "say ask 0" in legal(s)


def test_without_talk_nobody_says_anything() -> None:
    assert legal(drawn("whisky", talk="off"), "say") == []
