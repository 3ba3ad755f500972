"""Combat, monsters, death, winning (sections 5 and 6)."""

import pytest

from game.betrayal.combat import CardAttack
from game.betrayal.events import Stunned
from game.betrayal.harm import Damage, Die
from game.betrayal.position import Position
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, MONSTERS, TRAITORS
from tests.betrayal.scene import PlainHaunt, begin_turn, give, haunted, lay, plain_haunt, play, position, put, run, scene, texts, total


def duel(seats: int = 4, haunt: int = 45) -> tuple[BtState, int, int]:
    """A haunt with a plain traitor: the state at a hero's turn, the hero and the traitor, both in the Foyer."""
    s = scene(seats)
    haunted(s, haunt, revealer=0)
    hero, traitor = s.heroes()[0], s.t.traitor
    for seat in s.heroes():
        put(s, seat, "upper_landing")
    for body in s.t.bodies:
        body.cards.clear()  # what the haunt gives out
    put(s, hero, "foyer")
    put(s, traitor, "foyer")
    begin_turn(s, hero)
    return s, hero, traitor


@pytest.mark.rule("BT-5.1")
def test_the_loser_takes_the_difference() -> None:
    for attack, defence, loser in ((3, 1, "traitor"), (1, 3, "hero"), (2, 2, "")):
        s, hero, traitor = duel()
        s.set_step(hero, "might", 7)
        s.set_step(traitor, "might", 7)
        s.set_step(traitor, "speed", 7)
        play(s, f"attack {traitor}")
        assert len(s.chances()[0][0].words) == s.value(hero, "might")
        total(s, attack)
        total(s, defence)
        if loser:
            assert texts(s) == ["spread 2 0", "spread 1 1", "spread 0 2"]
            assert s.actor() == (traitor if loser == "traitor" else hero)
        else:
            assert s.actor() == hero


@pytest.mark.rule("BT-5.1")
def test_one_attack_a_turn_and_none_before_the_haunt() -> None:
    s = scene(at={0: "foyer", 1: "foyer"})
    assert not any(text.startswith("attack") for text in texts(s))
    s, _hero, traitor = duel()
    assert f"attack {traitor}" in texts(s)
    play(s, f"attack {traitor}")
    total(s, 1)
    total(s, 1)
    assert not any(text.startswith("attack") for text in texts(s))


@pytest.mark.rule("BT-5.7")
def test_people_across_a_barrier_cannot_fight() -> None:
    for half, fights in (("E", False), ("W", True)):
        s = position("house: chasm N basement_landing", "zoe chasm/W", f"ox chasm/{half}", "madame foyer", "haunt 45: traitor ox")
        assert ("attack 1" in texts(s)) is fights


@pytest.mark.rule("BT-5.8")
def test_something_on_a_card_attacks_and_cannot_be_hurt() -> None:
    s = scene(cards={0: ["axe"]})
    run(s, CardAttack(0, "bite"))
    assert len(s.chances()[0][0].words) == 4
    total(s, 5)
    assert len(s.chances()[0][0].words) == s.value(0, "might")
    total(s, 3)
    assert "spread 2 0" in texts(s)
    s = scene()
    run(s, CardAttack(0, "bite"))
    total(s, 0)
    total(s, 6)
    assert s.actor() == 0
    assert "end" in texts(s)


@pytest.mark.rule("BT-5.6")
@pytest.mark.rule("BT-6.7.2")
def test_a_monster_that_is_hurt_is_stunned_and_misses_its_next_turn() -> None:
    s = scene(3)
    haunted(s, 10, revealer=0, placed=True)
    hero = s.heroes()[0]
    zombie = s.monsters("zombie")[0]
    put(s, hero, "foyer")
    put(s, zombie, "foyer")
    s.set_step(hero, "might", 7)
    begin_turn(s, hero)
    play(s, f"attack {zombie}")
    total(s, 4)
    events = total(s, 2)
    assert any(isinstance(event, Stunned) and event.body == zombie for event in events)
    assert s.t.bodies[zombie].stunned
    from game.betrayal.turns import NextMonster

    s.t.order = [zombie]
    events = run(s, NextMonster())
    assert any(isinstance(event, Stunned) and event.woke for event in events)
    assert not s.t.bodies[zombie].stunned


@pytest.mark.rule("BT-5.5")
def test_a_losing_attacker_of_a_stunned_monster_is_unhurt() -> None:
    s = scene(3)
    haunted(s, 10, revealer=0, placed=True)
    hero = s.heroes()[0]
    zombie = s.monsters("zombie")[0]
    put(s, hero, "foyer")
    put(s, zombie, "foyer")
    s.t.bodies[zombie].stunned = True
    begin_turn(s, hero)
    play(s, f"attack {zombie}")
    total(s, 0)
    total(s, 9)
    assert s.actor() == hero
    assert "end" in texts(s)


