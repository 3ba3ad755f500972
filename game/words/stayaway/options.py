"""The choices before a game of Stay Away!, in words."""

from __future__ import annotations

from game.stayaway.numbers import TUNED
from game.words.language import _, n_


def option_words(option: str) -> tuple[str, str]:
    """The label of an option of the set-up and what it means. Raises KeyError for an unknown one."""
    return {
        "super_infection": (_("Super-infection"), _("What happens to a player who must exchange and has no card that may be given.")),
        "quarantine": (_("Quarantine"), _("How strictly a player in Quarantine is cut off.")),
        "talk": (_("Statements"), _("Once a turn, a player may accuse somebody, vouch for somebody, or ask whom somebody suspects.")),
        "turn_limit": (
            _("Turn limit"),
            _("After so many turns for each player at the start the game is a draw. Computers alone always have a limit."),
        ),
    }[option]


def value_words(option: str, value: str) -> str:
    """The label of one of its values. Raises KeyError for an unknown one."""
    return {
        ("super_infection", "redraw"): _("Swap a card with the pile"),
        ("super_infection", "eliminate"): _("Out of the game"),
        ("quarantine", "isolate"): _("No exchange at all"),
        ("quarantine", "open"): _("Exchange face up"),
        ("talk", "on"): _("On"),
        ("talk", "off"): _("Off"),
        ("turn_limit", "yes"): n_("{n} turn each", "{n} turns each", TUNED.now.turns_a_seat).format(n=TUNED.now.turns_a_seat),
        ("turn_limit", "far"): n_("{n} turn each", "{n} turns each", TUNED.now.far_turns_a_seat).format(n=TUNED.now.far_turns_a_seat),
        ("turn_limit", "no"): _("No"),
    }[option, value]
