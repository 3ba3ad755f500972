"""Weapons and what they do to an attack (BT-4.5.1, BT-5.3, BT-5.4)."""

import pytest

from game.betrayal.haunts.pursuit import sees
from game.betrayal.haunts.seeking import in_sight
from game.betrayal.state import BtState
from tests.betrayal.scene import begin_turn, give, lay, number, plain_haunt, play, put, scene, texts, total


def duel(cards: list[str], loot: list[str] | None = None, rooms: tuple[str, ...] = ()) -> BtState:
    """A hero with cards and the traitor, both in the Foyer, at the hero's turn; the traitor is strong enough for any blow."""
    s = scene(rooms=rooms, at={0: "foyer", 1: "foyer", 2: "basement_landing"}, cards={0: cards, 1: loot or []})
    for trait in ("might", "speed"):
        s.set_step(1, trait, 7)
    plain_haunt(s, traitor=1)
    return s


def attacks(s: BtState) -> list[str]:
    return [text for text in texts(s) if text.startswith("attack")]


@pytest.mark.rule("BT-item:axe")
@pytest.mark.rule("BT-item:blood_dagger")
@pytest.mark.rule("BT-omen:spear")
@pytest.mark.rule("BT-4.5.1")
@pytest.mark.parametrize(("weapon", "more"), [("axe", 1), ("spear", 2), ("blood_dagger", 3)])
def test_a_weapon_adds_dice_to_its_holders_attack_alone(weapon: str, more: int) -> None:
    s = duel([weapon], ["axe" if weapon != "axe" else "spear"])
    might, speed = s.value(0, "might"), s.t.bodies[0].traits[1]
    assert attacks(s) == ["attack 1", f"attack 1 {weapon}"]
    play(s, f"attack 1 {weapon}")
    assert number(s) == might + more
    assert s.t.bodies[0].traits[1] == speed - (weapon == "blood_dagger")
    total(s, 1)
    assert number(s) == s.value(1, "might")  # nothing helps in defence
    total(s, 1)
    assert not {f"drop {weapon}", f"use {weapon}"} & set(texts(s))  # one use of a thing a turn
    s = duel([weapon])
    play(s, "attack 1")
    assert number(s) == might
    total(s, 1)
    total(s, 1)
    assert (f"drop {weapon}" in texts(s)) == (weapon != "blood_dagger")


@pytest.mark.rule("BT-4.5.1")
@pytest.mark.rule("BT-4.4.4")
def test_one_weapon_an_attack_and_eight_dice_at_most() -> None:
    s = duel(["axe", "spear", "blood_dagger"])
    s.set_step(0, "might", 7)
    assert attacks(s) == ["attack 1", "attack 1 axe", "attack 1 spear", "attack 1 blood_dagger"]
    play(s, "attack 1 blood_dagger")
    assert number(s) == 8


@pytest.mark.rule("BT-item:blood_dagger")
def test_the_blood_dagger_may_kill_its_holder_and_hurts_who_loses_it() -> None:
    s = duel(["blood_dagger"])
    s.set_step(0, "speed", 0)
    play(s, "attack 1 blood_dagger")
    assert not s.t.bodies[0].alive
    assert s.t.turn.body != 0 or s.actor() is None
    s = duel([], ["blood_dagger"])
    s.set_step(0, "might", 7)
    play(s, "attack 1")
    total(s, 4)
    total(s, 2)
    assert "steal blood_dagger" in texts(s)
    play(s, "steal blood_dagger")
    assert s.holds(0, "blood_dagger")
    assert number(s) == 2
    total(s, 3)
    assert s.actor() == 1
    assert texts(s) == ["spread 3 0", "spread 2 1", "spread 1 2", "spread 0 3"]


@pytest.mark.rule("BT-item:sacrificial_dagger")
@pytest.mark.parametrize("result", [7, 6, 5, 3, 2, 0])
def test_the_sacrificial_dagger_asks_for_knowledge_first(result: int) -> None:
    s = duel(["sacrificial_dagger"])
    s.set_step(0, "knowledge", 6)
    play(s, "attack 1 sacrificial_dagger")
    assert number(s) == s.value(0, "knowledge")
    total(s, result)
    if result <= 2:
        assert number(s) == 2  # damage
        total(s, 2)
        assert texts(s) == ["spread 2 0", "spread 1 1", "spread 0 2"]
        play(s, "spread 1 1")
        assert attacks(s) == []
        return
    if result <= 5:
        assert texts(s) == ["spread 1 0", "spread 0 1"]
        knowledge = s.t.bodies[0].traits[2]
        play(s, "spread 0 1")
        assert s.t.bodies[0].traits[2] == knowledge - 1
    assert number(s) == s.value(0, "might") + 3


ROW = ("chapel N foyer", "dusty_hallway N chapel")


@pytest.mark.rule("BT-item:revolver")
@pytest.mark.rule("BT-5.2")
def test_the_revolver_shoots_with_speed() -> None:
    s = duel(["revolver"])
    play(s, "attack 1 revolver")
    assert number(s) == s.value(0, "speed") + 1
    total(s, 2)
    assert number(s) == s.value(1, "speed")
    total(s, 4)
    assert texts(s) == ["spread 2 0", "spread 1 1", "spread 0 2"]  # in the same room a loser is hurt
    assert s.actor() == 0


