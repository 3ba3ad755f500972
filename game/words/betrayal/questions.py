"""What a seat is asked, in a sentence, and a further line that helps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.betrayal.asking import BtQuestion, Kind
from game.betrayal.observation import BtObservation
from game.betrayal.table import Table
from game.betrayal.terms import TRAITS
from game.words import keynames
from game.words.betrayal.haunts import words_of
from game.words.betrayal.names import card_name, damage_name, explorer_short, floor_place, room_name, trait_name
from game.words.betrayal.purposes import purpose_words
from game.words.betrayal.wording import Names, both_sides, figure_names, pile_word, thing
from game.words.language import _, mark, n_

_PLAIN: Final[dict[Kind, str]] = {
    "chance": mark("Chance decides."),
    "pick_explorer": mark("Who goes into the house?"),
    "ready": mark("Read your side's booklet."),
    "where_below": mark("At which door of the basement does the fall end?"),
    "choose_below": mark("In which room of the basement does the fall end?"),
    "roll_or_fall": mark("The floor gives way: roll Speed, or fall."),
    "nearer": mark("Who comes a space nearer?"),
    "whose_side": mark("To whose side?"),
    "who_goes": mark("Who is sent next door?"),
    "seek": mark("Which card comes to lie on top?"),
    "ignore_event": mark("A traitor may let an event be."),
    "ignore_bite": mark("A traitor may let the Bite be."),
    "spare": mark("A traitor may let an event be."),
    "take_one": mark("Which card is taken?"),
    "strike": mark("Whom does the vision strike?"),
    "join": mark("Who else attacks as one?"),
    "which_room": mark("In which room does it lie?"),
    "choose_secretly": mark("Choose: nobody else will know."),
    "nearest": mark("Who is meant?"),
    "lowest": mark("Which trait falls to its lowest value?"),
    "into_mirror": mark("Which item goes into the mirror?"),
    "blown_away": mark("Which item does the wind carry off?"),
    "meant": mark("What does fate bring?"),
    "switch": mark("Which wall revolves?"),
    "below": mark("Where does the ride end?"),
    "other_end": mark("Where does the other end lie?"),
    "follow": mark("Go through at once?"),
    "grave": mark("Where does the explorer wake?"),
    "at_which": mark("At which door is the room found?"),
    "with_which": mark("Roll with which trait?"),
    "rearrange": mark("This floor is closed: move one of its rooms so that it opens again."),
    "where_elevator": mark("Where does the Mystic Elevator stop?"),
}
_LAID: Final = ("laying", "where_tile", "where_elevator", "lay_new", "room_moves", "rearrange")
"""The questions that are answered by laying a room."""


def question_words(seen: BtObservation, names: Names | None = None) -> str:
    """What is asked now."""
    asked = seen.question
    if asked is None:
        return _("The game is over.")
    if asked.kind in _LONG:
        return _LONG[asked.kind](asked, seen.table, names or figure_names(seen.table))
    return _(_PLAIN[asked.kind])


def help_words(seen: BtObservation, names: Names | None = None) -> str:
    """A line of help below the question, for whoever is asked."""
    asked = seen.question
    if not seen.legal or asked is None:
        return ""
    if asked.kind == "pick_explorer":
        return _("Point at an explorer to see the tracks of its traits; a click takes it.")
    if asked.kind == "turn":
        return "  ·  ".join(filter(None, [left_words(seen), monster_traits(seen.table, seen.table.turn.body)]))
    if asked.kind == "lay_deal":
        called = names or figure_names(seen.table)
        return both_sides(asked.giver, asked.gives, asked.to, asked.asks, called, seen.table.haunt).removesuffix(".")
    if asked.kind in _LAID:
        return keynames.fill(_("{turn} turns the room, {act} lays it."))
    return ""


def monster_traits(table: Table, figure: int) -> str:
    """The traits of a monster; nothing for an explorer, whose card shows them."""
    body = table.bodies[figure]
    if body.who:
        return ""
    return ", ".join(f"{trait_name(trait)} {value}" for trait, value in zip(TRAITS, body.traits, strict=False) if value >= 0)


def left_words(seen: BtObservation) -> str:
    """How far the figure whose turn it is can still go."""
    left = spaces_left(seen)
    if seen.table.turn.stopped or left <= 0:
        return _("No movement is left.")
    return n_("{n} space left to go", "{n} spaces left to go", left).format(n=left)


def spaces_left(seen: BtObservation) -> int:
    """The spaces that the figure whose turn it is has left, as far as the viewer knows."""
    from game.betrayal.data import TRACKS
    from game.betrayal.terms import INDEX, SPEED

    table, turn = seen.table, seen.table.turn
    if not 0 <= turn.body < len(table.bodies):
        return 0
    body = table.bodies[turn.body]
    if turn.allowance >= 0:
        allowance = max(turn.allowance, 1)
    elif body.who and body.traits:
        step = body.traits[INDEX[SPEED]]
        allowance = TRACKS[body.who][INDEX[SPEED]][step] if step >= 0 else 0
    else:
        allowance = body.traits[INDEX[SPEED]] if body.traits else 0
    if "lights_out" in body.cards:
        allowance = min(allowance, 1)
    spent = int(seen.own.get("spent", turn.spent)) if seen.viewer == turn.body else turn.spent
    return max(0, allowance - spent)


Long = Callable[[BtQuestion, Table, Names], str]


def _turn(asked: BtQuestion, _table: Table, names: Names) -> str:
    return _("{name}'s turn.").format(name=names(asked.body))


def _laying(asked: BtQuestion, _table: Table, _names: Names) -> str:
    return _("{room}: which way round?").format(room=room_name(asked.room))


def _where(asked: BtQuestion, _table: Table, _names: Names) -> str:
    return _("Where does it lie: {room}?").format(room=room_name(asked.room))


def _put(asked: BtQuestion, _table: Table, names: Names) -> str:
    return _("Where does {name} go?").format(name=names(asked.body))


def _dog(asked: BtQuestion, table: Table, _names: Names) -> str:
    return _("Where does the Dog lay it down: {card}?").format(card=thing(asked.card, table.haunt))


def _skull(asked: BtQuestion, _table: Table, _names: Names) -> str:
    return n_(
        "Take {n} point of mental damage as physical damage?", "Take {n} points of mental damage as physical damage?", asked.points
    ).format(n=asked.points)


def _spread(asked: BtQuestion, _table: Table, names: Names) -> str:
    words = n_("{name} takes {n} point: {kind}. Who bears it?", "{name} takes {n} points: {kind}. Which traits bear them?", asked.points)
    return words.format(name=names(asked.body), n=asked.points, kind=damage_name(asked.damage))


def _heal(asked: BtQuestion, _table: Table, names: Names) -> str:
    return _("{name} is healed: which traits rise?").format(name=names(asked.body))


def _trait(asked: BtQuestion, _table: Table, names: Names) -> str:
    words = _("{name} gains: which trait?") if asked.steps > 0 else _("{name} loses: which trait?")
    return words.format(name=names(asked.body))


def _arrange(asked: BtQuestion, _table: Table, _names: Names) -> str:
    return _("In which order do they go back: {pile}?").format(pile=pile_word(asked.pile))


def _choose(asked: BtQuestion, table: Table, _names: Names) -> str:
    asks = words_of(table.haunt).asks
    what = asked.what if asked.what in asks else asked.what.split("_")[0]
    return _(asks[what]) if what in asks else _("Choose.")


def _leave(asked: BtQuestion, table: Table, _names: Names) -> str:
    return _(words_of(table.haunt).leaves[asked.action])


def _try(asked: BtQuestion, _table: Table, _names: Names) -> str:
    return _("{card}: roll for it?").format(card=card_name(asked.card))


def _before(asked: BtQuestion, table: Table, names: Names) -> str:
    words = n_("{name} is about to roll {n} die: {what}.", "{name} is about to roll {n} dice: {what}.", asked.dice)
    return words.format(name=names(asked.roller), n=asked.dice, what=purpose_words(asked.purpose, table.haunt))


def _after(asked: BtQuestion, table: Table, names: Names) -> str:
    words = _("{name} has rolled {total}: {what}. Throw dice again?")
    return words.format(name=names(asked.roller), total=sum(table.dice) + asked.bonus, what=purpose_words(asked.purpose, table.haunt))


def _deal(asked: BtQuestion, _table: Table, names: Names) -> str:
    words = _("{to} has refused. {name} may change the deal once.") if asked.refused else _("{name} lays out a deal with {to}.")
    return words.format(name=names(asked.giver), to=names(asked.to))


def _accept(asked: BtQuestion, table: Table, names: Names) -> str:
    words = _("{name} offers {to} a changed deal.") if asked.changed else _("{name} offers {to} a deal.")
    deal = both_sides(asked.giver, asked.gives, asked.to, asked.asks, names, table.haunt)
    return f"{words.format(name=names(asked.giver), to=names(asked.to))} {deal}"


def _moves(asked: BtQuestion, table: Table, _names: Names) -> str:
    return _("Where does it go: {room}?").format(room=room_name(table.bodies[asked.body].room))


def _won(asked: BtQuestion, _table: Table, names: Names) -> str:
    words = n_("{name} wins by {n}. Hurt, or steal?", "{name} wins by {n}. Hurt, or steal?", asked.points)
    return words.format(name=names(asked.attacker), n=asked.points)


_LONG: Final[dict[Kind, Long]] = {
    "turn": _turn,
    "laying": _laying,
    "where_tile": _where,
    "lay_new": _where,
    "room_moves": _moves,
    "put_in": _put,
    "led": _put,
    "lay_down": _dog,
    "offer_skull": _skull,
    "spread": _spread,
    "heal": _heal,
    "choose_trait": _trait,
    "arrange": _arrange,
    "ask_leave": _leave,
    "choose": _choose,
    "try": _try,
    "before_roll": _before,
    "after_roll": _after,
    "lay_deal": _deal,
    "accept": _accept,
    "won": _won,
}
QUESTIONS: Final = frozenset((*_PLAIN, *_LONG))
"""The kinds of question that have words."""

__all__ = ["QUESTIONS", "explorer_short", "floor_place", "help_words", "left_words", "question_words", "spaces_left", "trait_name"]
