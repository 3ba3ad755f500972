"""54: nothing but the coming and going of cards lowers a trait of the traitor; whom the mind leaves by harm becomes a vampire."""

from __future__ import annotations

from typing import ClassVar

from game.betrayal.afflicting import afflict
from game.betrayal.deeds import COMES, GOES, HARM, TRAIT, Deed, Veto
from game.betrayal.haunts.aims import NOBODY_LEFT
from game.betrayal.haunts.base import FigureKind, Haunt
from game.betrayal.position import Position
from game.betrayal.statuses import VAMPIRE, Status
from game.betrayal.terms import MIGHT, SANITY, TRAITS


def _lowered(s: Position, deed: Deed) -> bool:
    return deed.steps < 0 and deed.how not in (COMES, GOES)


class Causes(Haunt):
    number = 54
    figures: ClassVar[dict[str, FigureKind]] = {"mummy": FigureKind(speed=4, might=5, sanity=6)}
    statuses: ClassVar[tuple[Status, ...]] = (Status("vampire", side=VAMPIRE.side, to_start=TRAITS, lost=True),)
    forbids: ClassVar[tuple[Veto, ...]] = (Veto("nothing_hurts_fire", TRAIT, lambda s, body: body == s.t.traitor, _lowered),)

    def set_up(self, s: Position) -> None:
        s.spawn("mummy", s.room(s.t.traitor), s.t.traitor)

    def attack_traits(self, s: Position, attacker: int, target: int, weapon: str) -> tuple[str, str] | None:
        return (MIGHT, MIGHT) if s.is_explorer(attacker) else (SANITY, SANITY)

    def reached_skull(self, s: Position, body: int, trait: str, cause: str, source: str) -> None:
        if trait == SANITY and cause == HARM and source == "attack":
            afflict(s, body, "vampire")

    aims = (NOBODY_LEFT,)
