"""Panic! cards: carried out as they are drawn, then discarded; the exchange follows unless the turn ends (SA-70 to SA-81)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.contract import Seat
from game.stayaway.actions import DATES, FRIENDS_WITH, KEEPS, LAYS, SHOW_HAND, SHOW_INFECTED, SHOWS, SILENT, SWAPS, THIRDS, Act
from game.stayaway.events import (
    CardLaidOnPile,
    ChainLaid,
    ChainPassed,
    ExchangeBlocked,
    KeptSilent,
    NoSwap,
    NothingDrawn,
)
from game.stayaway.exchange import infect, receive, super_infection
from game.stayaway.piles import discard, has_stay_away, to_discards
from game.stayaway.position import Position
from game.stayaway.ring import release_all, step, swap, toward, unlock_all
from game.stayaway.showing import show_hand, show_infected
from game.stayaway.terms import (
    BETWEEN,
    BETWEEN_US,
    BLIND_DATE,
    CHAIN,
    CHAIN_REACTION,
    CONFESS,
    DATE,
    FORGET,
    FORGETFUL,
    FRIEND,
    FRIENDS,
    GET_OUT,
    HAND,
    INFECTED,
    INFECTION,
    NOBODY,
    ONE_TWO,
    OOPS,
    PARTY,
    REVELATIONS,
    ROTTEN_ROPES,
    SIDES,
    STAY_AWAY,
    SWAP,
    THE_THING,
    THIRD,
    THREE_FOUR,
)

THIRD_PLAYER = 3
"""SA-73."""


def carry_out(s: Position) -> None:
    """The drawn Panic! card works and goes to the discards."""
    card = s.playing
    to_discards(s, card, openly=True)
    if card not in (CHAIN_REACTION, BLIND_DATE):  # these end the turn
        s.then(("exchange",))
    _PANICS[card](s)


def _rotten_ropes(s: Position) -> None:
    release_all(s, ROTTEN_ROPES)


def _three_four(s: Position) -> None:
    unlock_all(s, THREE_FOUR)


def _party(s: Position) -> None:
    release_all(s, PARTY)
    unlock_all(s, PARTY)
    around = [step(s, s.active, 1, steps) for steps in range(len(s.ring))]
    for one, two in zip(around[::2], around[1::2], strict=False):
        swap(s, one, two)


# seat swaps


def free_others(s: Position) -> list[Seat]:
    """The living others who are not in Quarantine."""
    return [seat for seat in sorted(s.ring) if seat != s.active and not s.quarantine[seat]]


def _get_out(s: Position) -> None:
    others = [] if s.quarantine[s.active] else free_others(s)
    if len(others) > 1:
        s.ask(SWAP, s.active)
    elif others:
        swap(s, s.active, others[0])
    else:
        s.tell(NoSwap(seat=s.active))


def swap_choices(s: Position) -> tuple[Act, ...]:
    """A choice for each seat to swap places with (SA-72)."""
    return tuple(SWAPS[seat] for seat in free_others(s))


def answer_swap(s: Position, chosen: Act) -> None:
    """With whom the active seat swaps."""
    swap(s, s.active, chosen.seat)


def third(s: Position, side: str) -> Seat:
    """The third player to a side, NOBODY when that comes to nothing (SA-73)."""
    seat = step(s, s.active, toward(side), THIRD_PLAYER)
    return NOBODY if seat == s.active or s.quarantine[seat] or s.quarantine[s.active] else seat


def _one_two(s: Position) -> None:
    left, right = (third(s, side) for side in SIDES)
    if left != right:
        s.ask(THIRD, s.active)
    else:
        _swap_third(s, left)


def _swap_third(s: Position, seat: Seat) -> None:
    if seat == NOBODY:
        s.tell(NoSwap(seat=s.active))
    else:
        swap(s, s.active, seat)


def third_choices(s: Position) -> tuple[Act, ...]:  # noqa: ARG001 - as all of these
    """A choice for either side to go to."""
    return tuple(THIRDS[side] for side in SIDES)


def answer_third(s: Position, chosen: Act) -> None:
    """The third player on that side."""
    _swap_third(s, third(s, chosen.side))


# showing


def _between(s: Position) -> None:
    neighbours = _neighbours(s)
    if len(neighbours) > 1:
        s.ask(BETWEEN, s.active)
    else:
        show_hand(s, s.active, neighbours[0], BETWEEN_US)


def _neighbours(s: Position) -> list[Seat]:
    return sorted({step(s, s.active, way) for way in (1, -1)})


def between_choices(s: Position) -> tuple[Act, ...]:
    """One of the two neighbours; doors do not matter (SA-75)."""
    return tuple(SHOWS[seat] for seat in _neighbours(s))


def answer_between(s: Position, chosen: Act) -> None:
    """The neighbour sees the hand."""
    show_hand(s, s.active, chosen.seat, BETWEEN_US)


def _oops(s: Position) -> None:
    show_hand(s, s.active, NOBODY, OOPS)


def _revelations(s: Position) -> None:
    s.waiting = around(s)
    s.then(("confess",))


def around(s: Position) -> tuple[Seat, ...]:
    """All the living in the direction of play, the active seat first."""
    return tuple(step(s, s.active, s.direction, steps) for steps in range(len(s.ring)))


def confess(s: Position) -> None:
    """The next player may show the hand (SA-77)."""
    if s.waiting:
        seat, s.waiting = s.waiting[0], s.waiting[1:]
        s.ask(CONFESS, seat)


def confess_choices(s: Position) -> tuple[Act, ...]:
    """Nothing, the hand, or an Infected! alone."""
    assert s.who is not None
    return (SILENT, SHOW_HAND, SHOW_INFECTED) if INFECTION in s.hands[s.who] else (SILENT, SHOW_HAND)


def answer_confess(s: Position, chosen: Act) -> None:
    """It stops at the first Infected! shown."""
    seat = s.who
    assert seat is not None
    if chosen.verb == SILENT.verb:
        s.tell(KeptSilent(seat=seat))
        s.then(("confess",))
    elif chosen.what == SHOW_INFECTED.what:
        show_infected(s, seat, REVELATIONS)
        s.waiting = ()
    elif not show_hand(s, seat, NOBODY, REVELATIONS) and INFECTION not in s.hands[seat]:
        s.then(("confess",))
    else:
        s.waiting = ()


# Forgetful and Blind date


def _forgetful(s: Position) -> None:
    s.ask(FORGET, s.active)


def forget_choices(s: Position) -> tuple[Act, ...]:
    """The card that stays: an Infected keeps an Infected!, The Thing its own (SA-22, SA-23, SA-78)."""
    hand = s.hands[s.active]
    if THE_THING in hand:
        return (KEEPS[THE_THING],)
    if s.roles[s.active] == INFECTED:
        return (KEEPS[INFECTION],)
    return tuple(KEEPS[card] for card in dict.fromkeys(hand))


def answer_forget(s: Position, chosen: Act) -> None:
    """The others go, and as many are drawn."""
    seat = s.active
    going = s.hands[seat][:]
    going.remove(chosen.what)
    for card in going:
        discard(s, seat, card, FORGETFUL)
    s.then(("draw_some", seat, FORGETFUL, HAND - 1))


def _blind_date(s: Position) -> None:
    if has_stay_away(s):
        s.ask(DATE, s.active)
    else:
        s.tell(NothingDrawn(seat=s.active, why="date"))


def date_choices(s: Position) -> tuple[Act, ...]:
    """What may be laid on the pile."""
    return tuple(DATES[card] for card in s.loses(s.active))


def answer_date(s: Position, chosen: Act) -> None:
    """The card leaves the hand for the top Stay Away! card of the pile."""
    seat = s.active
    s.lose(seat, chosen.what, open_to_all=s.shows_draws(seat))
    s.laid[seat] = chosen.what
    s.then(("draw_some", seat, "date", 1), ("lay_on_pile",))


def lay_on_pile(s: Position) -> None:
    """It lies on top of the pile (SA-79)."""
    seat = s.active
    card, s.laid[seat] = s.laid[seat], ""
    s.top, s.top_card, s.top_by = STAY_AWAY, card, seat
    s.note(seat, "laid", NOBODY, (card,))
    if s.shows_draws(seat):
        s.tell(CardLaidOnPile(seat=seat, card=card))
    else:
        s.tell(CardLaidOnPile(seat=seat, card=card, audience=s.only(seat)))
        s.tell(CardLaidOnPile(seat=seat, card="", audience=s.others(seat)))


# exchanges


def _friends(s: Position) -> None:
    others = [] if s.quarantine[s.active] else free_others(s)
    if len(others) > 1:
        s.ask(FRIEND, s.active)
    elif others:
        s.then(("offer", s.active, others[0], "friends"))
    else:
        s.tell(ExchangeBlocked(seat=s.active, to=NOBODY, why="quarantine"))


def friend_choices(s: Position) -> tuple[Act, ...]:
    """A choice for each seat to exchange with (SA-80)."""
    return tuple(FRIENDS_WITH[seat] for seat in free_others(s))


def answer_friend(s: Position, chosen: Act) -> None:
    """An exchange with that seat, then the turn's own."""
    s.then(("offer", s.active, chosen.seat, "friends"))


