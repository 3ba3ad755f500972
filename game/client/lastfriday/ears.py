"""What the room hears of a match: the noises of everything that has happened, as the whole table may know it."""

from __future__ import annotations

from game.client.lastfriday.chart import camp_of
from game.client.lastfriday.noises import noises
from game.engine.contract import TABLE
from game.engine.match import Match


class Ears:
    """Listens to a match from now on. Whoever looks at the screen, the same is heard: all in the room have ears."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._mark = match.mark()
        camp = camp_of(match)
        self._wooden = frozenset((*camp.pier_of, *camp.inside_of))

    def hear(self) -> list[str]:
        """The effects for what has happened since it was last asked; none after something was taken back."""
        mark, self._mark = self._mark, self._match.mark()
        return noises(self._match.events_since(mark, TABLE), self._wooden) if mark < self._mark else []
