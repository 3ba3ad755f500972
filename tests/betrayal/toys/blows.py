"""53: a god that strikes twice, a fiddler that strikes everybody once, a pack that strikes as one, and bats that cling."""

from __future__ import annotations

from typing import ClassVar

from game.betrayal.blows import EVERYBODY
from game.betrayal.haunts.aims import NOBODY_LEFT
from game.betrayal.haunts.base import FigureKind, Haunt
from game.betrayal.position import Position


class Blows(Haunt):
    number = 53
    figures: ClassVar[dict[str, FigureKind]] = {
        "elder_god": FigureKind(speed=3, might=6, sanity=6, blows=2),
        "dark_fiddler": FigureKind(speed=3, might=3, blows=EVERYBODY, each_once=True),
        "zombie": FigureKind(speed=3, might=2, pools=True, dies_at=1),
        "firebat": FigureKind(speed=5, might=2, clings=True, dies_at=1),
    }

    def set_up(self, s: Position) -> None:
        for kind in ("elder_god", "dark_fiddler", "zombie", "zombie", "zombie", "firebat", "firebat"):
            s.spawn(kind, s.room(s.t.traitor), s.t.traitor)

    def allowance(self, s: Position, body: int) -> int:
        clinging = sum(s.t.bodies[rider].kind == "firebat" for rider in s.riders(body))
        return max(1, super().allowance(s, body) - clinging) if clinging else super().allowance(s, body)

    aims = (NOBODY_LEFT,)
