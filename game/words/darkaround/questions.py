"""What a seat is asked, in words for the head of the panel."""

from __future__ import annotations

from game.darkaround.observation import DaObservation
from game.words.darkaround.names import MORNING, child_name, clock_time, face_name, skill_name
from game.words.language import _


def question(seen: DaObservation) -> str:
    """What the actor is asked now; for a seat that is not the viewer's, only that it decides."""
    if seen.actor is None:
        return _("The game is over.")
    if not seen.legal:
        return _("is deciding ...")
    if seen.asked == "choose":
        return _("Choose the skill of the gifted child.")
    if seen.asked == "hush":
        words = _("{child} rolled: {face}. Shall it count as a tree?")
        return words.format(child=child_name(seen.child), face=face_name(seen.face))
    if seen.asked == "ward":
        return _("The Creature attacks: {child}. Ward it off?").format(child=child_name(seen.child))
    return _prepare(seen)


def _prepare(seen: DaObservation) -> str:
    time = clock_time(min(seen.hour + 1, MORNING))
    if any(act.verb in ("search", "find") for act in seen.legal):
        return _("Before {time}: who goes to look for the lost?").format(time=time)
    skill = skill_name(seen.parties[seen.viewer].skill)
    return _("Before {time}: use the skill {skill}?").format(time=time, skill=skill)
