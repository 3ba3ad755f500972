"""How often a figure attacks in its turn, and who attacks as one with it (BT-5.1, BT-6.7.3).

A kind of figure says so (`FigureKind.blows`, `each_once`, `pools`); a haunt may answer otherwise for a single figure (`Haunt.blows`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.betrayal.terms import NOBODY

if TYPE_CHECKING:
    from game.betrayal.position import Position

EVERYBODY: Final = 0
"""As many attacks as there are figures to be attacked."""
BLOW: Final = "blow"
JOINED: Final = "joined"
"""Noted for all the turns of the monsters' turn: this figure has attacked as one with another."""
DONE: Final = "has_attacked"
"""Likewise: this figure, of a kind that may attack as one, has attacked."""


def _kind(s: Position, body: int) -> str:
    return "" if s.is_explorer(body) else s.t.bodies[body].kind


def _once(s: Position, body: int) -> bool:
    """Whether a figure attacks nobody twice in a turn."""
    return bool(kind := _kind(s, body)) and s.haunt.figures[kind].each_once


def more_blows(s: Position, body: int) -> bool:
    """Whether a figure may still attack in its turn."""
    if s.used(f"{JOINED}:{body}"):
        return False
    if not s.t.turn.attacked:
        return True
    number = s.haunt.blows(s, body)
    return number == EVERYBODY or max(1, sum(purpose.startswith(f"{BLOW}:") for purpose in s.t.turn.used)) < number


def struck_already(s: Position, body: int, target: int) -> bool:
    """Whether a figure that attacks each only once has attacked this one in its turn."""
    return (
        s.t.turn.attacked
        and _once(s, body)
        and any(purpose.startswith(f"{BLOW}:") and purpose.endswith(f":{target}") for purpose in s.t.turn.used)
    )


def note_blow(s: Position, body: int, target: int = NOBODY) -> None:
    """A figure attacks; which it was matters only where there may be more."""
    s.t.turn.attacked = True
    if (kind := _kind(s, body)) and s.haunt.figures[kind].pools:
        s.use(f"{DONE}:{body}")
    if s.haunt.blows(s, body) != 1:
        s.use(f"{BLOW}:{sum(purpose.startswith(BLOW) for purpose in s.t.turn.used)}:{target}")


def may_join(s: Position, body: int) -> tuple[int, ...]:
    """The figures that may attack as one with a figure: of its kind, in its place, able to, and not done with attacking."""
    kind = _kind(s, body)
    if not kind or not s.haunt.figures[kind].pools:
        return ()
    beside = [other for other in s.monsters(kind) if other != body and s.together(body, other) and not s.t.bodies[other].stunned]
    return tuple(other for other in beside if not s.used(f"{JOINED}:{other}") and not s.used(f"{DONE}:{other}"))


def note_helper(s: Position, body: int) -> None:
    """A figure has attacked as one with another."""
    s.use(f"{JOINED}:{body}")


def kept(used: list[str]) -> list[str]:
    """What of the things done in one monster's turn still counts in the next one's."""
    return [purpose for purpose in used if purpose == "elevator" or purpose.startswith((f"{JOINED}:", f"{DONE}:"))]
