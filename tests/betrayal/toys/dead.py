"""60: whom the traitor kills lies there as a heavy body that his side carries to the Foyer; whom a monster kills rises on its side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.betrayal.deeds import GAIN, Deed, Veto
from game.betrayal.haunts.aims import NOBODY_LEFT
from game.betrayal.haunts.base import FigureKind, Haunt
from game.betrayal.haunts.things import Several, Single, Thing
from game.betrayal.masters import WITH_SEAT
from game.betrayal.position import Position
from game.betrayal.remains import Remains, Rising
from game.betrayal.terms import HEROES

BODY = "corpse"


def _by_traitor(s: Position, body: int, by: int, cause: str) -> bool:
    return by == s.t.traitor


def _by_monster(s: Position, body: int, by: int, cause: str) -> bool:
    return by >= s.seats


def _a_body(s: Position, deed: Deed) -> bool:
    return deed.card == BODY


class Dead(Haunt):
    number = 60
    figures: ClassVar[dict[str, FigureKind]] = {
        "mummy": FigureKind(speed=4, might=6, sanity=5),
        "zombie": FigureKind(speed=2, might=5, sanity=2, turn=WITH_SEAT, dies_at=3),
    }
    things: ClassVar[Sequence[Thing]] = (Several(BODY, 1, by_dog=False), Single("boat", 1, by_dog=False))
    remains: ClassVar[tuple[Remains, ...]] = (Remains(BODY, _by_traitor),)
    risings: ClassVar[tuple[Rising, ...]] = (Rising("zombie", _by_monster),)
    forbids: ClassVar[tuple[Veto, ...]] = (Veto("heroes_leave_the_dead", GAIN, lambda s, body: s.t.bodies[body].side == HEROES, _a_body),)

    def set_up(self, s: Position) -> None:
        s.lay_token("boat", "foyer")
        s.spawn("mummy", s.room(s.t.traitor), s.t.traitor)

    aims = (NOBODY_LEFT,)

    def verdict(self, s: Position) -> tuple[str, Sequence[int]] | None:
        if s.counter(f"{BODY}_{s.t.traitor}") and s.room(s.t.traitor) == "foyer":
            return "traitors_all_dead", [s.t.traitor]
        return super().verdict(s)
