"""Action cards, and the two answers to them."""

from __future__ import annotations

import pytest

from game.engine.contract import CHANCE, EVERYONE, TABLE
from game.stayaway.events import Answered, Burnt, CardShown, DirectionTurned, Discarded, HandShown, SeatsSwapped, Unanswered
from game.stayaway.observation import Note
from tests.stayaway.scene import asked, discards, do, doors, drawn, hand, happened, legal, outcome, plays, quarantines, ring, settle

SEVEN = "whisky whisky suspicion suspicion"


# Flamethrower


@pytest.mark.rule("SA-30", "SA-card:flamethrower")
def test_a_flamethrower_takes_the_neighbour_out_and_the_exchange_with_the_next_living_player_follows() -> None:
    s = drawn("flamethrower", hands={1: "axe no_thanks suspicion suspicion", 2: SEVEN})
    assert plays(s, "flamethrower") == ["play flamethrower 1", "play flamethrower 5"]
    events = do(s, "play flamethrower 1")
    assert asked(s) == ("barbecue", 1)
    assert legal(s) == ["accept"]
    events = do(s, "accept")
    assert [(event.seat, event.by, event.audience) for event in happened(events, Burnt)] == [(1, 0, EVERYONE)]
    assert ring(s) == (0, 2, 3, 4, 5)
    assert asked(s) == ("lay", 0)
    do(s, legal(s)[0])
    assert asked(s) == ("answer", 2)


@pytest.mark.rule("SA-44", "SA-30", "SA-card:no_barbecues")
def test_no_barbecues_cancels_it_and_a_card_is_drawn() -> None:
    s = drawn("flamethrower", hands={1: "axe no_barbecues suspicion suspicion"})
    do(s, "play flamethrower 1")
    assert legal(s) == ["refuse no_barbecues", "accept"]
    events = do(s, "refuse no_barbecues", "draw infected")
    assert [(event.seat, event.card, event.by) for event in happened(events, Answered)] == [(1, "no_barbecues", 0)]
    assert ring(s) == (0, 1, 2, 3, 4, 5)
    assert hand(s, 1) == "infected axe suspicion suspicion"
    assert s.observe(TABLE).gone == (("flamethrower", 1), ("no_barbecues", 1))
    assert asked(s) == ("lay", 0)


@pytest.mark.rule("SA-30")
def test_no_barbecues_need_not_be_played() -> None:
    s = drawn("flamethrower", hands={1: "axe no_barbecues suspicion suspicion"})
    do(s, "play flamethrower 1", "accept")
    assert ring(s) == (0, 2, 3, 4, 5)


# looking


@pytest.mark.rule("SA-31", "SA-card:analysis")
def test_analysis_shows_a_neighbours_hand_to_its_player_alone() -> None:
    s = drawn("analysis", hands={5: "axe no_thanks suspicion infected"}, infected=[5])
    events = do(s, "play analysis 5")
    cards = ("infected", "axe", "suspicion", "no_thanks")
    for viewer, seen in ((0, cards), (5, cards), (1, ()), (TABLE, ())):
        assert [(event.seat, event.to, event.cards) for event in happened(events, HandShown, viewer)] == [(5, 0, seen)]
    assert s.observe(0).notes == (Note(5, "saw", 5, cards=cards),)
    assert s.observe(5).notes == (Note(5, "showed", 0, cards=cards),)
    assert s.observe(1).notes == ()
    assert s.observe(TABLE).places[5].known == ()
    assert asked(s) == ("lay", 0)  # nothing defends, and the exchange follows


@pytest.mark.rule("SA-31", "SA-card:suspicion")
def test_suspicion_shows_one_random_card_of_a_neighbour() -> None:
    s = drawn("suspicion", hands={1: "axe no_thanks whisky whisky"})
    assert plays(s, "suspicion") == ["play suspicion 1", "play suspicion 5"]
    do(s, "play suspicion 1")
    assert {str(act): weight for act, weight in s.chances()} == {"pick axe": 1, "pick whisky": 2, "pick no_thanks": 1}
    events = do(s, "pick whisky")
    for viewer, seen in ((0, "whisky"), (1, "whisky"), (2, ""), (TABLE, "")):
        assert [(event.seat, event.to, event.card) for event in happened(events, CardShown, viewer)] == [(1, 0, seen)]
    assert s.observe(0).notes == (Note(5, "glimpsed", 1, cards=("whisky",)),)
    assert hand(s, 1) == "axe whisky whisky no_thanks"
    assert asked(s) == ("lay", 0)


@pytest.mark.rule("SA-31", "SA-60")
def test_nobody_looks_through_a_locked_door() -> None:
    s = drawn("suspicion", hands={0: "analysis axe axe flamethrower"}, seats=9, doors=[0])
    assert plays(s, "suspicion") == ["play suspicion 8"]
    assert plays(s, "analysis") == ["play analysis 8"]
    assert plays(s, "flamethrower") == ["play flamethrower 8"]


