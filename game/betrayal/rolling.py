"""Rolling dice: how many, what is thrown, and what cards add before and after (BT-4.4).

Put `Roll(...)` on the stack followed by a task that reads the result from `s.t.rolled`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, combinations_with_replacement
from math import comb
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.asking import BtQuestion
from game.betrayal.deeds import CARD
from game.betrayal.events import Counted, Rolled, Used
from game.betrayal.holding import lose_card
from game.betrayal.position import Position
from game.betrayal.tasks import Chance, Question, Task
from game.betrayal.terms import HEROES, MOST_DICE, NOBODY, SANITY
from game.engine.contract import Seat

ROLL: Final = act("roll")
KEEP: Final = act("keep")
BEFORE: Final = ("angel_feather", "adrenaline_shot", "idol", "it_is_meant_to_be")
"""Cards that do something before a roll."""
AFTER: Final = ("lucky_stone", "rabbits_foot")
"""Cards that throw dice again."""


class Roll(Task, frozen=True):
    """A roll by a figure (NOBODY: something on a card, thrown by the seat `thrower`).

    With a `trait` its value says how many dice, else `dice`. `attack`: no trait roll (BT-4.4.1). `event`: the roll of an event card
    that the figure drew. `extra` dice are added before the limits, at most 8 and at least `least` (BT-4.4.4).
    """

    body: int
    purpose: str
    trait: str = ""
    dice: int = 0
    extra: int = 0
    attack: bool = False
    event: bool = False
    thrower: int = NOBODY

    def run(self, s: Position) -> None:
        """Counts the dice and asks whoever holds a card for it."""
        throw = Throw(self, self.count(s))
        s.then(BeforeRoll(throw) if throw.cards(s, BEFORE) else throw)

    def count(self, s: Position) -> int:
        """How many dice."""
        if not self.trait:
            number = s.haunt.dice_pool(s, self.body, self.trait, self.purpose, self.dice + self.extra)
            return max(0, min(s.haunt.most_dice(s, self.purpose), number))
        number = max(0, s.value(self.body, self.trait)) + self.extra
        if not self.attack:
            number = self._in_room(s, number)
            if self.event and s.is_explorer(self.body) and s.holds(self.body, "candle"):
                number += 1
        return max(0, min(s.haunt.most_dice(s, self.purpose), s.haunt.dice_pool(s, self.body, self.trait, self.purpose, number)))

    def _in_room(self, s: Position, number: int) -> int:
        """Blessing, Drip and Smoke: more or fewer dice for trait rolls in their room."""
        if self.body == NOBODY or not s.is_explorer(self.body) or not s.t.tokens:
            return number
        if not s.t.bodies[self.body].room:
            return number  # the number of dice would say where somebody unseen is
        place = s.place(self.body)
        for token, dice in (("drip", -1), ("smoke", -2)):
            if s.has_token(token, place):
                number = max(min(1, number), number + dice)
        if s.has_token("blessing", place) and s.t.bodies[self.body].side in ("", HEROES):
            number += 1
        return number


class Throw(Chance, frozen=True):
    """The dice of a roll are thrown. `bonus` is added to their sum."""

    roll: Roll
    number: int
    bonus: int = 0

    def cards(self, s: Position, among: Sequence[str]) -> list[str]:
        """The cards among these that the roller may use now."""
        body = self.roll.body
        if body == NOBODY or not s.is_explorer(body):
            return []
        held = s.t.bodies[body].cards
        return [card for card in among if card in held and self._may(s, body, card)] if held else []

    def _may(self, s: Position, body: int, card: str) -> bool:
        if card == "it_is_meant_to_be":
            return f"stored_{body}" in s.t.counters
        if not s.haunt.may_use(s, body, card):
            return False
        if s.used(f"item:{card}"):
            return False  # used, or come to its holder, in this turn, whosever it is
        if card == "adrenaline_shot":
            return bool(self.roll.trait) and not self.roll.attack
        if card == "idol":
            return (bool(self.roll.trait) or self.roll.event) and self.number < MOST_DICE
        return card != "rabbits_foot" or s.t.turn.body == body

    def run(self, s: Position) -> None:
        """Without dice the result stands at once."""
        if self.number:
            super().run(s)
        else:
            s.t.dice = ()
            s.then(Settle(self))

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """What so many dice show, the highest first, by how often."""
        return throws(self.number)

    def sample(self, s: Position, point: float) -> Act:
        """One random throw."""
        return thrown(self.number, point)

    def answer(self, s: Position, chosen: Act) -> None:
        """The dice lie, and may be changed by cards."""
        s.t.dice = tuple(int(word) for word in chosen.words)
        if s.heard:
            s.tell(Rolled(body=self.roll.body, purpose=self.roll.purpose, dice=s.t.dice, trait=self.roll.trait))
        s.then(AfterRoll(self) if self.cards(s, AFTER) else Settle(self))


class BeforeRoll(Question, frozen=True):
    """Whether the roller uses a card before the dice are thrown: `set angel_feather 4`, `add idol`, `roll`."""

    kind = "before_roll"

    throw: Throw

    def shown(self) -> BtQuestion:
        """Who rolls what with how many dice."""
        roll = self.throw.roll
        return BtQuestion(kind=self.kind, roller=roll.body, purpose=roll.purpose, dice=self.throw.number, bonus=self.throw.bonus)

    def asked(self, s: Position) -> Seat:
        """Who plays the roller."""
        return s.t.bodies[self.throw.roll.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each card that helps, and rolling."""
        found = [ROLL]
        for card in self.throw.cards(s, BEFORE):
            if card == "angel_feather":
                found += [act("set", card, number) for number in range(MOST_DICE + 1)]
            elif card == "it_is_meant_to_be":
                found.append(act("set", card, self._stored(s)))
            else:
                found.append(act("add", card))
        return found

    def _stored(self, s: Position) -> int:
        return min(s.counter(f"stored_{self.throw.roll.body}"), 2 * self.throw.number)

    def answer(self, s: Position, chosen: Act) -> None:
        """The card is used, or the dice are thrown as they are."""
        throw, body = self.throw, self.throw.roll.body
        if chosen is ROLL or chosen.verb == "roll":
            s.then(throw)
            return
        card = str(chosen.words[0])
        s.tell(Used(body=body, what=card))
        s.use(f"item:{card}")
        if chosen.verb == "set":
            s.t.dice = ()
            if card == "it_is_meant_to_be":
                del s.t.counters[f"stored_{body}"]
            lose_card(s, body, card, "used")
            s.then(Settle(throw, int(chosen.words[1])))
            return
        if card == "adrenaline_shot":
            lose_card(s, body, card, "used")
            throw = Throw(throw.roll, throw.number, throw.bonus + 4)
        else:
            s.shift(body, SANITY, -1, cause=CARD)
            throw = Throw(throw.roll, min(MOST_DICE, throw.number + 2), throw.bonus)
        s.then(BeforeRoll(throw) if throw.cards(s, BEFORE) else throw)


