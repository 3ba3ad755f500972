"""A match at one screen: whose view may be drawn now, when the curtain must fall, and the computers' turns.

The session owns the match and its computer players. Views get observations and events from it, for the one viewer whose turn it
is to look; nothing else of the match reaches the screen before the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from game.client.computers import Computers
from game.client.saving import Saver
from game.client.settings import Settings
from game.client.tableview import Desk, SeatLook, desk
from game.engine.contract import TABLE, Event, IllegalAction, Outcome, Refusal, Seat, Viewer
from game.engine.match import Match
from game.engine.record import Holder
from game.players.advice import Advice
from game.words.lines import Names

PACE: Final = 0.55
"""Seconds from one computer's action to the next at normal speed; thinking is hidden in them."""
LEAST_PACE: Final = 0.05


class Session:
    """A match with the people and computers around one screen.

    `viewer()` is whose view may be drawn; it never is a seat whose view needs the curtain first. `notices` are things to tell the
    people about (refusals with codes), oldest first.
    """

    def __init__(self, match: Match, settings: Settings, saver: Saver | None = None) -> None:
        """`saver` keeps the match saved; None for one that nobody wants kept (pictures, measurements)."""
        self.match = match
        self.saver = saver
        self.settings = settings
        self.desk: Desk = desk(match.game.name)
        self.notices: list[Refusal] = []
        self.names: list[str] = [holder.person for holder in match.holders if holder.person]
        """Everybody who has held a seat since this session began; a seat given to a computer can be taken back by name."""
        self._computers = Computers(match, self.notices)
        self._since = 0.0
        self._last_person: str | None = None  # whose private view was drawn last; None: nobody's, or it is covered
        self._view: Viewer = TABLE
        self._mark = match.mark()
        self._holding = False
        self._summoned: Seat | None = None
        self._secret_for: dict[Viewer, tuple[object, bool]] = {}
        self._called: tuple[object, Names] | None = None
        self._new_eyes = False  # somebody else has come to look since the last events were taken
        if match.chance_given:
            self.notices.append(Refusal("given_chance"))
        asked = self.asked_person()
        if asked is not None:  # nobody knows who left the seat before
            match.witness(asked)
        self.look()

    # who sits here

    @property
    def holders(self) -> tuple[Holder, ...]:
        """Who holds each seat."""
        return self.match.holders

    def people(self) -> list[str]:
        """The people at the table, in the order of their first seats."""
        return list(dict.fromkeys(holder.person for holder in self.holders if holder.person))

    def seats_of(self, person: str) -> list[Seat]:
        """The seats a person holds."""
        return [seat for seat, holder in enumerate(self.holders) if holder.person == person]

    def seat_look(self, seat: Seat) -> SeatLook:
        """How a seat is shown outside the table; where it becomes somebody in the game, as whom the whole table knows it."""
        now = getattr(self.desk, "seat_now", None)
        if now is not None:
            become: SeatLook = now(seat, self.match.observe(TABLE))
            return become
        look, person = self.desk.seat_look(seat), self.holders[seat].person
        return msgspec.structs.replace(look, name=person) if person and self.called()(seat) == person else look

    def called(self) -> Names:
        """What everything at this table calls the seats; made once for each position."""
        key = (self.match.version, self.holders)
        if self._called is None or self._called[0] != key:
            self._called = key, self.desk.called(self.holders, self.match.observe(TABLE))
        return self._called[1]

    def refusal_words(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the names that this table uses."""
        return self.desk.refusal_words(refusal, self.called())

    def asked_person(self) -> str | None:
        """The person who is asked now; None when a computer is, or nobody."""
        actor = self.match.actor()
        if actor is None:
            return None
        return self.holders[actor].person or None

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.actor() is None

    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self.match.outcome()

    @property
    def version(self) -> int:
        """Grows with everything that happens."""
        return self.match.version

    @property
    def path(self) -> Path | None:
        """The record's file."""
        return self.match.path

    # who may look

    def _private(self, viewer: Viewer) -> bool:
        """Whether a view shows what another person at the table may not know; never with one person."""
        return len(self.people()) > 1 and self.desk.private(viewer, self.holders) and self._private_now(viewer)

    def _private_now(self, viewer: Viewer) -> bool:
        """The same at this moment, where a game begins without secrets; asked once for each position."""
        now = getattr(self.desk, "private_now", None)
        if now is None:
            return True
        key = (self.match.version, viewer, self.holders)
        if self._secret_for.get(viewer, (None, True))[0] != key:
            self._secret_for[viewer] = key, bool(now(self.match.observe(viewer), self.holders))
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
        if self._view == TABLE and getattr(self.desk, "HELD_CLOSE", False):
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
        self._computers.forget_advice()
        self.look()

    def viewer(self) -> Viewer:
        """Whose view may be drawn now: a seat or TABLE."""
        return self._view

    def observe(self) -> Any:
        """What that viewer knows now."""
        return self.match.observe(self._view)

    def history(self) -> list[Event]:
        """All that the viewer has seen, for the log."""
        return self.match.history(self._view)

    def take_events(self) -> list[Event]:
        """What the viewer has seen since it was last asked; nothing right after a curtain was raised. When the table looks on, it
        gets what everybody saw; when the next seat needs no curtain, it goes on where the last one was."""
        mark, self._mark = self._mark, self.match.mark()
        new_eyes, self._new_eyes = self._new_eyes and self._view != TABLE, False
        return [] if new_eyes or mark > self._mark else self.match.events_since(mark, self._view)

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
        if self.over() or len(self.people()) < 2 or not getattr(self.desk, "HELD_CLOSE", False):
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

    # what people do

    def can_play(self) -> bool:
        """Whether the seat that looks is the one asked, and held by a person."""
        waits = self._holding or self._summoned is not None
        return self._view == self.match.actor() and bool(self.asked_person()) and not waits

    def play(self, action: Any) -> None:
        """The asked person's action. Raises IllegalAction; nothing has happened then, and ValueError when not asked."""
        if not self.can_play():
            raise ValueError("the seat that looks is not asked")
        seat, mark = self._view, self.match.mark()
        self.match.play(action)
        self._hold(seat, mark)
        self._changed()

    def attempt(self, action: Any) -> str:
        """Plays an action if the person who looks is asked; says why it is not allowed, else nothing."""
        if self.can_play():
            try:
                self.play(action)
            except IllegalAction as error:
                return self.refusal_words(error.refusal)
        return ""

    def interrupt(self, action: Any) -> None:
        """What the seat that looks may do although it is not asked. Raises IllegalAction, and ValueError when no person looks."""
        if self._view == TABLE or not self.holders[self._view].person:
            raise ValueError("nobody looks who could do that")
        self.match.interrupt(self._view, action)
        self._holding, self._summoned = False, None
        self._changed()

    def _hold(self, seat: Seat, mark: int) -> None:
        """Keeps the view with the person who acted, when that showed the seat what the table did not see and somebody else comes
        next."""
        if not getattr(self.desk, "HELD_CLOSE", False):
            return
        told = self.match.events_since(mark, seat)
        public = {type(event) for event in self.match.events_since(mark, TABLE)}  # whether the screen stays is seen by all
        shown = any(event.informs and not event.seen_by(TABLE) and type(event) in public for event in told)
        self._holding = shown and not self.over() and self._private(seat) and self._wanted() != seat

    def undo_person(self) -> str | None:
        """The person whose last action can be taken back now: the one in front of the screen. Until the next one's curtain is raised
        that is still whoever has just acted; at a table without secrets all are in front of it."""
        person = next((person for person in self.people() if self.match.can_undo(person)), None)
        if person is None or self._view in (TABLE, *self.seats_of(person)):
            return person
        return None if any(self._private(seat) for seat in self.seats_of(person)) else person

    def undo(self) -> bool:
        """Takes the last action back, if its person may; the curtain falls. False when there is nothing to take back."""
        person = self.undo_person()
        if person is None:
            return False
        self.match.undo(person)
        self.match.witness(person)
        self.cover()
        self._changed()
        return True

    def hand_over(self, seat: Seat, holder: Holder) -> None:
        """Gives a seat to a person or a computer. Raises ValueError as `Match.hand_over`."""
        self.match.hand_over(seat, holder)
        if holder.person and holder.person not in self.names:
            self.names.append(holder.person)
        self.cover()
        self._changed()

    def concede(self, seat: Seat) -> None:
        """Gives the match up for a seat."""
        self.match.concede(seat)
        self._changed()

    # advice

    @property
    def advising(self) -> bool:
        """Whether somebody waits for advice."""
        return self._computers.advising

    def ask_advice(self) -> None:
        """Asks the computers' process what the strongest player would do now, from what the asked person knows; not when nobody who
        looks is asked, or an advice is on its way."""
        actor = self.match.actor()
        if actor is not None and self.can_play() and not self.advising:
            self._computers.ask_advice(actor)

    def take_advice(self) -> Advice | None:
        """The advice once it is there; it is given once, and only to the person who asked."""
        advice = self._computers.take_advice()
        return advice if self.can_play() else None

    def _changed(self) -> None:
        self._computers.forget()
        self._since = 0.0
        self.look()

    # the computers

    def step(self, dt: float, ready: bool = True) -> bool:
        """Lets time pass: asks and polls the computer whose turn it is and plays its answer at the set pace, when `ready` (nothing
        is being animated). Never waits. True when something happened."""
        self._take_notices()
        self._computers.watch()
        self._computers.poll_advice()
        actor = self.match.actor()
        if self._holding or self._summoned is not None or actor is None:
            return False
        if self._computers.interject():
            self._changed()
            return True
        if self.holders[actor].person:
            return False
        if ready:
            self._since += dt
        answered = self._computers.answered(actor)
        pace = max(LEAST_PACE, self.settings.duration(PACE))
        if not answered or not ready or self._since < pace:
            return False
        self._computers.play()
        self._changed()
        return True

    def weak_seats(self) -> list[Seat]:
        """The seats of computers while their level does not count, because a plain rule has played for one of them: all or none, so
        that nothing shows who found it hard to decide."""
        return [seat for seat, holder in enumerate(self.holders) if not holder.person] if self._computers.trouble else []

    def computers_ready(self) -> bool:
        """Whether the computers' process is there, so that the next decision is made at the level."""
        return self._computers.ready

    def computers_story(self) -> Sequence[tuple[str, float]]:
        """What happened to the computers' process last, oldest first: what, and how many seconds ago."""
        return self._computers.story()

    def _take_notices(self) -> None:
        self.match.note_saving()
        while self.match.notices:
            self.notices.append(self.match.notices.pop(0))

    def close(self) -> None:
        """Ends the computers' process without waiting, and writes what could not be written before."""
        self._computers.close()
        if self.saver is not None:
            self.saver.close()
