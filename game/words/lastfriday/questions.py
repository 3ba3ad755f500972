"""What a seat is asked, in words for the head of the panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.contract import CHANCE
from game.lastfriday.numbers import TUNED, Numbers
from game.lastfriday.observation import Kind, LfObservation
from game.lastfriday.terms import CHAPTERS, MANIAC
from game.words.language import _, mark, n_
from game.words.lastfriday.cast import Cast


def question(observation: LfObservation, cast: Cast) -> str:
    """What the actor is asked now, in a sentence; for a seat that is not the viewer's, only that it decides."""
    if observation.question is None:
        return _("The game is over.")
    if observation.actor == CHANCE:
        return _("Chance decides.")
    if not observation.legal:
        return _waiting(observation)
    words = WORDS[observation.question.kind]
    return _(words) if isinstance(words, str) else words(observation, cast)


def _waiting(observation: LfObservation) -> str:
    if observation.actor == MANIAC and observation.asked == "maniac":
        return _("moves in secret ...")
    return _("is deciding ...")


def _turn(observation: LfObservation, _cast: Cast) -> str:
    steps = observation.turn.steps
    if steps <= 0:
        return _("No step left. Play a clue or end the turn.")
    left = n_("{n} step left.", "{n} steps left.", steps).format(n=steps)
    return left + " " + _("Walk, play a clue or end the turn.")


def _maniac(observation: LfObservation, _cast: Cast) -> str:
    if observation.turn.legs:
        return _("Supernatural Speed: choose the next step.")
    return _("Move one step in secret.")


def _corpse(observation: LfObservation, _cast: Cast) -> str:
    number, count = len(observation.corpses) + 1, _numbers(observation).single_corpses.get(_chapter(observation), 0)
    return _("Lay corpse {number} of {count}.").format(number=number, count=count)


def _clue(observation: LfObservation, _cast: Cast) -> str:
    number, count = len(observation.clues) + 1, _numbers(observation).single_clues.get(_chapter(observation), 0)
    return _("Lay unseen clue {number} of {count}.").format(number=number, count=count)


def _chapter(observation: LfObservation) -> str:
    return CHAPTERS[observation.chapter - 1]


def _numbers(observation: LfObservation) -> Numbers:
    return TUNED.of(observation.options)


def _look(observation: LfObservation, _cast: Cast) -> str:
    looks = observation.looks
    return n_("Look at {n} face-down clue.", "Look at {n} face-down clues.", looks).format(n=looks)


def _open(observation: LfObservation, _cast: Cast) -> str:
    if observation.actor == MANIAC:
        return _("Open a cabin, Maniac side up.")
    return _("Open a cabin for the Campers.")


def _place(observation: LfObservation, cast: Cast) -> str:
    return _("Choose a dot inside the cabin for the pawn of {name}.").format(name=cast.name(observation.actor or 0))


WORDS: Final[dict[Kind, str | Callable[[LfObservation, Cast], str]]] = {
    "deal": mark("Chance decides."),
    "card": mark("Choose a character."),
    "welcome": mark("Lay a Welcome token on each of the ten spots."),
    "boat": mark("Moor the boat at one of the piers."),
    "start": mark("Choose the circle to start on."),
    "open": _open,
    "chosen": mark("Name the Chosen among the Campers."),
    "place": _place,
    "corpse": _corpse,
    "clue": _clue,
    "draw": mark("A clue is drawn."),
    "turn": _turn,
    "push": mark("Push the Maniac to a circle next to his."),
    "alarm": mark("Alarm! Move to a dot next to this one."),
    "maniac": _maniac,
    "reveal": mark("Show the circle, or use a token."),
    "lay": mark("Choose a clue and lay it beside the shown circle."),
    "twist": mark("The round is over. Use Plot Twist, or rest?"),
    "twist_move": mark("Plot Twist: the extra move."),
    "look": _look,
    "token": mark("Choose one more token."),
}
"""What each question says to whoever is asked."""
