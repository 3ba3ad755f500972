"""The state machine of Betrayal: works off the stack of tasks until somebody is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from game.betrayal import eventcards, haunts, items, omens, setting_up, tokens, viewing
from game.betrayal.actions import Act
from game.betrayal.ending import judge
from game.betrayal.events import BtEvent
from game.betrayal.harm import watch
from game.betrayal.observation import BtObservation, Hidden
from game.betrayal.position import Position, Rules
from game.betrayal.reasons import why_not
from game.betrayal.tasks import Chance
from game.engine.contract import CHANCE, IllegalAction, Outcome, Refusal, Seat, State, Viewer

__all__ = ["BtState", "begin", "eventcards", "items", "omens", "tokens"]


class BtState(Position, State[Act, BtObservation, BtEvent, Hidden]):
    """One position of Betrayal with the contract's methods."""

    __slots__ = ()

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.heard = True

    def actor(self) -> Seat | None:
        """The seat asked, CHANCE, or None when the game is over."""
        return self.who

    def legal_actions(self) -> Sequence[Act]:
        """The legal actions of the seat asked."""
        if self.who is None or self.who == CHANCE or self.question is None:
            return ()
        if self._legal is None:
            self._legal = self.question.choices(self)
        return self._legal

    def chances(self) -> Sequence[tuple[Act, int]]:
        """What chance may do, with weights."""
        if self._odds is None:
            self._odds = self.question.outcomes(self) if isinstance(self.question, Chance) else ()
        return self._odds

    def sample(self, point: float) -> Act:
        """The outcome at a point of [0, 1) when the actor is CHANCE."""
        assert isinstance(self.question, Chance)
        self._sampled = self.question.sample(self, point)
        return self._sampled

    def parts(self) -> Sequence[str]:
        """The haunt, once it has begun."""
        return (haunts.part(self.t.haunt),) if self.t.haunt else ()

    def interrupts(self) -> Sequence[tuple[Seat, Act]]:
        """What a seat may do although it is not asked: a hidden traitor shows itself (BT-6.6.1)."""
        return self.haunt.interrupts(self) if self.who is not None else ()

    def apply(self, action: Act) -> Sequence[BtEvent]:
        """Carries out an action and all that follows from it at once. Raises IllegalAction and changes nothing when it is not
        legal now."""
        if action is not self._sampled and action not in self._allowed():
            if any(action == chosen for _, chosen in self.interrupts()):
                return self._interrupt(action)
            raise IllegalAction(action, self._reason(action))
        question = self.question
        assert question is not None
        events: list[BtEvent] = []
        self.events = events
        self._legal = self._odds = self._sampled = None
        self.agenda.pop()
        self.question, self.who = None, None
        question.answer(self, action)
        self._go_on()
        return events if self.heard else ()

    def _interrupt(self, action: Act) -> Sequence[BtEvent]:
        """Somebody acts out of turn; then the same question stands, asked anew."""
        events: list[BtEvent] = []
        self.events = events
        self._legal = self._odds = self._sampled = None
        if self.question is not None:
            self.question, self.who = None, None
        self.haunt.interrupted(self, action)
        self._go_on()
        return events if self.heard else ()

    def _allowed(self) -> Sequence[Act]:
        if isinstance(self.question, Chance):
            return [outcome for outcome, _ in self.chances()]
        return self.legal_actions()

    def _reason(self, action: Act) -> Refusal:
        viewer = 0 if self.who is None or self.who == CHANCE else self.who
        return why_not(self.observe(viewer), action) or Refusal("not_asked")

    def _go_on(self) -> None:
        """Works off tasks until somebody is asked or the game is over."""
        t = self.t
        while self.question is None:
            if self.doomed:
                watch(self)
                judge(self)
            if t.ended:
                self.agenda.clear()
                self.who = None
                return
            self.agenda.pop().run(self)
        if self.doomed:
            self.question, self.who = None, None
            self._go_on()
            return
        judge(self)
        if t.ended:
            self.agenda.clear()
            self.question, self.who = None, None

    def observe(self, viewer: Viewer) -> BtObservation:
        """What a viewer knows."""
        asked = viewer >= 0 and viewer == self.who
        return viewing.observe(self, viewer, tuple(self.legal_actions()) if asked else ())

    def hidden(self, viewer: Viewer) -> Hidden:
        """What a viewer does not know."""
        return viewing.hidden(self, viewer)

    def outcome(self) -> Outcome | None:
        """Who has won, once the game is over."""
        if not self.t.ended:
            return None
        winners = self.t.winners
        losers = tuple(seat for seat in range(self.rules.seats) if seat not in winners)
        return Outcome(winners, losers, self.t.ended, (("haunt", str(self.t.haunt)),))

    def clone(self) -> Self:
        """An independent copy."""
        other = self.__class__.__new__(self.__class__)
        other.rules = self.rules
        other.t = self.t.copy()
        other.secrets = self.secrets.copy()
        other.agenda = self.agenda[:]
        other.board = self.board
        other.haunt = self.haunt
        other.question = self.question
        other.who = self.who
        other.events = []
        other.heard = self.heard
        other.doomed = []
        other._legal, other._odds, other._sampled = self._legal, self._odds, self._sampled
        return other


def begin(rules: Rules) -> BtState:
    """A new game up to the first question."""
    s = BtState(rules)
    setting_up.begin(s)
    return s
