"""Bodies that are carried, heavy things, and the dead that rise (mechanisms: carrying, states)."""

from __future__ import annotations

import pytest

from game.betrayal.events import Appeared
from game.betrayal.harm import Die
from game.betrayal.state import BtState
from game.betrayal.terms import TRAITORS
from game.betrayal.turns import NextTurn
from tests.betrayal.scene import begin_turn, for_trade, give, haunted, lay_deal, offered, play, put, run, scene, texts, total
from tests.betrayal.toys.dead import BODY, Dead

pytestmark = pytest.mark.rule("BT-6.8.1")


def begun() -> tuple[BtState, int, int]:
    s = scene(4)
    haunted(s, Dead.number)
    for body in range(len(s.t.bodies)):
        put(s, body, "upper_landing")
    begin_turn(s, s.heroes()[0])
    return s, s.heroes()[0], s.t.traitor


def test_a_body_is_taken_up_by_the_traitor_alone_and_costs_a_space_more_for_each_room() -> None:
    s, hero, traitor = begun()
    run(s, Die(hero, "skull", traitor))
    assert s.t.tokens[BODY] == ["upper_landing"]
    for seat in s.heroes():
        put(s, seat, "basement_landing")
    begin_turn(s, s.heroes()[0])
    put(s, s.heroes()[0], "upper_landing")
    s._legal = None
    assert offered(s, f"pick_up {BODY}") == []
    put(s, s.heroes()[0], "basement_landing")
    begin_turn(s, traitor)
    assert s.haunt.leaving_cost(s, traitor) == 1
    play(s, f"pick_up {BODY}")
    assert s.haunt.leaving_cost(s, traitor) == 2
    play(s, "go grand_staircase")
    assert s.t.turn.spent == 2
    begin_turn(s, traitor)
    play(s, f"drop {BODY}")
    assert s.haunt.leaving_cost(s, traitor) == 1
    begin_turn(s, traitor)
    play(s, f"pick_up {BODY}", "go foyer")
    assert s.t.ended == "traitors_all_dead"


def test_a_boat_is_heavy_is_given_to_a_friend_and_is_too_much_for_the_dog() -> None:
    s, hero, _traitor = begun()
    friend = s.heroes()[1]
    for seat in (hero, friend):
        put(s, seat, "foyer")
    give(s, hero, "dog")
    give(s, hero, "bell")
    begin_turn(s, hero)
    play(s, "pick_up boat")
    assert s.haunt.leaving_cost(s, hero) == 2
    begin_turn(s, hero)
    assert "give boat" in for_trade(s, friend)
    assert [text for text in offered(s, "use dog") if "boat" in text] == []
    assert "use dog carry bell" in offered(s, "use dog")
    lay_deal(s, friend, ["boat"])
    play(s, "accept")
    assert (s.haunt.leaving_cost(s, hero), s.haunt.leaving_cost(s, friend)) == (1, 2)
    begin_turn(s, friend)
    play(s, "drop boat")
    put(s, hero, "entrance_hall")
    begin_turn(s, hero)
    assert [text for text in offered(s, "use dog") if "boat" in text] == []


def test_whom_a_monster_kills_rises_where_it_died_in_its_seats_place_and_is_played_by_it() -> None:
    s, _hero, traitor = begun()
    before, hero = s.clockwise(traitor)[:2]
    mummy = s.monsters("mummy")[0]
    run(s, Die(hero, "skull", mummy))
    assert BODY not in s.t.tokens
    assert s.monsters("zombie") == []
    assert s.t.tokens[f"rising_{hero}"] == ["upper_landing"]
    events = run(s, NextTurn(before, True))
    zombie = s.monsters("zombie")[0]
    assert Appeared(body=zombie, kind="zombie", room="upper_landing") in events
    assert f"rising_{hero}" not in s.t.tokens
    b = s.t.bodies[zombie]
    assert (b.seat, b.side, s.t.bodies[hero].side) == (hero, TRAITORS, TRAITORS)
    total(s, 2)
    assert (s.t.turn.body, s.actor()) == (zombie, hero)
    assert "end" in texts(s)
    assert traitor in s.haunt.win(s, TRAITORS)
