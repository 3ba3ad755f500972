"""Why something is not allowed, in a sentence said at the pointer."""

from __future__ import annotations

from typing import Final

from game.engine.contract import Refusal
from game.words.language import _, mark
from game.words.stayaway.names import Names, card_name

SENTENCES: Final[dict[str, str]] = {
    "over": mark("The game is over."),
    "not_asked": mark("Somebody else is asked now: {seat}"),
    "not_in_hand": mark("This card is not in the hand: {card}"),
    "never_played": mark("This card is not played in a turn: {card}"),
    "no_target": mark("This card cannot be played there: {card}"),
    "door_between": mark("A Locked door stands between."),
    "quarantined_self": mark("Not in Quarantine: {card}"),
    "quarantined_target": mark("That player is in Quarantine."),
    "not_neighbour": mark("Only a neighbour can be chosen."),
    "already_quarantined": mark("That player is in Quarantine already."),
    "no_obstacle": mark("There is no obstacle to remove there."),
    "door_there": mark("A Locked door is there already."),
    "thing_stays": mark("The Thing's card never leaves the hand."),
    "keep_one_infected": mark("An Infected player always keeps at least one Infected!"),
    "only_thing_gives_infected": mark("Only The Thing gives Infected! to others; an Infected player may give it to The Thing."),
    "flamethrower_goes": mark("The Flamethrower must be gone by the end of the turn."),
    "no_defence": mark("This card is no answer here: {card}"),
    "said_already": mark("A statement was made in this turn already."),
    "talk_off": mark("Statements are switched off in this game."),
    "only_thing_declares": mark("Only The Thing can declare that no Human is left."),
    "yourself": mark("Not on the own seat."),
    "burnt": mark("That player is out of the game."),
    "wrong_question": mark("Something else is asked now."),
}
"""A sentence for each code of `game.stayaway.reasons`."""


def refusal_words(refusal: Refusal, names: Names) -> str:
    """The sentence for a refusal. Raises KeyError for a code that has none."""
    params = {name: _worded(name, value, names) for name, value in refusal.params}
    return _(SENTENCES[refusal.code]).format(**params)


def _worded(name: str, value: str, names: Names) -> str:
    """A parameter as people call it."""
    if name == "seat":
        return _("chance") if value == "chance" else names(int(value))
    return card_name(value) if name == "card" else value
