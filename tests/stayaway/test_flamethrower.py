"""The Thing and the Flamethrower (SA-51): when it is caught, what it is offered in its own turn, and that nobody sees it."""

from __future__ import annotations

import pytest

from game.engine.contract import ALL, EVERYONE, TABLE, Outcome, visible
from game.stayaway import GAME
from game.stayaway.events import Caught, GoesOn, RolesShown
from game.stayaway.state import SaState
from tests.stayaway.scene import asked, do, drawn, happened, legal, outcome, settle

VICTIM = "axe missed suspicion suspicion"
HOT = "the_thing flamethrower axe suspicion"
TWO = "the_thing flamethrower flamethrower axe"


# caught


@pytest.mark.rule("SA-51", "SA-card:analysis")
def test_the_thing_caught_with_a_flamethrower_in_anothers_turn_loses_with_all_infected() -> None:
    s = drawn("analysis", 6, hands={1: HOT}, infected=[4], ring=[0, 1, 2, 4, 5], hot=1)
    events = do(s, "play analysis 1")
    assert [(event.seat, event.by, event.audience) for event in happened(events, Caught)] == [(1, 0, EVERYONE)]
    assert s.outcome() == Outcome((0, 2, 5), (1, 3, 4), "caught")
    assert GAME.winning_side(s.outcome() or Outcome((), (), "")) == "humans"
    assert happened(events, RolesShown)[0].hands[1] == ("the_thing", "flamethrower", "axe", "suspicion")


@pytest.mark.rule("SA-51")
def test_suspicion_catches_only_when_it_shows_the_flamethrower() -> None:
    s = drawn("suspicion", hands={1: HOT}, hot=1)
    do(s, "play suspicion 1")
    t = s.clone()
    events = do(s, "pick axe")
    assert [(event.seat, event.why) for event in happened(events, GoesOn)] == [(1, "shown")]
    assert outcome(s) == ("", ())
    do(t, "pick flamethrower")
    assert outcome(t)[0] == "caught"


@pytest.mark.rule("SA-51", "SA-77")
def test_the_thing_may_catch_itself_in_revelations() -> None:
    s = drawn("revelations", 8, hands={1: HOT}, hot=1)
    do(s, "silent")
    events = do(s, "show hand")
    assert [(event.seat, event.by) for event in happened(events, Caught)] == [(1, -1)]
    assert outcome(s)[0] == "caught"


@pytest.mark.rule("SA-51")
def test_nobody_is_caught_in_the_own_turn_and_no_one_but_the_thing() -> None:
    s = drawn("whisky", hands={0: HOT}, hot=1)
    do(s, "play whisky")
    assert outcome(s) == ("", ())
    s = drawn("analysis", hands={1: "flamethrower axe suspicion suspicion"})
    do(s, "play analysis 1")
    assert outcome(s) == ("", ())


@pytest.mark.rule("SA-51")
def test_a_flamethrower_just_received_counts_only_from_the_end_of_its_next_own_turn() -> None:
    hands = {0: "flamethrower seduction seduction suspicion", 1: "the_thing axe infected suspicion", 2: "suspicion whisky seduction axe"}
    s = drawn("whisky", 9, hands=hands, ring=[0, 1, 2], quarantine={2: 2})
    do(s, "discard whisky", "lay flamethrower", "give suspicion")
    assert (s.observe(1).hot, s.observe(1).fresh_hot) == (0, 1)
    do(s, "draw flamethrower")
    assert s.observe(TABLE).active == 1
    assert (s.observe(1).hot, s.observe(1).fresh_hot) == (0, 2)
    do(s, "discard flamethrower")
    assert (s.observe(1).hot, s.observe(1).fresh_hot) == (1, 0)  # its own turn is over
    do(s, "draw infected", "play suspicion 1", "pick flamethrower")
    assert outcome(s)[0] == "caught"


@pytest.mark.rule("SA-51")
def test_before_that_turn_it_is_safe() -> None:
    s = drawn("analysis", 9, hands={1: "the_thing flamethrower axe infected"}, hot=0)
    events = do(s, "play analysis 1")
    assert [event.why for event in happened(events, GoesOn)] == ["shown"]
    assert outcome(s) == ("", ())


@pytest.mark.rule("SA-51")
def test_one_that_could_not_be_got_rid_of_in_the_own_turn_counts_from_its_end() -> None:
    s = drawn("flamethrower", hands={0: "the_thing flamethrower whisky infected"}, doors=[0])
    assert (s.observe(0).hot, s.observe(0).fresh_hot) == (0, 2)
    do(s, "discard flamethrower")
    assert (s.observe(0).hot, s.observe(0).fresh_hot) == (1, 0)