def _chain_reaction(s: Position) -> None:
    s.waiting = around(s)
    s.then(("chain",))


def chain(s: Position) -> None:
    """The next player chooses a card; when all have, they pass at once (SA-81)."""
    if not s.waiting:
        _pass_all(s)
        return
    seat, s.waiting = s.waiting[0], s.waiting[1:]
    if s.gifts(seat, step(s, seat, s.direction)):
        s.ask(CHAIN, seat)
        return
    if s.rules.redraw:
        s.waiting = (seat, *s.waiting)
        super_infection(s, seat, ("chain",))
        return
    super_infection(s, seat, ())
    if not s.result:
        s.then(("chain",))


def chain_choices(s: Position) -> tuple[Act, ...]:
    """What may be passed on."""
    assert s.who is not None
    return tuple(LAYS[card] for card in s.gifts(s.who, step(s, s.who, s.direction)))


def answer_chain(s: Position, chosen: Act) -> None:
    """The card lies there until all have chosen."""
    seat = s.who
    assert seat is not None
    s.laid[seat] = chosen.what
    if s.heard:
        s.tell(ChainLaid(seat=seat, card=chosen.what, audience=s.only(seat)))
        s.tell(ChainLaid(seat=seat, card="", audience=s.others(seat)))
    s.then(("chain",))


