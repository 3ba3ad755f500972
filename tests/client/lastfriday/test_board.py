"""The chart, the camera, the baked picture, movements and plans."""

from __future__ import annotations

import math

import pygame
import pytest
from msgspec import structs

from game.client.lastfriday.board_picture import bake
from game.client.lastfriday.camera import STEPS, Camera
from game.client.lastfriday.camp_picture import CampPicture
from game.client.lastfriday.chart import Chart, smooth
from game.client.lastfriday.motion import Glide, Motion, Pulse, movements
from game.client.lastfriday.plan import Plan, onward
from game.client.lastfriday.targets import place_at, towards
from game.client.theme import BONE, Theme
from game.engine.contract import Event
from game.lastfriday import GAME, events
from game.lastfriday.observation import Corpse
from tests.client.lastfriday.tables import match_at, turn_of

CHART = Chart(GAME.camp)


def test_a_smooth_line_goes_through_its_points_without_corners() -> None:
    points = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (200.0, 140.0)]
    line = smooth(points)
    for point in points:
        assert min(math.dist(point, other) for other in line) < 1e-6
    turns = []
    for a, b, c in zip(line, line[1:], line[2:], strict=False):
        before, after = math.atan2(b[1] - a[1], b[0] - a[0]), math.atan2(c[1] - b[1], c[0] - b[0])
        turns.append(abs((after - before + math.pi) % (2 * math.pi) - math.pi))
    assert max(turns) < math.radians(40)


def test_every_path_is_drawn_from_centre_to_centre() -> None:
    for path in GAME.camp.board.paths:
        line = CHART.line(path.a, path.b)
        assert math.dist(line[0], CHART.at(path.a)) < 1e-6
        assert math.dist(line[-1], CHART.at(path.b)) < 1e-6
        assert CHART.line(path.b, path.a) == line[::-1]


def test_the_shortest_way_between_neighbouring_circles_passes_dots_only() -> None:
    move = GAME.camp.closed_network().moves[1].acts[0]
    way = CHART.shortest("1", str(move.circle))
    assert way[0] == "1"
    assert way[-1] == str(move.circle)
    assert all(name.startswith("d") for name in way[1:-1])


@pytest.mark.parametrize("scale", [960 / 2304, 1440 / 2304])
def test_circles_are_bone_and_their_numbers_dark(scale: float) -> None:
    pygame.display.init()
    theme = Theme((1280, 720) if scale < 0.5 else (1920, 1080))
    picture = bake(CHART, theme, scale)
    for name in ("77", "200"):
        x, y = CHART.at(name)
        spot = pygame.Rect(0, 0, 13, 13)
        spot.center = (round(x * scale), round(y * scale))
        colours = [picture.get_at((px, py))[:3] for px in range(spot.left, spot.right) for py in range(spot.top, spot.bottom)]
        assert BONE in colours
        assert min(map(sum, colours)) < 200


def test_the_whole_board_is_drawn_once_and_larger_ones_in_parts_that_make_it_up() -> None:
    picture = CampPicture(CHART, Theme((1280, 720)), 0.3)
    assert picture.whole() is picture.whole()
    assert picture.scaled(0.36, pygame.Rect(10, 10, 200, 100)).get_size() == (200, 100)
    scale, shown = 0.9, pygame.Rect(300, 200, 700, 500)
    parts = picture.parts(scale, shown)
    assert sum(part.w * part.h for part in parts) < 3 * shown.w * shown.h
    assert pygame.Rect(shown).unionall(parts).size == parts[0].unionall(parts).size, "what is shown is covered"
    assert not any(picture.has(scale, part) for part in parts)


def test_parts_meet_without_a_seam() -> None:
    theme, scale = Theme((1280, 720)), 0.9
    whole = bake(CHART, theme, scale, pygame.Rect(400, 300, 160, 120))
    for corner in ((400, 300), (480, 300), (400, 360), (480, 360)):
        part = bake(CHART, theme, scale, pygame.Rect(corner, (80, 60)))
        there = whole.subsurface(pygame.Rect(corner, (80, 60)).move(-400, -300))
        differing = [
            abs(one - other)
            for one, other in zip(pygame.image.tobytes(part, "RGB"), pygame.image.tobytes(there, "RGB"), strict=True)
            if one != other
        ]
        assert len(differing) < 200, "but for what rounding leaves at the edge of a circle"


