"""Who may look: whose view may be drawn now, and when the curtain must fall."""

from __future__ import annotations

from typing import Any

from game.engine.contract import TABLE, Event, Seat, Viewer
from game.engine.match import Match
from game.session.seating import Seating


class Looking(Seating):
    """One screen that the people of a match share. `viewer()` is whose view may be drawn; it never is a seat whose view needs the curtain
    first."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._last_person: str | None = None  # whose private view was drawn last; None: nobody's, or it is covered
        self._view: Viewer = TABLE
        self._mark = match.mark()
        self._holding = False
        self._summoned: Seat | None = None
        self._secret_for: dict[Viewer, tuple[object, bool]] = {}
        self._new_eyes = False  # somebody else has come to look since the last events were taken

    # who may look

    def _private(self, viewer: Viewer) -> bool:
        """Whether a view shows what another person at the table may not know; never with one person."""
        return len(self.people()) > 1 and self.host.private(viewer, self.holders) and self._private_now(viewer)

    def _private_now(self, viewer: Viewer) -> bool:
        """The same at this moment; asked once for each position."""
        key = (self.match.version, viewer, self.holders)
        if self._secret_for.get(viewer, (None, True))[0] != key:
            self._secret_for[viewer] = key, self.host.private_now(self.match.observe(viewer), self.holders)
        return self._secret_for[viewer][1]

    def secret(self) -> bool:
        """Whether the view that may be drawn now shows what another person at the table may not know: never after the end."""
        return not self.over() and self._private(self._view)

    def _wanted(self) -> Viewer:
        """Whose view the moment calls for, curtain or not."""
        people = self.people()
        actor = self.match.actor()
        if self._summoned is not None and actor is not None:
            return self._summoned
        if actor is not None and self.holders[actor].person:
            return actor
        if len(people) == 1:  # the person goes on watching with the own eyes
            seats = self.seats_of(people[0])
            return self._view if self._view in seats else seats[0]
        if people and self._view != TABLE and self.holders[self._view].person and not self._private(self._view):
            return self._view
        if people and not any(self._private(seat) for person in people for seat in self.seats_of(person)):
            return self.seats_of(people[0])[0]
        return TABLE

    def needs_curtain(self) -> tuple[str, Seat] | None:
        """The person and seat the curtain must ask for before the next view is drawn, else None."""
        wanted = self._wanted()
        if self._holding or wanted == TABLE or not self._private(wanted):
            return None
        person = self.holders[wanted].person
        return None if self._last_person == person else (person, wanted)

    def look(self) -> None:
        """Lets the view follow the moment, as far as no curtain is needed; the table's view stands in for one that is. Where hands
        are held close, nobody's view comes back by itself once the table has looked on."""
        if self._holding:
            return
        wanted = self._wanted()
        if self.needs_curtain():
            self._view = TABLE
        else:
            self._view = wanted
        if self._view == TABLE and self.host.held_close:
            self._last_person = None

    def raise_curtain(self, person: str) -> None:
        """The person the curtain asked for is there."""
        self._last_person = person
        self._new_eyes = True
        self.match.witness(person)
        self.look()

    def cover(self) -> None:
        """Nobody can be sure any more who looks: after loading, undo, minimising, alt-tab."""
        self._last_person = None
        self._holding = False
        self._summoned = None
        self._new_eyes = True
        self.look()

    def viewer(self) -> Viewer:
        """Whose view may be drawn now: a seat or TABLE."""
        return self._view

    def observe(self) -> Any:
        """What that viewer knows now."""
        return self.match.observe(self._view)

    def observe_table(self) -> Any:
        """What the whole table knows now."""
        return self.match.observe(TABLE)

    def history(self) -> list[Event]:
        """All that the viewer has seen, for the log."""
        return self.match.history(self._view)

    def take_events(self) -> list[Event]:
        """What the viewer has seen since it was last asked; nothing right after a curtain was raised. When the table looks on, it
        gets what everybody saw; when the next seat needs no curtain, it goes on where the last one was."""
        mark, self._mark = self._mark, self.match.mark()
        new_eyes, self._new_eyes = self._new_eyes and self._view != TABLE, False
        return [] if new_eyes or mark > self._mark else self.match.events_since(mark, self._view)

    def mark(self) -> int:
        """Where what happens stands now, for `heard`. Undo lets it shrink."""
        return self.match.mark()

    def heard(self, mark: int) -> list[Event]:
        """What everybody at the table has learnt since a mark; nothing when that was taken back."""
        return self.match.events_since(mark, TABLE)

    # reading on, and looking in

    def has_reader(self) -> bool:
        """Whether somebody is there who reads what lies on the table and goes on by hand."""
        return True

    def holding(self) -> bool:
        """Whether the person who has just acted was shown something that the others were not, and still reads it: everything waits
        for `release`."""
        return self._holding

    def release(self) -> None:
        """The person has read it."""
        self._holding = False
        self.look()

    def may_summon(self) -> list[str]:
        """The people who can ask to look at the own seat now: where hands are held close and several people share the screen."""
        if self.over() or len(self.people()) < 2 or not self.host.held_close:
            return []
        return self.people()

    def summon(self, seat: Seat) -> None:
        """A person wants to look at the own seat without being asked: the curtain falls for it. Raises ValueError for a seat that
        no person holds, and when the game is over."""
        if self.over() or not self.holders[seat].person:
            raise ValueError(f"nobody can look at seat {seat}")
        self.cover()
        self._summoned = seat
        self.look()

    def summoned(self) -> Seat | None:
        """The seat whose person asked to look, until `dismiss`."""
        return self._summoned

    def dismiss(self) -> None:
        """That person has looked: the game goes on."""
        self.cover()
