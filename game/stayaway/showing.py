"""Hands and cards shown to one or to all (SA-31, SA-32, SA-75 to SA-77). What one was shown is known for good."""

from __future__ import annotations

from game.engine.contract import EVERYONE, Seat
from game.stayaway.ending import check_caught
from game.stayaway.events import CardShown, HandShown, Shown
from game.stayaway.position import Position
from game.stayaway.terms import INFECTION, NOBODY


def show_hand(s: Position, seat: Seat, to: Seat, why: str) -> bool:
    """A seat shows its whole hand to another (NOBODY: to all). True when that ends the game."""
    cards = tuple(s.hands[seat])
    if to == NOBODY:
        s.tell(HandShown(seat=seat, to=to, cards=cards, why=why, audience=EVERYONE))
        s.known[seat] = cards
        for other in range(s.rules.seats):
            if other != seat:
                s.note(other, "saw", seat, cards)
    else:
        if s.heard:
            s.tell(HandShown(seat=seat, to=to, cards=cards, why=why, audience=s.only(seat, to)))
            s.tell(HandShown(seat=seat, to=to, cards=(), why=why, audience=s.others(seat, to)))
        s.note(to, "saw", seat, cards)
    s.note(seat, "showed", to, cards)
    return check_caught(s, seat, to, cards)


def show_card(s: Position, seat: Seat, to: Seat, card: str, why: Shown) -> bool:
    """A seat's card is shown to another. True when that ends the game."""
    if s.heard:
        s.tell(CardShown(seat=seat, to=to, card=card, why=why, audience=s.only(seat, to)))
        s.tell(CardShown(seat=seat, to=to, card="", why=why, audience=s.others(seat, to)))
    s.note(to, "glimpsed", seat, (card,))
    s.note(seat, "was_glimpsed", to, (card,))
    return check_caught(s, seat, to, (card,))


def show_infected(s: Position, seat: Seat, why: Shown) -> None:
    """A seat shows all one Infected! and no more (SA-77)."""
    s.tell(CardShown(seat=seat, to=NOBODY, card=INFECTION, why=why))
    if INFECTION not in s.known[seat]:
        s.known[seat] = (*s.known[seat], INFECTION)
    for other in range(s.rules.seats):
        if other != seat:
            s.note(other, "glimpsed", seat, (INFECTION,))
    s.note(seat, "was_glimpsed", NOBODY, (INFECTION,))
