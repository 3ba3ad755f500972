"""55: a dragon breathes on its room and next door, a traitor casts along the line of sight, and a mind attacks all who are there."""

from __future__ import annotations

from typing import ClassVar

from game.betrayal.areas import NEXT, SIGHT, Area, strikes
from game.betrayal.haunts.aims import NOBODY_LEFT
from game.betrayal.haunts.base import FigureKind, Haunt, HauntAction
from game.betrayal.position import Position
from game.betrayal.terms import SANITY, TRAITORS


def _god(s: Position, body: int) -> bool:
    return s.t.bodies[body].kind == "elder_god"


def _explorers(s: Position, body: int, other: int) -> bool:
    return s.is_explorer(other)


def _heroes(s: Position, body: int, other: int) -> bool:
    return s.haunt.opposed(s, body, other)


class Areas(Haunt):
    number = 55
    figures: ClassVar[dict[str, FigureKind]] = {
        "elder_god": FigureKind(speed=3, might=8, sanity=6),
        "alien": FigureKind(speed=4, might=4, sanity=5),
    }
    areas: ClassVar[tuple[Area, ...]] = (
        Area("strike", _explorers, NEXT, dice=(4, 2), save="speed", least=4),
        Area("banish", _heroes, SIGHT, dice=(2,)),
        Area("defy", _heroes, fights="sanity"),
    )
    actions: ClassVar[tuple[HauntAction, ...]] = (
        HauntAction("strike", side=TRAITORS, limit="strike", when=_god, success=strikes("strike")),
        HauntAction("banish", side=TRAITORS, limit="banish", when=lambda s, body: s.is_explorer(body), success=strikes("banish")),
        HauntAction("defy", side=TRAITORS, attack=True, when=lambda s, body: s.t.bodies[body].kind == "alien", success=strikes("defy")),
    )

    def set_up(self, s: Position) -> None:
        for kind in self.figures:
            s.spawn(kind, s.room(s.t.traitor), s.t.traitor)

    def attack_traits(self, s: Position, attacker: int, target: int, weapon: str) -> tuple[str, str] | None:
        return (SANITY, SANITY) if weapon == "sanity" else super().attack_traits(s, attacker, target, weapon)

    aims = (NOBODY_LEFT,)
