"""Why an action is not allowed, from an observation alone. The window words the codes in `CODES`."""

from __future__ import annotations

from typing import Final

from game.darkaround.actions import Act
from game.darkaround.numbers import BOX
from game.darkaround.observation import Child, DaObservation
from game.darkaround.terms import COMFORT, COURAGE, FINDER, child_text, gifted_of, seat_of
from game.darkaround.viewing import seat_word
from game.engine.contract import Refusal

CODES: Final = (
    "game_over",
    "not_your_turn",
    "not_asked",
    "skill_taken",
    "no_such_child",
    "not_own_searcher",
    "not_own_child",
    "last_card",
    "not_lost",
    "already_sought",
    "just_lost",
    "searcher_lost",
    "searcher_resting",
    "already_searched",
    "no_skill",
    "skill_spent",
    "gifted_lost",
    "gifted_resting",
    "child_lost",
    "full_sanity",
)
"""Every code that `why_not` can give."""

_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "choose": ("choose",),
    "prepare": ("search", "find", "comfort", "courage", "done"),
    "hush": ("hush", "keep"),
    "ward": ("ward", "keep"),
}
_SKILL_OF: Final = {"find": FINDER, "comfort": COMFORT, "courage": COURAGE}


def why_not(seen: DaObservation, act: Act) -> Refusal | None:
    """The first reason against an action, None when it is legal for the viewer now."""
    if seen.actor is None:
        return Refusal("game_over")
    if seen.actor != seen.viewer:
        return Refusal("not_your_turn", (("seat", seat_word(seen.actor)),))
    if act in seen.legal:
        return None
    if act.verb not in _VERBS[seen.asked]:
        return Refusal("not_asked", (("asked", seen.asked),))
    if act.verb == "choose":
        return Refusal("skill_taken", (("skill", act.what),))
    if act.verb in _SKILL_OF:
        against = _against_skill(seen, _SKILL_OF[act.verb])
        if against:
            return against
    if act.verb != "comfort" and seen.hour >= BOX.hours:
        return Refusal("last_card")
    return _against_comfort(seen, act.child) if act.verb == "comfort" else _against_search(seen, act)


def _against_skill(seen: DaObservation, skill: str) -> Refusal | None:
    party = seen.parties[seen.viewer]
    gifted = seen.children[gifted_of(seen.viewer)]
    named = (("skill", skill),)
    if party.skill != skill:
        return Refusal("no_skill", named)
    if party.spent:
        return Refusal("skill_spent", named)
    if not gifted.sanity:
        return Refusal("gifted_lost", named)
    return Refusal("gifted_resting", named) if gifted.resting else None


def _about(child: int) -> tuple[tuple[str, str], ...]:
    return (("child", child_text(child)),)


def _against_comfort(seen: DaObservation, child: int) -> Refusal:
    if child >= len(seen.children):
        return Refusal("no_such_child", _about(child))
    if seat_of(child) != seen.viewer:
        return Refusal("not_own_child", _about(child))
    return Refusal("full_sanity" if seen.children[child].sanity else "child_lost", _about(child))


def _against_search(seen: DaObservation, act: Act) -> Refusal:
    for child in (act.child, act.by):
        if child >= len(seen.children):
            return Refusal("no_such_child", _about(child))
    if seat_of(act.by) != seen.viewer:
        return Refusal("not_own_searcher", _about(act.by))
    if seat_of(act.child) != seen.viewer and dict(seen.options)["aim"] != "cooperative":
        return Refusal("not_own_child", _about(act.child))
    code = _against_target(seen.children[act.child])
    if code:
        return Refusal(code, _about(act.child))
    return Refusal(_against_searcher(seen.children[act.by]), _about(act.by))


def _against_target(child: Child) -> str:
    if child.sought:
        return "already_sought"
    if child.sanity:
        return "not_lost"
    return "just_lost" if child.searched else ""


def _against_searcher(child: Child) -> str:
    if not child.sanity:
        return "searcher_lost"
    return "searcher_resting" if child.resting else "already_searched"
