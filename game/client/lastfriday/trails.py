"""The Maniac's way out of the events of a viewer who knows it: the Maniac himself during the game, everybody after the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from game.client.lastfriday.chart import Chart, dot_name
from game.engine.contract import Event
from game.engine.tiles import Point
from game.lastfriday import events as e
from game.lastfriday.terms import CLOSED, COLOURS


class Leg(msgspec.Struct, frozen=True):
    """One move of the Maniac from circle to circle over dots; `step` is the round (0 for the start)."""

    step: int
    start: int
    circle: int
    route: tuple[int, ...]

    def line(self, chart: Chart) -> list[Point]:
        """The drawn line of the move."""
        if self.start == self.circle:
            return [chart.circle(self.circle)]
        return chart.route([str(self.start), *map(dot_name, self.route), str(self.circle)])


def legs_of_chapter(history: Iterable[Event]) -> list[Leg]:
    """The moves of the running chapter whose circles this history tells; none for a viewer who does not know them."""
    legs: list[Leg] = []
    step = 0
    for event in history:
        if isinstance(event, e.ChapterBegan):
            legs, step = [], 0
        elif isinstance(event, e.RoundBegan):
            step = event.round
        elif isinstance(event, e.Moved | e.Pushed) and event.circle:
            legs.append(Leg(step, event.start, event.circle, event.route))
    return legs


class Frame(msgspec.Struct, frozen=True):
    """The board after one move of the Maniac, or at a chapter's start: where everybody stands. `dots` of the Campers in turn order (0:
    the entrance, -1: dead), `cards` their cards, `event` what to say about it."""

    chapter: int
    leg: Leg
    dots: tuple[int, ...]
    cards: tuple[str, ...]
    chosen: int
    cabins: tuple[str, ...]
    event: Event


class Story:
    """The frames of a whole game from the events that ALL sees."""

    def __init__(self, chapter: int, starts: Mapping[str, int]) -> None:
        """`chapter` is the one the game began with, `starts` the Campers' starting dots by colour (used in I)."""
        self.frames: list[Frame] = []
        self._chapter, self._round, self._chosen = chapter, 0, 0
        self._circle = 0
        self._dots = [starts[colour] if chapter == 1 else 0 for colour in COLOURS]
        self._cards = [""] * 5
        self._cabins = [CLOSED] * 5

    def take(self, events: Iterable[Event]) -> None:
        """What has happened next."""
        for event in events:
            self._take(event)

    def chapters(self) -> list[int]:
        """The chapters that have frames, in order."""
        return list(dict.fromkeys(frame.chapter for frame in self.frames))

    def first_of(self, chapter: int) -> int:
        """The index of a chapter's first frame."""
        return next(place for place, frame in enumerate(self.frames) if frame.chapter == chapter)

    def way(self, place: int) -> list[Leg]:
        """The moves of the frame's chapter up to and with the frame."""
        chapter = self.frames[place].chapter
        return [frame.leg for frame in self.frames[: place + 1] if frame.chapter == chapter]

    def _take(self, event: Event) -> None:
        if isinstance(event, e.ChapterBegan):
            self._chapter, self._round = event.chapter, 0
        elif isinstance(event, e.RoundBegan):
            self._round = event.round
            if event.round == 1 and self._circle and not self._started():
                self._add(Leg(0, self._circle, self._circle, ()), event)
        elif isinstance(event, e.StartChosen):
            self._circle = event.circle
            self._add(Leg(0, event.circle, event.circle, ()), event)
        elif isinstance(event, e.Moved | e.Pushed):
            self._circle = event.circle
            self._add(Leg(self._round, event.start, event.circle, event.route), event)
        else:
            self._take_camper(event)

    def _take_camper(self, event: Event) -> None:
        if isinstance(event, e.CardDealt):
            self._cards[event.seat - 1] = event.card
        elif isinstance(event, e.Placed | e.Stepped | e.FellBack):
            self._dots[event.seat - 1] = event.dot
        elif isinstance(event, e.Died):
            self._dots[event.seat - 1] = -1
        elif isinstance(event, e.ChosenNamed):
            self._chosen = event.seat
        elif isinstance(event, e.CabinOpened):
            self._cabins[COLOURS.index(event.colour)] = event.side

    def _started(self) -> bool:
        return bool(self.frames) and self.frames[-1].chapter == self._chapter

    def _add(self, leg: Leg, event: Event) -> None:
        self.frames.append(Frame(self._chapter, leg, tuple(self._dots), tuple(self._cards), self._chosen, tuple(self._cabins), event))
