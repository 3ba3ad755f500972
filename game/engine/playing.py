"""A game being played in memory: people and computer players in its seats, chance drawn, histories kept, actions taken back.

The state stays here and is never given away. Whatever happens is written (`Playing._write`) before anything that it causes can be observed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, NamedTuple

import msgspec

from game.engine import callings
from game.engine.contract import (
    ALL,
    CHANCE,
    A,
    E,
    Game,
    IllegalAction,
    O,
    Outcome,
    Refusal,
    Seat,
    Setup,
    State,
    Viewer,
    full_options,
    visible,
)
from game.engine.positions import Positions
from game.engine.record import CONCEDE, OVER, UNDO, Holder, seat_line

MOST_UNDOS: Final = 20_000
"""Actions taken back in one match: a move and its undo are two lines of a record, which has a bound (`record.reading`)."""


def luck(seed: int, number: int) -> float:
    """The point of [0, 1) that chance is given for action `number` (from 0) of the game with this seed: the same whenever it is asked."""
    return random.Random(f"{seed}:{number}").random()


def _tell_apart(person: str, others: Sequence[str]) -> None:
    """Raises ValueError for a person whose name looks like one of the others."""
    if person and callings.fault(person, others):
        raise ValueError(f"{person!r} is called like somebody else at the table")


class _Play(NamedTuple):
    """One action that was carried out. `person` is who decided it, "" for chance and computers; `first` is the index of its first
    event; `final` says that neither it nor anything before can ever be taken back;
    `chance` that chance did it."""

    action: Any
    person: str
    first: int
    final: bool
    chance: bool


class Playing(Generic[A, O, E]):
    """One game being played. `version` grows with everything that happens, undo included.
    `chance_given`: outcomes of chance were set from outside, so that the match counts for nothing.
    """

    def _sit_down(self, game: Game, setup: Setup, holders: Sequence[Holder], seed: int) -> None:
        if setup.seats not in game.seats or len(holders) != setup.seats:
            raise ValueError(f"{game.name} cannot be played by {len(holders)} holders in {setup.seats} seats")
        if not 0 <= seed < 1 << 63:
            raise ValueError(f"a seed is between 0 and 2**63 - 1, not {seed}")
        for seat, holder in enumerate(holders):
            seat_line(seat, holder)  # a name that is no line of text is refused
        people = list(dict.fromkeys(holder.person for holder in holders if holder.person))
        for place, person in enumerate(people):
            _tell_apart(person, people[:place])
        self.game = game
        self.setup = Setup(setup.seats, full_options(game, setup.options))
        self.holders: tuple[Holder, ...] = tuple(holders)
        self.seed = seed
        self.version = 0
        self.chance_given = False
        self._given: list[A] = []
        self._state: State[A, O, E] = game.new(self.setup)
        self._plays: list[_Play] = []
        self._taken_back = 0
        self._events: list[E] = []
        self._positions = Positions(self._state)  # that undo may go back to: none before the last final action
        self._conceded: Outcome | None = None
        self._marked_over = False

    # what there is to see

    @property
    def length(self) -> int:
        """The number of actions carried out and not taken back, chance included."""
        return len(self._plays)

    @property
    def actions(self) -> list[A]:
        """These actions, oldest first."""
        return [play.action for play in self._plays]

    @property
    def chances(self) -> list[A]:
        """Those of them that chance did."""
        return [play.action for play in self._plays if play.chance]

    def actor(self) -> Seat | None:
        """The seat asked now; None when the match is over."""
        actor: Seat | None = None if self._conceded else self._state.actor()
        return actor

    def observe(self, viewer: Viewer) -> O:
        """What the viewer may know now. ALL is for the end scene and replays."""
        observation = self._state.observe(viewer)
        if self._conceded:
            return msgspec.structs.replace(observation, actor=None, question=None, legal=(), interrupts=())
        return observation

    def history(self, viewer: Viewer) -> list[E]:
        """Every event that the viewer has seen since the game began, as a fresh list."""
        return visible(self._events, viewer)

    def mark(self) -> int:
        """Where the events stand now, for `events_since`. Undo lets it shrink."""
        return len(self._events)

    def events_since(self, mark: int, viewer: Viewer) -> list[E]:
        """The viewer's events since a mark; none when everything since then was taken back."""
        return visible(self._events[mark:], viewer)

    def outcome(self) -> Outcome | None:
        """How the match ended, None while it goes on."""
        outcome: Outcome | None = self._conceded or self._state.outcome()
        return outcome

    def replay(self) -> Iterator[tuple[A, list[E]]]:
        """Every action with its events as ALL sees them, for the end scene."""
        plays = list(self._plays)
        ends = [*(play.first for play in plays[1:]), len(self._events)]
        for play, end in zip(plays, ends, strict=False):
            yield play.action, visible(self._events[play.first : end], ALL)

    # what can be done

    def play(self, action: A) -> None:
        """Carries out an action of the seat asked, then draws what chance has to. Raises IllegalAction; nothing has happened then."""
        actor = self.actor()
        if actor is None:
            raise IllegalAction(action, Refusal("over"))
        self._carry_out(action, self.holders[actor].person)
        self._go_on()

    def interrupting(self) -> list[Seat]:
        """The seats that may do something now although they may not be asked. Who they are can be a secret: it is for those who let
        a computer player decide, never for the screen."""
        return [] if self.actor() is None else [seat for seat, _ in self._state.interrupts()]

    def interrupt(self, seat: Seat, action: A) -> None:
        """Carries out what a seat may do although it is not asked. Raises IllegalAction; nothing has happened then."""
        if self.actor() is None:
            raise IllegalAction(action, Refusal("over"))
        observation = self.observe(seat)
        if action not in observation.interrupts:
            raise IllegalAction(action, self.game.why_not(observation, action) or Refusal("not_asked"))
        self._carry_out(action, self.holders[seat].person)
        self._go_on()

    def can_undo(self, person: str) -> bool:
        """Whether the last action is this person's and told nobody anything that was hidden or drawn. Nobody takes back so often that the
        record would become longer than one may be."""
        return self._undoable(person) and self._taken_back < MOST_UNDOS

    def _undoable(self, person: str) -> bool:
        return bool(person and self._plays) and not self._conceded and not self._plays[-1].final and self._plays[-1].person == person

    def undo(self, person: str) -> None:
        """Takes the person's last action back. Raises ValueError when `can_undo` says no."""
        if not self.can_undo(person):
            raise ValueError(f"{person!r} has nothing to take back")
        self._write(UNDO)
        self._take_back()

    def witness(self, person: str) -> None:
        """This person is in front of the game now: what another one decided before can never be taken back. The record says nothing of
        it: it allows what was taken back, and nobody takes more back than before."""
        if not self._plays or self._plays[-1].person in ("", person):
            return
        self._plays[-1] = self._plays[-1]._replace(final=True)
        self._positions.restart(len(self._plays), self._state)

    def hand_over(self, seat: Seat, holder: Holder) -> None:
        """Seats a person or a computer player instead of the present holder. Raises ValueError for a bad seat, name or time."""
        line = seat_line(seat, holder)
        _tell_apart(holder.person, [other.person for other in self.holders if other.person != holder.person])
        if self.actor() is None or not 0 <= seat < self.setup.seats:
            raise ValueError(f"seat {seat} cannot be handed over now")
        self._write(line)
        self._seat(seat, holder)

    def concede(self, seat: Seat) -> None:
        """Gives the match up for a seat: its side loses, or without sides all seats of its holder. Raises ValueError when over."""
        if self.actor() is None or not 0 <= seat < self.setup.seats:
            raise ValueError(f"seat {seat} cannot concede now")
        self._write(f"{CONCEDE} {seat}")
        self._give_up(seat)

    # how it is done

    def _carry_out(self, action: A, person: str) -> None:
        final = not person  # chance, or a computer player
        chance = self.actor() == CHANCE
        events: Sequence[E] = self._state.apply(action)
        self._write(str(action))
        final = final or any(event.informs for event in events)
        self._plays.append(_Play(action, person, len(self._events), final, chance))
        self._events += events
        (self._positions.restart if final else self._positions.add)(len(self._plays), self._state)
        self.version += 1

    def _go_on(self) -> None:
        """Draws for chance until a seat is asked or the game is over, and notes the end."""
        while self.actor() == CHANCE:
            self._carry_out(self._given.pop(0) if self._given else self._drawn(), "")
        if self._state.actor() is None and not self._marked_over:
            self._write(OVER)
            self._marked_over = True

    def _drawn(self) -> A:
        """What the seed gives now."""
        return self._state.sample(luck(self.seed, self.length))

    def _take_back(self) -> None:
        undone = self._plays.pop()
        self._taken_back += 1
        del self._events[undone.first :]
        self._state = self._positions.back_to(len(self._plays), lambda number: self._plays[number].action)
        self._marked_over = False
        self.version += 1

    def _seat(self, seat: Seat, holder: Holder) -> None:
        holders = list(self.holders)
        holders[seat] = holder
        self.holders = tuple(holders)
        self.version += 1

    def _give_up(self, seat: Seat) -> None:
        person = self.holders[seat].person
        seats = range(self.setup.seats)
        losers = self.game.side(seat, self.setup) or tuple(
            other for other in seats if other == seat or (person and self.holders[other].person == person)
        )
        winners = tuple(other for other in seats if other not in losers)
        self._conceded = Outcome(winners, losers, "conceded", (("seat", str(seat)),))
        self.version += 1

    def _write(self, line: str) -> None:
        """Keeps what happens, before anybody sees what it causes."""
        raise NotImplementedError
