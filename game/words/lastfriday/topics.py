"""Which section of the rulebook tells the rules of the present moment."""

from __future__ import annotations

from game.lastfriday.observation import Kind, LfObservation
from game.lastfriday.terms import TOKENS
from game.words.lastfriday.menu import CLUE_OF

ASKED: dict[Kind, str] = {
    "card": "camper_cards",
    "deal": "camper_cards",
    "welcome": "welcome",
    "boat": "boat",
    "start": "board",
    "open": "setup_cabins",
    "chosen": "chosen",
    "place": "setup_cabins",
    "corpse": "setup_tokens",
    "clue": "setup_tokens",
    "draw": "setup_tokens",
    "turn": "camper_turn",
    "push": "push",
    "alarm": "alarm",
    "maniac": "maniac_turn",
    "reveal": "reveal",
    "lay": "reveal",
    "twist": "token_twist",
    "twist_move": "token_twist",
    "look": "scoring",
    "token": "scoring",
}
"""The section for each question."""


def section_for(seen: LfObservation | None, chosen: str = "") -> str:
    """The section for what is chosen in the panel, else for what is asked, else for the chapter."""
    if chosen in CLUE_OF:
        return f"clue_{CLUE_OF[chosen]}"
    if chosen in TOKENS:
        return f"token_{chosen}"
    if seen is None:
        return ""
    return ASKED[seen.question.kind] if seen.question is not None else f"chapter_{seen.chapter}"
