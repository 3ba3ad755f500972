"""Things of a haunt that are dealt with like items, as Serum and herbs are in haunt 43 (`game.betrayal.haunts.things`)."""

from __future__ import annotations

import pytest

from tests.betrayal.scene import begin_turn, for_trade, lay_deal, play, put, total
from tests.betrayal.sick import inoculate, kinds, meeting, sick
from tests.betrayal.test_haunt_43_serum import have, owners


@pytest.mark.rule("BT-4.5.1")
@pytest.mark.parametrize(("thing", "other"), [("serum", "herbs"), ("herbs", "serum")])
def test_serum_and_herbs_are_given_to_the_willing_and_exchanged(thing: str, other: str) -> None:
    s = sick()
    inoculate(s, 1, 2)
    have(s, 1, thing)
    have(s, 2, other)
    meeting(s, 1, "kitchen", 2)
    refused, swapped = s.clone(), s.clone()
    lay_deal(s, 2, [thing])
    assert s.actor() == 2
    play(s, "accept")
    assert (owners(s, thing), owners(s, other)) == ([2], [2])
    lay_deal(refused, 2, [thing])
    play(refused, "refuse", "call_off")
    assert owners(refused, thing) == [1]
    lay_deal(swapped, 2, [thing], [other])
    play(swapped, "accept")
    assert (owners(swapped, thing), owners(swapped, other)) == ([2], [1])
    assert not kinds(swapped, f"drop {other}")  # dealt with in this turn


@pytest.mark.rule("BT-4.5.1")
@pytest.mark.parametrize("thing", ["serum", "herbs"])
def test_serum_and_herbs_are_dropped_and_taken_up_in_another_turn(thing: str) -> None:
    s = sick()
    have(s, 1, thing)
    put(s, 1, "kitchen")
    begin_turn(s, 1)
    play(s, f"drop {thing}")
    assert s.t.tokens[thing] == ["kitchen"]
    assert not kinds(s, f"pick_up {thing}")
    begin_turn(s, 1)
    play(s, f"pick_up {thing}")
    assert owners(s, thing) == [1]
    assert not kinds(s, f"drop {thing}")
    assert not kinds(s, "do inject")


@pytest.mark.rule("BT-5.4")
@pytest.mark.parametrize("thing", ["serum", "herbs"])
@pytest.mark.parametrize("by", [1, 2])
def test_serum_and_herbs_are_stolen_by_who_wins_by_two(thing: str, by: int) -> None:
    s = sick()
    inoculate(s, 1, 2)
    have(s, 2, thing)
    meeting(s, 1, "kitchen", 2)
    play(s, "attack 2")
    total(s, 1 + by)
    total(s, 1)
    if by < 2:
        assert not kinds(s, "steal")
        return
    play(s, f"steal {thing}")
    assert owners(s, thing) == [1]
    assert f"give {thing}" not in for_trade(s, 2)


@pytest.mark.rule("BT-4.5.1")
def test_the_pickpockets_gloves_take_the_serum() -> None:
    s = sick(seat1=["pickpockets_gloves"])
    inoculate(s, 1, 2)
    have(s, 2, "serum")
    meeting(s, 1, "kitchen", 2)
    play(s, "use pickpockets_gloves 2 serum")
    assert owners(s, "serum") == [1]


@pytest.mark.rule("BT-4.5.1")
def test_of_several_herbs_only_those_dealt_with_wait_for_the_next_turn() -> None:
    s = sick()
    inoculate(s, 1)
    s.count("herbs_1", 2)
    put(s, 1, "upper_landing")
    begin_turn(s, 1)
    s.lay_token("herbs", "upper_landing")
    play(s, "pick_up herbs", "go research_laboratory", "do deliver")
    assert s.t.tokens["herbs"].count("research_laboratory") == 2
    assert s.counter("herbs_1") == 1
    assert not kinds(s, "drop herbs")  # in the Laboratory they are laid down


@pytest.mark.rule("BT-4.5.1")
def test_the_dog_fetches_and_carries_them() -> None:
    s = sick(seat1=["dog"])
    put(s, 1, "upper_landing")
    s.lay_token("serum", "research_laboratory")
    have(s, 1, "herbs")
    s.lay_token("knowledge", "research_laboratory")
    begin_turn(s, 1)
    carried = s.clone()
    play(s, "use dog fetch serum")
    assert owners(s, "serum") == [1]
    play(carried, "use dog carry herbs", "place research_laboratory")
    assert carried.t.tokens["herbs"] == ["research_laboratory"]
    assert owners(carried, "herbs") == []
