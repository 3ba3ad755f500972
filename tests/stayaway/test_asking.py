"""Who is asked follows from what all know: a question betrays nothing."""

from __future__ import annotations

import pytest

from game.engine.contract import TABLE, Event, visible
from game.stayaway.state import SaState
from tests.stayaway.scene import asked, do, drawn, legal, settle

WITH = "axe no_barbecues im_comfortable suspicion"
WITHOUT = "axe whisky seduction suspicion"
CASES = [
    ("flamethrower", "barbecue", "no_barbecues"),
    ("youd_better_run", "comfort", "im_comfortable"),
    ("change_places", "comfort", "im_comfortable"),
]


@pytest.mark.rule("SA-44", "SA-40")
@pytest.mark.parametrize(("card", "question", "answer"), CASES)
def test_a_target_is_asked_though_it_has_no_answer_card(card: str, question: str, answer: str) -> None:
    for hand in (WITH, WITHOUT):
        s = drawn(card, hands={1: hand})
        do(s, f"play {card} 1")
        assert asked(s) == (question, 1)
        assert legal(s)[-1] == "accept"
        assert (f"refuse {answer}" in legal(s)) == (hand == WITH)


@pytest.mark.parametrize(("card", "question", "answer"), CASES)
def test_it_is_not_asked_when_all_know_its_hand_and_there_is_none(card: str, question: str, answer: str) -> None:
    s = drawn(card, hands={1: WITHOUT}, known={1: WITHOUT})
    do(s, f"play {card} 1")
    assert asked(s) == ("lay", 0)
    s = drawn(card, hands={1: WITHOUT}, known={1: "axe whisky seduction"})  # one card is not known
    do(s, f"play {card} 1")
    assert asked(s) == (question, 1)
    s = drawn(card, hands={1: WITH}, known={1: WITH})
    do(s, f"play {card} 1")
    assert asked(s) == (question, 1)


@pytest.mark.parametrize(("card", "question", "answer"), CASES)
def test_nor_when_all_copies_are_known_to_lie_elsewhere(card: str, question: str, answer: str) -> None:
    s = drawn(card, hands={1: WITHOUT}, gone=f"{answer} {answer}")  # both copies for six players
    do(s, f"play {card} 1")
    assert asked(s) == ("lay", 0)
    s = drawn(card, hands={1: WITHOUT, 2: f"{answer} whisky"}, known={2: answer}, gone=answer)
    do(s, f"play {card} 1")
    assert asked(s) == ("lay", 0)
    s = drawn(card, hands={1: WITHOUT, 2: f"{answer} whisky"}, gone=answer)  # nobody knows of that one
    do(s, f"play {card} 1")
    assert asked(s) == (question, 1)
    s = drawn(card, hands={1: WITHOUT}, discards=f"{answer} {answer}")  # thrown away unseen
    do(s, f"play {card} 1")
    assert asked(s) == (question, 1)


def steps(s: SaState, *texts: str) -> list[tuple[str, list[Event]]]:
    """After each step who is asked what, and what another seat sees happen."""
    return [(str(asked(s)), visible(do(s, text), 3)) for text in texts]


@pytest.mark.parametrize(("card", "question", "answer"), CASES)
def test_a_seat_with_an_answer_card_that_keeps_it_looks_like_one_without(card: str, question: str, answer: str) -> None:
    same = {
        2: "whisky suspicion suspicion seduction",
        3: "determination determination seduction missed",
        4: "the_thing analysis seduction scary",
    }
    hands = {**same, 0: "determination missed scary suspicion", 5: "youd_better_run change_places no_thanks watch_your_back"}
    one = drawn(card, hands={**hands, 1: "axe whisky no_barbecues im_comfortable"})
    two = drawn(card, hands={**hands, 1: "axe whisky quarantine locked_door"})
    assert steps(one, f"play {card} 1", "accept", "lay missed") == steps(two, f"play {card} 1", "accept", "lay missed")
    for viewer in (0, 2, 3, 4, 5, TABLE):
        assert one.observe(viewer) == two.observe(viewer)


@pytest.mark.rule("SA-45")
@pytest.mark.parametrize("hand", ["axe scary no_thanks missed", "axe whisky seduction suspicion"])
def test_an_exchange_partner_is_always_asked(hand: str) -> None:
    s = drawn("suspicion", hands={1: hand}, known={1: hand})
    do(s, "discard suspicion", f"lay {s.observe(0).hand[0]}")
    assert asked(s) == ("answer", 1)


def test_also_when_there_is_only_one_answer() -> None:
    s = drawn("suspicion", 9, hands={1: "the_thing seduction seduction seduction"})
    do(s, "discard suspicion", f"lay {s.observe(0).hand[0]}")
    assert legal(s) == ["give seduction"]


def test_the_thing_is_asked_in_forgetful_though_it_has_no_choice() -> None:
    s = drawn("forgetful", hands={0: "the_thing axe whisky suspicion"})
    assert asked(s) == ("forget", 0)
    s = drawn("forgetful", hands={0: "axe whisky suspicion suspicion"})
    assert asked(s) == ("forget", 0)
    do(s, "keep axe")
    settle(s)
    assert asked(s) == ("lay", 0)
