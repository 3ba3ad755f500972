"""Haunt 45, Tick, Tick, Tick."""

from __future__ import annotations

import pytest

from game.betrayal.deeds import tile_stays
from game.betrayal.state import BtState
from game.betrayal.terms import TRAITORS
from tests.betrayal.scene import begin_turn, give, haunted, play, put, run, scene, texts, total

ROOMS = ("abandoned_room N entrance_hall", "library N abandoned_room", "gymnasium N library")


def ticking(seats: int = 3, **more: object) -> BtState:
    """The haunt, revealed by seat 0; the professor, seat 3, or Madame Zostra, seat 2, has the highest Knowledge of the others."""
    s = scene(seats, rooms=ROOMS, at=dict.fromkeys(range(seats), "upper_landing"), **more)  # type: ignore[arg-type]
    for seat in range(1, seats):
        s.set_step(seat, "knowledge", 7 if seat == seats - 1 else 3)
    put(s, seats - 1, "library")
    haunted(s, 45, revealer=0)
    return s


@pytest.mark.rule("BT-H45")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up(seats: int) -> None:
    s = ticking(seats)
    traitor = seats - 1
    assert s.t.traitor == traitor
    assert s.t.bodies[traitor].side == TRAITORS
    assert s.t.marks["bomb"] == [str(seat) for seat in range(seats - 1)]
    assert "dynamite" in s.t.bodies[traitor].cards
    assert "dynamite" not in s.t.piles["item"].cards
    assert s.counter("track") == 0
    assert s.t.turn.body == 0
    assert s.actor() == 0


def test_the_dynamite_comes_from_its_owner_and_the_revealer_is_never_the_traitor() -> None:
    s = scene(3, cards={1: ["dynamite"]})
    s.set_step(0, "knowledge", 7)
    s.set_step(1, "knowledge", 1)
    s.set_step(2, "knowledge", 2)
    haunted(s, 45, revealer=0)
    assert s.t.traitor == 2
    assert s.t.bodies[2].cards == ["dynamite"]
    assert s.t.bodies[1].cards == []


def test_the_traitor_stays_where_he_is() -> None:
    s = ticking()
    begin_turn(s, 2)
    assert not [text for text in texts(s) if text.split()[0] in ("go", "explore", "fall", "drop_down")]
    put(s, 2, "collapsed_room")
    assert "fall" not in texts(s)


@pytest.mark.parametrize(("madman", "least"), [(False, 7), (True, 5)])
def test_defusing_needs_7_or_5_with_the_madman(madman: bool, least: int) -> None:
    for result, active in ((least - 1, True), (least, False), (3, True)):
        s = ticking()
        s.set_step(0, "knowledge", 6)
        if madman:
            give(s, 0, "madman")
        begin_turn(s, 0)
        play(s, "do defuse 0")
        total(s, result)
        assert s.marked("bomb", "0") is active
        assert s.t.bodies[0].alive
        assert not [text for text in texts(s) if text.startswith("do")]  # once a turn


def test_a_slip_at_2_or_less_kills_all_explorers_there_and_their_cards_are_lost() -> None:
    s = ticking(4)
    give(s, 0, "axe")
    put(s, 0, "entrance_hall")
    put(s, 1, "entrance_hall")
    begin_turn(s, 0)
    play(s, "do defuse 0")
    total(s, 2)
    assert [b.alive for b in s.t.bodies] == [False, False, True, True]
    assert not s.t.dropped
    assert s.t.marks["bomb"] == ["2"]
    assert s.outcome() is None


def test_a_slip_beside_the_traitor_kills_him_too_and_the_heroes_elsewhere_win() -> None:
    s = ticking()
    put(s, 0, "library")
    begin_turn(s, 0)
    play(s, "do defuse 0")
    total(s, 0)
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("heroes_traitor_dead", (0, 1))


