"""What a seat is asked, in words for the head of the panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.darkaround.observation import DaObservation, Kind
from game.words.darkaround.names import MORNING, child_name, clock_time, face_name, skill_name
from game.words.language import _


def question(seen: DaObservation) -> str:
    """What the actor is asked now; for a seat that is not the viewer's, only that it decides."""
    if seen.question is None:
        return _("The game is over.")
    if not seen.legal:
        return _("is deciding ...")
    return WORDS[seen.question.kind](seen)


def searcher_words() -> str:
    """Which child is to search, as part of an action that is laid out."""
    return _("Who goes?")


def target_words(comfort: bool) -> str:
    """For which child that is, or whom the skill comforts."""
    return _("Who needs comfort?") if comfort else _("Who is looked for?")


def watching_words(rolling: bool) -> str:
    """While dice fall: for whoever is to roll them, or looks on."""
    return _("Roll the dice for this hour.") if rolling else _("The dice decide.")


def _choose(_seen: DaObservation) -> str:
    return _("Choose the skill of the gifted child.")


def _hush(seen: DaObservation) -> str:
    words = _("{child} rolled: {face}. Shall it count as a tree?")
    assert seen.question is not None
    return words.format(child=child_name(seen.question.child), face=face_name(seen.question.face))


def _ward(seen: DaObservation) -> str:
    assert seen.question is not None
    return _("The Creature attacks: {child}. Ward it off?").format(child=child_name(seen.question.child))


def _prepare(seen: DaObservation) -> str:
    time = clock_time(min(seen.hour + 1, MORNING))
    if any(act.verb in ("search", "find") for act in seen.legal):
        return _("Before {time}: who goes to look for the lost?").format(time=time)
    skill = skill_name(seen.parties[seen.viewer].skill)
    return _("Before {time}: use the skill {skill}?").format(time=time, skill=skill)


def _dice(_seen: DaObservation) -> str:
    return _("Chance decides.")


WORDS: Final[dict[Kind, Callable[[DaObservation], str]]] = {
    "deal": _dice,
    "event": _dice,
    "danger": _dice,
    "evade": _dice,
    "search": _dice,
    "choose": _choose,
    "prepare": _prepare,
    "hush": _hush,
    "ward": _ward,
}
"""What each question says to whoever is asked."""
