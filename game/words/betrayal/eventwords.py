"""Every event of Betrayal in a sentence. Figures go by their names, never "you"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.betrayal import events as e
from game.betrayal.deeds import BARRED
from game.betrayal.terms import NOBODY, SKULL
from game.engine.contract import Event
from game.words.betrayal.counting import counter_words, mark_words, marked_words, named
from game.words.betrayal.haunts import words_of
from game.words.betrayal.names import (
    card_name,
    damage_name,
    deck_name,
    explorer_name,
    floor_name,
    haunt_title,
    room_name,
    token_name,
    trait_name,
)
from game.words.betrayal.purposes import names_itself, purpose_words
from game.words.betrayal.statewords import became_words, carried_words, went_out_words
from game.words.betrayal.wording import Called, Names, both_sides, listed, pile_word, place_word, thing
from game.words.language import _, mark, n_


def word(event: Event, names: Names, haunt: int) -> str:
    """An event in a sentence, in the haunt with this number. Raises KeyError for an event that has no wording."""
    return WORDS[type(event)](event, Called(names, haunt))


Wording = Callable[[Any, Called], str]


def _of(words: str, **parts: Callable[[Any], object]) -> Wording:
    """A sentence with the event's figure as `name`, its card, and further parts."""

    def make(event: Any, names: Called) -> str:
        filled: dict[str, object] = {"name": names(getattr(event, "body", NOBODY))}
        if hasattr(event, "to"):
            filled["to"] = names(event.to)
        return _(words).format(**filled, **{key: part(event) for key, part in parts.items()})

    return make


def _began(event: e.TurnBegan, names: Called) -> str:
    if event.allowance < 0:
        return _("{name}'s turn.").format(name=names(event.body))
    return n_("{name} moves: {n} space", "{name} moves: {n} spaces", event.allowance).format(name=names(event.body), n=event.allowance)


_HOW: Final = {
    "stairs": mark("{name} takes the stairs: {room}"),
    "secret": mark("{name} goes through a secret way: {room}"),
    "chute": mark("{name} slides down the Coal Chute: {room}"),
    "fall": mark("{name} falls: {room}"),
    "drop": mark("{name} drops: {room}"),
    "elevator": mark("{name} rides the Elevator: {room}"),
    "slide": mark("{name} rides down: {room}"),
    "wall": mark("{name} goes through the wall: {room}"),
    "cross": mark("{name} is across: {room}"),
    "climb": mark("{name} climbs: {room}"),
    "discovered": mark("{name} goes in: {room}"),
    "moved": mark("{name} is now here: {room}"),
    "placed": mark("{name} is put here: {room}"),
    "led": mark("{name} is led: {room}"),
}
_GO: Final = mark("{name} goes: {room}")


def _went(event: e.Went, names: Called) -> str:
    words = _HOW.get(event.how, _GO)
    return _(words).format(name=names(event.body), room=room_name(event.room))


def _discovered(event: e.Discovered, names: Called) -> str:
    room, floor = room_name(event.room), floor_name(event.spot.floor)
    if event.body == NOBODY:
        return _("A new room: {room} ({floor})").format(room=room, floor=floor)
    return _("{name} finds: {room} ({floor})").format(name=names(event.body), room=room, floor=floor)


def _drew(event: e.Drew, names: Called) -> str:
    return _("{name} draws ({deck}): {card}").format(name=names(event.body), deck=deck_name(event.deck), card=card_name(event.card))


def _peeked(event: e.Peeked, names: Called) -> str:
    words = n_("{name} looks at the top of a pile ({pile}): {n} card", "{name} looks at the top of a pile ({pile}): {n} cards", event.count)
    return words.format(name=names(event.body), pile=pile_word(event.pile), n=event.count)


def _rolled(event: e.Rolled, names: Called) -> str:
    result = " ".join([*map(str, event.dice), "=", str(sum(event.dice))]).replace(" ", "\N{NO-BREAK SPACE}")
    line = _("Dice for {what}: {result}").format(what=purpose_words(event.purpose, names.haunt), result=result)
    return line if event.body == NOBODY or names_itself(event.purpose) else f"{names(event.body)}. {line}"


def _needed(event: e.Needed, names: Called) -> str:
    words = _("{name} makes it: {total}, needed {least}") if event.success else _("{name} fails: {total}, needed {least}")
    if event.purpose == "haunt":
        words = haunt_roll_words(event.success)
    return words.format(name=names(event.body), total=event.total, least=event.least)


def haunt_roll_words(calm: bool) -> str:
    """What became of a haunt roll of `total` with `least` omens (BT-6.1.1)."""
    return _("{total}, not below {least}: no haunt yet") if calm else _("{total}, below {least}: the haunt begins")


