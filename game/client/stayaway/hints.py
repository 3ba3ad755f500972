"""What the pointer is told of things on the table that cannot be chosen: seats, piles, the own role."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.words.stayaway.notebook import discards_tip, pile_tip, role_tip, seat_tip

if TYPE_CHECKING:
    from game.client.stayaway.context import HintContext


def hint_at(view: HintContext, at: tuple[int, int]) -> str:
    """The words for a point of the window, "" for none."""
    seen, places, table = view.observation, view.ring.places, view.table
    if seen is None or not places.rect.collidepoint(at):
        return ""
    for seat, box in places.seats.items():
        if box.collidepoint(at):
            return seat_tip(seen, seat, view.names)
    for number, seat in enumerate(table.burnt):
        if view.ring.burnt_rect(number).collidepoint(at):
            return seat_tip(seen, seat, view.names)
    if places.draw_pile.collidepoint(at):
        return pile_tip(table.pile, table.top)
    if places.discard_pile.collidepoint(at):
        return discards_tip(table.discards)
    if seen.viewer >= 0 and seen.role and seen.hand and view.fan.role_rect().collidepoint(at):
        return role_tip(seen.role)
    return ""
