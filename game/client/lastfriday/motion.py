"""Movements made of events: pawns glide along their routes, a ring opens where something happens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from game.client.lastfriday.chart import Chart, dot_name
from game.client.showing import Showing
from game.client.theme import BLOOD, BONE, LANTERN, Colour
from game.engine.contract import Event
from game.engine.tiles import Point
from game.lastfriday import events as e
from game.lastfriday.terms import COLOURS

STEP = 0.3
MOVE = 0.35
PULSE = 0.3
"""Seconds at normal speed."""
STEADY = 0.5
"""Seconds that a ring takes at the least, at any speed: it is dark, red and dark again where it passes, and what flashes oftener than
three times a second hurts."""
HUNTER = "hunter"
"""The key of the Maniac's own mark, which only those see who know his circle."""


class Glide(msgspec.Struct):
    """A pawn (`key`: a seat's number, `maniac` or `hunter`) goes along map points."""

    key: str
    points: list[Point]
    seconds: float = STEP

    def at(self, share: float) -> Point:
        """Where it is after a share (0 to 1) of the time, eased."""
        eased = share * share * (3 - 2 * share)
        spot = eased * (len(self.points) - 1)
        first = min(int(spot), len(self.points) - 2)
        if first < 0:
            return self.points[0]
        (ax, ay), (bx, by), part = self.points[first], self.points[first + 1], spot - first
        return (ax + (bx - ax) * part, ay + (by - ay) * part)


class Pulse(msgspec.Struct):
    """A ring opens around a map point."""

    point: Point
    colour: Colour
    seconds: float = PULSE


Movement = Glide | Pulse


def movements(events: Sequence[Event], chart: Chart) -> list[Movement]:
    """The movements that show these events, one after another."""
    found: list[Movement] = []
    for event in events:
        found += _of(event, chart)
    return found


def _of(event: Event, chart: Chart) -> list[Movement]:
    if isinstance(event, e.Stepped):
        start = dot_name(event.start) if event.start else COLOURS[event.seat - 1]
        way = [start, *([str(event.via)] if event.via else []), dot_name(event.dot)]
        return [Glide(str(event.seat), chart.route(way))]
    if isinstance(event, e.Pushed):
        return [Glide("maniac", chart.route([str(event.start), *map(dot_name, event.route), str(event.circle)]), MOVE)]
    if isinstance(event, e.Moved) and event.circle and event.circle != event.start:
        return [Glide(HUNTER, chart.route([str(event.start), *map(dot_name, event.route), str(event.circle)]), MOVE)]
    if isinstance(event, e.Revealed):
        return [Pulse(chart.circle(event.circle), BLOOD)]
    if isinstance(event, e.Died) and event.dot:
        return [Pulse(chart.dot(event.dot), BLOOD)]
    if isinstance(event, e.CabinOpened):
        return [Pulse(chart.cabin_at(event.colour), LANTERN)]
    if isinstance(event, e.ClueLaid | e.ClueTaken | e.WelcomeTurned | e.CorpseDug | e.CluePlayed) and event.dot:
        return [Pulse(chart.dot(event.dot), BONE)]
    return []


class Motion(Showing[Movement]):
    """The movements still to be shown."""

    late = float("inf")

    def add(self, events: Iterable[Movement], factor: float = 1.0) -> None:
        """More movements; `factor` is the length of a second (0 shows nothing)."""
        if factor > 0:
            for movement in events:
                movement.seconds *= factor
                if isinstance(movement, Pulse):
                    movement.seconds = max(movement.seconds, STEADY)
                self._queue.append(movement)

    def seconds(self, event: Movement, factor: float) -> float:
        """Each movement knows its own."""
        return event.seconds * factor

    def _to_come(self) -> list[tuple[Movement, float]]:
        """The running movement and those that wait, with the share (0 to 1) of each that is over."""
        running = [] if self.event is None else [(self.event, self.share)]
        return [*running, *((movement, 0.0) for movement in self._queue)]

    def places(self) -> dict[str, Point]:
        """Where pawns are that move now or are still to move."""
        found: dict[str, Point] = {}
        for movement, share in self._to_come():
            if isinstance(movement, Glide) and movement.key not in found:
                found[movement.key] = movement.at(share)
        return found

    def pulse(self) -> tuple[Pulse, float] | None:
        """The ring that opens now and how far (0 to 1)."""
        first, share = next(iter(self._to_come()), (None, 0.0))
        return (first, share) if isinstance(first, Pulse) else None
