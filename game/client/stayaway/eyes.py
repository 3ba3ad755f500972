"""What belongs to the one who looks: notes, what has changed since that seat last acted, and what must be read before all goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.client.stayaway.look import shape_of
from game.client.stayaway.stage import Reading, sheet_of
from game.engine.contract import Event
from game.stayaway import terms as t
from game.stayaway.observation import SaObservation
from game.words.lines import Line
from game.words.stayaway.log import word
from game.words.stayaway.names import Names
from game.words.stayaway.news import last_turn, moments, own_news, received
from game.words.stayaway.notebook import note_lines
from game.words.stayaway.questions import question

if TYPE_CHECKING:
    from game.session.face import Face


class Eyes:
    """For the viewer of a session. `since` tells its news in words, `received` are the cards that have come, `notes` the notebook's
    lines, `roles` the roles it knows by seat; all are empty when the table looks on.

    What a seat was given or shown lies before it as a sheet, one for each such moment, at its next own view: for both sides of an
    exchange the same, whatever it did to them, so that nobody can tell from a press or a pause who was infected.
    """

    def __init__(self, session: Face, names: Names) -> None:
        self.session = session
        self.names = names
        self.notes: list[Line] = []
        self.since: list[str] = []
        self.received: list[str] = []
        self.roles: Mapping[int, str] = {}
        self._sheets: list[tuple[int, Reading]] = []  # with the place in the history up to which each tells
        self._looked: dict[int, int] = {}  # how much of its history each seat knew when it last acted
        self._read: dict[int, int] = {}  # how much of its history each seat has had on sheets

    def know(self, seen: SaObservation) -> None:
        """Takes over what an observation and its viewer's history say."""
        self.notes, self.since, self.received, self.roles, self._sheets = [], [], [], {}, []
        viewer = seen.viewer
        if viewer < 0:
            return
        roles = dict.fromkeys(seen.infected, t.INFECTED)
        if seen.thing != t.NOBODY:
            roles[seen.thing] = t.THING
        if seen.role:
            roles[viewer] = seen.role
        self.roles = roles
        self.notes = note_lines(seen, self.names, shape_of)
        history = self.session.history()
        since = self._looked.setdefault(viewer, last_turn(history, viewer))
        news = own_news(history[min(since, len(history)) :], viewer)
        self.since = [word(event, self.names) for event in news]
        self.received = received(news, viewer)
        if self.session.has_reader() and not self.session.over():
            self._lay_sheets(seen, history, self._read.setdefault(viewer, since))

    def _lay_sheets(self, seen: SaObservation, history: Sequence[Event], read: int) -> None:
        """Where the session holds the screen for something else than a moment, the question alone is on the sheet."""
        viewer, held = seen.viewer, self.session.holding()
        self._sheets = [(each.end, sheet_of(each.events, viewer, self.names)) for each in moments(history, read, viewer, draws=held)]
        if held and not self._sheets:
            self._sheets = [(len(history), Reading((question(seen, self.names),)))]

    @property
    def sheet(self) -> Reading | None:
        """What must be read before anything goes on."""
        return self._sheets[0][1] if self._sheets else None

    def mark(self) -> None:
        """What has happened so far is known to the viewer; what comes now is news."""
        viewer = self.session.viewer()
        if viewer >= 0:
            self._looked[viewer] = self._read[viewer] = len(self.session.history())

    def has_read(self) -> None:
        """The uppermost sheet has been read; after the last one the screen goes on."""
        if self._sheets:
            self._read[self.session.viewer()] = self._sheets.pop(0)[0]
        if not self._sheets and self.session.holding():
            self.mark()
            self.session.release()
