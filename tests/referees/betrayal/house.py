"""The house as the referee reads it from where the tiles lie: doors that meet, open doorways, links, lines of sight, ways to lay a tile."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from tests.referees.betrayal.facts import BARRIERS, ROOMS

SIDES: Final = ("N", "E", "S", "W")
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
START: Final = {
    "basement_landing": ("basement", 0, 0, 0),
    "grand_staircase": ("ground", 0, 0, 0),
    "foyer": ("ground", 1, 0, 0),
    "entrance_hall": ("ground", 2, 0, 0),
    "upper_landing": ("upper", 0, 0, 0),
}
"""BT-2.4: the three maps at the beginning."""
STAIRS: Final = {
    "grand_staircase": "upper_landing",
    "upper_landing": "grand_staircase",
    "stairs_from_basement": "foyer",
    "foyer": "stairs_from_basement",
}
"""BT-4.1.5."""
Lies = tuple[str, int, int, int]
"""Floor, column, row, quarter turns clockwise."""


def turned(room: str, turn: int) -> list[str]:
    """The walls of a tile that have a door when it is turned so."""
    return [SIDES[(SIDES.index(side) + turn) % 4] for side in ROOMS[room]["doors"]]


class House:
    """A layout. `shut`: doorways that are closed, as (room, side)."""

    def __init__(self, lies: Mapping[str, Lies], shut: Iterable[tuple[str, str]] = ()) -> None:
        self.lies = dict(lies)
        self.shut = frozenset(shut)
        self.at = {(floor, x, y): room for room, (floor, x, y, _) in self.lies.items()}
        self.doors: dict[str, dict[str, str]] = {}
        """Room -> side -> room beyond, where two doors meet (BT-4.1.3)."""
        self.open: dict[str, list[str]] = {}
        """Room -> sides of doors with nothing behind (BT-4.2.1)."""
        for room, (_, _, _, turn) in self.lies.items():
            self.doors[room], self.open[room] = {}, []
            for side in turned(room, turn):
                if (room, side) in self.shut:
                    continue
                other = self.beyond(room, side)
                if other is None:
                    self.open[room].append(side)
                elif OPPOSITE[side] in turned(other, self.lies[other][3]) and (other, OPPOSITE[side]) not in self.shut:
                    self.doors[room][side] = other

    def floor(self, room: str) -> str:
        """The floor a room is on."""
        return self.lies[room][0]

    def cell(self, room: str, side: str) -> tuple[str, int, int]:
        """The place beyond a wall."""
        floor, x, y, _ = self.lies[room]
        return floor, x + STEP[side][0], y + STEP[side][1]

    def beyond(self, room: str, side: str) -> str | None:
        """What lies beyond a wall, door or not (BT-4.1.4)."""
        return self.at.get(self.cell(room, side))

    def beside(self, room: str) -> list[str]:
        """The rooms that share a wall."""
        return [other for side in SIDES if (other := self.beyond(room, side))]

    def printed(self, room: str, side: str) -> str:
        """The printed side that lies on this wall."""
        return SIDES[(SIDES.index(side) - self.lies[room][3]) % 4]

    def stairs(self, room: str) -> str:
        """The room at the other end of the stairs here, or an empty string."""
        other = STAIRS.get(room, "")
        return other if other in self.lies else ""

    def windows(self, room: str) -> bool:
        """Whether a window of the room is uncovered (BT-7.10)."""
        turn = self.lies[room][3]
        return any(self.beyond(room, SIDES[(SIDES.index(side) + turn) % 4]) is None for side in ROOMS[room]["windows"])

    def doorways(self, floor: str) -> list[tuple[str, str]]:
        """The open doorways of a floor."""
        return [(room, side) for room, sides in self.open.items() if self.lies[room][0] == floor for side in sides]

    def apart(self, start: str, joined: Iterable[tuple[str, str]] = ()) -> dict[str, int]:
        """Room -> spaces from `start` by doors, stairs and what is `joined` otherwise."""
        far, queue, pairs = {start: 0}, deque([start]), list(joined)
        while queue:
            room = queue.popleft()
            others = [*self.doors[room].values(), self.stairs(room), *(b if a == room else a for a, b in pairs if room in (a, b))]
            for other in others:
                if other and other not in far:
                    far[other] = far[room] + 1
                    queue.append(other)
        return far

    def sees(self, one: str, half: str, other: str, other_half: str | None, smoke: Iterable[str] = ()) -> bool:
        """Whether a straight row of doors joins a place with one in another room (BT-5.3). The line of sight ends at Smoke and at a
        barrier: one looks out of one's own half, and sees the nearer half of a barrier room and nothing beyond (BT-7.1). `other_half`:
        None where either will do."""
        for side, door in self.doors[one].items():
            if half and self.printed(one, side) != half:
                continue
            room: str | None = door
            while room is not None and room not in smoke:
                if room == other:
                    near = self.printed(room, OPPOSITE[side])
                    return room not in BARRIERS or other_half in (None, near)
                room = self.doors[room].get(side) if room not in BARRIERS else None
        return False

    def without(self, room: str) -> House:
        """The house without a tile."""
        return House({each: lies for each, lies in self.lies.items() if each != room}, self.shut)

    def joins(self, room: str, lies: Lies) -> int:
        """How many doors meet when a tile lies like this."""
        laid = House({**self.lies, room: lies}, self.shut)
        return len(laid.doors[room])

    def turns(self, room: str, floor: str, x: int, y: int, entry: str) -> list[int]:
        """The turns of a tile laid in an empty place whose door meets the one on side `entry` (empty: none has to): with as many doors met
        as possible, of those that leave the floor an open doorway (BT-4.2.2, BT-4.2.4)."""
        best: dict[int, int] = {}
        for turn in range(4):
            if entry and entry not in turned(room, turn):
                continue
            laid = House({**self.lies, room: (floor, x, y, turn)}, self.shut)
            if laid.doorways(floor):
                best[turn] = len(laid.doors[room])
        return [turn for turn, met in best.items() if met == max(best.values())]


@lru_cache(maxsize=8)
def _made(lies: tuple[tuple[str, Lies], ...], shut: tuple[tuple[str, str], ...]) -> House:
    return House(dict(lies), shut)


def house_of(table: Any) -> House:
    """The house of a position as the observation shows it."""
    return _made(tuple((room, (spot.floor, spot.x, spot.y, spot.turn)) for room, spot in table.spots.items()), tuple(table.walls))
