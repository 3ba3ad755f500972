"""States that an explorer can be in: what it may do then, who plays it, what it is worth, and how that ends.

A haunt declares those it knows (`Haunt.statuses`): one of the kits below, or a kit with some of its fields replaced. What a state forbids
are vetoes like any other, asked inside the deeds; a figure's states stand on its `Body`. They begin and end in `game.betrayal.afflicting`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.deeds import ACT, ATTACK, DEAL, DISCOVER, DRAW, GAIN, HURT, LOSE, MOVE, SKULL, USE, Deed, Veto, anybody
from game.betrayal.pins import pinned
from game.betrayal.terms import HEROES, KNOWLEDGE, MIGHT, NOBODY, SPEED, TRAITORS, TRAITS

if TYPE_CHECKING:
    from game.betrayal.position import Position
    from game.engine.contract import Seat

OWN, TRAITOR, HOLDER = "", "traitor", "holder"
"""Who plays somebody in a state: its own seat, the traitor's, or the seat that plays who holds it."""
TURN_BEGINS, TURN_ENDS = "turn_begins", "turn_ends"
"""When a state ends by itself: as its next turn begins, or as its turn ends."""


class Status(msgspec.Struct, frozen=True):
    """A state.

    `may_not`: deeds that it keeps from. `verbs`: all that can be done in its turn beside ending it (none given: as usual). `rooms`:
    whether the texts of rooms hold of it. `safe`: whether somebody may not attack it (position, victim, attacker). `player`: who plays it;
    `side`: the side it is on. As it begins: `drops` all it has, `lowest` traits go to their lowest number, `to_start` traits to their start
    values, all traits are `raised` by so many steps. `values`: traits that have these values as long as it lasts, whatever the card says.
    `held`: somebody holds it, takes it along, is all it may attack, and lets it go when beaten, stunned or dead. `rescued`: its own side
    may attack it, and who wins frees it at half the damage. `until`: when it ends by itself. As it ends: `heals` all traits to their start
    values; `once`: whom it has left never gets it again. `lost`: who is in it does not count among those that a side still has.
    """

    id: str
    may_not: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    rooms: bool = True
    safe: Callable[[Position, int, int], bool] | None = None
    player: str = OWN
    side: str = ""
    drops: bool = False
    lowest: tuple[str, ...] = ()
    to_start: tuple[str, ...] = ()
    raised: int = 0
    values: tuple[tuple[str, int], ...] = ()
    held: bool = False
    rescued: bool = False
    until: str = ""
    heals: bool = False
    once: bool = False
    lost: bool = False


def _from_all(s: Position, body: int, attacker: int) -> bool:
    return True


def _from_monsters(s: Position, body: int, attacker: int) -> bool:
    return not s.is_explorer(attacker)


FROG: Final = Status(
    "frog",
    may_not=(ATTACK, DRAW, DISCOVER, GAIN, DEAL, USE, ACT),
    drops=True,
    lowest=(MIGHT, KNOWLEDGE),
    heals=True,
    lost=True,
)
"""Hops about and does nothing else; turned back it is as at the start."""
ASLEEP: Final = Status("asleep", may_not=(MOVE, DISCOVER, DRAW, GAIN, DEAL, USE, ATTACK, ACT), drops=True, safe=_from_all)
"""Lies there."""
TRAPPED: Final = Status("trapped", may_not=(MOVE, DISCOVER, SKULL), safe=_from_all)
"""Cannot get away, does everything else, and does not die as long as it lasts."""
CONTROLLED: Final = Status(
    "controlled",
    may_not=(DISCOVER, DRAW, GAIN, DEAL, USE, ATTACK, ACT),
    verbs=("go",),
    rooms=False,
    player=TRAITOR,
    rescued=True,
    once=True,
)
"""Walks where the traitor wants it; a friend may strike it free, and then for good."""
GRABBED: Final = Status(
    "grabbed",
    may_not=(MOVE, DISCOVER, DRAW, GAIN, DEAL, USE, ACT),
    verbs=("attack",),
    safe=_from_monsters,
    drops=True,
    held=True,
)
"""Held by a figure that takes it along; it can only fight to get free."""
BLOB: Final = Status(
    "blob_person",
    may_not=(ATTACK, DRAW, DISCOVER, GAIN, DEAL, USE, ACT, HURT),
    safe=_from_all,
    side=TRAITORS,
    drops=True,
    values=((SPEED, 2),),
    lost=True,
)
"""Part of the flesh: slow, harmless and past harm, and against the others."""
VAMPIRE: Final = Status("vampire", side=TRAITORS, to_start=(SPEED,), raised=1, lost=True)
"""Dominated: stronger than before, played by its own seat, and against the others."""
GHOST: Final = Status(
    "ghost",
    may_not=(DISCOVER, DRAW, GAIN, DEAL, USE, ATTACK, ACT, HURT),
    verbs=("go",),
    rooms=False,
    safe=_from_all,
    player=TRAITOR,
    lost=True,
)
"""Dead and walking for the traitor."""

