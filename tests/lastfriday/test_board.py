"""The board: circles and dots, steps and what they pass over, cabins, entrance, boat (LF-B1 to LF-B10)."""

from __future__ import annotations

import gc
import weakref
from itertools import pairwise, product

import msgspec
import pytest

from game.engine.contract import Setup
from game.lastfriday import GAME, events
from game.lastfriday.actions import Act, parse
from game.lastfriday.camp import Camp
from game.lastfriday.campmap import Path as BoardPath
from game.lastfriday.masks import mask_of, numbers_in
from game.lastfriday.terms import CAMPER_SIDE, CLOSED, COLOURS, MANIAC_SIDE
from tests.lastfriday import landmarks
from tests.lastfriday.landmarks import CAMP, CIRCLES, NET, beside, far_from, go_on, over, plain_circles, plain_move
from tests.lastfriday.scene import asked, can, do, facts, offered, scene

PATHS = {frozenset((path.a, path.b)) for path in CAMP.board.paths}
SPACES = {space.name: space for space in CAMP.board.spaces}

FEW = 64


def ends_of(name: str) -> set[str]:
    """The spaces that a path joins to this one."""
    return {other for pair in PATHS if name in pair for other in pair if other != name}


LINKS = {space.name: ends_of(space.name) for space in CAMP.board.spaces}


def is_dot(name: str) -> bool:
    return SPACES[name].kind == "dot"


def routes_by_hand(circle: int, through: set[str], standing: set[str]) -> set[tuple[int, tuple[int, ...]]]:
    """The Maniac's moves from a circle, from the drawn paths alone: he may go through the cabins `through` and stand inside the
    cabins `standing`."""
    found: set[tuple[int, tuple[int, ...]]] = set()

    def walk(route: list[str]) -> None:
        for name in LINKS[route[-1]]:
            space = SPACES[name]
            if name in route:
                continue
            if space.kind == "circle" and len(route) > 1 and (not space.inside or space.inside in standing):
                found.add((int(name), tuple(int(dot[1:]) for dot in route[1:])))
            if space.kind == "dot" and (not space.inside or space.inside in through):
                outside = [dot for dot in [*route[1:], name] if not SPACES[dot].inside]
                if len(outside) <= 4:
                    walk([*route, name])

    if not SPACES[str(circle)].inside or SPACES[str(circle)].inside in standing:
        walk([str(circle)])
    return found


def steps_by_hand(dot: int, entered: set[str]) -> set[tuple[int, int]]:
    """The Camper steps (dot, circle passed over or 0) from a dot, from the drawn paths alone."""
    if SPACES[f"d{dot}"].inside and SPACES[f"d{dot}"].inside not in entered:
        return set()
    found = set()
    for name in LINKS[f"d{dot}"]:
        if is_dot(name):
            if not SPACES[name].inside or SPACES[name].inside in entered:
                found.add((int(name[1:]), 0))
        elif not SPACES[name].inside:
            found |= {(int(far[1:]), int(name)) for far in LINKS[name] if far != f"d{dot}"}
    return found


# LF-B1


@pytest.mark.rule("LF-B1")
def test_one_network_of_paths_joins_every_numbered_circle_and_every_dot() -> None:
    names = [space.name for space in CAMP.board.spaces if space.kind in ("circle", "dot")]
    reached, queue = {names[0]}, [names[0]]
    for name in queue:
        for end in LINKS[name] - reached:
            reached.add(end)
            queue.append(end)
    assert reached == set(names)
    assert sorted(int(name) for name in names if not is_dot(name)) == list(range(1, 206))


@pytest.mark.rule("LF-B1")
@pytest.mark.parametrize("chapter", ["campaign", "III", "IV"])
def test_the_maniac_only_ever_stands_on_circles_and_campers_only_on_dots(chapter: str) -> None:
    places = set()
    for s in landmarks.positions(chapter, range(4)):
        assert s.circle in (0, *CAMP.circles)
        assert {dot for dot in s.dot if dot} <= set(CAMP.dots)
        places |= {-s.circle, *s.dot}
    assert len(places) > 100


# LF-B2


def test_the_networks_of_only_so_many_states_of_the_cabins_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.lastfriday.camp.NETWORKS", FEW)
    camp = Camp(CAMP.board, CAMP.numbers)
    states = list(product((CAMPER_SIDE, MANIAC_SIDE, CLOSED), repeat=5))[: 2 * FEW]
    made = [weakref.ref(camp.network(state, False)) for state in states]
    gc.collect()
    assert [known() is not None for known in made] == [False] * FEW + [True] * FEW
    assert camp.network(states[-1], False) is made[-1]()
    assert camp.network(states[0], False).cabins == states[0], "what was dropped is made again"


