"""Monsters that move by rule: the shortest way to whom they hunt, then an attack; nobody chooses for them.

A haunt starts it from `Haunt.monster_acts` by putting a `Hunt` on the stack.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from game.betrayal.actions import Act, act
from game.betrayal.blows import kept
from game.betrayal.combat import attack
from game.betrayal.events import TurnBegan
from game.betrayal.falling import BELOW, Landed
from game.betrayal.moving import Relocate, go, may_move, music, neighbours
from game.betrayal.position import Position
from game.betrayal.rooms import Over
from game.betrayal.spaces import room_of
from game.betrayal.table import Turn
from game.betrayal.tasks import Chance, Task
from game.betrayal.terms import BALLROOM, BASEMENT_LANDING, CHUTE, COLLAPSED, GALLERY
from game.betrayal.turns import EndTurn

FALLS = ("fall", "drop")


class Hunt(Task, frozen=True):
    """A monster's whole turn by rule: it goes the shortest way to the nearest of its `prey`, then attacks one in its place, chosen by
    chance among `first`, where none of them is there among `others`."""

    body: int
    spaces: int
    prey: tuple[int, ...]
    first: tuple[int, ...]
    others: tuple[int, ...] = ()

    def run(self, s: Position) -> None:
        """Sets its turn up."""
        s.t.turn = Turn(body=self.body, allowance=self.spaces, began=s.t.bodies[self.body].room, used=kept(s.t.turn.used))
        s.tell(TurnBegan(body=self.body, allowance=self.spaces))
        s.then(Pursue(self.body, self.prey), Pounce(self.body, self.first, self.others), EndTurn(self.body))
        music(s, self.body)


class Pursue(Task, frozen=True):
    """It goes on until it has reached one of its prey, or has no spaces left, or there is no way."""

    body: int
    prey: tuple[int, ...]

    def run(self, s: Position) -> None:
        """It goes one step nearer, or is done."""
        me = s.t.bodies[self.body]
        living = [other for other in self.prey if s.t.bodies[other].alive]
        if not me.alive or me.stunned or s.used("cut_short") or any(s.together(self.body, other) for other in living):
            return
        if me.half and (me.half == "in" or any(s.room(other) == me.room for other in living)):
            s.then(Over(self.body), self)
            return
        step = way(s, self.body, {s.room(other) for other in living})
        if step is None:
            return
        room, how = step
        if how == "fall":
            s.then(Landed(self.body, s.t.tokens[BELOW][0]), self)
        elif how == "drop":
            s.then(Relocate(self.body, room, how), self)
        elif may_move(s, self.body):
            s.then(self)
            go(s, self.body, room)


class Pounce(Task, frozen=True):
    """At the end of its way it attacks somebody."""

    body: int
    first: tuple[int, ...]
    others: tuple[int, ...]

    def run(self, s: Position) -> None:
        """Whom it attacks is found out, by chance among several."""
        me = s.t.bodies[self.body]
        if not me.alive or me.stunned or s.used("cut_short"):
            return
        for group in (self.first, self.others):
            here = tuple(other for other in group if s.together(self.body, other) and s.haunt.can_attack(s, self.body, other))
            if here:
                s.then(Victim(self.body, here))
                return


class Victim(Chance, frozen=True):
    """Which of those in its place a monster attacks: `target 2`."""

    body: int
    among: tuple[int, ...]

    def run(self, s: Position) -> None:
        """A single one needs no chance."""
        if len(self.among) > 1:
            super().run(s)
        else:
            attack(s, self.body, self.among[0], "")

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Each of them, with equal chances."""
        return [(act("target", other), 1) for other in self.among]

    def answer(self, s: Position, chosen: Act) -> None:
        """The monster attacks that one."""
        attack(s, self.body, int(chosen.words[0]), "")


def way(s: Position, body: int, rooms: Iterable[str]) -> tuple[str, str] | None:
    """The first step of a monster's shortest way to the nearest of these rooms: the next room and how it comes there; None when it is
    there or there is no way. Of ways equally short it takes the first, in the order in which the doors lie. The Mystic Elevator counts
    as it lies."""
    goals = set(rooms)
    start = s.t.bodies[body].room
    first: dict[str, tuple[str, str] | None] = {start: None}
    queue = deque([start])
    while queue:
        room = queue.popleft()
        if room in goals:
            return first[room]
        for other, how in _steps(s, body, room).items():
            reached = BASEMENT_LANDING if other == CHUTE and how != "climb" else other
            if reached not in first:
                first[reached] = first[room] or (other, how)
                if how in FALLS:
                    queue.appendleft(reached)  # costs no space
                else:
                    queue.append(reached)
    return None


def _steps(s: Position, body: int, room: str) -> dict[str, str]:
    """The rooms a monster could step into from a room, whichever half it comes to, and those into which it could let itself fall."""
    me = s.t.bodies[body]
    if room == me.room:
        found = neighbours(s, body)
    else:
        kept = me.room, me.half
        s.stand(body, room, s.outer_half(room))
        found = neighbours(s, body)
        s.stand(body, *kept)
    if room == COLLAPSED and BELOW in s.t.tokens:
        found.setdefault(room_of(s.t.tokens[BELOW][0]), "fall")
    elif room == GALLERY and BALLROOM in s.board.spots:
        found.setdefault(BALLROOM, "drop")
    return found


__all__ = ["Hunt", "way"]
