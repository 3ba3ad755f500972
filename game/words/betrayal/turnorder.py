"""Whose turn comes next, as everybody at the table can tell."""

from __future__ import annotations

from game.betrayal.haunts import haunt
from game.betrayal.masters import EXPLORER, place_of
from game.betrayal.outside import has_turn
from game.betrayal.table import Table
from game.betrayal.terms import EXPLORING, MONSTERS, NOBODY


def following_turn(table: Table) -> int:
    """The seat whose turn comes after the running one, MONSTERS, or NOBODY where there is no telling."""
    seats = sum(1 for body in table.bodies if body.kind == EXPLORER)
    now = table.turn.body
    if not seats or now == NOBODY or table.ended or not any(body.who for body in table.bodies):
        return NOBODY
    if table.phase == EXPLORING:
        return (now + 1) % seats if now < seats else NOBODY
    last = table.traitor if table.traitor != NOBODY else table.revealer
    if now >= seats:
        now, before = place_of(haunt(table.haunt), table, now)
        if before:
            return now
    monsters = _monsters(table, seats)
    if now == last and monsters:
        return MONSTERS
    now = last if now == MONSTERS else now
    for step in range(1, seats + 1):
        seat = (now + step) % seats
        if table.bodies[seat].alive and has_turn(haunt(table.haunt), table.bodies[seat].away):
            return seat
        if seat == last and monsters:
            return MONSTERS
    return NOBODY


def _monsters(table: Table, seats: int) -> bool:
    """Whether any monster lives that moves in the monsters' turn."""
    return any(
        body.alive and place_of(haunt(table.haunt), table, index)[0] == MONSTERS for index, body in enumerate(table.bodies[seats:], seats)
    )