@pytest.mark.rule("LF-B2")
@pytest.mark.parametrize(
    ("cabins", "bolted"),
    [
        ((CLOSED,) * 5, True),
        ((CAMPER_SIDE, MANIAC_SIDE, CLOSED, CAMPER_SIDE, MANIAC_SIDE), True),
        ((CAMPER_SIDE, MANIAC_SIDE, CLOSED, CAMPER_SIDE, MANIAC_SIDE), False),
        ((CAMPER_SIDE,) * 5, False),
        ((MANIAC_SIDE,) * 5, False),
    ],
    ids=["closed", "mixed, bolted", "mixed, unbolted", "all the Campers'", "all the Maniac's"],
)
def test_steps_are_those_that_the_drawn_paths_give(cabins: tuple[str, ...], bolted: bool) -> None:
    net = CAMP.network(cabins, bolted)
    camper_side = {colour for colour, side in zip(COLOURS, cabins, strict=True) if side == CAMPER_SIDE}
    maniac_side = {colour for colour, side in zip(COLOURS, cabins, strict=True) if side == MANIAC_SIDE}
    for circle in CAMP.circles:
        moves = [(act.circle, act.route) for act in net.moves[circle].acts]
        assert len(set(moves)) == len(moves)
        assert set(moves) == routes_by_hand(circle, set() if bolted else camper_side, maniac_side), circle
    for dot in CAMP.dots:
        steps = [(act.dot, act.circle) for act in net.steps[dot]]
        assert len(set(steps)) == len(steps)
        assert set(steps) == steps_by_hand(dot, camper_side), dot


def short_cut(dots: int) -> tuple[Camp, int, Act]:
    """A camp on which one path more joins two steps of the Maniac into one over so many dots, with the circle it begins at."""
    circle, first, second = next(
        (circle, first, second)
        for circle in plain_circles()
        for first in NET.moves[circle].acts
        for second in NET.moves[first.circle].acts
        if len(first.route) + len(second.route) == dots and not set(first.route) & set(second.route) and second.circle != circle
    )
    board = msgspec.structs.replace(CAMP.board, paths=(*CAMP.board.paths, BoardPath(f"d{first.route[-1]}", f"d{second.route[0]}")))
    return Camp(board, CAMP.numbers), circle, msgspec.structs.replace(second, route=first.route + second.route)


@pytest.mark.rule("LF-B2")
@pytest.mark.parametrize("dots", [2, 3, 4, 5, 6])
def test_a_route_runs_over_at_most_four_dots(dots: int) -> None:
    camp, circle, move = short_cut(dots)
    assert len(move.route) == dots
    assert (move in camp.closed_network().moves[circle].acts) == (dots <= 4)


@pytest.mark.rule("LF-B2")
def test_where_two_routes_join_the_same_circles_the_maniac_chooses_and_his_move_names_the_route(monkeypatch: pytest.MonkeyPatch) -> None:
    circle, move = plain_move(lambda circle, act: bool(set(beside(circle)) - set(act.route) and set(beside(act.circle)) - set(act.route)))
    first = next(dot for dot in beside(circle) if dot not in move.route)
    last = next(dot for dot in beside(move.circle) if dot not in move.route)
    board = msgspec.structs.replace(CAMP.board, paths=(*CAMP.board.paths, BoardPath(f"d{first}", f"d{last}")))
    monkeypatch.setattr(GAME, "_board", board)
    monkeypatch.setattr(GAME, "_camps", {})
    second = f"move {move.circle} via d{first} d{last}"
    for route, red_lives, blue_lives in ((str(move), False, True), (second, True, False)):
        s = scene(1, "maniac", maniac=circle, campers={"red": move.route[0], "blue": last})
        assert can(s, str(move))
        assert can(s, second)
        do(s, route)
        assert s.circle == move.circle
        assert (s.alive[1], s.alive[4]) == (red_lives, blue_lives)


# LF-B3


@pytest.mark.rule("LF-B3")
def test_a_maniac_step_passes_over_every_dot_of_its_route_and_no_other() -> None:
    circle, move = plain_move(lambda circle, act: len(act.route) >= 2 and bool(set(beside(circle)) - set(act.route)))
    elsewhere = [*beside(circle), *beside(move.circle)]
    for dot in {*move.route, *elsewhere}:
        s = scene(1, "maniac", maniac=circle, campers={"red": dot})
        do(s, str(move))
        assert s.alive[1] == (dot not in move.route)
    assert set(elsewhere) - set(move.route)


