"""What rules and haunts count and mark, in words."""

from __future__ import annotations

from game.betrayal.roommap import ROOMS
from game.betrayal.spaces import room_of
from game.betrayal.terms import TRAITS
from game.words.betrayal.cards import CARDS
from game.words.betrayal.haunts import words_of
from game.words.betrayal.names import deck_name, floor_name, is_token, trait_name
from game.words.betrayal.wording import Called, choice_word, place_word, thing
from game.words.language import _


def unsaid(name: str, haunt: int) -> bool:
    """Whether the rules keep a counter or mark for themselves."""
    kept = words_of(haunt).unsaid
    return name in kept or name.split("_")[0] in kept


def counter_words(name: str, names: Called) -> str:
    """What a haunt counts: its words, and of what or whom."""
    words, of = counter_parts(name, names)
    return f"{words} ({of})" if of else words


def counter_parts(name: str, names: Called) -> tuple[str, str]:
    """The words of a counter, and of what or whom it counts; empty when of nothing."""
    counters = words_of(names.haunt).counters
    head, _line, rest = name.partition("_")
    if name in counters:
        return _(counters[name]), ""
    words = _(counters[head]) if head in counters else head
    if not rest:
        return words, ""
    return words, names(int(rest)) if rest.isdigit() else named(rest, names.haunt)


def named(what: str, haunt: int) -> str:
    """Whatever has a name: a room, a floor, a deck, a trait, a card, a token, or a word that can be chosen."""
    if what in ROOMS or room_of(what) in ROOMS:
        return place_word(what)
    if what in ("upper", "ground", "basement"):
        return floor_name(what)
    if what in ("omen", "item", "event"):
        return deck_name(what)
    if what in TRAITS:
        return trait_name(what)
    return thing(what, haunt) if what in CARDS or is_token(what, haunt) else choice_word(what, haunt)


def marked_words(what: str, names: Called) -> str:
    """What is marked: a figure, a room, a card, or what a trace tells."""
    kind, colon, rest = what.partition(":")
    traces = words_of(names.haunt).traces
    if colon and kind in traces:
        return _(traces[kind]).format(what=named(rest, names.haunt))
    return names(int(what)) if what.isdigit() else named(what, names.haunt)


def mark_words(name: str, haunt: int) -> str:
    """What a mark means."""
    marks, head = words_of(haunt).marks, name.split("_")[0]
    return _(marks[name]) if name in marks else _(marks[head]) if head in marks else name.replace("_", " ")
