"""What belongs to the one who looks: notes, what has changed since that seat last acted, and what must be read before all goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.client.logpane import Line
from game.client.stayaway.asks import question
from game.client.stayaway.log import word
from game.client.stayaway.names import Names
from game.client.stayaway.news import last_turn, own_news, received
from game.client.stayaway.notebook import note_lines
from game.client.stayaway.stage import Reading, reading_of, reading_of_news
from game.stayaway import events as e
from game.stayaway import terms as t
from game.stayaway.observation import SaObservation

if TYPE_CHECKING:
    from game.client.session import Session


class Eyes:
    """For the viewer of a session. `since` tells its news in words, `received` are the cards that have come, `notes` the notebook's
    lines, `roles` the roles it knows by seat; all are empty when the table looks on."""

    def __init__(self, session: Session, names: Names) -> None:
        self.session = session
        self.names = names
        self.notes: list[Line] = []
        self.since: list[str] = []
        self.received: list[str] = []
        self.roles: Mapping[int, str] = {}
        self.alarm: Reading | None = None
        self._held: Reading | None = None
        self._looked: dict[int, int] = {}  # how much of its history each seat knew when it last acted
        self._alarmed: set[int] = set()  # seats that have been told large that they are infected

    def know(self, seen: SaObservation) -> None:
        """Takes over what an observation and its viewer's history say."""
        self.notes, self.since, self.received, self.roles, self.alarm, self._held = [], [], [], {}, None, None
        viewer = seen.viewer
        if viewer < 0:
            return
        roles = dict.fromkeys(seen.infected, t.INFECTED)
        if seen.thing != t.NOBODY:
            roles[seen.thing] = t.THING
        if seen.role:
            roles[viewer] = seen.role
        self.roles = roles
        self.notes = note_lines(seen, self.names)
        self._news(seen, viewer)

    def _news(self, seen: SaObservation, viewer: int) -> None:
        history = self.session.history()
        since = self._looked.setdefault(viewer, last_turn(history, viewer))
        news = own_news(history[min(since, len(history)) :], viewer)
        self.since = [word(event, self.names) for event in news]
        self.received = received(news, viewer)
        if self.session.holding():
            self._held = reading_of_news(news, viewer, self.names) or Reading((question(seen, self.names),))
        infected = [event for event in news if isinstance(event, e.BecameInfected) and event.seat == viewer]
        if infected and viewer not in self._alarmed:
            self._alarmed.add(viewer)
            if self._held is None and len(self.session.people()) > 1:
                self.alarm = reading_of(infected[-1], self.names)

    def held(self) -> Reading | None:
        """What the session holds the screen for."""
        return self._held if self.session.holding() else None

    def mark(self) -> None:
        """What has happened so far is known to the viewer; what comes now is news."""
        viewer = self.session.viewer()
        if viewer >= 0:
            self._looked[viewer] = len(self.session.history())

    def told(self, viewer: int) -> None:
        """A seat has just been told large that it is infected."""
        self._alarmed.add(viewer)

    def has_read(self) -> None:
        """What had to be read has been."""
        self.alarm = None
        if self.held() is not None:
            self._held = None
            self.mark()
            self.session.release()
