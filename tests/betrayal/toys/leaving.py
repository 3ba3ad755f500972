"""59: a door that is forced, a way out to which one may come back, and a ship from which nobody returns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.betrayal.haunts.aims import NOBODY_LEFT
from game.betrayal.haunts.base import FigureKind, Haunt
from game.betrayal.outside import Door, Outside, out
from game.betrayal.position import Position
from game.betrayal.terms import HEROES


def _hero(s: Position, body: int) -> bool:
    return s.t.bodies[body].side == HEROES


class Leaving(Haunt):
    number = 59
    figures: ClassVar[dict[str, FigureKind]] = {"mummy": FigureKind(speed=4, might=5, sanity=5)}
    outside: ClassVar[tuple[Outside, ...]] = (
        Outside(door=Door(4, who=_hero), who=_hero, back=True),
        Outside("ship", exits=("upper_landing",), who=_hero, traits=("knowledge", "sanity"), least=3),
    )

    def set_up(self, s: Position) -> None:
        s.spawn("mummy", s.room(s.t.traitor), s.t.traitor)

    aims = (NOBODY_LEFT,)

    def verdict(self, s: Position) -> tuple[str, Sequence[int]] | None:
        if s.heroes() and len(out(s, HEROES)) == len(s.heroes()):
            return "heroes_traitor_dead", self.win(s, HEROES)
        return super().verdict(s)
