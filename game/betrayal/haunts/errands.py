"""Cards that a side has to bring somewhere, declared as values."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.betrayal.events import Told

if TYPE_CHECKING:
    from game.betrayal.position import Position


class Delivery(msgspec.Struct, frozen=True):
    """Who is on a side and has a card in one of these rooms, at once or (`ends`) at the end of a turn there, has brought it: the mark
    `name` is put on `what`, and where there is one a fact tells it."""

    side: str
    card: str
    rooms: tuple[str, ...]
    name: str
    what: str
    ends: bool = False
    fact: str = ""

    def look(self, s: Position, body: int) -> None:
        """Whether a figure has brought it."""
        b = s.t.bodies[body]
        if b.alive and b.side == self.side and self.card in b.cards and s.room(body) in self.rooms:
            if self.fact:
                s.tell(Told(fact=self.fact, body=body))
            s.mark(self.name, self.what)

    def done(self, s: Position) -> bool:
        """Whether it was brought."""
        return s.marked(self.name, self.what)
