"""When the game is over, and who has won (BT-6.9.1)."""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.clock import rounds_left
from game.betrayal.events import Ended
from game.betrayal.position import Position
from game.betrayal.terms import EXPLORING, HAUNTED
from game.engine.contract import Seat


def too_late(s: Position) -> bool:
    """A table that never finds the haunt, or a haunt that never ends, is over: nobody has won, whichever haunt it is (our reading)."""
    if s.t.phase == EXPLORING:
        if s.t.round > s.rules.numbers.last_round:
            finish(s, "lost_way", ())
    elif rounds_left(s.t) <= 0:
        finish(s, "dawn", ())
    return bool(s.t.ended)


def judge(s: Position) -> None:
    """Whether a side has won (BT-6.9.1); nobody wins before both sides have made ready."""
    if s.t.phase == HAUNTED and s.counter("ready"):
        verdict = s.haunt.verdict(s)
        if verdict is not None:
            finish(s, *verdict)


def finish(s: Position, reason: str, winners: Sequence[Seat]) -> None:
    """The game is over."""
    if not s.t.ended:
        s.t.ended = reason
        s.t.winners = tuple(sorted(winners))
        s.tell(Ended(reason=reason, winners=s.t.winners))
