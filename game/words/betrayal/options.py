"""The choices before a game of Betrayal, in words."""

from __future__ import annotations

from game.betrayal.haunts import NUMBERS
from game.words.betrayal.names import haunt_title
from game.words.language import _


def option_words(option: str) -> tuple[str, str]:
    """The label of an option of the set-up and what it means. Raises KeyError for an unknown one."""
    return {
        "haunt": (_("Haunt"), _("Which story the house tells: the one that omen and room decide, or one of {n}.").format(n=len(NUMBERS))),
        "repeat_haunt": (
            _("Haunts that were played"),
            _("Whether the chart may open the page of a haunt that was played on this machine before."),
        ),
    }[option]


def value_words(option: str, value: str) -> str:
    """The label of one of its values. Raises KeyError for an unknown one."""
    if option == "haunt" and value.isdigit():
        return haunt_title(int(value))
    return {
        ("haunt", "chart"): _("By the chart"),
        ("repeat_haunt", "no"): _("Not again"),
        ("repeat_haunt", "yes"): _("May come again"),
    }[option, value]
