"""A finished game of Betrayal event by event, as ALL sees it: the table at every step, and the steps that matter.

Every few actions the position is kept, so that any step is there after a few actions played again.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Generator, Iterable, Iterator
from typing import Any, Final

import msgspec

from game.betrayal import GAME
from game.betrayal import events as e
from game.betrayal.board import Board
from game.betrayal.observation import BtObservation
from game.betrayal.spaces import room_of
from game.betrayal.table import Secrets
from game.betrayal.terms import FLOORS, NOBODY
from game.client.betrayal.floorplan import Extent, extents
from game.client.steps import result
from game.engine.contract import ALL, Event
from game.session.story import Story
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.retelling import Hid, Meant, Step, steps_of

LISTED: Final = 100
"""Events in a step of finding out which are listed."""
EVERY: Final = 20
"""So many actions lie between two kept positions."""
EVENT, TURN, ROUND, MOMENT = "event", "turn", "round", "moment"
UNITS: Final = (EVENT, TURN, ROUND, MOMENT)
"""How far a step goes."""
_DICE: Final = (e.Rolled, e.Counted, e.Needed)
_LATELY: Final = 12
"""Dice that lie were rolled no more than so many events ago."""


class Tale:
    """The whole game. `extents` is what each floor ever takes."""

    def __init__(self, story: Story) -> None:
        result(self._made(story))

    @classmethod
    def slowly(cls, story: Story) -> Generator[None, None, Tale]:
        """The same, worked out action by action."""
        tale = cls.__new__(cls)
        yield from tale._made(story)
        return tale

    def _made(self, story: Story) -> Generator[None, None, None]:
        self._story = story
        self._actions: list[Any] = []
        self._told: list[list[Event]] = []
        self._kept: list[Any] = []
        self._boards: list[Board] = []
        yield from self._play_through()
        self.events: list[Event] = [event for events in self._told for event in events]
        self.steps: list[Step] = []
        for step in steps_of(self._told, story.final.table.haunt):
            self.steps.append(step)
            if len(self.steps) % LISTED == 0:
                yield
        yield
        self.extents = yield from _room_for_all(self._boards)
        self.marks: dict[str, list[int]] = {TURN: _turns(self.steps), ROUND: _rounds(self.steps)}
        yield
        self.marks[MOMENT] = [at for at, step in enumerate(self.steps) if step.moment]
        self._at, self._state = 0, self._kept[0].clone()

    def _play_through(self) -> Iterator[None]:
        state = self._story.begin()
        before = state.observe(ALL)
        self._see(before)
        for number, (action, events) in enumerate(self._story.actions()):
            if number % EVERY == 0:
                self._kept.append(state.clone())
            state.apply(action)
            after = state.observe(ALL)
            self._see(after)
            self._actions.append(action)
            self._told.append([*events, *_untold(before.secrets, after.secrets, events)])
            before = after
            yield
        if not self._kept:
            self._kept.append(state.clone())

    def _see(self, seen: BtObservation) -> None:
        t = seen.table
        if not self._boards or self._boards[-1].spots != t.spots or self._boards[-1].walls != frozenset(t.walls):
            self._boards.append(Board(GAME.tiles, t.spots, frozenset(t.walls)))

    # what there is to see

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    def ahead(self, at: int, by: int, unit: str) -> int:
        """The step so many units after (or before) a step."""
        if unit == EVENT:
            return at + by
        marks = self.marks[unit]
        if by > 0:
            place = bisect_right(marks, at) + by - 1
            return marks[place] if place < len(marks) else self.last
        place = bisect_left(marks, at) + by
        return marks[place] if place >= 0 else 0

    def seen(self, action: int) -> BtObservation:
        """What ALL sees after so many actions."""
        if action >= len(self._actions):
            ended: BtObservation = self._story.final
            return ended
        kept = min(action // EVERY, len(self._kept) - 1)
        if not kept * EVERY <= self._at <= action:
            self._at, self._state = kept * EVERY, self._kept[kept].clone()
        while self._at < action:
            self._state.apply(self._actions[self._at])
            self._at += 1
        seen: BtObservation = self._state.observe(ALL)
        return seen

    def show(self, table: HouseTable, at: int) -> BtObservation:
        """Makes a table what it was at a step; returns the observation that it comes from."""
        step = self.steps[at]
        whole = step.whole or at == self.last
        seen = self.seen(len(self._actions) if at == self.last else step.action if whole else step.action - 1)
        table.settle(seen)
        if not whole:
            for event in self._told[step.action - 1][: step.upto]:
                table.take(event)
        table.dice = None
        if isinstance(step.event, _DICE):
            for event in self.events[max(0, step.flat - _LATELY) : step.flat]:
                if isinstance(event, _DICE):
                    table.take(event)
        return seen

    def where(self, at: int, table: HouseTable) -> str:
        """The room in which a step happens, an empty string where there is none; `table` is the table at that step."""
        step = self.steps[at]
        event = step.event
        named = getattr(event, "room", "") or room_of(str(getattr(event, "place", "")))
        if named in table.t.spots:
            return str(named)
        figure = getattr(event, "body", getattr(event, "defender", getattr(event, "revealer", NOBODY)))
        if event is None or not 0 <= figure < len(table.t.bodies):
            return ""
        room = table.room_of(figure)
        if not room and step.action:  # the dead are gone from where they stood
            before = self.seen(step.action - 1)
            if figure < len(before.table.bodies):
                room = before.table.bodies[figure].room
        return room if room in table.t.spots else ""

    def trail(self, at: int) -> list[str]:
        """The rooms through which the figure whose turn it is has gone in this turn, the first one included."""
        body, found = self.steps[at].body, []
        for event in reversed(self.events[: self.steps[at].flat]):
            if isinstance(event, e.TurnBegan):
                break
            if isinstance(event, e.Went) and event.body == body:
                found.append(event)
        rooms = [room for event in reversed(found) for room in (event.before, event.room) if room]
        return [room for place, room in enumerate(rooms) if not place or room != rooms[place - 1]]


def _untold(before: Secrets, after: Secrets, events: Iterable[Event]) -> Iterable[Event]:
    """What changed in secret and no event tells."""
    places = {(event.body, event.room) for event in events if isinstance(event, e.Went | e.Vanished)}
    for seat, own in enumerate(after.own):
        old = before.own[seat]
        room, word = own.get("room", ""), own.get("word", "")
        if room and room != old.get("room") and (seat, room) not in places:
            yield Hid(body=seat, room=room)
        if word.isdigit() and word != old.get("word"):
            yield Meant(body=seat, to=int(word))


def _turns(steps: list[Step]) -> list[int]:
    """The last step of each turn."""
    found = []
    for at, step in enumerate(steps):
        if isinstance(step.event, e.TurnBegan):
            before = at - 1
            while before > 0 and isinstance(steps[before].event, e.NewRound):
                before -= 1
            found.append(before)
    return sorted({*found, len(steps) - 1})


def _rounds(steps: list[Step]) -> list[int]:
    """The last step of each round."""
    return sorted({*(at - 1 for at, step in enumerate(steps) if isinstance(step.event, e.NewRound)), len(steps) - 1})


def _room_for_all(boards: list[Board]) -> Generator[None, None, dict[str, Extent]]:
    """What each floor takes when room is kept for every tile and every waiting door that there ever was."""
    cells = list({(spot.floor, spot.x, spot.y) for board in boards for spot in board.spots.values()})
    found: dict[str, Extent] = {}
    for board in boards:
        for floor, extent in extents(board, cells).items():
            doors = {*extent.doors, *(found[floor].doors if floor in found else "")}
            found[floor] = msgspec.structs.replace(extent, doors="".join(sorted(doors)))
        yield
    return {floor: found[floor] for floor in FLOORS}
