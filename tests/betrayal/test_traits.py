"""Traits and damage (section 3)."""

import pytest

from game.betrayal.harm import Damage, DamageDice
from tests.betrayal.scene import haunted, play, run, scene, texts, total


@pytest.mark.rule("BT-3.1")
def test_might_and_speed_are_physical_and_the_others_mental() -> None:
    s = scene()
    before = s.t.bodies[0].traits[:]
    run(s, Damage(0, "physical", 2))
    play(s, "spread 1 1")
    assert [old - new for old, new in zip(before, s.t.bodies[0].traits, strict=True)] == [1, 1, 0, 0]
    run(s, Damage(0, "mental", 2))
    play(s, "spread 2 0")
    assert [old - new for old, new in zip(before, s.t.bodies[0].traits, strict=True)] == [1, 1, 0, 2]


@pytest.mark.rule("BT-3.2")
def test_a_gain_moves_the_clip_by_steps_not_by_value() -> None:
    s = scene()
    s.shift(0, "might", 2)
    assert s.value(0, "might") == 4  # Zoe Ingstrom: 3, two steps up is 4
    s.shift(0, "sanity", -2)
    assert s.value(0, "sanity") == 3
    s.shift(0, "might", 20)
    assert s.t.bodies[0].traits[0] == 7


@pytest.mark.rule("BT-3.2")
def test_three_steps_down_from_there_is_the_skull() -> None:
    s = scene()
    haunted(s, 45)
    s.set_step(0, "sanity", 2)
    s.shift(0, "sanity", -3)
    assert s.t.bodies[0].traits[3] == -1


@pytest.mark.rule("BT-3.6")
def test_before_the_haunt_nobody_falls_to_the_skull() -> None:
    s = scene()
    run(s, Damage(0, "physical", 12))
    assert texts(s) == [f"spread {12 - k} {k}" for k in range(13)]
    play(s, "spread 12 0")
    assert s.t.bodies[0].traits[0] == 0
    assert s.t.bodies[0].alive


@pytest.mark.rule("BT-3.6")
def test_steps_given_to_a_trait_at_the_bottom_are_lost() -> None:
    s = scene()
    s.set_step(0, "might", 0)
    speed = s.t.bodies[0].traits[1]
    run(s, Damage(0, "physical", 3))
    play(s, "spread 3 0")
    assert s.t.bodies[0].traits[:2] == [0, speed]


@pytest.mark.rule("BT-3.7")
def test_after_the_haunt_a_trait_on_the_skull_kills_at_once() -> None:
    s = scene(4)
    haunted(s, 45)
    hero = s.heroes()[0]
    s.set_step(hero, "might", 1)
    run(s, Damage(hero, "physical", 2))
    play(s, "spread 2 0")
    assert not s.t.bodies[hero].alive


@pytest.mark.rule("BT-3.5")
def test_dice_of_damage_are_rolled() -> None:
    s = scene()
    run(s, DamageDice(0, "mental", 2))
    total(s, 3)
    assert texts(s) == ["spread 3 0", "spread 2 1", "spread 1 2", "spread 0 3"]
