"""How computer players of Betrayal deal: what they propose, and what they take (BT-4.5.1)."""

from __future__ import annotations

import random

import pytest

from game.betrayal.state import BtState
from game.players.betrayal.deals import agrees, proposals
from game.players.betrayal.policy import choose
from game.players.registry import make_player
from tests.betrayal.scene import begin_turn, haunted, lay_deal, plain_haunt, play, scene
from tests.betrayal.sick import meeting, sick


def dealers(*hands: list[str]) -> BtState:
    """Explorers with these cards in the Foyer, at the first one's turn."""
    return scene(3, at={0: "foyer", 1: "foyer", 2: "basement_landing"}, cards=dict(enumerate(hands)))


def answer(s: BtState, level: str = "normal") -> str:
    """What the computer player that is asked says."""
    seat = s.actor()
    assert seat is not None
    return str(make_player("betrayal", level, seat).decide([], s.observe(seat), random.Random(1)))


@pytest.mark.rule("BT-4.5.1")
@pytest.mark.parametrize(
    ("gives", "asks", "taken"),
    [
        (["armor"], [], True),  # a gift
        ([], ["ring"], False),  # something for nothing
        (["armor"], ["bottle"], True),
        (["bottle"], ["armor"], False),
        (["bottle", "music_box"], ["holy_symbol"], False),
        (["amulet_of_the_ages"], ["bottle"], True),
        (["axe"], ["amulet_of_the_ages"], False),  # three steps of everything go with it
    ],
)
def test_before_the_haunt_a_deal_is_taken_for_what_it_brings(gives: list[str], asks: list[str], taken: bool) -> None:
    s = dealers(gives, asks)
    lay_deal(s, 1, gives, asks)
    assert answer(s) == ("accept" if taken else "refuse")


@pytest.mark.rule("BT-4.5.1")
def test_a_second_weapon_is_swapped_for_something_that_both_like() -> None:
    s = dealers(["spear", "axe"], ["armor", "medical_kit"])
    plans = proposals(s, 0, 1)
    assert plans
    for gives, asks in plans:
        assert agrees(s, 1, 0, gives, asks)
    for _ in range(4):
        play(s, str(choose(s)))
    assert s.actor() == 1
    assert answer(s) == "accept"
    play(s, "accept")
    assert {"armor", "medical_kit"} & set(s.t.bodies[0].cards)
    assert {"axe", "spear"} & set(s.t.bodies[1].cards)
    assert {"axe", "spear"} & set(s.t.bodies[0].cards)


@pytest.mark.rule("BT-4.5.1")
def test_after_a_refusal_another_deal_is_proposed_or_none() -> None:
    s = dealers(["spear", "axe"], ["armor", "medical_kit"])
    refusals = 0
    for _ in range(20):
        if s.actor() == 1:
            play(s, "refuse")
            refusals += 1
        elif not str(choose(s)).startswith(("trade", "give", "ask", "take_back", "offer", "call_off")):
            break
        else:
            play(s, str(choose(s)))
    assert 1 <= refusals <= 2
    assert s.used("deal")


@pytest.mark.rule("BT-4.5.1")
def test_the_crystal_ball_goes_to_the_companion_who_needs_it() -> None:
    s = scene(3, rooms=["library N foyer"], at=dict.fromkeys(range(3), "library"))
    haunted(s, 12, revealer=0, omen="crystal_ball")
    ball = s.holder("crystal_ball")
    other = next(seat for seat in range(3) if seat != ball)
    for twin in s.monsters():
        if s.t.bodies[twin].mark == str(ball):
            s.t.bodies[twin].alive = False
    begin_turn(s, ball)
    assert (("crystal_ball",), ()) in proposals(s, ball, other)
    assert agrees(s, other, ball, ("crystal_ball",), ())


@pytest.mark.rule("BT-4.5.1")
def test_companions_give_what_is_worth_more_to_the_other_but_nobody_does_where_the_traitor_is_hidden() -> None:
    s = dealers(["spear", "axe"], [])
    plain_haunt(s, traitor=2)
    assert agrees(s, 0, 1, (), ("axe",))  # the Spear is left
    s = dealers(["spear"], [])
    plain_haunt(s, traitor=2)
    assert not agrees(s, 0, 1, (), ("spear",))
    s = dealers(["spear", "axe"], [])
    assert not agrees(s, 0, 1, (), ("axe",))  # no companions yet
    s = sick()
    s.mark("serum", "1")
    s.mark("inoculated", "1")
    s.mark("inoculated", "2")
    meeting(s, 1, "kitchen", 2)
    assert not agrees(s, 1, 2, (), ("serum",))


@pytest.mark.rule("BT-4.5.1")
def test_nothing_is_proposed_where_nobody_gains() -> None:
    s = dealers(["bottle"], ["bell"])
    assert proposals(s, 0, 1) == []
    assert not str(choose(s)).startswith("trade")


def test_hard_answers_deals_as_normal_does_or_better() -> None:
    s = dealers(["bottle"], ["armor"])
    lay_deal(s, 1, ["bottle"], ["armor"])
    assert answer(s, "hard") == "refuse"
