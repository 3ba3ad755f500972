"""The camp: the board of Last Friday as its rules see it.

Nodes of the network are signed numbers: dot d17 is 17, circle 43 is -43.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.lastfriday.actions import Act
from game.lastfriday.campmap import CampMap, Space
from game.lastfriday.masks import mask_of
from game.lastfriday.network import Finder, Network
from game.lastfriday.numbers import Numbers
from game.lastfriday.terms import CLOSED, COLOURS

INSIDE_CIRCLE: Final = 201
"""The circle inside the red cabin; the others follow in the order of COLOURS (LF-B7)."""

NETWORKS: Final = 256
"""How many states of the cabins have their network kept, of the hundreds there are; a game goes through some twenty."""


def node_of(space: Space) -> int:
    """The signed number of a space (an entrance has none)."""
    return int(space.name[1:]) if space.kind == "dot" else -int(space.name)


class Camp:
    """What stands on the map: spaces, doors, piers, starts, and the tuned numbers it is played with. Read-only; networks of steps are kept
    for a number of states of the cabins."""

    def __init__(self, board: CampMap, numbers: Numbers) -> None:
        spaces = [space for space in board.spaces if space.kind != "entrance"]
        nodes = {space.name: node_of(space) for space in spaces}
        self.board = board
        self.numbers = numbers
        self.hear = (Act("hear", circle=numbers.hearing_reach),)
        self.hear_keenly = tuple(Act("hear", circle=reach) for reach in numbers.keen_reaches)
        self.dots = tuple(sorted(node for node in nodes.values() if node > 0))
        self.circles = tuple(sorted(-node for node in nodes.values() if node < 0))
        self.last_dot = self.dots[-1]
        links: dict[int, list[int]] = {node: [] for node in nodes.values()}
        for path in board.paths:
            links[nodes[path.a]].append(nodes[path.b])
            links[nodes[path.b]].append(nodes[path.a])
        self.links: Mapping[int, tuple[int, ...]] = {node: tuple(sorted(ends)) for node, ends in links.items()}
        self._read_properties(spaces)
        self.beside_circle = [0] * (self.circles[-1] + 1)  # for a circle: the mask of dots adjacent to it
        self.dots_beside = [0] * (self.last_dot + 1)  # for a dot: the mask of dots adjacent to it
        self.circles_beside = [0] * (self.last_dot + 1)  # for a dot: the mask of circles adjacent to it
        for node, ends in self.links.items():
            if node < 0:
                self.beside_circle[-node] = mask_of(end for end in ends if end > 0)
            else:
                self.dots_beside[node] = mask_of(end for end in ends if end > 0)
                self.circles_beside[node] = mask_of(-end for end in ends if end < 0)
        self.lamp_dots = mask_of(dot for dot in self.dots if self.circles_beside[dot])  # where a lamp lights a circle
        special = mask_of(self.inside_of) | mask_of(self.door_of) | mask_of(self.pier_dots.values()) | 1 << self.arrow
        self.layable = mask_of(self.dots) & ~special  # LF-B7
        near_special = special
        for dot in [*self.door_of, *self.pier_dots.values(), self.arrow]:
            near_special |= self.dots_beside[dot]
        self.layable_at_setup = self.layable & ~near_special  # LF-S2
        self.gates = frozenset((0, *self.door_of, *self.pier_of))  # dots with steps that paths alone do not give; 0: the entrance
        self.inside_circles = {self.inside_circle(colour): colour for colour in COLOURS}
        self.finder = Finder(self)
        self._networks: dict[tuple[tuple[str, ...], bool], Network] = {}

    def _read_properties(self, spaces: list[Space]) -> None:
        dots = [space for space in spaces if space.kind == "dot"]
        circles = [space for space in spaces if space.kind == "circle"]
        self.maniac_starts = tuple(sorted(int(space.name) for space in circles if space.start == "maniac"))
        self.camper_starts = {space.start: node_of(space) for space in dots if space.start}
        self.pier_dots = {space.pier: node_of(space) for space in dots if space.pier}
        self.pier_of = {dot: pier for pier, dot in sorted(self.pier_dots.items(), key=lambda item: item[1])}
        self.pier_circles = {space.pier: int(space.name) for space in circles if space.pier}
        self.welcome_dots = tuple(sorted(node_of(space) for space in dots if space.welcome))
        (self.arrow,) = (node_of(space) for space in dots if space.arrow)
        self.doors = {c: tuple(sorted(node_of(s) for s in dots if s.door == c)) for c in COLOURS}
        self.insides = {c: tuple(sorted(node_of(s) for s in dots if s.inside == c)) for c in COLOURS}
        self.inside_of = {dot: colour for colour, inside in self.insides.items() for dot in inside}
        self.door_of = {dot: colour for colour, doors in self.doors.items() for dot in doors}

    def network(self, cabins: tuple[str, ...], bolted: bool) -> Network:
        """The steps there are with the cabins (by COLOURS) closed, Camper side or Maniac side up; `bolted`: the Maniac cannot
        pass through Camper-side cabins (chapters I and II, LF-B7)."""
        key = (cabins, bolted)
        network = self._networks.get(key)
        if network is None:
            if len(self._networks) >= NETWORKS:
                del self._networks[next(iter(self._networks))]  # the oldest; it is soon made again
            network = self._networks[key] = Network(self, cabins, bolted)
        return network

    def closed_network(self) -> Network:
        """The network with every cabin closed."""
        return self.network((CLOSED,) * len(COLOURS), True)

    def inside_circle(self, colour: str) -> int:
        """The number of the circle inside a cabin (LF-B7)."""
        return INSIDE_CIRCLE + COLOURS.index(colour)

    def inside_door(self, door: int) -> int:
        """The inside dot that a door's dot leads to."""
        (inside,) = (end for end in self.links[door] if end in self.inside_of)
        return inside
