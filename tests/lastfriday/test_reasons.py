"""Why something is not allowed: every code in some position, and none for what is legal."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.engine.contract import CHANCE, IllegalAction, Refusal
from game.lastfriday import GAME
from game.lastfriday.actions import Act
from game.lastfriday.reasons import CODES
from game.lastfriday.state import LfState
from game.lastfriday.terms import CORPSE
from tests.lastfriday.ground import (
    CAMP,
    OPENED,
    away,
    beside_circle,
    circles_beside,
    crossing,
    dots_beside,
    first,
    lone_dots,
    lying,
    move,
    net,
    pair,
    plain,
    quiet_circles,
)
from tests.lastfriday.scene import do, scene

Case = tuple[LfState, int, str, str, dict[str, str]]
"""A position, the seat that wants something, what it wants, the code of the refusal and its parameters."""
CASES: list[Callable[[], Case]] = []


def case(make: Callable[[], Case]) -> Callable[[], Case]:
    CASES.append(make)
    return make


def red_at(dot: int, **more: object) -> LfState:
    """Chapter I, red's turn on a dot, the Maniac far away."""
    campers = {"red": dot, **more.pop("campers", {})}  # type: ignore[dict-item]
    settings: dict[str, object] = {"campers": campers, "maniac": away(dot), **more}
    return scene(1, "red", **settings)  # type: ignore[arg-type]


@case
def after_the_end() -> Case:
    circle, way = move()
    s = scene(3, "maniac", campers={"red": way.route[0]}, maniac=circle, chosen="red")
    do(s, str(way))
    return s, 0, str(way), "game_over", {}


@case
def out_of_turn() -> Case:
    return red_at(pair()[0]), 2, "done", "not_your_turn", {"seat": "red"}


@case
def while_the_maniac_thinks() -> Case:
    return scene(1, "maniac", maniac=move()[0]), 1, "done", "not_your_turn", {"seat": "maniac"}


@case
def another_question() -> Case:
    return red_at(pair()[0]), 1, "boat 1", "not_asked", {"asked": "turn"}


@case
def an_answer_that_is_not_there() -> Case:
    s = GAME.new(GAME.varieties()[5])  # cards chosen
    return s, 1, "card otto", "not_offered", {}


@case
def no_steps_left() -> Case:
    s = red_at(pair()[0], clues={"red": ("hearing",)})
    do(s, str(first(s.legal_actions(), lambda act: act.verb == "step")))
    do(s, str(first(s.legal_actions(), lambda act: act.verb == "step")))
    return s, 1, str(s.net.steps[s.dot[1]][0]), "no_steps", {}


def lamp_laid() -> LfState:
    """Red has laid a lamp and can still take what lies by."""
    here, there = pair(lambda here, _: bool(circles_beside(here)))
    s = red_at(here, clues={"red": ("flashlight", "sneakers")}, piles={there: (("trap",), ())}, cards={"red": "rita"})
    do(s, f"lamp d{here}")
    return s


@case
def movement_over() -> Case:
    s = lamp_laid()
    return s, 1, str(s.net.steps[s.dot[1]][0]), "movement_over", {}


@case
def second_wind_after_a_lamp() -> Case:
    return lamp_laid(), 1, "wind", "movement_over", {}


@case
def sneakers_after_a_push() -> Case:
    place = crossing()
    s = scene(
        3, "red", campers={"red": place.start}, maniac=place.circle, chosen="blue", cabins=OPENED, clues={"red": ("sneakers", "hearing")}
    )
    do(s, place.step)
    do(s, str(first(s.legal_actions(), lambda act: place.end not in act.route)))
    return s, 1, "sneakers", "movement_over", {}


@case
def a_dot_too_far() -> Case:
    here, _ = pair()
    far = first(CAMP.dots, lambda dot: plain(dot) and not net().within(here) >> dot & 1)
    return red_at(here), 1, f"step d{far}", "too_far", {"dot": str(far)}


@case
def a_trap_too_far() -> Case:
    here, _ = pair()
    far = first(CAMP.dots, lambda dot: plain(dot) and not net().within(here) >> dot & 1)
    return red_at(here, clues={"red": ("trap",)}), 1, f"trap d{far}", "too_far", {"dot": str(far)}


@case
def a_trap_off_the_map() -> Case:
    return red_at(pair()[0], clues={"red": ("trap",)}), 1, "trap d9999", "too_far", {"dot": "9999"}


