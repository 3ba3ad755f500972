"""The state machine of Darkness Around: which question is answered by what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Self

from game.darkaround import attacks, ending, night, searching, skills, viewing
from game.darkaround.actions import DANGER_DIE, EVADE_DIE, EVENT_DIE, KEEP, USE, Act
from game.darkaround.events import DaEvent
from game.darkaround.observation import DaObservation, Hidden
from game.darkaround.position import Position, Rules
from game.darkaround.reasons import why_not
from game.darkaround.terms import HUSH, WARD
from game.engine.contract import CHANCE, IllegalAction, Outcome, Refusal, Seat, State, Viewer

_DICE: Final = {"event": EVENT_DIE, "danger": DANGER_DIE, "evade": EVADE_DIE, "search": EVADE_DIE}
_FACES: Final = {asked: tuple(act for act, _ in die) for asked, die in _DICE.items()}

_HUSH: Final = (USE[HUSH], KEEP)
_WARD: Final = (USE[WARD], KEEP)

_ANSWER: Final[dict[str, Callable[[Position, Act], None]]] = {
    "event": night.answer_event,
    "danger": attacks.answer_danger,
    "evade": attacks.answer_evade,
    "search": searching.answer_search,
    "deal": skills.answer,
    "choose": skills.answer,
    "prepare": searching.answer,
    "hush": night.answer_hush,
    "ward": attacks.answer_ward,
}


class DaState(Position, State[Act, DaObservation, DaEvent, Hidden]):
    """One position of Darkness Around with the contract's methods."""

    __slots__ = ()

    def actor(self) -> Seat | None:
        """The seat asked, CHANCE, or None when the game is over."""
        return self.who

    def legal_actions(self) -> Sequence[Act]:
        """The legal actions of the seat asked."""
        if self.who is None or self.who == CHANCE:
            return ()
        return self._legal or self._choices()

    def chances(self) -> Sequence[tuple[Act, int]]:
        """What chance may do, with weights."""
        die = _DICE.get(self.asked)
        if die is not None:
            return die
        return skills.deals(self) if self.asked == "deal" else ()

    def _choices(self) -> tuple[Act, ...]:
        assert self.who is not None
        if self.asked == "prepare":
            self._legal = searching.legal(self, self.who)
        elif self.asked == "choose":
            self._legal = skills.choices(self)
        else:
            self._legal = _HUSH if self.asked == "hush" else _WARD
        return self._legal

    def _allowed(self) -> Sequence[Act]:
        if self.asked == "deal":
            return [act for act, _ in skills.deals(self)]
        return self.legal_actions()

    def apply(self, action: Act) -> Sequence[DaEvent]:
        """Carries out an action and all that follows from it at once. Raises IllegalAction and changes nothing when it is not
        legal now."""
        asked = self.asked
        if action not in (_FACES.get(asked) or self._allowed()):
            seat = 0 if self.who is None or self.who == CHANCE else self.who
            raise IllegalAction(action, why_not(self.observe(seat), action) or Refusal("not_asked"))
        events: list[DaEvent] = []
        self.events = events
        self._legal = None
        self.asked = ""
        _ANSWER[asked](self, action)
        night.go_on(self)
        return events if self.heard else ()

    def observe(self, viewer: Viewer) -> DaObservation:
        """What a viewer knows."""
        asked = viewer >= 0 and viewer == self.who
        return viewing.observe(self, viewer, tuple(self.legal_actions()) if asked else ())

    def hidden(self, viewer: Viewer) -> Hidden:  # noqa: ARG002 - the contract's
        """What a viewer does not know: nothing."""
        return Hidden()

    def outcome(self) -> Outcome | None:
        """Who has won, once the game is over."""
        return ending.outcome(self)

    def clone(self) -> Self:
        """An independent copy."""
        other = self.__class__.__new__(self.__class__)
        self.copy_to(other)
        return other


def begin(rules: Rules) -> DaState:
    """A new game up to the first question."""
    s = DaState(rules)
    skills.begin(s)
    s.events = []
    return s