@pytest.mark.rule("SA-32", "SA-card:whisky")
def test_whisky_shows_the_own_hand_to_all() -> None:
    s = drawn("whisky", hands={0: "axe suspicion suspicion infected"})
    events = do(s, "play whisky")
    cards = ("infected", "axe", "suspicion", "suspicion")
    assert [(event.seat, event.cards, event.audience) for event in happened(events, HandShown)] == [(0, cards, EVERYONE)]
    assert s.observe(TABLE).places[0].known == cards
    assert all(s.observe(seat).notes == (Note(5, "saw", 0, cards=cards),) for seat in range(1, 6))
    assert s.observe(0).notes == (Note(5, "showed", -1, cards=cards),)
    assert asked(s) == ("lay", 0)


# Determination


@pytest.mark.rule("SA-33", "SA-card:determination")
def test_determination_draws_three_keeps_one_and_then_plays_or_discards_again() -> None:
    s = drawn("determination", hands={0: "axe suspicion suspicion whisky"})
    events = do(s, "play determination", "draw infected", "draw im_comfortable", "draw missed")
    assert asked(s) == ("keep", 0)
    assert s.observe(0).choice == ("infected", "im_comfortable", "missed")
    assert s.observe(1).choice == s.observe(TABLE).choice == ()
    assert legal(s) == ["keep infected", "keep im_comfortable", "keep missed"]
    assert hand(s, 0) == "axe suspicion suspicion whisky"
    events = do(s, "keep im_comfortable")
    assert hand(s, 0) == "axe suspicion suspicion whisky im_comfortable"
    assert [(event.card, event.why) for event in happened(events, Discarded, 0)] == [
        ("infected", "determination"),
        ("missed", "determination"),
    ]
    assert [event.card for event in happened(events, Discarded, 1)] == ["", ""]
    assert discards(s) == {"determination": 1, "infected": 1, "missed": 1}
    assert asked(s) == ("act", 0)
    do(s, "discard im_comfortable")
    assert asked(s) == ("lay", 0)
    assert hand(s, 0) == "axe suspicion suspicion whisky"


@pytest.mark.rule("SA-33")
def test_another_determination_may_follow() -> None:
    s = drawn("determination", hands={0: "axe determination suspicion whisky"}, seats=9, spare="determination")
    do(s, "play determination", "draw determination", "draw infected", "draw missed", "keep determination")
    assert plays(s, "determination") == ["play determination"]


# Axe


@pytest.mark.rule("SA-34", "SA-card:axe")
def test_an_axe_removes_a_quarantine_from_oneself_or_a_neighbour() -> None:
    s = drawn("axe", 9, quarantine={0: 2, 1: 2})
    assert plays(s, "axe") == ["play axe 0", "play axe 1"]
    t = s.clone()
    do(s, "play axe 0")
    assert quarantines(s) == {1: 2}
    do(t, "play axe 1")
    assert quarantines(t) == {0: 1}  # the own turn has ended
    assert discards(t)["quarantine"] == 1
    assert plays(drawn("axe", 9, quarantine={2: 1, 7: 2}), "axe") == []


@pytest.mark.rule("SA-34", "SA-60", "SA-card:axe")
def test_or_a_locked_door_beside_one() -> None:
    s = drawn("axe", 7, doors=[0, 2])
    assert plays(s, "axe") == ["play axe left"]
    do(s, "play axe left")
    assert doors(s) == [2]
    assert dict(s.observe(TABLE).gone) == {"axe": 1, "locked_door": 1}
    assert asked(s) == ("lay", 0)  # nothing is in the way any more
    s = drawn("axe", 7, doors=[6])
    assert plays(s, "axe") == ["play axe right"]
    do(s, "play axe right")
    assert doors(s) == []


@pytest.mark.rule("SA-34")
def test_an_axe_does_not_reach_a_neighbours_quarantine_through_a_door() -> None:
    s = drawn("axe", 7, doors=[0], quarantine={1: 2})
    assert plays(s, "axe") == ["play axe left"]


# Watch your back


@pytest.mark.rule("SA-35", "SA-card:watch_your_back")
def test_watch_your_back_turns_the_direction_at_once_this_turns_exchange_included() -> None:
    s = drawn("watch_your_back")
    events = do(s, "play watch_your_back")
    assert [event.direction for event in happened(events, DirectionTurned)] == [-1]
    do(s, legal(s)[0])
    assert asked(s) == ("answer", 5)
    do(s, legal(s, "give")[0])
    assert (s.observe(TABLE).active, s.observe(TABLE).direction) == (5, -1)
    s = drawn("watch_your_back", direction=-1)
    do(s, "play watch_your_back")
    assert s.observe(TABLE).direction == 1


# seat swaps


