"""An action of Last Friday as a recommendation, in the language of the window."""

from __future__ import annotations

from collections.abc import Sequence

from game.lastfriday.actions import Act
from game.lastfriday.observation import LfObservation
from game.words.language import _
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.menu import ON_BOARD, Entry, menu
from game.words.lines import Names


def action_words(act: Act, observation: LfObservation, names: Names) -> str:
    """What to do, in a few words; where it is done glows on the board. The menu's entries have their names from the cast."""
    del names
    if act.verb in ("step", "row", "swim", "enter"):
        return _("Walk on where it glows")
    if act.verb in ("move", "push", "start") and act.circle:
        return _("Go to circle {circle}").format(circle=act.circle)
    entry = entry_of(act, menu(observation, Cast.of(observation))) if act.verb not in ON_BOARD else None
    return entry.label if entry else _("Choose what glows")


def entry_of(act: Act, entries: Sequence[Entry]) -> Entry | None:
    """The menu's entry that does this, or leads to it in one more choice on the board."""
    for entry in entries:
        if act in entry.acts:
            return entry
        deeper = entry_of(act, entry.children)
        if deeper is not None:
            return deeper
    return None
