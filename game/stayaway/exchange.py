"""Exchanges: the turn's, Seduction's and that of Can't we be friends?; refusals, infection, super-infection (SA-12, SA-20 to SA-24,
SA-40 to SA-46)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from game.engine.contract import Seat
from game.stayaway.actions import GIVES, LAYS, REFUSES, Act
from game.stayaway.ending import burn
from game.stayaway.events import (
    Answered,
    Barred,
    BecameInfected,
    ExchangeBlocked,
    Exchanged,
    NoExchange,
    Offered,
    OfferEnded,
    PassedOn,
    SuperInfected,
)
from game.stayaway.observation import Offer
from game.stayaway.piles import discard, to_discards
from game.stayaway.position import Position, Task
from game.stayaway.ring import is_shut, step
from game.stayaway.showing import show_card
from game.stayaway.terms import ANSWER, FLAMETHROWER, HUMAN, INFECTED, INFECTION, LAY, MISSED, NO_THANKS, NOBODY, REFUSALS, SCARY, Exchange


def turn_exchange(s: Position) -> None:
    """The exchange with the next player, if nothing is in the way (SA-12)."""
    s.put_away()
    seat = s.active
    partner = step(s, seat, s.direction)
    if partner == seat:
        return
    if obstacle := _in_the_way(s, seat, partner):
        s.tell(ExchangeBlocked(seat=seat, to=partner, why=obstacle))
    else:
        offer(s, seat, partner, "turn")


def _in_the_way(s: Position, seat: Seat, partner: Seat) -> Barred | Literal[""]:
    """What keeps a seat from an exchange with the next player: door, quarantine, or nothing."""
    if is_shut(s, seat, s.direction):
        return "door"
    return "quarantine" if s.rules.isolate and (s.quarantine[seat] or s.quarantine[partner]) else ""


def partner_now(s: Position) -> Seat:
    """With whom the active seat exchanges at the end of its turn as the table stands; NOBODY when it cannot (SA-12)."""
    partner = step(s, s.active, s.direction)
    return NOBODY if partner == s.active or _in_the_way(s, s.active, partner) else partner


def offer(s: Position, by: Seat, to: Seat, why: Exchange) -> None:
    """One seat is to lay a card for another."""
    s.offer = Offer(by, to, why)
    ask_lay(s)


def ask_lay(s: Position) -> None:
    """The offerer chooses a card. Who has none for the partner that Missed! has brought makes no exchange (SA-43)."""
    assert s.offer is not None
    by = s.offer.by
    if s.has_gift(by, s.offer.to):
        s.ask(LAY, by)
    elif s.offer.passed:
        end_offer(s, "nothing")
    else:
        super_infection(s, by, ("ask_lay",))


def lay_choices(s: Position) -> tuple[Act, ...]:
    """The cards that may be offered."""
    assert s.offer is not None
    return tuple(LAYS[card] for card in s.gifts(s.offer.by, s.offer.to))


def answer_lay(s: Position, act: Act) -> None:
    """The card lies there, and cannot be taken back unless Missed! passes the offer on (SA-46)."""
    assert s.offer is not None
    by, to, why, passed = s.offer.by, s.offer.to, s.offer.why, s.offer.passed
    s.laid[by] = act.what
    s.offer = Offer(by, to, why, laid=True, passed=passed)
    if s.heard:
        s.tell(Offered(seat=by, to=to, why=why, card=act.what, passed=passed, audience=s.only(by)))
        s.tell(Offered(seat=by, to=to, why=why, card="", passed=passed, audience=s.others(by)))
    ask_answer(s)


def ask_answer(s: Position) -> None:
    """The partner gives a card or refuses."""
    assert s.offer is not None
    to = s.offer.to
    if s.has_gift(to, s.offer.by) or any(card in s.hands[to] for card in REFUSALS):
        s.ask(ANSWER, to)
    else:
        super_infection(s, to, ("ask_answer",))


def answer_choices(s: Position) -> tuple[Act, ...]:
    """The cards that may be given, and those that refuse (SA-45)."""
    assert s.offer is not None
    to = s.offer.to
    refusing = tuple(REFUSES[card] for card in REFUSALS if card in s.hands[to])
    return tuple(GIVES[card] for card in s.gifts(to, s.offer.by)) + refusing


def answer_answer(s: Position, act: Act) -> None:
    """The partner has decided."""
    if act.verb == "give":
        _exchange(s, act.what)
    else:
        _refuse(s, act.what)


def _refuse(s: Position, card: str) -> None:
    assert s.offer is not None
    by, to = s.offer.by, s.offer.to
    s.tell(Answered(seat=to, card=card, by=by))
    for seat in range(s.rules.seats):
        s.note(seat, "refused", to, (card,), by)
    play_answer(s, to, card)
    if card == SCARY and show_card(s, by, to, s.laid[by], SCARY):
        return
    if card == MISSED:
        s.then(("draw_some", to, "answer", 1), ("pass_on",))
    else:
        assert card in (SCARY, NO_THANKS)
        end_offer(s, "refused")
        s.then(("draw_some", to, "answer", 1))


def play_answer(s: Position, seat: Seat, card: str) -> None:
    """A defence card goes from the hand to the discards, seen by all."""
    s.lose(seat, card, open_to_all=True)
    to_discards(s, card, openly=True)


def pass_on(s: Position) -> None:
    """Missed!: the next player has to exchange instead, if one can be reached. The offerer takes its card back and is asked anew, whatever
    it laid: SA-20 holds for that partner (SA-43)."""
    assert s.offer is not None
    by, was, why = s.offer.by, s.offer.to, s.offer.why
    to = step(s, was, s.direction)
    blocked = is_shut(s, was, s.direction) or (s.rules.isolate and s.quarantine[to] > 0)
    if to == by or blocked:
        end_offer(s, "missed")
        return
    s.laid[by] = ""
    s.offer = Offer(by, to, why, passed=True)
    s.tell(PassedOn(seat=by, was=was, to=to))
    ask_lay(s)


def end_offer(s: Position, why: NoExchange) -> None:
    """No exchange; the offerer keeps the card (SA-46). The Thing's Flamethrower that was refused counts as just received (SA-51)."""
    assert s.offer is not None
    by = s.offer.by
    if s.laid[by] == FLAMETHROWER and by == s.thing == s.active:
        s.got_hot = min(s.got_hot + 1, s.count(by, FLAMETHROWER))
    s.laid[by] = ""
    s.offer = None
    s.tell(OfferEnded(seat=by, why=why))


