"""What lies under the pointer, in words."""

from __future__ import annotations

from typing import Protocol

from game.betrayal.terms import NOBODY
from game.client.betrayal.board_view import BoardView
from game.client.betrayal.figures import figure_at
from game.words import keynames
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.tips import doing_words, monster_tip, room_tip
from game.words.language import _


class Shown(Protocol):
    """A house that is shown, and what its figures are called."""

    table: HouseTable
    board: BoardView

    def names(self, figure: int) -> str:
        """What a figure is called."""

    def about(self, seat: int) -> str:
        """What there is to tell of an explorer."""

    def may_read_booklet(self) -> bool:
        """Whether who looks has a booklet to read now."""


def room_hint(view: Shown, at: tuple[int, int]) -> str:
    """The figure or the room under a point: what it is, what it does, what lies there."""
    figure = figure_at(view.board.figures(), at)
    if figure != NOBODY:
        return figure_hint(view, figure)
    room = view.board.room_at(at)
    return "\n".join([room_tip(view.table.t, view.board.tiles, room), *doing_words(view.table, room)]) if room else ""


def figure_hint(view: Shown, figure: int) -> str:
    """An explorer or a monster."""
    if figure < view.table.seats:
        return view.about(figure)
    words = monster_tip(view.table.t, figure, view.names)
    return words + "\n" + keynames.with_key(_("More in the booklet"), "booklet") if view.may_read_booklet() else words
