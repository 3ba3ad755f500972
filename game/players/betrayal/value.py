"""What a position of Betrayal is worth to a seat: how its side's explorers are, what they hold, how far they have come, and how the
others are."""

from __future__ import annotations

from typing import Final

from game.betrayal.moving import fully_explored
from game.betrayal.rooms import PAINS
from game.betrayal.state import BtState
from game.betrayal.terms import HAUNTED, TRAITORS
from game.engine.contract import Seat
from game.players.betrayal.answers import health
from game.players.betrayal.movement import pulls

WIN: Final = 200.0
ALIVE: Final = 14.0
CARD: Final = 1.6
STUN: Final = 3.0
WAY: Final = 60.0
"""A side's whole way to its goal."""
NEAR: Final = 25.0
"""Standing where a figure wants to be."""
FOUND: Final = 1.2
"""A room discovered before the haunt."""


def value(s: BtState, seat: Seat) -> float:
    """Higher is better for the seat's side."""
    if s.t.ended:
        return WIN if seat in s.t.winners else (-WIN if s.t.winners else 0.0)
    if s.t.phase != HAUNTED:
        return _explorer(s, seat) + FOUND * len(s.t.spots) - 0.2 * _to_doorway(s, seat)
    side = s.t.bodies[seat].side
    total = 0.0
    for index, body in enumerate(s.t.bodies):
        if not body.alive:
            continue
        sign = 1.0 if body.side == side else -1.0
        if s.is_explorer(index):
            total += sign * (ALIVE + _explorer(s, index))
        else:
            total += sign * (-STUN if body.stunned else 0.0)
        if body.seat == seat:
            total += NEAR * _nearness(s, index)
    heroes, traitors = s.haunt.progress(s)
    lead = traitors - heroes if side == TRAITORS else heroes - traitors
    return total + WAY * lead


def _explorer(s: BtState, index: int) -> float:
    body = s.t.bodies[index]
    worth = sum(health(step + 1) for step in body.traits) + CARD * len(body.cards)
    if body.room in PAINS:
        worth -= 1.0
    return worth


def _nearness(s: BtState, index: int) -> float:
    return pulls(s, index, (s.room(index),))[s.room(index)] if s.room(index) else 0.0


def _to_doorway(s: BtState, seat: Seat) -> int:
    room = s.room(seat)
    far = s.board.distances(room) if room else {}
    open_rooms = [far[each] for each in far if s.board.open(each) and not fully_explored(s, s.board.floor(each))]
    return min(open_rooms, default=6)