@pytest.mark.rule("LF-B3")
def test_a_camper_step_passes_over_the_circle_between_and_no_other() -> None:
    circle = plain_circles()[0]
    start, step = over(circle)
    others = {other for dot in (start, parse(step).dot) for other in CIRCLES if dot in beside(other)} - {circle}
    for other in (*others, circle):
        s = scene(1, "red", maniac=other, campers={"red": start})
        told = do(s, step)
        assert s.alive[1] == (other != circle)
        assert bool(facts(told, events.Passed)) == (other != circle)


@pytest.mark.rule("LF-B3")
def test_a_step_along_one_path_passes_over_nothing() -> None:
    a, b, _ = landmarks.straight_on()
    for circle in {circle for circle in CIRCLES if {a, b} & set(beside(circle))}:
        s = scene(1, "red", maniac=circle, campers={"red": a})
        assert not facts(do(s, f"step d{b}"), events.Passed)
        assert s.alive[1]


# LF-B4


@pytest.mark.rule("LF-B4")
def test_the_red_ringed_circles_and_the_circles_at_the_piers_are_those_of_the_source() -> None:
    first = GAME.new(Setup(6, {"chapter": "I"}))
    go_on(first, "maniac start")
    assert [str(act) for act in first.legal_actions()] == [f"start {circle}" for circle in (2, 6, 132, 150, 196)]
    third = GAME.new(Setup(6, {"chapter": "III"}))
    go_on(third, "maniac start")
    assert [f"start {circle}" for circle in (106, 109, 111, 123)] == offered(third, "start")[:4]


# LF-B5


@pytest.mark.rule("LF-B5")
def test_a_dot_is_adjacent_to_what_one_path_joins_to_it() -> None:
    for name, ends in LINKS.items():
        dots = {int(end[1:]) for end in ends if is_dot(end)}
        if is_dot(name):
            assert set(landmarks.dots_next_to(int(name[1:]))) == dots
            assert set(numbers_in(CAMP.circles_beside[int(name[1:])])) == {int(end) for end in ends if not is_dot(end)}
        elif SPACES[name].kind == "circle":
            assert set(beside(int(name))) == dots


@pytest.mark.rule("LF-B5")
def test_circles_are_adjacent_when_one_maniac_step_joins_them() -> None:
    circle = plain_circles()[3]
    start, step = over(circle)
    s = scene(3, "red", maniac=circle, campers={"red": start})
    do(s, step)
    assert asked(s) == "red push"
    assert {act.circle for act in s.legal_actions()} == {target for target, _ in routes_by_hand(circle, set(), set())}


@pytest.mark.rule("LF-B5")
def test_a_clue_of_a_reveal_may_lie_on_every_dot_that_one_path_joins_to_the_circle_and_on_no_other() -> None:
    circle, move = plain_move()
    s = scene(2, "maniac", number=3, maniac=circle, campers=dict.fromkeys(COLOURS, 0))
    do(s, str(move))
    assert asked(s) == "maniac lay"
    assert {act.dot for act in s.legal_actions()} == {int(name[1:]) for name in LINKS[str(move.circle)]}


# LF-B6


@pytest.mark.rule("LF-B6")
def test_five_cabins_in_the_campers_colours_are_closed_at_first() -> None:
    for chapter in ("campaign", "I", "II", "III", "IV"):
        assert GAME.new(Setup(6, {"chapter": chapter})).cabins == (CLOSED,) * 5
    assert tuple(CAMP.doors) == tuple(CAMP.insides) == ("red", "yellow", "green", "blue", "brown")
    for colour in COLOURS:
        for door in CAMP.doors[colour]:
            s = scene(1, "red", campers={"red": door}, maniac=far_from(*numbers_in(CAMP.circles_beside[door])))
            assert not {act.dot for act in s.legal_actions()} & set(CAMP.insides[colour])


