"""Haunt 38, Hellbeasts."""

from __future__ import annotations

import pytest

from game.betrayal.harm import Damage, Die
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, TRAITORS
from game.betrayal.turns import MonstersTurn
from tests.betrayal.playing import random_games
from tests.betrayal.scene import begin_turn, give, haunted, lay, play, put, run, scene, texts, total

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


def test_the_revealer_is_never_the_traitor() -> None:
    s = scene(3)
    for seat, step in ((0, 0), (1, 5), (2, 2)):
        s.set_step(seat, "knowledge", step)
    haunted(s, 38, revealer=0)
    assert s.t.traitor == 2


@pytest.mark.parametrize(("trait", "room"), [("sanity", "chapel"), ("sanity", "crypt"), ("knowledge", "library")])
def test_a_room_serves_at_5_and_only_once(trait: str, room: str) -> None:
    for result, successes in ((4, 0), (5, 1)):
        s = swarm()
        s.set_step(0, trait, 7)
        put(s, 0, room)
        begin_turn(s, 0)
        play(s, f"do exorcise_{trait} {room}")
        total(s, result)
        assert s.counter("exorcism") == successes
        assert s.marked("exorcised", room) is (successes == 1)
        assert not [text for text in texts(s) if text.startswith("do")]  # one roll a turn
        begin_turn(s, 0)
        assert (f"do exorcise_{trait} {room}" in texts(s)) is (successes == 0)
        put(s, 1, room)
        begin_turn(s, 1)
        assert (f"do exorcise_{trait} {room}" in texts(s)) is (successes == 0)


@pytest.mark.parametrize(
    ("trait", "card"), [("sanity", "holy_symbol"), ("sanity", "ring"), ("knowledge", "book"), ("knowledge", "crystal_ball")]
)
def test_an_item_serves_its_bearer_anywhere_and_only_once(trait: str, card: str) -> None:
    s = swarm(cards={0: [card]})
    s.set_step(0, trait, 7)
    begin_turn(s, 0)
    assert [text for text in texts(s) if text.startswith("do")] == [f"do exorcise_{trait} {card}"]
    play(s, f"do exorcise_{trait} {card}")
    total(s, 5)
    assert s.t.marks["exorcised"] == [card]
    begin_turn(s, 0)
    assert not [text for text in texts(s) if text.startswith("do")]


def test_a_room_and_an_item_are_two_sources_and_the_traitor_has_none() -> None:
    s = swarm(cards={0: ["ring"], 2: ["book"]})
    put(s, 0, "chapel")
    begin_turn(s, 0)
    assert {"do exorcise_sanity chapel", "do exorcise_sanity ring"} <= set(texts(s))
    begin_turn(s, 2)
    assert not [text for text in texts(s) if text.startswith("do")]


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


@pytest.mark.rule("BT-H38", "BT-6.9.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_heroes_win_with_as_many_successes_as_players(seats: int) -> None:
    s = swarm(seats, cards={0: ["ring"], 1: ["book"]})
    for seat in (0, 1):
        for trait in ("sanity", "knowledge"):
            s.set_step(seat, trait, 7)
    put(s, 0, "chapel")
    put(s, 1, "library")
    sources = [(0, "sanity", "chapel"), (1, "knowledge", "library"), (0, "sanity", "ring"), (1, "knowledge", "book")]
    for seat, trait, source in sources[:seats]:
        assert s.outcome() is None
        begin_turn(s, seat)
        play(s, f"do exorcise_{trait} {source}")
        total(s, 5)
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("heroes_exorcised", tuple(range(seats - 1)))


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


def test_goals_are_what_has_not_served() -> None:
    s = swarm()
    assert {goal.room for goal in s.haunt.goals(s, 0)} == {"chapel", "library", "crypt"}
    s.mark("exorcised", "chapel")
    assert {goal.room for goal in s.haunt.goals(s, 0)} == {"library", "crypt"}
    assert [goal.room for goal in s.haunt.goals(s, 2)] == ["upper_landing"]
    give(s, 0, "ring")
    goals = {goal.room: goal.worth for goal in s.haunt.goals(s, 0)}
    assert goals["upper_landing"] > goals["entrance_hall"] > goals["library"]


@pytest.mark.slow
@pytest.mark.rule("BT-H38")
def test_random_games_end_and_keep_the_rules() -> None:
    def look(s: BtState) -> None:
        served = s.t.marks.get("exorcised", [])
        assert len(served) == len(set(served)) == s.counter("exorcism") <= s.seats
        assert all(s.t.bodies[bat].side == TRAITORS and not s.t.bodies[bat].stunned for bat in s.monsters("firebat"))
        assert sum(b.side == HEROES for b in s.t.bodies) == s.seats - 1

    ends = random_games(38, 60, look)
    assert {"traitors_all_dead", "heroes_exorcised"} <= set(ends) <= {"traitors_all_dead", "heroes_exorcised", "dawn", "lost_way"}
