"""The Maniac's tokens (LF-K10, LF-K11)."""

from __future__ import annotations

import pytest

from game.engine.contract import TABLE, Setup
from game.lastfriday import GAME, events
from game.lastfriday.actions import Act
from game.lastfriday.numbers import TUNED
from game.lastfriday.state import LfState
from game.lastfriday.terms import COLOURS, MANIAC_SIDE
from tests.lastfriday.ground import (
    CAMP,
    OPENED,
    away,
    beside_circle,
    circles_beside,
    crossing,
    first,
    lone_dots,
    move,
    moves,
    net,
    plain,
    quiet_circles,
)
from tests.lastfriday.scene import asked, can, do, facts, scene


def legs() -> tuple[int, Act, Act]:
    """A circle, a move from it, and a move on from there to a third circle; each has a dot that lies on or beside no other leg."""

    def onward(circle: int, way: Act) -> list[Act]:
        near = {*way.route, *beside_circle(way.circle)}
        return [act for act in moves(way.circle) if act.circle != circle and plain(act.route[-1]) and act.route[-1] not in near]

    ways = ((circle, act) for circle in quiet_circles() for act in moves(circle) if act.circle in quiet_circles() and plain(act.route[0]))
    circle, way = first(ways, lambda found: bool(onward(*found)))
    return circle, way, onward(circle, way)[0]


# --- all of them


@pytest.mark.rule("LF-K10")
def test_a_used_token_lies_in_sight_on_the_track_and_is_gone() -> None:
    circle, _ = move()
    s = scene(1, "maniac", number=4, maniac=circle, tokens=("axe", "shadow", "speed"))
    told = do(s, "speed")
    assert [(event.token, event.round) for event in facts(told, events.TokenUsed)] == [("speed", 4)]
    assert s.observe(TABLE).track == (("speed", 4),)
    assert s.observe(TABLE).tokens == ("axe", "shadow")


@pytest.mark.rule("LF-K10")
def test_at_most_one_token_a_round() -> None:
    circle, way, second = legs()
    s = scene(2, "maniac", number=3, maniac=circle, tokens=("shadow", "speed", "twist", "invisibility"), track=(("axe", 2),))
    do(s, "speed", str(way), str(second))
    assert asked(s) == "maniac lay", "he cannot skip this reveal any more"
    do(s, str(s.legal_actions()[0]))
    while s.round == 3:
        assert asked(s) != "maniac twist"
        do(s, "done")
    assert can(s, "twist") is False
    assert s.tokens == ("shadow", "twist", "invisibility")


@pytest.mark.rule("LF-K10")
def test_a_token_that_he_does_not_hold_is_not_offered() -> None:
    circle, way = move()
    s = scene(2, "maniac", number=3, maniac=circle)
    assert {act.verb for act in s.legal_actions()} == {"move"}
    do(s, str(way))
    assert asked(s) == "maniac lay"


# --- Supernatural Speed


@pytest.mark.rule("LF-K10")
def test_speed_gives_two_steps_of_which_only_the_second_circle_is_recorded() -> None:
    circle, way, second = legs()
    s = scene(1, "maniac", maniac=circle, tokens=("speed",))
    do(s, "speed", str(way))
    assert asked(s) == "maniac maniac"
    assert s.record == [circle]
    assert {act.verb for act in s.legal_actions()} == {"move"}
    told = do(s, str(second))
    assert s.circle == second.circle
    assert s.record == [circle, s.circle]
    assert asked(s) != "maniac maniac"
    assert [event.leg for event in facts(told, events.Moved)] == [2, 2]


@pytest.mark.rule("LF-K10", "LF-K4")
def test_a_lamp_on_the_first_circle_of_speed_does_not_find_him() -> None:
    circle, way, second = legs()
    s = scene(1, "maniac", maniac=circle, tokens=("speed",), lamps=((way.route[0], (way.circle,)),))
    told = do(s, "speed", str(way), str(second))
    assert not facts(told, events.Revealed)
    assert len(s.lamps) == 1


@pytest.mark.rule("LF-K10")
def test_both_routes_of_speed_count_for_contact() -> None:
    circle, way, second = legs()
    s = scene(1, "maniac", campers={"red": way.route[0], "yellow": second.route[-1]}, maniac=circle, tokens=("speed",))
    do(s, "speed", str(way))
    assert not s.alive[1]
    assert s.alive[2]
    do(s, str(second))
    assert not s.alive[2]


