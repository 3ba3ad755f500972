"""Corpses and what lies by them, Welcome tokens, keys and cabins (LF-K7 to LF-K9)."""

from __future__ import annotations

import pytest

from game.engine.contract import Setup
from game.lastfriday import GAME, events
from game.lastfriday.numbers import TUNED
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPER_SIDE, COLOURS, CORPSE, MANIAC, MANIAC_SIDE, seat_of
from tests.lastfriday.ground import (
    CAMP,
    away,
    crossing,
    dots_beside,
    first,
    lone_dots,
    move,
    net,
    pair,
    plain,
)
from tests.lastfriday.scene import asked, can, do, facts, offered, scene

RED, YELLOW = seat_of("red"), seat_of("yellow")


# --- LF-K7


@pytest.mark.rule("LF-K7")
def test_a_dead_camper_leaves_a_corpse_and_by_it_clues_and_keys_that_can_be_taken_from_an_adjacent_dot() -> None:
    assert TUNED.now.corpses == 8
    circle, way = move(lambda way: any(plain(dot) and dot not in way.route for dot in dots_beside(way.route[0])))
    body = way.route[0]
    near = first(dots_beside(body), lambda dot: plain(dot) and dot not in way.route)
    hand = ("shovel", "trap")
    s = scene(
        1,
        "maniac",
        campers={"red": body, "yellow": near},
        maniac=circle,
        clues={"red": hand, "yellow": ("trap",)},
        keys={"red": ("blue", "green")},
    )
    told = do(s, str(way))
    assert s.corpses == {body: True}
    assert s.corpses_left == 7
    assert s.piles == {body: (hand, ("blue", "green"))}
    assert s.hand[RED] == ()
    assert s.keys[RED] == ()
    assert [(event.clues, event.keys) for event in facts(told, events.PileLaid)] == [(hand, ("blue", "green"))]
    assert asked(s) == "yellow turn"
    assert not can(s, f"step d{body}"), "the corpse bars the dot"
    do(s, f"take d{body}")
    assert s.hand[YELLOW] == ("shovel", "trap", "trap")
    assert s.keys[YELLOW] == ("blue", "green")
    assert s.piles == {}
    assert s.turn_steps == 2, "taking costs no step"


@pytest.mark.rule("LF-K7")
def test_beyond_the_eighth_no_corpse_is_laid_but_the_kill_counts_and_the_hand_still_lies_there() -> None:
    circle, way = move()
    eight = [dot for dot in lone_dots(12, circle) if dot not in way.route][:8]
    s = scene(1, "maniac", campers={"red": way.route[0]}, maniac=circle, clues={"red": ("trap",)}, corpses=dict.fromkeys(eight, True))
    assert (s.corpses_left, s.fear()) == (0, 8)
    do(s, str(way))
    assert len(s.corpses) == 8
    assert s.corpses_left == 0
    assert s.fear() == 9
    assert s.piles == {way.route[0]: (("trap",), ())}


@pytest.mark.rule("LF-K7")
def test_a_body_on_a_dot_where_something_lies_goes_to_the_nearest_free_dot() -> None:
    circle, way = move()
    body = way.route[0]
    s = scene(1, "maniac", campers={"red": body}, maniac=circle, traps=(body,), clues={"red": ("shovel",)})
    nearest = min(step.dot for step in s.net.steps[body] if s.free_to_lay(step.dot))
    do(s, str(way))
    assert s.corpses == {nearest: True}
    assert s.piles == {nearest: (("shovel",), ())}


@pytest.mark.rule("LF-K7")
def test_a_camper_who_steps_onto_what_lies_on_a_free_dot_takes_it() -> None:
    place = crossing()
    s = scene(1, "red", campers={"red": place.start}, maniac=away(place.start), piles={place.end: (("trap",), ("red",))})
    told = do(s, place.step)
    assert facts(told, events.PileTaken)
    assert (s.hand[RED], s.keys[RED]) == (("trap",), ("red",))


# --- LF-K8


def all_placed(welcome: str) -> LfState:
    s = GAME.new(Setup(6, {"chapter": "I", "welcome": welcome}))
    while s.asked in ("deal", "card", "welcome"):
        choices = [act for act, _ in s.chances()] or list(s.legal_actions())
        s.apply(choices[-1])
    return s


@pytest.mark.rule("LF-K8")
@pytest.mark.parametrize("by", ["shuffled", "maniac"])
def test_ten_welcome_tokens_hide_the_five_keys_and_five_corpses(by: str) -> None:
    s = all_placed(by)
    assert sorted(s.welcome) == sorted(CAMP.welcome_dots)
    assert sorted(s.welcome.values()) == sorted([f"key_{colour}" for colour in COLOURS] + [CORPSE] * 5)
    assert all(not token.token for token in s.observe(RED).welcome)
    assert all(bool(token.token) == (by == "maniac") for token in s.observe(MANIAC).welcome)


@pytest.mark.rule("LF-K8")
def test_chance_or_by_option_the_maniac_places_them() -> None:
    for by, who in (("shuffled", "chance welcome"), ("maniac", "maniac welcome")):
        s = GAME.new(Setup(6, {"chapter": "I", "welcome": by}))
        while s.asked == "deal":
            s.apply(s.chances()[0][0])
        assert asked(s) == who
        if by == "shuffled":
            assert {act.what: weight for act, weight in s.chances()} == {**{f"key_{colour}": 1 for colour in COLOURS}, CORPSE: 5}


