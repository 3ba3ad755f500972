"""Haunt 12, Fleshwalkers."""

from __future__ import annotations

import pytest

from game.betrayal.harm import Damage, Die
from game.betrayal.haunts.haunt_12 import own_twin
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, NOBODY, TRAITORS, TRAITS
from game.betrayal.turns import MonstersTurn
from tests.betrayal.playing import random_games
from tests.betrayal.scene import begin_turn, give, haunted, play, put, run, scene, texts, total

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

    ends = random_games(12, 50, look)
    assert "nobody_all_dead" in ends
    assert set(ends) <= {"nobody_all_dead", "heroes_twins_dead", "dawn", "lost_way"}