@pytest.mark.rule("LF-K10", "LF-K3")
def test_a_trap_on_the_first_route_ends_the_move_and_one_on_the_second_springs_too() -> None:
    circle, way, second = legs()
    s = scene(1, "maniac", maniac=circle, tokens=("speed",), traps=(way.route[0],))
    told = do(s, "speed", str(way))
    assert s.record == [circle, way.circle]
    assert [event.why for event in facts(told, events.Revealed)] == ["trap"]
    assert s.trapped
    assert s.turn_legs == 0
    trap = second.route[-1]
    s = scene(1, "maniac", maniac=circle, tokens=("speed",), traps=(trap,))
    do(s, "speed", str(way))
    assert asked(s) == "maniac maniac"
    do(s, str(second))
    assert s.trapped
    assert s.record == [circle, second.circle]


@pytest.mark.rule("LF-K10", "LF-K3")
def test_a_trap_beside_the_first_circle_of_speed_is_not_sprung_for_he_does_not_end_his_move_there() -> None:
    ways = ((circle, act) for circle in quiet_circles() for act in moves(circle) if act.circle in quiet_circles())

    def bystander(circle: int, act: Act) -> list[int]:
        on_the_way = {dot for onward in moves(act.circle) for dot in onward.route if onward.circle == circle}
        return [dot for dot in beside_circle(act.circle) if dot not in act.route and dot not in on_the_way and plain(dot)]

    circle, way = first(ways, lambda found: bool(bystander(*found)))
    trap = bystander(circle, way)[0]
    s = scene(1, "maniac", maniac=circle, tokens=("speed",), traps=(trap,))
    back = next(act for act in moves(way.circle) if act.circle == circle and trap not in beside_circle(circle))
    do(s, "speed", str(way), str(back))
    assert not s.trapped
    s = scene(1, "maniac", maniac=circle, traps=(trap,))
    do(s, str(way))
    assert s.trapped


@pytest.mark.rule("LF-K10", "LF-K3")
def test_a_trap_on_the_first_route_ends_the_move_and_so_one_beside_that_circle_snaps_too() -> None:
    ways = ((circle, act) for circle in quiet_circles() for act in moves(circle) if act.circle in quiet_circles() and plain(act.route[0]))
    circle, way = first(ways, lambda found: any(plain(dot) and dot not in found[1].route for dot in beside_circle(found[1].circle)))
    aside = first(beside_circle(way.circle), lambda dot: plain(dot) and dot not in way.route)
    s = scene(1, "maniac", maniac=circle, tokens=("speed",), traps=tuple(sorted((way.route[0], aside))))
    told = do(s, "speed", str(way))
    assert [event.dot for event in facts(told, events.TrapGone)] == sorted((way.route[0], aside))
    assert (s.traps, s.trapped, s.record[-1]) == ((), True, way.circle)


# --- Shadow and Invisibility


@pytest.mark.rule("LF-K10")
@pytest.mark.parametrize("token", ["shadow", "invisibility"])
def test_shadow_and_invisibility_skip_a_scheduled_reveal(token: str) -> None:
    circle, way = move()
    s = scene(2, "maniac", number=3, maniac=circle, tokens=(token,))
    do(s, str(way))
    assert [str(act) for act in s.legal_actions()] == ["reveal", token]
    told = do(s, token)
    assert not facts(told, events.Revealed)
    assert not facts(told, events.ClueLaid)
    assert [(event.why, event.token) for event in facts(told, events.RevealSkipped)] == [("scheduled", token)]
    assert s.shown == 0
    assert asked(s) == "red turn"


@pytest.mark.rule("LF-K10")
def test_he_may_keep_the_token_and_reveal() -> None:
    circle, way = move()
    s = scene(2, "maniac", number=3, maniac=circle, tokens=("shadow",))
    told = do(s, str(way), "reveal")
    assert [event.circle for event in facts(told, events.Revealed)] == [way.circle]
    assert s.tokens == ("shadow",)


@pytest.mark.rule("LF-K10")
@pytest.mark.parametrize("why", ["trap", "lamp"])
def test_invisibility_cancels_a_reveal_forced_by_a_trap_or_a_lamp_and_shadow_does_not(why: str) -> None:
    circle, way = move()
    spot = lone_dots(1)[0]
    forced = {"traps": (way.route[0],)} if why == "trap" else {"lamps": ((spot, (way.circle,)),)}
    s = scene(1, "maniac", maniac=circle, tokens=("shadow", "invisibility"), **forced)
    do(s, str(way))
    assert [str(act) for act in s.legal_actions()] == ["reveal", "invisibility"]
    told = do(s, "invisibility")
    assert not facts(told, events.Revealed)
    assert s.trapped == (why == "trap"), "what forced the reveal is not cancelled"
    assert s.traps == ()
    assert s.lamps == ()
    s = scene(1, "maniac", maniac=circle, tokens=("shadow",), **forced)
    assert facts(do(s, str(way)), events.Revealed)