def _exchange(s: Position, got: str) -> None:
    assert s.offer is not None
    by, to, passed = s.offer.by, s.offer.to, s.offer.passed
    given = s.laid[by]
    s.laid[by] = ""
    s.offer = None
    shown_given, shown_got = bool(s.quarantine[by]), bool(s.quarantine[to])  # "open": face up (SA-61)
    s.lose(by, given, open_to_all=shown_given)
    s.lose(to, got, open_to_all=shown_got)
    receive(s, to, given, seen=shown_given)
    receive(s, by, got, seen=shown_got)
    if s.heard:
        s.tell(Exchanged(one=by, two=to, given=given, got=got, audience=s.only(by, to)))
        seen_given, seen_got = given if shown_given else "", got if shown_got else ""
        s.tell(Exchanged(one=by, two=to, given=seen_given, got=seen_got, audience=s.others(by, to)))
    for seat, other, gave, has_got in ((by, to, given, got), (to, by, got, given)):
        s.note(seat, "gave", other, (gave,))
        s.note(seat, "got", other, (has_got,))
    if not passed:
        infect(s, by, to, given)
    infect(s, to, by, got)


def receive(s: Position, seat: Seat, card: str, seen: bool = False) -> None:
    """A card from another joins a hand; whether it is The Thing's new Flamethrower is remembered (SA-51)."""
    s.take(seat, card)
    if seen:
        s.known[seat] = (*s.known[seat], card)
    if card == FLAMETHROWER and seat == s.thing and s.active == seat:
        s.got_hot += 1


def infect(s: Position, giver: Seat, seat: Seat, card: str) -> None:
    """A Human who gets Infected! from The Thing is Infected (SA-21)."""
    if card != INFECTION or giver != s.thing or s.roles[seat] != HUMAN:
        return
    s.roles[seat] = INFECTED
    s.last_lost = seat
    s.tell(BecameInfected(seat=seat, by=giver, audience=s.only(seat, giver)))
    s.note(seat, "infected_by", giver)
    s.note(giver, "infected", seat)


def super_infection(s: Position, seat: Seat, again: Task) -> None:
    """A seat must exchange and has no legal card (SA-24). Redrawing goes on until it has one: the pile and the discards always hold
    a card that is not Infected!."""
    s.tell(SuperInfected(seat=seat))
    if s.rules.redraw:
        discard(s, seat, INFECTION, "redraw")
        s.then(("draw_some", seat, "redraw", 1), again)
        return
    if s.offer is not None:
        end_offer(s, "refused")
    burn(s, seat, seat)


TASKS: Final[dict[str, Callable[..., None]]] = {
    "exchange": turn_exchange,
    "offer": offer,
    "ask_lay": ask_lay,
    "ask_answer": ask_answer,
    "pass_on": pass_on,
}