STATES: Final = {each: f"state_{each}" for each in (MOVE, DISCOVER, DRAW, GAIN, LOSE, DEAL, USE, ATTACK, HURT, SKULL, ACT)}
"""Deed -> the id of the veto by which a state forbids it."""
SAFE, HOLDER_ONLY = "state_safe", "state_holder"
VETO_IDS: Final = (*STATES.values(), SAFE, HOLDER_ONLY)


def forbidden_by(status: Status) -> tuple[Veto, ...]:
    """The vetoes that a state is."""

    def has(s: Position, body: int) -> bool:
        return status.id in s.t.bodies[body].states()

    def safe(s: Position, deed: Deed) -> bool:
        return deed.other >= 0 and has(s, deed.other) and status.safe is not None and status.safe(s, deed.other, deed.body)

    def not_the_holder(s: Position, deed: Deed) -> bool:
        return deed.other != s.t.bodies[deed.body].states()[status.id]

    found = [Veto(STATES[deed], deed, has) for deed in status.may_not if deed != MOVE]
    if MOVE in status.may_not:
        found += pinned(STATES[MOVE], has, but=("led", "carried", "dragged"))
    if status.safe is not None:
        found.append(Veto(SAFE, ATTACK, anybody, safe))
    if status.held:
        found.append(Veto(HOLDER_ONLY, ATTACK, has, not_the_holder))
    return tuple(found)


def vetoes_of(statuses: Iterable[Status]) -> tuple[Veto, ...]:
    """All that these states forbid."""
    return tuple(veto for status in statuses for veto in forbidden_by(status))


# asked of a position


def states(s: Position, body: int) -> list[Status]:
    """The states a figure is in."""
    if not s.t.bodies[body].status:
        return []
    held = s.t.bodies[body].states()
    return [status for status in s.haunt.statuses if status.id in held]


def fixed_value(s: Position, body: int, trait: str) -> int | None:
    """The value that a state gives a trait, or None."""
    return next((value for status in states(s, body) for name, value in status.values if name == trait), None)


def only_verbs(s: Position, body: int) -> tuple[str, ...]:
    """All that a figure may do in its turn beside ending it; nothing where no state says so."""
    return next((status.verbs for status in states(s, body) if status.verbs), ())


def reads_rooms(s: Position, body: int) -> bool:
    """Whether the texts of rooms hold of a figure."""
    return all(status.rooms for status in states(s, body))


def lost(s: Position, body: int) -> bool:
    """Whether a state takes a figure from those that its side still has."""
    return any(status.lost for status in states(s, body))


def still_there(s: Position, side: str = HEROES) -> list[Seat]:
    """The seats of the living explorers of a side that no state has taken from it, wherever they are."""
    return [seat for seat in s.living(side) if side != HEROES or not lost(s, seat)]


def may_rescue(s: Position, attacker: int, target: int) -> bool:
    """Whether a figure may attack one of its own side in order to free it."""
    a, b = s.t.bodies[attacker], s.t.bodies[target]
    return bool(b.status) and s.is_explorer(attacker) and a.side == b.side and any(status.rescued for status in states(s, target))


def holder_of(s: Position, body: int) -> int:
    """The figure that holds another one, or NOBODY."""
    return next((s.t.bodies[body].states()[status.id] for status in states(s, body) if status.held), NOBODY)


__all__ = [
    "ASLEEP",
    "BLOB",
    "CONTROLLED",
    "FROG",
    "GHOST",
    "GRABBED",
    "TRAITS",
    "TRAPPED",
    "VAMPIRE",
    "Status",
    "fixed_value",
    "holder_of",
    "lost",
    "may_rescue",
    "only_verbs",
    "reads_rooms",
    "states",
    "still_there",
    "vetoes_of",
]
