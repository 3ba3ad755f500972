"""Figures that stay where they are, whatever would move them: one declaration that every mover asks.

Steps, cards, events, tokens, rooms, other players and monsters' rules all move a figure by the deeds MOVE and TILE (see `GATES` in
`game.betrayal.deeds`); what is pinned is asked there. Somebody held fast may still be dragged by whoever holds it, where the pin says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.betrayal.deeds import MOVE, TILE, Deed, Veto

if TYPE_CHECKING:
    from game.betrayal.position import Position


def pinned(
    name: str,
    who: Callable[[Position, int], bool],
    *,
    but: tuple[str, ...] = (),
    tile: bool = True,
    section: str = "",
    ours: bool = False,
) -> tuple[Veto, ...]:
    """What keeps these figures where they are, under one name. `but`: ways of being moved that still move it (`led`, `carried`,
    `dragged`); `tile`: nor is the tile moved on which it stands."""

    def moved(s: Position, deed: Deed) -> bool:
        return deed.how not in but

    def taken_along(s: Position, deed: Deed) -> bool:
        return deed.how == "carried"

    found = [Veto(name, MOVE, who, moved if but else None, section, ours)]
    if tile:
        found.append(Veto(name, TILE, who, taken_along, section, ours))
    return tuple(found)
