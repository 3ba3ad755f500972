"""Why something is not allowed, in a sentence said at the pointer."""

from __future__ import annotations

from typing import Final

from game.engine.contract import Refusal
from game.words.betrayal.haunts import words_of
from game.words.betrayal.wording import thing
from game.words.language import _, mark
from game.words.lines import Names

SENTENCES: Final[dict[str, str]] = {
    "forbidden": mark("That is forbidden in this haunt: {veto}."),
    "over": mark("The game is over."),
    "chance": mark("The dice decide now."),
    "not_asked": mark("Somebody else is asked now."),
    "other_question": mark("Something else is asked now."),
    "held_fast": mark("Whoever is held fast can only try to get free."),
    "movement_over": mark("Movement is over for this turn."),
    "no_movement_left": mark("No movement is left."),
    "before_haunt": mark("Nobody attacks anybody before the haunt has begun."),
    "attacked_already": mark("There is one attack a turn."),
    "used_already": mark("This card was used, given or picked up in this turn already: {card}"),
    "no_way": mark("There is no way from here to there in this turn."),
    "no_doorway": mark("There is no door there to be opened."),
    "not_usable": mark("That cannot be used now."),
    "not_given": mark("No deal is to be had there now."),
    "dealt_already": mark("There is one deal a turn."),
    "not_there": mark("That does not lie here."),
    "no_target": mark("That cannot be attacked from here."),
    "not_here": mark("That cannot be done here and now."),
    "not_now": mark("That cannot be done now."),
}
"""A sentence for each code of `game.betrayal.reasons`."""


def refusal_words(refusal: Refusal, names: Names) -> str:
    """The sentence for a refusal; none of them names a seat. Raises KeyError for a code that has none."""
    del names
    params = dict(refusal.params)
    haunt = int(params.get("haunt", 0))
    return _(SENTENCES[refusal.code]).format(**{name: _param(name, value, haunt) for name, value in params.items()})


def _param(name: str, value: object, haunt: int) -> object:
    if name == "veto":
        return _(words_of(haunt).vetoes[str(value)])
    return thing(str(value), haunt) if name == "card" else value
