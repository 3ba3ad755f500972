"""Haunt 9, The Dance of Death."""

from __future__ import annotations

import pytest

from game.betrayal.data import STARTS
from game.betrayal.harm import Damage, Die
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, NOBODY, TRAITORS
from tests.betrayal.playing import random_games
from tests.betrayal.scene import begin_turn, for_trade, give, haunted, lay, play, put, run, scene, texts, total, turn_traitor

ROOMS = (
    "stairs_from_basement W basement_landing",
    "pentagram_chamber E basement_landing",
    "ballroom N entrance_hall",
    "patio N ballroom",
    "bloody_room S foyer",
    "underground_lake N basement_landing",
)


def dancing(seats: int = 3, rooms: tuple[str, ...] = ROOMS) -> BtState:
    """The haunt, revealed by seat 0, who has the Holy Symbol; all are in the Foyer."""
    s = scene(seats, rooms=rooms, at=dict.fromkeys(range(seats), "foyer"))
    give(s, 0, "holy_symbol")
    haunted(s, 9, revealer=0, omen="holy_symbol")
    return s


def turned(s: BtState, seat: int) -> None:
    """That seat has given in."""
    turn_traitor(s, seat)
    s.t.traitor = NOBODY


def move_to(s: BtState, card: str, seat: int) -> None:
    """The card is that seat's now."""
    for b in s.t.bodies:
        if card in b.cards:
            b.cards.remove(card)
    s.t.bodies[seat].cards.append(card)


def ended(s: BtState) -> tuple[str, tuple[int, ...]]:
    outcome = s.outcome()
    assert outcome is not None
    return outcome.reason, outcome.winners


