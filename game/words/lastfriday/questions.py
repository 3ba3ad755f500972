"""What a seat is asked, in words for the head of the panel."""

from __future__ import annotations

from game.lastfriday.numbers import TUNED
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import CHAPTERS, MANIAC
from game.words.language import _, n_
from game.words.lastfriday.cast import Cast


def question(observation: LfObservation, cast: Cast) -> str:
    """What the actor is asked now, in a sentence; for a seat that is not the viewer's, only that it decides."""
    if observation.actor is None:
        return _("The game is over.")
    if observation.actor < 0:
        return _("Chance decides.")
    if not observation.legal:
        return _waiting(observation)
    return _asked(observation, cast)


def _waiting(observation: LfObservation) -> str:
    if observation.actor == MANIAC and observation.asked == "maniac":
        return _("moves in secret ...")
    return _("is deciding ...")


def _asked(observation: LfObservation, cast: Cast) -> str:
    asked = observation.asked
    if asked == "turn":
        steps = observation.turn.steps
        if steps <= 0:
            return _("No step left. Play a clue or end the turn.")
        left = n_("{n} step left.", "{n} steps left.", steps).format(n=steps)
        return left + " " + _("Walk, play a clue or end the turn.")
    if asked == "maniac":
        if observation.turn.legs:
            return _("Supernatural Speed: choose the next step.")
        return _("Move one step in secret.")
    if asked in ("corpse", "clue"):
        return _laying(observation)
    if asked == "look":
        looks = observation.looks
        return n_("Look at {n} face-down clue.", "Look at {n} face-down clues.", looks).format(n=looks)
    if asked == "open":
        if observation.actor == MANIAC:
            return _("Open a cabin, Maniac side up.")
        return _("Open a cabin for the Campers.")
    if asked == "place":
        return _("Choose a dot inside the cabin for the pawn of {name}.").format(name=cast.name(observation.actor or 0))
    return {
        "card": _("Choose a character."),
        "welcome": _("Lay a Welcome token on each of the ten spots."),
        "boat": _("Moor the boat at one of the piers."),
        "start": _("Choose the circle to start on."),
        "chosen": _("Name the Chosen among the Campers."),
        "push": _("Push the Maniac to a circle next to his."),
        "alarm": _("Alarm! Move to a dot next to this one."),
        "reveal": _("Show the circle, or use a token."),
        "lay": _("Choose a clue and lay it beside the shown circle."),
        "twist": _("The round is over. Use Plot Twist, or rest?"),
        "token": _("Choose one more token."),
        "twist_move": _("Plot Twist: the extra move."),
        "draw": _("A clue is drawn."),
    }.get(asked, _("Choose."))


def _laying(observation: LfObservation) -> str:
    chapter, numbers = CHAPTERS[observation.chapter - 1], TUNED.of(observation.options)
    if observation.asked == "corpse":
        number, count = len(observation.corpses) + 1, numbers.single_corpses.get(chapter, 0)
        return _("Lay corpse {number} of {count}.").format(number=number, count=count)
    number, count = len(observation.clues) + 1, numbers.single_clues.get(chapter, 0)
    return _("Lay unseen clue {number} of {count}.").format(number=number, count=count)