@pytest.mark.rule("LF-B6")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_cabin_is_opened_camper_side_or_maniac_side_up_and_stays_so(colour: str) -> None:
    door = CAMP.doors[colour][0]
    s = scene(1, "red", campers={"red": door}, keys={"red": [colour]}, maniac=plain_circles()[0])
    (told,) = facts(do(s, f"enter d{CAMP.inside_door(door)}"), events.CabinOpened)
    assert (told.colour, told.side) == (colour, CAMPER_SIDE)
    assert s.cabins[COLOURS.index(colour)] == CAMPER_SIDE
    assert s.cabins.count(CLOSED) == 4
    t = scene(1, "maniac", maniac=outside_circle(door), tokens=["axe", "axe"])
    do(t, f"axe {colour}")
    assert t.cabins[COLOURS.index(colour)] == MANIAC_SIDE
    assert t.cabins.count(CLOSED) == 4
    assert not can(t, f"axe {colour}")
    u = scene(1, "red", campers={"red": door}, keys={"red": [colour]}, cabins={colour: MANIAC_SIDE}, maniac=plain_circles()[0])
    assert offered(u, "enter") == []


def outside_circle(door: int) -> int:
    """A circle outside from which the Maniac's move passes over a door's dot first."""
    return next(circle for circle in CIRCLES for act in NET.moves[circle].acts if door in act.route)


# LF-B7


@pytest.mark.rule("LF-B7")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_camper_side_tile_holds_three_dots_in_a_row_from_one_door_to_the_other(colour: str) -> None:
    first, last = CAMP.doors[colour]
    row = [CAMP.inside_door(first), *set(CAMP.insides[colour]) - {CAMP.inside_door(first), CAMP.inside_door(last)}, CAMP.inside_door(last)]
    way = [first, *row, last]
    assert len(set(row)) == 3
    s = scene(3, "red", cabins={colour: CAMPER_SIDE}, campers={"red": way[0]}, clues={"red": ["sneakers"]}, maniac=plain_circles()[0])
    do(s, "sneakers")
    for here, there in pairwise(way):
        assert s.dot[1] == here
        assert {act.dot for act in s.legal_actions() if act.dot in row} == {
            dot for dot in row if abs(way.index(dot) - way.index(here)) == 1
        }
        do(s, f"step d{there}")
    assert s.dot[1] == last


def through(colour: str) -> tuple[int, Act]:
    """A circle and a move of the Maniac that goes from one door of a cabin to the other, over its three inside dots."""
    net = CAMP.network(tuple(CAMPER_SIDE if c == colour else CLOSED for c in COLOURS), False)
    inside = set(CAMP.insides[colour])
    return next((circle, act) for circle in CIRCLES for act in net.moves[circle].acts if inside <= set(act.route))


@pytest.mark.rule("LF-B7")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_the_maniac_goes_through_a_camper_side_cabin_in_iii_and_iv_only(chapter: int, colour: str) -> None:
    circle, move = through(colour)
    s = scene(chapter, "maniac", maniac=circle, cabins={colour: CAMPER_SIDE})
    assert can(s, str(move)) == (chapter >= 3)
    reach = [act for act in s.legal_actions() if set(act.route) & set(CAMP.insides[colour])]
    assert bool(reach) == (chapter >= 3)
    closed = scene(chapter, "maniac", maniac=circle)
    assert not can(closed, str(move)), "the cabin is closed"


@pytest.mark.rule("LF-B7")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_in_iii_he_passes_over_the_inside_dots_of_the_cabin(place: int) -> None:
    circle, move = through("green")
    s = scene(3, "maniac", maniac=circle, cabins={"green": CAMPER_SIDE}, campers={"blue": CAMP.insides["green"][place]})
    told = do(s, str(move))
    assert [death.seat for death in facts(told, events.Died)] == [4]


@pytest.mark.rule("LF-B7")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_maniac_side_tile_holds_one_circle_joined_by_the_two_door_dots(colour: str) -> None:
    circle = 201 + COLOURS.index(colour)
    assert set(beside(circle)) == set(CAMP.doors[colour])
    s = scene(1, "maniac", maniac=circle, cabins={colour: MANIAC_SIDE})
    moves = s.legal_actions()
    assert {act.route[0] for act in moves} == set(CAMP.doors[colour])
    assert not any(set(act.route) & set(CAMP.insides[colour]) for act in moves)
    back = moves[0]
    do(s, str(back))
    outside = scene(1, "maniac", maniac=back.circle, cabins={colour: MANIAC_SIDE})
    assert can(outside, "move {} via {}".format(circle, " ".join(f"d{dot}" for dot in reversed(back.route))))
    for side in (CLOSED, CAMPER_SIDE):
        other = scene(3, "maniac", maniac=back.circle, cabins={colour: side})
        assert circle not in {act.circle for act in other.legal_actions()}


