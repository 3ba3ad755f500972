"""What the room hears of a match: the noises of everything that has happened, as the whole table may know it."""

from __future__ import annotations

from game.client.lastfriday.chart import camp_of
from game.client.lastfriday.noises import noises
from game.session.face import Face


class Hearing:
    """Listens to a match from now on. Whoever looks at the screen, the same is heard: all in the room have ears."""

    def __init__(self, session: Face) -> None:
        self._session = session
        self._mark = session.mark()
        camp = camp_of(session.setup)
        self._wooden = frozenset((*camp.pier_of, *camp.inside_of))

    def hear(self) -> list[str]:
        """The effects for what has happened since it was last asked; none after something was taken back."""
        mark, self._mark = self._mark, self._session.mark()
        return noises(self._session.heard(mark), self._wooden) if mark < self._mark else []
