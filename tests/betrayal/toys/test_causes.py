"""What moves a clip: cards that come and go, harm, rooms, events, rules (mechanism: the cause of a trait's change)."""

from __future__ import annotations

import pytest

from game.betrayal.combat import Attack
from game.betrayal.events import Told
from game.betrayal.harm import Damage, Shift
from game.betrayal.state import BtState
from game.betrayal.terms import TRAITORS
from tests.betrayal.scene import all_at, begin_turn, give, haunted, play, put, run, scene, steps, texts, total
from tests.betrayal.toys.causes import Causes

pytestmark = pytest.mark.rule("BT-3.2")


def begun() -> tuple[BtState, int, int]:
    s = scene(4)
    haunted(s, Causes.number)
    for body in range(len(s.t.bodies)):
        put(s, body, "foyer")
    begin_turn(s, s.heroes()[0])
    return s, s.heroes()[0], s.t.traitor


def test_cards_count_for_the_traitor_and_harm_does_not() -> None:
    s, hero, traitor = begun()
    all_at(s, 3, traitor)
    give(s, traitor, "holy_symbol")
    assert steps(s, traitor) == [3, 3, 3, 5]
    s.t.bodies[traitor].cards.remove("holy_symbol")
    s.t.bodies[traitor].cards.append("holy_symbol")
    events = run(s, Damage(traitor, "mental", 2, "attack", hero))
    events = play(s, texts(s)[0])
    assert steps(s, traitor) == [3, 3, 3, 5]
    assert [event.fact for event in events if isinstance(event, Told)] == ["barred"]
    run(s, Shift(traitor, "might", -1, "event"))
    assert steps(s, traitor) == [3, 3, 3, 5]
    run(s, Shift(traitor, "might", 1, "event"))
    assert steps(s, traitor) == [4, 3, 3, 5]
    from game.betrayal.trading import drop_card

    drop_card(s, traitor, "holy_symbol")
    assert steps(s, traitor) == [4, 3, 3, 3]
    run(s, Shift(hero, "might", -1, "event"))
    assert steps(s, hero)[0] == s.start_step(hero, "might") - 1


def test_what_brings_a_trait_to_the_skull_decides_what_follows() -> None:
    for source, alive in (("attack", True), ("room", False)):
        s, hero, _traitor = begun()
        all_at(s, 1, hero)
        mummy = s.monsters("mummy")[0]
        if source == "attack":
            run(s, Attack(mummy, hero))
            total(s, 4)
            total(s, 0)
        else:
            run(s, Damage(hero, "mental", 4, source))
        play(s, next(text for text in texts(s) if text == "spread 4 0"))
        assert s.t.bodies[hero].alive is alive
        assert ("vampire" in s.t.bodies[hero].states()) is alive
        if alive:
            assert s.t.bodies[hero].side == TRAITORS
            assert steps(s, hero) == [s.start_step(hero, trait) for trait in ("might", "speed", "knowledge", "sanity")]
