"""What an action tells the table: the other side sees its own moves with the eyes of those who see only what is public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.contract import Event
from game.players.stayaway.belief import Belief
from game.players.stayaway.view import View
from game.stayaway import events as ev
from game.stayaway.actions import SHOW_INFECTED, Act
from game.stayaway.terms import AXE, FLAMETHROWER, INFECTION, NOBODY, REVELATIONS

_OWN: Final = 0.4
"""How much an Infected cares for its own cover, against that of The Thing."""


def public(view: View, act: Act) -> Sequence[Event]:
    """What all see at once when the viewer does this; nothing for what stays hidden."""
    me = view.me
    if act.verb == "say":
        return (ev.Spoke(seat=me, saying=act.what, about=act.seat),)
    if act.verb == "silent":
        return (ev.KeptSilent(seat=me), *_lap(view))
    if act.verb == "show" and act.what == SHOW_INFECTED.what:
        return (ev.CardShown(seat=me, to=NOBODY, card=INFECTION, why=REVELATIONS),)
    if act.verb == "refuse" and (offer := view.seen.exchange()) is not None:
        return (ev.Answered(seat=me, card=act.what, by=offer.by),)
    if act.verb == "play":
        played = ev.Played(seat=me, card=act.what, target=act.seat, side=act.side)
        return (played, ev.Burnt(seat=act.seat, by=me)) if act.what == FLAMETHROWER else (played,)
    return ()


def _lap(view: View) -> Sequence[Event]:
    """How Revelations would go on: Humans show their hands, the others keep silent. An Infected! shown would stop it (SA-77)."""
    return tuple(
        ev.HandShown(seat=seat, to=NOBODY, cards=(AXE,), why=REVELATIONS) if view.human[seat] > 0.5 else ev.KeptSilent(seat=seat)
        for seat in view.seen.still_asked()
    )


def exposure(view: View, belief: Belief) -> float:
    """How far the other side is found out, 0 to about 1."""
    thing = view.seen.thing
    if thing in (view.me, NOBODY):
        return belief.thing(view.me)
    return belief.thing(thing) + _OWN * (belief.thing(view.me) + belief.infected(view.me))


def telling(view: View, act: Act) -> float:
    """By how much an action of the other side raises its exposure; negative when it misleads."""
    seen = public(view, act)
    if not seen:
        return 0.0
    after = view.public.copy()
    after.update(seen)
    return exposure(view, after) - exposure(view, view.public)
