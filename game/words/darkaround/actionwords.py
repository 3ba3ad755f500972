"""Actions of Darkness Around in words, for buttons and recommendations."""

from __future__ import annotations

from game.darkaround.actions import Act
from game.darkaround.terms import NOBODY
from game.words.darkaround.names import child_name, skill_name
from game.words.language import _


def action_words(act: Act) -> str:
    """What to do, in a few words; it names children, not parties."""
    if act.by != NOBODY:
        words = _("{by} finds without a roll: {child}") if act.verb == "find" else _("{by} looks for: {child}")
        return words.format(by=child_name(act.by), child=child_name(act.child))
    if act.verb == "comfort":
        return _("Comfort: {child}").format(child=child_name(act.child))
    if act.verb == "done":
        return _("Nothing more")
    if act.verb == "keep":
        return _("Keep it for later")
    return _("Use the skill: {skill}").format(skill=skill_name(act.what or act.verb))
