"""The notebook as lines, seat by seat what the viewer has learnt for good, then what has been said; and what things on the table are."""

from __future__ import annotations

from game.stayaway.observation import SaObservation
from game.stayaway.terms import NOBODY
from game.words.language import _, n_
from game.words.lines import Line
from game.words.stayaway.names import Names, back_name, role_help, role_name, seat_role
from game.words.stayaway.notewords import note_words, said_words, seat_summary


def note_lines(seen: SaObservation, names: Names, look: Names) -> list[Line]:
    """All that stands in it, with the shape of each seat (`look`): what is known of seats comes last, for the pane shows the end first."""
    found = [Line(said_words(said, names), look(said.seat)) for said in seen.said]
    own = [
        Line(note_words(note, names)) for note in seen.notes if note.seat == NOBODY or note.kind in ("showed", "was_glimpsed", "refused")
    ]
    if own:
        found += [Line(_("My own cards"), heading=True), *own]
    for seat in range(len(seen.places)):
        summary = seat_summary(seen.notes, seat)
        if summary.lines:
            found.append(Line(names(seat), heading=True))
            found += [Line(words, look(seat)) for words in summary.lines]
    return found or [Line(_("Nothing has been noted yet."))]


def seat_tip(seen: SaObservation, seat: int, names: Names) -> str:
    """Who sits there and what the viewer has noted of that seat, for the pointer."""
    place = seen.places[seat]
    lines = [f"{names(seat)}, {seat_role(seat)}" if place.alive else _("{name} is out of the game").format(name=names(seat))]
    lines += seat_summary(seen.notes, seat).lines
    return "\n".join(lines)


def pile_tip(cards: int, top: str) -> str:
    """The draw pile, and the back of its top card if there is one."""
    words = n_("The draw pile: {n} card", "The draw pile: {n} cards", cards).format(n=cards)
    return words + ("\n" + _("On top of the pile: {back}").format(back=back_name(top)) if top else "")


def discards_tip(cards: int) -> str:
    """The discard pile."""
    return n_("The discard pile: {n} card", "The discard pile: {n} cards", cards).format(n=cards)


def role_tip(role: str) -> str:
    """What one is, and what that means."""
    return f"{role_name(role)}\n{role_help(role)}"
