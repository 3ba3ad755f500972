"""Places that computer players want to go to, and where things are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.haunts.aims import had_by
from game.betrayal.spaces import room_of
from game.betrayal.terms import MIGHT, NOBODY

if TYPE_CHECKING:
    from game.betrayal.position import Position


LESS: Final = 0.3
"""What a place is worth that is only better than others."""


class Goal(msgspec.Struct, frozen=True):
    """A place a side's computer players want to go to, or a card or figure they want, and how much (0 to 1)."""

    room: str
    worth: float = 1.0


def has(s: Position, body: int, what: str) -> bool:
    """Whether a figure has a card, or a thing of the haunt."""
    return s.holds(body, what) or s.marked(what, str(body)) or s.counter(f"{what}_{body}") > 0


def where_is(s: Position, what: str) -> str:
    """The room in which a card or thing is had or lies, as far as all see it, or an empty string."""
    return held_in(s, what) or next((room_of(place) for place in s.t.tokens.get(what, ())), "")


def held_in(s: Position, what: str) -> str:
    """The room in which a card or thing is had, or a card lies, or an empty string."""
    holder = had_by(s, what)
    if holder != NOBODY:
        return s.t.bodies[holder].room
    return next((room_of(place) for place, cards in s.t.dropped.items() if what in cards), "")


def prey(s: Position, victims: Iterable[int], trait: str = MIGHT) -> list[Goal]:
    """The rooms of figures to fight, the weakest in a trait most; those in one room add up."""
    worth: dict[str, float] = {}
    for body in victims:
        if room := s.t.bodies[body].room:
            worth[room] = worth.get(room, 0.2) + 0.6 / max(1, s.value(body, trait)) ** 0.5
    return [Goal(room, min(1.0, value)) for room, value in worth.items()]


def shelters(s: Position, dangers: Iterable[int], worth: float) -> list[Goal]:
    """Every room, the more the farther it is from figures that one had better not meet."""
    starts = {s.t.bodies[body].room for body in dangers if s.t.bodies[body].room}
    far = [s.board.distances(start) for start in starts]
    return [Goal(room, worth * min(6, min((steps.get(room, 6) for steps in far), default=6)) / 6) for room in s.board.spots]
