"""The 80 cards in words: a file for omens, one for items, and three for events."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.cards.events_a_to_i import EVENTS as FIRST_EVENTS
from game.words.betrayal.cards.events_j_to_sk import EVENTS as MIDDLE_EVENTS
from game.words.betrayal.cards.events_sm_to_w import EVENTS as LAST_EVENTS
from game.words.betrayal.cards.items import ITEMS
from game.words.betrayal.cards.omens import OMENS
from game.words.language import _, mark

CARDS: Final = OMENS | ITEMS | FIRST_EVENTS | MIDDLE_EVENTS | LAST_EVENTS
"""Card -> its words, not yet translated."""
_OMEN_NOTE: Final = mark("Before the haunt every omen calls for a haunt roll at the end of the turn in which it was drawn.")


def story(card: str) -> str:
    """What is told when a card is turned up."""
    return _(CARDS[card].story)


def rule(card: str) -> str:
    """What a card does, all of it."""
    return _(CARDS[card].rule)


def omen_note() -> str:
    """What every omen means as long as the haunt has not begun (BT-6.1.1)."""
    return _(_OMEN_NOTE)