@pytest.mark.rule("BT-item:revolver")
@pytest.mark.rule("BT-5.3")
def test_along_a_straight_row_of_doors() -> None:
    s = duel(["revolver", "axe"], ["spear"], rooms=("dusty_hallway N foyer", "creaky_hallway N dusty_hallway"))
    put(s, 1, "creaky_hallway")
    begin_turn(s, 0)
    assert attacks(s) == ["attack 1 revolver"]
    s.lay_token("smoke", "dusty_hallway")
    begin_turn(s, 0)
    assert attacks(s) == []
    s.take_token("smoke", "dusty_hallway")
    put(s, 0, "entrance_hall")
    begin_turn(s, 0)
    assert attacks(s) == []  # round the corner


@pytest.mark.rule("BT-5.3")
@pytest.mark.rule("BT-5.7")
@pytest.mark.parametrize("looker", ["basement_landing", "chasm/near", "chasm/far", "wine_cellar"])
@pytest.mark.parametrize("target", ["basement_landing", "chasm/near", "chasm/far", "wine_cellar"])
def test_no_line_of_sight_crosses_a_barrier_whoever_looks(looker: str, target: str) -> None:
    """A shot (5 and others), a Zombie's look (10), and a shot at a room where somebody unseen may be, in both halves of it (41)."""
    s = duel(["revolver"], rooms=("chasm N basement_landing",))
    lay(s, "wine_cellar", "N", "chasm")
    near = s.board.printed("chasm", "S")
    halves = {"near": near, "far": next(door for door in s.rules.tiles["chasm"].doors if door != near)}
    for seat, place in ((0, looker), (1, target)):
        room, _, half = place.partition("/")
        put(s, seat, f"{room}/{halves[half]}" if half else room)
    begin_turn(s, 0)
    sides = {"basement_landing": 0, "chasm/near": 0, "chasm/far": 1, "wine_cellar": 1}
    same = sides[looker] == sides[target]
    assert ("attack 1 revolver" in attacks(s)) is same
    assert sees(s, 0, 1) is same
    room = target.split("/")[0]
    assert (room in in_sight(s, 0)) is (room != looker.split("/")[0] and (same or room == "chasm"))


@pytest.mark.rule("BT-item:revolver")
@pytest.mark.rule("BT-5.3")
@pytest.mark.rule("BT-5.4")
def test_at_a_distance_nobody_shoots_back_and_nothing_is_stolen() -> None:
    s = duel(["revolver"], ["spear"])
    lay(s, "dusty_hallway", "N", "foyer")
    put(s, 1, "dusty_hallway")
    begin_turn(s, 0)
    play(s, "attack 1 revolver")
    total(s, 0)
    total(s, 5)
    assert s.actor() == 0
    assert "end" in texts(s)
    begin_turn(s, 0)
    play(s, "attack 1 revolver")
    total(s, 5)
    total(s, 2)
    assert s.actor() == 1
    assert texts(s)[0] == "spread 3 0"


@pytest.mark.rule("BT-5.4")
def test_a_winner_by_two_may_steal_instead() -> None:
    loot = ["axe", "book", "dog"]
    for by in (2, 1):
        s = duel(["bell"], loot)
        s.set_step(0, "might", 7)
        play(s, "attack 1")
        total(s, 2 + by)
        total(s, 2)
        if by == 1:
            assert "wound" not in texts(s)
            continue
        assert s.actor() == 0
        assert texts(s) == ["wound", "steal axe", "steal book"]
        play(s, "steal book")
        assert s.holds(0, "book")
        assert not s.holds(1, "book")
        assert s.actor() == 0  # no wound
        assert not {"drop book", "use book"} & set(texts(s))


@pytest.mark.rule("BT-5.4")
@pytest.mark.rule("BT-4.5.1")
def test_a_thing_used_in_this_turn_is_not_stolen_in_it() -> None:
    s = duel(["pickpockets_gloves"], ["axe", "spear", "ring"])
    s.set_step(0, "might", 7)
    play(s, "use pickpockets_gloves 1 axe")
    assert "attack 1 axe" not in attacks(s)
    s.use("item:ring")
    play(s, "attack 1")
    total(s, 4)
    total(s, 2)
    assert texts(s) == ["wound", "steal spear"]


@pytest.mark.rule("BT-5.4")
def test_a_defender_who_wins_steals_nothing() -> None:
    s = duel(["spear"], [])
    play(s, "attack 1")
    total(s, 1)
    total(s, 4)
    assert s.actor() == 0
    assert texts(s)[0].startswith("spread")


@pytest.mark.rule("BT-5.2")
def test_who_has_no_might_cannot_be_struck() -> None:
    s = duel(["axe", "revolver", "ring"])
    put(s, 1, "basement_landing")
    ghost = s.spawn("ghost", "foyer", 1)
    begin_turn(s, 0)
    assert attacks(s) == [f"attack {ghost} revolver", f"attack {ghost} ring"]
    give(s, 0, "spear")
    begin_turn(s, 0)
    assert f"attack {ghost} spear" not in attacks(s)