@pytest.mark.rule("LF-B7")
@pytest.mark.parametrize("colour", COLOURS)
def test_campers_neither_enter_nor_pass_over_a_maniac_side_cabin(colour: str) -> None:
    for door in CAMP.doors[colour]:
        s = scene(3, "red", campers={"red": door}, keys={"red": [colour]}, cabins={colour: MANIAC_SIDE}, maniac=plain_circles()[0])
        assert not {act.dot for act in s.legal_actions()} & set(CAMP.insides[colour])
        assert 201 + COLOURS.index(colour) not in {act.circle for act in s.legal_actions()}
        assert offered(s, "enter") == []


RESERVED = {dot for colour in COLOURS for dot in (*CAMP.insides[colour], *CAMP.doors[colour])} | {*CAMP.pier_dots.values(), CAMP.arrow}


@pytest.mark.rule("LF-B7")
@pytest.mark.parametrize("dot", sorted(RESERVED))
def test_no_trap_or_lamp_is_laid_inside_a_cabin_or_on_a_doors_a_piers_or_the_arrow_dot(dot: int) -> None:
    open_cabins = dict.fromkeys(COLOURS, CAMPER_SIDE)
    hand = {"red": ["trap", "flashlight"]}
    s = scene(3, "red", campers={"red": dot}, clues=hand, cabins=open_cabins, maniac=far_from(*numbers_in(CAMP.circles_beside[dot])))
    laid = {act.dot for act in s.legal_actions() if act.verb in ("trap", "lamp")}
    assert not laid & RESERVED
    assert {act.dot for act in s.legal_actions() if act.verb == "trap"} == set(landmarks.dots_next_to(dot)) - RESERVED


@pytest.mark.rule("LF-B7")
def test_no_clue_of_a_reveal_is_laid_on_such_a_dot() -> None:
    for dot in sorted(RESERVED - {dot for colour in COLOURS for dot in CAMP.insides[colour]}):
        for circle in numbers_in(CAMP.circles_beside[dot] & ~CAMP_INSIDE):
            (start, move) = next((c, act) for c in CIRCLES for act in NET.moves[c].acts if act.circle == circle)
            s = scene(2, "maniac", number=3, maniac=start, campers=dict.fromkeys(COLOURS, 0))
            do(s, str(move))
            free = set(beside(circle)) - RESERVED
            assert {act.dot for act in s.legal_actions() if act.verb == "lay"} == free
            assert (asked(s) == "maniac lay") == bool(free)


CAMP_INSIDE = mask_of(CAMP.inside_circles)


def nearest_by_hand(dot: int, taken: set[int]) -> int:
    """The free dot that takes the fewest Camper steps, ties by number, from the drawn paths alone."""
    ring, seen = {dot}, {dot}
    while True:
        free = [there for there in ring if there not in RESERVED | taken]
        if free:
            return min(free)
        ring = {there for here in ring for there, _ in steps_by_hand(here, set())} - seen
        seen |= ring


@pytest.mark.rule("LF-B7")
@pytest.mark.parametrize("dot", sorted(RESERVED - set(CAMP.inside_of)))
def test_a_corpse_that_must_fall_there_lies_with_its_clues_on_the_nearest_free_dot(dot: int) -> None:
    circle, move = next((c, act) for c in CIRCLES for act in NET.moves[c].acts if dot in act.route)
    first = nearest_by_hand(dot, set())
    for taken in (set(), {first}):
        s = scene(1, "maniac", maniac=circle, campers={"red": dot}, clues={"red": ["shovel"]}, keys={"red": ["blue"]}, traps=())
        s.clues.update(dict.fromkeys(taken, ("hearing", False, False)))
        told = do(s, str(move))
        spot = nearest_by_hand(dot, taken)
        assert facts(told, events.Died) == [events.Died(seat=1, dot=dot)]
        assert s.corpses == {spot: True}
        assert s.piles == {spot: (("shovel",), ("blue",))}


# LF-B8


@pytest.mark.rule("LF-B8")
def test_a_newcomer_waits_at_the_entrance_and_goes_first_to_the_dot_of_the_arrow() -> None:
    assert sorted(space.name for space in CAMP.board.spaces if space.kind == "entrance") == sorted(COLOURS)
    s = scene(2, "green", maniac=plain_circles()[0])
    assert s.dot[3] == 0
    assert offered(s, "step") == [f"step d{CAMP.arrow}"]
    assert can(s, "done"), "a newcomer may wait"
    (step,) = facts(do(s, f"step d{CAMP.arrow}"), events.Stepped)
    assert (step.start, step.dot, step.via) == (0, CAMP.arrow, 0)
    assert {(act.dot, act.circle) for act in s.legal_actions() if act.verb == "step"} == steps_by_hand(CAMP.arrow, set())


