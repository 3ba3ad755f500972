"""The Mystic Elevator, whoever is in it and however they came (BT-7.6), and the bombs of haunt 45 in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.betrayal.effects import SPECIAL
from game.betrayal.elevator import WhereElevator, lift_places
from game.betrayal.eventwalls import Below
from game.betrayal.items import WhoseSide
from game.betrayal.moving import Relocate
from game.betrayal.nearer import Nearer
from game.betrayal.placing import PutIn
from game.betrayal.placing import put as put_in
from game.betrayal.state import BtState
from game.engine.contract import CHANCE
from tests.betrayal.scene import begin_turn, dice, haunted, lay, offered, plain_haunt, play, put, run, scene, texts
from tests.betrayal.test_haunt_45 import ticking

LIFT = "mystic_elevator"


def beside(traitor: bool = False) -> BtState:
    """Seat 0 in the Foyer beside the Elevator, seat 1 in it."""
    s = scene(rooms=[f"{LIFT} N foyer"], at={0: "foyer", 1: LIFT, 2: "upper_landing"})
    plain_haunt(s, traitor=0 if traitor else 2)
    s.t.haunt = 1
    return s


def _link(s: BtState, token: str) -> None:
    s.lay_token(token, "foyer")
    s.lay_token(token, LIFT)


def by_door(s: BtState) -> None:
    play(s, f"go {LIFT}")


def by_link(s: BtState) -> None:
    _link(s, "secret_passage")
    run(s, Relocate(0, LIFT, "secret"))


def by_wall(s: BtState) -> None:
    run(s, Relocate(0, LIFT, "wall"))


def by_bottle(s: BtState) -> None:
    run(s, PutIn(0, anywhere=True))
    play(s, f"place {LIFT}")


def by_dark_dice_next_door(s: BtState) -> None:
    run(s, PutIn(0))
    play(s, f"place {LIFT}")


def by_dark_dice_to_a_friend(s: BtState) -> None:
    run(s, WhoseSide(0))
    if "beside 1" in texts(s):
        play(s, "beside 1")


def by_another(s: BtState) -> None:
    run(s, PutIn(0, by=2))
    play(s, f"place {LIFT}")


def by_slide(s: BtState) -> None:
    run(s, Below(0, ("ground",)))
    play(s, f"land {LIFT}")


def by_a_call(s: BtState) -> None:
    put_in(s, 0, LIFT)
    run(s)


CAUSES: tuple[Callable[[BtState], None], ...] = (
    by_door,
    by_link,
    by_wall,
    by_bottle,
    by_dark_dice_next_door,
    by_dark_dice_to_a_friend,
    by_another,
    by_slide,
    by_a_call,
)


@pytest.mark.rule("BT-7.6")
@pytest.mark.parametrize("cause", CAUSES)
def test_a_heros_four_is_any_floor_but_another_doorway(cause: Callable[[BtState], None]) -> None:
    s = beside()
    before = s.board.spots[LIFT]
    cause(s)
    assert s.actor() == CHANCE
    dice(s, 2, 2)
    lifts = offered(s, "lift")
    assert texts(s) == lifts  # no staying
    assert {s.board.floor(text.split()[1]) for text in lifts} == {"upper", "ground", "basement"}
    play(s, lifts[0])
    assert s.board.spots[LIFT] != before
    assert {s.t.bodies[seat].room for seat in (0, 1)} == {LIFT}


@pytest.mark.rule("BT-7.6")
@pytest.mark.parametrize("cause", CAUSES)
def test_the_traitor_chooses_or_lets_it_stay_whatever_brought_him(cause: Callable[[BtState], None]) -> None:
    s = beside(traitor=True)
    cause(s)
    assert s.actor() == 0
    assert "stay" in texts(s)
    assert offered(s, "lift")


@pytest.mark.rule("BT-7.6")
@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize("traitor", [False, True])
def test_it_moves_once_whatever_brings_somebody_in(cause: Callable[[BtState], None], traitor: bool) -> None:
    s = beside(traitor)
    s.use("elevator")
    if traitor:
        s.t.turn.used.clear()
        s.t.counters["elevator_block"] = s.t.round
    cause(s)
    assert "end" in texts(s)


@pytest.mark.rule("BT-7.6")
def test_without_another_doorway_it_stays() -> None:
    s = beside()
    doorways = [way for floor in ("upper", "ground", "basement") for way in s.board.doorways(floor)]
    s.use_board(s.board.with_walls(doorways))
    assert lift_places(s, 4) == []
    play(s, f"go {LIFT}")
    dice(s, 2, 2)
    assert s.actor() == 0
    assert "end" in texts(s)


@pytest.mark.rule("BT-7.6")
def test_a_hero_who_is_sent_into_it_in_the_traitors_turn_moves_it_for_the_whole_block() -> None:
    s = beside(traitor=True)
    put(s, 1, "foyer")
    begin_turn(s, 0)
    run(s, PutIn(1, by=0))
    play(s, f"place {LIFT}")
    dice(s, 1, 1)
    lift = next(text for text in offered(s, "lift") if text.split()[1] == "foyer")
    play(s, lift)
    zombie = s.spawn("zombie", "foyer", 0)
    s.t.turn.used = []
    begin_turn(s, zombie, 3)
    play(s, f"go {LIFT}")
    assert "end" in texts(s)  # it has moved in this block


# haunt 45


def bombed() -> BtState:
    """The builder in the Library, seat 0 with a bomb in the Elevator far from him, after his first turn."""
    s = ticking()
    put(s, 2, "basement_landing")
    put(s, 1, "upper_landing")
    lay(s, LIFT, "N", "foyer")
    put(s, 0, LIFT)
    s.count("track", 1)
    begin_turn(s, 0)
    return s


@pytest.mark.rule("BT-H45")
@pytest.mark.rule("BT-7.6")
def test_an_armed_hero_whose_elevator_stops_beside_the_builder_goes_off() -> None:
    s = bombed()
    run(s, WhereElevator(0, 1))
    lift = next(text for text in offered(s, "lift") if text.split()[1] == "basement_landing")
    play(s, lift)
    assert not s.t.bodies[0].alive
    assert s.t.bodies[1].alive
    assert s.t.bodies[2].alive


@pytest.mark.rule("BT-H45")
def test_one_whose_bomb_is_off_does_not() -> None:
    s = bombed()
    s.unmark("bomb", "0")
    run(s, WhereElevator(0, 1))
    play(s, next(text for text in offered(s, "lift") if text.split()[1] == "basement_landing"))
    assert s.t.bodies[0].alive


@pytest.mark.rule("BT-H45")
def test_one_carried_somewhere_else_does_not() -> None:
    s = bombed()
    run(s, WhereElevator(0, 3))
    play(s, offered(s, "lift")[0])
    assert s.t.bodies[0].alive


@pytest.mark.rule("BT-H45")
def test_who_stood_near_the_builder_at_first_is_spared_until_the_room_moves_away_and_comes_back() -> None:
    s = ticking()
    put(s, 0, "entrance_hall")
    put(s, 2, "foyer")
    begin_turn(s, 2)
    play(s, "end")
    while s.actor() == CHANCE:
        s.apply(s.chances()[-1][0])
    assert s.counter("track") == 1
    s.haunt.board_changed(s)
    assert not s.doomed
    assert s.t.bodies[0].alive  # near since before the rule began to hold
    put(s, 0, "upper_landing")
    s.haunt.board_changed(s)
    put(s, 0, "entrance_hall")
    s.haunt.board_changed(s)
    assert not s.t.bodies[0].alive


@pytest.mark.rule("BT-H45")
@pytest.mark.rule("BT-7.11")
def test_what_the_carries_a_bomb_to_the_builder_too() -> None:
    s = scene(4, rooms=["library N upper_landing", "chapel N foyer"], at=dict.fromkeys(range(4), "upper_landing"))
    s.set_step(3, "knowledge", 7)
    haunted(s, 45, revealer=0)
    put(s, s.t.traitor, "entrance_hall")
    put(s, 0, "chapel")
    s.count("track", 1)
    begin_turn(s, 0)
    SPECIAL["what_the"](s, 0, "")
    run(s)
    play(s, next(text for text in offered(s, "lay") if text.split()[1] == "entrance_hall"))
    assert not s.t.bodies[0].alive


@pytest.mark.rule("BT-7.6")
@pytest.mark.rule("BT-4.2.6")
@pytest.mark.parametrize("by_card", [False, True])
def test_who_discovers_it_rides_at_once(by_card: bool) -> None:
    s = scene(at={0: "foyer"})
    s.t.piles["room"].cards = [LIFT, "ballroom"]
    begin_turn(s, 0)
    if by_card:
        SPECIAL["walls"](s, 0, "")
        run(s)
        play(s, f"top {LIFT}")
        play(s, next(text for text in texts(s) if text.startswith("lay foyer")))
    else:
        play(s, "explore N", "back bgu", f"tile {LIFT}", "turn 2")
    assert s.t.bodies[0].room == LIFT
    dice(s, 2, 2)
    assert texts(s) == offered(s, "lift")


@pytest.mark.rule("BT-7.6")
def test_a_hero_whom_the_bell_calls_into_it_rides_too() -> None:
    s = beside()
    s.haunt.slows = lambda *_: False  # type: ignore[method-assign]
    begin_turn(s, 1)
    run(s, Nearer(1, "heroes", 1))
    play(s, f"nearer 0 {LIFT}")
    dice(s, 2, 2)
    assert s.actor() == 0
    assert texts(s) == offered(s, "lift")
