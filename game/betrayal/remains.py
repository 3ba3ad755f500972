"""What becomes of the dead beside what the rulebook says (BT-6.8.1): a body that lies there and is carried, a figure that rises.

A haunt declares both (`Haunt.remains`, `Haunt.risings`). A body is a token, dealt with as one of the haunt's things, heavy if that is. Who
rises does so when its seat's place in the order of turns comes again, where it died.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.spaces import parts_of, room_of
from game.betrayal.terms import TRAITORS

if TYPE_CHECKING:
    from game.betrayal.position import Position

Who = Callable[["Position", int, int, str], bool]
"""A condition on an explorer that has died: position, explorer, who has killed it (NOBODY: none), cause."""
RISES: Final = "rises"
"""First part of the mark that says as what a seat's explorer will rise."""
RISING: Final = "rising"
"""The token that lies where somebody will rise, by `_` and the seat."""


class Remains(msgspec.Struct, frozen=True):
    """A token that lies where an explorer has died."""

    token: str
    who: Who


class Rising(msgspec.Struct, frozen=True):
    """A figure of a kind that an explorer who has died turns into; its seat plays it, on this side."""

    kind: str
    who: Who
    side: str = TRAITORS


def left_by(s: Position, body: int, by: int, cause: str, place: str) -> None:
    """An explorer has died: what lies there, and who will rise there."""
    if not place or room_of(place) not in s.board.spots:
        return
    for each in s.haunt.remains:
        if each.who(s, body, by, cause):
            s.lay_token(each.token, place)
    if any(each.who(s, body, by, cause) for each in s.haunt.risings):
        s.lay_token(f"{RISING}_{body}", place)
        s.mark(f"{RISES}_{body}", next(each.kind for each in s.haunt.risings if each.who(s, body, by, cause)))


def rise(s: Position, seat: int) -> None:
    """A seat's place in the order has come: whoever is to rise for it rises."""
    token = f"{RISING}_{seat}"
    if not s.t.marks.get(f"{RISES}_{seat}") or token not in s.t.tokens:
        return  # a haunt may have other such tokens, which mean what it says
    place, kind = s.t.tokens[token][0], s.t.marks[f"{RISES}_{seat}"][0]
    s.take_token(token, place)
    s.unmark(f"{RISES}_{seat}", kind)
    room, half = parts_of(place)
    if room in s.board.spots:
        side = next(each.side for each in s.haunt.risings if each.kind == kind)
        s.spawn(kind, room, seat, side, half=half)
        s.join(seat, side)
