"""Dropping, picking up and handing over, cards and the things of a haunt that are dealt with like them (BT-4.5).

Verbs of a turn: `drop CARD`, `pick_up CARD`. Deals have a room of their own, `game.betrayal.dealing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.betrayal.actions import Act, act
from game.betrayal.data import HOLDINGS
from game.betrayal.deeds import GAIN, LOSE, may, stopped
from game.betrayal.holding import gain_card, lift, lose_card, put_down
from game.betrayal.position import Position

if TYPE_CHECKING:
    from game.betrayal.haunts.things import Thing


def things_of(s: Position, body: int) -> list[str]:
    """The haunt's things that a figure has and has not dealt with in this turn."""
    return [thing.id for thing in s.haunt.things if thing.had(s, body)]


def thing(s: Position, what: str) -> Thing | None:
    """The haunt's thing of this name; None: it is a card."""
    return next((each for each in s.haunt.things if each.id == what), None)


def to_drop(s: Position, body: int) -> list[str]:
    """What a figure may lay down."""
    cards = [card for card in s.t.bodies[body].cards if card in HOLDINGS and HOLDINGS[card].drop and not s.used(f"item:{card}")]
    return [card for card in (*cards, *(each.id for each in s.haunt.things if each.may_drop(s, body))) if s.haunt.may_drop(s, body, card)]


def lying(s: Position, body: int, place: str) -> list[str]:
    """What lies in a place for a figure to take."""
    if not s.haunt.things and place not in s.t.dropped:
        return []
    cards = [card for card in s.t.dropped.get(place, ()) if not s.used(f"item:{card}")]
    return [card for card in (*cards, *(each.id for each in s.haunt.things if each.lies(s, place))) if s.haunt.may_pick_up(s, body, card)]


def pile_choices(s: Position, body: int) -> list[Act]:
    """What the explorer whose turn it is may drop and pick up: any number, each card only once a turn."""
    found = [act("drop", card) for card in to_drop(s, body)]
    found += [act("pick_up", card) for card in lying(s, body, s.place(body))]
    return found


def may_pass(s: Position, giver: int, to: int, card: str) -> bool:
    """Whether nothing forbids that a card goes from one explorer to another by their own will."""
    given = may(s, LOSE, giver, card=card, other=to, how="given")
    return given and may(s, GAIN, to, card=card, other=giver, how="given")


def carry_choices(s: Position, body: int) -> list[Act]:
    """What a monster that carries things may pick up in its turn (BT-6.7.6)."""
    cards = s.t.dropped.get(s.place(body), ())
    return [act("pick_up", card) for card in cards if not s.used(f"item:{card}") and s.haunt.may_pick_up(s, body, card)]


def hand_over(s: Position, giver: int, to: int, card: str) -> None:
    """A card goes from one explorer to another; it is done with for this turn."""
    if stopped(s, LOSE, giver, card=card, other=to, how="given") or stopped(s, GAIN, to, card=card, other=giver, how="given"):
        return
    if moved := thing(s, card):
        moved.goes(s, giver)
        moved.comes(s, to)
        return
    lose_card(s, giver, card, "given")
    s.use(f"item:{card}")
    gain_card(s, to, card, "given", giver)


def drop_card(s: Position, body: int, card: str, place: str = "") -> None:
    """A card goes to the Item Pile of the figure's place, or of another one."""
    place = place or s.place(body)
    if stopped(s, LOSE, body, card=card, how="dropped"):
        return
    if moved := thing(s, card):
        moved.goes(s, body)
        moved.laid(s, body, place)
        return
    lose_card(s, body, card, "dropped")
    s.use(f"item:{card}")
    put_down(s, card, place)


def pick_up(s: Position, body: int, card: str, place: str = "") -> None:
    """A card is taken from the Item Pile of the figure's place, or of another one."""
    place = place or s.place(body)
    if stopped(s, GAIN, body, card=card, how="picked"):
        return
    if moved := thing(s, card):
        moved.taken(s, place)
        moved.comes(s, body)
        return
    lift(s, card, place)
    s.use(f"item:{card}")
    gain_card(s, body, card, "picked")


def carry(s: Position, body: int, card: str, source: str, place: str) -> None:
    """What lies in one place lies in another: something has brought it there for a figure, in whose hands it never was."""
    if moved := thing(s, card):
        moved.taken(s, source)
        moved.laid(s, body, place)
        return
    lift(s, card, source)
    s.use(f"item:{card}")
    put_down(s, card, place)
