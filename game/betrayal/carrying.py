"""Figures that are carried by others or cling to them, and what that costs (BT-4.1.1).

A haunt declares which are carried by whom (`Haunt.burdens`). Verbs of a turn: `carry BODY`, `set_down BODY`. Whoever is carried stands
wherever its carrier stands, and does not walk. Heavy things (corpses, boats) are `Thing`s with a `weight`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.actions import Act, act
from game.betrayal.deeds import CARRY, may, stopped
from game.betrayal.events import Carried
from game.betrayal.terms import NOBODY

if TYPE_CHECKING:
    from game.betrayal.position import Position

Who = Callable[["Position", int], bool]
CLINGS: Final = "clings"


class Burden(msgspec.Struct, frozen=True):
    """Figures that are carried: `what` is carried, `by` whom, at most so many at once, each at so many spaces more for every room that
    the carrier leaves (`weight`)."""

    what: Who
    by: Who
    weight: int = 0
    most: int = 1


def burden_of(s: Position, carrier: int, body: int) -> Burden | None:
    """What lets a figure carry another one, or None."""
    return next((each for each in s.haunt.burdens if each.by(s, carrier) and each.what(s, body)), None)


def carry_verbs(s: Position, body: int) -> list[Act]:
    """Whom the figure whose turn it is may take up here, and set down; each once a turn."""
    if not s.haunt.burdens:
        return []
    found = []
    carried = s.riders(body)
    for other in s.others_here(body):
        if other in carried or s.used(f"carry:{other}") or s.t.bodies[other].on != NOBODY or s.riders(other):
            continue
        burden = burden_of(s, body, other)
        if burden and len([each for each in carried if burden.what(s, each)]) < burden.most and may(s, CARRY, other, other=body):
            found.append(act("carry", other))
    found += [act("set_down", other) for other in carried if burden_of(s, body, other) and not s.used(f"carry:{other}")]
    return found


def carry(s: Position, body: int, chosen: Act) -> None:
    """Takes somebody up, or sets it down."""
    other = int(chosen.words[0])
    s.use(f"carry:{other}")
    if chosen.verb == "carry":
        take_up(s, other, body)
    else:
        set_down(s, other)


def take_up(s: Position, body: int, by: int) -> bool:
    """A figure is carried by another one from now on, or clings to it; whether nothing forbids it."""
    if stopped(s, CARRY, body, other=by):
        return False
    b, carrier = s.t.bodies[body], s.t.bodies[by]
    b.on = by
    s.tell(Carried(body=body, by=by))
    s.stand(body, carrier.room, carrier.half)
    return True


def set_down(s: Position, body: int) -> None:
    """A figure is carried no more; it stands where its carrier is."""
    b = s.t.bodies[body]
    if b.on != NOBODY:
        by, b.on = b.on, NOBODY
        s.tell(Carried(body=body, by=by, off=True))


def load(s: Position, body: int) -> int:
    """Spaces more that leaving a room costs a figure, by all that it carries."""
    weight = 0
    if s.haunt.burdens:
        for other in s.riders(body):
            burden = burden_of(s, body, other)
            weight += burden.weight if burden else 0
    for thing in s.haunt.things:
        if thing.weight:
            weight += thing.weight * thing.number(s, body)
    return weight
