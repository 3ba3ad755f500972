"""Why something is not allowed, in a sentence said at the pointer."""

from __future__ import annotations

from typing import Final

from game.engine.contract import Refusal
from game.words.darkaround.names import child_name, child_of_text, skill_name
from game.words.language import _, mark
from game.words.lines import Names

SENTENCES: Final[dict[str, str]] = {
    "game_over": mark("The game is over."),
    "not_your_turn": mark("It is not this seat's turn. Asked now: {seat}."),
    "not_asked": mark("This is not what is asked now."),
    "skill_taken": mark("Another party has this skill: {skill}."),
    "no_such_child": mark("There is no such child in this game."),
    "not_own_searcher": mark("Only your own children can go and search."),
    "not_own_child": mark("Only your own children can be helped here: {child}."),
    "last_card": mark("Morning comes with the next card: it is too late for this."),
    "not_lost": mark("{child} is not lost."),
    "already_sought": mark("{child} was looked for in this hour already."),
    "just_lost": mark("{child} was lost in searching, and can be looked for from the next hour on."),
    "searcher_lost": mark("{child} is lost and cannot search."),
    "searcher_resting": mark("{child} has only just been found, and rests in this hour."),
    "already_searched": mark("{child} has searched in this hour already."),
    "no_skill": mark("This party does not have the skill: {skill}."),
    "skill_spent": mark("The skill is used up: {skill}."),
    "gifted_lost": mark("The gifted child is lost, and the skill with it: {skill}."),
    "gifted_resting": mark("The gifted child has only just been found, and rests in this hour."),
    "child_lost": mark("{child} is lost and cannot be comforted."),
    "full_sanity": mark("{child} has all the sanity it began with."),
}
"""A sentence for each code of `game.darkaround.reasons.CODES`."""


def refusal_words(refusal: Refusal, names: Names) -> str:
    """The sentence for a refusal. Raises KeyError for a code that has none."""
    params = {name: _worded(name, value, names) for name, value in refusal.params}
    return _(SENTENCES[refusal.code]).format(**params)


def _worded(name: str, value: str, names: Names) -> str:
    """A parameter as people call it."""
    try:
        if name == "seat":
            return _("chance") if value == "chance" else names(int(value))
        if name == "child":
            return child_name(child_of_text(value))
        return skill_name(value) if name == "skill" else value
    except (KeyError, ValueError, IndexError):
        return value
