"""What a seat is asked, in a sentence, and a further line that helps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.betrayal.observation import BtObservation
from game.betrayal.table import Table
from game.betrayal.terms import TRAITS
from game.words import keynames
from game.words.betrayal.haunts import words_of
from game.words.betrayal.names import card_name, damage_name, explorer_short, floor_place, room_name, trait_name
from game.words.betrayal.purposes import purpose_words
from game.words.betrayal.wording import Names, both_sides, figure_names, pile_word, thing
from game.words.language import _, mark, n_

_PLAIN: Final = {
    "PickExplorer": mark("Who goes into the house?"),
    "Ready": mark("Read your side's booklet."),
    "WhereBelow": mark("At which door of the basement does the fall end?"),
    "ChooseBelow": mark("In which room of the basement does the fall end?"),
    "RollOrFall": mark("The floor gives way: roll Speed, or fall."),
    "Nearer": mark("Who comes a space nearer?"),
    "WhoseSide": mark("To whose side?"),
    "WhoGoes": mark("Who is sent next door?"),
    "Seek": mark("Which card comes to lie on top?"),
    "IgnoreEvent": mark("A traitor may let an event be."),
    "IgnoreBite": mark("A traitor may let the Bite be."),
    "Spare": mark("A traitor may let an event be."),
    "TakeOne": mark("Which card is taken?"),
    "WithWhom": mark("With whom is a number exchanged?"),
    "Strike": mark("Whom does the vision strike?"),
    "Join": mark("Who else attacks as one?"),
    "WhichRoom": mark("In which room does it lie?"),
    "ChooseSecretly": mark("Choose: nobody else will know."),
    "Nearest": mark("Who is meant?"),
    "Lowest": mark("Which trait falls to its lowest value?"),
    "IntoMirror": mark("Which item goes into the mirror?"),
    "BlownAway": mark("Which item does the wind carry off?"),
    "Meant": mark("What does fate bring?"),
    "Switch": mark("Which wall revolves?"),
    "Below": mark("Where does the ride end?"),
    "OtherEnd": mark("Where does the other end lie?"),
    "Follow": mark("Go through at once?"),
    "Grave": mark("Where does the explorer wake?"),
    "AtWhich": mark("At which door is the room found?"),
    "WithWhich": mark("Roll with which trait?"),
    "Rearrange": mark("This floor is closed: move one of its rooms so that it opens again."),
    "WhereElevator": mark("Where does the Mystic Elevator stop?"),
}


def question_words(seen: BtObservation, names: Names | None = None) -> str:
    """What is asked now."""
    asked = seen.table.agenda[-1] if seen.table.agenda else None
    if asked is None:
        return _("The game is over.") if seen.actor is None else ""
    names = names or figure_names(seen.table)
    kind = type(asked).__name__
    if kind in _LONG:
        return _LONG[kind](asked, seen.table, names)
    return _(_PLAIN[kind]) if kind in _PLAIN else _("Choose.")


def help_words(seen: BtObservation, names: Names | None = None) -> str:
    """A line of help below the question, for whoever is asked."""
    asked: Any = seen.table.agenda[-1] if seen.table.agenda else None
    kind = type(asked).__name__
    if not seen.legal:
        return ""
    if kind == "PickExplorer":
        return _("Point at an explorer to see the tracks of its traits; a click takes it.")
    if kind == "TakeTurn":
        return "  ·  ".join(filter(None, [left_words(seen), monster_traits(seen.table, seen.table.turn.body)]))
    if kind == "LayDeal":
        called = names or figure_names(seen.table)
        return both_sides(asked.giver, asked.gives, asked.to, asked.asks, called, seen.table.haunt).removesuffix(".")
    if kind in ("Laying", "WhereTile", "WhereElevator", "LayNew", "RoomMoves", "Rearrange"):
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


Long = Callable[[Any, Table, Names], str]


def _turn(asked: Any, _table: Table, names: Names) -> str:
    return _("{name}'s turn.").format(name=names(asked.body))


def _laying(asked: Any, _table: Table, _names: Names) -> str:
    return _("{room}: which way round?").format(room=room_name(asked.room))


def _where(asked: Any, _table: Table, _names: Names) -> str:
    return _("Where does it lie: {room}?").format(room=room_name(asked.room))


def _put(asked: Any, _table: Table, names: Names) -> str:
    return _("Where does {name} go?").format(name=names(asked.body))


def _dog(asked: Any, table: Table, _names: Names) -> str:
    return _("Where does the Dog lay it down: {card}?").format(card=thing(asked.card, table.haunt))


def _skull(asked: Any, _table: Table, _names: Names) -> str:
    return n_(
        "Take {n} point of mental damage as physical damage?", "Take {n} points of mental damage as physical damage?", asked.points
    ).format(n=asked.points)


def _spread(asked: Any, _table: Table, names: Names) -> str:
    words = n_("{name} takes {n} point: {kind}. Who bears it?", "{name} takes {n} points: {kind}. Which traits bear them?", asked.points)
    return words.format(name=names(asked.body), n=asked.points, kind=damage_name(asked.kind))


def _heal(asked: Any, _table: Table, names: Names) -> str:
    return _("{name} is healed: which traits rise?").format(name=names(asked.body))


def _trait(asked: Any, _table: Table, names: Names) -> str:
    words = _("{name} gains: which trait?") if asked.steps > 0 else _("{name} loses: which trait?")
    return words.format(name=names(asked.body))


def _arrange(asked: Any, _table: Table, _names: Names) -> str:
    return _("In which order do they go back: {pile}?").format(pile=pile_word(asked.pile))


def _choose(asked: Any, table: Table, _names: Names) -> str:
    asks = words_of(table.haunt).asks
    what = asked.what if asked.what in asks else asked.what.split("_")[0]
    return _(asks[what]) if what in asks else _("Choose.")


def _leave(asked: Any, table: Table, _names: Names) -> str:
    return _(words_of(table.haunt).leaves[asked.action])


def _try(asked: Any, _table: Table, _names: Names) -> str:
    return _("{card}: roll for it?").format(card=card_name(asked.card))


def _before(asked: Any, table: Table, names: Names) -> str:
    roll = asked.throw.roll
    words = n_("{name} is about to roll {n} die: {what}.", "{name} is about to roll {n} dice: {what}.", asked.throw.number)
    return words.format(name=names(roll.body), n=asked.throw.number, what=purpose_words(roll.purpose, table.haunt))


def _after(asked: Any, table: Table, names: Names) -> str:
    roll = asked.throw.roll
    return _("{name} has rolled {total}: {what}. Throw dice again?").format(
        name=names(roll.body), total=sum(table.dice) + asked.throw.bonus, what=purpose_words(roll.purpose, table.haunt)
    )


def _deal(asked: Any, _table: Table, names: Names) -> str:
    words = _("{to} has refused. {name} may change the deal once.") if asked.refused else _("{name} lays out a deal with {to}.")
    return words.format(name=names(asked.giver), to=names(asked.to))


def _accept(asked: Any, table: Table, names: Names) -> str:
    words = _("{name} offers {to} a changed deal.") if asked.changed else _("{name} offers {to} a deal.")
    deal = both_sides(asked.giver, asked.gives, asked.to, asked.asks, names, table.haunt)
    return f"{words.format(name=names(asked.giver), to=names(asked.to))} {deal}"


def _moves(asked: Any, table: Table, _names: Names) -> str:
    return _("Where does it go: {room}?").format(room=room_name(table.bodies[asked.body].room))


def _won(asked: Any, _table: Table, names: Names) -> str:
    words = n_("{name} wins by {n}. Hurt, or steal?", "{name} wins by {n}. Hurt, or steal?", asked.by)
    return words.format(name=names(asked.attack.attacker), n=asked.by)


_LONG: Final[dict[str, Long]] = {
    "TakeTurn": _turn,
    "Laying": _laying,
    "WhereTile": _where,
    "LayNew": _where,
    "RoomMoves": _moves,
    "PutIn": _put,
    "Led": _put,
    "LayDown": _dog,
    "OfferSkull": _skull,
    "Spread": _spread,
    "Heal": _heal,
    "ChooseTrait": _trait,
    "Arrange": _arrange,
    "AskLeave": _leave,
    "Choose": _choose,
    "Try": _try,
    "BeforeRoll": _before,
    "AfterRoll": _after,
    "LayDeal": _deal,
    "Accept": _accept,
    "Won": _won,
}
QUESTIONS: Final = frozenset((*_PLAIN, *_LONG))
"""The kinds of question that have words."""

__all__ = ["QUESTIONS", "explorer_short", "floor_place", "help_words", "left_words", "question_words", "spaces_left", "trait_name"]