def test_the_camera_shows_the_whole_board_and_keeps_the_pointer_where_it_is() -> None:
    camera = Camera((2304, 1600))
    camera.resize((0, 50, 960, 670))
    camera.fit()
    left, top = camera.to_window((0, 0))
    right, bottom = camera.to_window((2304, 1600))
    assert (left, top) >= (0, 50)
    assert right <= 960
    assert bottom <= 720
    for _step in range(len(STEPS) + 2):
        at = (300.0, 200.0)
        place = camera.to_map(at)
        if not camera.zoom(1, at, instant=True):
            break
        assert math.dist(camera.to_map(at), place) < 2 / camera.scale
    assert camera.step == len(STEPS) - 1
    camera.pan(10_000, 10_000)
    assert camera.to_window((0, 0)) == (0, 50)


def test_a_place_under_the_pointer_is_a_target_first() -> None:
    dot = GAME.camp.dots[20]
    x, y = CHART.dot(dot)
    assert place_at((x + 3, y), CHART, (), 10) == f"d{dot}"
    assert place_at((x, y), CHART, [f"d{dot}"], 10) == f"d{dot}"
    assert place_at((1170.0, 900.0), CHART, (), 5) == ""


def test_an_arrow_key_leads_to_a_target_in_its_direction() -> None:
    targets = [str(number) for number in range(1, 201)]
    here = CHART.at("77")
    assert CHART.at(towards(here, (1, 0), targets, CHART))[0] > here[0]
    assert CHART.at(towards(here, (0, -1), targets, CHART))[1] < here[1]


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (events.Stepped(seat=2, start=0, dot=GAME.camp.arrow, via=0, how="step"), "2"),
        (events.Moved(start=1, circle=2, route=(1,)), "hunter"),
        (events.Pushed(seat=1, start=1, circle=2, route=(1,)), "maniac"),
    ],
)
def test_pawns_glide_from_where_they_were_to_where_they_are(event: Event, key: str) -> None:
    (glide,) = movements([event], CHART)
    assert isinstance(glide, Glide)
    assert glide.key == key
    assert 0.15 <= glide.seconds <= 0.35
    motion = Motion()
    motion.add([glide], 1.0)
    assert motion.places()[key] == glide.points[0]
    motion.update(glide.seconds / 2)
    assert glide.points[0] != motion.places()[key] != glide.points[-1]
    motion.update(glide.seconds)
    assert not motion.busy()


def test_a_hidden_move_moves_nothing() -> None:
    assert movements([events.Moved(start=0, circle=0, route=())], CHART) == []


def test_deaths_reveals_and_doors_are_seen_and_can_be_turned_off() -> None:
    told = [
        events.Died(seat=1, dot=GAME.camp.dots[3]),
        events.Revealed(circle=4, step=3, why="scheduled"),
        events.CabinOpened(colour="red", side="camper", seat=1, how="key"),
    ]
    found = movements(told, CHART)
    assert len(found) >= 3
    assert all(isinstance(movement, Pulse) for movement in found)
    motion = Motion()
    motion.add(found, 0.0)
    assert not motion.busy()


@pytest.mark.rule("LF-T3")
@pytest.mark.slow
def test_a_plan_goes_on_by_the_network_and_never_onto_a_corpse() -> None:
    match = match_at(turn_of(1), {"chapter": "II"})
    seen = match.observe(match.actor() or 0)
    first = onward(CHART, seen, Plan([]))
    assert {act for ways in first.values() for act in ways} == {act for act in seen.legal if act.verb in ("step", "row", "swim", "enter")}
    step = next(iter(first.values()))[0]
    later = onward(CHART, seen, Plan([step]))
    assert later
    dot = next(iter(later))
    blocked = structs.replace(seen, corpses=(Corpse(dot=dot, fear=True),))
    assert dot not in onward(CHART, blocked, Plan([step]))
    assert onward(CHART, seen, Plan([step, next(iter(later.values()))[0]])) == {}
