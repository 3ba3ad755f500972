"""The five kinds of clues (LF-K1 to LF-K6)."""

from __future__ import annotations

import pytest

from game.engine.contract import TABLE, Event, Setup
from game.lastfriday import GAME, events
from game.lastfriday.masks import numbers_in
from game.lastfriday.numbers import TUNED
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPER_SIDE, CLUES, COLOURS, MANIAC, MANIAC_SIDE, seat_of
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
    moves,
    net,
    pair,
    quiet_circles,
)
from tests.lastfriday.scene import asked, can, do, facts, offered, scene

RED, YELLOW = seat_of("red"), seat_of("yellow")


def alone(clue: str, chapter: int = 1, **more: object) -> tuple[LfState, int, int]:
    """Red with one clue on a plain dot that has a plain dot beside it; the Maniac is far away. The position and both dots."""
    here, there = pair()
    campers = {"red": here, **more.pop("campers", {})}  # type: ignore[dict-item]
    settings: dict[str, object] = {"campers": campers, "clues": {"red": (clue,)}, "maniac": away(here, there), **more}
    return scene(chapter, "red", **settings), here, there  # type: ignore[arg-type]


# --- LF-K1


@pytest.mark.rule("LF-K1")
def test_there_are_35_clues_of_five_types() -> None:
    assert TUNED.now.clues == {"sneakers": 5, "hearing": 8, "trap": 8, "flashlight": 7, "shovel": 7}
    assert sum(TUNED.now.clues.values()) == 35
    s = GAME.new(Setup(6, {"chapter": "I", "cards": "dealt"}))
    while s.chances() and s.asked == "deal":
        s.apply(s.chances()[0][0])
    held = [clue for hand in s.hand for clue in hand]
    assert len(held) == 5
    assert {clue: s.supply[clue] + held.count(clue) for clue in CLUES} == TUNED.now.clues


@pytest.mark.rule("LF-K1")
def test_a_camper_takes_every_clue_stepped_on_in_passing_too_and_all_see_what_it_is() -> None:
    place = crossing()
    s = scene(1, "red", campers={"red": place.start}, maniac=away(place.start), clues={"red": ("shovel",) * 9})
    second = first(s.net.steps[place.end], lambda act: act.dot != place.start)
    lying(s, {place.end: "trap", second.dot: "hearing"})
    told = do(s, place.step, str(second))
    assert [(event.dot, event.clue, event.how) for event in facts(told, events.ClueTaken)] == [
        (place.end, "trap", "step"),
        (second.dot, "hearing", "step"),
    ]
    assert s.hand[RED] == ("hearing", *("shovel",) * 9, "trap")  # no hand limit
    assert not s.clues
    assert s.observe(TABLE).camper(RED).clues == s.observe(MANIAC).camper(RED).clues == s.hand[RED]


@pytest.mark.rule("LF-K1")
def test_a_clue_costs_no_step_is_played_before_between_or_after_steps_and_leaves_the_game() -> None:
    place = crossing()
    for point in range(3):
        s = scene(1, "red", campers={"red": place.start}, maniac=away(place.start), clues={"red": ("hearing", "trap")})
        before = sum(s.supply.values())
        played = 0
        for number in range(3):
            if number == point:
                do(s, "hear 2")
                played += 1
            if number < 2:
                do(s, str(first(s.legal_actions(), lambda act: act.verb == "step")))
        assert played == 1
        assert "hearing" not in s.hand[RED]
        assert sum(s.supply.values()) == before


@pytest.mark.rule("LF-K1")
def test_only_one_clue_may_be_played_in_a_turn() -> None:
    s, here, _ = alone("hearing", clues={"red": ("hearing", "hearing", "trap", "sneakers")})
    do(s, "hear 2")
    assert not [act for act in s.legal_actions() if act.verb in ("hear", "trap", "sneakers")]
    do(s, "done")
    while asked(s) != "red turn":
        do(s, str(s.legal_actions()[-1] if s.who else s.legal_actions()[0]))
    assert s.round == 2
    assert can(s, "hear 2")
    assert can(s, f"trap d{here}")


# --- LF-K2


