"""How the Maniac plays a turn: every move is scored, with what the Campers can know of him afterwards.

Scores are in points; 100 is about what the chapter is worth. The weights were tuned in the arena.
"""

from __future__ import annotations

import random
from functools import cached_property
from math import log2
from typing import Final

from game.lastfriday.actions import Act
from game.lastfriday.masks import numbers_in
from game.lastfriday.observation import Camper
from game.lastfriday.terms import LAST_ROUND, REVEAL_EVERY
from game.players.lastfriday.forecast import Forecast
from game.players.lastfriday.risk import Hunters
from game.players.lastfriday.view import View, near_best

_LOSS: Final = 1000.0
_NEAR: Final = 0.3
"""What being near the prey in I counts for beside what the Campers' next turns are expected to bring."""
_SPEED: Final = 14.0
"""How much better two moves must be than one for Supernatural Speed, in points."""
_SHADOW: Final = 9.0
"""How much better staying unseen must be for Shadow or Invisibility, in points; less when few reveals are left."""


class Hunt:
    """One decision of the Maniac."""

    def __init__(self, view: View, rng: random.Random | None = None) -> None:
        """With a generator he may think ahead (see `Manner.foresees`)."""
        self.view = view
        ahead = rng is not None and view.manner.foresees and view.seen.chapter == 1
        self.forecast = Forecast(view, rng) if rng is not None and ahead else None
        self.seen = view.seen
        self.ways = view.ways
        self.chapter = view.seen.chapter
        self.traps = view.belief.traps
        self.lit = 0
        for lamp in self.seen.lamps:
            for circle in lamp.circles:
                self.lit |= 1 << circle

    @cached_property
    def hunters(self) -> Hunters:
        """Those he must not be passed by: in III everybody but the Chosen."""
        spared = self.seen.chosen if self.chapter == 3 else 0
        return Hunters(self.view, tuple(camper for camper in self.view.living if camper.seat != spared))

    @cached_property
    def chosen_hunter(self) -> Hunters:
        """The Chosen alone, who kills him in IV."""
        return Hunters(self.view, tuple(camper for camper in self.view.living if camper.seat == self.seen.chosen))

    @cached_property
    def prey(self) -> tuple[Camper, ...]:
        """Whom he can kill: in I those outside the cabins."""
        inside = self.view.inside if self.chapter == 1 else 0
        return tuple(camper for camper in self.view.living if not inside >> camper.dot & 1 and camper.dot)

    @cached_property
    def unseen(self) -> int:
        """Where the Campers will think he can be after his next move."""
        return self.view.belief.after_move()

    # --- values of circles
    def value(self, circle: int, places: int, over: int = 0) -> float:
        """How good it is to stand on a circle when his turn ends; `places` is what the Campers know then, `over` the dots he has
        passed over."""
        if self.chapter == 1:
            value = 6.0 * log2(max(places.bit_count(), 1))
            if self.forecast is None:
                return value + self._value_hunting(circle)
            return value + self.forecast.value(circle, self._gone(over)) + _NEAR * self._value_hunting(circle)
        if self.chapter == 3:
            return self._value_stalking(circle, places)
        return self._value_hiding(circle, places)

    def _value_hiding(self, circle: int, places: int) -> float:
        hunters = self.hunters
        value = 4.0 * log2(max(places.bit_count(), 1)) + 1.5 * hunters.mean(circle) + 2.0 * min(hunters.nearest(circle), 6)
        if self.chapter == 2:
            value -= 100.0 * hunters.risk(circle, places)
        else:
            killer = self.chosen_hunter
            value -= 100.0 * killer.risk(circle, places) + 2.0 * max(0, 6 - killer.nearest(circle))
            near = 40.0 if killer.nearest(circle) <= 4 else 15.0
            value -= near * hunters.risk(circle, places)
        ways_out = self._ways_out(circle)
        value -= 14.0 if ways_out <= 1 else 5.0 if ways_out == 2 else 0.0
        if (self.seen.round + 1) % REVEAL_EVERY == 0:  # his next move will be shown
            value += 6.0 * self._best_refuge(circle)
        return value

    def _ways_out(self, circle: int) -> int:
        """How many circles he can go to from here past the Campers as they stand."""
        return self.ways.step(1 << circle, self.view.pawns, 0).bit_count()

    def _best_refuge(self, circle: int) -> float:
        """How far from all Campers he can be after one more move, capped."""
        onward = self.ways.step(1 << circle, self.view.pawns, 0)
        return max((min(self.hunters.nearest(there), 6) for there in numbers_in(onward)), default=0)

    def _gone(self, over: int) -> int:
        """The seats (a mask) of the Campers on these dots."""
        return sum(1 << camper.seat for camper in self.view.living if over >> camper.dot & 1 and camper.dot)

    def _value_hunting(self, circle: int) -> float:
        worth = []
        for camper in self.prey:
            weight = 1.4 if camper.keys else 1.0
            moves = self.ways.prey_distances(1 << camper.dot)[circle]
            worth.append(weight * (12.0 / (moves + 1) - 1.0 * min(moves, 12) + 24.0 * self._caught_next(camper, circle)))
        return max(worth, default=0.0) + 0.3 * sum(worth)

    def _value_stalking(self, circle: int, places: int) -> float:
        chosen = next((camper for camper in self.prey if camper.seat == self.seen.chosen), None)
        value = 2.0 * log2(max(places.bit_count(), 1)) - 14.0 * self.hunters.risk(circle, places)
        if chosen is not None:
            value += 70.0 * self._caught_next(chosen, circle)
            value -= 5.0 * min(self.ways.prey_distances(1 << chosen.dot)[circle], 12)
        return value

    def _caught_next(self, camper: Camper, circle: int) -> float:
        """The chance that this Camper's next turn ends where a move from the circle passes, if the Camper keeps away from where he
        is thought to be."""
        kills = self.ways.kills[circle]
        chances = self._next_dots.get(camper.seat) or self._fill_next(camper)
        return sum(chance for dot, chance in chances.items() if kills >> dot & 1)

    @cached_property
    def _next_dots(self) -> dict[int, dict[int, float]]:
        return {}

    def _fill_next(self, camper: Camper) -> dict[int, float]:
        far = self.view.walk(camper.dot)
        threat = self.view.later_threat
        shares = {dot: max(0.03, 1.0 - 4.0 * threat[dot]) ** 2 for dot in self.view.camp.dots if far[dot] <= 2}
        total = sum(shares.values())
        chances = self._next_dots[camper.seat] = {dot: share / total for dot, share in shares.items()}
        return chances

    # --- values of moves
    def contact(self, mask: int) -> float:
        """What it is worth to pass over the Campers on these dots."""
        met = mask & self.view.pawns
        if not met:
            return 0.0
        if self.chapter == 2:
            return -_LOSS
        chosen = self.view.chosen_dot
        if self.chapter == 3 and chosen and met >> chosen & 1:
            return _LOSS
        return (30.0 if self.chapter == 1 else 7.0) * met.bit_count()

    def springs(self, act: Act, mask: int) -> bool:
        """Whether a move sets off a trap."""
        return bool((mask | self.view.camp.beside_circle[act.circle]) & self.traps)

    def moves(self, circle: int) -> list[tuple[Act, int]]:
        """The moves from a circle with the dots they pass over, none over a Camper in IV."""
        known = self.ways.network.moves[circle]
        pairs = list(zip(known.acts, known.masks, strict=True))
        return [pair for pair in pairs if not pair[1] & self.view.pawns] if self.chapter == 4 else pairs

    def after(self, act: Act, places: int, over: int, last: bool) -> float:
        """The value of a move's end: what the Campers know then, lamps and reveals counted."""
        lit = bool(self.lit >> act.circle & 1)
        shown = last and self.view.reveal_due and self.chapter in (2, 4) and not self._can_skip
        known = 1 << act.circle if lit or shown else places
        return self.value(act.circle, known, over) - (6.0 if lit else 0.0)

    @cached_property
    def _can_skip(self) -> bool:
        used = any(round_number == self.seen.round for _, round_number in self.seen.track)
        return not used and bool({"shadow", "invisibility"} & set(self.seen.tokens))

    def score(self, act: Act, mask: int, places: int, before: int = 0) -> float:
        """The value of one move that ends the turn; `before` are the dots of an earlier leg."""
        met = self.contact(mask & ~before)
        if self.springs(act, mask):
            return met + self.value(act.circle, 1 << act.circle, mask | before) - 25.0
        return met + self.after(act, places, mask | before, last=True)

    def best_single(self, circle: int) -> float:
        """The value of the best single move from a circle."""
        return max((self.score(act, mask, self.unseen) for act, mask in self.moves(circle)), default=-_LOSS)

    def two_legs(self, first: Act, mask: int) -> float:
        """The value of a move that another follows at once."""
        met = self.contact(mask)
        if met <= -_LOSS or met >= _LOSS:
            return met
        if self.springs(first, mask):
            return met + self.value(first.circle, 1 << first.circle, mask) - 25.0
        places = self.ways.step(self.unseen, self.view.pawns, 0)
        return met + max((self.score(act, over, places, mask) for act, over in self.moves(first.circle)), default=-_LOSS)


