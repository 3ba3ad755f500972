"""What each thing that a seat can do in its turn is worth: the effect, where it leaves everybody sitting, and the card it costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.players.stayaway.cards import giving, keep
from game.players.stayaway.view import Layout, View, toward
from game.stayaway.actions import Act
from game.stayaway.terms import (
    ANALYSIS,
    AXE,
    BETTER_RUN,
    CHANGE_PLACES,
    DETERMINATION,
    FLAMETHROWER,
    HUMAN,
    INFECTED,
    INFECTION,
    LOCKED_DOOR,
    NOBODY,
    QUARANTINE,
    SEDUCTION,
    SUSPICION,
    THE_THING,
    THING,
    WATCH_YOUR_BACK,
    WHISKY,
)

LOST: Final = 1.0
"""What a Human loses by being infected."""
_HIT: Final = 0.9
"""How often a Flamethrower meets no No barbecues!."""
_BURN: Final = {"thing": 1.0, "bad": 0.12, "human": -0.33}
"""What a burnt seat of each role is worth to the Humans."""
_FEW: Final = 4
"""Seats at the table where there is least time to find out more before burning: half as many again leave half as much haste."""
_AGAINST: Final = {"human": 0.60, "bad": -0.25, "thing": -3.0}
"""… and to the other side."""

_FEAR: Final = 0.25
"""What a Human beside The Thing costs it, once the table knows it."""
_GUARD: Final = 0.20
"""… as an Infected sees it."""
_HOT: Final = 0.5
"""What a Flamethrower costs The Thing that cannot get rid of it in its turn (SA-51)."""
Valued = tuple[Act, float]


def values(view: View, legal: Sequence[Act]) -> list[Valued]:
    """The worth of each action of a turn's second phase; statements are not among them."""
    return [(act, _worth(view, act)) for act in legal if act.verb != "say"]


def _worth(view: View, act: Act) -> float:
    hand = list(view.seen.hand)
    hand.remove(act.what)
    cost = keep(view, act.what)
    if act.verb == "discard":
        return standing(view, view.layout, hand, view.partner(view.layout, view.me)) - cost - _tell(view, act.what)
    effect = EFFECTS.get(act.what, _nothing)(view, act, hand)
    return effect - cost


def _tell(view: View, card: str) -> float:
    """What a discard gives away: in Quarantine all see it (SA-61)."""
    if view.role == HUMAN or not view.seen.places[view.me].quarantine:
        return 0.0
    return 0.3 if card == INFECTION else 0.0


# where everybody sits


def standing(view: View, layout: Layout, hand: Sequence[str], partner: int) -> float:
    """What it is worth to sit so with this hand, exchanging next with `partner` (NOBODY: with none)."""
    return _STANDINGS[view.role](view, layout, hand, partner)


def _human_stands(view: View, layout: Layout, hand: Sequence[str], partner: int) -> float:
    value = -LOST * view.danger(partner)
    guarded = 0.4 if any(card in hand for card in ("no_thanks", "scary", "missed")) else 1.0
    before = view.partner(layout, view.me, -layout.direction)
    if before != NOBODY:
        value -= 0.5 * LOST * view.danger(before) * guarded
    if FLAMETHROWER in hand:
        value += 0.25 * max((_wanted(view, seat) for seat in view.neighbours(layout, view.me)), default=0.0)
    return value


def _wanted(view: View, seat: int) -> float:
    """How much a suspect who cannot be burnt yet is wanted beside a Flamethrower."""
    return max(0.0, view.thing[seat] - 0.2)


def _thing_stands(view: View, layout: Layout, hand: Sequence[str], partner: int) -> float:
    copies = hand.count(INFECTION)
    value = 0.0
    if partner != NOBODY:
        value += best_gift(view, hand, partner)
        copies -= view.human[partner] > 0 and FLAMETHROWER not in hand
    before = view.partner(layout, view.me, -layout.direction)
    if before != NOBODY and before != partner and view.human[before]:
        value += 0.35 if copies > 0 else 0.1
    suspected = view.public.thing(view.me)
    for seat in view.neighbours(layout, view.me):
        if seat == partner and INFECTION in hand and FLAMETHROWER not in hand:
            continue
        known = 1.0 if seat in view.knowing else suspected
        value -= _FEAR * known * view.human[seat]
    kept = hand.count(FLAMETHROWER) - (partner != NOBODY)
    return value - _HOT * max(0, kept)


def _infected_stands(view: View, layout: Layout, hand: Sequence[str], partner: int) -> float:
    """The Thing should have Humans beside it, and a Flamethrower an Infected's Human neighbour."""
    value = 0.0
    thing = view.seen.thing
    if thing in layout.ring:
        near = {seat for way in (1, -1) if (seat := view.partner(layout, thing, way)) != NOBODY}
        value += 0.3 * sum(view.human[seat] for seat in near if seat != view.me)
        if partner == thing and hand.count(INFECTION) > 1:
            value += 0.25
        suspected = view.public.thing(thing)
        value -= _GUARD * suspected * sum(view.human[seat] for seat in view.neighbours(layout, thing))
    if FLAMETHROWER in hand:
        value += 0.15 * max((view.human[seat] for seat in view.neighbours(layout, view.me)), default=0.0)
    return value


_STANDINGS: Final[dict[str, Callable[[View, Layout, Sequence[str], int], float]]] = {
    HUMAN: _human_stands,
    THING: _thing_stands,
    INFECTED: _infected_stands,
}


# effects


def _stay(view: View, hand: Sequence[str]) -> float:
    return standing(view, view.layout, hand, view.partner(view.layout, view.me))


def _nothing(view: View, act: Act, hand: Sequence[str]) -> float:
    del act
    return _stay(view, hand)


