"""Haunt 41, Invisible Traitor."""

from __future__ import annotations

import pytest

from game.betrayal.harm import Die
from game.betrayal.state import BtState
from tests.betrayal.scene import begin_turn, give, haunted, play, run, scene, texts, total

ROOMS = ("abandoned_room N entrance_hall", "library N abandoned_room", "kitchen S entrance_hall", "gymnasium N upper_landing")


def invisible(seats: int = 3, room: str = "library", **cards: list[str]) -> BtState:
    """The haunt: seat 0 is the traitor, in a room that only he knows; the heroes are in the entrance hall, seat 1's turn begins."""
    s = scene(seats, rooms=ROOMS, at=dict.fromkeys(range(seats), "entrance_hall"))
    for seat in range(seats):
        for card in cards.get(f"seat{seat}", []):
            give(s, seat, card)
    haunted(s, 41, revealer=0)
    play(s, f"choose {room}")
    return s


def kinds(s: BtState, verb: str) -> list[str]:
    return [text for text in texts(s) if text.startswith(verb)]


def ended(s: BtState) -> tuple[str, tuple[int, ...]]:
    outcome = s.outcome()
    assert outcome is not None
    return outcome.reason, outcome.winners


@pytest.mark.rule("BT-H41")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up(seats: int) -> None:
    s = scene(seats, rooms=ROOMS)
    haunted(s, 41, revealer=0)
    assert s.t.traitor == s.actor() == 0
    assert set(kinds(s, "choose")) == {f"choose {room}" for room in s.board.spots}
    play(s, "choose library")
    assert s.t.bodies[0].room == ""
    assert s.room(0) == "library"
    assert s.actor() == 1


def test_stealing_needs_speed_4_and_a_0_names_the_victim() -> None:
    for result, stolen, named in ((3, False, False), (1, False, False), (0, False, True), (4, True, True)):
        s = invisible(room="entrance_hall", seat1=["axe"])
        begin_turn(s, 0)
        assert kinds(s, "do steal") == ["do steal 1"]
        play(s, "do steal 1")
        assert s.t.turn.word == ""
        events = total(s, result)
        if stolen:
            assert texts(s) == ["choose axe"]
            play(s, "choose axe")
        assert (s.holder("axe") == 0) is stolen
        assert ("trace" in s.t.marks and "was:entrance_hall" in s.t.marks["trace"]) is named
        assert any(getattr(event, "fact", "") in ("robbed", "tried_to_rob") for event in events) is named
        assert not kinds(s, "do steal")  # once a turn
        assert kinds(s, "do strike")  # and an attack is possible too


@pytest.mark.parametrize(("seats", "dice"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_from_hiding_he_rolls_half_the_starting_heroes_rounded_up(seats: int, dice: int) -> None:
    s = invisible(seats, room="entrance_hall")
    run(s, Die(seats - 1, "test"))  # counted at the start
    begin_turn(s, 0)
    play(s, "do strike 1")
    assert max(len(outcome.words) for outcome, _ in s.chances()) == dice
    total(s, 1)
    assert texts(s) == ["spread 1 0", "spread 0 1"]  # no defence
    play(s, "spread 1 0")
    assert not kinds(s, "do strike")
    assert not kinds(s, "attack")


def test_with_an_item_he_fights_as_usual_but_not_with_the_ring() -> None:
    s = invisible(room="entrance_hall", seat0=["ring", "axe"])
    begin_turn(s, 0)
    assert sorted(kinds(s, "attack")) == ["attack 1 axe", "attack 2 axe"]
    play(s, "attack 1 axe")
    total(s, 1)
    total(s, 3)
    assert texts(s) == ["spread 2 0", "spread 1 1", "spread 0 2"]
    assert s.actor() == 0


def listening(s: BtState, result: int) -> list[str]:
    """Seat 1 was attacked and listens with this result; the facts all learn."""
    play(s, "do strike 1")
    total(s, 0)
    return leaving(s, result)


def leaving(s: BtState, result: int, *steps: str) -> list[str]:
    play(s, *steps, "end")
    return [event.fact for event in total(s, result) if hasattr(event, "fact")]


def test_who_survives_listens() -> None:
    for result, here, gone in ((2, [], []), (3, ["heard_here"], ["heard_gone", "heard_way"]), (5, ["heard_where"], ["heard_where"])):
        s = invisible(room="entrance_hall")
        s.set_step(1, "knowledge", 6)
        begin_turn(s, 0)
        play(s, "do strike 1")
        total(s, 0)
        away = s.clone()
        assert leaving(s, result) == here
        assert leaving(away, result, "go abandoned_room", "go library") == gone
        if gone == ["heard_where"]:
            assert away.t.marks["trace"] == ["room:library"]
        elif gone:
            assert away.t.marks["trace"] == ["not:entrance_hall", "exit:abandoned_room"]


def test_who_was_not_attacked_does_not_listen() -> None:
    s = invisible(room="entrance_hall")
    begin_turn(s, 0)
    play(s, "end")
    assert s.actor() == 1


@pytest.mark.parametrize(("card", "trace"), [("skull", "floor:ground"), ("spirit_board", "symbol:omen")])
def test_skull_and_spirit_board_tell_at_4(card: str, trace: str) -> None:
    for result in (3, 4):
        s = invisible(room="kitchen", seat1=[card])
        for trait in ("knowledge", "sanity"):
            s.set_step(1, trait, 7)
        begin_turn(s, 1)
        total(s, result)
        assert s.t.marks.get("trace", []) == ([trace] if result == 4 else [])
        assert s.actor() == 1


def test_a_hero_without_them_is_told_nothing() -> None:
    s = invisible(room="kitchen")
    begin_turn(s, 1)
    assert s.actor() == 1
