"""A toy game that needs every part of the contract: hidden cards, dice, and a question out of turn.

Everybody is dealt a hidden card from 1 to 5. In turn a seat rolls a die for points, or dares another seat that may have something to
lose; whoever is dared shows the card to the darer alone, or pays a point in sight of all. After the last round card and points count.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar, Self

from game.engine.contract import (
    ALL,
    CHANCE,
    TABLE,
    Action,
    BadText,
    Event,
    Game,
    IllegalAction,
    Observation,
    Option,
    Outcome,
    Question,
    Refusal,
    Setup,
    Shapes,
    State,
)
from game.engine.contract import audience as seen_by
from tests.swapper import Swapper

VERBS = {"deal": 1, "die": 1, "roll": 0, "dare": 1, "show": 0, "pay": 0}
CARDS = (1, 2, 3, 4, 5)


class Do(Action, frozen=True):
    verb: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.verb} {self.number}" if VERBS[self.verb] else self.verb


class ToyEvent(Event, frozen=True, kw_only=True):
    """Any fact of the game."""


class Happened(ToyEvent, frozen=True, kw_only=True):
    what: str
    seat: int
    number: int = 0


class Learnt(Happened, frozen=True, kw_only=True):
    informs: ClassVar[bool] = True


class ToyObservation(Observation, frozen=True, kw_only=True):
    legal: tuple[Do, ...] = ()
    rounds: int
    turns: int
    dared: int
    rolling: bool
    points: tuple[int, ...]
    knows: tuple[int, ...]  # for each seat the mask of those who have seen its card; 0 before it is dealt
    cards: tuple[int, ...]  # 0 where not known


class Toy(State):
    """The state. `dared` is the seat that has to answer, or -1."""

    heard = True

    def __init__(self, rounds: int, seats: int) -> None:
        self.rounds, self.turns, self.dared, self.rolling = rounds, 0, -1, False
        self.points, self.knows, self.cards = [0] * seats, [0] * seats, [0] * seats

    def clone(self) -> Self:
        other = type(self)(self.rounds, 0)
        other.turns, other.dared, other.rolling = self.turns, self.dared, self.rolling
        other.points, other.knows, other.cards = self.points[:], self.knows[:], self.cards[:]
        other.heard = self.heard
        return other

    def actor(self) -> int | None:
        if 0 in self.knows or self.rolling:
            return CHANCE
        if self.dared >= 0:
            return self.dared
        return self.turns % len(self.points) if self.turns < self.rounds * len(self.points) else None

    def legal_actions(self) -> list[Do]:
        seat = self.actor()
        if seat is None or seat == CHANCE:
            return []
        if self.dared >= 0:
            return [Do("show"), Do("pay")]
        return [Do("roll"), *(Do("dare", other) for other in range(len(self.points)) if not self.knows[other] & 1 << seat)]

    def chances(self) -> list[tuple[Do, int]]:
        if 0 in self.knows:
            return [(Do("deal", card), 1) for card in CARDS if card not in self.cards]
        return [(Do("die", 1), 2), (Do("die", 2), 1)] if self.rolling else []

    def apply(self, action: Do) -> Sequence[Event]:
        told = self._applied(action)
        return told if self.heard else ()

    def _applied(self, action: Do) -> Sequence[Event]:
        if action not in self.legal_actions() and action not in dict(self.chances()):
            raise IllegalAction(action, Refusal("not_now", (("verb", action.verb),)))
        seat, verb, number = self.turns % len(self.points), action.verb, action.number
        if verb == "deal":
            seat = self.knows.index(0)
            self.cards[seat], self.knows[seat] = number, 1 << seat
            return self._secret("dealt", seat, number, seat)
        if verb == "roll":
            self.rolling = True
            return [Happened(what="roll", seat=seat)]
        if verb == "dare":
            self.dared = number
            return [Happened(what="dare", seat=seat, number=number)]
        dared, self.rolling, self.dared, self.turns = self.dared, False, -1, self.turns + 1
        if verb == "show":
            self.knows[dared] |= 1 << seat
            return self._secret("shown", dared, self.cards[dared], seat, dared)
        gain = number if verb == "die" else -1
        self.points[seat if verb == "die" else dared] += gain
        kind = Learnt if verb == "die" else Happened
        return [kind(what=verb, seat=seat if verb == "die" else dared, number=gain)]

    def _secret(self, what: str, seat: int, card: int, *viewers: int) -> list[Event]:
        others = [other for other in (TABLE, *range(len(self.points))) if other not in viewers]
        return [
            Learnt(what=what, seat=seat, number=card, audience=seen_by(*viewers)),
            Learnt(what=what, seat=seat, audience=seen_by(*others) & ~seen_by()),
        ]

    def _known(self, viewer: int, seat: int) -> bool:
        return viewer == ALL or (viewer >= 0 and bool(self.knows[seat] & 1 << viewer))

    def observe(self, viewer: int) -> ToyObservation:
        actor = self.actor()
        return ToyObservation(
            viewer=viewer,
            actor=actor,
            question=Question("chance" if actor == CHANCE else "dared" if self.dared >= 0 else "turn") if actor is not None else None,
            legal=tuple(self.legal_actions()) if viewer == actor else (),
            rounds=self.rounds,
            turns=self.turns,
            dared=self.dared,
            rolling=self.rolling,
            points=tuple(self.points),
            knows=tuple(self.knows),
            cards=tuple(card if self._known(viewer, seat) else 0 for seat, card in enumerate(self.cards)),
        )

    def hidden(self, viewer: int) -> tuple[int, ...]:
        return tuple(0 if self._known(viewer, seat) else card for seat, card in enumerate(self.cards))

    def outcome(self) -> Outcome | None:
        if self.actor() is not None:
            return None
        totals = [card + points for card, points in zip(self.cards, self.points, strict=True)]
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return Outcome(winners, tuple(seat for seat in range(len(totals)) if seat not in winners), "most")

    def measures(self) -> dict[str, int]:
        return {"turns": self.turns}


class ToyGame(Game):
    name = "toy"
    seats = (2, 3)
    options = (Option("rounds", ("2", "4"), "2"),)
    bound = 30
    shapes = Shapes(Do, ToyObservation, ToyEvent)
    version = 1

    def fingerprint(self) -> str:
        return "five cards"

    def varieties(self) -> list[Setup]:
        return [Setup(seats, {"rounds": rounds}) for seats in self.seats for rounds in ("2", "4")]

    def new(self, setup: Setup) -> Toy:
        return Toy(int(setup.options.get("rounds", "2")), setup.seats)

    def parse(self, text: str) -> Do:
        verb, _, number = text.partition(" ")
        act = Do(verb, int(number) if number.isdecimal() else 0)
        if verb not in VERBS or str(act) != text:
            raise BadText(text)
        return act

    def rebuild(self, observation: ToyObservation, hidden: Sequence[int]) -> Toy:
        state = Toy(observation.rounds, len(observation.points))
        state.turns, state.dared, state.rolling = observation.turns, observation.dared, observation.rolling
        state.points, state.knows = list(observation.points), list(observation.knows)
        state.cards = [known or secret for known, secret in zip(observation.cards, hidden, strict=True)]
        return state

    def why_not(self, observation: ToyObservation, action: Do) -> Refusal | None:
        return None if action in observation.legal else Refusal("not_now", (("verb", action.verb),))


GAME = ToyGame()


def swap(game: ToyGame, state: Toy, viewer: int, rng: random.Random) -> tuple[int, ...]:
    """Other cards in place of those that the viewer does not know."""
    secret = [seat for seat, mask in enumerate(state.knows) if mask and not (viewer >= 0 and mask & 1 << viewer)]
    possible = [card for card in CARDS if card not in state.cards or state.cards.index(card) in secret]
    rng.shuffle(possible)
    return tuple(possible.pop() if seat in secret else 0 for seat in range(len(state.cards)))


SWAPPER = Swapper(swap)
