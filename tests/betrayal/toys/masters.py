"""57: a doll that the heroes lead, a demon that obeys the Ring, a guide that walks before the left neighbour's turn, a double that moves
with its explorer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.betrayal.haunts.aims import NOBODY_LEFT
from game.betrayal.haunts.base import FigureKind, Haunt, HauntAction
from game.betrayal.led import leads
from game.betrayal.masters import AT_LEFT, WITH_SEAT, WITH_SIDE, Leash, take_over
from game.betrayal.position import Position
from game.betrayal.terms import HEROES


def _doll(s: Position, body: int) -> int:
    return s.monsters("girl")[0]


def _with_doll(s: Position, body: int) -> bool:
    return any(s.together(body, doll) for doll in s.monsters("girl"))


def _caught(s: Position, body: int) -> bool:
    return s.t.bodies[body].kind == "alien" and s.t.bodies[body].mark == "caught"


def _catch(s: Position, body: int) -> None:
    demon = int(s.t.turn.word)
    s.t.bodies[demon].mark = "caught"
    take_over(s, demon, s.t.bodies[body].seat)


def _demons_here(s: Position, body: int) -> Sequence[int]:
    return [other for other in s.others_here(body) if s.t.bodies[other].kind == "alien" and s.t.bodies[other].side != HEROES]


class Masters(Haunt):
    number = 57
    figures: ClassVar[dict[str, FigureKind]] = {
        "girl": FigureKind(speed=8, attacks=False, attackable=False, slows=False),
        "alien": FigureKind(speed=4, might=4, sanity=4, turn=WITH_SIDE),
        "dog": FigureKind(speed=2, might=3, sanity=3, attacks=False, turn=AT_LEFT),
        "evil_twin": FigureKind(speed=3, might=3, turn=WITH_SEAT),
    }
    leashes: ClassVar[tuple[Leash, ...]] = (Leash("ring", _caught),)
    actions: ClassVar[tuple[HauntAction, ...]] = (
        HauntAction("take_girl", traits=("knowledge", "sanity"), limit="take_girl", when=_with_doll, success=leads(_doll)),
        HauntAction("invoke", limit="invoke", when=lambda s, body: s.holds(body, "ring"), options=_demons_here, success=_catch),
    )

    def monster_moves(self, s: Position, body: int) -> bool:
        return s.t.bodies[body].kind != "girl" and super().monster_moves(s, body)

    def set_up(self, s: Position) -> None:
        traitor = s.t.traitor
        s.spawn("girl", s.room(traitor), traitor, HEROES)
        s.spawn("alien", s.room(traitor), traitor)
        s.spawn("dog", s.room(traitor), traitor, HEROES)
        s.spawn("evil_twin", s.room(traitor), s.heroes()[0], mark=str(s.heroes()[0]))

    aims = (NOBODY_LEFT,)
