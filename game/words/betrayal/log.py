"""The log of Betrayal: which events have a line of it, and how it looks."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final

from game.betrayal import events as e
from game.betrayal.table import Table
from game.betrayal.terms import HEROES, NOBODY
from game.engine.contract import Event
from game.words.betrayal.counting import unsaid
from game.words.betrayal.eventwords import word
from game.words.betrayal.names import (
    explorer_shape,
)
from game.words.betrayal.wording import Names
from game.words.language import language
from game.words.lines import Line

QUIET: Final = (e.TurnEnded, e.Vanished, e.Counted, e.Sank, e.TurnedUp)
"""Events that the table shows; what follows says it already."""
_HEADINGS: Final = (e.NewRound, e.HauntBegins, e.Ended)
_LOUD: Final = (e.Died, e.HauntBegins, e.Ended, e.Stunned, e.Became)


def listed_event(event: Event, haunt: int) -> bool:
    """Whether an event has a line of the log."""
    return not (isinstance(event, QUIET) or _hidden(event, haunt))


def line(event: Event, names: Names, table: Table) -> Line | None:
    """An event as a line of the log; None for one that is not listed."""
    if not listed_event(event, table.haunt):
        return None
    owner = getattr(event, "body", getattr(event, "attacker", getattr(event, "seat", NOBODY)))
    who = table.bodies[owner].who if 0 <= owner < len(table.bodies) else ""
    return Line(word(event, names, table.haunt), explorer_shape(who), isinstance(event, _HEADINGS), isinstance(event, _LOUD))


def lines(events: Iterable[Event], names: Names, table: Table) -> list[Line]:
    """The lines of some events."""
    return [found for event in events if (found := line(event, names, table)) is not None]


class Telling:
    """Lines of events, each worded only once for as long as everybody is called the same: with several people at the table the log is told
    anew at every change of hands, and a long game must not make that slower and slower."""

    def __init__(self) -> None:
        self._known: dict[Event, Line | None] = {}
        self._called: Hashable = None

    def lines(self, events: Iterable[Event], names: Names, table: Table) -> list[Line]:
        """The lines of some events."""
        called = (language(), table.haunt, *((names(index), body.who) for index, body in enumerate(table.bodies)))
        if called != self._called:
            self._known.clear()
            self._called = called
        found = []
        for event in events:
            if event not in self._known:
                self._known[event] = line(event, names, table)
            told = self._known[event]
            if told is not None:
                found.append(told)
        return found


def _hidden(event: Event, haunt: int) -> bool:
    if isinstance(event, e.Went):
        return event.how == "placed" and not event.before
    if isinstance(event, e.Counter):
        return unsaid(event.name, haunt)
    if isinstance(event, e.Marked):
        return unsaid(event.name, haunt)
    return isinstance(event, e.ChangedSide) and event.side == HEROES
