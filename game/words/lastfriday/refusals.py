"""Why something is not allowed, in a sentence said at the pointer."""

from __future__ import annotations

from game.engine.contract import Refusal
from game.lastfriday.terms import COLOURS, MANIAC, seat_of
from game.words.language import _, mark
from game.words.lastfriday.names import ability_name, cabin_name, clue_name, token_name
from game.words.lines import Names

SENTENCES: dict[str, str] = {
    "game_over": mark("The game is over."),
    "not_your_turn": mark("It is not this seat's turn. Asked now: {seat}."),
    "not_asked": mark("This is not what is asked now."),
    "not_now": mark("This cannot be done now."),
    "not_offered": mark("This is not possible here."),
    "no_steps": mark("No step is left in this turn."),
    "movement_over": mark("No more steps in this turn: a lamp was laid or the Maniac was met."),
    "too_far": mark("Too far: no single step leads there."),
    "corpse_there": mark("A corpse lies there. Campers neither cross it nor stop on it."),
    "camper_there": mark("Another Camper stands there, and no two may end a turn on one dot."),
    "must_move_on": mark("The turn may not end on this dot."),
    "cabin_closed": mark("The cabin is closed: {cabin}."),
    "cabin_maniac": mark("The cabin belongs to the Maniac: {cabin}. Campers cannot enter."),
    "cabin_open": mark("The cabin is open already: {cabin}."),
    "no_key": mark("The key is missing: {cabin}."),
    "no_boat": mark("The boat does not lie at this pier."),
    "no_clue": mark("There is no such clue in this hand: {clue}."),
    "clue_played": mark("A clue was played in this turn already; one a turn is allowed."),
    "dot_taken": mark("Something lies on this dot already."),
    "dot_reserved": mark("Nothing may be laid at doors, piers, the entrance's dot or inside a cabin."),
    "no_circle": mark("A lamp there would light no circle."),
    "no_corpse": mark("No corpse lies there."),
    "nothing_there": mark("There is nothing to take or to look at."),
    "no_ability": mark("This character does not have the ability: {ability}."),
    "used_up": mark("The ability is used up: {ability}."),
    "no_route": mark("No route of the Maniac leads there in one step."),
    "over_camper": mark("In this chapter the Maniac may not pass over a Camper."),
    "must_move": mark("The Maniac may stay only when he cannot move."),
    "no_token": mark("The token is not at hand: {token}."),
    "token_this_round": mark("One token was used in this round already; one a round is allowed."),
    "out_of_reach": mark("Too far for the Axe: the door must be at most two circles away."),
}
"""A sentence for each code of `game.lastfriday.reasons.CODES`, and for `not_now` of a position without a question."""


def refusal_words(refusal: Refusal, names: Names) -> str:
    """The sentence for a refusal. Raises KeyError for a code that has none."""
    params = {name: _worded(name, value, names) for name, value in refusal.params}
    return _(SENTENCES[refusal.code]).format(**params)


def _worded(name: str, value: str, names: Names) -> str:
    """A parameter as people call it."""
    if name == "seat":
        if value in COLOURS:
            return names(seat_of(value))
        return names(MANIAC) if value == "maniac" else value
    words = {"cabin": cabin_name, "clue": clue_name, "ability": ability_name, "token": token_name}.get(name)
    try:
        return words(value) if words else value
    except KeyError:
        return value