@pytest.mark.rule("SA-36", "SA-card:change_places")
def test_change_places_swaps_seats_with_a_neighbour() -> None:
    s = drawn("change_places", hands={1: "axe no_thanks suspicion suspicion"})
    assert plays(s, "change_places") == ["play change_places 1", "play change_places 5"]
    do(s, "play change_places 1")
    assert asked(s) == ("comfort", 1)
    events = do(s, "accept")
    assert [(event.one, event.two) for event in happened(events, SeatsSwapped)] == [(0, 1)]
    assert ring(s) == (1, 0, 2, 3, 4, 5)
    assert hand(s, 1) == "axe suspicion suspicion no_thanks"
    do(s, legal(s)[0])
    assert asked(s) == ("answer", 2)


@pytest.mark.rule("SA-36", "SA-card:change_places")
def test_change_places_needs_an_open_gap_and_nobody_in_quarantine() -> None:
    assert plays(drawn("change_places", doors=[0]), "change_places") == ["play change_places 5"]
    assert plays(drawn("change_places", quarantine={5: 1}), "change_places") == ["play change_places 1"]
    assert plays(drawn("change_places", quarantine={0: 1}), "change_places") == []


@pytest.mark.rule("SA-36", "SA-card:youd_better_run")
def test_youd_better_run_swaps_with_anyone_doors_ignored() -> None:
    s = drawn("youd_better_run", 7, doors=[0, 6], quarantine={2: 1})
    assert plays(s, "youd_better_run") == [f"play youd_better_run {seat}" for seat in (1, 3, 4, 5, 6)]
    do(s, "play youd_better_run 3", "accept")
    assert ring(s) == (3, 1, 2, 0, 4, 5, 6)
    assert doors(s) == [3, 6]  # the doors stay where they are
    assert plays(drawn("youd_better_run", quarantine={0: 2}), "youd_better_run") == []


@pytest.mark.rule("SA-36", "SA-61")
def test_hands_move_along_and_other_players_quarantines_stay_before_them() -> None:
    s = drawn("youd_better_run", 9, hands={3: SEVEN}, quarantine={5: 2})
    do(s, "play youd_better_run 3", "accept")
    assert ring(s) == (3, 1, 2, 0, 4, 5, 6, 7, 8)
    assert quarantines(s) == {5: 2}
    assert hand(s, 3) == "suspicion suspicion whisky whisky"


@pytest.mark.rule("SA-40", "SA-card:im_comfortable")
@pytest.mark.parametrize("card", ["change_places", "youd_better_run"])
def test_im_comfortable_cancels_a_seat_swap_and_a_card_is_drawn(card: str) -> None:
    s = drawn(card, hands={1: "axe im_comfortable suspicion suspicion"})
    do(s, f"play {card} 1")
    assert legal(s) == ["refuse im_comfortable", "accept"]
    do(s, "refuse im_comfortable", "draw infected")
    assert ring(s) == (0, 1, 2, 3, 4, 5)
    assert hand(s, 1) == "infected axe suspicion suspicion"
    assert asked(s) == ("lay", 0)


@pytest.mark.rule("SA-40", "SA-44")
def test_each_answer_card_answers_its_own_card_only() -> None:
    s = drawn("change_places", hands={1: "axe no_barbecues no_thanks missed"})
    do(s, "play change_places 1")
    assert legal(s) == ["accept"]
    s = drawn("flamethrower", hands={1: "axe im_comfortable no_thanks missed"})
    do(s, "play flamethrower 1")
    assert legal(s) == ["accept"]


# Seduction


@pytest.mark.rule("SA-37", "SA-12", "SA-card:seduction")
def test_seduction_exchanges_with_anyone_and_ends_the_turn() -> None:
    s = drawn(
        "seduction", 7, hands={0: "axe suspicion suspicion whisky", 3: "scary seduction seduction seduction"}, doors=[0], quarantine={4: 1}
    )
    assert plays(s, "seduction") == [f"play seduction {seat}" for seat in (1, 2, 3, 5, 6)]
    do(s, "play seduction 3", "lay axe", "give scary")
    assert hand(s, 0) == "suspicion suspicion whisky scary"
    assert hand(s, 3) == "axe seduction seduction seduction"
    seen = s.observe(TABLE)
    assert (seen.turn, seen.active) == (6, 1)
    assert plays(drawn("seduction", quarantine={0: 2}), "seduction") == []


@pytest.mark.rule("SA-37", "SA-33")
def test_seduction_after_determination_ends_the_turn_too() -> None:
    s = drawn("determination", 7, hands={0: "seduction suspicion suspicion whisky", 3: SEVEN.replace("whisky", "seduction")})
    do(s, "play determination", "draw infected", "draw im_comfortable", "draw missed", "keep missed", "play seduction 3", "lay missed")
    do(s, legal(s, "give")[0])
    assert s.observe(TABLE).turn == 6


# who is asked


def test_the_target_is_told_of_as_unanswered_when_it_has_no_answer() -> None:
    s = drawn("flamethrower", hands={1: "axe no_thanks suspicion suspicion"})
    events = do(s, "play flamethrower 1", "accept")
    assert [(event.seat, event.by) for event in happened(events, Unanswered)] == [(1, 0)]
    assert outcome(s) == ("", ())
    assert s.actor() != CHANCE
    settle(s)
