"""Haunt 43, The Star-Sickness: herbs, Laboratory, Serum, and the dead that rise."""

from __future__ import annotations

import pytest

from game.betrayal.harm import Die
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, TRAITORS
from tests.betrayal.scene import begin_turn, for_trade, play, put, run, texts, total
from tests.betrayal.sick import inoculate, kinds, meeting, sick, with_serum


@pytest.mark.parametrize("result", [4, 5])
def test_work_in_the_laboratory_needs_5_with_a_die_for_each_companion_and_the_book(result: int) -> None:
    s = sick(4, seat1=["book"])
    inoculate(s, 1, 2)  # no exchange disturbs
    meeting(s, 1, "research_laboratory", 2)
    s.set_step(1, "knowledge", 3)
    number = s.value(1, "knowledge")
    play(s, "do work")
    assert max(len(outcome.words) for outcome, _ in s.chances()) == number + 2
    total(s, result)
    assert s.t.tokens.get("knowledge", []) == (["research_laboratory"] if result == 5 else [])
    assert not kinds(s, "do work")


@pytest.mark.parametrize("result", [2, 3])
def test_herbs_grow_at_the_end_of_a_turn_at_3(result: int) -> None:
    s = sick()
    put(s, 1, "gardens")
    begin_turn(s, 1)
    play(s, "end")
    total(s, result)
    assert s.counter("herbs_1") == result - 2


@pytest.mark.parametrize(
    ("found", "herbs", "made"),
    [(1, 0, False), (0, 2, False), (1, 1, True), (2, 0, True)],
)
def test_the_serum_needs_as_many_tokens_as_explorers_of_both_kinds(found: int, herbs: int, made: bool) -> None:
    s = sick()
    for _ in range(found):
        s.lay_token("knowledge", "research_laboratory")
    for _ in range(herbs):
        s.lay_token("herbs", "research_laboratory")
    s.count("herbs_1")
    put(s, 1, "research_laboratory")
    begin_turn(s, 1)
    play(s, "do deliver")
    assert s.marked("serum", "1") is made
    assert not kinds(s, "do deliver")
    assert bool(kinds(s, "do work")) is not made


def test_the_willing_are_injected_for_a_space() -> None:
    s = sick()
    with_serum(s, 1)
    inoculate(s, 1)
    s.set_step(2, "might", 0)
    meeting(s, 1, "kitchen", 2)
    play(s, "do inject 2")
    assert s.actor() == 2
    play(s, "no")
    assert s.t.turn.spent == 0
    assert not kinds(s, "do inject")
    begin_turn(s, 1)
    play(s, "do inject 2", "yes")
    assert s.t.turn.spent == 1
    assert s.marked("inoculated", "2")
    assert s.t.bodies[2].traits[0] == s.start_step(2, "might")
    begin_turn(s, 1)
    assert s.actor() == 1  # no exchange any more


def test_an_injected_traitor_is_dead_for_good() -> None:
    s = sick(4)
    with_serum(s, 1)
    inoculate(s, 1)
    meeting(s, 1, "kitchen", 0)
    play(s, "do inject 0", "yes")
    assert not s.t.bodies[0].alive
    assert s.t.bodies[0].side == TRAITORS
    assert s.marked("cured", "0")
    assert "rising_0" not in s.t.counters


def test_the_unwilling_are_injected_by_a_combat_of_speed() -> None:
    s = sick(4)
    with_serum(s, 1)
    inoculate(s, 1)
    meeting(s, 1, "kitchen", 0)
    assert "attack 0 serum" in texts(s)
    lost = s.clone()
    play(s, "attack 0 serum")
    total(s, 3)
    total(s, 2)
    assert s.marked("cured", "0")
    play(lost, "attack 0 serum")
    total(lost, 2)
    total(lost, 3)
    assert texts(lost) == ["spread 1 0", "spread 0 1"]
    assert lost.actor() == 1


