"""States of explorers: what each may do, who plays it, how it ends; and who is carried (mechanisms: status kits, carrying)."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from game.betrayal import GAME
from game.betrayal.actions import act
from game.betrayal.afflicting import afflict, relieve
from game.betrayal.carrying import load
from game.betrayal.combat import Attack
from game.betrayal.events import Carried, Told
from game.betrayal.harm import Damage, Die, stun
from game.betrayal.moving import Relocate
from game.betrayal.state import BtState
from game.betrayal.statuses import ASLEEP, CONTROLLED, HOLDER, TRAPPED, TURN_BEGINS, TURN_ENDS, Status, still_there
from game.betrayal.terms import HEROES, TRAITORS
from tests.betrayal.scene import begin_turn, give, haunted, offered, play, put, run, scene, steps, texts, total
from tests.betrayal.toys.states import States

pytestmark = pytest.mark.rule("BT-6.3.2")


def begun(seats: int = 4) -> tuple[BtState, int, int, int]:
    """All in the Foyer, and it is the first hero's turn: the state, that hero, the second one, the traitor."""
    s = scene(seats, rooms=["abandoned_room N entrance_hall"])
    haunted(s, States.number)
    for body in range(len(s.t.bodies)):
        put(s, body, "foyer")
    first, second = s.heroes()[:2]
    begin_turn(s, first)
    return s, first, second, s.t.traitor


def beside_friends(s: BtState, *bodies: int) -> None:
    """Only these are in the Upper Landing."""
    for body in bodies:
        put(s, body, "upper_landing")
    begin_turn(s, bodies[0])


def verbs(s: BtState) -> set[str]:
    return {text.split()[0] for text in texts(s)}


def test_a_frog_hops_and_does_nothing_else_and_no_longer_counts_until_it_is_turned_back() -> None:
    s, hero, friend, _traitor = begun()
    give(s, hero, "axe")
    mummy = s.monsters("mummy")[0]
    run(s, Attack(mummy, hero))
    total(s, 8)
    total(s, 0)
    assert "frog" in s.t.bodies[hero].states()
    assert "axe" in s.t.dropped["foyer"]
    assert steps(s, hero)[0] == steps(s, hero)[2] == 0
    assert hero not in still_there(s)
    afflict(s, friend, "frog")
    begin_turn(s, hero)
    assert verbs(s) == {"go", "end"}  # it turns no other frog back
    relieve(s, friend, "frog")
    refusal = GAME.why_not(s.observe(hero), act("pick_up", "axe"))
    assert refusal is not None
    assert dict(refusal.params)["veto"] == "state_gain"
    beside_friends(s, friend, hero)
    play(s, f"do rite {hero}")
    total(s, 2)
    assert s.t.bodies[hero].status == ()
    assert steps(s, hero) == [s.start_step(hero, trait) for trait in ("might", "speed", "knowledge", "sanity")]


def test_all_frogs_lose_the_game_for_their_side() -> None:
    s, *_ = begun()
    for seat in s.heroes():
        assert not s.t.ended
        afflict(s, seat, "frog")
        run(s)
    assert s.t.ended == "traitors_all_dead"


def test_a_sleeper_neither_acts_nor_is_attacked_and_sleeps_where_it_is() -> None:
    s, hero, _friend, traitor = begun()
    afflict(s, hero, "asleep")
    begin_turn(s, hero)
    assert verbs(s) <= {"end"} | {"pick_up"} - {"pick_up"}
    begin_turn(s, traitor)
    assert f"attack {hero}" not in texts(s)
    told = [event.words for event in run(s, Relocate(hero, "entrance_hall")) if isinstance(event, Told)]
    assert told == [("state_move",)]


def test_who_is_trapped_fights_and_deals_but_does_not_get_away_nor_die() -> None:
    s, hero, friend, traitor = begun()
    afflict(s, hero, "trapped")
    give(s, hero, "bell")
    begin_turn(s, hero)
    assert {"attack", "trade"} <= verbs(s)
    assert not verbs(s) & {"go", "explore"}
    run(s, Damage(hero, "physical", 20, "room"))
    play(s, texts(s)[0])
    assert s.t.bodies[hero].alive
    assert min(steps(s, hero)) == 0
    begin_turn(s, traitor)
    assert offered(s, f"attack {hero}") == []
    assert offered(s, f"attack {friend}")


def test_the_traitor_walks_whom_he_controls_and_a_friend_strikes_it_free_for_good() -> None:
    s, hero, friend, traitor = begun()
    afflict(s, hero, "controlled")
    beside_friends(s, hero, friend)
    assert s.actor() == traitor
    assert verbs(s) == {"go", "end"}
    assert set(GAME.rebuild(s.observe(traitor), s.hidden(traitor)).legal_actions()) == set(s.legal_actions())
    begin_turn(s, friend)
    before = sum(steps(s, hero))
    play(s, f"attack {hero}")
    total(s, 5)
    total(s, 2)
    play(s, texts(s)[0])
    assert before - sum(steps(s, hero)) == 1  # half of three, rounded down
    assert (s.t.bodies[hero].status, s.t.bodies[hero].seat) == ((), hero)
    assert not afflict(s, hero, "controlled")


