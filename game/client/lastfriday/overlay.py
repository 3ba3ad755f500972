"""What the board shows of a choice in the making: lights on the targets, the plan, the route under the pointer."""

from __future__ import annotations

from game.client.lastfriday.board_picture import CIRCLE, DOT
from game.client.lastfriday.chart import Chart, dot_name
from game.client.lastfriday.control import Control
from game.client.lastfriday.mapmarks import MapMarks
from game.client.lastfriday.plan import WALK
from game.client.lastfriday.targets import CABIN, danger, place_of, point_of, way_of
from game.client.stage import Piece
from game.client.theme import BLOOD, BONE, EMBER, LANTERN, LIT, Colour
from game.lastfriday.actions import Act

_MANY = 60
"""With more targets than this each is lit by a smaller light."""


class Overlay:
    """Makes the pieces of a control's state."""

    def __init__(self, chart: Chart, marks: MapMarks) -> None:
        self.chart = chart
        self.marks = marks

    def doors(self, control: Control) -> list[Piece]:
        """Light behind the cabins that can be chosen; to be drawn under them."""
        return [self.marks.glow(point_of(place, self.chart), 86.0) for place in control.targets() if place.startswith(CABIN)]

    def lights(self, control: Control) -> list[Piece]:
        """Everything else reachable now, in lantern light."""
        places = [place for place in control.targets() if not place.startswith(CABIN)]
        wide = 1.0 if len(places) <= _MANY else 0.75
        bearing = _bearing(control)
        found = [self._halo(place, 1.5 if place in bearing else wide) for place in places]
        return found + [self._halo(place, 1.3) for place in sorted(self._spots(control))]

    def lit(self, control: Control) -> list[Piece]:
        """The lit spaces themselves, except under tokens; the dots among them go over the pawns so that none is hidden."""
        bearing = _bearing(control)
        places = [place for place in control.targets() if not place.startswith(CABIN) and place not in bearing]
        return [self._lit(place) for place in [*places, *sorted(self._spots(control))]]

    def _spots(self, control: Control) -> set[str]:
        """The dots that the panel's direct actions are about, such as the next Welcome spot."""
        if control.targets():
            return set()
        return {dot_name(act.dot) for entry in control.listed() for act in entry.acts if act.dot}

    def _halo(self, place: str, wide: float) -> Piece:
        radius = (CIRCLE * 1.75 if place.isdigit() else DOT * 2.9) * wide
        return self.marks.glow(point_of(place, self.chart), radius)

    def _lit(self, place: str) -> Piece:
        at = self.chart.at(place)
        if place.isdigit():
            return self.marks.circle_lit(place, at, LIT)
        return self.marks.dot(at, LIT)

    def advised(self, control: Control) -> list[Piece]:
        """The place of the recommended action."""
        place = place_of(control.advised, self.chart) if control.advised is not None else ""
        if not place:
            return []
        reach = 66.0 if place.startswith(CABIN) else CIRCLE + 9 if place.isdigit() else DOT + 9
        return [self.marks.ring(point_of(place, self.chart), reach, LANTERN, 8.0, 10)]

    def plan(self, control: Control) -> list[Piece]:
        """The plan laid out, or the picked target with its way."""
        seen = control.observation
        if seen is None:
            return []
        found: list[Piece] = []
        start = self._first(control)
        for act in control.plan.steps:
            found += self._way(act, start, BONE, solid=True)
            start = dot_name(act.dot)
            found.append(self.marks.ring(self.chart.at(start), DOT + 2, BONE, 4.0, 6))
        if control.picked:
            act = control.ways[control.way]
            colour = BLOOD if danger(act, seen) else BONE
            found += self._way(act, control.here(), colour, solid=True)
            reach = 62.0 if control.picked.startswith(CABIN) else CIRCLE + 3 if control.picked.isdigit() else DOT + 3
            found.append(self.marks.ring(point_of(control.picked, self.chart), reach, BONE, 4.0, 7))
        return found

    def _first(self, control: Control) -> str:
        """Where the plan starts."""
        plan, control.plan.steps = control.plan.steps, []
        start = control.here()
        control.plan.steps = plan
        return start

    def hover(self, control: Control, place: str, focused: bool) -> list[Piece]:
        """The place under the pointer or the key focus: its number, and for a target the route there and what it passes over."""
        seen = control.observation
        if not place or seen is None:
            return []
        found: list[Piece] = []
        targets = control.targets()
        if place in targets and place != control.picked:
            act = targets[place][0]
            found += self._way(act, control.here(), BLOOD if danger(act, seen) else LANTERN, solid=False)
        if place.isdigit() and place in self.chart.spaces:
            found.append(self.marks.circle_again(place, self.chart.at(place), LIT if place in targets else BONE))
        if focused:
            reach = 66.0 if place.startswith(CABIN) else CIRCLE + 7 if place.isdigit() else DOT + 5
            found.append(self.marks.ring(point_of(place, self.chart), reach, EMBER, 5.0, 9))
        return found

    def _way(self, act: Act, start: str, colour: Colour, solid: bool) -> list[Piece]:
        """The line an action takes, with what it passes over picked out."""
        way = way_of(act, start, self.chart)
        if len(way) < 2 or way[0] not in self.chart.spaces:
            return []
        found = self.marks.line(self.chart.route(way), colour, 8.0 if solid else 6.0, look="plan" if solid else "hover")
        for name in way[1:-1]:
            at = self.chart.at(name)
            found.append(self.marks.circle_again(name, at) if name.isdigit() else self.marks.ring(at, DOT + 1, colour, 4.0, 5))
        if act.verb in WALK and not solid:
            found.append(self.marks.dot(self.chart.at(way[-1]), LIT))
        return found


def _bearing(control: Control) -> set[str]:
    """The dots on which a token lies."""
    seen = control.observation
    if seen is None:
        return set()
    lying = [token.dot for tokens in (seen.corpses, seen.clues, seen.welcome, seen.lamps) for token in tokens]
    return {dot_name(dot) for dot in (*lying, *seen.traps)}
