"""Who plays a monster, and in which place of the order of turns it moves (BT-6.4.1, BT-6.7.1).

A kind of figure says when it moves (`FigureKind.turn`), a haunt which figures obey whoever holds a card (`Haunt.leashes`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.events import Told
from game.betrayal.terms import HEROES, MONSTERS, NOBODY, TRAITORS

if TYPE_CHECKING:
    from game.betrayal.haunts.declared import Declared
    from game.betrayal.position import Position
    from game.betrayal.table import Table
    from game.engine.contract import Seat

EXPLORER: Final = "explorer"
"""The kind of the figures that are explorers."""
WITH_MONSTERS, WITH_SEAT, WITH_SIDE, AT_LEFT = "monsters", "seat", "side", "left"
"""When a kind of figure moves: in the monsters' turn; right after the turn of the seat that plays it; so as long as it is on the heroes'
side, else with the monsters; right before the turn of the seat to the traitor's left, which plays it then."""


class Leash(msgspec.Struct, frozen=True):
    """Figures (`who`) that obey the hero who holds a card, and the traitor where no hero does."""

    card: str
    who: Callable[[Position, int], bool]


def place_of(haunt: Declared, table: Table, body: int) -> tuple[int, bool]:
    """The place in the order of turns in which a monster moves, and whether before the seat whose place it is."""
    b = table.bodies[body]
    turn = haunt.figures[b.kind].turn
    if turn == AT_LEFT:
        last = table.traitor if table.traitor != NOBODY else table.revealer
        return (last + 1) % sum(1 for each in table.bodies if each.kind == EXPLORER), True
    if turn == WITH_SEAT or (turn == WITH_SIDE and b.side == HEROES):
        return b.seat, False
    return MONSTERS, False


def moving_at(s: Position, place: int, before: bool, kind: str = "") -> list[int]:
    """The monsters, of a kind or all, that move in a place of the order, before its seat or after it."""
    return [i for i in s.monsters(kind) if place_of(s.haunt, s.t, i) == (place, before) and s.haunt.monster_moves(s, i)]


def take_over(s: Position, body: int, seat: Seat, side: str = "") -> None:
    """A seat plays a monster from now on, on its own side or this one."""
    b = s.t.bodies[body]
    if b.seat != seat:
        b.seat = seat
        s.tell(Told(fact="obeys", body=body, words=(str(seat),)))
    s.join(body, side or s.t.bodies[seat].side)


def pull(s: Position, card: str) -> None:
    """A card is somewhere else: who is on its leash obeys its holder."""
    for leash in s.haunt.leashes:
        if leash.card != card:
            continue
        holder = s.holder(card)
        hero = holder != NOBODY and s.is_explorer(holder) and s.t.bodies[holder].side == HEROES
        for body in s.monsters():
            if leash.who(s, body):
                take_over(s, body, holder if hero else s.t.traitor, HEROES if hero else TRAITORS)
