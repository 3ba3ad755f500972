"""Haunt 12, Fleshwalkers."""

from __future__ import annotations

import pytest

from game.betrayal.chasing import way
from game.betrayal.harm import Damage, Die
from game.betrayal.haunts.haunt_12 import own_twin
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, NOBODY, TRAITORS, TRAITS
from game.betrayal.turns import MonstersTurn
from game.engine.contract import CHANCE
from tests.betrayal.playing import random_games
from tests.betrayal.scene import begin_turn, give, haunted, lay, play, put, run, scene, texts, total

ROOMS = ("library N entrance_hall", "gymnasium S basement_landing")


def walking(seats: int = 3, *, ball: int = NOBODY, **more: object) -> BtState:
    """The haunt, revealed by seat 0; all heroes are upstairs with strong traits, the Ball is with a seat or out of the game."""
    s = scene(seats, rooms=ROOMS, at=dict.fromkeys(range(seats), "upper_landing"), **more)  # type: ignore[arg-type]
    if ball == NOBODY:
        s.t.piles["omen"].cards.remove("crystal_ball")
    else:
        give(s, ball, "crystal_ball")
    haunted(s, 12, revealer=0)
    for seat in range(seats):
        for trait in TRAITS:
            s.set_step(seat, trait, 6)
    return s


def duel(hero: int, twin_of: int, *, ball: bool, seats: int = 3) -> tuple[BtState, int]:
    """A hero's turn in the Library beside somebody's Twin; the Twin."""
    s = walking(seats, ball=hero if ball else NOBODY)
    twin = own_twin(s, twin_of)
    put(s, hero, "library")
    put(s, twin, "library")
    begin_turn(s, hero)
    return s, twin


def losses(s: BtState, hero: int) -> list[int]:
    return [6 - step for step in s.t.bodies[hero].traits]


