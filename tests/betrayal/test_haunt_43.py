"""Haunt 43, The Star-Sickness."""

from __future__ import annotations

import random

import pytest

from game.betrayal import GAME
from game.betrayal.actions import act
from game.betrayal.harm import Die
from game.betrayal.haunts.sickness import is_sick, numbers
from game.betrayal.terms import HEROES, TRAITORS
from game.engine.contract import CHANCE, TABLE, visible
from tests.betrayal.scene import begin_turn, haunted, play, put, run, scene, texts, total
from tests.betrayal.sick import ROOMS, deal, ended, inoculate, kinds, meeting, sick, with_serum
from tests.betrayal.swapping import swap


@pytest.mark.rule("BT-H43", "BT-6.6.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up(seats: int) -> None:
    s = sick(seats, first=1)
    assert sorted(int(number) for seat in range(seats) for number in numbers(s, seat)) == list(range(1, 2 * seats + 1))
    assert [seat for seat in range(seats) if is_sick(s, seat)] == [1]
    assert s.t.traitor < 0
    assert {b.side for b in s.t.bodies} == {HEROES}
    assert s.counter("track") == 1
    assert s.t.turn.body == 1  # left of the revealer


def test_the_laboratory_is_found_and_placed() -> None:
    s = scene(3, rooms=ROOMS[:3])
    haunted(s, 43, revealer=0)
    deal(s, [(1, 2), (3, 4), (5, 6)])
    assert s.actor() == 1
    assert kinds(s, "lay")
    play(s, texts(s)[0])
    assert "research_laboratory" in s.board.spots


@pytest.mark.rule("BT-H43")
def test_only_the_holder_knows_the_numbers() -> None:
    s = scene(3, rooms=ROOMS)
    haunted(s, 43, revealer=0)
    events = play(s, "deal 1")  # to seat 1
    assert [event.fact for event in visible(events, 1)] == ["dealt", "you_are_sick"]  # type: ignore[attr-defined]
    for viewer in (0, 2, TABLE):
        assert [event.words for event in visible(events, viewer)] == [()]  # type: ignore[attr-defined]
        assert s.observe(viewer).own == {}


@pytest.mark.rule("BT-H43")
def test_company_means_an_exchange_once_a_turn() -> None:
    s = sick()
    put(s, 2, "abandoned_room")
    put(s, 1, "entrance_hall")
    begin_turn(s, 1)
    assert s.actor() == 1
    play(s, "go abandoned_room")
    assert [str(outcome) for outcome, _ in s.chances()] == ["swap 0 0", "swap 0 1", "swap 1 0", "swap 1 1"]
    events = play(s, "swap 0 1")
    assert numbers(s, 1) == ["6", "4"]
    assert numbers(s, 2) == ["5", "3"]
    assert s.counter("exchanges") == 1
    assert [event.words for event in visible(events, 1) if getattr(event, "fact", "") == "gave_and_got"] == [("3", "6", "2")]  # type: ignore[attr-defined]
    assert not [event for event in visible(events, 0) if getattr(event, "fact", "") == "gave_and_got"]
    assert [event.words for event in visible(events, 0) if getattr(event, "fact", "") == "exchanged"] == [("2",)]  # type: ignore[attr-defined]
    play(s, "go entrance_hall", "go abandoned_room")
    assert s.counter("exchanges") == 1
    assert s.actor() == 1


def test_if_possible_with_one_whom_one_has_not_yet_exchanged_with() -> None:
    s = sick(4)
    s.mark("met", "1_2")
    meeting(s, 1, "kitchen", 2, 3)
    assert s.actor() == CHANCE  # only seat 3 is left
    play(s, "swap 0 0")
    assert s.marked("met", "1_3")
    meeting(s, 1, "kitchen", 2, 3)
    assert texts(s) == ["exchange 2", "exchange 3"]


def test_number_1_makes_a_traitor_for_good() -> None:
    s = sick()
    meeting(s, 0, "kitchen", 2)
    play(s, "swap 0 0")
    assert numbers(s, 2)[0] == "1"
    assert is_sick(s, 0)
    assert is_sick(s, 2)
    assert not is_sick(s, 1)
    assert {b.side for b in s.t.bodies} == {HEROES}


@pytest.mark.rule("BT-6.6.1", "BT-H43")
def test_a_traitor_by_exchange_may_show_himself_the_first_never() -> None:
    s = sick(4)
    assert s.interrupts() == []
    meeting(s, 0, "kitchen", 2)
    play(s, "swap 0 0")
    assert [(seat, str(chosen)) for seat, chosen in s.interrupts()] == [(2, "reveal 2")]
    assert s.observe(1).interrupts == ()
    s.apply(act("reveal", 2))
    assert s.t.bodies[2].side == TRAITORS
    assert s.interrupts() == []


@pytest.mark.rule("BT-H43")
def test_after_the_revealers_turn_the_sickness_attacks_all_who_are_not_safe() -> None:
    for track, dice in ((1, 2), (8, 9)):
        s = sick()
        inoculate(s, 1)
        s.t.counters["track"] = track
        begin_turn(s, 0)
        play(s, "end")
        assert max(len(outcome.words) for outcome, _ in s.chances()) == dice
        total(s, 3)
        total(s, 2)  # seat 2 resists
        assert s.actor() == 2
        play(s, "spread 1 0")
        total(s, 4)  # seat 0, the traitor, too
        assert s.t.turn.body == 1


def test_it_attacks_though_the_revealer_is_dead() -> None:
    s = sick(4, first=2)
    run(s, Die(0, "test"))
    begin_turn(s, 3)
    play(s, "end")
    assert s.counter("track") == 2
    assert s.actor() == CHANCE


@pytest.mark.rule("BT-H43", "BT-6.9.1")
def test_the_heroes_win_when_all_the_living_are_inoculated() -> None:
    s = sick()
    with_serum(s, 1)
    inoculate(s, 2)
    run(s, Die(0, "injected"))
    assert s.outcome() is None
    begin_turn(s, 1)
    play(s, "do inject 1")
    assert ended(s) == ("heroes_inoculated", (1, 2))


@pytest.mark.rule("BT-H43")
def test_the_traitors_win_when_nobody_is_healthy_but_the_last_one_loses() -> None:
    s = sick()
    meeting(s, 0, "kitchen", 2)
    play(s, "swap 0 0")
    meeting(s, 2, "kitchen", 1)
    play(s, "swap 0 0")
    assert ended(s) == ("traitors_all_sick", (0, 2))


def test_the_first_traitor_alone_does_not_lose() -> None:
    s = sick()
    run(s, Die(1, "test"))
    assert s.outcome() is None
    run(s, Die(2, "test"))
    assert ended(s) == ("traitors_all_sick", (0,))


@pytest.mark.rule("BT-H43", "BT-6.6.1")
def test_other_numbers_look_the_same_to_everybody_else() -> None:
    s = sick(4)
    rng = random.Random(1)
    firsts = set()
    for exchanged in (False, True):
        if exchanged:
            meeting(s, 0, "kitchen", 2)
            play(s, "swap 0 0")
        for body in range(4):
            begin_turn(s, body)
            for viewer in (0, 1, 2, 3, TABLE, TABLE, TABLE):
                other = swap(GAME, s, viewer, rng)
                if other is None:
                    continue
                made = GAME.rebuild(s.observe(viewer), other)
                assert made.observe(viewer) == s.observe(viewer)
                assert made.actor() == s.actor()
                if viewer == s.actor():
                    assert made.legal_actions() == s.legal_actions()
                if not exchanged:
                    firsts.add(next(seat for seat in range(4) if is_sick(made, seat)))
    assert len(firsts) == 4
