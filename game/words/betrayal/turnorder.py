"""Whose turn comes next, as everybody at the table can tell."""

from __future__ import annotations

from game.betrayal.table import Table
from game.betrayal.terms import EXPLORING, MONSTERS, NOBODY


def following_turn(table: Table) -> int:
    """The seat whose turn comes after the running one, MONSTERS, or NOBODY where there is no telling."""
    seats = [index for index, body in enumerate(table.bodies) if body.kind == "explorer"]
    now = table.turn.body
    if not seats or table.ended or not any(body.who for body in table.bodies):
        return NOBODY
    alive = any(body.alive for body in table.bodies[len(seats) :])
    if table.phase == EXPLORING:
        return (now + 1) % len(seats) if now in seats else NOBODY
    last = table.traitor if table.traitor != NOBODY else table.revealer
    if now not in seats:
        now = last if now != NOBODY else NOBODY
        start = (last + 1) % len(seats)
        return _living(table, start, len(seats)) if now != NOBODY else NOBODY
    if now == last and alive:
        return MONSTERS
    for step in range(1, len(seats) + 1):
        seat = (now + step) % len(seats)
        if table.bodies[seat].alive:
            return seat
        if seat == last and alive:
            return MONSTERS
    return NOBODY


def _living(table: Table, start: int, seats: int) -> int:
    """The first living explorer from a seat on."""
    return next((seat % seats for seat in range(start, start + seats) if table.bodies[seat % seats].alive), NOBODY)