@pytest.mark.rule("LF-K2")
def test_sharp_hearing_answers_truthfully_for_every_circle_of_the_camp() -> None:
    here, _ = pair(lambda here, _: len(circles_beside(here)) > 1)
    within = set(circles_beside(here))
    for _ in range(2):
        within |= {act.circle for circle in within for act in moves(circle)}
    assert 2 < len(within) < 100
    for circle in CAMP.circles:
        if circle > 200:
            continue
        s = scene(1, "red", campers={"red": here}, maniac=circle, clues={"red": ("hearing",)})
        told = do(s, "hear 2")
        assert [(event.seat, event.dot, event.reach, event.near) for event in facts(told, events.Heard)] == [
            (RED, here, 2, circle in within)
        ]


@pytest.mark.rule("LF-K2")
def test_others_hear_two_steps_far_never_one_or_three() -> None:
    s, _, _ = alone("hearing")
    assert offered(s, "hear") == ["hear 2"]


@pytest.mark.rule("LF-K2")
def test_corpses_and_tokens_on_the_way_do_not_count() -> None:
    circle, way = move()
    here = first(beside_circle(way.circle), lambda dot: dot not in way.route)
    s = scene(1, "red", campers={"red": here}, maniac=circle, clues={"red": ("hearing",)}, corpses=dict.fromkeys(way.route, True))
    assert facts(do(s, "hear 2"), events.Heard)[0].near


@pytest.mark.rule("LF-K2")
def test_from_inside_a_cabin_one_hears_as_from_its_doors() -> None:
    for colour in COLOURS:
        cabins = {colour: CAMPER_SIDE}
        wide = net(1, cabins)
        heard = 0
        for door in CAMP.doors[colour]:
            heard |= wide.near(door, 2)
        for inside in CAMP.insides[colour]:
            near = first(numbers_in(heard))
            far = first(circle for circle in CAMP.circles if circle <= 200 and not heard >> circle & 1)
            for circle, answer in ((near, True), (far, False)):
                s = scene(1, "red", campers={"red": inside}, maniac=circle, clues={"red": ("hearing",)}, cabins=cabins)
                assert facts(do(s, "hear 2"), events.Heard)[0].near is answer
            assert wide.near(inside, 2) == heard


@pytest.mark.rule("LF-K2")
def test_from_a_dot_with_no_circle_beside_it_the_nearest_circles_along_the_paths_count() -> None:
    here = first(CAMP.dots, lambda dot: not circles_beside(dot) and dot not in CAMP.inside_of)
    nearest: set[int] = set()
    front, seen = [here], {here}
    while not nearest:
        front = [dot for at in front for dot in dots_beside(at) if dot not in seen and dot not in CAMP.inside_of]
        seen |= set(front)
        nearest = {circle for dot in front for circle in circles_beside(dot) if circle <= 200}
    assert set(numbers_in(net().near(here, 0))) == nearest
    s = scene(1, "red", campers={"red": here}, maniac=min(nearest), clues={"red": ("hearing",)})
    assert facts(do(s, "hear 2"), events.Heard)[0].near


@pytest.mark.rule("LF-K2")
def test_only_paths_that_the_maniac_may_use_in_this_chapter_count() -> None:
    """Through a Camper-side cabin he can walk in III and IV but not in I and II."""
    ways = (
        (colour, circle, act)
        for colour in COLOURS
        for circle in CAMP.circles
        if circle <= 200
        for act in net(3, {colour: CAMPER_SIDE}).moves[circle].acts
        if set(act.route) & set(CAMP.insides[colour])
    )
    colour, circle, way = first(ways, lambda found: not net(1).near(last_beside(found[2].circle), 2) >> found[1] & 1)
    here = last_beside(way.circle)
    for chapter, near in ((1, False), (3, True)):
        s = scene(
            chapter, "red", campers={"red": here}, maniac=circle, clues={"red": ("hearing",)}, cabins={colour: CAMPER_SIDE}, chosen="blue"
        )
        assert facts(do(s, "hear 2"), events.Heard)[0].near is near


def last_beside(circle: int) -> int:
    """A dot beside the circle with as few other circles as there are."""
    return min(beside_circle(circle), key=lambda dot: (len(circles_beside(dot)), dot))


