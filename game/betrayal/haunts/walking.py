"""How figures move in a haunt: the rulebook's answers."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from game.betrayal.carrying import load
from game.betrayal.deeds import DISCOVER, MOVE, may
from game.betrayal.haunts.declared import Declared
from game.betrayal.statuses import reads_rooms
from game.betrayal.terms import HAUNTED, NOBODY, SIDES, TRAITORS
from game.betrayal.thresholds import closed

if TYPE_CHECKING:
    from game.betrayal.position import Position


class Walking(Declared):
    """What may be changed in how figures move."""

    def allowance(self, s: Position, body: int) -> int:
        """Spaces an explorer may go in a turn (BT-4.1.1)."""
        return s.value(body, "speed") if may(s, MOVE, body) else 0

    def slows(self, s: Position, body: int, other: int) -> bool:
        """Whether `other` costs `body` a space more (BT-4.1.7)."""
        b = s.t.bodies[other]
        if b.stunned or b.on != NOBODY or not self.opposed(s, body, other):
            return False
        if self._bound(s, body) or self._bound(s, other):
            return False
        return s.is_explorer(other) or self.figures[b.kind].slows

    def _bound(self, s: Position, body: int) -> bool:
        b = s.t.bodies[body]
        return bool(b.mark) and not s.is_explorer(body) and b.mark == self.figures[b.kind].bound

    def leaving_cost(self, s: Position, body: int) -> int:
        """Spaces that leaving the room costs."""
        if s.t.phase != HAUNTED:
            return 1
        return 1 + sum(1 for other in s.others_here(body) if self.slows(s, body, other)) + load(s, body)

    @cached_property
    def bars_rooms(self) -> bool:
        """Whether anything here ever keeps a figure from a room; else it need not be asked."""
        return MOVE in self.vetoes or bool(self.thresholds)

    def can_enter(self, s: Position, body: int, room: str, how: str = "") -> bool:
        """Whether a figure may come into a room; `how`: in which way, where that matters."""
        return may(s, MOVE, body, room=room, how=how) and not (self.thresholds and closed(s, body, room))

    def passes_barriers(self, s: Position, body: int, room: str) -> bool:
        """Whether a figure walks across a barrier as if it were not there (BT-6.5.2, BT-6.7.4)."""
        return room != "vault" and (not s.is_explorer(body) or s.t.bodies[body].side == TRAITORS)

    def links(self, s: Position, body: int, found: dict[str, str]) -> None:
        """Adds rooms that a figure may step into to `found` (room -> how): those beyond walls for who goes through them."""
        if self.through_walls(s, body):
            beyond = (s.board.beyond(s.room(body), side) for side in SIDES)
            found.update({room: "through" for room in beyond if room is not None and room not in found})

    def through_walls(self, s: Position, body: int) -> bool:
        """Whether a figure goes through walls."""
        return not s.is_explorer(body) and self.figures[s.t.bodies[body].kind].walls

    def may_discover(self, s: Position, body: int) -> bool:
        """Whether a figure may discover rooms (BT-6.7.6)."""
        return may(s, MOVE, body) and may(s, DISCOVER, body)

    def room_text(self, s: Position, body: int, room: str) -> bool:
        """Whether the text of a room says anything to a figure."""
        return reads_rooms(s, body)

    def deadly(self, s: Position, body: int, room: str) -> bool:
        """Whether coming into a room is a figure's end."""
        return False
