"""The house as it has been laid out: where each tile lies and how it is turned, which doors meet, and how far it is from room to room.

A board never changes: placing or moving a tile makes another one. So positions share it, and what is worked out once stays known.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from game.betrayal.roommap import RoomTile
from game.betrayal.terms import (
    BASEMENT,
    BASEMENT_LANDING,
    ENTRANCE,
    FLOORS,
    FOYER,
    GROUND,
    OPPOSITE,
    SIDES,
    STAIRCASE,
    STAIRS,
    STEP,
    UPPER,
    UPPER_LANDING,
)

_TURNED: Final = {(side, turn): SIDES[(SIDES.index(side) + turn) % 4] for side in SIDES for turn in range(4)}


@lru_cache(maxsize=256)
def _turned(sides: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """Sides after quarter turns clockwise, in the order of SIDES."""
    return tuple(sorted((_TURNED[side, turn] for side in sides), key=SIDES.index))


Cell = tuple[str, int, int]
"""A place for a tile: floor, column, row."""

Joined = tuple[tuple[str, str], ...]
"""Pairs of rooms that are one space apart though no door joins them."""


class Spot(msgspec.Struct, frozen=True):
    """Where a tile lies: floor, column (east), row (south), and its quarter turns clockwise."""

    floor: str
    x: int
    y: int
    turn: int = 0


START: Final = (
    (BASEMENT_LANDING, Spot(BASEMENT, 0, 0)),
    (STAIRCASE, Spot(GROUND, 0, 0)),
    (FOYER, Spot(GROUND, 1, 0)),
    (ENTRANCE, Spot(GROUND, 2, 0)),
    (UPPER_LANDING, Spot(UPPER, 0, 0)),
)
"""BT-2.4: the three maps at the beginning."""
FOR_GOOD: Final = frozenset(room for room, _ in START)
"""Tiles that never leave the house."""


class Board:
    """A layout. `spots` keeps the order in which the tiles came."""

    __slots__ = ("_beyond", "_far", "_links", "_near", "_open", "_ways", "at", "spots", "tiles", "walls", "worked_out")

    def __init__(self, tiles: Mapping[str, RoomTile], spots: Mapping[str, Spot], walls: frozenset[tuple[str, str]] = frozenset()) -> None:
        self.tiles = tiles
        self.spots = dict(spots)
        self.walls = walls  # doorways that a haunt has closed, as (room, side)
        self.at = {(spot.floor, spot.x, spot.y): room for room, spot in self.spots.items()}
        self._links: dict[str, dict[str, str]] = {}
        self._near: dict[str, tuple[str, ...]] = {}
        self._open: dict[str, tuple[str, ...]] = {}
        self._ways: dict[str, list[tuple[str, str]]] = {}
        self._beyond: dict[str, list[tuple[str, Cell]]] = {}
        self.worked_out: dict[tuple[Any, ...], dict[str, int]] = {}  # what else depends on the layout alone, by what it is of
        self._far: dict[tuple[str, Joined], dict[str, int]] = {}

    # what a tile is

    def sides(self, room: str, turn: int | None = None) -> tuple[str, ...]:
        """The walls of a tile with a door, as it lies or as it would lie turned."""
        return _turned(self.tiles[room].doors, self.spots[room].turn if turn is None else turn)

    def printed(self, room: str, side: str) -> str:
        """The printed side that lies on this wall."""
        return _TURNED[side, -self.spots[room].turn % 4]

    def windows(self, room: str) -> tuple[str, ...]:
        """The walls with a window that no neighbour covers (BT-7.10)."""
        spot = self.spots[room]
        found = (_TURNED[side, spot.turn] for side in self.tiles[room].windows)
        return tuple(dict.fromkeys(side for side in found if self.beyond(room, side) is None))

    def symbol(self, room: str) -> str:
        """The card symbol of a tile, or an empty string."""
        return self.tiles[room].symbol

    # where things lie

    def cell(self, room: str, side: str) -> Cell:
        """The place beyond a wall."""
        spot = self.spots[room]
        dx, dy = STEP[side]
        return spot.floor, spot.x + dx, spot.y + dy

    def beyond(self, room: str, side: str) -> str | None:
        """The room beyond a wall, door or not."""
        return self.at.get(self.cell(room, side))

    def floor(self, room: str) -> str:
        """The floor a room is on."""
        return self.spots[room].floor

    def on(self, floor: str) -> list[str]:
        """The rooms of a floor, in the order they came."""
        return [room for room, spot in self.spots.items() if spot.floor == floor]

    def beside(self, room: str) -> list[str]:
        """The rooms that share a side with this one, doors or not (BT-4.1.4)."""
        return [other for side in SIDES if (other := self.beyond(room, side))]

    # doors

    def doors(self, room: str) -> dict[str, str]:
        """Side -> room, where two doors meet."""
        links = self._links.get(room)
        if links is None:
            links = self._links[room] = dict(self._meeting(room))
        return links

    def _meeting(self, room: str) -> Iterator[tuple[str, str]]:
        for side in self.sides(room):
            other = self.beyond(room, side)
            if other and OPPOSITE[side] in self.sides(other) and (room, side) not in self.walls:
                yield side, other

    def open(self, room: str) -> tuple[str, ...]:
        """The sides of doors with nothing behind them: here a room can be discovered."""
        sides = self._open.get(room)
        if sides is None:
            sides = tuple(side for side in self.sides(room) if self.beyond(room, side) is None and (room, side) not in self.walls)
            self._open[room] = sides
        return sides

    def false(self, room: str) -> tuple[str, ...]:
        """The sides of doors that meet a wall (BT-4.2.3)."""
        return tuple(side for side in self.sides(room) if side not in self.doors(room) and side not in self.open(room))

    def stairs(self, room: str) -> str | None:
        """The room at the other end of a stair (BT-4.1.5)."""
        other = _STAIRS.get(room)
        return other if other in self.spots else None

    def near(self, room: str) -> tuple[str, ...]:
        """The rooms one space away by doors and stairs."""
        rooms = self._near.get(room)
        if rooms is None:
            stairs = self.stairs(room)
            rooms = self._near[room] = tuple(dict.fromkeys((*self.doors(room).values(), *((stairs,) if stairs else ()))))
        return rooms

    def distances(self, start: str, joined: Joined = ()) -> dict[str, int]:
        """Room -> spaces from `start`, by doors and stairs and between rooms `joined` otherwise; unreachable rooms are absent."""
        far = self._far.get((start, joined))
        if far is None:
            far = self._far[start, joined] = self._measured(start, joined)
        return far

    def _measured(self, start: str, joined: Joined) -> dict[str, int]:
        far = {start: 0}
        queue = deque([start])
        while queue:
            room = queue.popleft()
            steps = far[room] + 1
            others = [pair[1 - pair.index(room)] for pair in joined if room in pair] if joined else ()
            for other in (*self.near(room), *others):
                if other not in far:
                    far[other] = steps
                    queue.append(other)
        return far

    # placing

    def doorways(self, floor: str) -> list[tuple[str, str]]:
        """The open doorways of a floor as (room, side)."""
        found = self._ways.get(floor)
        if found is None:
            found = self._ways[floor] = [(room, side) for room in self.on(floor) for side in self.open(room)]
        return found

    def beyond_doorways(self, floor: str) -> list[tuple[str, Cell]]:
        """The empty places beyond these, each with the room."""
        found = self._beyond.get(floor)
        if found is None:
            found = self._beyond[floor] = [(room, self.cell(room, side)) for room, side in self.doorways(floor)]
        return found

    def turns(self, room: str, floor: str, x: int, y: int, entry: str, closing: bool = False) -> tuple[int, ...]:
        """The turns in which a tile may be laid on an empty place so that its door meets the one on its side `entry` (empty: none
        need meet), as many doors as possible join, and the floor keeps an open doorway (BT-4.2.2, BT-4.2.4). Empty when every one would
        close the floor, unless it may (`closing`)."""
        around = {side: self.at.get((floor, x + dx, y + dy)) for side, (dx, dy) in STEP.items()}
        here = (floor, x, y)
        still_open = closing or any(beside != room and cell != here for beside, cell in self.beyond_doorways(floor))
        best: list[int] = []
        most = -1
        for turn in range(4):
            sides = self.sides(room, turn)
            if (entry and entry not in sides) or not (still_open or any(around[side] in (None, room) for side in sides)):
                continue
            joined = sum(1 for side in sides if self._meets(around[side], OPPOSITE[side], room))
            if joined > most:
                best, most = [], joined
            if joined == most:
                best.append(turn)
        return tuple(best)

    def _meets(self, other: str | None, side: str, room: str) -> bool:
        """Whether a neighbour has a door on this side."""
        return other is not None and other != room and side in self.sides(other) and (other, side) not in self.walls

    def with_tile(self, room: str, spot: Spot) -> Board:
        """The board with a tile laid, or moved, here. What is known of doors elsewhere stays known."""
        laid = Board(self.tiles, {**{each: at for each, at in self.spots.items() if each != room}, room: spot}, self.walls)
        changed = {room, *laid.beside(room), *(self.beside(room) if room in self.spots else ())}
        laid._links = {each: doors for each, doors in self._links.items() if each not in changed}
        laid._open = {each: sides for each, sides in self._open.items() if each not in changed}
        return laid

    def without(self, *rooms: str) -> Board:
        """The board without these tiles."""
        return Board(self.tiles, {room: spot for room, spot in self.spots.items() if room not in rooms}, self.walls)

    def with_walls(self, walls: Iterable[tuple[str, str]]) -> Board:
        """The board with exactly these doorways closed."""
        return Board(self.tiles, self.spots, frozenset(walls))


_STAIRS: Final = {STAIRCASE: UPPER_LANDING, UPPER_LANDING: STAIRCASE, STAIRS: FOYER, FOYER: STAIRS}


def first_board(tiles: Mapping[str, RoomTile]) -> Board:
    """The house as it lies at the beginning."""
    return Board(tiles, dict(START))


def level(floor: str) -> int:
    """How far down a floor lies: 0 upper, 1 ground, 2 basement."""
    return FLOORS.index(floor)
