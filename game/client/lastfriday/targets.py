"""The places on the board that legal actions lead to, and what each way there passes over."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from game.client.lastfriday.board_picture import CIRCLE, DOT
from game.client.lastfriday.chart import Chart, dot_name
from game.engine.tiles import Point
from game.lastfriday.actions import Act
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import COLOURS

CABIN = "cabin "
"""Before a colour: the name of a cabin as a target."""
REACH = 13.0
"""How far beside a space the pointer still means it, in map pixels."""

Targets = Mapping[str, tuple[Act, ...]]


def place_of(act: Act, chart: Chart) -> str:
    """The place an action leads to: a space's name or `cabin COLOUR`; empty for an action without a place."""
    if act.verb in ("open", "axe"):
        return CABIN + act.what
    if act.verb == "boat":
        return dot_name(chart.pier_dots[act.circle])
    if act.dot:
        return dot_name(act.dot)
    return str(act.circle) if act.verb in ("move", "push", "start") else ""


def by_place(acts: Iterable[Act], chart: Chart) -> dict[str, tuple[Act, ...]]:
    """The actions by the place they lead to."""
    found: dict[str, tuple[Act, ...]] = {}
    for act in acts:
        place = place_of(act, chart)
        if place:
            found[place] = (*found.get(place, ()), act)
    return found


def point_of(place: str, chart: Chart) -> Point:
    """The map point of a place."""
    return chart.cabin_at(place.removeprefix(CABIN)) if place.startswith(CABIN) else chart.at(place)


def place_at(point: Point, chart: Chart, targets: Iterable[str], slack: float) -> str:
    """The place under a map point: a target before any other space; empty when there is none. `slack` (map pixels) widens small
    spaces on a small board."""
    best, best_far = "", math.inf
    for place in targets:
        reach = 60.0 if place.startswith(CABIN) else (CIRCLE if place.isdigit() else DOT) + max(REACH, slack)
        far = math.dist(point, point_of(place, chart))
        if far <= reach and far < best_far:
            best, best_far = place, far
    if best:
        return best
    for name, space in chart.spaces.items():
        reach = (CIRCLE if space.kind == "circle" else DOT) + slack * 0.5
        far = math.dist(point, (space.x, space.y))
        if far <= reach and far < best_far and space.kind != "entrance":
            best, best_far = name, far
    return best


def towards(here: Point, way: tuple[int, int], targets: Sequence[str], chart: Chart) -> str:
    """The next target in a direction from a point, for the arrow keys; empty when there is none that way."""
    best, best_cost = "", math.inf
    for place in targets:
        x, y = point_of(place, chart)
        dx, dy = x - here[0], y - here[1]
        along, across = dx * way[0] + dy * way[1], abs(dx * way[1]) + abs(dy * way[0])
        if along > 1 and along + 2.2 * across < best_cost and across <= along * 2.2:
            best, best_cost = place, along + 2.2 * across
    return best


def way_of(act: Act, start: str, chart: Chart) -> list[str]:
    """The spaces an action goes through, start and end included; only the end for one that goes nowhere."""
    if act.verb in ("step", "row", "swim", "enter"):
        return [start, *([str(act.circle)] if act.circle else []), dot_name(act.dot)]
    if act.verb in ("move", "push"):
        return [start, *map(dot_name, act.route), str(act.circle)]
    return [place_of(act, chart)]


def danger(act: Act, observation: LfObservation) -> bool:
    """Whether a Maniac's way passes over a Camper or a trap."""
    dots = {camper.dot for camper in observation.campers if camper.alive} | set(observation.traps)
    return act.verb in ("move", "push") and bool(dots.intersection(act.route))


def start_of(act: Act, observation: LfObservation) -> str:
    """The space an action starts from: the actor's own."""
    if act.verb in ("move", "push"):
        return str(observation.circle or observation.shown)
    actor = observation.actor or 0
    dot = observation.camper(actor).dot if actor > 0 else 0
    return dot_name(dot) if dot else COLOURS[actor - 1]
