"""Figures that come a space nearer to somebody: what Bell and Spirit Board call.

Only who stands openly in the house is called, and nobody is called to somebody whose place is secret.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act, act
from game.betrayal.freeing import held_fast
from game.betrayal.moving import Relocate, neighbours, rooms_apart
from game.betrayal.position import Position
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import HEROES, NOBODY, TRAITORS
from game.engine.contract import Seat

DONE = act("done")


def call_monsters(s: Position, body: int) -> None:
    """Monsters may come a space nearer to a figure: the traitor says which; where nobody is known to be the traitor all of them come."""
    if s.t.traitor != NOBODY:
        s.then(Nearer(body, TRAITORS, s.t.traitor))
    else:
        s.then(Nearer(body, TRAITORS, s.t.bodies[body].seat, forced=True))


def call_heroes(s: Position, body: int) -> None:
    """Heroes whom nothing holds come a space nearer: who calls them says which."""
    s.then(Nearer(body, HEROES, s.t.bodies[body].seat))


class Nearer(Question, frozen=True):
    """Who comes a space nearer, and through which room: `nearer BODY ROOM`, one after another, until `done`. `forced`: all of them come,
    and only their way is chosen, where there is more than one."""

    kind = "nearer"

    body: int
    side: str
    chooser: int
    forced: bool = False
    came: tuple[int, ...] = ()

    def run(self, s: Position) -> None:
        """Asks while somebody can come."""
        steps = self._steps(s)
        if not steps:
            return
        first, rooms = next(iter(steps.items()))
        if self.forced and len(rooms) == 1:
            self.answer(s, act("nearer", first, rooms[0]))
        else:
            super().run(s)

    def _steps(self, s: Position) -> dict[int, list[str]]:
        """Figure -> the rooms next to it that are a space nearer."""
        room = s.t.bodies[self.body].room
        if not room:
            return {}
        far = rooms_apart(s, room)
        called = s.monsters() if self.side == TRAITORS else s.heroes()
        found = {}
        for other in called:
            if other not in self.came and other != self.body and self._free(s, other):
                here = far.get(s.t.bodies[other].room, 999)
                if rooms := [each for each in neighbours(s, other) if far.get(each, 999) < here]:
                    found[other] = rooms
        return found

    def _free(self, s: Position, other: int) -> bool:
        b = s.t.bodies[other]
        if not b.room or b.stunned or b.side != self.side:
            return False
        if s.is_explorer(other):
            return not held_fast(s, other) and not any(s.haunt.slows(s, other, each) for each in s.others_here(other))
        return s.value(other, "speed") > 0 and s.haunt.monster_moves(s, other)

    def asked(self, s: Position) -> Seat:
        """Who chooses."""
        return self.chooser

    def choices(self, s: Position) -> Sequence[Act]:
        """Each figure by each way; those who must come are asked about one by one."""
        steps = self._steps(s)
        if self.forced:
            first, rooms = next(iter(steps.items()))
            return [act("nearer", first, room) for room in rooms]
        return [DONE, *(act("nearer", other, room) for other, rooms in steps.items() for room in rooms)]

    def answer(self, s: Position, chosen: Act) -> None:
        """It comes, then the next."""
        if chosen.verb == "done":
            return
        other, room = int(chosen.words[0]), str(chosen.words[1])
        rest = Nearer(self.body, self.side, self.chooser, self.forced, (*self.came, other))
        tasks: list[Task] = [Relocate(other, room, neighbours(s, other)[room]), rest]
        s.then(*tasks)
