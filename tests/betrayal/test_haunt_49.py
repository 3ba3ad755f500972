"""Haunt 49, You Wear It Well."""

from __future__ import annotations

import pytest

from game.betrayal.harm import Damage, DamageDice, Die
from game.betrayal.haunts.haunt_49 import body_of
from game.betrayal.state import BtState
from game.betrayal.terms import NOBODY, TRAITORS
from tests.betrayal.scene import begin_turn, give, haunted, lay, play, put, run, scene, texts, total

ROOMS = ("abandoned_room N entrance_hall", "library N abandoned_room", "kitchen S entrance_hall", "stairs_from_basement N basement_landing")


def worn(seats: int = 3, who: tuple[str, ...] = (), rooms: tuple[str, ...] = ROOMS) -> BtState:
    """The haunt: seat 1 has the highest Knowledge and is the traitor, in the library; the heroes are in the entrance hall."""
    s = scene(seats, rooms=rooms, at=dict.fromkeys(range(seats), "entrance_hall"), **({"who": who} if who else {}))  # type: ignore[arg-type]
    for seat in range(seats):
        s.set_step(seat, "knowledge", 7 if seat == 1 else 4)
    if "library" in s.board.spots:
        put(s, 1, "library")
    haunted(s, 49, revealer=0)
    return s


def spirit(s: BtState) -> int:
    return s.monsters("astral_spirit")[0]


def spirits_turn(s: BtState, room: str, spaces: int = 3) -> None:
    put(s, spirit(s), room)
    begin_turn(s, spirit(s), spaces)


def ended(s: BtState) -> tuple[str, tuple[int, ...]]:
    outcome = s.outcome()
    assert outcome is not None
    return outcome.reason, outcome.winners


@pytest.mark.rule("BT-H49")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up(seats: int) -> None:
    s = worn(seats)
    assert s.t.traitor == 1
    assert s.t.bodies[spirit(s)].room == "library"
    assert s.t.bodies[spirit(s)].seat == 1
    assert s.t.bodies[spirit(s)].traits == [-1, 3, 6, 6]
    assert [s.t.bodies[i].mark for i in s.monsters("body")] == [str(seat) for seat in range(seats) if seat != 1]
    assert all(s.t.bodies[i].room == "entrance_hall" for i in s.monsters("body"))
    assert s.actor() == 2


def test_heather_is_the_traitor_whatever_the_others_know() -> None:
    s = worn(who=("ox_bellows", "madame_zostra", "heather_granville"))
    assert s.t.traitor == 2


def test_the_stairs_are_found_where_the_basement_is_cut_off() -> None:
    s = worn(rooms=ROOMS[:3])
    assert s.actor() == 2  # the first hero to the left
    play(s, texts(s)[0])
    assert "stairs_from_basement" in s.board.spots
    assert "entrance_hall" in s.board.distances("basement_landing")


def test_a_soul_goes_through_walls_but_explores_nothing_and_takes_nothing() -> None:
    s = worn()
    lay(s, "gymnasium", "E", "abandoned_room")
    s.t.dropped["entrance_hall"] = ["axe"]
    put(s, 0, "library")
    begin_turn(s, 0)
    assert {"go abandoned_room"} <= set(texts(s))
    assert not [text for text in texts(s) if text.split()[0] in ("explore", "trade", "pick_up")]
    s.use_board(s.board.with_walls([("library", "S"), ("abandoned_room", "N")]))
    begin_turn(s, 0)
    assert "go abandoned_room" in texts(s)
    begin_turn(s, 2)
    assert not [text for text in texts(s) if text.startswith("pick_up")]


def test_the_spirit_goes_through_walls_too_and_the_traitor_does_not() -> None:
    s = worn()
    s.use_board(s.board.with_walls([("library", "S"), ("abandoned_room", "N")]))
    spirits_turn(s, "library")
    assert "go abandoned_room" in texts(s)
    begin_turn(s, 1)
    assert "go abandoned_room" not in texts(s)


def test_souls_fight_with_knowledge_or_sanity_and_have_no_weapons() -> None:
    s = worn()
    give(s, 0, "axe")
    put(s, 0, "library")
    begin_turn(s, 0)
    attacks = sorted(text for text in texts(s) if text.startswith("attack"))
    assert attacks == sorted(f"attack {target} {trait}" for target in (1, spirit(s)) for trait in ("knowledge", "sanity"))


def test_the_traitor_has_only_the_ring_against_a_soul() -> None:
    s = worn()
    give(s, 1, "axe")
    put(s, 0, "library")
    begin_turn(s, 1)
    assert not [text for text in texts(s) if text.startswith("attack")]
    give(s, 1, "ring")
    begin_turn(s, 1)
    assert [text for text in texts(s) if text.startswith("attack")] == ["attack 0 ring"]


@pytest.mark.parametrize("trait", ["knowledge", "sanity"])
def test_a_soul_that_beats_the_spirit_hits_it_and_one_that_does_not_takes_nothing(trait: str) -> None:
    for attack, defence, hits in ((3, 2, 1), (2, 2, 0), (1, 3, 0)):
        s = worn()
        put(s, 0, "library")
        begin_turn(s, 0)
        before = s.t.bodies[0].traits[:]
        play(s, f"attack {spirit(s)} {trait}")
        total(s, attack)
        total(s, defence)
        assert s.counter("hits") == s.counter(f"hits_{trait}") == hits
        assert s.t.bodies[0].traits == before
        assert not s.t.bodies[spirit(s)].stunned
        assert s.actor() == 0


