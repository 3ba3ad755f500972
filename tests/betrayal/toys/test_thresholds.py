"""A roll to enter a room, or to stay in it (mechanism: thresholds)."""

from __future__ import annotations

import pytest

from game.betrayal.moving import Relocate
from game.betrayal.state import BtState
from tests.betrayal.scene import begin_turn, haunted, number, offered, play, put, run, scene, total
from tests.betrayal.toys.thresholds import Thresholds

pytestmark = pytest.mark.rule("BT-4.4.2")


def begun() -> tuple[BtState, int]:
    s = scene(3)
    haunted(s, Thresholds.number)
    for seat in range(3):
        put(s, seat, "upper_landing")
    mummy = s.monsters("mummy")[0]
    put(s, mummy, "grand_staircase")
    begin_turn(s, mummy, 5)
    return s, mummy


def test_who_fails_does_not_enter_has_paid_and_does_not_try_again_in_this_turn() -> None:
    s, mummy = begun()
    play(s, "go foyer")
    assert number(s) == 4
    total(s, 4)
    assert s.t.bodies[mummy].room == "grand_staircase"
    assert s.t.turn.spent == 1
    assert offered(s, "go") == ["go upper_landing"]
    begin_turn(s, mummy, 5)
    assert "go foyer" in offered(s, "go")


def test_who_gets_over_it_enters_and_comes_again_without_a_roll() -> None:
    s, mummy = begun()
    play(s, "go foyer")
    total(s, 5)
    assert s.t.bodies[mummy].room == "foyer"
    play(s, "go grand_staircase", "go foyer")
    assert s.t.bodies[mummy].room == "foyer"


def test_whatever_moves_it_there_the_roll_is_asked_for() -> None:
    s, mummy = begun()
    run(s, Relocate(mummy, "foyer", "slide"))
    total(s, 0)
    assert s.t.bodies[mummy].room == "grand_staircase"
    hero = s.heroes()[0]
    run(s, Relocate(hero, "foyer"))
    assert s.t.bodies[hero].room == "foyer"


def test_a_roll_that_does_not_bar_hurts_who_enters_and_who_begins_there() -> None:
    s, _mummy = begun()
    traitor = s.t.traitor
    put(s, traitor, "foyer")
    begin_turn(s, traitor)
    play(s, "go entrance_hall")
    assert number(s) == s.value(traitor, "sanity")
    total(s, 4)
    assert s.t.bodies[traitor].room == "entrance_hall"
    begin_turn(s, traitor)
    total(s, 3)
    assert number(s) == 1
    total(s, 0)
    assert s.question is not None
    assert s.actor() == traitor
