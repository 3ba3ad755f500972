"""58: herbs wait for their rooms, a sarcophagus lies in one room of a pair, tokens lie face down, the traitor keeps a grave secret, and
nobody knows which hero is the heir."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.betrayal.deferring import Deferred
from game.betrayal.facedown import FaceDown, TurnUp
from game.betrayal.haunts.aims import NOBODY_LEFT
from game.betrayal.haunts.base import Haunt, HauntAction
from game.betrayal.position import Position
from game.betrayal.truths import AskTruth, Kept, possible

FACES = ("blessing", "drip", "drip", "smoke")
DEN = ("library", "kitchen", "attic", "chapel", "bedroom")


def _lies_here(s: Position, body: int) -> bool:
    return s.has_token("safe", s.place(body))


def _turn_up(s: Position, body: int) -> None:
    s.then(TurnUp(body, "safe", s.place(body)))


def _rooms_asked(s: Position, body: int) -> Sequence[str]:
    return [room for room in possible(s, "grave") if room == s.room(body)]


def _empty(s: Position) -> Sequence[str]:
    return [room for room in sorted(s.board.spots) if not s.at(room)]


def _killers_asked(s: Position, body: int) -> Sequence[str]:
    return [room for room in possible(s, "killers") if room == s.room(body)]


def _heirs_asked(s: Position, body: int) -> Sequence[int]:
    return [int(word) for word in possible(s, "heir")]


def _asks(kept: str):  # type: ignore[no-untyped-def]
    return lambda s, body: s.then(AskTruth(body, kept, s.t.turn.word))


class HiddenThings(Haunt):
    number = 58
    deferred: ClassVar[tuple[Deferred, ...]] = (
        Deferred("herb", DEN),
        Deferred("sarcophagus", ("chapel", "crypt"), single=True, chooser=lambda s: s.t.traitor),
    )
    face_down: ClassVar[tuple[FaceDown, ...]] = (FaceDown("safe", FACES, ("foyer", "grand_staircase", "entrance_hall", "upper_landing")),)
    kept: ClassVar[tuple[Kept, ...]] = (
        Kept("grave", lambda s: sorted(s.board.spots), keeper=lambda s: s.t.traitor),
        Kept("killers", _empty, keeper=lambda s: s.t.traitor, number=lambda s: 2),
        Kept("heir", lambda s: [str(seat) for seat in s.heroes()]),
    )
    actions: ClassVar[tuple[HauntAction, ...]] = (
        HauntAction("guess", options=_rooms_asked, limit="guess", success=_asks("grave")),
        HauntAction("deliver", options=_killers_asked, limit="deliver", success=_asks("killers")),
        HauntAction("aim", options=_heirs_asked, limit="aim", success=_asks("heir")),
        HauntAction("strike", when=_lies_here, limit="strike", success=_turn_up),
    )

    def turned_up(self, s: Position, body: int, kind: str, face: str, place: str) -> None:
        s.lay_token(face, place)

    def answered(self, s: Position, body: int, kept: str, word: str, true: bool) -> None:
        if true:
            s.count("hits")

    aims = (NOBODY_LEFT,)

    def verdict(self, s: Position) -> tuple[str, Sequence[int]] | None:
        return ("heroes_spirit_destroyed", s.heroes()) if s.counter("hits") > 1 else super().verdict(s)