def test_a_companions_bomb_needs_his_leave() -> None:
    s = ticking()
    s.set_step(0, "knowledge", 7)
    begin_turn(s, 0)
    assert {"do defuse 0", "do defuse 1"} <= set(texts(s))
    play(s, "do defuse 1")
    assert s.actor() == 1
    play(s, "no")
    assert s.actor() == 0
    assert "do defuse 0" in texts(s)
    assert "do defuse 1" not in texts(s)
    begin_turn(s, 0)
    play(s, "do defuse 1", "yes")
    total(s, 7)
    assert s.t.marks["bomb"] == ["0"]


def test_it_ticks_after_each_of_the_traitors_turns_with_a_die_for_the_track_and_each_hero_8_at_most() -> None:
    for track, dice in ((0, 3), (3, 6), (10, 8)):
        s = ticking()
        s.t.counters["track"] = track
        begin_turn(s, 2)
        play(s, "end")
        assert s.counter("track") == track + 1
        assert max(len(outcome.words) for outcome, _ in s.chances()) == dice


def test_on_8_the_first_active_bomb_to_the_left_goes_off_on_7_none() -> None:
    for result, alive in ((7, [True, True, True]), (8, [True, False, True])):
        s = ticking()
        s.unmark("bomb", "0")
        put(s, 0, "entrance_hall")
        s.t.counters["track"] = 6
        begin_turn(s, 2)
        play(s, "end")
        total(s, result)
        assert [b.alive for b in s.t.bodies] == alive


def test_a_bomb_kills_the_heroes_in_the_room_defused_or_not() -> None:
    s = ticking(4)
    s.unmark("bomb", "1")
    put(s, 2, "entrance_hall")
    s.t.counters["track"] = 6
    begin_turn(s, 3)
    play(s, "end")
    total(s, 8)
    assert [b.alive for b in s.t.bodies] == [False, False, True, True]


def test_without_an_active_bomb_nothing_is_rolled() -> None:
    s = ticking()
    for seat in (0, 1):
        s.unmark("bomb", str(seat))
    begin_turn(s, 2)
    play(s, "end")
    assert s.counter("track") == 1
    assert s.actor() == 0


def test_coming_beside_the_traitors_room_sets_a_bomb_off_after_his_first_turn() -> None:
    for track, room, alive in ((0, "abandoned_room", True), (1, "abandoned_room", False), (1, "entrance_hall", True)):
        s = ticking()
        s.t.counters["track"] = track
        put(s, 0, "foyer" if room == "entrance_hall" else "entrance_hall")
        begin_turn(s, 0)
        play(s, f"go {room}")
        assert s.t.bodies[0].alive is alive
        assert s.t.bodies[2].alive
    s = ticking()
    s.t.counters["track"] = 1
    s.unmark("bomb", "0")
    put(s, 0, "entrance_hall")
    begin_turn(s, 0)
    play(s, "go abandoned_room", "go library")
    assert s.t.bodies[0].alive


def test_adjacent_means_a_shared_side_whatever_the_doors() -> None:
    s = ticking()
    s.use_board(s.board.with_walls([("library", "S"), ("abandoned_room", "N")]))
    s.t.counters["track"] = 1
    put(s, 0, "entrance_hall")
    begin_turn(s, 0)
    play(s, "go abandoned_room")
    assert not s.t.bodies[0].alive


@pytest.mark.rule("BT-6.9.1", "BT-H45")
def test_the_big_bomb_at_12_and_all_heroes_dead_win_for_the_traitor() -> None:
    s = ticking()
    s.t.counters["track"] = 11
    begin_turn(s, 2)
    play(s, "end")
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("traitors_big_bomb", (2,))
    s = ticking()
    begin_turn(s, 0)
    play(s, "do defuse 0")
    total(s, 1)
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("traitors_all_dead", (2,))


def test_the_traitors_death_wins_for_the_heroes_while_one_lives() -> None:
    from game.betrayal.harm import Die

    s = ticking()
    run(s, Die(2, "test"))
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("heroes_traitor_dead", (0, 1))


def test_the_elevator_with_the_traitor_in_it_stands_still() -> None:
    s = ticking()
    assert not tile_stays(s, "mystic_elevator")
    put(s, 2, "mystic_elevator")
    assert tile_stays(s, "mystic_elevator")
