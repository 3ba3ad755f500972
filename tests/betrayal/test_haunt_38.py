"""Haunt 38, Hellbeasts."""

from __future__ import annotations

import pytest

from game.betrayal.harm import Damage, Die
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, TRAITORS
from game.betrayal.turns import MonstersTurn
from tests.betrayal.playing import random_games
from tests.betrayal.scene import begin_turn, haunted, lay, play, put, run, scene, texts, total

ROOMS = ("library N entrance_hall", "chapel N upper_landing", "crypt N basement_landing")


def swarm(seats: int = 3, **more: object) -> BtState:
    """The haunt, revealed by seat 0 in the Library; the last seat has the lowest Knowledge of the others. All heroes are upstairs."""
    s = scene(seats, rooms=ROOMS, at=dict.fromkeys(range(seats), "upper_landing"), **more)  # type: ignore[arg-type]
    for seat in range(seats):
        s.set_step(seat, "knowledge", 0 if seat == seats - 1 else 7)
    haunted(s, 38, revealer=0, room="library")
    return s


def bats(s: BtState) -> list[str]:
    return [s.t.bodies[bat].room for bat in s.monsters("firebat")]


def monsters(s: BtState, number: int) -> None:
    """The monsters' turn: so many spaces are rolled, and no bat goes anywhere."""
    run(s, MonstersTurn())
    total(s, number)
    while s.t.turn.body >= s.seats and texts(s)[-1:] == ["end"]:
        play(s, "end")


@pytest.mark.rule("BT-H38", "BT-6.2.1", "BT-6.4.1")
@pytest.mark.parametrize(("seats", "number"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_set_up(seats: int, number: int) -> None:
    s = swarm(seats)
    assert s.t.traitor == seats - 1
    assert bats(s) == ["library"] * number
    assert {s.t.bodies[bat].seat for bat in s.monsters()} == {seats - 1}
    assert s.t.turn.body == 0


@pytest.mark.rule("BT-6.7.1")
def test_one_roll_moves_all_bats_and_is_the_number_of_new_ones_which_do_not_move() -> None:
    for number in (0, 2, 6):
        s = swarm()
        run(s, MonstersTurn())
        assert max(len(outcome.words) for outcome, _ in s.chances()) == 3
        total(s, number)
        moved = 0
        while s.t.turn.body >= s.seats and "end" in texts(s):
            assert s.actor() == 2
            assert s.t.turn.allowance == number
            moved += 1
            play(s, "end")
        assert moved == 2
        assert bats(s) == ["library"] * (2 + number)


@pytest.mark.rule("BT-H38")
def test_every_hero_in_a_room_takes_what_is_rolled_once_with_a_die_for_each_bat() -> None:
    s = swarm(4, cards={1: ["armor"]})
    for seat in (0, 1, 3):
        put(s, seat, "library")
        for trait in ("might", "speed"):
            s.set_step(seat, trait, 7)
    monsters(s, 1)
    assert max(len(outcome.words) for outcome, _ in s.chances()) == 3  # two bats and a new one
    total(s, 4)
    assert (s.actor(), texts(s)[0]) == (0, "spread 4 0")
    play(s, "spread 4 0")
    assert (s.actor(), texts(s)[0]) == (1, "spread 3 0")  # Armor
    play(s, "spread 3 0")
    assert s.t.bodies[3].traits[:2] == [7, 7]  # the traitor does not burn
    assert s.t.bodies[2].traits == scene(4).t.bodies[2].traits[:2] + s.t.bodies[2].traits[2:]
    assert s.t.turn.body == 0


def test_fire_does_not_reach_across_a_barrier_and_has_8_dice_at_most() -> None:
    s = swarm()
    lay(s, "chasm", "S", "basement_landing")
    put(s, 0, "chasm/E")
    put(s, 1, "chasm/W")
    for _ in range(10):
        s.spawn("firebat", "chasm", 2)
    for bat in s.monsters():
        put(s, bat, "chasm/W")
    monsters(s, 0)
    assert max(len(outcome.words) for outcome, _ in s.chances()) == 8
    total(s, 1)
    assert s.actor() == 1
    play(s, "spread 1 0")
    assert s.t.turn.body == 0


@pytest.mark.rule("BT-4.1.7")
def test_bats_cannot_be_attacked_or_hurt_do_not_attack_and_do_not_slow() -> None:
    s = swarm()
    put(s, 0, "library")
    begin_turn(s, 0)
    assert not [text for text in texts(s) if text.startswith("attack")]
    assert s.haunt.leaving_cost(s, 0) == 1
    bat = s.monsters()[0]
    begin_turn(s, bat, 3)
    assert not [text for text in texts(s) if text.startswith("attack")]
    run(s, Damage(bat, "physical", 4, "item", 0))
    assert s.t.bodies[bat].alive
    assert not s.t.bodies[bat].stunned


@pytest.mark.rule("BT-H38", "BT-6.4.1")
def test_the_swarm_goes_on_without_the_traitor_and_wins_for_him_when_all_heroes_are_burnt() -> None:
    s = swarm()
    run(s, Die(2, "test"))
    assert s.outcome() is None
    run(s, Die(1, "test"))
    for trait in ("might", "speed"):
        s.set_step(0, trait, 0)
    put(s, 0, "library")
    run(s, MonstersTurn())
    total(s, 1)
    assert s.actor() == 2
    play(s, "end", "end")
    total(s, 2)
    play(s, "spread 1 1")
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("traitors_all_dead", (2,))


@pytest.mark.slow
@pytest.mark.rule("BT-H38")
def test_random_games_end_and_keep_the_rules() -> None:
    def look(s: BtState) -> None:
        served = s.t.marks.get("exorcised", [])
        assert len(served) == len(set(served)) == s.counter("exorcism") <= s.seats
        assert all(s.t.bodies[bat].side == TRAITORS and not s.t.bodies[bat].stunned for bat in s.monsters("firebat"))
        assert sum(b.side == HEROES for b in s.t.bodies) == s.seats - 1

    ends = random_games(38, 30, look)
    assert {"traitors_all_dead", "heroes_exorcised"} <= set(ends) <= {"traitors_all_dead", "heroes_exorcised", "dawn", "lost_way"}
