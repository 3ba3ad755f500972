"""A figure whose place is secret (haunt 41): hiding, showing itself, and what is learned of its place.

The place stands in `s.secrets.own[seat]["room"]`; on the table it has none. The mark `trace` says what all have learned of it: `room:X`,
`not:X`, `exit:X`, `floor:X`, `symbol:X`.
"""

from __future__ import annotations

from typing import Final

from game.betrayal.events import Appeared, Told
from game.betrayal.position import Position
from game.betrayal.terms import NOBODY
from game.engine.contract import Seat

TRACE: Final = "trace"
PLACE: Final = "room"


def is_unseen(s: Position, seat: Seat) -> bool:
    """Whether a seat's explorer is in the house without being seen. Open to all."""
    return seat != NOBODY and s.t.bodies[seat].alive and not s.t.bodies[seat].room


def hide(s: Position, seat: Seat, room: str = "") -> None:
    """An explorer is no longer seen; where it is (here, or in `room`) only its seat knows."""
    s.secrets.own[seat][PLACE] = room or s.t.bodies[seat].room
    s.vanish(seat)


def show(s: Position, seat: Seat) -> None:
    """An unseen explorer is seen where it is."""
    b = s.t.bodies[seat]
    room = s.secrets.own[seat].pop(PLACE)
    s.stand(seat, room, s.outer_half(room))
    s.tell(Told(fact="shown", body=seat, words=(b.room,)))
    s.tell(Appeared(body=seat, kind=b.kind, room=b.room))


def learn(s: Position, fact: str, body: int, trace: str, word: str) -> None:
    """All learn something of the place: the event, and the trace that lasts until the hidden one moves again."""
    s.tell(Told(fact=fact, body=body, words=(word,)))
    s.mark(TRACE, f"{trace}:{word}")


def forget(s: Position) -> None:
    """Nothing is known any more."""
    for trace in s.t.marks.get(TRACE, ())[:]:
        s.unmark(TRACE, trace)


def possible(s: Position) -> list[str]:
    """The rooms in which a hidden figure can be, for all that is known of its place; nobody stays in the Coal Chute."""
    from game.betrayal.terms import CHUTE

    rooms = [room for room in s.board.spots if room != CHUTE]
    for trace in s.t.marks.get(TRACE, ()):
        kind, _, word = trace.partition(":")
        if kind == "room":
            return [word]
        if kind == "not":
            rooms = [room for room in rooms if room != word]
        elif kind == "floor":
            rooms = [room for room in rooms if s.board.floor(room) == word]
        elif kind == "symbol":
            rooms = [room for room in rooms if (s.board.symbol(room) or "none") == word]
    return rooms
