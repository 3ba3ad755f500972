"""The state machine of Last Friday: which question is answered by what, which task does what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Self

from game.engine.contract import CHANCE, IllegalAction, Outcome, Seat, State, Viewer
from game.lastfriday import campers, contact, ending, maniac, setting_up, viewing
from game.lastfriday.actions import Act
from game.lastfriday.camp import Camp
from game.lastfriday.events import LfEvent
from game.lastfriday.observation import Hidden, LfObservation
from game.lastfriday.position import Position
from game.lastfriday.reasons import why_not
from game.lastfriday.terms import CHAPTERS

_LEGAL: Final[dict[str, Callable[[Position], Sequence[Act]]]] = {
    "turn": campers.turn_actions,
    "alarm": campers.alarm_actions,
    "push": lambda s: list(s.net.moves[s.circle].pushes),
    "maniac": maniac.turn_actions,
    "reveal": lambda s: contact.reveal_actions(s, str(s.agenda[-1][1])),
    "lay": contact.lay_actions,
    "twist": maniac.twist_actions,
    "twist_move": maniac.moves,
    "look": ending.look_actions,
    "token": ending.token_actions,
    "card": lambda s: setting_up.card_actions(s, s.who),
    "deal": setting_up.deal_actions,
    "welcome": setting_up.welcome_actions,
    "boat": setting_up.boat_actions,
    "open": setting_up.open_actions,
    "chosen": setting_up.name_actions,
    "place": setting_up.place_actions,
    "corpse": setting_up.lay_actions,
    "clue": setting_up.lay_actions,
    "draw": setting_up.draw_actions,
    "start": setting_up.start_actions,
}
"""What may be answered to each question."""

_ANSWER: Final[dict[str, Callable[[Any, Act], None]]] = {
    "turn": campers.answer_turn,
    "alarm": campers.answer_alarm,
    "push": contact.answer_push,
    "maniac": maniac.answer_turn,
    "reveal": contact.answer_reveal,
    "lay": contact.answer_lay,
    "twist": maniac.answer_twist,
    "twist_move": maniac.answer_twist_move,
    "look": ending.answer_look,
    "token": ending.answer_token,
    "card": setting_up.answer_card,
    "deal": setting_up.answer_deal,
    "welcome": setting_up.answer_welcome,
    "boat": setting_up.answer_boat,
    "open": setting_up.answer_open,
    "chosen": setting_up.answer_name,
    "place": setting_up.answer_place,
    "corpse": setting_up.answer_corpse,
    "clue": setting_up.answer_clue,
    "draw": setting_up.answer_draw,
    "start": setting_up.answer_start,
}

_TASKS: Final[dict[str, Callable[..., None]]] = {
    "chapter": setting_up.begin_chapter,
    "card": setting_up.ask_card,
    "welcome": setting_up.ask_welcome,
    "boat": setting_up.ask_boat,
    "arrive": setting_up.arrive,
    "newcomers": setting_up.newcomers,
    "open": setting_up.ask_open,
    "name": setting_up.ask_name,
    "gift": setting_up.gift,
    "place": setting_up.ask_place,
    "place_chosen": setting_up.ask_place_chosen,
    "corpses": setting_up.ask_corpses,
    "clues": setting_up.ask_clues,
    "start": setting_up.ask_start,
    "carry_on": setting_up.carry_on,
    "round": ending.begin_round,
    "turn": campers.begin_turn,
    "resume": campers.resume_turn,
    "alarm": campers.alarm,
    "push": contact.ask_push,
    "shelter": ending.check_shelter,
    "maniac": maniac.begin_turn,
    "maniac_done": maniac.end_turn,
    "reveal": contact.ask_reveal,
    "twist": maniac.ask_twist,
    "round_over": ending.end_round,
    "score": ending.score,
    "looks": ending.ask_look,
}
"""What the tasks on the agenda do."""


class LfState(Position, State[Act, LfObservation, LfEvent, Hidden]):
    """One position of Last Friday with the contract's methods."""

    __slots__ = ()

    def actor(self) -> Seat | None:
        """The seat asked, CHANCE, or None when the game is over."""
        return None if self.result[0] else self.who

    def legal_actions(self) -> Sequence[Act]:
        """The legal actions of the seat asked, in an order that depends on nothing hidden from it."""
        if self.result[0] or self.who == CHANCE:
            return ()
        return self._legal or self._choices()

    def chances(self) -> Sequence[tuple[Act, int]]:
        """What chance may do, with weights."""
        if self.result[0] or self.who != CHANCE:
            return ()
        if self.asked == "draw":
            return [(act, self.supply[act.what]) for act in self._choices()]
        if self.asked == "welcome":
            left = setting_up.welcome_left(self)
            return [(act, left[act.what]) for act in self._choices()]
        return [(act, 1) for act in self._choices()]

    def _choices(self) -> Sequence[Act]:
        legal = self._legal
        if legal is None:
            legal = self._legal = _LEGAL[self.asked](self)
        return legal

    def apply(self, action: Act) -> Sequence[LfEvent]:
        """Carries out an action and all that follows from it at once. Raises IllegalAction and changes nothing when it is not
        legal now."""
        legal = self._legal
        if legal is None:
            legal = () if self.result[0] else self._choices()
        if action not in legal:
            raise IllegalAction(action, why_not(self.camp, self.observe(max(self.who, 0)), action) or viewing.NOT_NOW)
        out: list[LfEvent] = []
        self.out = out
        self.chapter_over = False
        asked = self.asked
        self.asked = ""
        self._legal = None
        _ANSWER[asked](self, action)
        if not self.asked:
            self.advance()
        return out if self.heard else ()

    def advance(self) -> None:
        """Does what is on the agenda until somebody is asked or the game is over."""
        agenda = self.agenda
        while not self.asked and not self.result[0]:
            task = agenda.pop()
            work = _TASKS[task[0]]  # type: ignore[index]
            if len(task) == 1:
                work(self)
            else:
                work(self, task[1])

    def observe(self, viewer: Viewer) -> LfObservation:
        """What a viewer knows."""
        legal = tuple(self._choices()) if viewer >= 0 and viewer == self.actor() else ()
        return viewing.observe(self, viewer, self.actor(), legal)

    def hidden(self, viewer: Viewer) -> Hidden:
        """What a viewer does not know."""
        return viewing.hidden(self, viewer)

    def outcome(self) -> Outcome | None:
        """Who has won, once the game is over."""
        return self.finished()

    def clone(self) -> Self:
        """An independent copy."""
        other = self.__class__.__new__(self.__class__)
        self.copy_to(other)
        return other

    def measures(self) -> dict[str, int]:
        """Figures for statistics of random play: the rounds played in each chapter."""
        return {f"rounds_{name}": count for name, count in zip(CHAPTERS, self.rounds, strict=True)}


def begin(camp: Camp, options: tuple[tuple[str, str], ...]) -> LfState:
    """A new game up to the first question."""
    s = LfState(camp, options)
    first = CHAPTERS.index(s.option("chapter")) + 1 if s.single else 1
    s.agenda.append(("chapter", first))
    s.advance()
    s.out = []
    return s