@pytest.mark.rule("LF-K10", "LF-K4")
def test_invisibility_may_answer_a_lamp_laid_upon_him_and_the_camper_goes_on() -> None:
    place = crossing()
    s = scene(1, "red", campers={"red": place.start}, maniac=place.circle, clues={"red": ("flashlight", "trap")}, tokens=("invisibility",))
    do(s, f"lamp d{place.start}")
    assert asked(s) == "maniac reveal"
    told = do(s, "invisibility")
    assert not facts(told, events.Revealed)
    assert s.lamps == ()


@pytest.mark.rule("LF-K10")
@pytest.mark.parametrize("chapter", [3, 4])
def test_nothing_cancels_a_reveal_by_contact(chapter: int) -> None:
    place = crossing()
    s = scene(
        chapter,
        "red",
        campers={"red": place.start},
        maniac=place.circle,
        chosen="blue",
        cabins=OPENED,
        tokens=("shadow", "invisibility"),
    )
    told = do(s, place.step)
    assert [event.why for event in facts(told, events.Revealed)] == ["contact"]
    assert s.tokens == ("shadow", "invisibility")


# --- Plot Twist


def to_twist(s: LfState) -> LfState:
    while asked(s) != "maniac twist":
        do(s, str(first(s.legal_actions(), lambda act: act.verb in ("done", "lay"))))
    return s


@pytest.mark.rule("LF-K10")
@pytest.mark.parametrize("chapter", [1, 4])
def test_plot_twist_is_an_extra_move_at_the_very_end_of_a_round_in_place_of_its_entry(chapter: int) -> None:
    circle, way = move()
    s = scene(chapter, "maniac", number=3, maniac=circle, chosen="red" if chapter == 4 else "", cabins=OPENED, tokens=("twist",))
    do(s, str(way))
    to_twist(s)
    assert s.round == 3
    assert not [task for task in s.agenda if task[0] == "turn"], "after everyone"
    assert [str(act) for act in s.legal_actions()] == ["rest", "twist"]
    length = len(s.record)
    do(s, "twist")
    assert {act.verb for act in s.legal_actions()} == {"move"}
    extra = first(s.legal_actions(), lambda act: act.circle != circle)
    told = do(s, str(extra))
    assert len(s.record) == length
    assert s.record[-1] == s.circle == extra.circle
    assert not facts(told, events.Revealed), "it causes no scheduled reveal"
    assert s.round == 4


@pytest.mark.rule("LF-K10")
def test_he_may_rest_and_keep_his_plot_twist() -> None:
    circle, way = move()
    s = scene(1, "maniac", maniac=circle, tokens=("twist",))
    do(s, str(way))
    to_twist(s)
    do(s, "rest")
    assert s.tokens == ("twist",)
    assert s.circle == way.circle
    assert s.round == 2


@pytest.mark.rule("LF-K10", "LF-K3")
def test_caught_in_a_trap_he_has_no_extra_move_in_that_round() -> None:
    circle, way = move()
    s = scene(1, "maniac", maniac=circle, tokens=("twist",), traps=(way.route[0],))
    do(s, str(way))
    do(s, str(s.legal_actions()[0]))  # the clue of the reveal
    while s.round == 1:
        assert asked(s) != "maniac twist"
        do(s, "done")
    assert s.tokens == ("twist",)


@pytest.mark.rule("LF-K10")
def test_the_extra_move_meets_campers_traps_and_lamps_like_any_other() -> None:
    circle, way, extra = legs()
    trap = extra.route[-1]
    s = scene(1, "maniac", maniac=circle, tokens=("twist",), traps=(trap,))
    do(s, str(way))
    to_twist(s)
    told = do(s, "twist", str(extra))
    assert [(event.circle, event.why) for event in facts(told, events.Revealed)] == [(extra.circle, "trap")]
    assert s.trapped
    s = scene(1, "maniac", maniac=circle, tokens=("twist",), campers={"blue": extra.route[-1]})
    do(s, str(way))
    to_twist(s)
    do(s, "twist", str(extra))
    assert not s.alive[4]
    s = scene(1, "maniac", maniac=circle, tokens=("twist",), lamps=((trap, (extra.circle,)),))
    do(s, str(way))
    to_twist(s)
    told = do(s, "twist", str(extra))
    assert [event.why for event in facts(told, events.Revealed)] == ["lamp"]


# --- Axe


def off_door(colour: str) -> set[int]:
    """The circles beside a door and those one of the Maniac's moves from them."""
    near = {circle for door in CAMP.doors[colour] for circle in circles_beside(door) if circle <= 200}
    return near | {act.circle for circle in near for act in moves(circle)}


