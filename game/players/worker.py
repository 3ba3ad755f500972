"""Computer players in a process of their own, so that the window never waits for them.

`Worker` asks and polls without blocking. The process keeps each seat's history and is sent only what is new. A process that dies
or does not answer in time is started anew as its watchdog (`game.players.watchdog`) allows; until it is there a plain rule plays
(`Answer.plain`).

All that is large goes to the process through a pipe that a thread fills (`_Sender`), the board first: what a process is started with is
written by the one who starts it, who would wait for a process that dies before it reads.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import queue
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

import msgspec

from game.engine import games
from game.engine.contract import Action, Event, Observation, Seat
from game.players.advice import Advice
from game.players.messages import Messages, Reply, Request, encode
from game.players.registry import plain_choice
from game.players.serving import serve
from game.players.watchdog import DIED, SLOW, WAITS, Patience, Watchdog

LIMIT: Final = 3.0
"""Seconds after which the clock cuts a decision; they pass while the window is awake."""
START_LIMIT: Final = 30.0
"""Seconds a new process may take to be ready."""


FAILED: Final = "failed"
AWAY: Final = "away"


class Answer(msgspec.Struct, frozen=True):
    """The choice for the request with this ticket; for one that asked for advice an `Advice`. `why` is empty unless the plain rule chose
    (None where advice was wanted): the process was too SLOW, has DIED, has FAILED (`problem` says how), or is AWAY, waiting to be started
    anew."""

    ticket: int
    action: Action | Advice | None
    why: str = ""
    problem: str = ""

    @property
    def plain(self) -> bool:
        """Whether the plain rule chose."""
        return bool(self.why)

    @property
    def cut(self) -> bool:
        """Whether the clock ended the thinking."""
        return self.why == SLOW


class _Asked(msgspec.Struct, frozen=True):
    """The question whose answer is awaited, whole, for a process that is started anew."""

    ticket: int
    seat: Seat
    level: str
    history: list[Event]
    observation: Observation
    seed: int
    advice: bool


class _Sender:
    """Writes into a pipe in a thread of its own, so that nobody waits for a process that is busy, stopped or dead. The thread ends when
    it is told to, or when nobody is left to read."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._waiting: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="questions to the computer players", daemon=True)
        self._thread.start()

    def send(self, message: bytes) -> None:
        """Sends it after all that waits already. Never waits, never fails."""
        self._waiting.put(message)

    def end(self) -> None:
        """Nothing more is sent after what waits already."""
        self._waiting.put(None)

    def _write(self) -> None:
        with self._pipe, contextlib.suppress(OSError):  # its reader has died; `poll` finds that out
            while (message := self._waiting.get()) is not None:
                self._pipe.send_bytes(message)