class AfterRoll(Question, frozen=True):
    """Whether the roller throws dice again: `again lucky_stone 0 0 1` (the faces that are thrown anew), `again rabbits_foot 0`, `keep`."""

    kind = "after_roll"

    throw: Throw

    def shown(self) -> BtQuestion:
        """Who has rolled what."""
        roll = self.throw.roll
        return BtQuestion(kind=self.kind, roller=roll.body, purpose=roll.purpose, dice=self.throw.number, bonus=self.throw.bonus)

    def asked(self, s: Position) -> Seat:
        """Who plays the roller."""
        return s.t.bodies[self.throw.roll.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Keeping, and each set of dice to throw again."""
        dice = sorted(s.t.dice)
        found = [KEEP]
        for card in self.throw.cards(s, AFTER):
            most = len(dice) if card == "lucky_stone" else 1
            for number in range(1, most + 1):
                found += [act("again", card, *faces) for faces in _some(tuple(dice), number)]
        return found

    def answer(self, s: Position, chosen: Act) -> None:
        """Throws them again, or keeps what lies."""
        if chosen is KEEP or chosen.verb == "keep":
            s.then(Settle(self.throw))
            return
        card = str(chosen.words[0])
        body = self.throw.roll.body
        s.tell(Used(body=body, what=card))
        s.use(f"item:{card}")
        if card == "lucky_stone":
            lose_card(s, body, card, "used")
        kept = list(s.t.dice)
        for face in chosen.words[1:]:
            kept.remove(int(face))
        s.t.dice = tuple(kept)
        s.then(ThrowAgain(self.throw, len(chosen.words) - 1))


class ThrowAgain(Chance, frozen=True):
    """Some dice are thrown again beside those that lie."""

    throw: Throw
    number: int

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Each result of the dice that are thrown again, with its weight."""
        return throws(self.number)

    def sample(self, s: Position, point: float) -> Act:
        """One random throw of them."""
        return thrown(self.number, point)

    def answer(self, s: Position, chosen: Act) -> None:
        """They lie beside the others."""
        s.t.dice = tuple(sorted((*s.t.dice, *(int(word) for word in chosen.words)), reverse=True))
        roll = self.throw.roll
        s.tell(Rolled(body=roll.body, purpose=roll.purpose, dice=s.t.dice, trait=roll.trait))
        s.then(AfterRoll(self.throw) if self.throw.cards(s, AFTER) else Settle(self.throw))


class Settle(Task, frozen=True):
    """The result of a roll stands. `instead`: what a card put in the place of the dice; what is added to a result is added to it too."""

    throw: Throw
    instead: int = 0

    def run(self, s: Position) -> None:
        """The sum stands, and is told to whatever waits for it."""
        roll = self.throw.roll
        s.t.rolled = max(0, self.instead + sum(s.t.dice) + self.throw.bonus + s.haunt.roll_bonus(s, roll.body, roll.purpose))
        if s.heard:
            s.tell(Counted(body=roll.body, purpose=roll.purpose, total=s.t.rolled))


@lru_cache(maxsize=16)
def throws(number: int) -> tuple[tuple[Act, int], ...]:
    """Every result of so many dice, highest face first, with its weight: a face is 0, 1 or 2 alike (BT-1.1)."""
    found = []
    for dice in combinations_with_replacement((2, 1, 0), number):
        twos, ones = dice.count(2), dice.count(1)
        found.append((act("roll", *dice), comb(number, twos) * comb(number - twos, ones)))
    return tuple(found)


@lru_cache(maxsize=16)
def _sums(number: int) -> tuple[int, ...]:
    return tuple(accumulate(weight for _, weight in throws(number)))


def thrown(number: int, point: float) -> Act:
    """The result of so many dice at a point of [0, 1), as `outcome_at` finds it among all."""
    sums = _sums(number)
    return throws(number)[min(bisect_right(sums, point * sums[-1]), len(sums) - 1)][0]


@lru_cache(maxsize=512)
def odds(number: int, least: int) -> float:
    """How likely so many dice show a sum of at least `least`."""
    reached = sum(weight for outcome, weight in throws(number) if sum(int(face) for face in outcome.words) >= least)
    return reached / 3.0**number


@lru_cache(maxsize=512)
def _some(dice: tuple[int, ...], number: int) -> tuple[tuple[int, ...], ...]:
    """The different sets of so many of these dice."""
    if number == 0:
        return ((),)
    found: dict[tuple[int, ...], None] = {}
    for index, face in enumerate(dice):
        for rest in _some(dice[index + 1 :], number - 1):
            found[(face, *rest)] = None
    return tuple(found)
