"""Attacks on all who are somewhere (mechanism: attacks)."""

from __future__ import annotations

import pytest

from game.betrayal.events import Attacked, Rolled
from game.betrayal.state import BtState
from game.engine.contract import CHANCE
from tests.betrayal.scene import begin_turn, haunted, number, play, put, scene, steps, texts, total
from tests.betrayal.toys.areas import Areas

pytestmark = pytest.mark.rule("BT-6.7.3")


def begun() -> BtState:
    """The monsters and the first hero in the Foyer, the second next door, the third two rooms off, the traitor upstairs."""
    s = scene(4, rooms=["abandoned_room N entrance_hall"])
    haunted(s, Areas.number)
    for body in range(len(s.t.bodies)):
        put(s, body, "foyer")
    put(s, s.heroes()[1], "entrance_hall")
    put(s, s.heroes()[2], "abandoned_room")
    put(s, s.t.traitor, "upper_landing")
    return s


def rolls(s: BtState) -> list[tuple[int, str, int]]:
    """Answers all that comes by no dice at all: who rolled for what, with how many dice."""
    found = []
    while s.actor() == CHANCE:
        asked = s.question
        for event in total(s, 0):
            if isinstance(event, Rolled):
                found.append((event.body, event.purpose, len(event.dice)))
        del asked
    return found


def test_breath_strikes_the_room_and_next_door_and_a_roll_spares() -> None:
    s = begun()
    here, beside, far = s.heroes()
    begin_turn(s, s.monsters("elder_god")[0], 3)
    play(s, "do strike")
    assert number(s) == s.value(here, "speed")
    found = rolls(s)
    assert [(body, dice) for body, purpose, dice in found if purpose == "damage_physical"] == [(here, 4), (beside, 2)]
    assert far not in [body for body, _purpose, _dice in found]
    begin_turn(s, s.monsters("elder_god")[0], 3)
    put(s, beside, "upper_landing")
    put(s, s.t.traitor, "entrance_hall")
    play(s, "do strike")
    total(s, 4)  # spared
    assert number(s) == s.value(s.t.traitor, "speed")
    assert [body for body, purpose, _dice in rolls(s) if purpose == "damage_physical"] == [s.t.traitor]


def test_breath_ends_next_door_though_more_stand_in_the_line_of_sight() -> None:
    s = begun()
    god = s.monsters("elder_god")[0]
    one, other, third = s.heroes()
    for body, room in ((god, "grand_staircase"), (one, "foyer"), (other, "entrance_hall"), (third, "basement_landing")):
        put(s, body, room)
    begin_turn(s, god, 3)
    play(s, "do strike")
    struck = {body for body, purpose, _dice in rolls(s) if purpose == "do_strike"}
    assert struck == {one}  # stairs are no door


def test_a_spell_reaches_along_the_line_of_sight_and_heroes_alone() -> None:
    s = begun()
    here, beside, far = s.heroes()
    put(s, s.t.traitor, "abandoned_room")
    put(s, far, "upper_landing")
    begin_turn(s, s.t.traitor)
    play(s, "do banish")
    line = [other for other in (here, beside) if s.t.bodies[other].room == "entrance_hall"]
    assert [body for body, _purpose, _dice in rolls(s)] == line


def test_a_mind_attacks_everybody_here_one_by_one_in_place_of_its_attack() -> None:
    s = begun()
    for seat in s.heroes()[:2]:
        put(s, seat, "foyer")
    alien = s.monsters("alien")[0]
    begin_turn(s, alien, 4)
    assert f"attack {s.heroes()[0]}" in texts(s)
    before = [steps(s, seat) for seat in s.heroes()]
    events = play(s, "do defy")
    assert [event.trait for event in events if isinstance(event, Attacked)] == ["sanity"]
    assert [body for body, purpose, _dice in rolls(s) if purpose == "defence"] == s.heroes()[:2]
    assert before == [steps(s, seat) for seat in s.heroes()]
    assert "do defy" not in texts(s)
    assert not any(text.startswith("attack") for text in texts(s))