@pytest.mark.rule("BT-6.7.1")
def test_one_roll_of_spaces_for_all_of_a_kind() -> None:
    from game.betrayal.turns import KindMoves

    s = scene(4)
    haunted(s, 10, revealer=0, placed=True)
    s.t.order = []
    run(s, KindMoves("zombie"))
    assert len(s.chances()[0][0].words) == 2
    total(s, 3)
    assert s.counter("spaces") == 3


@pytest.mark.rule("BT-6.7.3")
@pytest.mark.rule("BT-6.7.6")
def test_a_monster_neither_explores_nor_carries_nor_steals() -> None:
    s = scene(3)
    haunted(s, 10, revealer=0, placed=True)
    madman = s.monsters("madman")[0]
    hero = s.heroes()[0]
    give(s, hero, "axe")
    put(s, hero, "foyer")
    put(s, madman, "foyer")
    begin_turn(s, madman, 5)
    assert not any(text.startswith(("explore", "pick_up", "trade", "use")) for text in texts(s))
    assert f"attack {hero}" in texts(s)
    play(s, f"attack {hero}")
    total(s, 6)
    total(s, 0)
    assert all(text.startswith("spread") for text in texts(s))


@pytest.mark.rule("BT-6.7.5")
def test_monsters_climb_where_explorers_only_fall() -> None:
    s = scene(3)
    haunted(s, 10, revealer=0, placed=True)
    for room, beside in (("coal_chute", "foyer"), ("ballroom", "entrance_hall")):
        if room not in s.board.spots:
            lay(s, room, "N", beside)
    if "gallery" not in s.board.spots:
        lay(s, "gallery", "N", "upper_landing")
    madman = s.monsters("madman")[0]
    put(s, madman, "basement_landing")
    begin_turn(s, madman, 3)
    assert "go coal_chute" in texts(s)
    play(s, "go coal_chute")
    assert s.t.bodies[madman].room == "coal_chute"
    put(s, madman, "ballroom")
    begin_turn(s, madman, 3)
    assert "go gallery" in texts(s)


@pytest.mark.rule("BT-7.3")
@pytest.mark.parametrize("spaces", [1, 2])
def test_a_monster_that_climbs_into_the_coal_chute_with_its_last_space_slides_back(spaces: int) -> None:
    s = scene(3)
    haunted(s, 10, revealer=0, placed=True)
    if "coal_chute" not in s.board.spots:
        lay(s, "coal_chute", "N", "foyer")
    madman = s.monsters("madman")[0]
    put(s, madman, "basement_landing")
    begin_turn(s, madman, spaces)
    play(s, "go coal_chute")
    above = [text for text in texts(s) if text.startswith("go") and text != "go basement_landing"]
    assert bool(above) == (spaces == 2)
    play(s, *above[:1], "end")
    assert (s.t.bodies[madman].room == "basement_landing") == (spaces == 1)
    assert s.t.bodies[madman].room != "coal_chute"


@pytest.mark.rule("BT-6.8.1")
def test_the_dead_leave_their_things_and_their_companions() -> None:
    s, hero, _ = duel()
    for card in ("axe", "girl", "bite"):
        give(s, hero, card)
    run(s, Die(hero, "test"))
    assert not s.t.bodies[hero].alive
    assert s.t.dropped["foyer"] == ["axe"]
    assert s.has_token("girl", "foyer")
    assert s.holder("bite") < 0
    other = s.heroes()[0]
    put(s, other, "entrance_hall")
    begin_turn(s, other)
    sanity = s.t.bodies[other].traits[3]
    play(s, "go foyer")
    assert "girl" in s.t.bodies[other].cards
    assert s.t.bodies[other].traits[3] == min(7, sanity + 1)


@pytest.mark.rule("BT-6.9.1")
def test_with_no_hero_left_the_traitors_side_wins() -> None:
    s, _hero, traitor = duel()
    for seat in s.heroes():
        run(s, Die(seat, "test"))
    assert s.actor() is None
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners == (traitor,)
    assert outcome.reason.startswith("traitors_")


@pytest.mark.rule("BT-6.9.1")
def test_day_breaks_on_a_haunt_that_never_ends() -> None:
    from game.betrayal.data import TUNED
    from game.betrayal.turns import NextTurn

    s, _, _ = duel()
    s.t.counters["haunt_round"] = s.t.round - TUNED.now.dawn + 1
    run(s, NextTurn(MONSTERS))
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("dawn", ())


@pytest.mark.rule("BT-6.5.1")
def test_the_traitor_is_freed_from_what_holds_and_hinders() -> None:
    s = scene(3)
    s.t.bodies[0].cards.append("webs")
    s.t.stuck["webs"] = [0, 1]
    s.t.bodies[0].cards.append("lights_out")
    haunted(s, 33, revealer=0)
    assert s.t.traitor == 0
    assert not s.t.stuck
    assert not {"webs", "lights_out"} & set(s.t.bodies[0].cards)


@pytest.mark.rule("BT-6.5.3")
def test_a_traitor_may_ignore_an_event_after_reading_it() -> None:
    from game.betrayal.holding import Draw

    s, _, traitor = duel()
    run(s, Draw(traitor, "event"))
    play(s, "draw rotten")
    assert texts(s) == ["accept", "ignore"]
    before = s.t.bodies[traitor].traits[:]
    play(s, "ignore")
    assert s.t.bodies[traitor].traits == before
    assert s.t.piles["event"].discards == ["rotten"]


