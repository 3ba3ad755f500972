"""Monsters that chase, and rooms that bind them, as haunt 10 declares its Zombies (`game.betrayal.haunts.pursuit`)."""

from __future__ import annotations

from game.betrayal.harm import Die
from tests.betrayal.scene import lay, play, put, run, texts, total
from tests.betrayal.test_haunt_10 import gathered, zombies_turn


def test_a_zombie_that_sees_nobody_goes_where_it_is_told() -> None:
    s = gathered()
    zombies_turn(s, "abandoned_room")
    assert {"go library", "go entrance_hall", "end"} <= set(texts(s))


def test_a_zombie_that_sees_a_hero_must_go_after_it_and_attack() -> None:
    s = gathered()
    put(s, 1, "upper_landing")
    zombie = zombies_turn(s, "chapel", 3)
    total(s, 4)
    assert s.t.bodies[zombie].mark == "0"
    assert texts(s) == ["go dusty_hallway"]
    play(s, "go dusty_hallway")
    assert texts(s) == ["go foyer"]
    play(s, "go foyer")
    assert texts(s) == ["attack 0"]
    play(s, "attack 0")
    total(s, 2)
    total(s, 2)
    assert texts(s) == ["end"]


def test_it_keeps_after_a_hero_out_of_sight_until_it_sees_a_nearer_one() -> None:
    s = gathered()
    zombie = s.monsters("zombie")[0]
    put(s, 0, "abandoned_room")
    put(s, 1, "library")
    s.t.bodies[zombie].mark = "0"
    zombies_turn(s, "chapel", 1)
    total(s, 4)
    assert texts(s) == ["go dusty_hallway"]
    play(s, "go dusty_hallway")
    put(s, 1, "foyer")
    s.t.bodies[zombie].mark = "0"
    zombies_turn(s, "dusty_hallway")
    assert s.t.bodies[zombie].mark == "1"


def test_of_two_equally_near_the_traitor_chooses() -> None:
    s = gathered()
    zombie = zombies_turn(s, "dusty_hallway")
    assert s.actor() == 2
    assert texts(s) == ["choose 0", "choose 1"]
    play(s, "choose 1")
    assert s.t.bodies[zombie].mark == "1"
    assert texts(s) == ["go foyer"]


def test_a_zombie_that_comes_into_sight_is_bound_from_there() -> None:
    s = gathered()
    put(s, 0, "abandoned_room")
    put(s, 1, "upper_landing")
    zombie = zombies_turn(s, "grand_staircase", 3)
    assert "go foyer" in texts(s)
    play(s, "go foyer", "go entrance_hall")
    assert s.t.bodies[zombie].mark == "0"
    assert texts(s) == ["go abandoned_room"]


def test_it_falls_and_climbs_after_its_quarry() -> None:
    s = gathered()
    lay(s, "ballroom", "W", "abandoned_room")
    lay(s, "gallery", "N", "upper_landing")
    zombie = s.monsters("zombie")[0]
    for there, room, way in (("ballroom", "gallery", "drop_down"), ("gallery", "ballroom", "go gallery")):
        put(s, 0, there)
        s.t.bodies[zombie].mark = "0"
        zombies_turn(s, room)
        assert texts(s) == [way]


def test_a_dead_quarry_is_forgotten() -> None:
    s = gathered()
    put(s, 1, "upper_landing")
    zombie = s.monsters("zombie")[0]
    s.t.bodies[zombie].mark = "0"
    run(s, Die(0, "test"))
    zombies_turn(s, "abandoned_room")
    assert {"go library", "go entrance_hall", "end"} <= set(texts(s))


def test_a_zombie_that_has_killed_its_quarry_is_after_the_next_hero_it_sees() -> None:
    s = gathered()
    put(s, 0, "foyer")
    put(s, 1, "entrance_hall")
    s.t.bodies[0].traits[:] = [0, 0, 3, 3]
    zombie = zombies_turn(s, "foyer", 4)
    play(s, "attack 0")
    total(s, 8)
    total(s, 0)
    play(s, "spread 8 0")
    assert not s.t.bodies[0].alive
    assert s.t.bodies[zombie].mark == "1"
    assert texts(s) == ["go entrance_hall"]


def test_a_zombie_looks_about_where_the_elevator_has_taken_it() -> None:
    s = gathered()
    lay(s, "mystic_elevator", "N", "foyer")
    put(s, 0, "upper_landing")
    put(s, 1, "library")
    zombie = zombies_turn(s, "foyer", 4)
    play(s, "go mystic_elevator")
    play(s, next(text for text in texts(s) if text.startswith("lift upper_landing")))
    assert s.t.bodies[zombie].mark == "0"
    assert texts(s) == ["go upper_landing"]