@pytest.mark.rule("SA-51")
def test_of_two_the_one_that_counts_is_caught_and_leaves_first() -> None:
    s = drawn("suspicion", 9, hands={1: TWO}, hot=1)
    assert (s.observe(1).hot, s.observe(1).fresh_hot) == (1, 1)
    t = s.clone()
    do(t, "play suspicion 1", "pick flamethrower")
    assert outcome(t)[0] == "caught"
    do(s, "discard suspicion", f"lay {s.observe(0).hand[0]}", "give flamethrower")
    assert (s.observe(1).hot, s.observe(1).fresh_hot) == (0, 1)


@pytest.mark.rule("SA-51")
def test_one_got_in_the_own_exchange_does_not_count_yet() -> None:
    s = drawn("whisky", hands={0: "the_thing axe infected suspicion", 1: "flamethrower seduction suspicion suspicion"})
    do(s, "discard whisky", "lay axe", "give flamethrower")
    assert (s.observe(0).hot, s.observe(0).fresh_hot) == (0, 1)
    assert (s.observe(1).hot, s.observe(TABLE).hot) == (0, 0)


@pytest.mark.rule("SA-51", "SA-78", "SA-79")
@pytest.mark.parametrize(("card", "answer"), [("blind_date", "date axe"), ("forgetful", "keep the_thing")])
def test_nor_does_one_drawn_when_nothing_can_be_discarded_any_more(card: str, answer: str) -> None:
    s = drawn(card, hands={0: "the_thing axe infected suspicion"}, doors=[0])
    do(s, answer, "draw flamethrower")
    if card == "forgetful":
        do(s, "draw missed", "draw no_barbecues")
    assert s.observe(TABLE).turn == 6
    assert (s.observe(0).hot, s.observe(0).fresh_hot) == (0, 1)


@pytest.mark.rule("SA-51")
def test_one_that_is_given_away_is_no_danger_any_more() -> None:
    s = drawn("whisky", hands={0: "seduction seduction suspicion suspicion", 1: HOT}, hot=1)
    do(s, "discard whisky", "lay seduction", "give flamethrower")
    assert outcome(s) == ("", ())
    assert (s.observe(1).hot, s.observe(1).fresh_hot) == (0, 0)


# what The Thing is offered

ONE = "the_thing flamethrower whisky suspicion"
GOES = "flamethrower_goes"


def choices(s: SaState) -> set[str]:
    """What is offered, statements left out."""
    return {text for text in legal(s) if not text.startswith("say")}


@pytest.mark.rule("SA-51")
def test_with_an_exchange_to_come_anything_is_offered_and_then_only_the_flamethrower() -> None:
    s = drawn("axe", hands={0: ONE})
    assert {"discard axe", "discard flamethrower", "discard whisky", "play flamethrower 1", "play whisky"} <= choices(s)
    assert s.observe(0).withheld == ()
    do(s, "discard axe")
    assert legal(s) == ["lay flamethrower"]
    assert [str(act) for act in s.observe(0).withheld] == ["lay suspicion", "lay whisky"]
    do(s, "lay flamethrower", "give " + s.observe(1).hand[0])
    assert s.observe(0).fresh_hot == 0


@pytest.mark.rule("SA-51")
def test_where_no_exchange_will_take_place_it_is_played_or_discarded() -> None:
    s = drawn("determination", hands={0: ONE}, doors=[0])
    assert choices(s) == {"discard flamethrower", "play determination", "play flamethrower 5"}
    s = drawn("determination", hands={0: ONE}, quarantine={1: 2})
    assert choices(s) == {"discard flamethrower", "play determination", "play flamethrower 1", "play flamethrower 5"}


@pytest.mark.rule("SA-51", "SA-61")
def test_in_quarantine_it_can_only_be_discarded() -> None:
    s = drawn("axe", hands={0: "the_thing flamethrower analysis suspicion"}, quarantine={0: 1})
    assert choices(s) == {"discard flamethrower", "play axe 0"}  # without Quarantine it can be given away
    do(s, "play axe 0")
    assert legal(s) == ["lay flamethrower"]


@pytest.mark.rule("SA-51")
def test_of_two_one_is_played_or_discarded_and_the_other_given() -> None:
    s = drawn("whisky", 9, hands={0: TWO})
    assert choices(s) == {"discard flamethrower", "play flamethrower 1", "play flamethrower 8"}
    do(s, "discard flamethrower")
    assert legal(s) == ["lay flamethrower"]


