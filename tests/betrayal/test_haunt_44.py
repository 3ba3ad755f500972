"""Haunt 44, Death Doth Find Us All."""

from __future__ import annotations

import pytest

from game.betrayal.harm import Die
from game.betrayal.holding import Draw
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, INDEX, TRAITS
from tests.betrayal.playing import random_games
from tests.betrayal.scene import begin_turn, give, haunted, play, put, run, scene, texts, total

ROOMS = ("kitchen N entrance_hall", "charred_room N kitchen", "gallery N upper_landing")
PEOPLE = ("ox_bellows", "madame_zostra", "zoe_ingstrom", "father_rhinehardt", "jenny_leclerc", "peter_akimoto")
"""23, 37, 8 (the youngest), 62, 21 and 13 years."""
TRAITOR = 2


def ageing(seats: int = 3, *, revealer: int = 0, medallion: bool = False, **more: object) -> BtState:
    """The haunt; all heroes have traits in the middle, and the set-up's choices of what to lose take the first trait offered. The
    Medallion is not in the omens unless asked for."""
    s = scene(seats, rooms=ROOMS, who=PEOPLE, **more)  # type: ignore[arg-type]
    for seat in range(seats):
        for trait in TRAITS:
            s.set_step(seat, trait, 4)
    if not medallion and "medallion" in s.t.piles["omen"].cards:
        s.t.piles["omen"].cards.remove("medallion")
    haunted(s, 44, revealer=revealer)
    while texts(s)[0].startswith("trait"):
        play(s, texts(s)[0])
    return s


def steps(s: BtState, seat: int) -> dict[str, int]:
    """How far each trait is from where the scene put it."""
    return {trait: s.t.bodies[seat].traits[INDEX[trait]] - 4 for trait in TRAITS if s.t.bodies[seat].traits[INDEX[trait]] != 4}


def years(s: BtState, *decades: int) -> None:
    """The traitor's turn ends, and these dice fall for the heroes from his left."""
    begin_turn(s, s.t.traitor)
    if "end" in texts(s):
        play(s, "end")
    for number in decades:
        total(s, number)
        while texts(s)[:1] and texts(s)[0].startswith("trait"):
            play(s, texts(s)[0])


