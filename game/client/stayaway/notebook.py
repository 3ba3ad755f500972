"""The notebook as lines: seat by seat what the viewer has learnt for good, then what has been said."""

from __future__ import annotations

from collections.abc import Callable

from game.client.stayaway.look import shape_of
from game.stayaway.observation import SaObservation
from game.stayaway.terms import NOBODY
from game.words.language import _
from game.words.lines import Line
from game.words.stayaway.names import Names
from game.words.stayaway.notewords import note_words, said_words, seat_summary


def note_lines(seen: SaObservation, names: Names) -> list[Line]:
    """All that stands in it; the pane shows the end first, so that what is known of seats comes last."""
    found = [Line(said_words(said, names), shape_of(said.seat)) for said in seen.said]
    own = [
        Line(note_words(note, names)) for note in seen.notes if note.seat == NOBODY or note.kind in ("showed", "was_glimpsed", "refused")
    ]
    if own:
        found += [Line(_("My own cards"), heading=True), *own]
    for seat in range(len(seen.places)):
        summary = seat_summary(seen.notes, seat)
        if summary.lines:
            found.append(Line(names(seat), heading=True))
            found += [Line(words, shape_of(seat)) for words in summary.lines]
    return found or [Line(_("Nothing has been noted yet."))]


def seat_tip(seen: SaObservation, seat: int, names: Names, trade: Callable[[int], str]) -> str:
    """Who sits there and what the viewer has noted of that seat, for the pointer."""
    place = seen.places[seat]
    lines = [f"{names(seat)}, {trade(seat)}" if place.alive else _("{name} is out of the game").format(name=names(seat))]
    lines += seat_summary(seen.notes, seat).lines
    return "\n".join(lines)