@pytest.mark.rule("SA-51", "SA-37")
def test_of_two_seduction_gives_only_one() -> None:
    s = drawn("seduction", 9, hands={0: "the_thing flamethrower flamethrower whisky"}, doors=[0])
    assert choices(s) == {"discard flamethrower", "play flamethrower 8", *(f"play seduction {seat}" for seat in range(1, 9))}
    s = drawn("seduction", 9, hands={0: ONE}, doors=[0])
    assert choices(s) == {"discard flamethrower", "play flamethrower 8", *(f"play seduction {seat}" for seat in range(1, 9))}
    do(s, "play seduction 4")
    assert legal(s) == ["lay flamethrower"]


@pytest.mark.rule("SA-51", "SA-35", "SA-34", "SA-60")
def test_a_card_that_opens_or_closes_the_way_to_the_exchange_is_offered_or_not() -> None:
    assert "play watch_your_back" in choices(drawn("watch_your_back", hands={0: ONE}, doors=[0]))
    assert "play watch_your_back" not in choices(drawn("watch_your_back", hands={0: ONE}, doors=[5]))
    assert "play axe left" in choices(drawn("axe", hands={0: ONE}, doors=[0]))
    assert "play axe right" not in choices(drawn("axe", 7, hands={0: ONE}, doors=[0, 6]))
    s = drawn("locked_door", hands={0: ONE})
    assert {"play locked_door right"} == {text for text in choices(s) if "door" in text and "play" in text}
    s = drawn("quarantine", hands={0: ONE})
    assert {"play quarantine 5"} == {text for text in choices(s) if "quarantine" in text and "play" in text}


@pytest.mark.rule("SA-51", "SA-36", "SA-40")
def test_a_seat_swap_is_offered_when_the_exchange_follows_whatever_the_answer() -> None:
    s = drawn("youd_better_run", hands={0: ONE}, doors=[2])
    swaps = {text for text in choices(s) if "run" in text and "play" in text}
    assert swaps == {f"play youd_better_run {seat}" for seat in (1, 3, 4, 5)}  # in the seat of 2 the door would bar it
    s = drawn("youd_better_run", hands={0: ONE}, doors=[0])
    assert not any("play youd" in text for text in choices(s))  # it may be answered, and then the door bars the exchange
    s = drawn("youd_better_run", hands={0: ONE}, doors=[0], gone="im_comfortable im_comfortable")
    assert {text for text in choices(s) if "play youd" in text} == {f"play youd_better_run {seat}" for seat in (1, 2, 3, 4, 5)}


@pytest.mark.rule("SA-51", "SA-33")
def test_determination_keeps_another_flamethrower_only_if_both_can_go() -> None:
    for doors, kept in (([], {"keep flamethrower", "keep analysis", "keep scary"}), ([0], {"keep analysis", "keep scary"})):
        s = drawn("determination", 9, hands={0: ONE}, doors=doors, spare="flamethrower analysis scary")
        do(s, "play determination", "draw flamethrower", "draw analysis", "draw scary")
        assert choices(s) == kept


@pytest.mark.rule("SA-51", "SA-79", "SA-81")
def test_it_goes_on_the_pile_and_into_the_chain_in_its_own_turn_only() -> None:
    s = drawn("blind_date", hands={0: ONE})
    assert legal(s) == ["date flamethrower"]
    s = drawn("chain_reaction", hands={0: ONE})
    assert legal(s) == ["lay flamethrower"]
    s = drawn("chain_reaction", hands={1: ONE})
    do(s, legal(s)[0])
    assert legal(s) == ["lay flamethrower", "lay suspicion", "lay whisky"]


@pytest.mark.rule("SA-51", "SA-72", "SA-73")
def test_a_seat_behind_a_door_is_not_chosen_while_it_must_be_given() -> None:
    s = drawn("get_out_of_here", hands={0: ONE}, doors=[2])
    assert legal(s) == ["swap 1", "swap 3", "swap 4", "swap 5"]
    s = drawn("one_two", 7, hands={0: ONE}, doors=[3])
    assert legal(s) == ["third right"]


@pytest.mark.rule("SA-51", "SA-80")
def test_in_cant_we_be_friends_it_is_given_when_it_cannot_be_given_later() -> None:
    for doors, lays in (([], ["lay flamethrower", "lay suspicion", "lay whisky"]), ([0], ["lay flamethrower"])):
        s = drawn("cant_we_be_friends", 7, hands={0: "the_thing flamethrower whisky suspicion"}, doors=doors)
        do(s, "friend 3")
        assert legal(s) == lays


@pytest.mark.rule("SA-51", "SA-41", "SA-42")
@pytest.mark.parametrize("answer", ["no_thanks", "scary"])
def test_a_copy_whose_giving_was_refused_counts_as_just_received(answer: str) -> None:
    s = drawn("whisky", hands={0: "the_thing flamethrower axe suspicion", 1: f"{answer} seduction seduction suspicion"})
    do(s, "discard whisky", "lay flamethrower", f"refuse {answer}")
    settle(s)
    assert outcome(s) == ("", ())
    assert s.observe(TABLE).active == 1
    assert (s.observe(0).hot, s.observe(0).fresh_hot) == (0, 1)


