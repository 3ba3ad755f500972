"""Haunt 10, Family Gathering."""

from __future__ import annotations

import pytest

from game.betrayal.harm import Damage, Die
from game.betrayal.moving import Relocate
from game.betrayal.state import BtState
from game.betrayal.terms import TRAITORS
from game.betrayal.turns import KindMoves
from tests.betrayal.playing import random_games
from tests.betrayal.scene import begin_turn, give, haunted, lay, play, put, run, scene, texts, total

ROOMS = (
    "abandoned_room N entrance_hall",  # an omen room
    "library N abandoned_room",
    "dusty_hallway S foyer",
    "chapel S dusty_hallway",
    "master_bedroom E upper_landing",  # an omen room
)
TRAPS = ("master_bedroom", "chapel", "conservatory", "game_room", "library", "attic")


def gathered(seats: int = 3, cards: tuple[str, ...] = (), **more: object) -> BtState:
    """The haunt, revealed by the last seat in the Entrance Hall; the heroes are in the Foyer, the Zombies where nobody sees them."""
    s = scene(seats, rooms=ROOMS, at=dict.fromkeys(range(seats), "foyer"), **more)  # type: ignore[arg-type]
    put(s, seats - 1, "entrance_hall")
    for card in ("madman", *cards):
        give(s, seats - 1, card)
    haunted(s, 10, revealer=seats - 1, omen="madman", placed=True)
    for zombie in s.monsters("zombie"):
        put(s, zombie, "basement_landing")
    return s


def zombies_turn(s: BtState, room: str, spaces: int = 2) -> int:
    """The first Zombie's turn begins in a room; its figure."""
    zombie = s.monsters("zombie")[0]
    put(s, zombie, room)
    begin_turn(s, zombie, spaces)
    return zombie


def madman(s: BtState) -> int:
    return s.monsters("madman")[0]


def ended(s: BtState) -> tuple[str, tuple[int, ...]]:
    outcome = s.outcome()
    assert outcome is not None
    return outcome.reason, outcome.winners


