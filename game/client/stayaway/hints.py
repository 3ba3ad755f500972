"""What the pointer is told of things on the table that cannot be chosen: seats, piles, the own role."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.stayaway.notebook import seat_tip
from game.words.language import _, n_
from game.words.stayaway.names import back_name, role_help, role_name, seat_role

if TYPE_CHECKING:
    from game.client.stayaway.view import StayAwayView


def hint_at(view: StayAwayView, at: tuple[int, int]) -> str:
    """The words for a point of the window, "" for none."""
    seen, places, table = view.observation, view.ring.places, view.table
    if seen is None or not places.rect.collidepoint(at):
        return ""
    for seat, box in places.seats.items():
        if box.collidepoint(at):
            return seat_tip(seen, seat, view.names, seat_role)
    for number, seat in enumerate(table.burnt):
        if view.ring.burnt_rect(number).collidepoint(at):
            return seat_tip(seen, seat, view.names, seat_role)
    if places.draw_pile.collidepoint(at):
        words = n_("The draw pile: {n} card", "The draw pile: {n} cards", table.pile).format(n=table.pile)
        return words + ("\n" + _("On top of the pile: {back}").format(back=back_name(table.top)) if table.top else "")
    if places.discard_pile.collidepoint(at):
        return n_("The discard pile: {n} card", "The discard pile: {n} cards", table.discards).format(n=table.discards)
    if seen.viewer >= 0 and seen.role and seen.hand and view.fan.role_rect().collidepoint(at):
        return f"{role_name(seen.role)}\n{role_help(seen.role)}"
    return ""
