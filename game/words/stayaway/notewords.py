"""The notebook: what a seat has learnt for good, line by line and seat by seat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.stayaway.observation import Note, Said
from game.stayaway.terms import NOBODY
from game.words.language import _
from game.words.stayaway.log import said
from game.words.stayaway.names import Names, cards_words


class SeatSummary(msgspec.Struct, frozen=True):
    """What a viewer has noted about a seat: the cards given to it and got from it, the hand last seen (on `seen_turn`, 0: never),
    single cards seen since, and the same in words."""

    seat: int
    given: tuple[str, ...] = ()
    got: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    seen_turn: int = 0
    glimpsed: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()


def note_words(note: Note, names: Names) -> str:
    """A note as a line, with its turn. Raises KeyError for a kind that has no words."""
    return _("Turn {turn}: {what}").format(turn=note.turn, what=_what(note, names))


def _what(note: Note, names: Names) -> str:
    parts = {
        "name": names(note.seat) if note.seat != NOBODY else "",
        "other": names(note.other) if note.other != NOBODY else "",
        "cards": cards_words(note.cards),
    }
    to_all = note.seat == NOBODY and note.kind in ("showed", "was_glimpsed")
    return _sentence("showed_all" if to_all else note.kind).format(**parts)


def _sentence(kind: str) -> str:
    return {
        "saw": _("saw the hand of {name}: {cards}"),
        "glimpsed": _("saw a card of {name}: {cards}"),
        "gave": _("gave to {name}: {cards}"),
        "got": _("got from {name}: {cards}"),
        "showed": _("showed the own hand to {name}: {cards}"),
        "showed_all": _("showed everybody: {cards}"),
        "was_glimpsed": _("{name} saw an own card: {cards}"),
        "refused": _("{name} refused the offer of {other}: {cards}"),
        "infected_by": _("infected by The Thing: {name}"),
        "infected": _("has infected: {name}"),
        "laid": _("laid on the pile: {cards}"),
    }[kind]


def seat_summary(notes: Sequence[Note], seat: int) -> SeatSummary:
    """What the notes say of a seat."""
    about = [note for note in notes if note.seat == seat]
    given = tuple(card for note in about if note.kind == "gave" for card in note.cards)
    got = tuple(card for note in about if note.kind == "got" for card in note.cards)
    hands = [note for note in about if note.kind == "saw"]
    last = hands[-1] if hands else Note(0, "saw")
    glimpsed = tuple(card for note in about if note.kind == "glimpsed" and note.turn >= last.turn for card in note.cards)
    lines = []
    if any(note.kind == "infected_by" for note in about):
        lines.append(_("The Thing"))
    if any(note.kind == "infected" for note in about):
        lines.append(_("Infected"))
    if given:
        lines.append(_("Given: {cards}").format(cards=cards_words(given)))
    if got:
        lines.append(_("Got: {cards}").format(cards=cards_words(got)))
    if hands:
        lines.append(_("Hand seen on turn {turn}: {cards}").format(turn=last.turn, cards=cards_words(last.cards)))
    if glimpsed:
        lines.append(_("Single cards seen: {cards}").format(cards=cards_words(glimpsed)))
    return SeatSummary(seat, given, got, last.cards, last.turn, glimpsed, tuple(lines))


def said_words(saying: Said, names: Names) -> str:
    """A public statement as a line, with its turn."""
    what = f"{names(saying.seat)}: {said(saying.saying, names(saying.about))}"
    return _("Turn {turn}: {what}").format(turn=saying.turn, what=what)
