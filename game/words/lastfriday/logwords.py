"""Why chapters and games end, and why the Maniac is shown, in sentences for the log and the end scene."""

from __future__ import annotations

from game.words.language import _


def chapter_reason(reason: str) -> str:
    """Why a chapter is over."""
    return {
        "all_dead": _("All five Campers are dead."),
        "sheltered": _("Every living Camper is sheltered."),
        "rounds": _("Round XV is over."),
        "caught": _("The Maniac is caught."),
        "chosen_dead": _("The Chosen met the Maniac and is dead."),
        "maniac_dead": _("The Chosen has killed the Maniac."),
        "cornered": _("The Maniac is cornered and cannot move."),
        "conceded": _("One side has given up."),
    }.get(reason, "")


def game_reason(winner: str, reason: str) -> str:
    """Who has won and why."""
    won = winner_words(winner)
    why = chapter_reason(reason)
    return f"{won} {why}".strip()


def winner_words(winner: str) -> str:
    """Who has won."""
    return _("The Maniac wins.") if winner == "maniac" else _("The Campers win.")


def reveal_reason(why: str) -> str:
    """Why the Maniac is shown, to follow the sentence that says where."""
    words = {
        "scheduled": "",
        "trap": _("caught in a Bear Trap"),
        "lamp": _("seen in a lamp's light"),
        "contact": _("a Camper passed over him"),
    }.get(why, "")
    return f" ({words})" if words else ""