@pytest.mark.rule("LF-B8")
def test_nothing_but_sneakers_is_played_at_the_entrance_and_it_is_next_to_nobody() -> None:
    s = scene(3, "green", clues={"green": ["trap", "flashlight", "shovel", "sneakers"]}, maniac=plain_circles()[0])
    assert {act.verb for act in s.legal_actions()} == {"step", "sneakers", "done"}


# LF-B9


@pytest.mark.rule("LF-B9")
def test_campers_start_on_the_dots_of_their_colours_and_ten_welcome_tokens_lie_on_their_spots() -> None:
    s = GAME.new(Setup(6, {"chapter": "campaign"}))
    go_on(s, "red turn")
    starts = {space.start: int(space.name[1:]) for space in CAMP.board.spaces if space.kind == "dot" and space.start}
    assert {colour: s.dot[seat] for seat, colour in enumerate(COLOURS, 1)} == starts
    assert set(s.welcome) == {int(space.name[1:]) for space in CAMP.board.spaces if space.welcome}
    assert len(s.welcome) == 10
    assert len(CAMP.pier_dots) == len(CAMP.pier_circles) == 4


# LF-B10


@pytest.mark.rule("LF-B10")
@pytest.mark.parametrize("chapter", ["campaign", "I", "II", "III", "IV"])
def test_the_maniac_places_the_boat_at_one_of_the_four_piers_at_set_up(chapter: str) -> None:
    s = GAME.new(Setup(6, {"chapter": chapter}))
    go_on(s, "maniac boat")
    assert s.round == 0
    assert offered(s, "boat") == ["boat 1", "boat 2", "boat 3", "boat 4"]
    do(s, "boat 3")
    assert s.boat == 3
    go_on(s, lambda s: s.round == 1)
    assert s.boat == 3


@pytest.mark.rule("LF-B10")
@pytest.mark.parametrize("pier", [1, 2, 3, 4])
def test_a_camper_on_the_boats_dot_rows_to_any_other_pier_in_one_step_and_the_boat_goes_along(pier: int) -> None:
    here = CAMP.pier_dots[pier]
    others = [dot for other, dot in CAMP.pier_dots.items() if other != pier]
    s = scene(1, "red", campers={"red": here}, boat=pier, maniac=far_from(*CAMP.pier_circles.values()))
    assert sorted(offered(s, "row")) == sorted(f"row d{dot}" for dot in others)
    (step,) = facts(do(s, f"row d{others[0]}"), events.Stepped)
    assert (step.dot, step.via) == (others[0], 0)
    assert s.dot[1] == others[0]
    assert CAMP.pier_dots[s.boat] == others[0]
    assert s.turn_steps == 1
    assert can(s, f"row d{here}")


@pytest.mark.rule("LF-B10")
def test_nobody_rows_without_the_boat_and_two_do_not_stay_on_one_piers_dot() -> None:
    here, there = CAMP.pier_dots[1], CAMP.pier_dots[2]
    s = scene(1, "red", campers={"red": here}, boat=2, maniac=far_from(*CAMP.pier_circles.values()))
    assert offered(s, "row") == []
    u = scene(1, "red", campers={"red": here, "blue": there}, boat=1, maniac=far_from(*CAMP.pier_circles.values()))
    assert can(u, f"row d{there}"), "one more step is left to pass through"
    back = next(act for act in NET.steps[here] if act.dot not in CAMP.pier_of)
    t = scene(1, "red", campers={"red": back.dot, "blue": there}, boat=1, maniac=far_from(*CAMP.pier_circles.values()))
    do(t, str(msgspec.structs.replace(back, dot=here)))
    assert offered(t, "row") == sorted(f"row d{dot}" for dot in CAMP.pier_of if dot not in (here, there)), "it is the last step"


@pytest.mark.rule("LF-B10")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_the_maniac_never_uses_the_boat(chapter: int) -> None:
    for pier, circle in CAMP.pier_circles.items():
        s = scene(chapter, "maniac", maniac=circle, boat=pier)
        assert {(act.circle, act.route) for act in s.legal_actions()} == routes_by_hand(circle, set(), set())
