"""How a game of Betrayal ended, in words."""

from __future__ import annotations

from game.engine.contract import Outcome
from game.words.betrayal.haunts import words_of
from game.words.betrayal.wording import Names, listed
from game.words.language import _


def closes(outcome: Outcome, haunt: int) -> bool:
    """Whether the closing words of a haunt's booklet tell of this end."""
    return outcome.reason not in words_of(haunt).untold


def winners_of(outcome: Outcome) -> str:
    """The side that won: heroes, traitor or nobody, as the closing texts call it."""
    if not outcome.winners:
        return "nobody"
    return "traitor" if outcome.reason.startswith("traitors_") else "heroes"


def headline(outcome: Outcome, names: Names) -> str:
    """Who won, in a few words."""
    if outcome.reason == "conceded":
        return _("The game was given up") if not outcome.winners else _("The winners: {names}").format(names=listed(outcome.winners, names))
    return {
        "nobody": _("Nobody wins"),
        "traitor": _("The traitor's side wins"),
        "heroes": _("The heroes win"),
    }[winners_of(outcome)]


def why(outcome: Outcome, names: Names, haunt: int) -> str:
    """Why the game is over, in the haunt with this number."""
    ends = words_of(haunt).ends
    if outcome.reason == "conceded":
        seat = dict(outcome.params).get("seat", "")
        return _("{name} gave the game up.").format(name=names(int(seat))) if seat else _("The game was given up.")
    return _(ends[outcome.reason]) if outcome.reason in ends else outcome.reason.replace("_", " ")