@pytest.mark.rule("SA-51", "SA-43")
def test_missed_brings_it_back_and_only_it_may_be_laid_again() -> None:
    hands = {
        0: "the_thing flamethrower axe suspicion",
        1: "missed seduction seduction suspicion",
        2: "no_thanks whisky suspicion suspicion",
    }
    s = drawn("whisky", hands=hands)
    do(s, "discard whisky", "lay flamethrower", "refuse missed")
    settle(s)
    assert asked(s) == ("lay", 0)
    assert legal(s) == ["lay flamethrower"]
    t = s.clone()
    do(t, "lay flamethrower", "give whisky")
    assert (t.observe(0).hot, t.observe(0).fresh_hot) == (0, 0)
    do(s, "lay flamethrower", "refuse no_thanks")
    settle(s)
    assert (s.observe(0).hot, s.observe(0).fresh_hot) == (0, 1)
    s = drawn("whisky", hands=hands, doors=[1])
    do(s, "discard whisky", "lay flamethrower", "refuse missed")
    settle(s)
    assert (s.observe(0).hot, s.observe(0).fresh_hot) == (0, 1)


@pytest.mark.rule("SA-51")
def test_to_answer_an_offer_in_anothers_turn_it_gives_what_it_likes_and_so_does_everybody_else() -> None:
    s = drawn("whisky", hands={0: "seduction seduction suspicion suspicion", 1: HOT}, hot=1)
    do(s, "discard whisky", "lay seduction")
    assert legal(s) == ["give flamethrower", "give axe", "give suspicion"]
    s = drawn("whisky", hands={0: "flamethrower seduction suspicion suspicion"}, doors=[0])
    assert "discard whisky" in legal(s)
    s = drawn("whisky", hands={0: "flamethrower infected suspicion suspicion"}, infected=[0])
    do(s, "discard whisky")
    assert len(legal(s)) > 1


@pytest.mark.rule("SA-51")
def test_the_last_other_player_may_be_burnt_though_another_flamethrower_stays() -> None:
    s = drawn("whisky", 9, hands={0: TWO, 3: VICTIM}, ring=[0, 3], human_out=True)
    assert "play flamethrower 3" in choices(s)


@pytest.mark.rule("SA-51")
def test_why_a_card_must_wait_is_told_to_the_thing_alone() -> None:
    s = drawn("whisky", hands={0: ONE}, doors=[0])
    withheld = s.observe(0).withheld
    assert {"discard suspicion", "play whisky", "play suspicion 5"} <= {str(act) for act in withheld}
    for act in withheld:
        told = {seat: GAME.why_not(s.observe(seat), act) for seat in range(6)}
        assert {seat: refusal and refusal.code for seat, refusal in told.items()} == {0: GOES, **dict.fromkeys(range(1, 6), "not_asked")}
    assert all(s.observe(viewer).withheld == () for viewer in (1, 2, 3, 4, 5, TABLE, ALL))


@pytest.mark.rule("SA-51")
@pytest.mark.parametrize(
    ("card", "steps", "spare"),
    [
        ("axe", ["discard suspicion", "lay {held}"], "whisky"),
        ("watch_your_back", ["play watch_your_back", "lay {held}"], "whisky"),
        ("determination", ["play determination", "keep infected", "discard {held}"], "whisky"),
        ("blind_date", ["date {held}"], "whisky"),
        ("chain_reaction", ["lay {held}"], "whisky"),
        ("get_out_of_here", ["swap 3", "lay {held}"], "whisky"),
    ],
)
def test_that_the_choices_are_narrowed_is_seen_by_nobody(card: str, steps: list[str], spare: str) -> None:
    """The same turn with and without a Flamethrower: the same seats are asked the same, and the others see the same."""
    hands = {1: "seduction seduction suspicion suspicion", 2: "change_places seduction suspicion suspicion"}
    hands[3] = "im_comfortable no_thanks missed analysis"
    seen = []
    for held in ("flamethrower", spare):
        s = drawn(card, 9, hands={0: f"the_thing {held} infected suspicion", **hands}, ring=[0, 1, 2, 3])
        told: list[object] = []
        for step in steps:
            events = do(s, step.format(held=held)) + settle(s)  # the first that chance can draw is an Infected!
            told += [asked(s), *(visible(events, viewer) for viewer in (1, 2, 3, TABLE))]
            told += [s.observe(viewer) for viewer in (1, 2, 3, TABLE)]
        seen.append(told)
    assert seen[0] == seen[1]
