"""How far things are on the camp, and the Maniac's possible places after a move, for one state of the cabins.

A set of circles is a mask: bit n for circle n. Everything is made when it is first asked for and kept with its network.
"""

from __future__ import annotations

from typing import Final

from game.lastfriday.camp import Camp
from game.lastfriday.masks import numbers_in
from game.lastfriday.network import Network

FAR: Final = 255
"""The distance to what cannot be reached."""

CIRCLES: Final = 206
"""Circles are 1 to 205; bit 0 of a mask and place 0 of a vector stay empty."""
_BYTES: Final = 26


class Ways:
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
        self._dots: dict[int, bytes] = {}
        self._passes: dict[int, bytes] = {}
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

    def step_through(self, places: int, living: int, dead: int, traps: int, sprung: int) -> int:
        """The circles after one move that passed over exactly the `dead` among the `living` dots and sprang exactly the `sprung`
        among the `traps`, by passing over them or ending beside them (LF-K3)."""
        found = 0
        beside = self.camp.beside_circle
        for circle in numbers_in(places):
            moves = self.network.moves[circle]
            for act, mask in zip(moves.acts, moves.masks, strict=True):
                if mask & living == dead and (mask | beside[act.circle]) & traps == sprung:
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
    def dots_from(self, dot: int) -> bytes:
        """Camper steps from a dot to every dot (by number), corpses and pawns not counted; from the entrance (0) by way of the
        arrow's dot."""
        found = self._dots.get(dot)
        if found is None:
            far = bytearray([FAR]) * (self.camp.last_dot + 1)
            start, first = (dot, 0) if dot else (self.camp.arrow, 1)
            for there, steps in self.network.distances(start).items():
                far[there] = min(steps + first, FAR - 1)
            found = self._dots[dot] = bytes(far)
        return found

    def passes_from(self, dot: int) -> bytes:
        """Camper steps from a dot until each circle (by number) has been passed over."""
        found = self._passes.get(dot)
        if found is None:
            far = bytearray([FAR]) * CIRCLES
            for here, steps in enumerate(self.dots_from(dot)):
                if steps < FAR - 1 and here:
                    for step in self.network.steps[here]:
                        if step.circle and steps + 1 < far[step.circle]:
                            far[step.circle] = steps + 1
            found = self._passes[dot] = bytes(far)
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
            if len(self._prey) > 4096:
                self._prey.clear()
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
            found = self._prey[dots] = bytes(far)
        return found


_known: dict[Camp, dict[tuple[tuple[str, ...], bool], Ways]] = {}


def ways_of(camp: Camp, cabins: tuple[str, ...], bolted: bool) -> Ways:
    """The Ways of a state of the cabins, made once for each camp."""
    mine = _known.setdefault(camp, {})
    key = (cabins, bolted)
    ways = mine.get(key)
    if ways is None:
        ways = mine[key] = Ways(camp.network(cabins, bolted))
    return ways
