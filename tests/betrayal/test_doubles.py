"""Doubles that hunt their originals by rule, as haunt 12 declares its Twins (`FigureKind.double`, `game.betrayal.chasing`)."""

from __future__ import annotations

import pytest

from game.betrayal.chasing import way
from game.betrayal.harm import Die
from game.betrayal.haunts.haunt_12 import own_twin
from game.betrayal.turns import MonstersTurn
from game.engine.contract import CHANCE
from tests.betrayal.scene import begin_turn, lay, play, put, run, texts, total
from tests.betrayal.test_haunt_12 import duel, losses, walking


@pytest.mark.rule("BT-H12", "BT-6.7.1")
def test_each_twin_rolls_its_own_speed_and_goes_the_shortest_way_to_its_hero() -> None:
    s = walking()
    put(s, 2, "gymnasium")  # no way down
    run(s, MonstersTurn())
    for seat, spaces, room in ((1, 2, "grand_staircase"), (2, 4, "entrance_hall"), (0, 0, "foyer")):
        twin = own_twin(s, seat)
        assert s.actor() == CHANCE
        assert len(s.chances()[0][0].words) == s.value(twin, "speed")
        total(s, spaces)
        assert s.t.bodies[twin].room == room, seat
    assert s.t.turn.body == 1


def test_heroes_on_its_way_slow_it() -> None:
    s = walking()
    put(s, 2, "foyer")
    run(s, MonstersTurn())
    total(s, 2)
    assert s.t.bodies[own_twin(s, 1)].room == "foyer"
    assert s.chances()[0][0].verb == "roll"  # it attacks who is there
    assert s.t.turn.attacked


@pytest.mark.rule("BT-H12")
def test_it_attacks_its_own_hero_first_otherwise_one_by_chance() -> None:
    s = walking(4)
    for seat in (0, 1, 2, 3):
        put(s, seat, "foyer")
    run(s, MonstersTurn())
    total(s, 3)
    attack = s.agenda[-2]
    assert (attack.attack.attacker, attack.attack.target) == (own_twin(s, 1), 1)  # type: ignore[attr-defined]
    s = walking(4)
    for seat in (0, 2, 3):
        put(s, seat, "foyer")
    run(s, MonstersTurn())
    total(s, 1)
    assert [str(outcome) for outcome, _ in s.chances()] == ["target 0", "target 2", "target 3"]
    assert {weight for _, weight in s.chances()} == {1}
    play(s, "target 2")
    attack = s.agenda[-2]
    assert (attack.attack.attacker, attack.attack.target) == (own_twin(s, 1), 2)  # type: ignore[attr-defined]


def test_it_stops_where_its_hero_is_and_crosses_barriers_to_him() -> None:
    s = walking()
    lay(s, "chasm", "W", "basement_landing")
    put(s, 1, "chasm/W")
    twin = own_twin(s, 1)
    put(s, twin, "basement_landing")
    run(s, MonstersTurn())
    total(s, 6)
    assert s.together(twin, 1)
    assert s.t.turn.attacked
    assert s.t.turn.spent == 1


def test_it_knows_the_ways_down_and_up_that_monsters_have() -> None:
    s = walking()
    twin = own_twin(s, 0)
    lay(s, "coal_chute", "N", "foyer")
    put(s, twin, "foyer")
    assert way(s, twin, {"gymnasium"}) == ("coal_chute", "door")
    put(s, twin, "gymnasium")
    assert way(s, twin, {"foyer"}) == ("basement_landing", "door")
    put(s, twin, "basement_landing")
    assert way(s, twin, {"foyer"}) == ("coal_chute", "climb")
    assert way(s, twin, {"basement_landing"}) is None
    s = walking()
    twin = own_twin(s, 0)
    lay(s, "collapsed_room", "N", "upper_landing")
    s.lay_token("below_collapsed_room", "gymnasium")
    put(s, 0, "gymnasium")
    put(s, twin, "upper_landing")
    assert way(s, twin, {"gymnasium"}) == ("collapsed_room", "door")
    run(s, MonstersTurn())
    total(s, 0)
    total(s, 0)
    total(s, 1)
    assert s.t.bodies[twin].room == "gymnasium"
    assert s.t.turn.attacked


@pytest.mark.rule("BT-6.7.2")
def test_a_stunned_twin_misses_its_turn() -> None:
    s = walking()
    s.t.bodies[own_twin(s, 1)].stunned = True
    run(s, MonstersTurn())
    assert not s.t.bodies[own_twin(s, 1)].stunned
    assert s.t.bodies[own_twin(s, 1)].room == "entrance_hall"
    assert len(s.chances()[0][0].words) == s.value(own_twin(s, 2), "speed")


@pytest.mark.rule("BT-H12")
def test_the_twin_of_a_dead_hero_is_played_by_his_player() -> None:
    s = walking()
    put(s, 0, "foyer")
    run(s, Die(1, "test"))
    run(s, MonstersTurn())
    total(s, 1)
    twin = own_twin(s, 1)
    assert (s.actor(), s.t.turn.body, s.t.turn.allowance) == (1, twin, 1)
    play(s, "go foyer")
    assert [text for text in texts(s) if text.startswith("attack")] == ["attack 0"]


@pytest.mark.rule("BT-H12", "BT-6.9.1")
def test_with_the_ball_ones_own_twin_dies_whoever_attacked() -> None:
    s, twin = duel(0, 0, ball=True)
    play(s, f"attack {twin}")
    total(s, 3)
    total(s, 2)
    assert not s.t.bodies[twin].alive
    assert losses(s, 0) == [0, 0, 0, 0]
    s = walking(ball=1)
    twin = own_twin(s, 1)
    put(s, 1, "entrance_hall")
    run(s, MonstersTurn())
    total(s, 0)
    total(s, 2)
    total(s, 3)
    assert not s.t.bodies[twin].alive
    assert losses(s, 1) == [0, 0, 0, 0]


@pytest.mark.rule("BT-H12")
@pytest.mark.parametrize(("ball", "dead", "dies"), [(False, False, False), (True, False, False), (False, True, False), (True, True, True)])
def test_anothers_twin_dies_only_by_the_ball_and_only_when_its_hero_is_dead(ball: bool, dead: bool, dies: bool) -> None:
    s, twin = duel(0, 1, ball=ball)
    if dead:
        run(s, Die(1, "test"))
        begin_turn(s, 0)
    play(s, f"attack {twin}")
    total(s, 3)
    total(s, 2)
    assert s.t.bodies[twin].alive is not dies
    assert dies or s.t.bodies[twin].stunned
    assert losses(s, 0) == [0, 0, 0, 0]
