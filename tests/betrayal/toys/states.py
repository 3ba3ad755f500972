"""52: a monster turns heroes into frogs, another grabs them, the traitor controls, puts to sleep and traps them; friends help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.betrayal.afflicting import afflict, relieve
from game.betrayal.carrying import Burden
from game.betrayal.combat import Attack
from game.betrayal.deeds import Veto
from game.betrayal.haunts.aims import NOBODY_LEFT
from game.betrayal.haunts.base import FigureKind, Haunt, HauntAction
from game.betrayal.position import Position
from game.betrayal.statuses import ASLEEP, BLOB, CONTROLLED, FROG, GHOST, GRABBED, TRAPPED, VAMPIRE, Status
from game.betrayal.terms import HEROES, TRAITORS


def _frogs_here(s: Position, body: int) -> Sequence[int]:
    return [other for other in s.others_here(body) if "frog" in s.t.bodies[other].states()]


def _victims(s: Position, body: int) -> Sequence[int]:
    return [other for other in s.others_here(body) if s.is_explorer(other) and not s.t.bodies[other].status]


def _turn_back(s: Position, body: int) -> None:
    relieve(s, int(s.t.turn.word), "frog")


def _puts(*states: str):  # type: ignore[no-untyped-def]
    def effect(s: Position, body: int) -> None:
        afflict(s, int(s.t.turn.word), states[s.t.round % len(states)])

    return effect


def is_frog(s: Position, body: int) -> bool:
    return "frog" in s.t.bodies[body].states()


class States(Haunt):
    number = 52
    figures: ClassVar[dict[str, FigureKind]] = {
        "mummy": FigureKind(speed=4, might=5, sanity=6),
        "zombie": FigureKind(speed=3, might=4, sanity=2),
    }
    statuses: ClassVar[tuple[Status, ...]] = (FROG, ASLEEP, TRAPPED, CONTROLLED, GRABBED, BLOB, VAMPIRE, GHOST)
    burdens: ClassVar[tuple[Burden, ...]] = (
        Burden(is_frog, lambda s, body: s.t.bodies[body].side == HEROES and not is_frog(s, body), weight=1),
    )
    forbids: ClassVar[tuple[Veto, ...]] = ()
    actions: ClassVar[tuple[HauntAction, ...]] = (
        HauntAction("rite", traits=("knowledge",), least=2, limit="rite", options=_frogs_here, success=_turn_back),
        HauntAction(
            "possess",
            side=TRAITORS,
            limit="possess",
            options=_victims,
            success=_puts("controlled", "asleep", "trapped", "vampire", "ghost", "blob_person"),
        ),
    )

    def set_up(self, s: Position) -> None:
        for kind in ("mummy", "zombie"):
            s.spawn(kind, s.room(s.t.traitor), s.t.traitor)

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        a = attack.attacker
        if by <= 0 or s.is_explorer(a) or not s.is_explorer(attack.target):
            return False
        return afflict(s, attack.target, "frog" if s.t.bodies[a].kind == "mummy" else "grabbed", a)

    aims = (NOBODY_LEFT,)