@pytest.mark.rule("BT-H12", "BT-6.4.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up(seats: int) -> None:
    s = scene(seats, cards={1: ["amulet_of_the_ages"], 0: ["crystal_ball"]})
    s.set_step(2, "might", 0)
    haunted(s, 12, revealer=0)
    assert s.t.traitor == NOBODY
    assert {b.side for b in s.t.bodies[:seats]} == {HEROES}
    twins = s.monsters("evil_twin")
    assert len(twins) == seats
    assert {s.t.bodies[twin].room for twin in twins} == {"entrance_hall"}
    for seat in range(seats):
        b = s.t.bodies[own_twin(s, seat)]
        assert b.traits == [s.value(seat, trait) for trait in TRAITS]  # as they stand, the Amulet included
        assert (b.seat, b.side) == (seat, TRAITORS)
    assert s.t.turn.body == 1
    s.set_step(2, "might", 5)
    assert s.value(own_twin(s, 2), "might") == 2  # they never change


def test_the_revealer_takes_the_ball_from_the_omens() -> None:
    s = scene(3)
    haunted(s, 12, revealer=0)
    assert s.holds(0, "crystal_ball")


# a Twin's turn


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


# fights


@pytest.mark.rule("BT-H12")
@pytest.mark.parametrize(("attack", "defence", "damage"), [(4, 2, 0), (3, 3, 0), (2, 3, 1)])
def test_fighting_ones_own_twin_without_the_ball_costs_a_step_of_every_trait(attack: int, defence: int, damage: int) -> None:
    s, twin = duel(0, 0, ball=False)
    play(s, f"attack {twin}")
    total(s, attack)
    total(s, defence)
    if damage:
        play(s, "spread 1 0")
    assert losses(s, 0) == [1 + damage, 1, 1, 1]
    assert s.t.bodies[twin].alive
    assert s.t.bodies[twin].stunned is (attack > defence)


@pytest.mark.parametrize(("attack", "defence", "damage"), [(4, 2, 2), (3, 3, 0), (2, 3, 0)])
def test_defending_against_it_costs_them_too(attack: int, defence: int, damage: int) -> None:
    s = walking()
    put(s, 1, "entrance_hall")
    run(s, MonstersTurn())
    total(s, 0)
    total(s, attack)
    total(s, defence)
    if damage:
        assert s.actor() == 1
        play(s, f"spread {damage} 0")
    assert losses(s, 1) == [1 + damage, 1, 1, 1]
    assert s.t.bodies[own_twin(s, 1)].alive


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


@pytest.mark.rule("BT-H12", "BT-5.5")
def test_only_the_balls_holder_may_attack_a_stunned_twin_which_does_no_damage() -> None:
    s, twin = duel(0, 0, ball=False)
    s.t.bodies[twin].stunned = True
    begin_turn(s, 0)
    assert not [text for text in texts(s) if text.startswith("attack")]
    s, twin = duel(0, 0, ball=True)
    s.t.bodies[twin].stunned = True
    begin_turn(s, 0)
    play(s, f"attack {twin}")
    total(s, 0)
    assert len(s.chances()[0][0].words) == s.value(twin, "might")
    total(s, 3)
    assert losses(s, 0) == [0, 0, 0, 0]
    assert s.t.bodies[twin].alive


def test_what_is_no_fight_only_stuns() -> None:
    s, twin = duel(0, 0, ball=True)
    run(s, Damage(twin, "physical", 4, "item", 0))
    assert s.t.bodies[twin].alive
    assert s.t.bodies[twin].stunned


# the Ball


@pytest.mark.rule("BT-H12")
@pytest.mark.parametrize("willing", [True, False])
def test_the_ball_may_be_taken_from_a_willing_holder(willing: bool) -> None:
    s = walking(ball=1)
    begin_turn(s, 0)
    assert [text for text in texts(s) if text.startswith("do")] == ["do take_ball 1"]
    play(s, "do take_ball 1")
    assert (s.actor(), texts(s)) == (1, ["choose yes", "choose no"])
    play(s, "choose yes" if willing else "choose no")
    assert s.holds(0, "crystal_ball") is willing
    assert s.holds(1, "crystal_ball") is not willing
    assert not [text for text in texts(s) if text.startswith("do")]
    put(s, 1, "foyer")
    begin_turn(s, 2)
    assert bool([text for text in texts(s) if text.startswith("do")]) is willing


# the end


@pytest.mark.rule("BT-H12", "BT-6.9.1")
def test_each_wins_alone_with_a_living_hero_when_all_twins_are_dead() -> None:
    s, twin = duel(0, 0, ball=True)
    run(s, Die(2, "test"))
    run(s, Die(own_twin(s, 1), "test"))
    run(s, Die(own_twin(s, 2), "test"))
    assert s.outcome() is None
    begin_turn(s, 0)
    play(s, f"attack {twin}")
    total(s, 3)
    total(s, 2)
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("heroes_twins_dead", (0, 1))


@pytest.mark.rule("BT-H12", "BT-6.9.1")
def test_when_all_heroes_are_dead_nobody_wins() -> None:
    s, twin = duel(0, 0, ball=False)
    run(s, Die(1, "test"))
    run(s, Die(2, "test"))
    s.set_step(0, "sanity", 0)
    begin_turn(s, 0)
    play(s, f"attack {twin}")
    total(s, 3)
    total(s, 2)  # he wins, and dies of it
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("nobody_all_dead", ())


def test_goals_lead_to_the_ball_and_with_it_to_those_it_can_kill() -> None:
    s = walking(ball=1)
    put(s, 1, "library")
    goals = s.haunt.goals(s, 0)
    assert "library" in {goal.room for goal in goals}
    assert "entrance_hall" in {goal.room for goal in s.haunt.goals(s, 1)}
    run(s, Die(own_twin(s, 1), "test"))
    assert "upper_landing" in {goal.room for goal in s.haunt.goals(s, 1)}
    assert "entrance_hall" not in {goal.room for goal in s.haunt.goals(s, 1)}
    assert not s.haunt.worth_attacking(s, 0, own_twin(s, 0))
    assert s.haunt.worth_attacking(s, 0, own_twin(s, 2))


@pytest.mark.slow
@pytest.mark.rule("BT-H12")
def test_random_games_end_and_keep_the_rules() -> None:
    first: dict[int, list[list[int]]] = {}

    def look(s: BtState) -> None:
        if not s.counter("ready"):
            first.pop(0, None)
            return
        twins = s.t.bodies[s.seats :]
        values = [b.traits[:] for b in twins]
        assert first.setdefault(0, values) == values
        assert len(twins) == s.seats
        assert sorted(int(b.mark) for b in twins) == list(range(s.seats))
        assert not any(b.cards for b in twins)

    ends = random_games(12, 100, look)
    assert "nobody_all_dead" in ends
    assert set(ends) <= {"nobody_all_dead", "heroes_twins_dead", "dawn", "lost_way"}
