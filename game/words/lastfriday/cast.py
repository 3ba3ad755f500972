"""Who sits behind which colour: the names by which the table and the log speak of the Campers."""

from __future__ import annotations

import msgspec

from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import CAMPERS, CHAPTERS, COLOURS, MANIAC, colour_of
from game.words.language import _
from game.words.lastfriday.names import camper_of, card_name


def first_chapter(observation: LfObservation) -> int:
    """The chapter (1 to 4) that the game began with: the chosen one, or I in a campaign."""
    option = dict(observation.options).get("chapter", "")
    return CHAPTERS.index(option) + 1 if option in CHAPTERS else 1


class Cast(msgspec.Struct):
    """The cards of the five Campers (empty before they are dealt) and the Chosen's seat (0 for none)."""

    held: dict[int, str]
    chosen: int = 0

    @classmethod
    def empty(cls) -> Cast:
        """Nobody has a card yet."""
        return cls(dict.fromkeys(CAMPERS, ""))

    @classmethod
    def of(cls, observation: LfObservation) -> Cast:
        """The cast as it is in an observation."""
        return cls({camper.seat: camper.card for camper in observation.campers}, observation.chosen)

    def name(self, seat: int) -> str:
        """A seat's name in a sentence's first place."""
        if seat == MANIAC:
            return _("The Maniac")
        card = self.held.get(seat, "")
        return card_name(card) if card else camper_of(colour_of(seat))

    def look(self, seat: int) -> str:
        """Which pawn, shape and colour stand for a seat: a colour, `chosen` or `maniac`."""
        if seat == MANIAC:
            return "maniac"
        return "chosen" if seat == self.chosen else COLOURS[seat - 1]
