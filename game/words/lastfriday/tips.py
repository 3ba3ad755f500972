"""What things at the table of Last Friday mean, in words for the pointer: the five Campers, the rounds, the aims, a way, a space."""

from __future__ import annotations

from collections.abc import Sequence

from game.lastfriday.actions import Act
from game.lastfriday.numbers import CARDS
from game.lastfriday.observation import Camper, LfObservation
from game.lastfriday.terms import COLOURS, is_reveal_round
from game.words.language import _, n_
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.names import (
    ability_help,
    ability_name,
    advice,
    aim,
    clue_name,
    colour_name,
    key_name,
    roman,
    token_help,
    token_name,
)


def camper_name(camper: Camper, cast: Cast) -> str:
    """The character's name, the colour's before there is one."""
    return cast.name(camper.seat) if camper.card else colour_name(COLOURS[camper.seat - 1])


def camper_tip(camper: Camper, observation: LfObservation, cast: Cast, sheltered: bool) -> str:
    """All about a Camper; `sheltered` in a cabin (LF-K9)."""
    words = [f"{cast.name(camper.seat)} ({colour_name(COLOURS[camper.seat - 1])})"]
    if camper.seat == observation.chosen:
        words.append(_("The Chosen"))
    if camper.card:
        ability = CARDS[camper.card].ability
        words.append(f"{ability_name(ability)}: {ability_help(ability)}")
    words.append(_state(camper, sheltered))
    words.append(_("Clues: {things}").format(things=", ".join(map(clue_name, camper.clues)) or _("none")))
    if camper.keys:
        words.append(_("Keys: {things}").format(things=", ".join(map(key_name, camper.keys))))
    return "\n".join(words)


def _state(camper: Camper, sheltered: bool) -> str:
    if not camper.alive:
        return _("Dead")
    if sheltered:
        return _("Inside a cabin")
    return _("On the way") if camper.dot else _("At the camp entrance")


def round_tip(number: int, observation: LfObservation) -> str:
    """A round of the chapter: what the Maniac shows in it, what was recorded, the tokens he used."""
    words = [_("Round {round}").format(round=roman(number))]
    if is_reveal_round(number):
        if observation.chapter in (1, 3):
            words.append(_("The Maniac shows the circle of three rounds earlier."))
        else:
            words.append(_("The Maniac shows his circle."))
    if number < len(observation.record):
        words.append(_("Recorded: {circle}").format(circle=observation.record[number]))
    words += [f"{token_name(token)}: {token_help(token)}" for token, used in observation.track if used == number]
    return "\n".join(words)


def aim_words(chapter: int, maniac: bool) -> str:
    """A side's aim in a line."""
    words = _("Maniac: {aim}") if maniac else _("Campers: {aim}")
    return words.format(aim=aim(chapter, maniac))


def aim_tip(chapter: int, maniac: bool) -> str:
    """Both sides' aims and the advice for this one."""
    return "\n".join([aim_words(chapter, False), aim_words(chapter, True), advice(chapter, maniac)])


def passed(act: Act, observation: LfObservation, cast: Cast) -> str:
    """What an action passes over, in words; empty when there is nothing to say."""
    if act.verb == "step" and act.circle:
        return _("over {circle}").format(circle=act.circle)
    if act.verb in ("move", "push"):
        met = [cast.name(camper.seat) for camper in observation.campers if camper.alive and camper.dot in act.route]
        trap = any(dot in observation.traps for dot in act.route)
        words = [_("over {names}").format(names=", ".join(met))] if met else []
        words += [_("over a Bear Trap")] if trap else []
        return ", ".join(words) or _("over nobody")
    return ""


def score_words(salvation: int, fear: int, gained: Sequence[str]) -> list[str]:
    """What follows from the points of a chapter, and the tokens that the Maniac gained by its end."""
    ahead = salvation - fear
    words: list[str] = []
    if ahead > 0:
        words.append(_("The Campers are ahead."))
        words.append(n_("They look at {n} face-down clue.", "They look at {n} face-down clues.", ahead).format(n=ahead))
    elif ahead < 0:
        words.append(_("The Maniac is ahead: he takes one more token."))
    else:
        words.append(_("Neither side is ahead: nothing follows."))
    return [*words, *(_("The Maniac gains: {token}").format(token=token_name(token)) for token in gained)]