@pytest.mark.rule("BT-6.3.1")
@pytest.mark.rule("BT-6.3.2")
def test_both_sides_read_before_anything_is_set_up() -> None:
    s = scene(4)
    haunted(s, 45, revealer=0, ready=False)
    assert s.actor() == s.t.traitor
    asked = []
    while texts(s) == ["ready"]:
        assert not s.counter("ready")
        asked.append(s.actor())
        play(s, "ready")
    assert sorted(seat for seat in asked if seat is not None) == [0, 1, 2, 3]
    assert asked[0] == s.t.traitor
    assert s.counter("ready")
    assert {s.t.bodies[seat].side for seat in range(4)} == {HEROES, TRAITORS}


@pytest.mark.rule("BT-6.5.2")
def test_a_traitor_is_not_hurt_by_rooms_but_by_blows() -> None:
    s, _hero, traitor = duel()
    s.t.bodies[traitor].traits = [5, 5, 5, 5]
    run(s, Damage(traitor, "physical", 1))
    assert texts(s) == ["spread 1 0", "spread 0 1"]


@pytest.mark.rule("BT-6.7.7")
def test_who_is_trapped_in_the_basement_may_search_for_the_stairs() -> None:
    s = scene(3)
    haunted(s, 10, revealer=0, placed=True)
    for monster in s.monsters():
        put(s, monster, "basement_landing")
    if "stairs_from_basement" in s.board.spots or "coal_chute" in s.board.spots:
        pytest.fail("the scene should not hold the stairs")
    begin_turn(s, s.monsters()[0], 2)
    assert any(text.startswith("search_stairs") for text in texts(s))
    play(s, "search_stairs")
    assert {text.split()[1] for text in texts(s)} <= set(s.board.on("basement"))
    play(s, texts(s)[0])
    assert "stairs_from_basement" in s.board.spots


def below() -> tuple[BtState, int]:
    """Heroes upstairs and a monster in the basement, at the monster's turn."""
    s = scene(3)
    plain_haunt(s, 0)
    for seat in range(3):
        put(s, seat, "upper_landing")
    monster = s.spawn("zombie", "basement_landing", 0)
    begin_turn(s, monster, 2)
    return s, monster


@pytest.mark.rule("BT-6.7.7")
def test_only_a_way_that_leads_to_the_heroes_ends_the_search_for_the_stairs() -> None:
    s, monster = below()
    lay(s, "mystic_elevator", "W", "upper_landing")
    s.t.tokens["secret_passage"] = ["foyer", "entrance_hall"]
    begin_turn(s, monster, 2)
    assert "search_stairs" in texts(s)
    s.t.tokens["secret_passage"] = ["foyer", "basement_landing"]
    begin_turn(s, monster, 2)
    assert "search_stairs" not in texts(s)
    del s.t.tokens["secret_passage"]
    lay(s, "coal_chute", "N", "foyer")
    begin_turn(s, monster, 2)
    assert "search_stairs" not in texts(s)
    s, monster = below()
    lay(s, "mystic_elevator", "N", "basement_landing")
    begin_turn(s, monster, 2)
    assert "search_stairs" not in texts(s)


@pytest.mark.rule("BT-6.7.7")
def test_the_stairs_may_take_the_last_doorway_of_the_basement() -> None:
    s, monster = below()
    s.use_board(s.board.with_walls([("basement_landing", side) for side in "NES"]))
    begin_turn(s, monster, 2)
    play(s, "search_stairs")
    play(s, next(text for text in texts(s) if text.startswith("lay basement_landing W")))
    assert "foyer" in s.board.near("stairs_from_basement")


class NoArmor(PlainHaunt):
    """A haunt in which Armor is of no use."""

    def may_use(self, s: Position, body: int, card: str) -> bool:
        """Not Armor."""
        return card != "armor"


@pytest.mark.rule("BT-3.8")
@pytest.mark.rule("BT-6.3.2")
def test_where_a_haunt_forbids_armor_the_skull_does_not_bring_it_back() -> None:
    for haunt, left in ((PlainHaunt(), 1), (NoArmor(), 2)):
        s = scene(cards={0: ["skull", "armor"]})
        plain_haunt(s, 1)
        s.haunt = haunt
        run(s, Damage(0, "mental", 2))
        play(s, "yes")
        assert f"spread {left} 0" in texts(s)


class Finders(PlainHaunt):
    """A haunt whose monsters discover rooms."""

    def may_discover(self, s: Position, body: int) -> bool:
        """All do."""
        return True


@pytest.mark.rule("BT-6.7.7")
def test_monsters_that_discover_rooms_need_no_search() -> None:
    s, monster = below()
    assert "search_stairs" in texts(s)
    s.haunt = Finders()
    begin_turn(s, monster, 2)
    assert "search_stairs" not in texts(s)
