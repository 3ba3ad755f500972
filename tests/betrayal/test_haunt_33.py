"""Haunt 33, An Invocation of Darkness."""

from __future__ import annotations

import pytest

from game.betrayal.harm import Die
from game.betrayal.state import BtState
from game.betrayal.terms import INDEX, TRAITS
from game.betrayal.turns import MonstersTurn
from game.engine.contract import CHANCE
from tests.betrayal.playing import random_games
from tests.betrayal.scene import begin_turn, dice, haunted, lay, play, put, run, scene, texts, total

ROOMS = ("library N entrance_hall", "chapel N upper_landing", "furnace_room S basement_landing")


def invoked(seats: int = 3, *, rooms: tuple[str, ...] = ROOMS, book: int = 0, traitor_at: str = "foyer", rolled: int = 0) -> BtState:
    """The haunt, revealed by seat 0, the traitor; each trait of his grows by what is rolled. It is his extra turn."""
    s = scene(seats, rooms=rooms, at={0: traitor_at}, cards={book: ["book"]} if book >= 0 else {})
    haunted(s, 33, revealer=0)
    for _ in TRAITS:
        total(s, rolled)
    return s


def verses(s: BtState, number: int) -> None:
    """So many verses are read already; the traitor's turn begins in the Chapel."""
    put(s, 0, "chapel")
    s.mark("book", "brought")
    s.count("verses", number)
    s.set_step(0, "knowledge", 7)
    begin_turn(s, 0)


def summoned(seats: int = 3) -> tuple[BtState, int]:
    """The god is there; the figure's index."""
    s = invoked(seats)
    verses(s, 4)
    play(s, "do invoke")
    total(s, 5)
    (god,) = s.monsters("elder_god")
    return s, god


