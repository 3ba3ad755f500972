"""The computer players of a match at one screen: they are asked in a process of their own and from what their seat knows alone.

Who asks polls and never waits. What stands for a position that is no longer there is forgotten.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.engine.contract import IllegalAction, Refusal, Seat
from game.engine.match import Match
from game.engine.plain import plain
from game.players.advice import Advice
from game.players.registry import interjection, offered, plain_choice
from game.players.watchdog import DIED, SLOW
from game.players.worker import AWAY, FAILED, Answer, Worker
from game.session import reports

_TOLD: Final = 3
"""Times that one kind of trouble is told at a table; after that the mark alone says it."""
_NOTICES: Final = {DIED: "computers_died", AWAY: "computers_died", SLOW: "computers_slow"}


class Computers:
    """The computers' process, the question that is on its way, and the answer once it is there.

    `notices` are things to tell the people about; `advising` is whether somebody waits for advice. `trouble` is why the plain rule made
    the computers' last decision (`Answer.why`), empty while their level counts: of all of them alike, whoever was asked.
    """

    def __init__(self, match: Match, notices: list[Refusal]) -> None:
        self.match = match
        self.notices = notices
        self.advising = False
        self.trouble = ""
        self._told: Counter[str] = Counter()
        self._reported: set[str] = set()
        self._worker: Worker | None = None
        self._ticket = 0
        self._waiting = False
        self._answer: Answer | None = None
        self._advice: Advice | None = None
        self._heard = -1  # the version of the match to which the computers have listened

    def forget(self) -> None:
        """The match has gone on, or back: nothing that was asked before counts any more."""
        self.forget_advice()
        self._waiting = False
        self._answer = None

    def forget_advice(self) -> None:
        """Nobody can be sure any more that the person who wanted advice still looks."""
        self.advising, self._advice = False, None

    def close(self) -> None:
        """Ends the process without waiting."""
        with contextlib.suppress(OSError):
            if self._worker is not None:
                self._worker.close()
        self._worker = None

    # a computer's turn

    def answered(self, actor: Seat) -> bool:
        """Asks the computer that holds the seat, once, and says whether its answer is there."""
        if not self._waiting:
            self._ask(actor)
        if self._answer is None and self._worker is not None:
            self._answer = self._worker.poll()
        return self._answer is not None

    def play(self) -> None:
        """Plays the answer that is there; the plain rule's choice for one that the rules refuse."""
        answer, actor = self._answer, self.match.actor()
        if answer is None or answer.ticket != self._ticket or actor is None:
            return
        try:
            self.match.play(answer.action)
        except IllegalAction:
            answer = Answer(answer.ticket, None, FAILED)
            self.match.play(plain_choice(self.match.observe(actor), self.match.length))
        self._judge(answer)

    def interject(self) -> bool:
        """Lets a computer player do at once what it may do at any time. True when one did."""
        if self._heard == self.match.version:
            return False
        self._heard = self.match.version
        for seat in self.match.interrupting():
            if not self.match.holders[seat].person:
                action = interjection(self.match.game.name, self.match.history(seat), self.match.observe(seat))
                if action is not None:
                    self.match.interrupt(seat, action)
                    return True
        return False

    def _ask(self, actor: Seat) -> None:
        level = self.match.holders[actor].level or offered(self.match.game.name)
        worker, ticket, seed = self._seated(), self._next_ticket(), self._seed()
        worker.ask(ticket, actor, level, self.match.history(actor), self.match.observe(actor), seed)
        self._waiting = True

    def _judge(self, answer: Answer) -> None:
        """Tells truly, and not again and again, when the plain rule takes over and when the level counts again."""
        before = self.trouble
        if answer.why == AWAY and before:
            return  # what has happened was told
        self.trouble = answer.why
        if not answer.why and before:
            self._tell(Refusal("computers_back"))
        elif answer.why == FAILED:
            if answer.problem not in self._reported:
                self._reported.add(answer.problem)
                self._tell(self._plain_notice(answer.problem))
        elif answer.why != before:
            self._tell(Refusal(_NOTICES[answer.why]))

    def _tell(self, notice: Refusal) -> None:
        self._told[notice.code] += 1
        if self._told[notice.code] <= _TOLD:
            self.notices.append(notice)

    def _plain_notice(self, problem: str) -> Refusal:
        """What to tell of a computer player that failed; `problem` is its traceback, if its process lived to send one."""
        written = reports.report(problem, self.match, "computer players") if problem else None
        return Refusal("plain_reported", (("file", plain(str(written), 4096)),)) if isinstance(written, Path) else Refusal("plain_player")

    # advice

    def ask_advice(self, actor: Seat) -> None:
        """Asks what the strongest player would do for the seat that is asked, from what it knows."""
        worker, ticket, seed = self._seated(), self._next_ticket(), self._seed()
        worker.ask_advice(ticket, actor, self.match.history(actor), self.match.observe(actor), seed)
        self.advising, self._advice = True, None

    def take_advice(self) -> Advice | None:
        """The advice once it is there; it is given once."""
        advice, self._advice = self._advice, None
        return advice

    def poll_advice(self) -> None:
        """Looks whether the advice that somebody waits for is there."""
        answer = self._seated().poll() if self.advising else None
        if answer is None or answer.ticket != self._ticket:
            return
        self.advising = False
        self._advice = answer.action if isinstance(answer.action, Advice) else None
        if answer.plain:
            self.notices.append(Refusal("no_advice"))

    # the process

    def watch(self) -> None:
        """Looks after the process while nobody waits for it: one that died is started anew before it is needed again."""
        if self._worker is not None and not self._waiting and not self.advising:
            self._worker.poll()

    @property
    def ready(self) -> bool:
        """Whether the process is there, so that the next decision is made at the level again."""
        return self._worker is not None and self._worker.ready

    def story(self) -> Sequence[tuple[str, float]]:
        """What happened to the process last, oldest first: what (of `game.players.watchdog`), and how many seconds ago."""
        if self._worker is None:
            return ()
        dog = self._worker.watchdog
        return [(what, dog.clock() - time) for what, time in dog.story]

    def _seated(self) -> Worker:
        if self._worker is None:
            self._worker = Worker(self.match.game.name, self.match.game.board_data())
        return self._worker

    def _next_ticket(self) -> int:
        self._ticket += 1
        return self._ticket

    def _seed(self) -> int:
        """The seed of the next decision."""
        return self.match.seed * 1_000_003 + self.match.length
