"""What things at the table of Betrayal mean, in words for the pointer: rooms, what lies there, monsters, dice."""

from __future__ import annotations

from collections.abc import Mapping

from game.betrayal.haunts import haunt
from game.betrayal.roommap import RoomTile
from game.betrayal.spaces import room_of
from game.betrayal.table import Body, Table
from game.betrayal.terms import TRAITORS
from game.words.betrayal.haunts import words_of
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.names import card_name, deck_name, explorer_name, role_name, room_name, token_name
from game.words.betrayal.questions import monster_traits
from game.words.betrayal.roomwords import room_line, room_rule
from game.words.betrayal.statewords import state_lines
from game.words.betrayal.wording import Names
from game.words.language import _


def room_tip(table: Table, tiles: Mapping[str, RoomTile], room: str) -> str:
    """A room: its name and sign, its rule, what lies in it."""
    tile = tiles[room]
    words = [room_name(room) + (f" ({deck_name(tile.symbol)})" if tile.symbol else "")]
    words.append(room_rule(room) or room_line(room))
    return "\n".join([*words, *lying_words(table, room)])


def lying_words(table: Table, room: str) -> list[str]:
    """The tokens in a room, and the cards that lie there."""
    tokens = [token_name(kind, table.haunt) for kind, places in table.tokens.items() for place in places if room_of(place) == room]
    words = [", ".join(tokens)] if tokens else []
    lying = [card_name(card) for place, cards in table.dropped.items() if room_of(place) == room for card in cards]
    return words + ([_("Here lies: {cards}").format(cards=", ".join(lying))] if lying else [])


def doing_words(table: HouseTable, room: str) -> list[str]:
    """What the viewer's side does in a room, as its booklet says, and the room still serves for."""
    side = table.t.bodies[table.viewer].side if 0 <= table.viewer < len(table.t.bodies) else ""
    actions = [action for action in haunt(table.t.haunt).actions if room in action.where and side and action.side in ("", side)]
    names = [_(words_of(table.t.haunt).actions[each.id]) for each in actions if room not in table.t.marks.get(each.once, ())]
    return [_("Here: {actions}").format(actions=", ".join(names))] if names else []


def explorer_tip(body: Body, holder: str, names: Names) -> str:
    """An explorer: the whole name, whose it is, the side, its states, the cards."""
    words = [explorer_name(body.who) if body.who else "", holder]
    if body.side:
        words.append(role_name("traitor" if body.side == TRAITORS else "hero"))
    words += [*state_lines(body, names), *map(card_name, body.cards)]
    return "\n".join(filter(None, words))


def monster_tip(table: Table, figure: int, names: Names) -> str:
    """A monster: its name and traits, and what it is about."""
    body = table.bodies[figure]
    stunned = _("Stunned: it misses its next turn.") if body.stunned else ""
    words = (names(figure), monster_traits(table, figure), _note(table, figure, names), *state_lines(body, names), stunned)
    return "\n".join(filter(None, words))


def _note(table: Table, figure: int, names: Names) -> str:
    """What a figure's mark means, as everybody was told; empty where it means nothing."""
    body = table.bodies[figure]
    kind = haunt(table.haunt).figures.get(body.kind)
    if kind is None or not body.mark:
        return ""
    if body.mark == kind.bound:
        return _("Trapped")
    return _("After: {name}").format(name=names(int(body.mark))) if kind.chases and body.mark.isdigit() else ""
