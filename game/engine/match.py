"""A match: a game with people and computer players in its seats, chance drawn, histories kept, and a record written.

The match owns the state and never gives it away. Each line of the record is written and flushed before anything that it
causes can be observed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypedDict, Unpack

import msgspec

from game.engine import callings, games, moment
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
    unattended,
    visible,
)
from game.engine.plain import reason
from game.engine.positions import Positions
from game.engine.record import (
    CONCEDE,
    FORMAT,
    GIVEN,
    OVER,
    PART,
    SEAT,
    SEED,
    UNDO,
    Chain,
    Header,
    Holder,
    RecordError,
    RecordFile,
    Recording,
    Written,
    game_of,
    parse_part_line,
    parse_seat_line,
    part_line,
    read_record,
    seat_line,
    shown_name,
)

__all__ = ["Holder", "Match", "Stopped", "luck"]

MOST_UNDOS: Final = 20_000
"""Actions taken back in one match: a move and its undo are two lines of a record, which has a bound (`record.reading`)."""


class Stopped(Exception):
    """The reading of a record was called off."""


class Reading(TypedDict, total=False):
    """How a record is read. `stop` is asked for each line whether that is called off; `mend` gives people other names where theirs do not
    fit, which a notice tells."""

    stop: Callable[[], bool]
    mend: callings.Mending


def _never() -> bool:
    return False


def luck(seed: int, number: int) -> float:
    """The point of [0, 1) that chance is given for action `number` (from 0) of the game with this seed: the same whenever it is asked."""
    return random.Random(f"{seed}:{number}").random()


def mended(holder: Holder, mend: callings.Mending) -> Holder:
    """The holder of a seat by a name that fits."""
    return Holder(person=mend(holder.person), level=holder.level) if holder.person else holder


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


class Match(Generic[A, O, E]):
    """One game being played.

    `version` grows with everything that happens, undo included; `notices` are things that people should be told about the record.
    `chance_given`: outcomes of chance were set from outside, so that the match counts for nothing.
    """

    def __init__(
        self,
        game: Game[A, O, E],
        setup: Setup,
        holders: Sequence[Holder],
        seed: int,
        record: Recording | None = None,
        given: Sequence[A] | None = None,
    ) -> None:
        """A new match. `given` are the first outcomes of chance where they do not follow from the seed (lessons, set positions); when
        they are used up, the seed goes on. Raises ValueError for a set-up that the game does not have, holders that do not fit its
        seats, or people whose names do not fit or look alike, and IllegalAction for a given outcome that is not possible."""
        attended = any(holder.person for holder in holders)
        self._sit_down(game, setup if attended else unattended(game, setup), holders, seed, record)
        self.chance_given = given is not None
        self._given += given or ()
        self._write(msgspec.json.encode(self._header()).decode())
        self._go_on()

    def _sit_down(self, game: Game, setup: Setup, holders: Sequence[Holder], seed: int, record: Recording | None) -> None:
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
        self._part_versions = dict(game.parts(self.setup))
        self.notices: list[Refusal] = []
        self._state: State[A, O, E] = game.new(self.setup)
        self._plays: list[_Play] = []
        self._taken_back = 0
        self._events: list[E] = []
        self._positions = Positions(self._state)  # that undo may go back to: none before the last final action
        self._conceded: Outcome | None = None
        self._marked_over = False
        self._record = record
        self._trouble = ""  # the code of the problem with the record that was last told

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

    @property
    def path(self) -> Path | None:
        """The record's file, if there is one."""
        return self._record.path if self._record else None

    @property
    def saved(self) -> bool:
        """Whether all that happened stands in the record's file."""
        return self._record is not None and self._record.saved

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

    # the record

    def _header(self) -> Header:
        return Header(
            format=FORMAT,
            game=self.game.name,
            version=self.game.version,
            fingerprint=self.game.fingerprint(),
            options=self.setup.options,
            seats=self.setup.seats,
            holders=self.holders,
            seed=self.seed,
            started=moment.now().isoformat(timespec="seconds"),
            chance=GIVEN if self.chance_given else SEED,
        )

    def _write(self, line: str) -> None:
        """Adds a line to the record; where it cannot be written the game goes on in memory, with a notice."""
        if self._record is not None:
            self._record.write(line)
            self.note_saving()

    def note_saving(self) -> None:
        """Puts into `notices` what has changed about the record since this was last asked: that not all is saved and why, or that it
        is again."""
        if self._record is None:
            return
        problem = self._record.problem
        if (problem.code if problem else "") == self._trouble or (problem is None and not self._record.saved):
            return
        self._trouble = problem.code if problem else ""
        self.notices.append(problem.refusal if problem else Refusal("saved_again", (("file", shown_name(self._record.path or Path())),)))

    @classmethod
    def resume(
        cls,
        path: Path,
        load: Callable[[str], Game] = games.load,
        **how: Unpack[Reading],
    ) -> Match:
        """The match in a record, to be played on. Raises RecordError, and Stopped when that is how it is read; the file is then as it
        was."""
        written = read_record(path)
        return cls.going_on(written, RecordFile.after(written), load, **how)

    @classmethod
    def going_on(
        cls,
        written: Written,
        record: Recording,
        load: Callable[[str], Game] = games.load,
        **how: Unpack[Reading],
    ) -> Match:
        """The match in what was written, to be played on in a record that holds it already. Raises as `resume`; nothing is then added."""
        mend = how.setdefault("mend", callings.Mending())
        match = cls.of(written, load, **how)
        match._record = record
        if written.torn:
            match.notices.append(Refusal("torn_line", (("file", shown_name(written.path)), ("line", str(len(written.lines) + 2)))))
        if mend.told:
            match.notices.append(Refusal("names_mended", (("names", ", ".join(mend.told[:3]) + (" …" if len(mend.told) > 3 else "")),)))
        match._take_new_parts()
        match._go_on()
        return match

    @classmethod
    def read(
        cls,
        path: Path,
        load: Callable[[str], Game] = games.load,
        **how: Unpack[Reading],
    ) -> Match:
        """The match in a record, apart from its file: nothing is written now or later. Raises RecordError and Stopped as `resume`."""
        match = cls.of(read_record(path), load, **how)
        match._go_on()
        return match

    @classmethod
    def of(
        cls,
        written: Written,
        load: Callable[[str], Game] = games.load,
        **how: Unpack[Reading],
    ) -> Match:
        """The match as these lines leave it, without a record; chance that is due is not drawn. Raises as `read`."""
        mend = how.get("mend") or callings.Mending()
        header = written.header
        match = cls.__new__(cls)
        mend.meet(holder.person for holder in header.holders)
        holders = [mended(holder, mend) for holder in header.holders]
        try:
            match._sit_down(game_of(written, load), Setup(header.seats, header.options), holders, header.seed, None)
        except ValueError as error:
            raise RecordError("no_record", written.path, 1, reason=str(error)) from error
        match.chance_given = header.chance == GIVEN
        match._play_lines(written, how.get("stop", _never), mend)
        return match

    def _changed_part(self, path: Path) -> RecordError | None:
        """That a part of the rules which this game has come to is not the one it was played with."""
        there = self.game.parts()
        for part in self._state.parts():
            found = self._part_versions.get(part, there[part])
            if found != there[part]:
                return RecordError("other_part", path, game=self.game.name, part=part, found=str(found), known=str(there[part]))
        return None

    def _take_new_parts(self) -> None:
        """Parts that the game has not come to yet are played as they are now; the record says so."""
        there = self.game.parts()
        for part, version in self._part_versions.items():
            if there[part] != version:
                self._write(part_line(part, there[part]))
                self._part_versions[part] = there[part]

    def record_text(self) -> str:
        """The match as the text of a record, made from memory: present holders, the actions that stand, the end. It resumes like a
        written one, except that what was taken back is gone."""
        then = self.game.parts(self.setup)
        changed = [part_line(part, version) for part, version in self._part_versions.items() if version != then[part]]
        lines = [msgspec.json.encode(self._header()).decode(), *changed, *(str(play.action) for play in self._plays)]
        if self._conceded:
            lines.append(f"{CONCEDE} {dict(self._conceded.params)['seat']}")
        elif self._marked_over:
            lines.append(OVER)
        chain = Chain()
        return "".join(f"{chain.add(line)}\n" for line in lines)

    def whole_text(self) -> str:
        """The same with what was taken back and handed over, where the match has a record, in its file or not."""
        return self._record.text if self._record is not None else self.record_text()

    def _play_lines(self, written: Written, stop: Callable[[], bool], mend: callings.Mending) -> None:
        for number, line in enumerate(written.lines, 2):
            if stop():
                raise Stopped
            try:
                self._play_line(line, mend)
            except Exception as error:  # what nobody wrote on purpose may fail anywhere, and the line is at fault whatever it is
                if changed := self._changed_part(written.path):
                    raise changed from error
                raise RecordError("bad_line", written.path, number, text=line[:80], reason=reason(error)) from error
        if changed := self._changed_part(written.path):
            raise changed

    def _play_line(self, line: str, mend: callings.Mending) -> None:
        word = line.split(" ", 1)[0]
        actor = self.actor()
        if word == UNDO:
            if not self._plays or not self._undoable(self._plays[-1].person):
                raise ValueError("nothing can be taken back here")
            self._take_back()
        elif word == OVER:
            if line != OVER or actor is not None or self._marked_over:
                raise ValueError("the game is not over here")
            self._marked_over = True
        elif actor is None:
            raise ValueError("the game is over")
        elif word == SEAT:
            seat, holder = parse_seat_line(line)
            self._seat(self._known_seat(seat), mended(holder, mend))
        elif word == PART:
            part, version = parse_part_line(line)
            self._part_versions[part] = version
        elif word == CONCEDE:
            self._give_up(self._known_seat(int(line.removeprefix(f"{CONCEDE} "))))
        else:
            action = self.game.parse(line)
            if actor == CHANCE and not self.chance_given and action != self._drawn():
                raise ValueError("the seed of this game gives something else")
            self._carry_out(action, "" if actor == CHANCE else self.holders[actor].person)

    def _known_seat(self, seat: int) -> int:
        if not 0 <= seat < self.setup.seats:
            raise ValueError(f"there is no seat {seat}")
        return seat
