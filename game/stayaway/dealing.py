"""The deal (SA-1 to SA-6): the dealer, four cards each with The Thing among them, then the pile."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.contract import CHANCE
from game.stayaway.actions import DEALERS, DEALS, Act
from game.stayaway.deck import CATEGORY
from game.stayaway.events import DealerChosen, Dealt
from game.stayaway.piles import make_pile
from game.stayaway.position import Position
from game.stayaway.terms import DEAL, DEALER, HAND, INFECTION, NOBODY, STAY_AWAY, THE_THING, THING


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
    pile = s.piles[STAY_AWAY].counts
    plain = {card: count for card, count in pile.items() if count and CATEGORY[card] != "contagion"}
    if s.thing != NOBODY:
        return [(DEALS[card], count) for card, count in plain.items()]
    others = _left(s) - 1
    chances = [(DEALS[card], count * others) for card, count in plain.items()] if others else []
    return [(DEALS[THE_THING], sum(plain.values())), *chances]


def _left(s: Position) -> int:
    """How many cards are still to be dealt."""
    return s.rules.seats * HAND - sum(map(len, s.hands))


def sample_deal(s: Position, point: float) -> Act:
    """One of them by chance."""
    pile = s.piles[STAY_AWAY]
    plain = pile.size - pile.counts[THE_THING] - pile.counts[INFECTION]
    reached, weight = (plain, _left(s) - 1) if s.thing == NOBODY else (0, 1)
    mark = point * (reached + plain * weight)
    if mark < reached:
        return DEALS[THE_THING]
    last = THE_THING
    for card, count in pile.counts.items():
        if count and card not in (THE_THING, INFECTION):
            reached += count * weight
            last = card
            if mark < reached:
                break
    return DEALS[last if weight else THE_THING]


def answer_deal(s: Position, act: Act) -> None:
    """The card comes to the first hand that is not full."""
    card = act.what
    s.piles[STAY_AWAY].add(card, -1)
    seat = next(seat for seat, hand in enumerate(s.hands) if len(hand) < HAND)
    s.take(seat, card)
    if s.heard:
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
