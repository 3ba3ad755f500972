"""The referee of Last Friday: plays every game along by a second reading of the rules and compares.

What may be answered to each question, who is asked, every event with its audience and order, and all that lies on the table must be
the same. Written from the rules alone; the game's own room is not imported.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from game.engine.contract import ALL, CHANCE, Event, Outcome, Setup
from tests.referees.lastfriday.board import Board
from tests.referees.lastfriday.facts import CLUES, CORPSES, FINAL
from tests.referees.lastfriday.story import Story
from tests.referees.lastfriday.table import CAMPERS, MANIAC, Ask, Told
from tests.referees.watching import Step

__all__ = ["Referee"]

_SHOWN = 6


@cache
def board() -> Board:
    """The camp, read once."""
    return Board()


class Referee:
    """Watches one game."""

    def __init__(self, setup: Setup, start: Any) -> None:
        """The set-up, and the first position as ALL sees it."""
        self.story = Story(board(), setup.options)
        self.flow = self.story.play()
        self.ask: Ask | None = next(self.flow)
        self.lost = False
        self.first = self._position(start)

    @property
    def checked(self) -> Counter[str]:
        """How many checks were made, by rule."""
        return self.story.checked

    def watch(self, step: Step) -> Sequence[str]:
        """The faults of one step. After the first the game is not watched further: all else would follow from it."""
        if self.lost:
            return ()
        faults = [*self.first, *self._question(step)]
        self.first = []
        if not faults:
            self.story.told = []
            try:
                self.ask = self.flow.send(step.text)
            except StopIteration:
                self.ask = None
            faults = [*self._events(step.events), *self._position(step.after), *self._outcome(step.outcome)]
        self.lost = bool(faults)
        return faults[:_SHOWN]

    # --- comparing
    def _question(self, step: Step) -> Iterator[str]:
        if self.ask is None:
            yield f"LF-IV2: {step.text} after the game was over"
            return
        if (step.before.asked, step.seat) != self.ask[:2]:
            yield f"LF-T2: seat {step.seat} is asked {step.before.asked}, and it should be seat {self.ask.seat} {self.ask.kind}"
            return
        offered = set(step.offered)
        if len(offered) != len(step.offered):
            yield f"LF-T3: {self.ask.kind} offers something twice"
        if offered - self.ask.options:
            yield f"LF-T3: {self.ask.kind} offers too much: {sorted(offered - self.ask.options)[:_SHOWN]}"
        if self.ask.options - offered:
            yield f"LF-T3: {self.ask.kind} does not offer {sorted(self.ask.options - offered)[:_SHOWN]}"

    def _events(self, events: Sequence[Event]) -> Iterator[str]:
        happened = [_told(event) for event in events]
        for number, (event, must) in enumerate(zip(happened, self.story.told, strict=False)):
            if event[:2] != must[:2]:
                yield f"LF-T8: event {number} is {event[:2]} and should be {must[:2]}"
                return
            if event.audience != must.audience:
                yield f"LF-T9: {event[:2]} is told to {event.audience:#x} and should be told to {must.audience:#x}"
        if len(happened) != len(self.story.told):
            more = happened[len(self.story.told) :] or self.story.told[len(happened) :]
            yield f"LF-T8: {len(happened)} events and not {len(self.story.told)}: {[one[:2] for one in more][:_SHOWN]}"
        for event_, told in zip(events, happened, strict=True):
            if told.name in FINAL and not event_.informs:
                yield f"LF-K10: {told.name} can be taken back, though it tells what was hidden"

    def _outcome(self, outcome: Outcome | None) -> Iterator[str]:
        winner, reason = self.story.result
        if not winner:
            if outcome is not None:
                yield f"LF-IV2: the game is over: {outcome}"
            return
        sides = ((MANIAC,), CAMPERS) if winner == "maniac" else (CAMPERS, (MANIAC,))
        if outcome is None or (tuple(outcome.winners), tuple(outcome.losers), outcome.reason) != (*sides, reason):
            yield f"LF-S4: {winner} has won by {reason}, and the game says {outcome}"

    def _position(self, seen: Any) -> list[str]:
        mine, shown = self._mine(), _plain(seen)
        faults = [f"{_RULES[name]}: {name} is {shown[name]} and should be {value}" for name, value in mine.items() if shown[name] != value]
        if seen.viewer != ALL:
            faults.append("LF-T9: the referee must see all")
        return [*faults, *self._conserved(seen)]

    def _conserved(self, seen: Any) -> Iterator[str]:
        held = [clue for camper in seen.campers for clue in camper.clues]
        lying = [clue.clue for clue in seen.clues] + [clue for pile in seen.piles for clue in pile.clues]
        number = sum(dict(seen.supply).values()) + len(held) + len(lying) - lying.count("") + self.story.played
        if number != sum(CLUES.values()):
            yield f"LF-K1: there are {number} clues"
        if len(seen.corpses) + seen.corpses_left != CORPSES:
            yield f"LF-K7: there are {len(seen.corpses)} + {seen.corpses_left} corpses"
        dots = [camper.dot for camper in seen.campers if camper.dot]
        if len(set(dots)) != len(dots) and not seen.turn.seat > 0 and not seen.result[0]:
            yield f"LF-T3: two Campers on one dot between turns: {dots}"

    def _mine(self) -> dict[str, Any]:
        s = self.story
        over = self.ask is None
        mine: dict[str, Any] = {
            "asked": ("", None) if self.ask is None else self.ask[:2],
            "chapter": s.chapter,
            "round": s.round,
            "turn": s.turn,
            "campers": [(seat, s.card[seat], s.alive[seat], s.dot[seat], sorted(s.hand[seat]), sorted(s.keys[seat])) for seat in CAMPERS],
            "used": [sorted(s.used[seat]) for seat in CAMPERS],
            "chosen": s.chosen,
            "cards_left": sorted(s.cards_left),
            "cabins": s.sides,
            "boat": s.boat,
            "shown": (s.shown, s.shown_step),
            "corpses": sorted(s.corpses.items()),
            "corpses_left": s.corpses_left(),
            "extra_fear": s.extra_fear,
            "clues": sorted((dot, *clue) for dot, clue in s.clues.items()),
            "piles": sorted((dot, sorted(clues), sorted(keys)) for dot, (clues, keys) in s.piles.items()),
            "traps": sorted(s.traps),
            "lamps": list(s.lamps.items()),
            "welcome": sorted(s.welcome.items()),
            "supply": dict(s.supply),
            "tokens": sorted(s.tokens),
            "track": s.track,
            "trapped": s.trapped,
            "earned": sorted(s.earned),
            "looks": s.looks,
            "circle": s.circle,
            "record": s.record,
            "result": s.result,
        }
        if s.turn > 0 and not over:
            mine["steps"] = (s.steps, s.clue_played, s.home, sorted(s.turn_used), s.alarmed)
        elif s.turn == MANIAC and not over:
            mine["legs"] = s.legs
        return mine


def _told(event: Event) -> Told:
    fields = msgspec.structs.asdict(event)
    del fields["audience"]
    return Told(type(event).__name__, fields, event.audience)


def _plain(seen: Any) -> dict[str, Any]:
    turn = seen.turn
    seat = CHANCE if seen.actor == CHANCE else seen.actor
    return {
        "asked": (seen.asked, seat) if seen.actor is not None else ("", None),
        "chapter": seen.chapter,
        "round": seen.round,
        "turn": turn.seat,
        "campers": [(one.seat, one.card, one.alive, one.dot, sorted(one.clues), sorted(one.keys)) for one in seen.campers],
        "used": [sorted(one.used) for one in seen.campers],
        "chosen": seen.chosen,
        "cards_left": sorted(seen.cards_left),
        "cabins": tuple(seen.cabins),
        "boat": seen.boat,
        "shown": (seen.shown, seen.shown_step),
        "corpses": [(one.dot, one.fear) for one in seen.corpses],
        "corpses_left": seen.corpses_left,
        "extra_fear": seen.extra_fear,
        "clues": [(one.dot, one.clue, one.maniac_knows, one.campers_know) for one in seen.clues],
        "piles": [(one.dot, sorted(one.clues), sorted(one.keys)) for one in seen.piles],
        "traps": list(seen.traps),
        "lamps": [(one.dot, list(one.circles)) for one in seen.lamps],
        "welcome": [(one.dot, one.token) for one in seen.welcome],
        "supply": dict(seen.supply),
        "tokens": sorted(seen.tokens),
        "track": list(seen.track),
        "trapped": seen.trapped,
        "earned": sorted(seen.earned),
        "looks": seen.looks,
        "circle": seen.circle,
        "record": list(seen.record),
        "result": tuple(seen.result),
        "steps": (turn.steps, turn.clue_played, turn.home, sorted(turn.used), turn.alarmed),
        "legs": turn.legs,
    }


_PARTS = {
    "LF-T1": ("chapter", "round"),
    "LF-T2": ("asked", "turn"),
    "LF-T3": ("campers", "steps"),
    "LF-T4": ("circle", "record"),
    "LF-T6": ("shown",),
    "LF-T7": ("clues",),
    "LF-B6": ("cabins",),
    "LF-B10": ("boat",),
    "LF-K1": ("supply",),
    "LF-K3": ("traps", "trapped"),
    "LF-K4": ("lamps",),
    "LF-K7": ("corpses", "corpses_left", "piles"),
    "LF-K8": ("welcome",),
    "LF-K10": ("tokens", "track", "legs"),
    "LF-K12": ("used", "cards_left"),
    "LF-II3": ("chosen",),
    "LF-IV2": ("result",),
    "LF-P1": ("extra_fear", "earned", "looks"),
}
"""The rule that a difference in a part of the position speaks against, with the parts."""
_RULES = {part: rule for rule, parts in _PARTS.items() for part in parts}