def test_the_spirits_attack_does_mental_damage_and_a_good_defence_hits_it() -> None:
    s = worn()
    put(s, 0, "library")
    spirits_turn(s, "library")
    assert {text for text in texts(s) if text.startswith("attack")} == {"attack 0 knowledge", "attack 0 sanity"}
    play(s, "attack 0 sanity")
    total(s, 4)
    total(s, 2)
    assert texts(s) == ["spread 2 0", "spread 1 1", "spread 0 2"]
    play(s, "spread 0 2")
    assert s.t.bodies[0].traits[2] == 2
    spirits_turn(s, "library")
    play(s, "attack 0 sanity")
    total(s, 1)
    total(s, 2)
    assert s.counter("hits") == 1
    assert not s.t.bodies[spirit(s)].stunned


def test_a_traitor_whom_a_soul_beats_is_stunned_for_a_turn() -> None:
    s = worn()
    give(s, 1, "axe")
    put(s, 2, "library")
    begin_turn(s, 2)
    play(s, "attack 1 knowledge")
    total(s, 6)
    total(s, 2)
    assert s.t.bodies[1].stunned
    assert s.t.bodies[1].cards == ["axe"]
    play(s, "end")
    assert s.t.turn.body == 0
    play(s, "end")
    total(s, 3)  # the Spirit's spaces: the traitor's turn is missed
    assert s.t.turn.body == spirit(s)
    assert not s.t.bodies[1].stunned


def test_physical_damage_to_a_soul_is_mental_and_rooms_and_falls_do_none() -> None:
    s = worn()
    give(s, 0, "armor")
    give(s, 0, "skull")
    run(s, Damage(0, "physical", 2, "event"))
    assert texts(s) == ["spread 2 0", "spread 1 1", "spread 0 2"]
    play(s, "spread 1 1")
    for source in ("room", "fall"):
        before = s.t.bodies[0].traits[:]
        run(s, Damage(0, "physical", 2, source))
        assert s.t.bodies[0].traits == before


def test_rooms_of_the_body_say_nothing_to_a_soul() -> None:
    s = worn()
    lay(s, "chasm", "E", "basement_landing")
    put(s, 0, "chasm/W")
    begin_turn(s, 0)
    assert s.haunt.room_text(s, 0, "crypt")
    assert not s.haunt.room_text(s, 0, "attic")
    play(s, "cross")  # no roll of Speed
    assert s.t.bodies[0].half == "E"


def test_the_traitor_strikes_a_body_without_defence() -> None:
    s = worn()
    put(s, 1, "entrance_hall")
    put(s, 0, "kitchen")
    begin_turn(s, 1)
    assert {"do strike 0", "do strike 2"} <= set(texts(s))
    play(s, "do strike 0")
    total(s, 3)
    assert s.actor() == 0
    play(s, "spread 3 0")
    assert not [text for text in texts(s) if text.startswith(("do strike", "attack"))]


def test_a_mind_at_the_skull_destroys_the_soul_with_its_items_and_bars_possession() -> None:
    s = worn(4)
    give(s, 0, "axe")
    s.set_step(0, "sanity", 0)
    run(s, DamageDice(0, "mental", 2, "struck", 1))
    total(s, 1)
    play(s, "spread 1 0")
    assert not s.t.bodies[0].alive
    assert body_of(s, 0) == NOBODY
    assert not s.t.dropped
    assert s.outcome() is None
    spirits_turn(s, "entrance_hall")
    assert [text for text in texts(s) if text.startswith("do")] == ["do possess 2", "do possess 3"]


def test_possession_needs_more_than_the_starting_sanity_once_a_turn() -> None:
    for more, tokens in ((0, 0), (1, 1)):
        s = worn()
        start = s.start_value(0, "sanity")
        s.set_step(0, "sanity", 1)
        spirits_turn(s, "entrance_hall")
        play(s, "do possess 0")
        total(s, start + more)
        assert s.counter("possession_0") == tokens
        assert not [text for text in texts(s) if text.startswith("do")]


@pytest.mark.rule("BT-H49", "BT-6.9.1")
def test_a_body_with_as_many_tokens_as_players_is_possessed() -> None:
    s = worn(4)
    s.t.counters.update({"possession_2": 3, "possession_0": 2})
    spirits_turn(s, "entrance_hall")
    play(s, "do possess 0")
    total(s, 8)
    assert s.outcome() is None  # counted for each body by itself
    spirits_turn(s, "entrance_hall")
    play(s, "do possess 2")
    total(s, 8)
    assert ended(s) == ("traitors_possessed", (1,))


def test_as_many_hits_as_players_win_for_the_heroes_the_dead_included() -> None:
    s = worn(4)
    s.t.counters["hits"] = 2
    run(s, Die(0, "test"))
    for number in (3, 4):
        put(s, 2, "library")
        begin_turn(s, 2)
        play(s, f"attack {spirit(s)} sanity")
        total(s, 5)
        total(s, 1)
        assert (s.outcome() is not None) is (number == 4)
    assert ended(s) == ("heroes_spirit_destroyed", (0, 2, 3))


def test_the_traitors_death_changes_nothing() -> None:
    s = worn()
    run(s, Die(1, "test"))
    assert s.outcome() is None
    begin_turn(s, 0)
    play(s, "end")
    total(s, 3)
    assert s.t.turn.body == spirit(s)
    assert s.actor() == 1
    assert s.t.bodies[spirit(s)].side == TRAITORS
