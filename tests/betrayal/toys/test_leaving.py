"""Places outside the house (mechanism: outside)."""

from __future__ import annotations

import pytest

from game.betrayal import GAME
from game.betrayal.events import Drew, Told, WentOut
from game.betrayal.moving import Relocate
from game.betrayal.outside import bring_back
from game.betrayal.state import BtState
from game.betrayal.turns import NextTurn
from game.engine.contract import CHANCE
from game.players.betrayal.policy import choose
from tests.betrayal.scene import begin_turn, haunted, offered, play, put, run, scene, texts, total
from tests.betrayal.toys.leaving import Leaving

pytestmark = pytest.mark.rule("BT-4.1.3")


def begun(room: str = "entrance_hall") -> tuple[BtState, int]:
    """The heroes are in a room, the others upstairs and below; it is the first hero's turn."""
    s = scene(4)
    haunted(s, Leaving.number)
    for body in range(len(s.t.bodies)):
        put(s, body, "basement_landing")
    for seat in s.heroes():
        put(s, seat, room)
    begin_turn(s, s.heroes()[0])
    return s, s.heroes()[0]


def test_the_door_is_forced_by_a_roll_which_ends_the_turn_and_stays_open() -> None:
    s, hero = begun()
    assert offered(s, "force_door") == ["force_door outside knowledge", "force_door outside might"]
    assert offered(s, "go_out") == []
    play(s, "force_door outside might")
    total(s, 3)
    assert offered(s, "force_door") == []
    begin_turn(s, hero)
    play(s, "force_door outside knowledge")
    total(s, 4)
    assert s.actor() == CHANCE
    drew = play(s, "draw rotten")
    assert any(isinstance(event, Drew) and event.deck == "event" for event in drew)
    while s.t.turn.body == hero:
        assert s.observe(s.actor() or 0).asked != "turn"  # its turn is over
        total(s, 6) if s.actor() == CHANCE else play(s, texts(s)[0])
    begin_turn(s, s.heroes()[1])
    assert offered(s, "go_out") == ["go_out outside"]
    begin_turn(s, s.t.traitor)
    assert offered(s, "go_out") == offered(s, "force_door") == []


def open_door(s: BtState, seat: int) -> None:
    s.mark("door_open", "outside")
    begin_turn(s, seat)


def test_who_is_out_lives_counts_is_reached_by_nobody_and_may_come_back() -> None:
    s, hero = begun()
    open_door(s, hero)
    events = play(s, "go_out outside")
    assert WentOut(body=hero, place="outside") in events
    assert (s.t.bodies[hero].away, s.room(hero), s.t.turn.spent) == ("outside", "", 1)
    assert hero in s.heroes()
    for viewer in range(4):
        assert GAME.rebuild(s.observe(viewer), s.hidden(viewer)).t == s.t
    assert [event.words for event in run(s, Relocate(hero, "foyer")) if isinstance(event, Told)] == [("outside_the_house",)]
    put(s, s.t.traitor, "entrance_hall")
    there = s.clone()
    begin_turn(there, s.t.traitor)
    assert f"attack {hero}" not in texts(there)
    assert texts(s) == ["come_in entrance_hall", "end"]
    assert WentOut(body=hero, place="outside", back=True) in play(s, "come_in entrance_hall")
    assert (s.t.bodies[hero].away, s.room(hero), s.t.turn.spent) == ("", "entrance_hall", 2)


def test_a_computer_goes_to_the_door_forces_it_with_its_better_trait_and_leaves() -> None:
    s, hero = begun("foyer")
    assert "entrance_hall" in {goal.room for goal in s.haunt.goals(s, hero)}
    assert str(choose(s)) == "go entrance_hall"
    play(s, "go entrance_hall")
    better = "might" if s.value(hero, "might") > s.value(hero, "knowledge") else "knowledge"
    assert str(choose(s)) == f"force_door outside {better}"
    open_door(s, hero)
    assert str(choose(s)) == "go_out outside"


def test_somebody_pulled_back_is_in_the_house_again() -> None:
    s, hero = begun()
    open_door(s, hero)
    play(s, "go_out outside")
    begin_turn(s, s.t.traitor)
    bring_back(s, hero, "foyer")
    run(s)
    assert (s.t.bodies[hero].away, s.room(hero)) == ("", "foyer")


def test_who_is_aboard_has_no_more_turns_and_the_last_one_out_decides() -> None:
    s, _hero = begun("upper_landing")
    before, hero = s.clockwise(s.t.traitor)[:2]
    begin_turn(s, hero)
    play(s, "go_out ship sanity")
    total(s, 2)
    assert offered(s, "go_out") == []
    begin_turn(s, hero)
    play(s, "go_out ship sanity")
    total(s, 3)
    assert s.t.bodies[hero].away == "ship"
    assert s.t.turn.body != hero
    run(s, NextTurn(before))
    assert s.t.turn.body == s.clockwise(hero)[0]
    for seat in (seat for seat in s.heroes() if seat != hero):
        assert not s.t.ended
        begin_turn(s, seat)
        play(s, "go_out ship knowledge")
        total(s, 3)
    assert s.t.ended == "heroes_traitor_dead"
    assert set(s.t.winners) == set(range(4)) - {s.t.traitor}