@case
def a_corpse_too_far() -> Case:
    here, _ = pair()
    far = first(CAMP.dots, lambda dot: plain(dot) and not net().within(here) >> dot & 1)
    return red_at(here, clues={"red": ("shovel",)}, corpses={far: True}), 1, f"dig d{far}", "too_far", {"dot": str(far)}


@case
def listening_too_far() -> Case:
    return red_at(pair()[0], clues={"red": ("hearing",)}), 1, "hear 3", "too_far", {}


@case
def a_trap_laid_from_the_entrance() -> Case:
    s = scene(2, "red", clues={"red": ("trap",)}, maniac=away(CAMP.arrow))
    return s, 1, f"trap d{CAMP.arrow}", "too_far", {}


@case
def onto_a_corpse() -> Case:
    place = crossing()
    s = red_at(place.start, corpses={place.end: True})
    return s, 1, place.step, "corpse_there", {"dot": str(place.end)}


@case
def onto_another_camper_as_the_last_step() -> Case:
    place = crossing(lambda place: any(act.dot not in (place.start, place.end) for act in net().steps[place.end]))
    other = first(net().steps[place.end], lambda act: act.dot != place.start)
    s = red_at(place.start, campers={"yellow": other.dot}, maniac=away(place.start, other.dot))
    do(s, place.step)
    return s, 1, str(other), "camper_there", {"dot": str(other.dot)}


@case
def onto_the_arrow_dot_as_the_last_step_from_the_entrance() -> Case:
    ways = {step.dot: True for step in net().steps[CAMP.arrow]}
    s = scene(2, "red", campers={"yellow": CAMP.arrow}, corpses=ways, clues={"red": ("sneakers",)}, maniac=quiet_circles()[-1])
    return s, 1, f"step d{CAMP.arrow}", "camper_there", {"dot": str(CAMP.arrow)}


@case
def onto_the_finders_last_free_dot_in_an_alarm() -> Case:
    place = crossing()
    near = first(net(4, OPENED).steps[place.start], lambda act: plain(act.dot) and act.circle != place.circle and act.dot != place.end)
    back = first(net(4, OPENED).steps[near.dot], lambda act: act.dot == place.start)
    campers = {"red": place.start, "yellow": near.dot, "green": place.end}
    s = scene(4, "red", campers=campers, maniac=place.circle, chosen="blue", cabins=OPENED)
    do(s, place.step)
    return s, 2, str(back), "camper_there", {"dot": str(place.start)}


@case
def ending_the_turn_with_another_camper() -> Case:
    place = crossing()
    s = red_at(place.start, campers={"yellow": place.end})
    do(s, place.step)
    return s, 1, "done", "must_move_on", {}


@case
def a_lamp_where_nobody_may_stay() -> Case:
    place = crossing(lambda place: bool(circles_beside(place.end)))
    s = red_at(place.start, campers={"yellow": place.end}, clues={"red": ("flashlight",)})
    do(s, place.step)
    return s, 1, f"lamp d{place.end}", "must_move_on", {}


def at_a_door(**more: object) -> tuple[LfState, int]:
    door = CAMP.doors["green"][0]
    return red_at(door, **more), CAMP.inside_door(door)


@case
def into_a_closed_cabin() -> Case:
    s, inside = at_a_door()
    return s, 1, f"step d{inside}", "cabin_closed", {"cabin": "green"}


@case
def into_a_maniac_side_cabin() -> Case:
    s, inside = at_a_door(cabins={"green": "maniac"})
    return s, 1, f"step d{inside}", "cabin_maniac", {"cabin": "green"}


@case
def opening_a_cabin_that_is_open() -> Case:
    s, inside = at_a_door(cabins={"green": "camper"}, keys={"red": ("green",)})
    return s, 1, f"enter d{inside}", "cabin_open", {"cabin": "green"}


@case
def opening_a_cabin_without_its_key() -> Case:
    s, inside = at_a_door(keys={"red": ("blue",)})
    return s, 1, f"enter d{inside}", "no_key", {"cabin": "green"}


@case
def rowing_without_the_boat() -> Case:
    piers = sorted(CAMP.pier_dots)
    s = red_at(CAMP.pier_dots[piers[0]], boat=piers[1])
    return s, 1, f"row d{CAMP.pier_dots[piers[1]]}", "no_boat", {}


@case
def playing_a_clue_not_held() -> Case:
    return red_at(pair()[0], clues={"red": ("trap",)}), 1, "hear 2", "no_clue", {"clue": "hearing"}