@pytest.mark.rule("LF-K2")
def test_a_maniac_side_cabins_circle_is_heard_from_its_door_only_when_it_is_open_for_him() -> None:
    door = CAMP.doors["red"][0]
    inside = CAMP.inside_circle("red")
    assert not net(3).near(door, 0) >> inside & 1
    assert net(3, {"red": MANIAC_SIDE}).near(door, 0) >> inside & 1


# --- LF-K3


@pytest.mark.rule("LF-K3")
def test_a_trap_is_laid_openly_on_the_own_or_an_adjacent_dot_where_nothing_lies() -> None:
    s, here, there = alone("trap")
    close = sorted([here, *(dot for dot in dots_beside(here) if CAMP.layable >> dot & 1)])
    assert offered(s, "trap") == [f"trap d{dot}" for dot in close]
    assert there in close
    lying(s, {there: "shovel"})
    assert f"trap d{there}" not in offered(s, "trap")
    do(s, f"trap d{here}")
    assert s.traps == (here,)
    assert s.observe(MANIAC).traps == (here,)
    assert asked(s) == "red turn"
    assert offered(s, "step"), "laying a trap does not end the movement"


def set_off(traps: tuple[int, ...], circle: int, *texts: str, number: int = 1, **more: object) -> tuple[LfState, list[Event]]:
    s = scene(1, "maniac", number=number, maniac=circle, traps=traps, **more)  # type: ignore[arg-type]
    return s, list(do(s, *texts))


@pytest.mark.rule("LF-K3")
def test_the_maniac_who_passes_over_a_trap_finishes_his_move_reveals_where_he_is_and_misses_the_next() -> None:
    circle, way = move()
    s, told = set_off((way.route[0],), circle, str(way))
    assert [(event.dot, event.sprung) for event in facts(told, events.TrapGone)] == [(way.route[0], True)]
    assert [(event.circle, event.why) for event in facts(told, events.Revealed)] == [(way.circle, "trap")]
    assert s.circle == way.circle
    assert s.record == [circle, way.circle]
    assert s.traps == ()
    assert asked(s) == "maniac lay"  # only a reveal by contact lays none
    do(s, str(s.legal_actions()[0]))
    told = []
    while s.round < 3:
        told += do(s, "done" if s.who else str(s.legal_actions()[0]))
    assert len(facts(told, events.MoveMissed)) == 1
    assert s.record == [circle, way.circle, way.circle]
    while asked(s) != "maniac maniac":
        do(s, "done")
    assert offered(s, "move"), "he misses one move only"


@pytest.mark.rule("LF-K3")
def test_the_maniac_who_ends_his_move_beside_a_trap_springs_it_too() -> None:
    circle, way = move()
    beside = first(beside_circle(way.circle), lambda dot: dot not in way.route)
    s, told = set_off((beside,), circle, str(way))
    assert [event.why for event in facts(told, events.Revealed)] == ["trap"]
    assert s.trapped
    assert s.traps == ()


@pytest.mark.rule("LF-K3")
def test_a_trap_elsewhere_beside_his_old_circle_too_is_not_sprung() -> None:
    circle, way = move(lambda way: True)
    beside = first(beside_circle(circle), lambda dot: dot not in way.route and dot not in beside_circle(way.circle))
    s, told = set_off((beside,), circle, str(way))
    assert not facts(told, events.Revealed)
    assert s.traps == (beside,)
    assert not s.trapped


@pytest.mark.rule("LF-K3")
def test_campers_do_not_set_off_a_trap() -> None:
    place = crossing()
    s = scene(1, "red", campers={"red": place.start}, maniac=away(place.start), traps=(place.end,))
    do(s, place.step, "done")
    assert s.traps == (place.end,)
    assert s.alive[RED]


@pytest.mark.rule("LF-K3")
def test_a_missed_move_still_reveals_in_its_round() -> None:
    circle = away(lone_dots(1)[0])
    s = scene(2, "maniac", number=3, maniac=circle, trapped=True)
    assert s.record == [circle] * 4
    assert s.shown == circle
    assert asked(s) == "maniac lay"


