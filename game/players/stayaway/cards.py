"""What cards are worth in the hand to each role, and what a gift to another is worth. The unit is about one game won."""

from __future__ import annotations

from typing import Final

from game.players.stayaway.view import View
from game.stayaway.terms import (
    ANALYSIS,
    AXE,
    BETTER_RUN,
    CHANGE_PLACES,
    COMFORTABLE,
    DETERMINATION,
    FLAMETHROWER,
    HUMAN,
    INFECTED,
    INFECTION,
    LOCKED_DOOR,
    MISSED,
    NO_BARBECUES,
    NO_THANKS,
    QUARANTINE,
    SCARY,
    SEDUCTION,
    SUSPICION,
    THE_THING,
    THING,
    WATCH_YOUR_BACK,
    WHISKY,
)

KEEP: Final[dict[str, dict[str, float]]] = {
    HUMAN: {
        INFECTION: 0.0,
        FLAMETHROWER: 0.26,
        NO_THANKS: 0.15,
        SCARY: 0.16,
        MISSED: 0.10,
        ANALYSIS: 0.12,
        NO_BARBECUES: 0.08,
        SUSPICION: 0.07,
        BETTER_RUN: 0.06,
        CHANGE_PLACES: 0.05,
        DETERMINATION: 0.04,
        WHISKY: 0.06,
        QUARANTINE: 0.06,
        LOCKED_DOOR: 0.06,
        SEDUCTION: 0.04,
        WATCH_YOUR_BACK: 0.04,
        AXE: 0.02,
        COMFORTABLE: 0.02,
    },
    INFECTED: {
        THE_THING: 9.0,
        INFECTION: 1.0,
        FLAMETHROWER: 0.35,
        NO_BARBECUES: 0.06,
        BETTER_RUN: 0.10,
        CHANGE_PLACES: 0.10,
        SEDUCTION: 0.08,
        DETERMINATION: 0.04,
        AXE: 0.05,
        LOCKED_DOOR: 0.05,
        QUARANTINE: 0.04,
        ANALYSIS: 0.05,
        SUSPICION: 0.02,
        NO_THANKS: 0.03,
        SCARY: 0.04,
        MISSED: 0.03,
        WATCH_YOUR_BACK: 0.04,
        COMFORTABLE: 0.02,
        WHISKY: 0.03,
    },
    THING: {
        THE_THING: 9.0,
        INFECTION: 0.30,
        FLAMETHROWER: -0.40,
        NO_BARBECUES: 0.60,
        BETTER_RUN: 0.20,
        CHANGE_PLACES: 0.20,
        SEDUCTION: 0.22,
        DETERMINATION: 0.18,
        WATCH_YOUR_BACK: 0.10,
        AXE: 0.08,
        LOCKED_DOOR: 0.08,
        QUARANTINE: 0.05,
        ANALYSIS: 0.04,
        SUSPICION: 0.03,
        NO_THANKS: 0.14,
        SCARY: 0.14,
        MISSED: 0.13,
        COMFORTABLE: 0.04,
        WHISKY: 0.03,
    },
}
"""What the first copy is worth to keep."""

_COPIES: Final = (1.0, 0.8, 0.3, -0.1, -0.1, -0.1)
"""How much of it each further Infected! is worth to The Thing."""
_STUCK_COPIES: Final = (1.0, 0.4, 0.1, -0.1, -0.1, -0.1)
"""… while it sits between its own."""
_NEEDED: Final = 2.0
"""How much more a card that brings it away is worth then."""
_SPARE: Final = 0.12
"""What an Infected's second Infected! is worth: The Thing may need it."""
_AGAIN: Final = 0.5
"""How much of it a further copy of another card is worth."""

GIFT: Final[dict[str, float]] = {
    FLAMETHROWER: 0.30,
    NO_THANKS: 0.06,
    SCARY: 0.06,
    MISSED: 0.13,
    ANALYSIS: 0.08,
    SUSPICION: 0.04,
    WHISKY: 0.04,
}
"""What a card does for the Humans when a Human holds it, and so against them when another does (a Flamethrower most)."""
_FEED: Final = 0.35
"""What an Infected! fed to The Thing by an Infected is worth."""
_MOVE: Final = 0.50
"""What a card that brings The Thing to other neighbours is worth to it, when it has no Human beside it."""
_SHIELD: Final = 1.0
"""What No barbecues! is worth to The Thing, once the table knows it."""
_SEARCH: Final = 0.20
"""What Determination is worth to it, which finds an Infected!."""
MOVES: Final = (BETTER_RUN, CHANGE_PLACES, SEDUCTION)
_INFECT: Final = 0.60
"""What infecting a Human is worth to The Thing."""
_KNOWING: Final = 0.40
"""… more when that Human knows The Thing."""


def keep(view: View, card: str, copies: int = 0) -> float:
    """What one copy of a card in hand is worth to keep, when so many are held (0: as many as now)."""
    held = copies or max(1, view.held(card))
    worth = KEEP[view.role][card]
    if card == INFECTION:
        if view.role == THING:
            shares = _STUCK_COPIES if view.stuck else _COPIES
            return worth * shares[min(held, len(shares)) - 1]
        if view.role == INFECTED:
            return (1.0, _SPARE, _SPARE / 2, 0.0, 0.0)[min(held, 5) - 1]
        return worth
    if view.stuck and card in MOVES:
        worth *= _NEEDED
    return worth if held == 1 or worth < 0 else worth * _AGAIN


def helping(view: View, card: str, to: int) -> float:
    """What it is worth to the viewer's side that this card comes to that seat, whatever it was worth to keep."""
    side = 1 if view.role == HUMAN else -1
    value = side * GIFT.get(card, 0.0) * (view.human[to] - view.bad[to] * 0.7)
    if card == FLAMETHROWER:
        value -= 0.2 * view.thing[to]  # The Thing may not keep it (SA-51)
    return value


def giving(view: View, card: str, to: int, *, infects: bool = True) -> float:
    """What it is worth to give a card to a seat in an exchange, less what it was worth to keep. An offer that Missed! has passed on
    infects nobody (SA-43)."""
    value = helping(view, card, to) - keep(view, card)
    if card == INFECTION and view.role == THING and infects:
        value += view.human[to] * (_INFECT + (_KNOWING if to in view.knowing else 0.0))
    if view.role == INFECTED and view.thing[to]:
        value += _feeding(view, card, to)
    return value


def _feeding(view: View, card: str, thing: int) -> float:
    """What a card does for The Thing: Infected! while it has Humans beside it, else what brings it to others."""
    layout = view.layout
    humans = sum(view.human[layout.beside(thing, way)] for way in (1, -1))
    if card == INFECTION:
        return _FEED
    if card == NO_BARBECUES:
        return _SHIELD * view.public.thing(thing)
    if card == DETERMINATION:
        return _SEARCH
    return _MOVE * (2 - humans) / 2 if card in MOVES else 0.0
