"""The deal (SA-1 to SA-6): the dealer, four cards each with The Thing among them, then the pile."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.contract import CHANCE
from game.stayaway.actions import DEALERS, DEALS, Act
from game.stayaway.deck import CATEGORY
from game.stayaway.events import DealerChosen, Dealt
from game.stayaway.piles import make_pile
from game.stayaway.position import Position
from game.stayaway.terms import DEAL, DEALER, HAND, NOBODY, STAY_AWAY, THE_THING, THING


def begin(s: Position) -> None:
    """Asks chance who deals."""
    s.ask(DEALER, CHANCE)


def dealers(s: Position) -> Sequence[tuple[Act, int]]:
    """Anybody, with equal chances."""
    return [(DEALERS[seat], 1) for seat in range(s.rules.seats)]


def answer_dealer(s: Position, act: Act) -> None:
    """The player to the dealer's left begins (SA-5)."""
    s.active = (act.seat + 1) % s.rules.seats
    s.tell(DealerChosen(seat=act.seat))
    s.ask(DEAL, CHANCE)


def deals(s: Position) -> Sequence[tuple[Act, int]]:
    """The next card of the 4N that are dealt: The Thing is one of them, the rest are any 4N - 1 of the cards that are neither
    Infected! nor Panic! (SA-2)."""
    pile = s.piles[STAY_AWAY]
    plain = {card: count for card, count in pile.items() if count and CATEGORY[card] != "contagion"}
    if s.thing != NOBODY:
        return [(DEALS[card], count) for card, count in plain.items()]
    left = s.rules.seats * HAND - sum(len(hand) for hand in s.hands)
    chances = [(DEALS[card], count * (left - 1)) for card, count in plain.items()] if left > 1 else []
    return [(DEALS[THE_THING], sum(plain.values())), *chances]


def answer_deal(s: Position, act: Act) -> None:
    """The card comes to the first hand that is not full."""
    card = act.what
    s.piles[STAY_AWAY][card] -= 1
    seat = next(seat for seat, hand in enumerate(s.hands) if len(hand) < HAND)
    s.take(seat, card)
    s.tell(Dealt(seat=seat, card=card, audience=s.only(seat)))
    s.tell(Dealt(seat=seat, card="", audience=s.others(seat)))
    if card == THE_THING:
        s.thing = seat
        s.roles[seat] = THING
    if len(s.hands[-1]) < HAND:
        s.ask(DEAL, CHANCE)
    else:
        s.then(("turn",))
        make_pile(s, again=False)
