"""Tokens of haunts that one has and hands on like an item (BT-4.5.1).

The mark named like the token says which seat has it; where it lies, the token lies. A friend to whom it is handed takes it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.haunts.base import Effect, HauntAction, Test
from game.betrayal.position import Position
from game.betrayal.terms import HEROES, NOBODY


def has(token: str) -> Test:
    """The figure has it."""
    return lambda s, body: s.marked(token, str(body))


def gets(token: str) -> Effect:
    """The figure has it from now on."""
    return lambda s, body: s.mark(token, str(body))


def in_play(s: Position, token: str) -> bool:
    """Whether somebody has it or it lies somewhere."""
    return bool(s.t.marks.get(token)) or token in s.t.tokens


def holder(s: Position, token: str) -> int:
    """Who has it, or NOBODY."""
    seats = s.t.marks.get(token)
    return int(seats[0]) if seats else NOBODY


def whereabouts(s: Position, token: str) -> str:
    """The room in which it is had or lies, or an empty string."""
    there = holder(s, token)
    if there != NOBODY:
        return s.room(there)
    lying: Sequence[str] = s.t.tokens.get(token, ())
    return lying[0].split("/")[0] if lying else ""


def falls(s: Position, token: str, body: int, place: str) -> None:
    """Who had it is dead, or will have it no more: it lies there now."""
    if s.marked(token, str(body)):
        s.unmark(token, str(body))
        s.lay_token(token, place)


def thing_actions(token: str, side: str = HEROES) -> tuple[HauntAction, ...]:
    """Taking it up and handing it on: `do take_TOKEN`, `do hand_TOKEN SEAT`; one of these a turn."""
    spent = f"item:{token}"

    def lies(s: Position, body: int) -> bool:
        return s.is_explorer(body) and s.has_token(token, s.place(body)) and not s.used(spent)

    def take(s: Position, body: int) -> None:
        s.use(spent)
        s.take_token(token, s.place(body))
        s.mark(token, str(body))

    def friends(s: Position, body: int) -> list[int]:
        if not s.marked(token, str(body)) or s.used(spent):
            return []
        return [other for other in s.others_here(body) if s.is_explorer(other) and s.haunt.may_deal(s, body, other)]

    def hand(s: Position, body: int) -> None:
        s.use(spent)
        s.unmark(token, str(body))
        s.mark(token, s.t.turn.word)

    return (
        HauntAction(f"take_{token}", side, when=lies, success=take),
        HauntAction(f"hand_{token}", side, options=friends, success=hand),
    )
