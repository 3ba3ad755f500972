"""Of whom and of which deeds something holds, for the vetoes, trials and actions that haunts declare."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.betrayal.deeds import Deed
    from game.betrayal.position import Position

Whom = Callable[["Position", int], bool]
When = Callable[["Position", "Deed"], bool]


def of_kind(*kinds: str) -> Whom:
    """A figure of one of these kinds."""
    return lambda s, body: s.t.bodies[body].kind in kinds


def on_side(side: str) -> Whom:
    """A figure on a side."""
    return lambda s, body: s.t.bodies[body].side == side


def the_traitor(s: Position, body: int) -> bool:
    """The traitor's explorer."""
    return body == s.t.traitor


def no(who: Whom) -> Whom:
    """True of everybody to whom the condition does not apply."""
    return lambda s, body: not who(s, body)


def at(who: Whom) -> When:
    """A deed that is done to such a figure."""
    return lambda s, deed: deed.other >= 0 and who(s, deed.other)


def with_card(*cards: str, how: tuple[str, ...] = ()) -> When:
    """A deed that is done with one of these cards, in one of these ways where some are named."""
    return lambda s, deed: deed.card in cards and (not how or deed.how in how)


def in_room(room: str, how: str = "") -> When:
    """A deed that is done in a room, or with its tile."""
    return lambda s, deed: deed.room == room and (not how or deed.how == how)
