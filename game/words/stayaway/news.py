"""What events told one viewer of its own affairs: cards that came and went, hands seen, the infection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from game.engine.contract import Event
from game.stayaway import events as e

_AT_HAND: Final = ("turn", "determination")
"""Draws after which the cards lie before the person anyway."""


def own_news(events: Sequence[Event], viewer: int) -> list[Event]:
    """The events that changed what this seat holds, is or knows, and those in which others saw its cards; drawing a card at the
    beginning of the own turn, or by Determination, is left out, as the hand shows it."""
    return [event for event in events if _concerns(event, viewer)]


def _concerns(event: Event, viewer: int) -> bool:
    if isinstance(event, e.Exchanged):
        return viewer in (event.one, event.two)
    if isinstance(event, e.ChainPassed):
        return event.to == viewer
    if isinstance(event, e.BecameInfected):
        return viewer in (event.seat, event.by)
    if isinstance(event, e.HandShown | e.CardShown):
        return viewer in (event.seat, event.to)
    if isinstance(event, e.Drew):
        return _drawn(event, viewer)
    return isinstance(event, e.Burnt | e.Caught) and event.seat == viewer


def last_turn(history: Sequence[Event], viewer: int) -> int:
    """Where in a history the last turn of this seat began that is over: what a person who sits down late has to be told."""
    begun = [(place, event.seat) for place, event in enumerate(history) if isinstance(event, e.TurnBegan)]
    return max((place for place, seat in begun[:-1] if seat == viewer), default=0)


def received(events: Sequence[Event], viewer: int) -> list[str]:
    """The cards that have come into this seat's hand, with repeats."""
    found = []
    for event in events:
        if isinstance(event, e.Exchanged) and viewer in (event.one, event.two):
            found.append(event.got if event.one == viewer else event.given)
        elif (isinstance(event, e.ChainPassed) and event.to == viewer) or (isinstance(event, e.Drew) and event.seat == viewer):
            found.append(event.card)
    return [card for card in found if card]


def fresh_places(hand: Sequence[str], cards: Sequence[str]) -> set[int]:
    """Which places of the hand hold a card that has just come: the last copies of each kind."""
    left = list(cards)
    found = set()
    for place in range(len(hand) - 1, -1, -1):
        if hand[place] in left:
            left.remove(hand[place])
            found.add(place)
    return found


class Moment(msgspec.Struct, frozen=True):
    """One public thing that happened to a seat, with all that this seat alone learnt by it; `end` is where its history goes on."""

    events: tuple[Event, ...]
    end: int


def moments(history: Sequence[Event], start: int, viewer: int, draws: bool = False) -> list[Moment]:
    """What a seat has been given or shown since a place in its history, one after another, each to be read by itself: exchanges,
    Chain reaction, hands and cards shown to it; with `draws` also cards drawn in answer.

    How many there are follows from what the whole table saw: that somebody is infected only joins the moment in which it happened.
    """
    found: list[Moment] = []
    for at in range(start, len(history)):
        event = history[at]
        if _given(event, viewer) or (draws and _drawn(event, viewer)):
            together = found and found[-1].end == at and _drawn(event, viewer) and isinstance(found[-1].events[-1], e.Drew)
            before = found.pop().events if together else ()
            found.append(Moment((*before, event), at + 1))
        elif isinstance(event, e.BecameInfected) and viewer in (event.seat, event.by) and found:
            found[-1] = Moment((*found[-1].events, event), at + 1)
    return found


def _given(event: Event, viewer: int) -> bool:
    if isinstance(event, e.Exchanged):
        return viewer in (event.one, event.two)
    return isinstance(event, e.ChainPassed | e.HandShown | e.CardShown) and event.to == viewer


def _drawn(event: Event, viewer: int) -> bool:
    return isinstance(event, e.Drew) and event.seat == viewer and event.why not in _AT_HAND
