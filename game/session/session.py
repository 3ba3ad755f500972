"""A match at one screen: what people do, and the computers' turns.

The session owns the match and its computer players. Views hold its face (`game.session.face`): they get observations and events for the
one viewer whose turn it is to look, and nothing else of the match before the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from game.engine.contract import TABLE, IllegalAction, Refusal, Seat
from game.engine.match import Match
from game.engine.record import Holder
from game.players.advice import Advice
from game.session.computers import Computers
from game.session.looking import Looking
from game.session.saving import Saver

PACE: Final = 0.55
"""Seconds from one computer's action to the next at normal speed; thinking is hidden in them."""
LEAST_PACE: Final = 0.05


class Pace(Protocol):
    """How fast things go: what a person has set."""

    def duration(self, seconds: float) -> float:
        """How long something lasts that takes so many seconds at normal speed."""


class Session(Looking):
    """A match with the people and computers around one screen. `notices` are things to tell the people about (refusals with codes), oldest
    first."""

    def __init__(self, match: Match, pace: Pace, saver: Saver | None = None) -> None:
        """`saver` keeps the match saved; None for one that nobody wants kept (pictures, measurements)."""
        super().__init__(match)
        self.saver = saver
        self.pace = pace
        self.notices: list[Refusal] = []
        self._computers = Computers(match, self.notices)
        self._since = 0.0
        if match.chance_given:
            self.notices.append(Refusal("given_chance"))
        asked = self.asked_person()
        if asked is not None:  # nobody knows who left the seat before
            match.witness(asked)
        self.look()

    def cover(self) -> None:
        """Nobody can be sure any more who looks: after loading, undo, minimising, alt-tab."""
        self._computers.forget_advice()
        super().cover()

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

    def why_not(self, action: Any) -> str:
        """Why the seat that looks may not do this now, in a sentence; empty when it may."""
        refusal = self.match.game.why_not(self.observe(), action)
        return self.refusal_words(refusal) if refusal is not None else ""

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
        if not self.host.held_close:
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
        pace = max(LEAST_PACE, self.pace.duration(PACE))
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
