"""Where the figure whose turn it is can go: the rooms that it reaches with the spaces it has left, and the way there.

Only the first step is known to be legal; a way is walked step by step, and every step asked anew.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from game.betrayal.actions import Act, act
from game.betrayal.moving import EXITS, LINKS
from game.betrayal.observation import BtObservation
from game.betrayal.spaces import room_of
from game.betrayal.terms import CHUTE, COLLAPSED, ELEVATOR, HAUNTED
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.questions import spaces_left

ENDS: Final = frozenset({CHUTE, ELEVATOR, COLLAPSED})
"""Rooms behind which nobody can say where one is."""


class Route(msgspec.Struct, frozen=True):
    """A way through the house: its rooms, without the one it begins in, what it costs, and whether a roll or an opponent waits on it."""

    rooms: tuple[str, ...]
    cost: int
    rolls: bool = False

    def steps(self) -> list[Act]:
        """The actions that go it, one for each room."""
        return [act("go", room) for room in self.rooms]


def routes(seen: BtObservation, table: HouseTable) -> dict[str, Route]:
    """Room -> the shortest way there that can be walked in this turn."""
    first = [str(each.words[0]) for each in seen.legal if each.verb == "go"]
    body = seen.table.turn.body
    if not first or not 0 <= body < len(seen.table.bodies):
        return {}
    here = table.room_of(body)
    left = spaces_left(seen)
    leaving = _cost(seen, body, here)
    found: dict[str, Route] = {}
    queue: deque[Route] = deque()
    for room in first:
        found[room] = Route((room,), leaving, here in EXITS)
        queue.append(found[room])
    while queue:
        route = queue.popleft()
        last = route.rooms[-1]
        cost = route.cost + _cost(seen, body, last)
        if cost > left or last in ENDS or table.tiles[last].barrier:
            continue
        for room in _near(table, last):
            if room != here and room not in found:
                found[room] = Route((*route.rooms, room), cost, route.rolls or last in EXITS)
                queue.append(found[room])
    return found


def _near(table: HouseTable, room: str) -> list[str]:
    found = list(table.board.near(room))
    for token in LINKS:
        places = [room_of(place) for place in table.t.tokens.get(token, ())]
        if room in places and len(places) == 2:
            found.append(places[1 - places.index(room)])
    return found


def _cost(seen: BtObservation, body: int, room: str) -> int:
    """Spaces that leaving a room costs: one more for each opponent there (BT-4.1.7)."""
    t = seen.table
    if t.phase != HAUNTED:
        return 1
    side = t.bodies[body].side
    return 1 + sum(1 for b in t.bodies if b.alive and b.room == room and not b.stunned and b.side and b.side != side)
