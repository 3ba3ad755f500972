"""What each answer is worth to every question of Stay Away! but a turn's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.players.stayaway import turn
from game.players.stayaway.cards import giving, helping, keep
from game.players.stayaway.turn import LOST, Valued, standing
from game.players.stayaway.view import View, toward
from game.stayaway.actions import Act
from game.stayaway.terms import FLAMETHROWER, HUMAN, INFECTION, MISSED, NOBODY, SCARY, THING, Kind

_FRESH: Final = 0.04
"""What the card drawn for a defence card is worth."""


_NEEDED: Final = 0.12
"""What it is worth to The Thing that the card drawn may be the Infected! it has not."""


def _lay(view: View, legal: Sequence[Act]) -> list[Valued]:
    offer = view.seen.exchange()
    assert offer is not None
    return [(act, giving(view, act.what, offer.to, infects=not offer.passed)) for act in legal]


def _answer(view: View, legal: Sequence[Act]) -> list[Valued]:
    """To give means to take what lies there, which infects nobody whom Missed! has passed it to (SA-43)."""
    offer = view.seen.exchange()
    assert offer is not None
    by = offer.by
    danger = 0.0 if offer.passed else LOST * view.danger(by)
    return [(act, _refusal(view, act.what, by) if act.verb == "refuse" else giving(view, act.what, by) - danger) for act in legal]


def _refusal(view: View, card: str, by: int) -> float:
    """A refusal costs the card; Scary shows the offer, Missed! may hit a friend."""
    value = _FRESH - keep(view, card)
    if view.role == HUMAN:
        if card == SCARY:
            value += 0.15 * turn.doubt(view, by)
        return value
    if view.role == THING:
        return value + (_NEEDED if INFECTION not in view.seen.hand else -0.05)
    if by == view.seen.thing:
        return value - 0.3
    return value - (0.02 if card == MISSED else 0.0)


def _barbecue(view: View, legal: Sequence[Act]) -> list[Valued]:
    """Nobody burns who need not."""
    del view
    return [(act, 1.0 if act.verb == "refuse" else 0.0) for act in legal]


def _comfort(view: View, legal: Sequence[Act]) -> list[Valued]:
    """Stays where it is better to stay than to sit where `active` does."""
    layout = view.layout
    there = layout.swapped(view.me, view.seen.active)
    hand = view.seen.hand
    stay, go = (standing(view, each, hand, NOBODY) for each in (layout, there))
    return [(act, stay - keep(view, act.what) + _FRESH if act.verb == "refuse" else go) for act in legal]


def _keep(view: View, legal: Sequence[Act]) -> list[Valued]:
    """Determination and Forgetful: the card that is worth most."""
    return [(act, keep(view, act.what, max(1, view.held(act.what)))) for act in legal]


def _swap(view: View, legal: Sequence[Act]) -> list[Valued]:
    return [(act, _seated(view, act.seat)) for act in legal]


def _seated(view: View, with_seat: int) -> float:
    layout = view.layout.swapped(view.me, with_seat)
    return standing(view, layout, view.seen.hand, view.partner(layout, view.me))


def _third(view: View, legal: Sequence[Act]) -> list[Valued]:
    ring = view.layout.ring
    here = ring.index(view.me)
    found = []
    for act in legal:
        other = ring[(here + 3 * toward(act.side)) % len(ring)]
        still = other == view.me or view.seen.places[other].quarantine or view.seen.places[view.me].quarantine
        found.append((act, _seated(view, view.me if still else other)))
    return found


def _between(view: View, legal: Sequence[Act]) -> list[Valued]:
    """A Human shows the hand where it convinces a Human; the others show it to their own."""
    if view.role == HUMAN:
        return [(act, view.human[act.seat] * (1.0 if view.clean else -1.0)) for act in legal]
    return [(act, 2 * view.thing[act.seat] + view.bad[act.seat]) for act in legal]


def _confess(view: View, legal: Sequence[Act]) -> list[Valued]:
    """A hand that proves a Human is shown. The other side shows an Infected! only to stop the lap: what that is worth lies in what
    it tells."""
    if view.role == HUMAN:
        return [(act, float(act.what == "hand") if view.clean else float(act.verb == "silent")) for act in legal]
    return [(act, -9.0 if act.what == "hand" else 0.0) for act in legal]


def _date(view: View, legal: Sequence[Act]) -> list[Valued]:
    """The card that is worth least; it will be drawn by the next seat."""
    following = view.layout.beside(view.me, view.layout.direction)
    return [(act, 0.5 * helping(view, act.what, following) - keep(view, act.what)) for act in legal]


def _friend(view: View, legal: Sequence[Act]) -> list[Valued]:
    return [(act, _befriended(view, act.seat)) for act in legal]


def _befriended(view: View, seat: int) -> float:
    if view.role == HUMAN:
        return -LOST * view.danger(seat)
    hand = list(view.seen.hand)
    if FLAMETHROWER in hand and view.partner(view.layout, view.me) != NOBODY:
        hand.remove(FLAMETHROWER)  # The Thing's goes in the turn's exchange (SA-51)
    return turn.best_gift(view, hand, seat)


def _chain(view: View, legal: Sequence[Act]) -> list[Valued]:
    to = view.layout.beside(view.me, view.layout.direction)
    return [(act, giving(view, act.what, to)) for act in legal]


ANSWERS: Final[dict[Kind, Callable[[View, Sequence[Act]], list[Valued]]]] = {
    "act": turn.values,
    "lay": _lay,
    "answer": _answer,
    "barbecue": _barbecue,
    "comfort": _comfort,
    "keep": _keep,
    "forget": _keep,
    "swap": _swap,
    "third": _third,
    "between": _between,
    "confess": _confess,
    "date": _date,
    "friend": _friend,
    "chain": _chain,
}
"""How the answers to each question are valued."""