class Worker:
    """The computer players of one match."""

    def __init__(
        self,
        game_name: str,
        board_data: bytes,
        limit: float = LIMIT,
        waits: Sequence[float] = WAITS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Starts the process. `board_data` is the game's `board_data()`; `limit` in seconds; `waits` as the watchdog's, by `clock`."""
        self._game_name = game_name
        self._messages = Messages(games.load(game_name))
        self._board_data = board_data
        self._limit = limit
        self._clock = clock
        self._asked: _Asked | None = None
        self._patience = Patience()
        self._process: SpawnProcess | None = None
        self._ready = self._closed = False
        self.watchdog = Watchdog(clock, waits)
        self._try_start()

    def ask(self, ticket: int, seat: Seat, level: str, history: Sequence[Event], observation: Observation, seed: int) -> None:
        """Asks for a decision; an older question not yet answered is dropped. Tickets must differ (the record's length does).
        Raises ValueError when the observation's viewer is not asked."""
        self._put(_Asked(ticket, seat, level, list(history), observation, seed, False))

    def ask_advice(self, ticket: int, seat: Seat, history: Sequence[Event], observation: Observation, seed: int) -> None:
        """As `ask`, for an `Advice` to this seat instead of its decision."""
        self._put(_Asked(ticket, seat, "", list(history), observation, seed, True))

    def _put(self, asked: _Asked) -> None:
        if not asked.observation.legal:
            raise ValueError(f"seat {asked.seat} is asked nothing")
        self._asked = asked
        if self._ready:
            self._patience.begin(self._clock())
        self._send(asked)

    def poll(self) -> Answer | None:
        """The answer to the newest question once it is there, else None. Each answer is given once."""
        if self._process is None and not self._closed and self.watchdog.wait() <= 0:
            self._start_anew()
        if self._process is None:
            return self._plain(AWAY)
        alive = self._process.is_alive()  # asked before reading, so that the last words of a dead process are read
        answer = self._read()
        if answer is not None:
            self._asked = None
            if not answer.plain:
                self.watchdog.answered()
            return answer
        if not alive:
            self._fail(DIED)
            return None if self._process is not None else self._plain(DIED)
        if self._late():
            answer = self._plain(SLOW)
            self._fail(SLOW)
            return answer
        if not self._ready and not self.watchdog.trusted:  # nobody waits again for one that may fail again
            return self._plain(AWAY)
        return None

    @property
    def ready(self) -> bool:
        """Whether a process is there that can be asked, as far as is known."""
        return self._ready

    def close(self) -> None:
        """Ends the process without waiting for what it does. May be called twice."""
        self._asked, self._closed = None, True
        self._end()

    def _try_start(self) -> None:
        """Starts the process; where the system has no room for one more, that counts as its death."""
        try:
            self._start()
        except OSError:
            self._end()
            self.watchdog.failed(DIED)

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        to_read, ours = context.Pipe(duplex=False)
        self._answers, to_write = context.Pipe(duplex=False)
        self._sent: dict[Seat, list[Event]] = {}
        self._ready = False
        self._patience.begin(self._clock())
        process = context.Process(target=serve, args=(to_read, to_write, self._game_name), name="computer players", daemon=True)
        with to_read, to_write:  # only the process holds these ends from now on, so that its death is felt at the others
            try:
                process.start()
            except OSError:
                ours.close()
                self._answers.close()
                raise
        self._process = process
        self._requests = _Sender(ours)
        self._requests.send(self._board_data)

    def _end(self) -> None:
        process, self._process = self._process, None
        self._ready = False
        if process is not None:
            process.kill()
            self._requests.end()
            self._answers.close()

    def _fail(self, how: str) -> None:
        """Ends the process. The watchdog says when there is a new one; it gets the question that is still open."""
        self._end()
        self.watchdog.failed(how)
        if self.watchdog.wait() <= 0:
            self._start_anew()

    def _start_anew(self) -> None:
        self._try_start()
        if self._process is not None:
            self.watchdog.started()
        if self._asked is not None:
            self._send(self._asked)

    def _send(self, asked: _Asked) -> None:
        if self._process is None:
            return
        known = self._sent.get(asked.seat, [])
        kept = _common(known, asked.history)
        self._sent[asked.seat] = asked.history
        news = asked.history[kept:]
        request = Request(asked.ticket, asked.seat, asked.level, kept, news, asked.observation, asked.seed, asked.advice)
        self._requests.send(encode(request))

    def _read(self) -> Answer | None:
        """The awaited answer if it has come; late ones to older questions are dropped."""
        with contextlib.suppress(EOFError, OSError):
            while self._answers.poll():
                try:
                    reply = self._messages.reply(self._answers.recv_bytes())
                except msgspec.DecodeError:  # no sense in the message, so that none is to be expected from this process any more
                    if self._process is not None:
                        self._process.kill()
                        self._process.join()
                    return None
                if reply.ticket is None:
                    self._ready = True
                    self._patience.begin(self._clock())
                elif self._asked is not None and reply.ticket == self._asked.ticket:
                    return _answer(self._asked, reply)
        return None

    def _late(self) -> bool:
        waited = self._patience.look(self._clock())
        if not self._ready:
            return waited > START_LIMIT
        return self._asked is not None and waited > self._limit

    def _plain(self, why: str) -> Answer | None:
        asked, self._asked = self._asked, None
        return None if asked is None else Answer(asked.ticket, _plainly(asked), why)


def _answer(asked: _Asked, reply: Reply[Action]) -> Answer:
    if reply.problem:
        return Answer(asked.ticket, _plainly(asked), FAILED, reply.problem)
    return Answer(asked.ticket, reply.advice if asked.advice else reply.action)


def _plainly(asked: _Asked) -> Action | None:
    """What the plain rule answers; it has no advice to give."""
    return None if asked.advice else plain_choice(asked.observation, asked.seed)


def _common(known: list[Event], history: list[Event]) -> int:
    """How many first events the two have in common."""
    shorter = min(len(known), len(history))
    if known[:shorter] == history[:shorter]:
        return shorter
    return next(place for place in range(shorter) if known[place] != history[place])
