"""What one seat of Stay Away! goes by when it decides: who sits where, what it believes, and how it plays."""

from __future__ import annotations

from typing import Final

import msgspec

from game.players.stayaway.belief import Belief
from game.stayaway.observation import SaObservation
from game.stayaway.terms import CLOCKWISE, HUMAN, INFECTED, INFECTION, LEAST_SEATS, LEFT, NOBODY, THE_THING, THING


class Manner(msgspec.Struct, frozen=True):
    """How a level decides.

    `talk` says how much conduct and statements count (0 to 1), `memory` what share of a suspicion lasts from turn to turn. `noise` is
    by how much a Human's values waver (a standard deviation); `slack` the same for the other side at a table of four, less at larger
    ones, where each of its choices is followed by more like it. Among actions no more than `margin` worse than the best one is drawn.
    `burn` is what a Human adds to the worth of burning at a table of four, where there is least time. `covers` says how much the
    other side cares for what its actions tell.
    """

    talk: float = 1.0
    memory: float = 1.0
    noise: float = 0.0
    slack: float = 0.0
    margin: float = 0.01
    burn: float = 0.3
    covers: float = 0.8

    def wavering(self, role: str, seats: int) -> float:
        """By how much values waver in this role at a table of so many."""
        return self.noise if role == HUMAN else self.slack * LEAST_SEATS / seats


class Layout(msgspec.Struct, frozen=True):
    """Who sits where, as in the observation, now or after an action."""

    ring: tuple[int, ...]
    doors: tuple[bool, ...]
    direction: int

    def beside(self, seat: int, direction: int) -> int:
        """The next living seat in a direction."""
        return self.ring[(self.ring.index(seat) + direction) % len(self.ring)]

    def gap(self, seat: int, direction: int) -> int:
        """The index in `doors` of the gap beside a seat in a direction."""
        place = self.ring.index(seat)
        return place if direction == CLOCKWISE else (place - 1) % len(self.ring)

    def shut(self, seat: int, direction: int) -> bool:
        """Whether a Locked door lies there."""
        return self.doors[self.gap(seat, direction)]

    def swapped(self, one: int, two: int) -> Layout:
        """After these two have changed places."""
        change = {one: two, two: one}
        return Layout(tuple(change.get(seat, seat) for seat in self.ring), self.doors, self.direction)

    def turned(self) -> Layout:
        """After the direction has turned."""
        return Layout(self.ring, self.doors, -self.direction)

    def with_door(self, seat: int, direction: int, shut: bool) -> Layout:
        """With or without a door beside a seat."""
        place = self.gap(seat, direction)
        return Layout(self.ring, tuple(shut if at == place else door for at, door in enumerate(self.doors)), self.direction)

    def without(self, seat: int) -> Layout:
        """After this seat is out."""
        place = self.ring.index(seat)
        doors = list(self.doors)
        before = (place - 1) % len(self.ring)
        doors[before] = doors[before] or doors[place]
        del doors[place]
        return Layout(tuple(other for other in self.ring if other != seat), tuple(doors), self.direction)


def toward(side: str) -> int:
    """The direction of a side."""
    return CLOCKWISE if side == LEFT else -CLOCKWISE


SURE: Final = 0.97
"""A chance from which on something is taken for known."""


class View:
    """One decision: the observation, the own belief, what the whole table can believe, and the manner."""

    def __init__(self, seen: SaObservation, belief: Belief, public: Belief, manner: Manner) -> None:
        self.seen = seen
        self.me = seen.viewer
        self.role = seen.role
        self.belief = belief
        self.public = public
        self.manner = manner
        self.layout = Layout(seen.ring, seen.doors, seen.direction)
        self.others = tuple(seat for seat in seen.ring if seat != self.me)
        seats = range(len(seen.places))
        if self.role == THING:
            self.thing = [float(seat == self.me) for seat in seats]
            self.bad = [float(seat in seen.infected) for seat in seats]
        elif seen.thing != NOBODY:
            self.thing = [float(seat == seen.thing) for seat in seats]
            self.bad = [0.0 if seat == seen.thing else belief.chances[seen.thing][seat] for seat in seats]
        else:
            self.thing = [belief.thing(seat) for seat in seats]
            self.bad = [belief.infected(seat) for seat in seats]
        self.bad[self.me] = float(self.role == INFECTED)
        self.human = [max(0.0, 1 - thing - bad) for thing, bad in zip(self.thing, self.bad, strict=True)]
        self.stuck = self.role == THING and not any(self.human[self.layout.beside(self.me, way)] for way in (1, -1))
        """The Thing: whether there is no Human beside it."""
        self.knowing = _knowing(seen) if self.role == THING else frozenset()
        """The Thing: the seats that have seen its card."""

    def danger(self, seat: int) -> float:
        """The chance that an exchange with this seat infects the viewer."""
        if self.role != HUMAN or seat == NOBODY:
            return 0.0
        return self.thing[seat] * self.belief.gives(seat)

    def partner(self, layout: Layout, seat: int, direction: int = 0) -> int:
        """With whom a seat exchanges at the end of its turn; NOBODY when an obstacle prevents it (SA-12)."""
        way = direction or layout.direction
        if len(layout.ring) < 2 or layout.shut(seat, way):
            return NOBODY
        other = layout.beside(seat, way)
        places = self.seen.places
        isolated = dict(self.seen.options)["quarantine"] == "isolate"
        return NOBODY if isolated and (places[seat].quarantine or places[other].quarantine) else other

    def neighbours(self, layout: Layout, seat: int) -> tuple[int, ...]:
        """The neighbours with no door between."""
        if len(layout.ring) < 2:
            return ()
        found = {layout.beside(seat, way) for way in (1, -1) if not layout.shut(seat, way)}
        return tuple(sorted(found))

    def held(self, card: str) -> int:
        """How many copies of a card the viewer holds."""
        return self.seen.hand.count(card)

    @property
    def clean(self) -> bool:
        """Whether the own hand, shown, would prove a Human."""
        return INFECTION not in self.seen.hand and THE_THING not in self.seen.hand


def _knowing(seen: SaObservation) -> frozenset[int]:
    found: set[int] = set()
    for note in seen.notes:
        if note.kind in ("showed", "was_glimpsed") and THE_THING in note.cards:
            found.update(seen.ring if note.seat == NOBODY else (note.seat,))
    return frozenset(found - {seen.viewer})
