"""Who sits where: neighbours, doors on the gaps, seat swaps, and closing up when somebody is out (SA-15, SA-36, SA-50, SA-60)."""

from __future__ import annotations

from game.engine.contract import Seat
from game.stayaway.events import DoorLocked, DoorRemoved, QuarantineOver, Released, SeatsSwapped, Unlocked
from game.stayaway.piles import to_discards
from game.stayaway.position import Position
from game.stayaway.terms import CLOCKWISE, LEFT, LOCKED_DOOR, NOBODY, QUARANTINE


def step(s: Position, seat: Seat, direction: int, steps: int = 1) -> Seat:
    """The living seat so many places on in a direction (1: clockwise)."""
    ring = s.ring
    return ring[(ring.index(seat) + direction * steps) % len(ring)]


def toward(side: str) -> int:
    """The direction of a side."""
    return CLOCKWISE if side == LEFT else -CLOCKWISE


def gap(s: Position, seat: Seat, direction: int) -> int:
    """The index in `doors` of the gap beside a seat in a direction."""
    place = s.ring.index(seat)
    return place if direction == CLOCKWISE else (place - 1) % len(s.ring)


def is_shut(s: Position, seat: Seat, direction: int) -> bool:
    """Whether a Locked door lies beside a seat in a direction (SA-60)."""
    return s.doors[gap(s, seat, direction)]


def open_neighbours(s: Position, seat: Seat) -> list[Seat]:
    """The living neighbours with no Locked door between, by seat number."""
    ring, doors = s.ring, s.doors
    if len(ring) < 2:
        return []
    place = ring.index(seat)
    after, before = ring[place + 1 - len(ring)], ring[place - 1]
    if doors[place]:
        return [] if doors[place - 1] else [before]
    if doors[place - 1] or before == after:
        return [after]
    return [before, after] if before < after else [after, before]


def lock(s: Position, seat: Seat, direction: int) -> None:
    """A Locked door is laid beside a seat."""
    place = gap(s, seat, direction)
    s.doors[place] = True
    s.tell(DoorLocked(one=s.ring[place], two=s.ring[(place + 1) % len(s.ring)]))


def unlock(s: Position, place: int, why: Unlocked) -> None:
    """The door in a gap goes to the discards."""
    s.doors[place] = False
    to_discards(s, LOCKED_DOOR, openly=True)
    s.tell(DoorRemoved(one=s.ring[place], two=s.ring[(place + 1) % len(s.ring)], why=why))


def unlock_all(s: Position, why: Unlocked) -> None:
    """All doors go (SA-71, SA-74)."""
    for place, shut in enumerate(s.doors):
        if shut:
            unlock(s, place, why)


def release(s: Position, seat: Seat, why: Released) -> None:
    """A Quarantine goes to the discards."""
    s.quarantine[seat] = 0
    to_discards(s, QUARANTINE, openly=True)
    s.tell(QuarantineOver(seat=seat, why=why))


def release_all(s: Position, why: Released) -> None:
    """All Quarantines go (SA-70, SA-74)."""
    for seat in s.ring:
        if s.quarantine[seat]:
            release(s, seat, why)


def swap(s: Position, one: Seat, two: Seat) -> None:
    """Two seats change places; doors stay, hands and Quarantines move along (SA-36, SA-60)."""
    ring = s.ring
    here, there = ring.index(one), ring.index(two)
    ring[here], ring[there] = two, one
    s.tell(SeatsSwapped(one=one, two=two))


def close_up(s: Position, seat: Seat) -> None:
    """A seat leaves the ring. Its two gaps become one; of two doors one is discarded (SA-50)."""
    ring, doors = s.ring, s.doors
    place = ring.index(seat)
    before = (place - 1) % len(ring)
    one, two = ring[before], ring[(place + 1) % len(ring)]
    lying = doors[place] + doors[before]
    stays = len(ring) > 2 and lying > 0
    doors[before] = stays
    del ring[place], doors[place]
    for _ in range(lying - stays):
        to_discards(s, LOCKED_DOOR, openly=True)
        s.tell(DoorRemoved(one=one, two=two, why="merged"))
    if s.quarantine[seat]:
        s.quarantine[seat] = 0
        to_discards(s, QUARANTINE, openly=True)
    if s.target == seat:
        s.target = NOBODY
