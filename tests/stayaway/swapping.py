"""Other hidden facts of Stay Away! in place of those that a viewer may not know (for the conformance suite).

What a viewer may not know follows here from the rules of secrecy, not from what the state's observation leaves out: the hands and
roles of others, what lies face down, and how pile and discards divide what is left. Backs are seen by all.
"""

from __future__ import annotations

import random
from collections import Counter

from game.engine.contract import ALL, Seat, Viewer
from game.stayaway import StayAway
from game.stayaway.deck import BACK, CATEGORY
from game.stayaway.observation import Hidden
from game.stayaway.state import SaState
from game.stayaway.terms import INFECTED, INFECTION, NOBODY, STAY_AWAY, THE_THING, THING
from tests.swapper import Swapper


def swap(game: StayAway, state: SaState, viewer: Viewer, rng: random.Random) -> Hidden | None:
    """The others' hands dealt anew from all that the viewer does not see, with The Thing and the Infected among those it could be."""
    true = state.hidden(viewer)
    if viewer == ALL or state.turn == 0 or state.who is None:
        return None
    roles = _roles(state, viewer, rng)
    fixed = _fixed(state, viewer, roles)
    if fixed is None:
        return None
    pool = Counter[str]()
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            pool.update(hand)
    pool.update(state.piles[STAY_AWAY].counts)
    pool.update({card: count for card, count in state.discards.items() if BACK[card] == STAY_AWAY})
    for hand in fixed:
        pool.subtract(hand)
    open_discards = Counter({card: count for card, count in state.gone.items() if BACK[card] == STAY_AWAY})
    pool.subtract(open_discards)
    if any(count < 0 for count in pool.values()):
        return None
    cards = sorted(pool.elements())
    rng.shuffle(cards)
    hands = _dealt(state, viewer, roles, fixed, cards)
    if hands is None:
        return None
    number = sum(count for card, count in state.discards.items() if BACK[card] == STAY_AWAY) - open_discards.total()
    discards = Counter(cards[:number]) + open_discards + Counter({c: n for c, n in state.discards.items() if BACK[c] != STAY_AWAY})
    pile = Counter(cards[number:]) + Counter(state.piles["panic"].counts)
    order = {card: place for place, card in enumerate(BACK)}
    laid = true.laid
    return Hidden(
        hands=tuple(() if seat == viewer else tuple(sorted(hand, key=order.__getitem__)) for seat, hand in enumerate(hands)),
        roles=tuple("" if seat == viewer else role for seat, role in enumerate(roles)),
        notes=true.notes,
        laid=laid,
        choice=true.choice,
        drawn=true.drawn,
        pile=tuple(sorted(pile.items())),
        discards=tuple(sorted(discards.items())),
        top_card=true.top_card,
        top_by=true.top_by,
        hot=true.hot if roles == state.roles else 0,
        got_hot=true.got_hot if roles == state.roles else 0,
        human_out=true.human_out,
        last_lost=true.last_lost,
    )


def _roles(state: SaState, viewer: Viewer, rng: random.Random) -> list[str]:
    """Another Thing and other Infected among those about whom the viewer does not know; The Thing knows all roles."""
    roles = state.roles[:]
    if viewer == state.thing:
        return roles
    free = [seat for seat in state.ring if seat != viewer and not (viewer >= 0 and roles[viewer] == INFECTED and seat == state.thing)]
    shuffled = [roles[seat] for seat in free]
    rng.shuffle(shuffled)
    for seat, role in zip(free, shuffled, strict=True):
        roles[seat] = role
    return roles


def _fixed(state: SaState, viewer: Viewer, roles: list[str]) -> list[list[str]] | None:
    """The cards that must be in each hand: the own hand is not among them; None when the swap could not have come about."""
    fixed: list[list[str]] = []
    for seat, role in enumerate(roles):
        need = list(state.known[seat]) if seat != viewer else []
        if seat != viewer and seat in state.ring:
            lies = state.laid[seat]
            if lies and lies not in need and lies in state.hands[seat]:
                need.append(lies)
            if role == THING and THE_THING not in need:
                need.append(THE_THING)
            if role == INFECTED and INFECTION not in need:
                need.append(INFECTION)
            if (role != THING and THE_THING in need) or len(need) > len(state.hands[seat]):
                return None
            if lies == INFECTION and role != state.roles[seat]:
                return None  # only The Thing, or an Infected to it, can have laid that
        fixed.append(need)
    return fixed


def _dealt(state: SaState, viewer: Viewer, roles: list[str], fixed: list[list[str]], cards: list[str]) -> list[list[str]] | None:
    hands = []
    for seat, need in enumerate(fixed):
        if seat == viewer:
            hands.append(state.hands[seat][:])
            continue
        hand = need[:]
        while len(hand) < len(state.hands[seat]):
            place = next((n for n, card in enumerate(cards) if _may_have(state, viewer, seat, roles, card)), NOBODY)
            if place == NOBODY:
                return None
            hand.append(cards.pop(place))
        hands.append(hand)
    return hands


def _may_have(state: SaState, viewer: Viewer, seat: Seat, roles: list[str], card: str) -> bool:
    return card != THE_THING and bool(CATEGORY[card]) and seat != viewer


SWAPPER = Swapper(swap)
