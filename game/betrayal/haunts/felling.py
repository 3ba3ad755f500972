"""Figures of whom a side has to make an end, and what draws it to them: read off aims with keys and off manners."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.betrayal.combat import WEAPONS, in_line
from game.betrayal.haunts.aims import Aim, had_by
from game.betrayal.haunts.places import LESS, Goal, has, shelters, where_is
from game.betrayal.haunts.pursuit import lures
from game.betrayal.haunts.rites import still_to_get
from game.betrayal.terms import HEROES, NOBODY

if TYPE_CHECKING:
    from game.betrayal.haunts.interest import Interest
    from game.betrayal.position import Position


def of_use(s: Position, haunt: Interest, body: int, card: str) -> bool:
    """Whether a figure could make an end of a double with a card."""
    return any(kind.falls_to == card for kind in haunt.figures.values()) and bool(mortal(s, haunt, body))


def mortal(s: Position, haunt: Interest, body: int) -> list[int]:
    """The doubles of which a figure could make an end: its own, and those of the dead."""
    doubles = [(other, haunt.original(s, other)) for other in s.monsters()]
    return [other for other, original in doubles if original != NOBODY and (original == body or not s.t.bodies[original].alive)]


def to_fell(s: Position, haunt: Interest, body: int, side: str) -> Iterator[Goal]:
    """Those of whom an end has to be made, where that takes something or is counted."""
    for aim in haunt.aims:
        if aim.side == side and aim.keys:
            yield from _with_keys(s, aim, body)
    for kind, manners in haunt.figures.items():
        if side != HEROES:
            continue
        if manners.counts_hits:
            yield from (Goal(s.t.bodies[other].room) for other in s.monsters(kind))
        if manners.falls_to:
            yield from _doubles(s, haunt, body, manners.falls_to)
        if manners.caught_in:
            yield from lures(s, haunt, body, kind)


def _with_keys(s: Position, aim: Aim, body: int) -> Iterator[Goal]:
    """To bring together what it takes, and then to where it reaches those whom it is meant for."""
    if all(has(s, body, key) for key in aim.keys):
        far = any(key in WEAPONS and WEAPONS[key].far for key in aim.keys)
        targets = [(s.t.bodies[other].room, s.t.bodies[other].half) for other in aim.condition.whom(s)]
        for room in s.board.spots:
            if any(room == at[0] or (far and in_line(s, room, "", *at)) for at in targets):
                yield Goal(room)
        return
    for key in aim.keys:
        if has(s, body, key) or still_to_get(s, key):
            continue
        if had_by(s, key) == NOBODY or any(has(s, body, other) for other in aim.keys):
            yield from (Goal(room) for room in (where_is(s, key),) if room)


def _doubles(s: Position, haunt: Interest, body: int, card: str) -> Iterator[Goal]:
    """With the card to the doubles that fall to it, or to those who need it; without it to the card, but away from one's own double."""
    mine = next((other for other in s.monsters() if haunt.original(s, other) == body), NOBODY)
    holder = s.holder(card)
    if holder == body:
        needy = [seat for seat in s.heroes() if any(haunt.original(s, other) == seat for other in s.monsters())]
        yield from (Goal(s.t.bodies[other].room) for other in mortal(s, haunt, body) or needy if s.t.bodies[other].room)
        return
    free = holder == NOBODY or (mine != NOBODY and not _own_double(s, haunt, holder))
    if room := where_is(s, card):
        yield Goal(room, 1.0 if free else LESS)
    if mine != NOBODY:
        yield from shelters(s, [mine], 0.5)


def _own_double(s: Position, haunt: Interest, seat: int) -> bool:
    return any(haunt.original(s, other) == seat for other in s.monsters())
