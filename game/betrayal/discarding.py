"""Tiles that would close a floor: discarded, and when they come back (BT-4.2.4)."""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.events import ShuffledBack
from game.betrayal.holding import shuffle
from game.betrayal.position import Position
from game.betrayal.tasks import Task
from game.betrayal.terms import ROOM


def discard(s: Position, room: str) -> Sequence[Task]:
    """A tile that would close a floor leaves the stack until the haunt begins (BT-4.2.4). Returns what comes when another one was laid:
    a room that a goal of the haunt needs is never out of the game, and shuffled back then (our reading)."""
    s.t.piles[ROOM].cards.remove(room)
    s.t.gone.append(room)
    return (GiveBack(room),) if s.haunt.needs_room(room) else ()


class GiveBack(Task, frozen=True):
    """A tile that was set aside comes back into the stack."""

    room: str

    def run(self, s: Position) -> None:
        """Shuffles it in."""
        if self.room in s.t.gone:
            s.t.gone.remove(self.room)
            s.t.piles[ROOM].cards = sorted([*s.t.piles[ROOM].cards, self.room])
            shuffle(s, ROOM)
            s.tell(ShuffledBack(rooms=(self.room,)))
