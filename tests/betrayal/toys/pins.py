"""51: a hero, the traitor and a monster are pinned where they are; another monster and the other heroes go about."""

from __future__ import annotations

from typing import ClassVar

from game.betrayal.deeds import Veto
from game.betrayal.haunts.aims import NOBODY_LEFT
from game.betrayal.haunts.base import FigureKind, Haunt
from game.betrayal.pins import pinned
from game.betrayal.position import Position

PIN = "builder_stays"


def is_pinned(s: Position, body: int) -> bool:
    return s.marked("trapped", str(body))


class Pins(Haunt):
    number = 51
    figures: ClassVar[dict[str, FigureKind]] = {"zombie": FigureKind(speed=4, might=3, sanity=3)}
    forbids: ClassVar[tuple[Veto, ...]] = pinned(PIN, is_pinned, but=("dragged",), section="traitor_powers")

    def set_up(self, s: Position) -> None:
        stuck = s.spawn("zombie", s.room(s.t.traitor), s.t.traitor)
        s.spawn("zombie", s.room(s.t.traitor), s.t.traitor)
        for body in (s.heroes()[0], s.t.traitor, stuck):
            s.mark("trapped", str(body))

    aims = (NOBODY_LEFT,)
