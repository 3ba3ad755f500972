"""Attacks on all who are somewhere: fire that is breathed, a spell that is cast along a row of rooms (BT-6.7.3).

A haunt declares them (`Haunt.areas`); one of its actions of the same id lets them loose:
`HauntAction("breath", success=strikes("breath"))`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.combat import Attack, in_line
from game.betrayal.events import Needed
from game.betrayal.harm import DamageDice
from game.betrayal.rolling import Roll
from game.betrayal.table import Body
from game.betrayal.tasks import Task
from game.betrayal.terms import PHYSICAL

if TYPE_CHECKING:
    from game.betrayal.position import Position

HERE, NEXT, SIGHT = "here", "next", "sight"
"""How far an area reaches: the figure's own place, the rooms joined to it by doors as well, or all along the line of sight."""
Whom = Callable[["Position", int, int], bool]


class Area(msgspec.Struct, frozen=True):
    """An attack on everybody in reach whom it concerns (`whom`: position, attacker, victim), the nearest first, one after another.

    `dice` of damage: in the attacker's place, and farther off where there are two numbers; none: each is attacked as usual, by `fights`'
    way of attacking (see `Haunt.attack_traits`). `save`: the trait with which each rolls, and is spared with `least` or more.
    """

    id: str
    whom: Whom
    reach: str = HERE
    dice: tuple[int, ...] = ()
    kind: str = PHYSICAL
    save: str = ""
    least: int = 0
    fights: str = ""


def strikes(area: str) -> Callable[[Position, int], None]:
    """An effect of an action: that area is let loose by the figure that acts."""
    return lambda s, body: s.then(Sweep(body, area))


def reached(s: Position, body: int, area: Area) -> dict[int, int]:
    """The figures that an area of a figure would strike -> 0 in its own place, 1 elsewhere; the nearest first."""
    found: dict[int, int] = {}
    me = s.t.bodies[body]
    for other, b in enumerate(s.t.bodies):
        if other == body or not b.alive or not b.room or not area.whom(s, body, other):
            continue
        if s.together(body, other):
            found[other] = 0
        elif _farther(s, me, b, area):
            found[other] = 1
    return dict(sorted(found.items(), key=lambda each: each[1]))


def _farther(s: Position, me: Body, other: Body, area: Area) -> bool:
    """Whether an area reaches a figure in another place."""
    if area.reach == HERE or me.room == other.room or not in_line(s, me.room, me.half, other.room, other.half):
        return False
    return area.reach == SIGHT or other.room in s.board.doors(me.room).values()


class Sweep(Task, frozen=True):
    """An area is let loose."""

    body: int
    area: str

    def run(self, s: Position) -> None:
        """Everybody in reach is taken, one after another."""
        area = next(each for each in s.haunt.areas if each.id == self.area)
        s.then(*(InReach(self.body, self.area, other, far) for other, far in reached(s, self.body, area).items()))


class InReach(Task, frozen=True):
    """One of those in reach has its turn."""

    body: int
    area: str
    victim: int
    far: int

    def run(self, s: Position) -> None:
        """Rolls to be spared, is attacked, or takes the damage."""
        area = next(each for each in s.haunt.areas if each.id == self.area)
        if not s.t.bodies[self.victim].alive or not s.t.bodies[self.body].alive:
            return
        if not area.dice:
            s.then(Attack(self.body, self.victim, area.fights, area.id))
        elif area.save:
            s.then(Roll(self.victim, f"do_{area.id}", area.save), Spared(self, area.least))
        else:
            s.then(self.damage(area))

    def damage(self, area: Area) -> Task:
        """The damage it does."""
        dice = area.dice[min(self.far, len(area.dice) - 1)]
        return DamageDice(self.victim, area.kind, dice, AREA, self.body)


AREA: Final = "area"
"""The source of such damage."""


class Spared(Task, frozen=True):
    """Whether the roll spares one of those in reach."""

    hit: InReach
    least: int

    def run(self, s: Position) -> None:
        """Whoever the roll does not spare is hit."""
        hit = self.hit
        success = s.t.rolled >= self.least
        s.tell(Needed(body=hit.victim, purpose=f"do_{hit.area}", total=s.t.rolled, least=self.least, success=success))
        if not success:
            s.then(hit.damage(next(each for each in s.haunt.areas if each.id == hit.area)))
