"""Keeping a game saved: the one place that knows whether it is.

A line goes to the disk in a thread of its own, so that a slow disk never holds the window up, and normally before anything that it
causes is shown. What cannot be written waits in memory with the whole game and is tried again by the clock, at leaving and at closing.
"""

from __future__ import annotations

import enum
import threading
import time
import weakref
from datetime import datetime
from pathlib import Path
from typing import Final

from game.engine.guard import Guard
from game.engine.plain import reason
from game.engine.record import RecordError, RecordFile, Written, fresh_path, read_record
from game.engine.record.files import keep

GRACE = 0.05
"""Seconds that a line may take; the game then goes on without it until the disk has caught up."""
SYNC: Final = 1.0
"""Seconds after which the disk is made to keep what was written, for the case that the power fails."""
RETRY: Final = 2.0
"""Seconds from one try to the next while something could not be written."""
LOOK: Final = 5.0
"""Seconds from one look at the file to the next while nothing is to be written."""
PATIENCE: Final = 3.0
"""Seconds that somebody who leaves waits for the disk without being asked anything."""
_LOST: Final = frozenset({"exists", "changed", "open_elsewhere"})
"""Problems that do not pass: the file is somebody else's now."""


class Standing(enum.Enum):
    """How a game stands on the disk."""

    SAVED = "saved"
    """Every line is in its file."""
    WAITING = "waiting"
    """Lines wait for a disk that is slow, full, read-only or away; they are tried again."""
    ELSEWHERE = "elsewhere"
    """Its file was changed from outside or is open in another copy of the program; another one is needed."""
    UNSAVED = "unsaved"
    """It has no file."""


class _Writer:
    """The thread that brings one file up to its game. What is written is kept by the disk for good in a thread of its own each time,
    so that the next line need not wait for that."""

    def __init__(self, file: RecordFile) -> None:
        self.file = file
        self._changed = threading.Condition()
        self._asked = 0
        self._done = 0
        self._sync_asked = False  # since the last round of the thread
        self._sync_due = False  # for what is written already
        self._sync_at: float | None = None  # when what was written is to be kept for good
        self._syncing = False
        self._synced: tuple[tuple[int, int], OSError | None] | None = None  # what came of it, not yet told to the file
        self._ended = False
        self._thread = threading.Thread(target=self._run, name="saving", daemon=True)
        self._thread.start()

    @property
    def behind(self) -> bool:
        """Whether the disk has not answered yet."""
        return self._done < self._asked

    def ask(self, sync: bool = False) -> int:
        """Has the file brought up to its game, and kept by the disk for good; a ticket for `wait`."""
        with self._changed:
            self._asked += 1
            self._sync_asked = self._sync_asked or sync
            self._changed.notify_all()
            return self._asked

    def wait(self, ticket: int, seconds: float, sync: bool = False) -> bool:
        """Waits until that was done, or tried in vain; False when it takes longer."""

        def ready() -> bool:
            return self._done >= ticket and (not sync or self.file.synced or self.file.problem is not None)

        with self._changed:
            return self._changed.wait_for(ready, seconds)

    def end(self) -> None:
        """Nothing more is written; what is under way is not waited for."""
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def _pause(self) -> float:
        """Seconds until there is something to do without being asked."""
        if self.file.problem is not None:
            return RETRY
        if self._sync_at is not None and not self._syncing:
            return max(0.0, self._sync_at - time.monotonic())
        return LOOK

    def _called(self) -> bool:
        return self._ended or self._asked > self._done or self._synced is not None

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(self._called, self._pause())
                if self._ended:
                    return
                ticket = self._asked
                self._sync_due, self._sync_asked = self._sync_due or self._sync_asked, False  # what is asked from now on is another time's
            self._work()
            with self._changed:
                self._done = ticket
                self._changed.notify_all()

    def _work(self) -> None:
        file = self.file
        try:
            if self._synced is not None:
                file.end_sync(*self._synced)
                self._sync_due = self._sync_due or self._synced[1] is not None
                self._syncing, self._synced = False, None
            file.save()
            self._keep()
        except Exception as error:  # whatever it is, the thread goes on and the game is not called saved
            file.problem = RecordError("unwritable", file.path, reason=reason(error))

    def _keep(self) -> None:
        """Has the disk keep what was written, when it is time."""
        if self.file.synced:
            self._sync_due, self._sync_at = False, None
            return
        now = time.monotonic()
        if self._sync_at is None:
            self._sync_at = now + SYNC
        if not self._syncing and (self._sync_due or now >= self._sync_at) and (begun := self.file.begin_sync()) is not None:
            self._syncing, self._sync_due, self._sync_at = True, False, now + SYNC
            threading.Thread(target=self._sync, args=(begun,), name="keeping", daemon=True).start()

    def _sync(self, begun: tuple[int, int]) -> None:
        error = keep(begun[1])
        with self._changed:
            self._synced = begun, error
            self._changed.notify_all()


