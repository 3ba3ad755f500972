"""A match: a game being played, and its record.

Each line of the record is written and flushed before anything that it causes can be observed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, TypedDict, Unpack

import msgspec

from game.engine import callings, games, moment
from game.engine.contract import CHANCE, A, E, Game, O, Refusal, Setup, unattended
from game.engine.plain import reason
from game.engine.playing import Playing, luck
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
    shown_name,
)

__all__ = ["Holder", "Match", "Stopped", "luck"]


class Stopped(Exception):
    """The reading of a record was called off."""


class Reading(TypedDict, total=False):
    """How a record is read. `stop` is asked for each line whether that is called off; `mend` gives people other names where theirs do not
    fit, which a notice tells."""

    stop: Callable[[], bool]
    mend: callings.Mending


def _never() -> bool:
    return False


def mended(holder: Holder, mend: callings.Mending) -> Holder:
    """The holder of a seat by a name that fits."""
    return Holder(person=mend(holder.person), level=holder.level) if holder.person else holder


class Match(Playing[A, O, E], Generic[A, O, E]):
    """A game being played, in a record or apart from one. `notices` are things that people should be told about the record."""

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
        self._begin(game, setup if attended else unattended(game, setup), holders, seed, record)
        self.chance_given = given is not None
        self._given += given or ()
        self._write(msgspec.json.encode(self._header()).decode())
        self._go_on()

    def _begin(self, game: Game[A, O, E], setup: Setup, holders: Sequence[Holder], seed: int, record: Recording | None) -> None:
        self._sit_down(game, setup, holders, seed)
        self.notices: list[Refusal] = []
        self._part_versions = dict(game.parts(self.setup))
        self._record = record
        self._trouble = ""  # the code of the problem with the record that was last told

    # the record

    @property
    def path(self) -> Path | None:
        """The record's file, if there is one."""
        return self._record.path if self._record else None

    @property
    def saved(self) -> bool:
        """Whether all that happened stands in the record's file."""
        return self._record is not None and self._record.saved

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
            match._begin(game_of(written, load), Setup(header.seats, header.options), holders, header.seed, None)
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
