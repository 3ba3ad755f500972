"""The state machine of Stay Away!: which question is answered by what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Self, cast

from game.engine.contract import CHANCE, IllegalAction, Outcome, Refusal, Seat, State, Viewer, outcome_at
from game.stayaway import dealing, ending, exchange, flamethrower, panics, piles, turns, viewing
from game.stayaway.actions import DECLARES, Act
from game.stayaway.events import Drawing, SaEvent
from game.stayaway.observation import Hidden, SaObservation
from game.stayaway.position import Position, Rules
from game.stayaway.reasons import why_not
from game.stayaway.terms import (
    ACT,
    ANSWER,
    BARBECUE,
    BETWEEN,
    CHAIN,
    COMFORT,
    COMFORTABLE,
    CONFESS,
    DATE,
    DEAL,
    DEALER,
    DRAW,
    FORGET,
    FRIEND,
    KEEP,
    LAY,
    NO_BARBECUES,
    PICK,
    SWAP,
    THIRD,
    TOP,
)

_CHANCES: Final[dict[str, Callable[[Position], Sequence[tuple[Act, int]]]]] = {
    DEALER: dealing.dealers,
    DEAL: dealing.deals,
    DRAW: piles.draws,
    TOP: piles.tops,
    PICK: turns.picks,
}

_SAMPLES: Final[dict[str, Callable[[Position, float], Act]]] = {DEAL: dealing.sample_deal, DRAW: piles.sample_draw, TOP: piles.sample_top}
"""Where it need not be listed what chance may do."""

_CHOICES: Final[dict[str, Callable[[Position], tuple[Act, ...]]]] = {
    ACT: turns.act_choices,
    KEEP: turns.keep_choices,
    LAY: exchange.lay_choices,
    ANSWER: exchange.answer_choices,
    BARBECUE: lambda s: turns.target_choices(s, NO_BARBECUES),
    COMFORT: lambda s: turns.target_choices(s, COMFORTABLE),
    SWAP: panics.swap_choices,
    THIRD: panics.third_choices,
    BETWEEN: panics.between_choices,
    CONFESS: panics.confess_choices,
    FORGET: panics.forget_choices,
    DATE: panics.date_choices,
    FRIEND: panics.friend_choices,
    CHAIN: panics.chain_choices,
}


def _drawn(s: Position, act: Act) -> None:
    task = s.agenda.pop()
    if task[0] == "drawing_turn":
        turns.drew(s, act.what)
    else:
        _, seat, why, count = task
        piles.answer_draw(s, int(seat), cast("Drawing", why), int(count), act.what)


_ANSWERS: Final[dict[str, Callable[[Position, Act], None]]] = {
    DEALER: dealing.answer_dealer,
    DEAL: dealing.answer_deal,
    DRAW: _drawn,
    TOP: piles.answer_top,
    PICK: turns.answer_pick,
    ACT: turns.answer_act,
    KEEP: turns.answer_keep,
    LAY: exchange.answer_lay,
    ANSWER: exchange.answer_answer,
    BARBECUE: turns.answer_target,
    COMFORT: turns.answer_target,
    SWAP: panics.answer_swap,
    THIRD: panics.answer_third,
    BETWEEN: panics.answer_between,
    CONFESS: panics.answer_confess,
    FORGET: panics.answer_forget,
    DATE: panics.answer_date,
    FRIEND: panics.answer_friend,
    CHAIN: panics.answer_chain,
}

_TASKS: Final[dict[str, Callable[..., None]]] = {
    **turns.TASKS,
    **exchange.TASKS,
    **panics.TASKS,
    "draw_some": piles.draw_some,
}


class SaState(Position, State[Act, SaObservation, SaEvent, Hidden]):
    """One position of Stay Away! with the contract's methods."""

    __slots__ = ()

    def actor(self) -> Seat | None:
        """The seat asked, CHANCE, or None when the game is over."""
        return self.who

    def legal_actions(self) -> Sequence[Act]:
        """The legal actions of the seat asked."""
        if self.who is None or self.who == CHANCE:
            return ()
        if self._legal is None:
            choices = _CHOICES[self.asked](self)
            self._legal = flamethrower.offered(self, choices) if self.who == self.thing == self.active else choices
        return self._legal

    def choices(self) -> tuple[Act, ...]:
        """The same before SA-51 takes from The Thing what would leave it with a Flamethrower."""
        return _CHOICES[self.asked](self)

    def interrupts(self) -> Sequence[tuple[Seat, Act]]:
        """What a seat may do although it is not asked: The Thing may declare at any moment after the deal (SA-91)."""
        return ((self.thing, DECLARES[self.thing]),) if self.turn and self.who is not None else ()

    def chances(self) -> Sequence[tuple[Act, int]]:
        """What chance may do, with weights."""
        if self._odds is None:
            self._odds = _CHANCES[self.asked](self) if self.who == CHANCE else ()
        return self._odds

    def sample(self, point: float) -> Act:
        """The outcome at a point of [0, 1) when the actor is CHANCE."""
        finder = _SAMPLES.get(self.asked)
        self._sampled = finder(self, point) if finder is not None else outcome_at(self.chances(), point)
        return self._sampled

    def apply(self, action: Act) -> Sequence[SaEvent]:
        """Carries out an action and all that follows from it at once. Raises IllegalAction and changes nothing when it is not
        legal now."""
        if action is not self._sampled and action not in (self._legal or ()) and action not in self._allowed(action):
            raise IllegalAction(action, self._reason(action))
        events: list[SaEvent] = []
        self.events = events
        self._legal = self._odds = self._sampled = None
        if action.verb == "declare":
            ending.declare(self, action.seat)
        else:
            asked, self.asked = self.asked, ""
            _ANSWERS[asked](self, action)
            if not self.asked:
                self._go_on()
        return events if self.heard else ()

    def _allowed(self, action: Act) -> Sequence[Act]:
        if action.verb == "declare":
            return [each for _, each in self.interrupts()]
        return [outcome for outcome, _ in self.chances()] if self.who == CHANCE else self.legal_actions()

    def _reason(self, action: Act) -> Refusal:
        viewer = 0 if self.who is None or self.who == CHANCE else self.who
        return why_not(self.observe(viewer), action) or Refusal("not_asked")

    def _go_on(self) -> None:
        """Works off the agenda until somebody is asked or the game is over."""
        while not self.asked and not self.result:
            task = self.agenda.pop()
            _TASKS[task[0]](self, *task[1:])  # type: ignore[index]

    def observe(self, viewer: Viewer) -> SaObservation:
        """What a viewer knows."""
        if viewer < 0 or viewer != self.who:
            return viewing.observe(self, viewer, (), ())
        legal, choices = tuple(self.legal_actions()), self.choices()
        withheld = () if len(legal) == len(choices) else tuple(act for act in choices if act not in legal)
        return viewing.observe(self, viewer, legal, withheld)

    def hidden(self, viewer: Viewer) -> Hidden:
        """What a viewer does not know."""
        return viewing.hidden(self, viewer)

    def outcome(self) -> Outcome | None:
        """Who has won, once the game is over."""
        return ending.outcome(self)

    def clone(self) -> Self:
        """An independent copy."""
        other = self.__class__.__new__(self.__class__)
        self.copy_to(other)
        return other


def begin(rules: Rules) -> SaState:
    """A new game up to the first question."""
    s = SaState(rules)
    dealing.begin(s)
    return s