@case
def playing_a_second_clue() -> Case:
    s = red_at(pair()[0], clues={"red": ("hearing", "sneakers")})
    do(s, "hear 2")
    return s, 1, "sneakers", "clue_played", {}


@case
def a_trap_where_a_clue_lies() -> Case:
    here, there = pair()
    s = lying(red_at(here, clues={"red": ("trap",)}), {there: "shovel"})
    return s, 1, f"trap d{there}", "dot_taken", {"dot": str(there)}


@case
def a_trap_where_a_welcome_token_lies() -> Case:
    here, there = pair()
    return red_at(here, clues={"red": ("trap",)}, welcome={there: CORPSE}), 1, f"trap d{there}", "dot_taken", {"dot": str(there)}


@case
def a_trap_at_a_door() -> Case:
    door = CAMP.doors["green"][0]
    return red_at(door, clues={"red": ("trap",)}), 1, f"trap d{door}", "dot_reserved", {"dot": str(door)}


@case
def a_far_trap_at_a_door() -> Case:
    door = CAMP.doors["green"][0]
    near = first(net().steps[door], lambda act: act.dot not in dots_beside(door))
    s = scene(1, "green", campers={"green": near.dot}, cards={"green": "linden"}, clues={"green": ("trap",)}, maniac=away(near.dot))
    return s, 3, f"trap d{door}", "dot_reserved", {"dot": str(door)}


@case
def a_lamp_that_lights_no_circle() -> Case:
    here = first(CAMP.dots, lambda dot: bool(CAMP.layable >> dot & 1) and not circles_beside(dot))
    return red_at(here, clues={"red": ("flashlight",)}), 1, f"lamp d{here}", "no_circle", {"dot": str(here)}


@case
def a_lamp_when_all_markers_lie() -> Case:
    here, _ = pair(lambda here, _: bool(circles_beside(here)))
    s = red_at(here, clues={"red": ("flashlight",)}, lamps=((lone_dots(1, circles_beside(here)[0])[0], tuple(quiet_circles()[:30])),))
    return s, 1, f"lamp d{here}", "no_circle", {"dot": str(here)}


@case
def digging_where_no_corpse_lies() -> Case:
    here, there = pair()
    return red_at(here, clues={"red": ("shovel",)}), 1, f"dig d{there}", "no_corpse", {"dot": str(there)}


@case
def taking_where_nothing_lies() -> Case:
    here, there = pair()
    return red_at(here), 1, f"take d{there}", "nothing_there", {"dot": str(there)}


@case
def reaching_where_nothing_lies() -> Case:
    here, there = pair()
    s = scene(1, "yellow", campers={"yellow": here}, cards={"yellow": "otto"}, maniac=away(here))
    return s, 2, f"reach d{there}", "nothing_there", {"dot": str(there)}


@case
def an_ability_of_another_card() -> Case:
    return red_at(pair()[0], cards={"red": "bruno"}), 1, "wind", "no_ability", {"ability": "second_wind"}


@case
def swimming_without_the_card() -> Case:
    piers = sorted(CAMP.pier_of)
    return red_at(piers[0]), 1, f"swim d{piers[1]}", "no_ability", {"ability": "swim"}


@case
def an_ability_used_up() -> Case:
    s = red_at(pair()[0], cards={"red": "rita"})
    do(s, "wind")
    return s, 1, "wind", "used_up", {"ability": "second_wind"}


@case
def swimming_twice() -> Case:
    piers = sorted(CAMP.pier_of)
    s = scene(1, "blue", campers={"blue": piers[0]}, cards={"blue": "marina"}, maniac=away(piers[0]), boat=CAMP.pier_of[piers[2]])
    do(s, f"swim d{piers[1]}")
    return s, 4, f"swim d{piers[0]}", "used_up", {"ability": "swim"}


@case
def a_move_without_a_route() -> Case:
    circle, way = move()
    far = first(quiet_circles(), lambda other: other != circle and other not in {act.circle for act in net().moves[circle].acts})
    s = scene(1, "maniac", maniac=circle)
    return s, 0, str(Act("move", circle=far, route=way.route)), "no_route", {"circle": str(far)}


@case
def a_move_by_a_wrong_route_in_iv() -> Case:
    circle, way = move()
    s = scene(4, "maniac", maniac=circle, chosen="red", cabins=OPENED)
    return s, 0, str(Act("move", circle=way.circle, route=(*way.route, 9999))), "no_route", {"circle": str(way.circle)}


