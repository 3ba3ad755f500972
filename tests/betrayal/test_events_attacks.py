"""Events that attack."""

from __future__ import annotations

import pytest

from game.betrayal.terms import TRAITS
from tests.betrayal.cards import asked, clips, done, draw, drawn, haunted_table, rolls, throw
from tests.betrayal.scene import play, scene, texts, total

Moved = dict[str, int]
ALL_DOWN: Moved = dict.fromkeys(TRAITS, -1)


@pytest.mark.rule("BT-event:groundskeeper", "BT-5.8")
@pytest.mark.parametrize("rolled", [6, 4])
def test_the_groundskeeper_leaves_an_item(rolled: int) -> None:
    s = drawn("groundskeeper")
    rolls(s, 0, "event_groundskeeper", "knowledge", rolled)
    play(s, "draw bell")
    assert done(s)
    assert s.holds(0, "bell")


@pytest.mark.rule("BT-event:groundskeeper", "BT-5.8", "BT-3.4", "BT-3.5")
def test_the_groundskeeper_attacks_with_might_4_and_the_loser_spreads_the_difference() -> None:
    s = drawn("groundskeeper", cards=["axe"])
    rolls(s, 0, "event_groundskeeper", "knowledge", 3)
    assert throw(s).roll.thrower == 2  # the player on the right
    assert throw(s).number == 4
    total(s, 6)
    assert throw(s).number == s.value(0, "might")  # no weapon in defence
    total(s, 3)
    assert asked(s, 0)
    assert texts(s) == ["spread 3 0", "spread 2 1", "spread 1 2", "spread 0 3"]
    play(s, "spread 1 2")
    assert done(s)
    assert clips(s) == {"might": -1, "speed": -2}


@pytest.mark.rule("BT-5.8")
@pytest.mark.parametrize(("attack", "defence"), [(3, 3), (2, 6)])
def test_nothing_happens_to_what_attacks_from_a_card(attack: int, defence: int) -> None:
    s = drawn("groundskeeper")
    rolls(s, 0, "event_groundskeeper", "knowledge", 0)
    total(s, attack)
    total(s, defence)
    assert done(s)
    assert clips(s) == {}


@pytest.mark.rule("BT-event:groundskeeper")
def test_the_groundskeeper_is_at_home_in_the_gardens() -> None:
    s = drawn("groundskeeper", place="gardens", rooms=["gardens N foyer"])
    assert s.value(0, "knowledge") == 3
    rolls(s, 0, "event_groundskeeper", "knowledge", 2, 1)
    assert throw(s).roll.purpose == "card_attack"


@pytest.mark.rule("BT-event:creepy_puppet", "BT-5.8")
def test_the_creepy_puppet_strengthens_the_spears_holder_when_it_hurts() -> None:
    s = scene(cards={1: ["spear"]})
    draw(s, "creepy_puppet")
    assert throw(s).roll.thrower == 2
    total(s, 4)
    total(s, 3)
    play(s, "spread 0 1")
    assert done(s)
    assert clips(s) == {"speed": -1}
    assert clips(s, 1) == {"might": 2}


@pytest.mark.rule("BT-event:creepy_puppet")
def test_the_creepy_puppet_strengthens_the_spears_holder_when_it_kills() -> None:
    s = scene(cards={1: ["spear"]})
    haunted_table(s)
    s.t.bodies[0].traits[0] = 0
    draw(s, "creepy_puppet")
    total(s, 4)
    total(s, 3)
    play(s, "spread 1 0")
    assert not s.t.bodies[0].alive
    assert clips(s, 1) == {"might": 2}


@pytest.mark.rule("BT-event:creepy_puppet")
@pytest.mark.parametrize(("attack", "defence", "armor"), [(3, 3, False), (0, 4, False), (4, 3, True)])
def test_the_creepy_puppet_strengthens_nobody_when_it_does_not_hurt(attack: int, defence: int, armor: bool) -> None:
    s = scene(cards={0: ["armor"] if armor else [], 1: ["spear"]})
    draw(s, "creepy_puppet")
    total(s, attack)
    total(s, defence)
    assert done(s)
    assert clips(s) == clips(s, 1) == {}


@pytest.mark.rule("BT-event:creepy_puppet")
def test_the_creepy_puppets_victim_gains_nothing_from_its_own_spear() -> None:
    s = drawn("creepy_puppet", cards=["spear"])
    total(s, 4)
    total(s, 3)
    play(s, "spread 1 0")
    assert done(s)
    assert clips(s) == {"might": -1}
