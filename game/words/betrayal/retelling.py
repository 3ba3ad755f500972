"""A finished game told again, sentence by sentence: the log as ALL sees it, with what nobody could know when it happened."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.betrayal import events as e
from game.betrayal.table import Table
from game.betrayal.terms import NOBODY, TRAITORS
from game.engine.contract import Event
from game.words.betrayal.counting import unsaid
from game.words.betrayal.haunts import words_of
from game.words.betrayal.log import line, listed_event
from game.words.betrayal.names import explorer_shape, room_name
from game.words.betrayal.wording import Names, card_or_room
from game.words.language import _
from game.words.lines import Line


class Hid(Event, frozen=True, kw_only=True):
    """A figure is in a place that nobody else learns of; no event of the game tells it."""

    body: int
    room: str


class Meant(Event, frozen=True, kw_only=True):
    """A figure does something to another one of which nobody learns until it has succeeded."""

    body: int
    to: int


class Step(msgspec.Struct, frozen=True):
    """One sentence of the tale. `action` counts the actions with the one it belongs to; of that one's events `upto` have happened by then,
    `whole` if nothing more is told of it. `flat` counts all events. `body` has the turn. `moment`: whether it matters (see `moment`)."""

    event: Event | None
    action: int
    upto: int
    flat: int
    whole: bool
    round: int
    body: int
    moment: str = ""


_MOMENTOUS = frozenset({e.HauntBegins, e.Died, e.Ended, e.ChangedSide, e.Told, e.Marked, e.Counter})
"""The kinds of events that may matter so much; most are of others."""


def moment(event: Event, haunt: int) -> str:
    """Whether an event of a game with this haunt matters: haunt, death, side, goal, end; else an empty string."""
    if type(event) not in _MOMENTOUS:
        return ""
    if isinstance(event, e.HauntBegins):
        return "haunt"
    if isinstance(event, e.Died):
        return "death"
    if isinstance(event, e.Ended):
        return "end"
    if isinstance(event, e.ChangedSide):
        return "side" if event.side == TRAITORS else ""
    matters = words_of(haunt).matters
    if isinstance(event, e.Told):
        return "goal" if event.fact in matters else ""
    if isinstance(event, e.Marked):
        return "goal" if event.name in matters and not event.off else ""
    if isinstance(event, e.Counter):
        return "goal" if event.name.split("_")[0] in matters and not unsaid(event.name, haunt) and event.value else ""
    return ""


def steps_of(told: list[list[Event]], haunt: int) -> Iterable[Step]:
    """The beginning, and every event that is listed."""
    yield Step(None, 0, 0, 0, True, 0, NOBODY)
    now, body, flat = 0, NOBODY, 0
    for number, events in enumerate(told, 1):
        listed = [place for place, event in enumerate(events, 1) if isinstance(event, Hid | Meant) or listed_event(event, haunt)]
        for place, event in enumerate(events, 1):
            if isinstance(event, e.NewRound):
                now = event.number
            elif isinstance(event, e.TurnBegan):
                body = event.body
            if place in listed:
                yield Step(event, number, place, flat + place, place == listed[-1], now, body, moment(event, haunt))
        flat += len(events)


def told(step: Step, names: Names, table: Table) -> Line:
    """A step as a line; what matters stands out."""
    event = step.event
    if event is None:
        return Line(_("The story begins."), heading=True)
    found = _untold(event, names, table) if isinstance(event, Hid | Meant) else line(event, names, table)
    assert found is not None  # a step is a line
    words = found.text + _cards(event)
    return Line(words, found.look, found.heading, found.alarm or bool(step.moment))


def _untold(event: Hid | Meant, names: Names, table: Table) -> Line:
    """What no event of the game tells."""
    who = table.bodies[event.body].who
    if isinstance(event, Meant):
        words = _("{name} tries to rob {victim} unseen").format(name=names(event.body), victim=names(event.to))
    else:
        words = _("{name} hides where nobody sees it: {room}").format(name=names(event.body), room=room_name(event.room))
    return Line(words, explorer_shape(who))


def _cards(event: Event) -> str:
    """What somebody alone has seen on top of a pile."""
    if not isinstance(event, e.Peeked) or not event.cards:
        return ""
    return f" ({', '.join(map(card_or_room, event.cards))})"


def now_words(step: Step, names: Names) -> str:
    """When a step is: its round, and whose turn."""
    if not step.round:
        return _("The start")
    words = _("Round {number}").format(number=step.round)
    return words if step.body == NOBODY else f"{words}  ·  {names(step.body)}"
