"""What events told one viewer of its own affairs: cards that came and went, hands seen, the infection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.contract import Event
from game.stayaway import events as e
from game.stayaway.terms import NOBODY

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
        return event.seat == viewer and event.why not in _AT_HAND
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


def revealing(event: Event, viewer: int) -> bool:
    """Whether an event shows this viewer alone something that it should have time to read: a hand, a card, that it is infected."""
    if isinstance(event, e.HandShown):
        return event.to == viewer != NOBODY and bool(event.cards)
    if isinstance(event, e.CardShown):
        return event.to == viewer != NOBODY and bool(event.card)
    return isinstance(event, e.BecameInfected) and event.seat == viewer
