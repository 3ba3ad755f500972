"""A figure is moved by somebody within another figure's turn: led by the hand, driven, walked by a rule's spaces.

The verbs are those of a choice of rooms: `place ROOM` for each step, `stay` to let it be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.moving import Relocate, half_entered, neighbours
from game.betrayal.position import Position
from game.betrayal.tasks import Question
from game.engine.contract import Seat

LED: Final = "led"
ROLLED: Final = -1
"""As many spaces as the roll that stands."""


class Led(Question, frozen=True):
    """A seat moves a figure by so many spaces at most, step by step, wherever the figure may be led. Nothing slows it."""

    kind = "led"

    body: int
    seat: int
    spaces: int

    def run(self, s: Position) -> None:
        """Asks, as long as it can go on."""
        b = s.t.bodies[self.body]
        if b.alive and b.room and self.spaces > 0 and neighbours(s, self.body, LED):
            super().run(s)

    def asked(self, s: Position) -> Seat:
        """Who leads."""
        return self.seat

    def choices(self, s: Position) -> Sequence[Act]:
        """The rooms next to it, and staying."""
        return [*(act("place", room) for room in neighbours(s, self.body, LED)), act("stay")]

    def answer(self, s: Position, chosen: Act) -> None:
        """One step, then it is asked again."""
        if chosen.verb == "stay":
            return
        room, before = str(chosen.words[0]), s.t.bodies[self.body].room
        half = half_entered(s, room, before, neighbours(s, self.body, LED)[room])
        s.then(Relocate(self.body, room, LED, half), Led(self.body, self.seat, self.spaces - 1))


def leads(which: Callable[[Position, int], int], spaces: int = ROLLED) -> Callable[[Position, int], None]:
    """An effect of an action: who acts leads this figure so far."""

    def effect(s: Position, body: int) -> None:
        s.then(Led(which(s, body), s.t.bodies[body].seat, s.t.rolled if spaces == ROLLED else spaces))

    return effect
