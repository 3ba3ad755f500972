"""56: a monster enters the Chapel only by a roll; whoever begins a turn there, or comes there, has to look at what hangs on the wall."""

from __future__ import annotations

from typing import ClassVar

from game.betrayal.harm import DamageDice
from game.betrayal.haunts.aims import NOBODY_LEFT
from game.betrayal.haunts.base import FigureKind, Haunt
from game.betrayal.position import Position
from game.betrayal.terms import MENTAL
from game.betrayal.thresholds import Threshold


class Thresholds(Haunt):
    number = 56
    figures: ClassVar[dict[str, FigureKind]] = {"mummy": FigureKind(speed=5, might=4, sanity=4)}
    thresholds: ClassVar[tuple[Threshold, ...]] = (
        Threshold("curse", lambda s, body, room: room == "foyer", lambda s, body: not s.is_explorer(body), "sanity", 5),
        Threshold(
            "dance",
            lambda s, body, room: room == "entrance_hall",
            lambda s, body: body == s.t.traitor,
            "sanity",
            4,
            bars=False,
            begins=True,
            failure=lambda s, body: s.then(DamageDice(body, MENTAL, 1, "haunt")),
        ),
    )

    def set_up(self, s: Position) -> None:
        s.spawn("mummy", "upper_landing", s.t.traitor)

    aims = (NOBODY_LEFT,)