def _trait(event: e.TraitMoved, names: Called) -> str:
    if event.step == SKULL:
        return _("{name}: {trait} is at the skull").format(name=names(event.body), trait=trait_name(event.trait))
    steps = f"{event.steps:+d}".replace("-", "−")
    return f"{names(event.body)}: {trait_name(event.trait)} {steps}"


def _hurt(event: e.Hurt, names: Called) -> str:
    words = n_("{name} takes {n} point: {kind}", "{name} takes {n} points: {kind}", event.points)
    return words.format(name=names(event.body), n=event.points, kind=damage_name(event.kind))


_GOT: Final[dict[e.Gaining, str]] = {
    "given": mark("{name} is given: {card}"),
    "picked": mark("{name} picks up: {card}"),
    "stolen": mark("{name} steals: {card}"),
    "found": mark("{name} finds: {card}"),
    "taken": mark("{name} takes: {card}"),
    "kept": mark("{name} keeps the card: {card}"),
    "joined": mark("{name} is joined by: {card}"),
    "drawn": mark("{name} has: {card}"),
    "instead": mark("{name} has instead: {card}"),
}
_LOST: Final[dict[e.Losing, str]] = {
    "given": mark("{name} gives away: {card}"),
    "dropped": mark("{name} drops: {card}"),
    "stolen": mark("{name} is robbed of: {card}"),
    "used": mark("{name} has used up: {card}"),
    "discarded": mark("{name} is rid of: {card}"),
    "dead": mark("{name} leaves behind: {card}"),
    "returned": mark("{name} puts back: {card}"),
    "destroyed": mark("{name} is rid of: {card}"),
    "replaced": mark("{name} lays aside: {card}"),
}


def _got(event: e.Got, names: Called) -> str:
    return _(_GOT[event.how]).format(name=names(event.body), card=thing(event.card, names.haunt))


def _lost(event: e.LostCard, names: Called) -> str:
    return _(_LOST[event.how]).format(name=names(event.body), card=thing(event.card, names.haunt))


def _offered(event: e.Offered, names: Called) -> str:
    words = {
        "": _("{name} offers {to} a deal."),
        "accepted": _("{to} accepts the deal with {name}."),
        "refused": _("{to} refuses the deal with {name}."),
    }[event.answer]
    line = words.format(name=names(event.body), to=names(event.to))
    return line if event.answer else f"{line} {both_sides(event.body, event.gives, event.to, event.asks, names, names.haunt)}"


def _attacked(event: e.Attacked, names: Called) -> str:
    victim = names(event.defender)
    if event.attacker == NOBODY:
        return _("{card} attacks: {name}").format(card=thing(event.by, names.haunt), name=victim)
    if event.weapon:
        words = _("{name} attacks {victim} ({weapon}, {trait})")
        return words.format(name=names(event.attacker), victim=victim, weapon=card_name(event.weapon), trait=trait_name(event.trait))
    return _("{name} attacks {victim} ({trait})").format(name=names(event.attacker), victim=victim, trait=trait_name(event.trait))


def _fought(event: e.Fought, names: Called) -> str:
    attacker = names(event.attacker) if event.attacker != NOBODY else _("The card")
    words = _("{attacker} {attack}, {defender} {defence}")
    return words.format(attacker=attacker, attack=event.attack, defender=names(event.defender), defence=event.defence)


def _stunned(event: e.Stunned, names: Called) -> str:
    words = _("{name} stands up again") if event.woke else _("{name} is stunned")
    return words.format(name=names(event.body))


def _died(event: e.Died, names: Called) -> str:
    if event.by not in (NOBODY, event.body):
        return _("{name} is dead, by {by}").format(name=names(event.body), by=names(event.by))
    return _("{name} is dead").format(name=names(event.body))


def _haunt(event: e.HauntBegins, names: Called) -> str:
    title = haunt_title(event.haunt)
    if event.traitor == NOBODY:
        return _("The haunt: {title}").format(title=title)
    return _("The haunt: {title}. The traitor is {name}").format(title=title, name=names(event.traitor))


def read_words(event: e.HauntBegins) -> str:
    """With what the chart was read, and whether chance had to choose."""
    words = _("The chart was read with {card} and {room}") if event.replaced else _("{card}, found in {room}")
    told = words.format(card=card_name(event.omen), room=room_name(event.room))
    if event.by_chance:
        told += "\n" + _("The chart led to no haunt: chance chose this one")
    return told


def _played(event: e.HauntPlayed, _names: Called) -> str:
    words = _("That haunt is not to be played: instead of {card} in {room} another page is opened")
    return words.format(card=card_name(event.omen), room=room_name(event.room))


