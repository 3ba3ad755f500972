"""Which section of the rulebook tells the rules of the present moment."""

from __future__ import annotations

from typing import Final

from game.darkaround.observation import DaObservation, Kind

ASKED: Final[dict[Kind, str]] = {
    "deal": "gifted",
    "choose": "gifted",
    "prepare": "search",
    "event": "event_die",
    "danger": "attack",
    "evade": "evasion",
    "search": "search",
    "hush": "skill_hush",
    "ward": "skill_ward",
}
"""The section for each question."""


def section_for(seen: DaObservation | None, armed: str = "", rolling: bool = False) -> str:
    """The section for a skill that is laid out, else for dice that wait to be rolled, else for what is asked; after the end the
    scores."""
    if seen is None:
        return ""
    if armed:
        return f"skill_{armed}"
    if rolling:
        return "event_die"
    return ASKED[seen.question.kind] if seen.question is not None else "scoring"