def burning(view: View, seat: int) -> float:
    """What it is worth that this seat is out."""
    table = _BURN if view.role == HUMAN else _AGAINST
    value = table["thing"] * view.thing[seat] + table["bad"] * view.bad[seat] + table["human"] * view.human[seat]
    if view.role == HUMAN:
        return value + view.manner.burn * _FEW / len(view.seen.places)
    if seat in view.knowing:
        value += 0.3
    return value


def _flamethrower(view: View, act: Act, hand: Sequence[str]) -> float:
    layout = view.layout.without(act.seat)
    after = standing(view, layout, hand, view.partner(layout, view.me)) if len(layout.ring) > 1 else 0.0
    if view.role == HUMAN:  # what it was held for
        after += 0.25 * max((_wanted(view, seat) for seat in view.neighbours(view.layout, view.me)), default=0.0)
    return _HIT * (burning(view, act.seat) + after) + (1 - _HIT) * _stay(view, hand)


def doubt(view: View, seat: int) -> float:
    """How much there is to learn about a seat, 0 to 1."""
    thing, bad = view.thing[seat], view.bad[seat]
    return 4 * thing * (1 - thing) + bad * (1 - bad)


def _analysis(view: View, act: Act, hand: Sequence[str]) -> float:
    learnt = 0.35 * doubt(view, act.seat) if view.role == HUMAN else 0.02
    return learnt + _stay(view, hand)


def _suspicion(view: View, act: Act, hand: Sequence[str]) -> float:
    learnt = 0.14 * doubt(view, act.seat) if view.role == HUMAN else 0.02
    return learnt + _stay(view, hand)


def _whisky(view: View, act: Act, hand: Sequence[str]) -> float:
    del act
    if INFECTION in hand or THE_THING in hand:
        return _stay(view, hand) - (0.25 if view.role == HUMAN else 3.0)
    trusted = 1 - view.public.thing(view.me) - view.public.infected(view.me)
    return _stay(view, hand) + 0.25 * (1 - trusted)


def _determination(view: View, act: Act, hand: Sequence[str]) -> float:
    del act
    needed = view.role == THING and INFECTION not in hand
    return (0.35 if needed else 0.10) + _stay(view, hand)


def _turn_round(view: View, act: Act, hand: Sequence[str]) -> float:
    del act
    layout = view.layout.turned()
    return standing(view, layout, hand, view.partner(layout, view.me))


def _swap(view: View, act: Act, hand: Sequence[str]) -> float:
    layout = view.layout.swapped(view.me, act.seat)
    return 0.85 * standing(view, layout, hand, view.partner(layout, view.me)) + 0.15 * _stay(view, hand)


def _seduction(view: View, act: Act, hand: Sequence[str]) -> float:
    """An exchange with the target, and none after it."""
    if view.role == HUMAN:
        return standing(view, view.layout, hand, act.seat)
    kept = list(hand)
    if view.role == THING and FLAMETHROWER in kept:
        kept.remove(FLAMETHROWER)
    return standing(view, view.layout, kept, NOBODY) + best_gift(view, hand, act.seat)


def best_gift(view: View, hand: Sequence[str], to: int) -> float:
    """What the best card to give to a seat in the own turn is worth, 0 when there is none (SA-20). A Flamethrower of The Thing goes first
    (SA-51)."""
    if view.role == THING and FLAMETHROWER in hand:
        return giving(view, FLAMETHROWER, to)
    return max((giving(view, card, to) for card in hand if may_give(view, card, to, hand)), default=0.0)


def may_give(view: View, card: str, to: int, hand: Sequence[str]) -> bool:
    """Whether the viewer could give this card to that seat (SA-20)."""
    if card == THE_THING:
        return False
    if card != INFECTION or view.role == THING:
        return True
    return view.role == INFECTED and to == view.seen.thing and hand.count(INFECTION) > 1


def _quarantine(view: View, act: Act, hand: Sequence[str]) -> float:
    """The target exchanges with nobody for two of its turns."""
    partner = view.partner(view.layout, view.me)
    after = standing(view, view.layout, hand, NOBODY if partner == act.seat else partner)
    if view.role == HUMAN:
        return after + 0.3 * view.thing[act.seat] - 0.02
    return after + (0.06 * view.human[act.seat] if act.seat != view.seen.thing else -0.5)


def _door(view: View, act: Act, hand: Sequence[str]) -> float:
    layout = view.layout.with_door(view.me, toward(act.side), shut=True)
    return standing(view, layout, hand, view.partner(layout, view.me))


def _axe(view: View, act: Act, hand: Sequence[str]) -> float:
    if act.side:
        layout = view.layout.with_door(view.me, toward(act.side), shut=False)
        return standing(view, layout, hand, view.partner(layout, view.me))
    value = _stay(view, hand)
    if view.role == HUMAN:
        return value if act.seat == view.me else value - 0.2 * view.thing[act.seat]
    layout = view.layout
    following = layout.beside(view.me, layout.direction) if view.role == THING else NOBODY
    return value + (0.25 if act.seat in (view.seen.thing, following) else 0.0)


EFFECTS: Final[dict[str, Callable[[View, Act, Sequence[str]], float]]] = {
    FLAMETHROWER: _flamethrower,
    ANALYSIS: _analysis,
    SUSPICION: _suspicion,
    WHISKY: _whisky,
    DETERMINATION: _determination,
    WATCH_YOUR_BACK: _turn_round,
    CHANGE_PLACES: _swap,
    BETTER_RUN: _swap,
    SEDUCTION: _seduction,
    QUARANTINE: _quarantine,
    LOCKED_DOOR: _door,
    AXE: _axe,
}