@pytest.mark.rule("LF-K10")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_axe_opens_a_closed_cabin_from_at_most_two_circles_off_its_door(colour: str) -> None:
    assert TUNED.now.axe_reach == 2
    for circle in CAMP.circles:
        if circle <= 200:
            s = scene(1, "maniac", maniac=circle, tokens=("axe",))
            assert can(s, f"axe {colour}") == (circle in off_door(colour)), circle


@pytest.mark.rule("LF-K10")
def test_the_axe_lays_the_tile_maniac_side_up_and_he_still_moves_and_may_go_in() -> None:
    circle = first(sorted(off_door("green")), lambda circle: bool(set(beside_circle(circle)) & set(CAMP.doors["green"])))
    s = scene(1, "maniac", maniac=circle, tokens=("axe", "speed"))
    told = do(s, "axe green")
    assert [(event.colour, event.side, event.how) for event in facts(told, events.CabinOpened)] == [("green", MANIAC_SIDE, "axe")]
    assert s.cabins[2] == MANIAC_SIDE
    assert asked(s) == "maniac maniac"
    assert {act.verb for act in s.legal_actions()} == {"move"}
    inside = CAMP.inside_circle("green")
    do(s, str(first(s.legal_actions(), lambda act: act.circle == inside)))
    assert s.circle == inside


@pytest.mark.rule("LF-K10")
def test_the_axe_opens_no_cabin_that_is_open_already() -> None:
    circle = first(sorted(off_door("green")))
    s = scene(1, "maniac", maniac=circle, tokens=("axe",), cabins={"green": "camper"})
    assert not can(s, "axe green")


@pytest.mark.rule("LF-K10")
def test_inside_a_cabin_opened_by_the_axe_no_camper_can_go() -> None:
    door = CAMP.doors["green"][0]
    s = scene(1, "red", campers={"red": door}, keys={"red": ("green",)}, maniac=away(door), cabins={"green": MANIAC_SIDE})
    assert not [act for act in s.legal_actions() if act.dot in CAMP.inside_of]
    assert all(step.dot not in CAMP.inside_of for step in net(1, {"green": MANIAC_SIDE}).steps[door])


# --- who holds which


def given(setup: dict[str, str]) -> tuple[str, ...]:
    return GAME.new(Setup(6, setup)).tokens


@pytest.mark.rule("LF-K11")
def test_the_tokens_of_single_chapters() -> None:
    assert set(given({"chapter": "III"})) == set(given({"chapter": "IV"})) == {"twist", "shadow", "speed"}
    assert set(given({"chapter": "I"})) == {"axe", "shadow", "speed"}
    assert set(given({"chapter": "II"})) == {"shadow", "speed"}
    assert all(len(given({"chapter": chapter})) == len(set(given({"chapter": chapter}))) for chapter in ("I", "II", "III", "IV"))


def next_chapter(chapter: int, tokens: tuple[str, ...] = ()) -> LfState:
    """The campaign played on from round XV of a chapter into the next one, without a fight and without a token of points."""
    s = scene(
        chapter,
        "brown",
        number=15,
        maniac=away(lone_dots(1)[0]),
        chosen="red" if chapter == 3 else "",
        cabins=OPENED,
        tokens=tokens,
    )
    while s.chapter == chapter:
        do(s, str(first(s.legal_actions(), lambda act: act.verb in ("done", "move", "lay", "look", "reveal"))))
    return s


@pytest.mark.rule("LF-K11")
def test_the_tokens_of_the_campaign() -> None:
    assert set(given({})) == {"axe", "shadow", "speed"}
    assert set(next_chapter(1, tokens=("axe", "shadow")).tokens) == {"shadow", "speed"}
    assert set(next_chapter(3).tokens) == {"shadow", "speed"}


@pytest.mark.rule("LF-K11")
def test_invisibility_is_earned_by_staying_uncaught_in_ii_and_held_in_iii_alone() -> None:
    s = next_chapter(2)
    assert s.chapter == 3
    assert sorted(s.tokens) == ["invisibility", "shadow", "speed"]
    assert s.earned == (), "nothing is kept for IV"
    circle, way = move()
    caught = scene(2, "maniac", campers={"red": way.route[0]}, maniac=circle, cabins=OPENED)
    do(caught, str(way))
    while caught.asked == "look":
        do(caught, str(caught.legal_actions()[0]))
    assert caught.chapter == 3
    assert sorted(caught.tokens) == ["shadow", "speed"]
    assert "invisibility" not in next_chapter(3, tokens=("invisibility",)).tokens