def play_turn(view: View, rng: random.Random) -> Act:
    """The next action of his turn: a token first, or a move."""
    hunt = Hunt(view, rng)
    legal = view.legal
    axe = _axe(view) if view.manner.tokens else None
    if axe is not None:
        return axe
    here = view.seen.circle
    masks = dict(hunt.moves(here))
    moves = [act for act in legal if act in masks]
    if not moves:
        return rng.choice(list(legal))
    if view.seen.turn.legs == 2:
        return near_best(((hunt.two_legs(act, masks[act]), act) for act in moves), rng, view.maniac_ease)[1]
    value, act = near_best(((hunt.score(act, masks[act], hunt.unseen), act) for act in moves), rng, view.maniac_ease)
    if not view.manner.tokens:
        return act
    for token in legal:
        if token.verb == "speed" and value < _LOSS / 2:
            faster = max(hunt.two_legs(act, masks[act]) for act in moves)
            if faster > value + _speed_price(view):
                return token
    return act


def _speed_price(view: View) -> float:
    """What Supernatural Speed must bring: less when the chapter nears its end."""
    left = LAST_ROUND - view.seen.round
    return _SPEED if left > 3 else _SPEED * 0.6


def _axe(view: View) -> Act | None:
    """The cabin whose key a Camper near its door holds; late in the chapter any."""
    found: list[tuple[float, Act]] = []
    for act in view.legal:
        if act.verb == "axe":
            near = [
                min(view.walk(camper.dot)[door] for door in view.camp.doors[act.what])
                for camper in view.living
                if act.what in camper.keys and camper.dot
            ]
            if near and min(near) <= 6:
                found.append((10.0 - min(near), act))
            elif view.seen.round >= 6:
                found.append((0.0, act))
    return max(found, key=lambda pair: pair[0])[1] if found else None