def welcomed(token: str, **more: object) -> tuple[LfState, int, int]:
    """Red one step before a Welcome token. The position, the token's dot and a dot that leads away from it again."""
    spot = first(CAMP.welcome_dots)
    start = first(net().steps[spot], lambda act: plain(act.dot)).dot
    s = scene(1, "red", campers={"red": start}, maniac=away(spot), welcome={spot: token}, **more)  # type: ignore[arg-type]
    return s, spot, start


@pytest.mark.rule("LF-K8")
def test_stepping_on_a_key_turns_it_up_and_takes_it() -> None:
    s, spot, _ = welcomed("key_green")
    told = do(s, first(offered(s, "step"), lambda text: text.split()[1] == f"d{spot}"))
    assert [(event.seat, event.dot, event.token) for event in facts(told, events.WelcomeTurned)] == [(RED, spot, "key_green")]
    assert s.keys[RED] == ("green",)
    assert s.welcome == {}
    assert s.turn_steps == 1


@pytest.mark.rule("LF-K8")
def test_a_corpse_turned_up_is_one_of_the_eight_counts_for_fear_and_may_be_left_or_stayed_at() -> None:
    s, spot, start = welcomed(CORPSE)
    do(s, first(offered(s, "step"), lambda text: text.split()[1] == f"d{spot}"))
    assert s.corpses == {spot: True}
    assert s.corpses_left == 7
    assert s.fear() == 1
    assert can(s, "done")
    assert start in {act.dot for act in s.legal_actions() if act.verb == "step"}
    stay = s.clone()
    told = do(stay, "done")
    assert not facts(told, events.FellBack)
    assert stay.dot[RED] == spot
    do(s, first(offered(s, "step"), lambda text: text.split()[1] == f"d{start}"))
    assert s.dot[RED] == start


@pytest.mark.rule("LF-K8")
def test_when_all_eight_corpses_lie_a_turned_up_one_lays_none() -> None:
    eight = lone_dots(9)[1:]
    s, spot, start = welcomed(CORPSE, corpses={dot: True for dot in eight if dot not in CAMP.welcome_dots})
    s.corpses_left = 0
    assert start
    do(s, first(offered(s, "step"), lambda text: text.split()[1] == f"d{spot}"))
    assert spot not in s.corpses
    assert s.corpses_left == 0


# --- LF-K9


@pytest.mark.rule("LF-K9")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_key_opens_the_cabin_of_its_own_colour_from_a_dot_at_its_door_whoever_holds_it(colour: str) -> None:
    for door in CAMP.doors[colour]:
        for holder in ("red", "brown"):
            s = scene(1, holder, campers={holder: door}, keys={holder: (colour,)}, maniac=away(door))
            inside = CAMP.inside_door(door)
            assert offered(s, "enter") == [f"enter d{inside}"]
            told = do(s, f"enter d{inside}")
            assert s.cabins[COLOURS.index(colour)] == CAMPER_SIDE
            assert [(event.colour, event.side, event.how) for event in facts(told, events.CabinOpened)] == [(colour, CAMPER_SIDE, "key")]
            assert s.dot[seat_of(holder)] == inside
            assert s.sheltered(seat_of(holder))
            assert s.turn_seat != seat_of(holder) or s.turn_steps == 1


@pytest.mark.rule("LF-K9")
def test_without_its_key_from_elsewhere_or_without_a_step_left_a_cabin_stays_shut() -> None:
    door = CAMP.doors["red"][0]
    other = "blue"
    assert not offered(scene(1, "red", campers={"red": door}, keys={"red": (other,)}, maniac=away(door)), "enter")
    assert not offered(scene(1, "red", campers={"red": pair()[0]}, keys={"red": ("red",)}), "enter")
    s = scene(1, "red", campers={"red": door}, keys={"red": ("red",)}, maniac=away(door), clues={"red": ("sneakers",)})
    do(s, str(first(s.legal_actions(), lambda act: act.verb == "step" and any(back.dot == door for back in s.net.steps[act.dot]))))
    do(s, first(offered(s, "step"), lambda text: text.split()[1] == f"d{door}"))
    assert s.dot[RED] == door
    assert not offered(s, "enter")
    do(s, "sneakers")
    assert offered(s, "enter")


@pytest.mark.rule("LF-K9")
@pytest.mark.parametrize("side", [CAMPER_SIDE, MANIAC_SIDE])
def test_an_open_cabin_is_not_opened_again(side: str) -> None:
    door = CAMP.doors["red"][0]
    s = scene(1, "red", campers={"red": door}, keys={"red": ("red",)}, maniac=away(door), cabins={"red": side})
    assert not offered(s, "enter")
    assert (CAMP.inside_door(door) in {act.dot for act in s.legal_actions()}) == (side == CAMPER_SIDE)


@pytest.mark.rule("LF-K9")
def test_inside_a_camper_is_sheltered_in_i_and_ii_for_no_route_of_the_maniac_passes_there() -> None:
    cabins = dict.fromkeys(COLOURS, CAMPER_SIDE)
    inside = set(CAMP.inside_of)
    for chapter in (1, 2):
        assert not [act for circle in CAMP.circles for act in net(chapter, cabins).moves[circle].acts if inside & set(act.route)]
    assert [act for circle in CAMP.circles for act in net(3, cabins).moves[circle].acts if inside & set(act.route)]