@case
def a_push_without_a_route() -> Case:
    place = crossing()
    s = scene(3, "red", campers={"red": place.start}, maniac=place.circle, chosen="blue", cabins=OPENED)
    do(s, place.step)
    return s, 1, f"push {place.circle} via d{place.end}", "no_route", {"circle": str(place.circle)}


def surrounded(**more: object) -> LfState:
    """The end of a round of IV, Campers all around the Maniac."""
    circle = first(quiet_circles(), lambda circle: len(beside_circle(circle)) <= 4)
    guards = dict(zip(("red", "yellow", "green", "blue"), beside_circle(circle), strict=False))
    s = scene(4, "brown", campers=guards, maniac=circle, chosen="red", cabins=OPENED, **more)  # type: ignore[arg-type]
    do(s, "done")
    return s


@case
def a_plot_twist_without_a_route() -> Case:
    return surrounded(tokens=("twist",)), 0, "twist", "no_route", {}


@case
def a_move_over_a_camper_in_iv() -> Case:
    circle, way = move()
    s = scene(4, "maniac", maniac=circle, campers={"red": way.route[-1]}, chosen="blue", cabins=OPENED)
    return s, 0, str(way), "over_camper", {"dot": str(way.route[-1])}


@case
def staying_where_he_can_move() -> Case:
    return scene(1, "maniac", maniac=move()[0]), 0, "stay", "must_move", {}


@case
def a_token_not_held() -> Case:
    return scene(1, "maniac", maniac=move()[0], tokens=("axe",)), 0, "speed", "no_token", {"token": "speed"}


@case
def a_second_token_in_a_round() -> Case:
    circle, way = move()
    s = scene(2, "maniac", number=3, maniac=circle, tokens=("speed", "axe"), track=(("shadow", 3),))
    assert way.circle
    return s, 0, "speed", "token_this_round", {}


@case
def the_axe_at_an_open_cabin() -> Case:
    s = scene(1, "maniac", maniac=move()[0], tokens=("axe",), cabins={"green": "camper"})
    return s, 0, "axe green", "cabin_open", {"cabin": "green"}


@case
def the_axe_far_from_a_cabin() -> Case:
    circle = first(quiet_circles(), lambda circle: not net().near_door("green", 2) >> circle & 1)
    return scene(1, "maniac", maniac=circle, tokens=("axe",)), 0, "axe green", "out_of_reach", {"cabin": "green"}


@pytest.mark.parametrize("make", CASES, ids=lambda make: make.__name__)
def test_the_reason_is(make: Callable[[], Case]) -> None:
    s, seat, text, code, params = make()
    action = GAME.parse(text)
    refusal = GAME.why_not(s.observe(seat), action)
    assert refusal is not None
    assert refusal.code == code
    assert dict(refusal.params) == params
    if s.actor() == seat or s.actor() is None:
        before = s.observe(-3)
        with pytest.raises(IllegalAction) as caught:
            s.apply(action)
        assert caught.value.refusal.code == code
        assert s.observe(-3) == before


def test_every_code_comes_up_and_no_other() -> None:
    assert {make()[3] for make in CASES} == set(CODES)
    assert len(set(CODES)) == len(CODES)


def test_there_is_no_reason_exactly_against_what_is_legal() -> None:
    """Over random positions of all varieties, for the seat asked and for others, with actions from everywhere."""
    rng = random.Random(8)
    pool: dict[Act, None] = {}
    for number, setup in enumerate(GAME.varieties()):
        s = GAME.new(setup)
        while s.actor() is not None:
            choices = [act for act, _ in s.chances()] or list(s.legal_actions())
            if s.actor() != CHANCE and rng.random() < 0.15:
                check(s, choices, rng.sample(list(pool), min(len(pool), 40)))
            act = rng.choice(choices)
            if rng.random() < 0.2:
                pool[act] = None
            s.apply(act)
        assert all(GAME.why_not(s.observe(seat), act) == Refusal("game_over") for seat in range(6) for act in list(pool)[:5]), number


def check(s: LfState, legal: list[Act], others: list[Act]) -> None:
    seat = s.actor()
    assert seat is not None
    seen = s.observe(seat)
    for act in {*legal, *others}:
        refusal = GAME.why_not(seen, act)
        assert (refusal is None) == (act in legal), f"{act} in {seen.asked}: {refusal}"
        assert refusal is None or refusal.code in CODES
    waiting = (seat + 1) % 6
    for act in legal[:3]:
        refusal = GAME.why_not(s.observe(waiting), act)
        assert refusal is not None
        assert refusal.code == "not_your_turn"