class Saver:
    """One game and where it is saved. `Saver.begin` is for a new one, `Saver.open` for one that waits in a file.

    It is what a match writes its record to (`game.engine.record.Recording`).
    """

    def __init__(self, file: RecordFile, guard: Guard, *, nowhere: bool = False) -> None:
        self._file = file
        self._guard = guard
        self._nowhere = nowhere
        self._closed = False
        self._given_up = False
        self._writer: _Writer | None = None
        weakref.finalize(self, guard.give).atexit = False

    @classmethod
    def begin(cls, folder: Path | None, game: str, now: datetime) -> Saver:
        """For a new game, in a folder under a name of its own; None: it is played without saving."""
        guard = Guard()
        if folder is None:
            return cls(RecordFile(fresh_path(Path(), game, now)), guard, nowhere=True)
        return cls(RecordFile(fresh_path(folder, game, now), fresh=True, may_write=guard.take), guard)

    @classmethod
    def open(cls, path: Path) -> tuple[Saver, Written]:
        """For a game that waits, with what stands in its file. Raises RecordError, also when another copy of the program has it."""
        guard = Guard()
        if not guard.take(path):
            raise RecordError("open_elsewhere", path)
        try:
            written = read_record(path)
        except BaseException:
            guard.give()
            raise
        return cls(RecordFile.after(written, guard.take), guard), written

    # what a match needs

    @property
    def path(self) -> Path | None:
        """The file, None when there is none."""
        return None if self._nowhere else self._file.path

    @property
    def saved(self) -> bool:
        """Whether every line is in the file, as far as it was last seen; not while the disk does not answer."""
        return not self._nowhere and self._file.saved and not (self._writer is not None and self._writer.behind)

    @property
    def problem(self) -> RecordError | None:
        """Why not every line is in the file; None also while the disk has merely not answered yet."""
        return RecordError("nowhere", self._file.path) if self._nowhere else self._file.problem

    @property
    def text(self) -> str:
        """The whole record from memory."""
        return self._file.text

    def write(self, line: str) -> None:
        """Adds a line, and waits a moment until it is in the file."""
        self._file.add(line)
        self._given_up = False
        self.look()

    # what people need

    @property
    def standing(self) -> Standing:
        """How the game stands on the disk, as far as the file was last seen."""
        if self._nowhere:
            return Standing.UNSAVED
        if self.saved:
            return Standing.SAVED
        problem = self._file.problem
        return Standing.ELSEWHERE if problem is not None and problem.code in _LOST else Standing.WAITING

    @property
    def waiting(self) -> int:
        """How many lines are in memory only."""
        return self._file.waiting

    def look(self) -> None:
        """Tries to write what is missing and looks at the file, waiting a moment for a disk that answers."""
        writer = self._started()
        if writer is not None:
            slow = writer.behind
            ticket = writer.ask()
            if not slow:
                writer.wait(ticket, GRACE)

    def finish(self, patience: float | None = None) -> bool:
        """Writes everything and has the disk keep it, waiting at most so many seconds; whether all is saved for good."""
        writer = self._started()
        if writer is None:
            return self.saved
        done = writer.wait(writer.ask(sync=True), PATIENCE if patience is None else patience, sync=True)
        return done and self._file.saved and self._file.synced

    def move(self, folder: Path) -> RecordError | None:
        """Saves the whole game into another folder, under its name or the first that is free there, and goes on in that file. Why it
        could not be saved there, everything being as before, else None."""
        guard = Guard()
        writer = _Writer(self._file.elsewhere(folder / self._file.path.name, guard.take))
        if not writer.wait(writer.ask(sync=True), PATIENCE, sync=True) or not writer.file.saved:
            writer.end()
            guard.give()
            return writer.file.problem or RecordError("slow", writer.file.path)
        self._stop()
        self._file, self._guard, self._nowhere = writer.file, guard, False
        weakref.finalize(self, guard.give).atexit = False
        self._follow(writer)
        return None

    def written(self) -> Written:
        """The whole game from memory, as if it had been read. Raises RecordError where it has no whole line yet."""
        return self._file.written()

    def give_up(self) -> None:
        """A person leaves the game as it is on the disk: nobody waits for it any more."""
        self._given_up = True

    def close(self) -> None:
        """Writes what can be written and gives the record back. Waits for a slow disk, but not for long."""
        if self._writer is not None and not self._given_up:
            self.finish()
        self._closed = True
        self._stop()

    def _started(self) -> _Writer | None:
        """The thread, which begins with the first thing to do: opening a game changes no file."""
        if self._writer is None and not self._nowhere and not self._closed:
            self._follow(_Writer(self._file))
        return self._writer

    def _follow(self, writer: _Writer) -> None:
        self._writer = writer
        weakref.finalize(self, writer.end).atexit = False

    def _stop(self) -> None:
        if self._writer is not None:
            self._writer.end()
        self._writer = None
        self._guard.give()
