"""What a card is called, and the words on it."""

from __future__ import annotations

import msgspec


class CardWords(msgspec.Struct, frozen=True):
    """A card in English, marked for the catalogues: its name, what is told when it is turned up (atmosphere only, for everybody at the
    table), and all that it does."""

    name: str
    story: str
    rule: str