@pytest.mark.rule("LF-K3")
def test_a_missed_move_is_no_loss_for_want_of_a_move_in_iv() -> None:
    circle = first(quiet_circles(), lambda circle: len(beside_circle(circle)) <= 5)
    guards = dict(zip(COLOURS, beside_circle(circle), strict=False))
    s = scene(4, "maniac", campers=guards, maniac=circle, chosen="red", cabins=OPENED, trapped=True)
    assert s.outcome() is None
    assert s.record == [circle, circle]


@pytest.mark.rule("LF-K3")
@pytest.mark.parametrize(("chapter", "stays"), [(1, False), (2, False), (3, True)])
def test_traps_go_at_the_end_of_i_and_ii_and_stay_from_iii_into_iv(chapter: int, stays: bool) -> None:
    dot = lone_dots(1)[0]
    cabins = OPENED if chapter > 1 else None
    s = scene(chapter, "brown", number=15, maniac=away(dot), traps=(dot,), chosen="red" if chapter == 3 else "", cabins=cabins)
    while s.chapter == chapter:
        do(s, str(first(s.legal_actions(), lambda act: act.verb in ("done", "move", "lay", "look", "token"))))
    assert s.traps == ((dot,) if stays else ())


# --- LF-K4


@pytest.mark.rule("LF-K4")
def test_a_lamp_is_laid_after_moving_on_the_own_or_an_adjacent_dot_and_marks_the_circles_beside_it() -> None:
    s, here, there = alone("flashlight")
    assert circles_beside(there)
    close = [dot for dot in sorted([here, *dots_beside(here)]) if CAMP.layable >> dot & 1 and circles_beside(dot)]
    assert offered(s, "lamp") == [f"lamp d{dot}" for dot in close]
    told = do(s, f"lamp d{there}")
    assert [(event.dot, event.circles) for event in facts(told, events.LampLit)] == [(there, tuple(circles_beside(there)))]
    assert s.lamps == ((there, tuple(circles_beside(there))),)
    assert facts(told, events.LampSilent)
    assert not facts(told, events.Revealed)
    assert asked(s) != "red turn", "no step follows a lamp"


@pytest.mark.rule("LF-K4")
def test_after_a_lamp_neither_steps_nor_second_wind_remain() -> None:
    s, _, there = alone("flashlight", cards={"red": "rita"}, piles={})
    s.piles = {dots_beside(s.dot[RED])[0]: (("trap",), ())}
    s._legal = None
    lamp = first(offered(s, "lamp"), lambda text: text != f"lamp d{dots_beside(s.dot[RED])[0]}")
    do(s, lamp)
    assert asked(s) == "red turn"
    assert {act.verb for act in s.legal_actions()} == {"take", "done"}
    assert there in CAMP.dots


@pytest.mark.rule("LF-K4")
def test_a_maniac_who_stands_on_a_marked_circle_when_the_lamp_is_laid_reveals_and_all_its_markers_go() -> None:
    here, _ = pair(lambda here, _: len(circles_beside(here)) > 1)
    for circle in circles_beside(here):
        s = scene(1, "red", campers={"red": here}, maniac=circle, clues={"red": ("flashlight",)})
        told = do(s, f"lamp d{here}")
        assert [(event.circle, event.step, event.why) for event in facts(told, events.Revealed)] == [(circle, 0, "lamp")]
        assert [(event.dot, event.found) for event in facts(told, events.LampOut)] == [(here, True)]
        assert s.lamps == ()
        assert asked(s) == "maniac lay"


@pytest.mark.rule("LF-K4")
def test_a_maniac_who_ends_his_move_on_a_marked_circle_reveals_and_only_that_lamp_goes() -> None:
    circle, way = move()
    one, two, other = lone_dots(3)
    lamps = ((one, (way.circle, away(one))), (two, (away(way.route[0]),)), (other, (circle,)))
    s = scene(1, "maniac", maniac=circle, lamps=lamps)
    told = do(s, str(way))
    assert [(event.circle, event.why) for event in facts(told, events.Revealed)] == [(way.circle, "lamp")]
    assert s.lamps == lamps[1:]