def answer_reveal(view: View, rng: random.Random) -> Act:
    """Reveal, or hide it with a token when being seen costs much."""
    del rng
    if not view.manner.tokens:
        return view.legal[0]  # `reveal` comes first
    hunt = Hunt(view)
    seen, belief = view.seen, view.belief
    why = seen.question.why if seen.question is not None else None
    circle, step = seen.circle, len(seen.record) - 1
    if why == "scheduled" and seen.chapter in (1, 3):
        step = seen.round - REVEAL_EVERY
        circle = seen.record[step]
        known = belief.after_reveal(circle, step)
    else:
        known = 1 << circle
    cost = hunt.value(seen.circle, belief.places) - hunt.value(seen.circle, known)
    left = sum(number % REVEAL_EVERY == 0 for number in range(seen.round, LAST_ROUND + 1))
    price = _SHADOW * (0.4 if left <= len(seen.tokens) + 1 else 1.0)
    return view.legal[1] if cost > price else view.legal[0]


def answer_twist(view: View, rng: random.Random) -> Act:
    """An extra move when it kills the Chosen in III, or when he is better off elsewhere."""
    del rng
    rest = next(act for act in view.legal if act.verb == "rest")
    if not view.manner.tokens:
        return rest
    hunt = Hunt(view)
    here = view.seen.circle
    moved = hunt.best_single(here)
    stayed = hunt.value(here, view.belief.places)
    price = 25.0 if view.seen.round < LAST_ROUND - 2 else 8.0
    if len(view.legal) > 1 and moved > stayed + price:
        return next(act for act in view.legal if act.verb == "twist")
    return rest


def answer_twist_move(view: View, rng: random.Random) -> Act:
    """The extra move itself."""
    hunt = Hunt(view)
    masks = dict(hunt.moves(view.seen.circle))
    return near_best(((hunt.score(act, masks[act], hunt.unseen), act) for act in view.legal), rng, view.maniac_ease)[1]
