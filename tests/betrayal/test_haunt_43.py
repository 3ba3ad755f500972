"""Haunt 43, The Star-Sickness."""

from __future__ import annotations

import random

import pytest

from game.betrayal import GAME
from game.betrayal.actions import act
from game.betrayal.harm import Die
from game.betrayal.haunts.sickness import is_sick, numbers
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, TRAITORS
from game.engine.contract import CHANCE, TABLE, visible
from tests.betrayal.playing import random_games
from tests.betrayal.scene import begin_turn, give, haunted, play, put, run, scene, texts, total
from tests.betrayal.swapping import swap

ROOMS = (
    "abandoned_room N entrance_hall",
    "gardens N abandoned_room",
    "kitchen S entrance_hall",
    "research_laboratory N upper_landing",
)
APART = ("foyer", "grand_staircase", "abandoned_room", "basement_landing", "upper_landing", "entrance_hall")


def deal(s: BtState, hands: list[tuple[int, int]]) -> None:
    """Chance deals these numbers."""
    left = [list(hand) for hand in hands]
    while s.actor() == CHANCE and s.chances()[0][0].verb == "deal":
        s.apply(act("deal", left[s.question.seat].pop(0)))  # type: ignore[union-attr]


def sick(seats: int = 3, first: int = 0, **cards: list[str]) -> BtState:
    """The haunt, revealed by seat 0. Seat `first` has 1 and 2, the others the numbers after in the order of seats; they stand apart."""
    s = scene(seats, rooms=ROOMS, at={seat: APART[seat] for seat in range(seats)})
    for seat in range(seats):
        for card in cards.get(f"seat{seat}", []):
            give(s, seat, card)
    haunted(s, 43, revealer=0)
    order = [first, *(seat for seat in range(seats) if seat != first)]
    hands = {seat: (2 * place + 1, 2 * place + 2) for place, seat in enumerate(order)}
    deal(s, [hands[seat] for seat in range(seats)])
    return s


def kinds(s: BtState, verb: str) -> list[str]:
    return [text for text in texts(s) if text.startswith(verb)]


def ended(s: BtState) -> tuple[str, tuple[int, ...]]:
    outcome = s.outcome()
    assert outcome is not None
    return outcome.reason, outcome.winners


def with_serum(s: BtState, seat: int) -> None:
    s.mark("serum", str(seat))


def inoculate(s: BtState, *seats: int) -> None:
    for seat in seats:
        s.mark("inoculated", str(seat))


@pytest.mark.rule("BT-haunt:43", "BT-6.6.1")
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


@pytest.mark.rule("BT-haunt:43")
def test_only_the_holder_knows_the_numbers() -> None:
    s = scene(3, rooms=ROOMS)
    haunted(s, 43, revealer=0)
    events = play(s, "deal 1")  # to seat 1
    assert [event.fact for event in visible(events, 1)] == ["dealt", "you_are_sick"]  # type: ignore[attr-defined]
    for viewer in (0, 2, TABLE):
        assert [event.words for event in visible(events, viewer)] == [()]  # type: ignore[attr-defined]
        assert s.observe(viewer).own == {}


def meeting(s: BtState, active: int, room: str, *seats: int) -> None:
    for seat in (active, *seats):
        put(s, seat, room)
    begin_turn(s, active)


@pytest.mark.rule("BT-haunt:43")
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


@pytest.mark.rule("BT-6.6.1", "BT-haunt:43")
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


@pytest.mark.rule("BT-haunt:43")
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


@pytest.mark.rule("BT-haunt:43")
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


@pytest.mark.rule("BT-haunt:43", "BT-6.9.1")
def test_the_heroes_win_when_all_the_living_are_inoculated() -> None:
    s = sick()
    with_serum(s, 1)
    inoculate(s, 2)
    run(s, Die(0, "injected"))
    assert s.outcome() is None
    begin_turn(s, 1)
    play(s, "do inject 1")
    assert ended(s) == ("heroes_inoculated", (1, 2))


@pytest.mark.rule("BT-haunt:43")
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


def test_what_the_dead_had_lies_there() -> None:
    s = sick(4)
    s.count("herbs_1", 2)
    with_serum(s, 1)
    put(s, 1, "kitchen")
    run(s, Die(1, "test"))
    assert s.t.tokens["herbs"] == ["kitchen", "kitchen"]
    put(s, 2, "kitchen")
    begin_turn(s, 2)
    play(s, "do take_serum", "do take_herbs")
    assert s.marked("serum", "2")
    assert s.counter("herbs_2") == 1


def test_the_serum_is_handed_over() -> None:
    s = sick()
    with_serum(s, 1)
    inoculate(s, 1, 2)
    meeting(s, 1, "kitchen", 2)
    play(s, "do hand_over 2")
    assert s.t.marks["serum"] == ["2"]


@pytest.mark.rule("BT-haunt:43", "BT-6.6.1")
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


def test_goals() -> None:
    s = sick(4)
    assert "research_laboratory" in {goal.room for goal in s.haunt.goals(s, 1)}
    assert "research_laboratory" not in {goal.room for goal in s.haunt.goals(s, 0)}
    with_serum(s, 1)
    assert {goal.room for goal in s.haunt.goals(s, 2)} == {APART[1]}


@pytest.mark.slow
@pytest.mark.rule("BT-haunt:43")
def test_random_games_end() -> None:
    assert "traitors_all_sick" in random_games(43, 80)