@pytest.mark.rule("BT-H44", "BT-6.2.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up_ages_every_hero_by_a_decade(seats: int) -> None:
    s = ageing(seats)
    assert s.t.traitor == TRAITOR
    assert {seat: s.counter(f"decades_{seat}") for seat in range(seats)} == {seat: int(seat != TRAITOR) for seat in range(seats)}
    entered = {
        0: {"sanity": 1, "knowledge": 1},  # 33
        1: {"speed": -1, "sanity": 1},  # 47
        TRAITOR: {},
        3: dict.fromkeys(TRAITS, -1),  # 72
        4: {"sanity": 1, "knowledge": 1},  # 31
        5: {"might": 1, "speed": 1},  # 23
    }
    assert {seat: steps(s, seat) for seat in range(seats)} == {seat: entered[seat] for seat in range(seats)}
    assert s.t.turn.body == (TRAITOR + 1) % seats


@pytest.mark.rule("BT-H44")
def test_each_decade_does_what_the_table_says() -> None:
    s = ageing()
    table = {
        40: {"speed": -1, "sanity": 1},
        50: None,
        60: None,
        70: dict.fromkeys(TRAITS, -1),
        80: dict.fromkeys(TRAITS, -1),
    }
    for decade, change in table.items():
        for trait in TRAITS:
            s.set_step(0, trait, 4)
        begin_turn(s, TRAITOR)
        play(s, "end")
        total(s, 1)
        if decade == 50:
            assert s.actor() == 0
            assert texts(s) == ["trait might", "trait speed"]
            play(s, "trait speed")
            assert set(texts(s)) == {"trait sanity", "trait knowledge"}
            play(s, "trait sanity")
            assert steps(s, 0) == {"speed": -1, "sanity": -1}
        elif decade == 60:
            assert s.actor() == 0
            assert set(texts(s)) == {"trait sanity", "trait knowledge"}
            play(s, "trait knowledge")
            assert steps(s, 0) == {"might": -1, "speed": -1, "knowledge": -1}
        else:
            assert steps(s, 0) == change
    assert s.counter("decades_0") == 6


def test_the_teens_do_nothing() -> None:
    s = ageing(revealer=2)  # Zoe is 8, then 18
    assert s.counter("decades_2") == 1
    assert steps(s, 2) == {}


@pytest.mark.rule("BT-H44", "BT-6.4.1")
@pytest.mark.parametrize("dead", [False, True])
@pytest.mark.slow
def test_at_the_end_of_the_traitors_turn_dead_or_alive_a_die_for_each_hero(dead: bool) -> None:
    s = ageing()
    if dead:
        run(s, Die(TRAITOR, "test"))
        assert s.outcome() is None
    for seat in (0, 1):
        for trait in TRAITS:
            s.set_step(seat, trait, 7)
    if dead:
        begin_turn(s, 1)
        play(s, "end")
    else:
        begin_turn(s, TRAITOR)
        play(s, "end")
    assert [len(outcome.words) for outcome, _ in s.chances()] == [1, 1, 1]
    total(s, 2)
    assert s.counter("decades_0") == 3
    while texts(s)[:1] and texts(s)[0].startswith("trait"):
        play(s, texts(s)[0])
    total(s, 0)
    assert s.counter("decades_1") == 1
    assert s.t.turn.body == 0


@pytest.mark.parametrize(("die", "decades"), [(0, 0), (1, 0), (2, 1)])
def test_the_bearer_of_the_medallion_ages_a_decade_less(die: int, decades: int) -> None:
    s = ageing(cards={0: ["medallion"]})
    assert s.counter("decades_0") == 1  # not when the haunt begins
    years(s, die, 0)
    assert s.counter("decades_0") == 1 + decades


@pytest.mark.rule("BT-H44")
def test_a_heros_death_makes_the_traitor_young_by_3_dice_and_the_bearer_a_decade_older() -> None:
    s = ageing(4, cards={0: ["medallion"]})
    run(s, Die(3, "test"))
    assert len(s.chances()[0][0].words) == 3
    total(s, 3)
    assert s.actor() == TRAITOR
    play(s, "trait might", "trait might")
    assert set(texts(s)) == {"trait might", "trait speed", "trait knowledge", "trait sanity"}
    play(s, "trait sanity")
    assert steps(s, TRAITOR) == {"might": 2, "sanity": 1}
    assert s.counter("decades_0") == 2
    assert s.counter("decades_1") == 1


def test_a_dead_traitor_grows_no_younger_and_his_own_death_ages_nobody() -> None:
    s = ageing(4, cards={0: ["medallion"]})
    run(s, Die(TRAITOR, "test"))
    assert s.counter("decades_0") == 1
    run(s, Die(3, "test"))
    assert s.counter("decades_0") == 2
    assert s.actor() in (0, 1, 3)


def test_the_traitor_cannot_get_the_medallion() -> None:
    s = ageing(cards={0: ["medallion"]})
    put(s, TRAITOR, "foyer")
    put(s, 0, "foyer")
    for trait in ("might", "speed"):
        s.set_step(0, trait, 7)
        s.set_step(TRAITOR, trait, 7)
    give(s, 0, "axe")
    begin_turn(s, TRAITOR)
    play(s, "attack 0")
    total(s, 4)
    total(s, 0)
    assert texts(s) == ["wound", "steal axe"]
    begin_turn(s, 0)
    play(s, "drop medallion")
    begin_turn(s, TRAITOR)
    assert "pick_up medallion" not in texts(s)
    begin_turn(s, 0)
    assert "pick_up medallion" in texts(s)


def test_the_medallion_falls_to_the_floor_when_the_traitor_has_or_draws_it() -> None:
    s = ageing(cards={TRAITOR: ["medallion"]})
    assert s.t.dropped == {"entrance_hall": ["medallion"]}
    s = ageing(medallion=True)
    assert s.holds(0, "medallion")  # the revealer has it from the omens
    s.t.bodies[0].cards = []
    s.t.piles["omen"].cards = ["medallion"]
    run(s, Draw(TRAITOR, "omen"))
    play(s, "draw medallion")
    assert s.t.dropped == {"entrance_hall": ["medallion"]}


@pytest.mark.rule("BT-H44", "BT-6.8.1")
def test_age_kills_and_the_traitor_wins_even_dead() -> None:
    s = ageing()
    run(s, Die(TRAITOR, "test"))
    run(s, Die(1, "test"))
    s.t.counters["decades_0"] = 5  # 73 years
    s.set_step(0, "might", 0)
    begin_turn(s, 0)
    put(s, 0, "foyer")
    play(s, "end")
    total(s, 1)
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("traitors_all_dead", (TRAITOR,))


@pytest.mark.slow
@pytest.mark.rule("BT-H44")
def test_random_games_end_and_keep_the_rules() -> None:
    def look(s: BtState) -> None:
        if not s.counter("ready"):
            return
        assert len(s.t.marks.get("rite", [])) == s.counter("rite") <= s.seats
        assert not s.holds(s.t.traitor, "medallion")
        assert s.counter(f"decades_{s.t.traitor}") == 0
        assert all(s.counter(f"decades_{seat}") >= 1 for seat in range(s.seats) if s.t.bodies[seat].side == HEROES)

    ends = random_games(44, 40, look)
    assert "traitors_all_dead" in ends
    assert set(ends) <= {"traitors_all_dead", "heroes_rejuvenated", "dawn", "lost_way"}