def _missing(event: e.HauntMissing, _names: Called) -> str:
    words = _("The chart knows no haunt of this game for {card} in {room}: chance chooses")
    return words.format(card=card_name(event.omen), room=room_name(event.room))


def _back(event: e.ShuffledBack, _names: Called) -> str:
    things = [*map(room_name, event.rooms), *map(card_name, event.cards)]
    return _("Shuffled back: {things}").format(things=", ".join(things))


def _round(event: e.NewRound, _names: Called) -> str:
    words = _("Round {number}").format(number=event.number)
    return f"{words}  ·  {daybreak_words(event.left)}" if event.left else words


def daybreak_words(left: int) -> str:
    """How many rounds there are until day breaks, this one included."""
    return n_("{n} round until daybreak", "{n} rounds until daybreak", left).format(n=left)


def _counter(event: e.Counter, names: Called) -> str:
    return f"{counter_words(event.name, names)}: {event.value}"


def _marked(event: e.Marked, names: Called) -> str:
    words = _("No longer {mark}: {what}") if event.off else "{mark}: {what}"
    return words.format(mark=mark_words(event.name, names.haunt), what=marked_words(event.what, names))


def _told(event: e.Told, names: Called) -> str:
    called = words_of(names.haunt)
    barred = event.fact == BARRED
    words = _(called.vetoes[event.words[0]]) if barred else ", ".join(marked_words(each, names) for each in event.words)
    unseen = f"{event.fact}_unseen"
    sentence = _(called.facts[unseen if not event.words and unseen in called.facts else event.fact])
    number, second, third = (*event.words, "", "", "")[:3]
    other = names(int(third)) if third.isdigit() else third
    return sentence.format(name=names(event.body), words=words, number=number, second=second, other=other)


def _gone(event: e.TokenGone, names: Called) -> str:
    return _("Gone: {token} ({place})").format(token=token_name(event.token, names.haunt), place=place_word(event.place))


def _side(event: e.ChangedSide, names: Called) -> str:
    return _("{name} turns against the others").format(name=names(event.body))


def _ended(event: e.Ended, names: Called) -> str:
    if not event.winners:
        return _("The game is over. Nobody has won.")
    return _("The game is over. Won: {names}").format(names=listed(event.winners, names))


def _nothing(event: e.NothingThere, _names: Called) -> str:
    return _("No room can be laid there ({floor})").format(floor=floor_name(event.floor))


WORDS: Final[dict[type, Wording]] = {
    e.TookExplorer: lambda event, _names: _("{explorer} goes into the house").format(explorer=explorer_name(event.who)),
    e.TurnBegan: _began,
    e.TurnEnded: _of(mark("{name} has finished")),
    e.Went: _went,
    e.Vanished: _of(mark("{name} is gone from sight")),
    e.Discovered: _discovered,
    e.TurnedUp: lambda event, names: _("{name} turns up: {room}").format(name=names(event.body), room=room_name(event.room)),
    e.TileMoved: lambda event, _names: _("The room moves: {room}").format(room=room_name(event.room)),
    e.Sank: lambda _event, _names: _("The top room does not fit this floor"),
    e.NothingThere: _nothing,
    e.Drew: _drew,
    e.Peeked: _peeked,
    e.Rolled: _rolled,
    e.Counted: _of(mark("The result stands: {total}"), total=lambda event: event.total),
    e.Needed: _needed,
    e.TraitMoved: _trait,
    e.Hurt: _hurt,
    e.Got: _got,
    e.LostCard: _lost,
    e.Used: lambda event, names: _("{name} uses: {card}").format(name=names(event.body), card=thing(event.what, names.haunt)),
    e.Offered: _offered,
    e.TokenLaid: lambda event, names: f"{token_name(event.token, names.haunt)}: {place_word(event.place)}",
    e.TokenGone: _gone,
    e.Attacked: _attacked,
    e.Fought: _fought,
    e.Stunned: _stunned,
    e.Died: _died,
    e.Appeared: lambda event, names: (
        _("{name} appears: {room}").format(name=names(event.body), room=room_name(event.room)) if event.room else names(event.body)
    ),
    e.HauntBegins: _haunt,
    e.HauntPlayed: _played,
    e.HauntMissing: _missing,
    e.ShuffledBack: _back,
    e.ChangedSide: _side,
    e.Became: became_words,
    e.Carried: carried_words,
    e.WentOut: went_out_words,
    e.FaceUp: lambda event, names: _("{name} turns up: {room}").format(name=names(event.body), room=named(event.face, names.haunt)),
    e.Counter: _counter,
    e.Marked: _marked,
    e.Told: _told,
    e.NewRound: _round,
    e.Ended: _ended,
}
"""The wording of every event class."""
