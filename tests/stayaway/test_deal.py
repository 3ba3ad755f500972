"""The deck and the deal."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.engine.contract import ALL, CHANCE, EVERYONE, TABLE, Setup
from game.stayaway import GAME
from game.stayaway.deck import BACK, CARDS, CATEGORY, copies
from game.stayaway.events import DealerChosen, Dealt, PileMade, TopSeen, TurnBegan
from game.stayaway.state import SaState
from tests.stayaway.scene import all_cards, do, drawn, happened, table

SIZES = {  # players: cards, Infected!, Panic!
    4: (35, 8, 4),
    5: (41, 8, 7),
    6: (54, 10, 8),
    7: (63, 12, 10),
    8: (69, 13, 11),
    9: (88, 15, 19),
    10: (95, 17, 20),
    11: (108, 20, 20),
    12: (108, 20, 20),
}
KINDS = {  # copies of each kind in the whole box
    "the_thing": 1,
    "infected": 20,
    "flamethrower": 5,
    "analysis": 3,
    "axe": 2,
    "suspicion": 8,
    "whisky": 3,
    "determination": 5,
    "watch_your_back": 2,
    "change_places": 5,
    "youd_better_run": 5,
    "seduction": 7,
    "im_comfortable": 3,
    "scary": 4,
    "no_thanks": 4,
    "missed": 3,
    "no_barbecues": 3,
    "quarantine": 2,
    "locked_door": 3,
    "rotten_ropes": 2,
    "get_out_of_here": 1,
    "forgetful": 1,
    "one_two": 2,
    "three_four": 2,
    "party": 2,
    "just_between_us": 2,
    "chain_reaction": 2,
    "cant_we_be_friends": 2,
    "blind_date": 2,
    "oops": 1,
    "revelations": 1,
}


def deal(seats: int, seed: int = 0, dealer: int = 0) -> SaState:
    """A game up to its first draw."""
    s, rng = GAME.new(Setup(seats)), random.Random(seed)
    do(s, f"dealer {dealer}")
    while not s.observe(TABLE).turn:
        acts, weights = zip(*s.chances(), strict=True)
        s.apply(rng.choices(acts, weights)[0])
    return s


@pytest.mark.rule("SA-7")
@pytest.mark.parametrize(("seats", "sizes"), SIZES.items())
def test_the_deck_has_its_size_for_each_number_of_players(seats: int, sizes: tuple[int, int, int]) -> None:
    deck = Counter(copies(seats))
    panic = sum(count for card, count in deck.items() if BACK[card] == "panic")
    assert (deck.total(), deck["infected"], panic) == sizes
    assert all_cards(deal(seats)) == deck


@pytest.mark.rule("SA-7")
def test_the_box_holds_31_kinds_in_these_copies() -> None:
    assert copies(12) == KINDS
    assert len(CARDS) == 31


@pytest.mark.rule("SA-1")
def test_a_copy_is_in_the_deck_when_its_number_is_at_most_the_number_of_players() -> None:
    for card in CARDS:
        for seats in range(4, 13):
            assert copies(seats).get(card.id, 0) == len([number for number in card.numbers if number <= seats])
    assert [copies(seats)["flamethrower"] for seats in range(4, 13)] == [2, 2, 3, 3, 3, 4, 4, 5, 5]
    assert "analysis" not in copies(4)
    assert copies(5)["analysis"] == 1


@pytest.mark.rule("SA-1", "SA-card:the_thing")
def test_the_thing_is_always_in_the_deck() -> None:
    assert [copies(seats)["the_thing"] for seats in range(4, 13)] == [1] * 9


@pytest.mark.rule("SA-2")
@pytest.mark.parametrize("seats", range(4, 13))
def test_four_cards_each_are_dealt_with_the_thing_but_without_infected_and_panic(seats: int) -> None:
    for seed in range(5):
        hands = deal(seats, seed).observe(ALL).hands
        assert [len(hand) for hand in hands] == [4] * seats
        dealt = Counter(card for hand in hands for card in hand)
        assert dealt["the_thing"] == 1
        assert dealt["infected"] == 0
        assert not [card for card in dealt if BACK[card] == "panic"]


@pytest.mark.rule("SA-2")
def test_the_thing_is_each_of_the_dealt_cards_with_the_same_chance() -> None:
    s = GAME.new(Setup(4))
    do(s, "dealer 0")
    for left in range(16, 1, -1):
        weights = {act.what: weight for act, weight in s.chances()}
        assert weights["the_thing"] * left == sum(weights.values())
        plain = {card: count for card, count in weights.items() if card != "the_thing"}
        unseen = dict(s.hidden(TABLE).pile)
        assert all(count == (left - 1) * unseen[card] for card, count in plain.items())
        do(s, f"deal {next(iter(plain))}")
    assert [str(act) for act, _ in s.chances()] == ["deal the_thing"]  # it is the last card, if it was no other


@pytest.mark.rule("SA-3")
@pytest.mark.parametrize("seats", [4, 12])
def test_all_that_is_left_is_the_pile_and_there_are_no_discards(seats: int) -> None:
    s = deal(seats)
    seen = s.observe(ALL)
    assert seen.pile == sum(copies(seats).values()) - 4 * seats
    assert seen.discards == 0
    pile = Counter(dict(s.hidden(ALL).pile))
    assert pile + Counter(card for hand in seen.hands for card in hand) == Counter(copies(seats))
    assert pile["infected"] == copies(seats)["infected"]


@pytest.mark.rule("SA-3")
def test_discards_lie_face_down() -> None:
    s = drawn("whisky", hands={0: "axe suspicion suspicion suspicion"})
    do(s, "discard axe")
    for viewer in (1, 5, TABLE):
        assert s.observe(viewer).discards == 1
        assert s.observe(viewer).gone == ()
    assert dict(s.hidden(ALL).discards) == {"axe": 1}


@pytest.mark.rule("SA-4")
def test_everybody_sees_the_back_of_the_top_card_but_not_the_card() -> None:
    s = GAME.new(Setup(4))
    do(s, "dealer 1")
    for _ in range(15):
        do(s, f"deal {next(act.what for act, _ in s.chances() if act.what != 'the_thing')}")
    events = s.apply(GAME.parse("deal the_thing"))
    assert [event.count for event in happened(events, PileMade)] == [19]
    assert {str(act): weight for act, weight in s.chances()} == {"back stay_away": 15, "back panic": 4}
    events = s.apply(GAME.parse("back panic"))
    assert [(event.back, event.audience) for event in happened(events, TopSeen)] == [("panic", EVERYONE)]
    assert [s.observe(viewer).top for viewer in (0, 1, 2, 3, TABLE)] == ["panic"] * 5
    assert {BACK[act.what] for act, _ in s.chances()} == {"panic"}  # the card that is drawn has that back


@pytest.mark.rule("SA-4")
def test_after_each_draw_the_next_back_is_seen() -> None:
    s = table(top="stay_away")
    s.apply(GAME.parse("draw infected"))
    assert (s.observe(TABLE).asked, s.actor()) == ("back", CHANCE)
    assert {str(act): weight for act, weight in s.chances()} == {
        "back stay_away": sum(count for card, count in s.hidden(ALL).pile if BACK[card] == "stay_away"),
        "back panic": 8,
    }
    do(s, "back panic")
    assert s.observe(3).top == "panic"


@pytest.mark.rule("SA-4")
def test_a_pile_of_one_back_shows_it_and_an_empty_one_nothing() -> None:
    s = table(pile="axe suspicion", hands={0: "whisky whisky"})
    s.apply(GAME.parse("draw suspicion"))
    assert s.observe(TABLE).top == "stay_away"
    s = table(pile="axe", hands={0: "whisky whisky"})
    s.apply(GAME.parse("draw axe"))
    assert s.observe(TABLE).top == ""


@pytest.mark.rule("SA-5")
@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (2, 3), (3, 0)])
def test_the_player_left_of_the_dealer_begins_and_play_runs_clockwise(dealer: int, first: int) -> None:
    s = deal(4, dealer=dealer)
    seen = s.observe(TABLE)
    assert (seen.turn, seen.active, seen.direction) == (1, first, 1)


@pytest.mark.rule("SA-5")
def test_everybody_deals_with_the_same_chance() -> None:
    s = GAME.new(Setup(5))
    assert [(str(act), weight) for act, weight in s.chances()] == [(f"dealer {seat}", 1) for seat in range(5)]
    assert happened(s.apply(GAME.parse("dealer 4")), DealerChosen)[0].seat == 4


@pytest.mark.rule("SA-6")
def test_who_holds_the_thing_is_the_thing_and_all_others_are_human() -> None:
    for seed in range(8):
        seen = deal(6, seed).observe(ALL)
        holder = next(seat for seat, hand in enumerate(seen.hands) if "the_thing" in hand)
        assert seen.roles == tuple("thing" if seat == holder else "human" for seat in range(6))


@pytest.mark.rule("SA-6")
def test_a_dealt_card_is_seen_by_its_holder_alone_and_so_is_the_role() -> None:
    s = GAME.new(Setup(4))
    do(s, "dealer 3")
    events = do(s, "deal the_thing")
    assert [event.card for event in happened(events, Dealt, 0)] == ["the_thing"]
    for viewer in (1, 2, 3, TABLE):
        assert [event.card for event in happened(events, Dealt, viewer)] == [""]
    s = deal(4)
    for viewer in (0, 1, 2, 3, TABLE):
        seen = s.observe(viewer)
        assert (seen.hands, seen.roles) == ((), ())
        assert seen.hand == (() if viewer == TABLE else s.observe(ALL).hands[viewer])
        assert seen.role == ("" if viewer == TABLE else s.observe(ALL).roles[viewer])
        assert (seen.thing == viewer) == (seen.role == "thing")


@pytest.mark.rule("SA-6")
def test_an_unknown_number_of_players_is_refused() -> None:
    for seats in (3, 13):
        with pytest.raises(ValueError, match="four to twelve"):
            GAME.new(Setup(seats))


def test_the_deck_file_names_every_category() -> None:
    assert Counter(CATEGORY.values()) == {"contagion": 2, "action": 10, "defense": 5, "obstacle": 2, "panic": 12}
    assert {card for card, back in BACK.items() if back == "panic"} == {card for card, kind in CATEGORY.items() if kind == "panic"}


def test_the_first_turn_is_announced() -> None:
    s = GAME.new(Setup(4))
    do(s, "dealer 1", *[f"deal {card}" for card in ["the_thing", *["suspicion"] * 4, *["seduction"] * 2, *["determination"] * 2]])
    while not s.observe(TABLE).turn:
        events = s.apply(next(act for act, _ in s.chances()))
    assert [(event.seat, event.turn) for event in happened(events, TurnBegan)] == [(2, 1)]