def _pass_all(s: Position) -> None:
    passing = [(seat, step(s, seat, s.direction), s.laid[seat]) for seat in s.ring]
    s.laid = [""] * s.rules.seats
    for seat, _, card in passing:
        s.lose(seat, card, open_to_all=False)
    for seat, to, card in passing:
        s.known[to] = ()
        receive(s, to, card)
        if s.heard:
            s.tell(ChainPassed(seat=seat, to=to, card=card, audience=s.only(seat, to)))
            s.tell(ChainPassed(seat=seat, to=to, card="", audience=s.others(seat, to)))
        s.note(seat, "gave", to, (card,))
        s.note(to, "got", seat, (card,))
    for seat, to, card in passing:
        infect(s, seat, to, card)


_PANICS: Final[dict[str, Callable[[Position], None]]] = {
    ROTTEN_ROPES: _rotten_ropes,
    GET_OUT: _get_out,
    FORGETFUL: _forgetful,
    ONE_TWO: _one_two,
    THREE_FOUR: _three_four,
    PARTY: _party,
    BETWEEN_US: _between,
    CHAIN_REACTION: _chain_reaction,
    FRIENDS: _friends,
    BLIND_DATE: _blind_date,
    OOPS: _oops,
    REVELATIONS: _revelations,
}

TASKS: Final[dict[str, Callable[..., None]]] = {"confess": confess, "lay_on_pile": lay_on_pile, "chain": chain}