@pytest.mark.rule("BT-H33", "BT-6.3.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up_makes_the_traitor_strong_and_gives_him_an_extra_turn(seats: int) -> None:
    s = scene(seats, rooms=ROOMS, cards={0: ["book"]})
    s.set_step(0, "might", 0)  # below its start
    s.set_step(0, "speed", 6)  # above
    haunted(s, 33, revealer=0)
    before = s.t.bodies[0].traits[:]
    assert before[INDEX["might"]] == s.start_step(0, "might")
    assert before[INDEX["speed"]] == 6
    for faces in ((2, 1), (1, 1), (0, 0), (1, 0)):
        assert s.actor() == CHANCE
        dice(s, *faces)
    assert s.t.bodies[0].traits == [before[0] + 3, 7, before[2], before[3] + 1]
    assert s.t.traitor == 0
    assert s.t.turn.body == 0
    play(s, "end")
    assert [s.t.turn.body, s.t.round] == [1, 2]


@pytest.mark.rule("BT-H33")
def test_without_a_room_for_the_ritual_the_seat_to_the_left_adds_one_as_far_away_as_may_be() -> None:
    s = invoked(rooms=("library N entrance_hall",))
    assert s.actor() == 1
    assert texts(s) == ["choose chapel", "choose pentagram_chamber"]
    play(s, "choose chapel")
    assert s.actor() == 1
    far = s.board.distances("foyer")
    doorways = [way for floor in ("ground", "upper") for way in s.board.doorways(floor)]
    most = max(far[room] for room, _ in doorways)
    assert {text.split()[1] for text in texts(s)} == {room for room, _ in doorways if far[room] == most}
    play(s, texts(s)[0])
    assert "chapel" in s.board.spots
    assert "chapel" not in s.t.piles["room"].cards
    assert s.t.turn.body == 0


def test_with_one_in_the_house_none_is_added() -> None:
    s = invoked(rooms=("chapel N entrance_hall",))
    assert s.t.turn.body == 0
    assert "pentagram_chamber" not in s.board.spots


def test_the_traitor_takes_the_book_from_the_omens_but_from_nobody() -> None:
    s = invoked(book=-1)
    assert s.holds(0, "book")
    s = invoked(book=1)
    assert s.holds(1, "book")


@pytest.mark.rule("BT-H33")
def test_verses_need_the_book_brought_once() -> None:
    s = invoked(book=1)
    put(s, 0, "upper_landing")
    begin_turn(s, 0)
    play(s, "go chapel")
    assert "do invoke" not in texts(s)
    s = invoked()
    put(s, 0, "upper_landing")
    begin_turn(s, 0)
    play(s, "go chapel")
    assert "do invoke" in texts(s)
    play(s, "drop book")
    assert "do invoke" in texts(s)
    put(s, 0, "library")
    begin_turn(s, 0)
    assert "do invoke" not in texts(s)


@pytest.mark.rule("BT-H33")
def test_a_verse_is_read_at_5_for_a_space_as_often_as_spaces_are_left() -> None:
    for result, read in ((4, 0), (5, 1)):
        s = invoked()
        verses(s, 0)
        spaces = s.value(0, "speed")
        for turn in range(spaces):
            assert "do invoke" in texts(s)
            play(s, "do invoke")
            total(s, result if turn == 0 else 0)
        assert s.counter("verses") == read
        assert "do invoke" not in texts(s)
        assert not [text for text in texts(s) if text.startswith("go")]


@pytest.mark.rule("BT-H33", "BT-6.8.1")
@pytest.mark.parametrize("seats", [3, 6])
def test_with_the_fifth_the_traitor_dies_his_things_lie_there_and_he_plays_the_god(seats: int) -> None:
    s, god = summoned(seats)
    b = s.t.bodies[god]
    assert not s.t.bodies[0].alive
    assert s.t.dropped == {"chapel": ["book"]}
    assert (b.room, b.seat, b.traits) == ("chapel", 0, [12, seats, -1, 7])
    assert s.outcome() is None
    assert s.t.turn.body == 1  # not yet the god's turn
    run(s, MonstersTurn())
    assert s.t.turn.body != god
    s.t.round += 1
    run(s, MonstersTurn())
    assert len(s.chances()[0][0].words) == seats
    total(s, 3)
    assert (s.actor(), s.t.turn.body, s.t.turn.allowance) == (0, god, 3)
    assert "do invoke" not in texts(s)


def test_the_god_rolls_8_dice_at_most_and_is_only_stunned() -> None:
    s, god = summoned()
    put(s, 1, "chapel")
    s.t.round += 1
    run(s, MonstersTurn())
    total(s, 0)
    play(s, "attack 1")
    assert len(s.chances()[0][0].words) == 8
    total(s, 0)
    total(s, 2)
    assert s.t.bodies[god].alive
    assert s.t.bodies[god].stunned


@pytest.mark.rule("BT-H33")
@pytest.mark.parametrize("room", ["furnace_room", "chasm"])
def test_the_book_thrown_away_wins_for_the_heroes_before_and_after_the_summoning(room: str) -> None:
    for after in (False, True):
        s = summoned()[0] if after else invoked(book=1)
        if after:
            put(s, 1, "chapel")
            begin_turn(s, 1)
            play(s, "pick_up book")
        if room not in s.board.spots:
            lay(s, room, "W", "furnace_room")
        put(s, 1, "basement_landing" if room == "furnace_room" else room)
        begin_turn(s, 1)
        if room == "furnace_room":
            assert "do destroy_book" not in texts(s)
            play(s, "go furnace_room")
        spent = s.t.turn.spent
        play(s, "do destroy_book")
        assert s.t.turn.spent == spent + 1
        outcome = s.outcome()
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == ("heroes_book_destroyed", (1, 2))


@pytest.mark.rule("BT-5.4")
def test_the_book_can_be_stolen_from_the_traitor_by_2() -> None:
    for by, stolen in ((1, False), (2, True)):
        s = invoked()
        put(s, 1, "foyer")
        begin_turn(s, 1)
        play(s, "attack 0")
        total(s, by)
        total(s, 0)
        assert ("steal book" in texts(s)) is stolen


@pytest.mark.rule("BT-H33", "BT-6.9.1")
@pytest.mark.parametrize(("read", "over"), [(4, True), (5, False)])
def test_the_traitors_death_wins_for_the_heroes_before_the_fifth_verse_only(read: int, over: bool) -> None:
    s = invoked()
    s.count("verses", read)
    run(s, Die(0, "test"))
    outcome = s.outcome()
    assert (outcome is not None) is over
    if outcome is not None:
        assert (outcome.reason, outcome.winners) == ("heroes_traitor_dead", (1, 2))


@pytest.mark.rule("BT-H33", "BT-6.9.1")
@pytest.mark.parametrize("god", [False, True])
def test_all_heroes_dead_win_for_the_traitor_alive_or_not(god: bool) -> None:
    s = summoned()[0] if god else invoked()
    run(s, Die(1, "test"))
    assert s.outcome() is None
    run(s, Die(2, "test"))
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("traitors_all_dead", (0,))


@pytest.mark.slow
@pytest.mark.rule("BT-H33")
def test_random_games_end_and_keep_the_rules() -> None:
    def look(s: BtState) -> None:
        if s.counter("ready"):
            assert s.counter("verses") <= 5
            assert bool(s.monsters("elder_god")) is (s.counter("verses") == 5)
            assert any(room in s.board.spots or room in s.t.gone for room in ("chapel", "pentagram_chamber"))

    ends = random_games(33, 50, look)
    assert {"traitors_all_dead", "heroes_traitor_dead"} <= set(ends)
    assert set(ends) <= {"traitors_all_dead", "heroes_traitor_dead", "heroes_book_destroyed", "dawn", "lost_way"}
