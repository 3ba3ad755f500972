"""More attacks than one, attacks as one, and what clings (mechanism: attacks)."""

from __future__ import annotations

import pytest

from game.betrayal import GAME
from game.betrayal.combat import Attack
from game.betrayal.moving import Relocate
from game.betrayal.state import BtState
from game.betrayal.turns import MonsterActs, NextMonster
from tests.betrayal.scene import begin_turn, haunted, number, offered, play, put, run, scene, steps, texts, total
from tests.betrayal.toys.blows import Blows

pytestmark = pytest.mark.rule("BT-6.7.3")


def begun() -> BtState:
    """All heroes and monsters are in the Foyer."""
    s = scene(4)
    haunted(s, Blows.number)
    for body in range(len(s.t.bodies)):
        put(s, body, "foyer")
    put(s, s.t.traitor, "upper_landing")
    return s


def fight(s: BtState, text: str, attack: int = 0, defence: int = 0) -> None:
    play(s, text)
    total(s, attack)
    total(s, defence)


def test_a_figure_of_two_blows_attacks_twice_and_no_more() -> None:
    s = begun()
    hero = s.heroes()[0]
    begin_turn(s, s.monsters("elder_god")[0], 3)
    fight(s, f"attack {hero}")
    assert offered(s, f"attack {hero}")
    fight(s, f"attack {hero}")
    assert offered(s, "attack") == []


def test_one_that_fights_everybody_fights_each_once() -> None:
    s = begun()
    one, other, third = s.heroes()
    begin_turn(s, s.monsters("dark_fiddler")[0], 3)
    fight(s, f"attack {one}")
    assert offered(s, "attack") == [f"attack {other}", f"attack {third}"]
    fight(s, f"attack {other}")
    fight(s, f"attack {third}")
    assert offered(s, "attack") == []


def test_a_pack_attacks_as_one_at_no_risk_and_who_joined_has_attacked() -> None:
    s = begun()
    hero = s.heroes()[0]
    rats = s.monsters("zombie")
    s.t.order = rats[1:]
    s.t.counters["spaces"] = 3
    s.agenda = []
    run(s, MonsterActs(rats[0]))
    play(s, f"attack {hero}")
    assert texts(s) == [f"choose {rats[1]}", f"choose {rats[2]}", "done"]
    assert GAME.rebuild(s.observe(s.t.traitor), s.hidden(s.t.traitor)).legal_actions() == s.legal_actions()
    play(s, f"choose {rats[2]}", "done")
    assert number(s) == 4
    total(s, 0)
    total(s, 4)
    assert s.t.bodies[rats[0]].alive
    play(s, "end")
    assert s.t.turn.body == rats[1]
    play(s, f"attack {hero}")
    assert s.chances()  # the first has attacked, the third has joined: nobody is asked who joins
    total(s, 0)
    total(s, 0)
    play(s, "end")
    assert s.t.turn.body == rats[2]
    assert offered(s, "attack") == []
    assert isinstance(s.agenda[-3], NextMonster)


def test_a_bat_clings_to_whom_it_beats_slows_it_goes_with_it_and_has_no_turn() -> None:
    s = begun()
    hero = s.heroes()[0]
    bat = s.monsters("firebat")[0]
    before, far = steps(s, hero), s.haunt.allowance(s, hero)
    run(s, Attack(bat, hero))
    total(s, 3)
    total(s, 0)
    assert steps(s, hero) == before
    assert s.t.bodies[bat].on == hero
    assert s.haunt.allowance(s, hero) == far - 1
    assert not s.haunt.monster_moves(s, bat)
    run(s, Relocate(hero, "entrance_hall"))
    assert s.t.bodies[bat].room == "entrance_hall"
    begin_turn(s, hero)
    assert s.haunt.leaving_cost(s, hero) == 1
    fight(s, f"attack {bat}", 3, 0)
    assert not s.t.bodies[bat].alive
    assert s.haunt.allowance(s, hero) == far