def test_who_is_grabbed_goes_with_the_holder_and_fights_only_to_get_free() -> None:
    s, hero, _friend, traitor = begun()
    zombie, mummy = s.monsters("zombie")[0], s.monsters("mummy")[0]
    run(s, Attack(zombie, hero))
    total(s, 5)
    total(s, 0)
    assert s.t.bodies[hero].states() == {"grabbed": zombie}
    run(s, Relocate(zombie, "entrance_hall"))
    assert s.t.bodies[hero].room == "entrance_hall"
    put(s, mummy, "entrance_hall")
    put(s, traitor, "entrance_hall")
    begin_turn(s, mummy, 3)
    assert f"attack {hero}" not in texts(s)
    begin_turn(s, traitor)
    assert f"attack {hero}" in texts(s)
    begin_turn(s, hero)
    assert texts(s) == [f"attack {zombie}", "end"]
    lost = s.clone()
    play(lost, f"attack {zombie}")
    total(lost, 0)
    total(lost, 4)
    assert lost.t.turn.body != hero  # its turn is over, and it is unhurt
    assert steps(lost, hero) == steps(s, hero)
    play(s, f"attack {zombie}")
    total(s, 4)
    total(s, 0)
    assert s.t.bodies[hero].status == ()
    assert s.t.bodies[zombie].stunned
    assert s.t.turn.body == hero
    assert "go" in verbs(s)


@pytest.mark.parametrize("loses", ["stunned", "dead"])
def test_a_holder_that_is_stunned_or_dead_lets_go(loses: str) -> None:
    s, hero, _friend, _traitor = begun()
    zombie = s.monsters("zombie")[0]
    afflict(s, hero, "grabbed", zombie)
    if loses == "dead":
        run(s, Die(zombie, "haunt"))
    else:
        stun(s, zombie)
    assert s.t.bodies[hero].status == ()
    assert s.t.bodies[hero].on < 0


def test_flesh_and_vampires_change_sides_and_numbers_and_a_ghost_its_player() -> None:
    s, hero, friend, traitor = begun(5)
    afflict(s, hero, "blob_person")
    assert (s.value(hero, "speed"), s.t.bodies[hero].side) == (2, TRAITORS)
    before = steps(s, friend)
    afflict(s, friend, "vampire")
    assert s.t.bodies[friend].side == TRAITORS
    assert steps(s, friend) == [min(7, step + 1) for step in before]
    relieve(s, friend, "vampire")
    assert s.t.bodies[friend].side == HEROES
    third = s.heroes()[-1]
    afflict(s, third, "ghost")
    begin_turn(s, third)
    assert s.actor() == traitor
    assert steps(s, third) == steps(s, third)
    begin_turn(s, s.monsters("mummy")[0], 3)
    assert offered(s, f"attack {third}") == offered(s, f"attack {hero}") == []


class Passing(States):
    """Kits with some of their fields replaced."""

    statuses: ClassVar[tuple[Status, ...]] = (
        msgspec.structs.replace(ASLEEP, until=TURN_BEGINS),
        msgspec.structs.replace(TRAPPED, until=TURN_ENDS),
        msgspec.structs.replace(CONTROLLED, player=HOLDER),
    )


def test_states_end_by_themselves_and_a_holder_may_play_whom_it_holds() -> None:
    s, hero, friend, _traitor = begun()
    s.haunt = Passing()
    afflict(s, hero, "asleep")
    afflict(s, friend, "asleep")
    begin_turn(s, hero)
    assert (s.t.bodies[hero].states(), set(s.t.bodies[friend].states())) == ({}, {"asleep"})
    assert "go" in verbs(s)
    afflict(s, hero, "trapped")
    s._legal = None
    assert "go" not in verbs(s)
    play(s, "end")
    assert s.t.bodies[hero].status == ()
    afflict(s, hero, "controlled", friend)
    begin_turn(s, hero)
    assert s.actor() == friend


def test_a_frog_is_carried_like_a_burden_and_put_down_and_walks_on_its_own_again() -> None:
    s, hero, friend, _traitor = begun()
    afflict(s, friend, "frog")
    beside_friends(s, hero, friend)
    assert load(s, hero) == 0
    play(s, f"carry {friend}")
    assert s.haunt.leaving_cost(s, hero) == 2
    spent = s.t.turn.spent
    play(s, "go grand_staircase")
    assert s.t.turn.spent - spent == 2
    assert s.t.bodies[friend].room == "grand_staircase"
    here = s.clone()
    begin_turn(here, friend)
    assert texts(here) == ["end"]
    assert f"carry {friend}" not in texts(s)
    begin_turn(s, hero)
    events = play(s, f"set_down {friend}")
    assert Carried(body=friend, by=hero, off=True) in events
    play(s, "go upper_landing")
    assert s.t.bodies[friend].room == "grand_staircase"
    begin_turn(s, friend)
    assert offered(s, "go")


def test_who_carries_and_dies_leaves_the_burden_where_it_was() -> None:
    s, hero, friend, _traitor = begun()
    afflict(s, friend, "frog")
    beside_friends(s, hero, friend)
    play(s, f"carry {friend}")
    run(s, Die(hero, "haunt"))
    assert (s.t.bodies[friend].room, s.t.bodies[friend].on < 0) == ("upper_landing", True)
