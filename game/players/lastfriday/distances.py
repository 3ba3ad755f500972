"""How far things are on the camp, and the Maniac's possible places after a move, for one state of the cabins.

A set of circles is a mask: bit n for circle n. Everything is made when it is first asked for and kept with its network.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, TypeVar

from game.lastfriday.camp import Camp
from game.lastfriday.masks import members, numbers_in
from game.lastfriday.network import Network

_Key = TypeVar("_Key", bound=Hashable)

FAR: Final = 255
"""The distance to what cannot be reached."""

CIRCLES: Final = 206
"""Circles are 1 to 205; bit 0 of a mask and place 0 of a vector stay empty."""
_BYTES: Final = 26


STATES: Final = 16
"""How many states of the cabins have their Distances kept: the tables of one take half a megabyte, and there are hundreds of states."""

_MOST: Final = 8192
"""How many distances of a kind are kept on one network."""


def _kept(cache: dict[_Key, bytes], key: _Key, value: bytes) -> bytes:
    if len(cache) >= _MOST:
        cache.clear()
    cache[key] = value
    return value


class Distances:
    """Distances and the belief step on one network."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.camp = network.camp
        self.over = [0] * (self.camp.last_dot + 1)
        """For each dot the mask of circles from which a move passes over it."""
        self.kills = [0] * CIRCLES
        """For each circle the mask of dots that a move from it passes over."""
        self.after = [0] * CIRCLES
        """For each circle the mask of circles after one move; itself where there is no move (LF-T4)."""
        self.stuck = 0
        for circle in self.camp.circles:
            moves = network.moves[circle]
            for mask in moves.masks:
                self.kills[circle] |= mask
            for dot in numbers_in(self.kills[circle]):
                self.over[dot] |= 1 << circle
            self.after[circle] = moves.targets or 1 << circle
            if not moves.targets:
                self.stuck |= 1 << circle
        self._tables: list[list[int]] = []
        self._next = [tuple({step.dot for step in steps}) for steps in network.steps]
        self._next[0] = (self.camp.arrow,)
        self._dots: dict[tuple[int, int], bytes] = {}
        self._passes: dict[tuple[int, int], bytes] = {}
        self._moves: dict[int, bytes] = {}
        self._prey: dict[int, bytes] = {}

    # --- the Maniac's possible places
    def spread(self, places: int) -> int:
        """The circles after one move from any of these, whatever stands in the way: a look into 26 tables of 256."""
        tables = self._tables or self._make_tables()
        found = 0
        for table, byte in zip(tables, places.to_bytes(_BYTES, "little"), strict=True):
            if byte:
                found |= table[byte]
        return found

    def step(self, places: int, blocked: int, dark: int) -> int:
        """The circles after one move that passes over none of the `blocked` dots and does not end on a circle of `dark`."""
        touched = 0
        for dot in numbers_in(blocked):
            touched |= self.over[dot]
        touched &= places
        found = self.spread(places & ~touched)
        for circle in numbers_in(touched):
            moves = self.network.moves[circle]
            for act, mask in zip(moves.acts, moves.masks, strict=True):
                if not mask & blocked:
                    found |= 1 << act.circle
        return (found & ~dark) | (places & self.stuck)

    def step_through(self, places: int, living: int, dead: int, traps: int, sprung: int, ends: bool = True) -> int:
        """The circles after one leg that passed over exactly the `dead` among the `living` dots and sprang exactly the `sprung`
        among the `traps`, by passing over them or ending his move beside them (LF-K3). Where the leg does not end the move (`ends`), only
        a trap on its route does (LF-K10)."""
        found = 0
        beside = self.camp.beside_circle
        for circle in numbers_in(places):
            moves = self.network.moves[circle]
            for act, mask in zip(moves.acts, moves.masks, strict=True):
                touched = mask | beside[act.circle] if ends or mask & traps else 0
                if mask & living == dead and touched & traps == sprung:
                    found |= 1 << act.circle
        return found

    def _make_tables(self) -> list[list[int]]:
        self._tables = []
        for place in range(_BYTES):
            table = [0] * 256
            for byte in range(1, 256):
                low = byte & -byte
                circle = 8 * place + low.bit_length() - 1
                table[byte] = table[byte ^ low] | (self.after[circle] if circle < CIRCLES else 0)
            self._tables.append(table)
        return self._tables

    # --- distances
    def dots_from(self, dot: int, shut: int = 0) -> bytes:
        """Camper steps from a dot to every dot (by number), never onto a dot of `shut` (corpses), pawns not counted; from the
        entrance (0) by way of the arrow's dot."""
        key = (dot, shut)
        found = self._dots.get(key)
        if found is None:
            found = _kept(self._dots, key, self._walk(dot, shut))
        return found

    def _walk(self, dot: int, shut: int) -> bytes:
        far = bytearray([FAR]) * (self.camp.last_dot + 1)
        steps = 0
        front = [dot]
        if dot:
            far[dot] = 0
        while front and steps < FAR - 1:
            steps += 1
            reached: list[int] = []
            for here in front:
                for there in self._next[here]:
                    if far[there] == FAR and not shut >> there & 1:
                        far[there] = steps
                        reached.append(there)
            front = reached
        return bytes(far)

    def passes_from(self, dot: int, shut: int = 0) -> bytes:
        """Camper steps from a dot until each circle (by number) has been passed over, as in `dots_from`."""
        key = (dot, shut)
        found = self._passes.get(key)
        if found is None:
            far = bytearray([FAR]) * CIRCLES
            walk = self.dots_from(dot, shut)
            for circle in self.camp.circles:
                first = [walk[beside] for beside in members(self.camp.beside_circle[circle]) if not shut >> beside & 1 or beside == dot]
                if len(first) > 1:  # from one of them over the circle to another
                    far[circle] = min(min(first) + 1, FAR)
            found = _kept(self._passes, key, bytes(far))
        return found

    def moves_from(self, circle: int) -> bytes:
        """Maniac moves from a circle to every circle."""
        found = self._moves.get(circle)
        if found is None:
            far = bytearray([FAR]) * CIRCLES
            front, seen, moves = 1 << circle, 0, 0
            while front:
                for here in numbers_in(front):
                    far[here] = moves
                seen |= front
                front = self.spread(front) & ~seen
                moves += 1
            found = self._moves[circle] = bytes(far)
        return found

    def prey_distances(self, dots: int) -> bytes:
        """For every circle (by number) the Maniac's moves until he can pass over one of these dots, 1 for his next move."""
        found = self._prey.get(dots)
        if found is None:
            far = bytearray([FAR]) * CIRCLES
            front = 0
            for dot in numbers_in(dots):
                front |= self.over[dot]
            seen, moves = 0, 1
            while front:
                for circle in numbers_in(front):
                    far[circle] = moves
                seen |= front
                front = self.spread(front) & ~seen
                moves += 1
            found = _kept(self._prey, dots, bytes(far))
        return found


_known: dict[Camp, OrderedDict[tuple[tuple[str, ...], bool], Distances]] = {}


def distances_of(camp: Camp, cabins: tuple[str, ...], bolted: bool) -> Distances:
    """The Ways of a state of the cabins, those of the states met last kept for each camp."""
    mine = _known.setdefault(camp, OrderedDict())
    key = (cabins, bolted)
    ways = mine.get(key)
    if ways is None:
        ways = mine[key] = Distances(camp.network(cabins, bolted))
        if len(mine) > STATES:
            mine.popitem(last=False)
    else:
        mine.move_to_end(key)
    return ways
