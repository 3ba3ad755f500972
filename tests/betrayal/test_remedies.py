"""The items that heal."""

import pytest

from game.betrayal.terms import TRAITS
from tests.betrayal.scene import (
    all_at,
    begin_turn,
    number,
    offered,
    play,
    scene,
    steps,
    texts,
    total,
)

RESTORES = [("healing_salve", ("might", "speed")), ("smelling_salts", ("knowledge",))]


@pytest.mark.rule("BT-item:healing_salve")
@pytest.mark.rule("BT-item:smelling_salts")
@pytest.mark.parametrize(("card", "traits"), RESTORES)
def test_a_remedy_brings_back_to_the_start(card: str, traits: tuple[str, ...]) -> None:
    for patient in (0, 1):
        s = scene(at={0: "foyer", 1: "foyer", 2: "entrance_hall"}, cards={0: [card]})
        assert offered(s, f"use {card}") == []  # nobody needs it
        for seat in range(3):
            all_at(s, 0, seat)
        begin_turn(s, 0)
        assert offered(s, f"use {card}") == [f"use {card} 0", f"use {card} 1"]
        play(s, f"use {card} {patient}")
        assert steps(s, patient) == [s.start_step(patient, trait) if trait in traits else 0 for trait in TRAITS]
        assert steps(s, 1 - patient) == [0, 0, 0, 0]
        assert not s.holds(0, card)


@pytest.mark.rule("BT-item:healing_salve")
def test_a_remedy_lowers_nothing() -> None:
    s = scene(at={0: "foyer"}, cards={0: ["healing_salve"]})
    s.set_step(0, "might", 7)
    s.set_step(0, "speed", 0)
    begin_turn(s, 0)
    play(s, "use healing_salve 0")
    assert steps(s)[:2] == [7, s.start_step(0, "speed")]


@pytest.mark.rule("BT-item:medical_kit")
@pytest.mark.parametrize(("result", "healed"), [(9, 3), (8, 3), (7, 2), (6, 2), (5, 1), (4, 1), (3, 0), (0, 0)])
def test_the_medical_kit_heals_by_knowledge(result: int, healed: int) -> None:
    s = scene(at={0: "foyer", 1: "foyer"}, cards={0: ["medical_kit"]})
    assert offered(s, "use medical_kit") == []
    s.set_step(0, "knowledge", 7)
    for trait in ("might", "speed"):
        s.set_step(1, trait, s.start_step(1, trait) - (2 if trait == "might" else 1))
    before = steps(s, 1)
    begin_turn(s, 0)
    assert offered(s, "use medical_kit") == ["use medical_kit 1"]
    play(s, "use medical_kit 1")
    assert number(s) == s.value(0, "knowledge")
    total(s, result)
    splits = {3: None, 2: ["heal 2 0", "heal 1 1"], 1: ["heal 1 0", "heal 0 1"], 0: None}[healed]
    if splits:
        assert s.actor() == 1
        assert texts(s) == splits
        play(s, splits[-1])
    assert sum(steps(s, 1)) - sum(before) == healed
    assert s.actor() == 0
    assert s.holds(0, "medical_kit")
    assert offered(s, "use medical_kit") == []


@pytest.mark.rule("BT-item:medical_kit")
def test_no_healing_beyond_the_start() -> None:
    s = scene(cards={0: ["medical_kit"]})
    s.set_step(0, "might", s.start_step(0, "might") - 1)
    s.set_step(0, "knowledge", 7)
    begin_turn(s, 0)
    play(s, "use medical_kit 0")
    total(s, 8)
    assert steps(s)[:2] == [s.start_step(0, "might"), s.start_step(0, "speed")]
