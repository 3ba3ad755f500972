"""The computer players of a match at one screen: they are asked in a process of their own and from what their seat knows alone.

The window polls and never waits. What stands for a position that is no longer there is forgotten.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from game.client import crash
from game.engine.contract import IllegalAction, Refusal, Seat
from game.engine.match import Match
from game.engine.plain import plain
from game.engine.record import Holder
from game.players.advice import Advice
from game.players.registry import interjection, offered, plain_choice
from game.players.worker import Answer, Worker


def computer(game_name: str) -> Holder:
    """The computer player offered first."""
    return Holder(level=offered(game_name))


class Computers:
    """The computers' process, the question that is on its way, and the answer once it is there.

    `notices` are things to tell the people about; `advising` is whether somebody waits for advice.
    """

    def __init__(self, match: Match, notices: list[Refusal]) -> None:
        self.match = match
        self.notices = notices
        self.advising = False
        self._worker: Worker | None = None
        self._ticket = 0
        self._waiting = False
        self._answer: Answer | None = None
        self._advice: Advice | None = None
        self._plain_told = False
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
            answer = Answer(answer.ticket, None, plain=True)
            self.match.play(plain_choice(self.match.observe(actor), self.match.length))
        if answer.plain and not self._plain_told:
            self._plain_told = True
            self.notices.append(self._plain_notice(answer.problem))

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
        level = self.match.holders[actor].level or computer(self.match.game.name).level
        worker, ticket, seed = self._seated(), self._next_ticket(), self._seed()
        worker.ask(ticket, actor, level, self.match.history(actor), self.match.observe(actor), seed)
        self._waiting = True

    def _plain_notice(self, problem: str) -> Refusal:
        """What to tell of a computer player that failed; `problem` is its traceback, if its process lived to send one."""
        written = crash.report(problem, self.match, "computer players") if problem else None
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
        self._advice = answer.action
        if answer.plain:
            self.notices.append(Refusal("no_advice"))

    # the process

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
