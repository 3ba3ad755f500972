"""A finished night, told again: it is cut into the clock cards and the parties' turns, and each of them leaves a night behind."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from game.client.darkaround.night import Night
from game.client.theme import BLOOD, BONE, LANTERN
from game.client.timeline import Mark
from game.darkaround import events as e
from game.engine.contract import Event, Setup
from game.words.darkaround.log import QUIET, word
from game.words.darkaround.names import clock_time

BEGIN: Final = (e.ClockTurned, e.TurnBegan)
"""What begins another part."""


class Part(msgspec.Struct):
    """A clock card, or a party's turn with all that is decided after it: what happened, and the night as it was then."""

    events: list[Event]
    night: Night

    @property
    def told(self) -> Event | None:
        """The last thing that was told in it."""
        return next((event for event in reversed(self.events) if type(event) not in QUIET), None)


def parts_of(setup: Setup, events: Sequence[Event]) -> Iterator[list[Part]]:
    """The parts of a night, the deal first; worked out in steps, all there are so far after each."""
    night = Night(setup)
    found = [Part([], night)]
    for event in events:
        if isinstance(event, BEGIN):
            yield found
            found.append(Part([], night))
        night = copy.deepcopy(night) if not found[-1].events else night
        night.take(event)
        found[-1].events.append(event)
        found[-1].night = night
    yield found


def hours_of(parts: Sequence[Part]) -> dict[int, int]:
    """The hours that were played, each with the number of the part in which its card is turned."""
    return {event.hour: at for at, part in enumerate(parts) for event in part.events if isinstance(event, e.ClockTurned)}


def marks_of(parts: Sequence[Part]) -> list[Mark]:
    """What matters on the line of the night: hours, children lost and found, parties out."""
    found = []
    for at, part in enumerate(parts):
        for event in part.events:
            if isinstance(event, e.ClockTurned):
                found.append(Mark(at, "line", BONE, clock_time(event.hour)))
            elif isinstance(event, e.Lost):
                found.append(Mark(at, "cross", BLOOD, word(event)))
            elif isinstance(event, e.Found):
                found.append(Mark(at, "dot", LANTERN, word(event)))
            elif isinstance(event, e.PartyLost):
                found.append(Mark(at, "star", BLOOD, word(event)))
    return found