@pytest.mark.rule("LF-K4")
def test_a_maniac_who_only_leaves_a_marked_circle_stays_hidden() -> None:
    circle, way = move()
    s = scene(1, "maniac", maniac=circle, lamps=((way.route[0], (circle,)),))
    told = do(s, str(way))
    assert facts(told, events.LampSilent)
    assert not facts(told, events.Revealed)
    assert len(s.lamps) == 1


@pytest.mark.rule("LF-K4")
def test_thirty_markers_exist_and_a_lamp_lights_no_more_circles_than_are_left() -> None:
    assert TUNED.now.markers == 30
    here, _ = pair(lambda here, _: len(circles_beside(here)) > 1)
    circles = tuple(circle for circle in quiet_circles() if circle not in (away(here), *circles_beside(here)))
    spare = lone_dots(1, circles_beside(here)[0])[0]
    for used, lit in ((28, 2), (29, 1)):
        s = scene(1, "red", campers={"red": here}, maniac=away(here), clues={"red": ("flashlight",)}, lamps=((spare, circles[:used]),))
        do(s, f"lamp d{here}")
        assert s.lamps[1] == (here, tuple(circles_beside(here)[:lit]))
    s = scene(1, "red", campers={"red": here}, maniac=away(here), clues={"red": ("flashlight",)}, lamps=((spare, circles[:30]),))
    assert not offered(s, "lamp")


@pytest.mark.rule("LF-K4")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_all_markers_go_at_the_chapters_end_and_clues_stay(chapter: int) -> None:
    dot, lamp = lone_dots(2)
    cabins = OPENED if chapter > 1 else None
    s = scene(
        chapter, "brown", number=15, maniac=away(dot), lamps=((lamp, (away(lamp),)),), chosen="red" if chapter == 3 else "", cabins=cabins
    )
    lying(s, {dot: "trap"})
    while s.chapter == chapter:
        do(s, str(first(s.legal_actions(), lambda act: act.verb in ("done", "move", "lay", "look", "token"))))
    assert s.lamps == ()
    assert s.clues[dot][0] == "trap"


# --- LF-K5


@pytest.mark.rule("LF-K5")
def test_a_shovel_takes_away_an_adjacent_corpse_and_its_fear_point() -> None:
    s, here, there = alone("shovel", corpses={pair()[1]: True})
    far = lone_dots(1)[0]
    assert s.fear() == 1
    assert offered(s, "dig") == [f"dig d{there}"]
    assert far != there
    told = do(s, f"dig d{there}")
    assert [(event.seat, event.dot) for event in facts(told, events.CorpseDug)] == [(RED, there)]
    assert s.corpses == {}
    assert s.fear() == 0
    assert s.corpses_left == 8
    assert can(s, f"step d{there}"), "and the dot is free again"
    assert here == s.dot[RED]


@pytest.mark.rule("LF-K5")
def test_a_corpse_one_step_over_a_circle_away_is_not_adjacent() -> None:
    place = crossing(lambda place: place.end not in dots_beside(place.start))
    s = scene(1, "red", campers={"red": place.start}, maniac=away(place.start), clues={"red": ("shovel",)}, corpses={place.end: True})
    assert offered(s, "dig") == []


# --- LF-K6


@pytest.mark.rule("LF-K6")
def test_sneakers_give_two_more_steps_this_turn() -> None:
    s, _, _ = alone("sneakers")
    told = do(s, "sneakers")
    steps = 0
    while asked(s) == "red turn" and offered(s, "step"):
        told += do(s, offered(s, "step")[0])
        steps += 1
    assert steps == 4
    assert s.hand[RED] == ()


@pytest.mark.rule("LF-K6")
def test_sneakers_help_when_all_steps_are_spent_and_at_the_entrance() -> None:
    s, _, _ = alone("sneakers")
    do(s, offered(s, "step")[0])
    do(s, offered(s, "step")[0])
    assert not offered(s, "step")
    do(s, "sneakers")
    assert s.turn_steps == 2
    s = scene(2, "red", clues={"red": ("sneakers",)}, maniac=away(CAMP.arrow))
    do(s, "sneakers", f"step d{CAMP.arrow}")
    assert s.turn_steps == 3
