"""The Thing and the Flamethrower (SA-51): what it is offered in its own turn, read anew from the rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tests.referees.stayaway.cards import FLAME
from tests.referees.stayaway.model import Table


class Seats(NamedTuple):
    """Who sits where, what lies between, and which way play runs."""

    ring: tuple[int, ...]
    doors: tuple[bool, ...]
    quarantine: tuple[int, ...]
    way: int


def barred(shut: bool, quarantine: Sequence[int], options: Mapping[str, str], one: int, two: int) -> bool:
    """Whether a door or a Quarantine bars an exchange of neighbours (SA-12, SA-61)."""
    return shut or (options["quarantine"] == "isolate" and bool(quarantine[one] or quarantine[two]))


def narrowed(t: Table, acts: Iterable[str], *, later: bool | None = None) -> frozenset[str]:
    """What is left of these choices of the player asked. `later`: whether the turn's exchange is still to come after this one; by itself
    it follows from the question."""
    acts = frozenset(acts)
    if t.active != t.thing or FLAME not in t.hands[t.thing] + t.drawn:
        return acts
    kept = {act: _kept(t, act, later) for act in acts}
    least = min(count for count in kept.values() if count is not None)
    return frozenset(act for act, count in kept.items() if count is None or count == least)


def _kept(t: Table, act: str, later: bool | None) -> int | None:
    """The Flamethrowers that stay to the turn's end at best after this; None for what leaves all open."""
    verb, *words = act.split()
    held = t.hands[t.thing].count(FLAME)
    if verb == "say" or act == "play determination":
        return None
    if verb == "keep":
        held += words[0] == FLAME
        return max(0, held - 1 - _meets(t, _seats(t))) if _plain_end(t, held) is None else _plain_end(t, held)
    held -= words[0] == FLAME
    if verb in ("lay", "date"):
        return max(0, held - bool(later and _meets(t, _seats(t))))
    follows = all(_meets(t, seats) for seats in _after(t, act)) if "seduction" not in act or verb == "discard" else True
    return max(0, held - follows)


def _plain_end(t: Table, held: int) -> int | None:
    """How many stay when a neighbour in Quarantine can be burnt for certain and the exchange is then with the next; None if it cannot."""
    best = None
    if held >= 2 and not t.quarantine[t.thing]:
        for other in t.near(t.thing):
            if not t.might_hold(other, "no_barbecues") and all(_meets(t, seats) for seats in _after(t, f"play {FLAME} {other}")):
                best = held - 2
    return best


def _seats(t: Table) -> Seats:
    return Seats(tuple(t.ring), tuple(t.doors), tuple(t.quarantine), t.direction)


def _meets(t: Table, seats: Seats) -> bool:
    """Whether the turn's exchange takes place; when nobody else is left the game is over."""
    me = t.thing
    if seats.ring == (me,):
        return True
    at = seats.ring.index(me)
    partner = seats.ring[(at + seats.way) % len(seats.ring)]
    door = seats.doors[at if seats.way == 1 else at - 1]
    return not barred(door, seats.quarantine, t.options, me, partner)


def _after(t: Table, act: str) -> list[Seats]:
    """How all may sit after an action: more than one way where an answer card may come."""
    now, me = _seats(t), t.thing
    verb, *words = act.split()
    if verb == "swap":
        return [_swapped(now, me, int(words[0]))]
    if verb == "third":
        other = t.step(me, 3 if words[0] == "left" else -3)
        still = other == me or t.quarantine[other] or t.quarantine[me]
        return [now if still else _swapped(now, me, other)]
    if verb != "play":
        return [now]
    card, target = words[0], words[1] if len(words) > 1 else ""
    if card in ("change_places", "youd_better_run"):
        return [_swapped(now, me, int(target))] + [now] * t.might_hold(int(target), "im_comfortable")
    if card == FLAME:
        return [_without(now, int(target))] + [now] * t.might_hold(int(target), "no_barbecues")
    return [_changed(now, me, card, target)]


def _changed(now: Seats, me: int, card: str, target: str) -> Seats:
    if card == "watch_your_back":
        return now._replace(way=-now.way)
    if target in ("left", "right"):
        at = now.ring.index(me) if target == "left" else (now.ring.index(me) - 1) % len(now.ring)
        return now._replace(doors=tuple((card == "locked_door") if gap == at else door for gap, door in enumerate(now.doors)))
    if card in ("axe", "quarantine"):
        turns = 2 if card == "quarantine" else 0
        return now._replace(quarantine=tuple(turns if seat == int(target) else old for seat, old in enumerate(now.quarantine)))
    return now


def _swapped(now: Seats, one: int, two: int) -> Seats:
    change = {one: two, two: one}
    return now._replace(ring=tuple(change.get(seat, seat) for seat in now.ring))


def _without(now: Seats, seat: int) -> Seats:
    at = now.ring.index(seat)
    doors = list(now.doors)
    doors[at - 1] = (doors[at - 1] or doors[at]) and len(doors) > 2
    del doors[at]
    return now._replace(ring=now.ring[:at] + now.ring[at + 1 :], doors=tuple(doors))