@pytest.mark.rule("BT-H10")
@pytest.mark.rule("BT-6.3.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up(seats: int) -> None:
    s = scene(seats, rooms=ROOMS, at=dict.fromkeys(range(seats), "foyer"))
    traitor = seats - 1
    put(s, traitor, "entrance_hall")
    for card in ("madman", "axe", "dog"):
        give(s, traitor, card)
    haunted(s, 10, revealer=traitor, omen="madman")
    assert not s.t.bodies[traitor].alive
    assert s.t.dropped == {"entrance_hall": ["axe"]}
    assert s.t.tokens == {"dog": ["entrance_hall"]}
    mad = s.t.bodies[madman(s)]
    assert (mad.room, mad.seat, mad.traits) == ("entrance_hall", traitor, [5, 3, -1, 5])
    assert "madman" not in s.t.piles["omen"].cards + s.t.piles["omen"].discards
    assert {s.t.bodies[i].room for i in s.monsters("zombie")} == {"abandoned_room", "master_bedroom"}
    for _ in range(seats - 2):
        assert s.actor() == traitor
        assert {"choose foyer", "choose abandoned_room"} < set(texts(s))
        assert not {"choose library", "choose chapel"} & set(texts(s))
        play(s, "choose upper_landing")
    assert len(s.monsters("zombie")) == seats
    assert all(s.t.bodies[i].traits == [6, 2, 3, 2] for i in s.monsters("zombie"))
    assert s.counter("track") == 0
    assert s.t.turn.body == 0


def test_with_more_omen_rooms_than_zombies_the_traitor_chooses_among_them() -> None:
    s = scene(3, rooms=(*ROOMS, "gymnasium N upper_landing", "junk_room W upper_landing"))
    haunted(s, 10, revealer=2)
    omens = {f"choose {room}" for room in ("abandoned_room", "master_bedroom", "gymnasium", "junk_room")}
    assert set(texts(s)) == omens
    play(s, "choose gymnasium")
    assert set(texts(s)) == omens - {"choose gymnasium"}
    play(s, "choose junk_room", "choose abandoned_room")
    assert [s.t.bodies[i].room for i in s.monsters("zombie")] == ["gymnasium", "junk_room", "abandoned_room"]


@pytest.mark.rule("BT-6.4.1")
def test_the_dead_traitor_plays_madman_and_zombies() -> None:
    s = gathered()
    begin_turn(s, 1)
    play(s, "end")
    assert len(s.chances()[0][0].words) == 3  # the Madman's spaces
    total(s, 3)
    assert s.t.turn.body == madman(s)
    assert s.actor() == 2
    assert "end" in texts(s)


@pytest.mark.rule("BT-H10")
@pytest.mark.parametrize("room", TRAPS)
@pytest.mark.parametrize("result", [3, 4])
def test_a_zombie_that_begins_its_turn_in_a_loved_room_rolls_4_or_stays(room: str, result: int) -> None:
    s = gathered()
    if room not in s.board.spots:
        lay(s, room, "N", "upper_landing") if room != "conservatory" else lay(s, room, "W", "abandoned_room")
    put(s, 0, room)
    zombie = zombies_turn(s, room)
    assert len(s.chances()[0][0].words) == 3
    total(s, result)
    if result == 4:
        assert texts(s) == ["attack 0"]
        return
    assert s.marked("trapped", room)
    assert s.t.turn.body == 0  # its turn is over
    begin_turn(s, 0)
    assert f"attack {zombie}" not in texts(s)
    assert s.haunt.leaving_cost(s, 0) == 1
    s.t.order = []
    run(s, KindMoves("zombie"))
    total(s, 2)
    assert zombie not in [s.t.turn.body, *s.t.order]


def test_it_rolls_on_entering_too_and_a_room_traps_but_one() -> None:
    s = gathered()
    zombie = zombies_turn(s, "abandoned_room", 2)
    play(s, "go library")
    total(s, 4)
    assert not s.t.marks.get("trapped")
    s = gathered()
    zombie = zombies_turn(s, "abandoned_room", 2)
    play(s, "go library")
    total(s, 3)
    assert s.t.bodies[zombie].mark == "trapped"
    other = s.monsters("zombie")[1]
    put(s, other, "abandoned_room")
    begin_turn(s, other, 2)
    play(s, "go library")
    assert s.actor() == 2
    assert "end" in texts(s)


def test_who_is_called_into_a_loved_room_rolls_outside_its_turn() -> None:
    s = gathered()
    zombie = s.monsters("zombie")[0]
    put(s, zombie, "abandoned_room")
    begin_turn(s, 0)
    run(s, Relocate(zombie, "library"))
    total(s, 3)
    assert s.t.bodies[zombie].mark == "trapped"
    assert s.actor() == 0
    assert "end" in texts(s)


def test_a_beaten_zombie_is_stunned_and_its_turn_is_over() -> None:
    s = gathered()
    zombie = zombies_turn(s, "foyer")
    play(s, texts(s)[0])
    play(s, "attack 0")
    total(s, 1)
    total(s, 2)
    assert s.t.bodies[zombie].stunned
    assert s.t.turn.body == 0


@pytest.mark.rule("BT-6.3.2")
def test_the_madman_is_hurt_not_stunned_and_dies_of_five_points() -> None:
    s = gathered()
    mad = madman(s)
    run(s, Damage(mad, "physical", 2, "attack", 0))
    run(s, Damage(mad, "physical", 2, "attack", 0))
    assert s.t.bodies[mad].alive
    assert not s.t.bodies[mad].stunned
    assert s.t.bodies[mad].traits == [5, 3, -1, 5]
    assert s.counter("track") == 4
    run(s, Damage(mad, "mental", 3, "attack", 0))
    assert s.t.bodies[mad].stunned
    assert s.counter("track") == 4
    run(s, Damage(mad, "physical", 1, "attack", 0))
    assert not s.t.bodies[mad].alive
    assert s.outcome() is None


@pytest.mark.rule("BT-6.9.1")
@pytest.mark.rule("BT-H10")
def test_the_last_zombie_trapped_wins_for_the_heroes_and_the_last_hero_dead_for_the_traitor() -> None:
    s = gathered()
    for zombie, room in zip(s.monsters("zombie")[1:], ("chapel", "attic"), strict=True):
        s.t.bodies[zombie].mark = "trapped"
        s.mark("trapped", room)
    zombies_turn(s, "library")
    total(s, 4)
    assert s.outcome() is None
    zombies_turn(s, "library")
    total(s, 3)
    assert ended(s) == ("heroes_zombies_trapped", (0, 1))
    s = gathered()
    run(s, Die(0, "test"))
    assert s.outcome() is None
    run(s, Die(1, "test"))
    assert ended(s) == ("traitors_all_dead", (2,))


@pytest.mark.slow
@pytest.mark.rule("BT-H10")
def test_random_games_end() -> None:
    def whole(s: BtState) -> None:
        if s.counter("ready") and not s.t.ended:
            zombies = s.monsters("zombie")
            assert len(zombies) == s.seats
            trapped = [s.t.bodies[i].room for i in zombies if s.t.bodies[i].mark == "trapped"]
            assert sorted(trapped) == sorted(s.t.marks.get("trapped", ()))
            assert s.t.bodies[s.t.traitor].side == TRAITORS

    assert "traitors_all_dead" in random_games(10, 40, whole)
