"""The words on the 80 cards: a story for the table, and what the card does."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.eventrules import EVENT_RULES
from game.words.betrayal.eventstories import EVENT_STORIES
from game.words.betrayal.itemwords import ITEM_RULES, ITEM_STORIES
from game.words.betrayal.omenwords import OMEN_RULES, OMEN_STORIES
from game.words.language import _, mark

_STORIES: Final = EVENT_STORIES | ITEM_STORIES | OMEN_STORIES
_RULES: Final = EVENT_RULES | ITEM_RULES | OMEN_RULES
_OMEN_NOTE: Final = mark("Before the haunt every omen calls for a haunt roll at the end of the turn in which it was drawn.")


def story(card: str) -> str:
    """What is told when a card is turned up: atmosphere only, for everybody at the table."""
    return _(_STORIES[card])


def rule(card: str) -> str:
    """What a card does, all of it."""
    return _(_RULES[card])


def omen_note() -> str:
    """What every omen means as long as the haunt has not begun (BT-6.1.1)."""
    return _(_OMEN_NOTE)