@pytest.mark.rule("BT-H09")
@pytest.mark.rule("BT-6.4.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up(seats: int) -> None:
    s = dancing(seats)
    assert s.t.traitor == NOBODY
    assert all(b.side == HEROES for b in s.t.bodies)
    assert len(s.t.bodies) == seats
    assert s.t.turn.body == 1  # the left of the revealer begins, feeling the lure
    assert len(s.chances()[0][0].words) == s.value(1, "sanity")


@pytest.mark.rule("BT-6.3.1")
def test_missing_rooms_are_laid_by_the_revealer_the_chamber_as_far_away_as_can_be() -> None:
    s = dancing(rooms=("dusty_hallway N basement_landing", "creaky_hallway N dusty_hallway"))
    assert s.actor() == 0
    assert all(text.startswith("lay ") for text in texts(s))
    play(s, next(text for text in texts(s) if text.startswith("lay basement_landing S")))
    assert "stairs_from_basement" in s.board.spots
    assert {text.split()[1] for text in texts(s)} == {"creaky_hallway"}
    play(s, texts(s)[0])
    assert "pentagram_chamber" in s.board.spots
    assert {s.board.floor(text.split()[1]) for text in texts(s)} == {"ground"}
    play(s, texts(s)[0])
    assert s.board.floor("ballroom") == "ground"
    assert not {"ballroom", "pentagram_chamber", "stairs_from_basement"} & set(s.t.piles["room"].cards)
    assert s.t.turn.body == 1


@pytest.mark.parametrize("doorways", [2, 1])
def test_a_tile_that_is_gone_or_finds_no_doorway_comes_all_the_same(doorways: int) -> None:
    s = scene(3, rooms=("chapel N entrance_hall", "larder W basement_landing", "wine_cellar S basement_landing"))
    s.t.piles["room"].cards.remove("pentagram_chamber")
    s.t.gone.append("pentagram_chamber")
    ways = s.board.doorways("basement")
    s.use_board(s.board.with_walls(ways[doorways:]))
    put(s, 1, "wine_cellar")
    haunted(s, 9, revealer=0)
    for _ in range(doorways):
        play(s, texts(s)[0])
    assert {"stairs_from_basement", "pentagram_chamber"} <= set(s.board.spots)
    assert not s.board.doorways("basement")
    assert s.t.gone == []
    assert ("wine_cellar" in s.t.piles["room"].cards) == (doorways == 1)
    assert s.t.bodies[1].room == ("wine_cellar" if doorways == 2 else "pentagram_chamber")
    assert "pentagram_chamber" in s.board.distances("basement_landing")


@pytest.mark.rule("BT-H09")
@pytest.mark.parametrize("result", [3, 4])
def test_the_lure_is_resisted_with_4(result: int) -> None:
    s = dancing()
    sanity = s.t.bodies[1].traits[3]
    begin_turn(s, 1)
    total(s, result)
    assert s.t.bodies[1].side == HEROES
    assert s.t.bodies[1].traits[3] == sanity - (result < 4)
    ways = {text for text in texts(s) if text.split()[0] in ("go", "explore", "end")}
    if result == 4:
        assert {"go bloody_room", "go grand_staircase", "go entrance_hall", "end"} <= ways
        return
    assert ways == {"go entrance_hall"}
    play(s, "go entrance_hall")
    ways = {text for text in texts(s) if text.split()[0] in ("go", "explore", "end")}
    assert ways == {"go ballroom"}
    play(s, "go ballroom")
    ways = {text for text in texts(s) if text.split()[0] in ("go", "explore", "end")}
    assert ways == {"end"}


def test_who_is_drawn_may_do_other_things() -> None:
    s = dancing()
    give(s, 1, "axe")
    turned(s, 2)
    begin_turn(s, 1)
    total(s, 0)
    assert {"attack 2", "attack 2 axe", "drop axe"} <= set(texts(s))


def test_without_a_known_way_to_the_ballroom_one_goes_where_one_likes() -> None:
    s = dancing()
    s.use_board(s.board.with_walls([("entrance_hall", "N"), ("ballroom", "S")]))
    begin_turn(s, 1)
    total(s, 0)
    assert {"go bloody_room", "end"} <= set(texts(s))


@pytest.mark.rule("BT-6.5.1")
@pytest.mark.parametrize("result", [3, 4])
def test_failing_in_the_ballroom_turns(result: int) -> None:
    s = dancing()
    put(s, 1, "ballroom")
    for trait in ("might", "speed", "knowledge", "sanity"):
        s.set_step(1, trait, 1)
    s.set_step(1, "speed", 7)
    begin_turn(s, 1)
    total(s, result)
    assert (s.t.bodies[1].side == TRAITORS) is (result == 3)
    if result == 3:
        starts = STARTS[s.t.bodies[1].who]
        assert s.t.bodies[1].traits == [starts[0], 7, starts[2], starts[3]]
        assert "go entrance_hall" in texts(s)
        begin_turn(s, 1)
        assert len(s.chances()[0][0].words) == s.value(1, "might")


def test_the_holder_of_the_symbol_is_not_lured_and_keeps_it() -> None:
    s = dancing()
    begin_turn(s, 0)
    assert s.actor() == 0
    assert not {"give holy_symbol", "drop holy_symbol"} & {*texts(s), *for_trade(s, 1)}
    give(s, 0, "axe")
    begin_turn(s, 0)
    assert "drop axe" in texts(s)
    assert for_trade(s, 1) == ["give axe"]


def test_sanity_on_the_skull_turns_but_might_kills() -> None:
    s = dancing(4)
    s.set_step(1, "sanity", 0)
    begin_turn(s, 1)
    total(s, 0)
    assert s.t.bodies[1].alive
    assert s.t.bodies[1].side == TRAITORS
    assert s.t.bodies[1].traits[3] == STARTS[s.t.bodies[1].who][3]
    s.set_step(2, "sanity", 0)
    run(s, Damage(2, "mental", 1, "event"))
    play(s, "spread 1 0")
    assert s.t.bodies[2].side == TRAITORS
    s.set_step(3, "might", 0)
    run(s, Damage(3, "physical", 1, "event"))
    play(s, "spread 1 0")
    assert not s.t.bodies[3].alive
    s.set_step(1, "sanity", 0)  # a traitor dies of it
    run(s, Damage(1, "mental", 1, "event"))
    play(s, "spread 1 0")
    assert not s.t.bodies[1].alive


@pytest.mark.parametrize("result", [2, 3])
def test_a_traitor_dances_on_with_3(result: int) -> None:
    s = dancing()
    turned(s, 1)
    might = s.t.bodies[1].traits[0]
    begin_turn(s, 1)
    total(s, result)
    assert s.t.bodies[1].traits[0] == might - (result < 3)
    assert ("go entrance_hall" in texts(s)) is (result == 3)
    assert "attack 0" in texts(s)


def test_traitors_attack_with_speed_and_steal_by_two() -> None:
    for by, steals in ((1, False), (2, True)):
        s = dancing()
        turned(s, 1)
        for card in ("axe", "ring", "revolver"):
            give(s, 1, card)
        begin_turn(s, 1)
        total(s, 3)
        assert {text for text in texts(s) if text.startswith("attack 0")} == {"attack 0", "attack 0 revolver"}
        play(s, "attack 0")
        assert len(s.chances()[0][0].words) == s.value(1, "speed")
        total(s, 2 + by)
        assert len(s.chances()[0][0].words) == s.value(0, "speed")
        total(s, 2)
        assert ("steal holy_symbol" in texts(s)) is steals
        if steals:
            play(s, "steal holy_symbol")
            assert "holy_symbol" in s.t.bodies[1].cards
    s = dancing()
    turned(s, 1)
    begin_turn(s, 0)
    play(s, "attack 1")
    assert len(s.chances()[0][0].words) == s.value(0, "might")


@pytest.mark.rule("BT-H09")
@pytest.mark.parametrize(("result", "tokens"), [(4, 0), (5, 1)])
def test_the_fiddler_is_defied_with_5_beside_the_symbol_once_a_turn(result: int, tokens: int) -> None:
    s = dancing()
    put(s, 0, "pentagram_chamber")
    put(s, 1, "pentagram_chamber")
    for seat in (1, 0):
        begin_turn(s, seat)
        if seat == 1:
            total(s, 4)
        play(s, "do defy")
        total(s, result)
        assert "do defy" not in texts(s)
    assert s.t.tokens.get("sanity_roll", []) == ["pentagram_chamber"] * 2 * tokens
    put(s, 0, "foyer")
    begin_turn(s, 1)
    total(s, 4)
    assert "do defy" not in texts(s)
    put(s, 0, "pentagram_chamber")
    turned(s, 0)
    begin_turn(s, 1)
    total(s, 4)
    assert "do defy" not in texts(s)


@pytest.mark.parametrize("room", ["chasm", "furnace_room", "underground_lake", "basement_landing"])
def test_a_traitor_who_ends_his_turn_in_the_deep_with_the_symbol_wins(room: str) -> None:
    s = dancing()
    if room not in s.board.spots:
        lay(s, room, "S", "basement_landing") if room == "furnace_room" else lay(s, room, "E", "underground_lake")
    turned(s, 1)
    move_to(s, "holy_symbol", 1)
    put(s, 1, room)
    begin_turn(s, 1)
    total(s, 3)
    assert s.outcome() is None
    play(s, "end")
    if room == "basement_landing":
        assert s.outcome() is None
        return
    assert ended(s) == ("traitors_symbol_destroyed", (1,))
    s = dancing()
    if room not in s.board.spots:
        lay(s, room, "S", "basement_landing") if room == "furnace_room" else lay(s, room, "E", "underground_lake")
    put(s, 0, room)
    begin_turn(s, 0)
    play(s, "end")
    assert s.outcome() is None


@pytest.mark.rule("BT-6.9.1")
def test_with_no_hero_left_the_traitors_have_won_and_nobody_where_there_never_was_one() -> None:
    s = dancing()
    turned(s, 1)
    run(s, Die(0, "test"))
    assert s.outcome() is None
    s.set_step(2, "sanity", 0)
    run(s, Damage(2, "mental", 1, "event"))
    play(s, "spread 1 0")
    assert ended(s) == ("traitors_all_dance", (1, 2))
    s = dancing()
    for seat in range(3):
        run(s, Die(seat, "test"))
    assert ended(s) == ("all_dead", ())


def test_a_traitors_death_leaves_the_rest_as_it_is() -> None:
    s = dancing()
    turned(s, 1)
    move_to(s, "holy_symbol", 1)
    run(s, Die(1, "test"))
    assert s.outcome() is None
    assert s.t.dropped == {"foyer": ["holy_symbol"]}
    begin_turn(s, 0)
    total(s, 4)
    play(s, "end")
    assert s.t.turn.body == 2


@pytest.mark.slow
@pytest.mark.rule("BT-H09")
def test_random_games_end() -> None:
    def whole(s: BtState) -> None:
        assert len(s.t.tokens.get("sanity_roll", ())) <= s.seats
        if s.counter("ready"):
            assert {"ballroom", "pentagram_chamber", "stairs_from_basement"} <= set(s.board.spots)

    assert {"traitors_all_dance", "heroes_fiddler_banished"} <= set(random_games(9, 60, whole))