@pytest.mark.rule("BT-H43")
def test_a_dead_traitor_misses_a_turn_and_rises_as_an_alien() -> None:
    s = sick(4, seat0=["axe"])
    put(s, 0, "kitchen")
    begin_turn(s, 3)
    run(s, Die(0, "test"))
    assert s.t.bodies[0].side == TRAITORS
    assert s.t.tokens["rising_0"] == ["kitchen"]
    assert s.t.dropped["kitchen"] == ["axe"]
    assert not s.monsters()
    play(s, "end")  # seat 0 is next: he misses his turn, and the sickness attacks
    [alien] = s.monsters("alien")
    assert (s.t.bodies[alien].room, s.t.bodies[alien].seat, s.t.bodies[alien].traits) == ("kitchen", 0, [6, 4, -1, 4])
    assert "rising_0" not in s.t.tokens


def test_who_dies_in_his_own_turn_misses_the_next_one() -> None:
    s = sick(4)
    begin_turn(s, 0)
    run(s, Die(0, "test"))
    assert s.counter("rising_0") == 1
    assert not s.monsters()


def test_a_change_is_stopped_for_a_space() -> None:
    s = sick(4)
    put(s, 0, "kitchen")
    with_serum(s, 1)
    run(s, Die(0, "test"))
    put(s, 1, "kitchen")
    begin_turn(s, 1)
    play(s, "do stop_change 0")
    assert s.t.turn.spent == 1
    assert s.marked("cured", "0")
    assert "rising_0" not in s.t.counters
    assert "rising_0" not in s.t.tokens


def test_who_was_healthy_does_not_change() -> None:
    s = sick(4)
    run(s, Die(1, "test"))
    assert s.t.bodies[1].side == HEROES
    assert "rising_1" not in s.t.counters


def test_an_alien_is_stunned_by_might_and_dies_of_the_serum() -> None:
    s = sick(4)
    inoculate(s, 1)
    run(s, Die(0, "test"))
    alien = s.spawn("alien", "kitchen", 0)
    put(s, 1, "kitchen")
    begin_turn(s, 1)
    play(s, f"attack {alien}")
    total(s, 3)
    total(s, 2)
    assert s.t.bodies[alien].stunned
    with_serum(s, 1)
    begin_turn(s, 1)
    play(s, f"attack {alien} serum")
    total(s, 3)
    total(s, 2)
    assert not s.t.bodies[alien].alive


def test_an_alien_does_no_work() -> None:
    s = sick(4)
    begin_turn(s, s.spawn("alien", "research_laboratory", 0), 3)
    assert not kinds(s, "do")


def test_everyone_may_attack_everyone() -> None:
    s = sick(4)
    inoculate(s, 1, 2)
    meeting(s, 1, "kitchen", 2)
    assert "attack 2" in texts(s)


def test_what_the_dead_had_lies_there() -> None:
    s = sick(4)
    s.count("herbs_1", 2)
    with_serum(s, 1)
    put(s, 1, "kitchen")
    run(s, Die(1, "test"))
    assert s.t.tokens["herbs"] == ["kitchen", "kitchen"]
    put(s, 2, "kitchen")
    begin_turn(s, 2)
    play(s, "pick_up serum", "pick_up herbs")
    assert s.marked("serum", "2")
    assert s.counter("herbs_2") == 1


def test_an_alien_steals_nothing() -> None:
    s = sick(4)
    have(s, 1, "serum")
    put(s, 1, "kitchen")
    begin_turn(s, s.spawn("alien", "kitchen", 0), 3)
    play(s, "attack 1")
    total(s, 4)
    total(s, 1)
    assert not kinds(s, "steal")


@pytest.mark.rule("BT-4.5.1")
def test_who_has_injected_does_not_hand_the_serum_on() -> None:
    s = sick()
    have(s, 1, "serum")
    inoculate(s, 2)
    meeting(s, 1, "kitchen", 2)
    play(s, "do inject 1")
    assert s.marked("inoculated", "1")
    assert "give serum" not in for_trade(s, 2)
    assert not kinds(s, "drop serum")


def have(s: BtState, seat: int, thing: str) -> None:
    if thing == "serum":
        with_serum(s, seat)
    else:
        s.count(f"herbs_{seat}")


def owners(s: BtState, thing: str) -> list[int]:
    if thing == "serum":
        return [int(seat) for seat in s.t.marks.get("serum", ())]
    return [seat for seat in range(s.seats) if s.counter(f"herbs_{seat}")]
