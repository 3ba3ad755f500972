"""Names for whatever an action or event speaks of: rooms, cards, traits, sides, figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.betrayal.roommap import ROOMS
from game.betrayal.spaces import parts_of
from game.betrayal.table import Table
from game.betrayal.terms import DECKS, NOBODY, ROOM, TRAITS
from game.engine.record import Holder
from game.words.betrayal import names as n
from game.words.betrayal.cards import CARDS
from game.words.betrayal.haunts import words_of
from game.words.language import _, mark
from game.words.levels import level_words

Names = Callable[[int], str]
"""A figure by name."""

_SIDES: Final = {"N": mark("north"), "E": mark("east"), "S": mark("south"), "W": mark("west"), "in": mark("behind the inner door")}
_DECK_PILES: Final = {
    "omen": mark("the omens"),
    "item": mark("the items"),
    "event": mark("the events"),
    "room": mark("the rooms"),
}
_FIGURE_VERBS: Final = {
    "trade": (0,),
    "attack": (0,),
    "free": (0,),
    "use": (1,),
    "do": (1, 2),
    "strike": (0,),
    "nearest": (0,),
    "beside": (0,),
    "send": (0,),
    "nearer": (0,),
    "choose": (0,),
    "exchange": (0,),
    "carry": (0,),
    "set_down": (0,),
}
"""Verb -> which of its words are figures when they are numbers."""


class Called:
    """What is called how at a table: figures by `called(index)`, and everything else as `haunt`, the haunt that is on it, has it."""

    __slots__ = ("_names", "haunt")

    def __init__(self, names: Names, haunt: int) -> None:
        self._names, self.haunt = names, haunt

    def __call__(self, figure: int) -> str:
        """A figure by name."""
        return self._names(figure)


def figure_names(table: Table) -> Names:
    """What the figures of a table are called: explorers by their short names, monsters with a number where there are several of a kind."""
    kinds = [body.kind for body in table.bodies]

    def name(index: int) -> str:
        if not 0 <= index < len(table.bodies):
            return _("nobody")
        body = table.bodies[index]
        if body.who:
            return n.explorer_short(body.who)
        if body.kind == "explorer":
            return _("Seat {number}").format(number=index + 1)
        if not body.kind:
            return _("nobody")
        called = n.figure_name(body.kind, table.haunt)
        if whose := double_of(table, index):
            return f"{called} ({n.explorer_short(whose)})"
        return called if kinds.count(body.kind) < 2 else f"{called} {kinds[: index + 1].count(body.kind)}"

    return name


def called(holders: Sequence[Holder], table: Table) -> Names:
    """What a table's figures are called; before it is known who plays whom, as their seats' holders."""
    figures = figure_names(table)

    def name(figure: int) -> str:
        unknown = 0 <= figure < len(holders) and table.bodies[figure].kind == "explorer" and not table.bodies[figure].who
        return holder_words(holders[figure]) if unknown else figures(figure)

    return name


def holder_words(holder: Holder) -> str:
    """Who holds a seat: a person, or a computer by its level."""
    return holder.person or level_words(holder.level)


def double_of(table: Table, index: int) -> str:
    """The explorer whose double a figure is, empty for any other figure."""
    bodies, body = table.bodies, table.bodies[index]
    double = body.kind in words_of(table.haunt).doubles and body.mark.isdigit() and int(body.mark) < len(bodies)
    return bodies[int(body.mark)].who if double else ""


def side_word(side: str) -> str:
    """A side of a room as it lies."""
    return _(_SIDES[side])


def pile_word(pile: str) -> str:
    """A deck, or the stack of rooms."""
    return _(_DECK_PILES[pile])


def place_word(place: str) -> str:
    """A room, with its half where it has halves."""
    room, half = parts_of(place)
    name = n.room_name(room)
    return f"{name} ({side_word(half)})" if half else name


def word(verb: str, index: int, what: str | int, names: Names, haunt: int) -> str:
    """A word of an action, in the haunt with this number."""
    if isinstance(what, int):
        return names(what) if index in _FIGURE_VERBS.get(verb, ()) else str(what)
    if what in ROOMS:
        return n.room_name(what)
    if what in CARDS:
        return n.card_name(what)
    if what in TRAITS:
        return n.trait_name(what)
    if what in _SIDES:
        return side_word(what)
    if what in (*DECKS, ROOM):
        return pile_word(what)
    return n.token_name(what, haunt) if n.is_token(what, haunt) else choice_word(what, haunt)


def choice_word(what: str, haunt: int) -> str:
    """A word that a haunt lets somebody choose."""
    choices = words_of(haunt).choices
    return _(choices[what]) if what in choices else what.replace("_", " ")


def listed(figures: Sequence[int], names: Names) -> str:
    """Figures by name, in a row."""
    return ", ".join(names(figure) for figure in figures)


def both_sides(giver: int, gives: Sequence[str], to: int, asks: Sequence[str], names: Names, haunt: int) -> str:
    """What each gives in a deal."""
    words = _("{name} gives: {cards}.")
    sides = ((giver, gives), (to, asks))
    return " ".join(words.format(name=names(who), cards=things(cards, haunt) or _("nothing")) for who, cards in sides)


def thing(what: str, haunt: int) -> str:
    """A card or a token by name, in the haunt with this number."""
    return n.card_name(what) if what in CARDS else n.token_name(what, haunt)


def things(whats: Sequence[str], haunt: int) -> str:
    """Cards and tokens by name, in a row."""
    return ", ".join(thing(what, haunt) for what in whats)


def card_or_room(what: str) -> str:
    """What lies in a pile."""
    return n.card_name(what) if what in CARDS else n.room_name(what)


__all__ = [
    "NOBODY",
    "Called",
    "Names",
    "both_sides",
    "called",
    "card_or_room",
    "choice_word",
    "figure_names",
    "holder_words",
    "listed",
    "pile_word",
    "place_word",
    "side_word",
    "thing",
    "things",
    "word",
]
