"""What lies under the pointer, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from game.betrayal.haunts.haunt_10 import TRAPPED, ZOMBIE
from game.betrayal.roommap import RoomTile
from game.betrayal.terms import NOBODY
from game.client.betrayal.board import Board
from game.client.betrayal.figures import figure_at
from game.words import keynames
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.names import card_name, deck_name, room_name, token_name
from game.words.betrayal.questions import monster_traits
from game.words.betrayal.roomwords import room_line, room_rule
from game.words.language import _


class Shown(Protocol):
    """A house that is shown, and what its figures are called."""

    table: HouseTable
    board: Board

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
    return room_words(view.table, view.board.tiles, room) if room else ""


def figure_hint(view: Shown, figure: int) -> str:
    """An explorer or a monster."""
    return monster_hint(view, figure) if figure >= view.table.seats else view.about(figure)


def room_words(table: HouseTable, tiles: Mapping[str, RoomTile], room: str) -> str:
    """A room: its name and sign, its rule, what lies in it."""
    tile = tiles[room]
    words = [room_name(room) + (f" ({deck_name(tile.symbol)})" if tile.symbol else "")]
    words.append(room_rule(room) or room_line(room))
    return "\n".join([*words, *lying_words(table, room)])


def lying_words(table: HouseTable, room: str) -> list[str]:
    """The tokens in a room, and the cards that lie there."""
    tokens = [token_name(kind) for kind, places in table.t.tokens.items() for place in places if place.split("/")[0] == room]
    words = [", ".join(tokens)] if tokens else []
    lying = [card_name(card) for place, cards in table.t.dropped.items() if place.split("/")[0] == room for card in cards]
    return words + ([_("Here lies: {cards}").format(cards=", ".join(lying))] if lying else [])


def monster_hint(view: Shown, figure: int) -> str:
    """A monster: its name and its traits."""
    body = view.table.t.bodies[figure]
    words = [view.names(figure), monster_traits(view.table.t, figure)]
    if body.kind == ZOMBIE:
        words.append(_trail(view, body.mark))
    if body.stunned:
        words.append(_("Stunned: it misses its next turn."))
    if view.may_read_booklet():
        words.append(keynames.with_key(_("More in the booklet"), "booklet"))
    return "\n".join(word for word in words if word)


def _trail(view: Shown, mark: str) -> str:
    """Whom a zombie of haunt 10 is after, or that it is trapped; as everybody was told."""
    if mark == TRAPPED:
        return _("Trapped")
    return _("After: {name}").format(name=view.names(int(mark))) if mark.isdigit() else ""
