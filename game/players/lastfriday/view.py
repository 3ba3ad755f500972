"""One decision's look at the table: the observation, the belief, and what follows from both, each worked out when first asked for."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cached_property
from typing import Final

import msgspec

from game.lastfriday.actions import Act
from game.lastfriday.camp import Camp
from game.lastfriday.masks import mask_of, numbers_in
from game.lastfriday.numbers import ABILITY
from game.lastfriday.observation import Camper, LfObservation
from game.lastfriday.terms import CAMPER_SIDE, CLOSED, COLOURS, is_reveal_round
from game.players.lastfriday.belief import Belief
from game.players.lastfriday.distances import Distances
from game.players.lastfriday.weights import forward

CHASES: Final = (2, 4)
"""The chapters in which the Campers hunt the Maniac; in the others he hunts them."""

Scored = tuple[float, Act]


Eases = tuple[float, float, float, float]
"""Points by chapter: their scores are spread differently."""


class Manner(msgspec.Struct, frozen=True):
    """How a level decides; none knows more than another.

    `weighs`: it guesses which of the possible circles a sensible Maniac would be on, else all are alike to it. `fears`: as the Maniac
    it measures how likely the next turns find him. `helps`: as a Camper it plays clues when they pay. `tokens`: as the Maniac it uses
    tokens when they pay. `foresees`: as the Maniac in I it plays the Campers' next turns in its head. `camper_ease` and
    `maniac_ease`: actions that are worse by at most so many points than the best one are as good to it (100 is about what a chapter
    is worth).
    """

    weighs: bool = True
    fears: bool = True
    helps: bool = True
    tokens: bool = True
    foresees: bool = True
    camper_ease: Eases = (0.0, 0.0, 0.0, 0.0)
    maniac_ease: Eases = (0.0, 0.0, 0.0, 0.0)


HARD: Final = Manner()


def near_best(scored: Iterable[Scored], rng: random.Random, ease: float) -> tuple[float, Act]:
    """One of the actions within `ease` points of the best one, with its score. With no ease the best."""
    known = list(scored)
    high = max(score for score, _ in known)
    return best(known, rng) if not ease else rng.choice([pair for pair in known if pair[0] >= high - ease])


def best(scored: Iterable[Scored], rng: random.Random) -> tuple[float, Act]:
    """The highest score and its action; ties are drawn."""
    top: list[Act] = []
    high = float("-inf")
    for score, act in scored:
        if score > high + 1e-9:
            high, top = score, [act]
        elif score > high - 1e-9:
            top.append(act)
    return high, top[0] if len(top) == 1 else rng.choice(top)


class View:
    """What a seat can work out. `chances` is the guess of where the Maniac is, by circle (the Campers' guess, also for him)."""

    def __init__(self, camp: Camp, seen: LfObservation, belief: Belief, chances: dict[int, float], manner: Manner = HARD) -> None:
        self.camp = camp
        self.seen = seen
        self.belief = belief
        self.chances = chances
        self.manner = manner
        self.camper_ease = manner.camper_ease[max(seen.chapter, 1) - 1]
        self.maniac_ease = manner.maniac_ease[max(seen.chapter, 1) - 1]
        self.ways: Distances = belief.ways
        self.legal: tuple[Act, ...] = seen.legal

    @cached_property
    def living(self) -> tuple[Camper, ...]:
        """The living Campers in turn order."""
        return tuple(camper for camper in self.seen.campers if camper.alive)

    @cached_property
    def pawns(self) -> int:
        """The mask of dots with a living Camper."""
        return mask_of(camper.dot for camper in self.living) & ~1

    @cached_property
    def corpses(self) -> int:
        """The mask of dots with a corpse."""
        return mask_of(corpse.dot for corpse in self.seen.corpses)

    @cached_property
    def loot(self) -> int:
        """The mask of dots with a clue to take."""
        return mask_of(clue.dot for clue in self.seen.clues) | mask_of(pile.dot for pile in self.seen.piles)

    @cached_property
    def chosen_dot(self) -> int:
        """Where the Chosen stands; 0 for nobody or the entrance."""
        chosen = self.seen.chosen
        return self.seen.camper(chosen).dot if chosen and self.seen.camper(chosen).alive else 0

    @cached_property
    def next_chances(self) -> dict[int, float]:
        """The guess of where he is after his next move."""
        return forward(self.ways, self.chances, self.seen.chapter, self.pawns, self.chosen_dot)

    @cached_property
    def threat(self) -> list[float]:
        """For each dot (by number) the chance that his next move can pass over it."""
        return self._threat(self.chances)

    @cached_property
    def later_threat(self) -> list[float]:
        """The same for the move after the next."""
        return self._threat(self.next_chances)

    def _threat(self, chances: dict[int, float]) -> list[float]:
        threat = [0.0] * (self.camp.last_dot + 1)
        kills = self.ways.kills
        for circle, chance in chances.items():
            for dot in numbers_in(kills[circle]):
                threat[dot] += chance
        return threat

    @cached_property
    def flow(self) -> list[float]:
        """For each dot (by number) the chance that an even choice of his next move goes over it."""
        flow = [0.0] * (self.camp.last_dot + 1)
        for circle, chance in self.chances.items():
            masks = self.ways.network.moves[circle].masks
            for mask in masks:
                share = chance / len(masks)
                for dot in numbers_in(mask):
                    flow[dot] += share
        return flow

    @cached_property
    def inside(self) -> int:
        """The mask of the dots inside Camper-side cabins."""
        opened = (colour for colour, side in zip(COLOURS, self.seen.cabins, strict=True) if side == CAMPER_SIDE)
        return mask_of(dot for colour in opened for dot in self.camp.insides[colour])

    @property
    def reveal_due(self) -> bool:
        """Whether this round's move of the Maniac ends with a scheduled reveal."""
        return is_reveal_round(self.seen.round)

    @property
    def double_move(self) -> bool:
        """Whether the Maniac holds a token for two moves in a row."""
        return "speed" in self.seen.tokens or "twist" in self.seen.tokens

    def walk(self, dot: int) -> bytes:
        """Camper steps from a dot to every dot (by number), corpses in the way."""
        return self.ways.dots_from(dot, self.corpses)

    def reach(self, dot: int) -> bytes:
        """Camper steps from a dot until each circle (by number) is passed over, corpses in the way."""
        return self.ways.passes_from(dot, self.corpses)

    def others(self, seat: int) -> int:
        """The mask of dots where other living Campers stand."""
        return mask_of(camper.dot for camper in self.living if camper.seat != seat) & ~1

    def unlocked(self, seat: int) -> set[str]:
        """The closed cabins that this Camper has the key of."""
        cabins = zip(COLOURS, self.seen.cabins, strict=True)
        return {colour for colour, side in cabins if side == CLOSED and colour in self.seen.camper(seat).keys}

    def most_steps(self, camper: Camper) -> tuple[int, int]:
        """The steps of a Camper's turn without help, and with what the hand and the card allow."""
        numbers = self.camp.numbers
        plain = numbers.camper_steps
        more = plain
        ability = ABILITY[camper.card]
        if "sneakers" in camper.clues:
            more += numbers.long_sneaker_steps if ability == "long_sneakers" else numbers.sneaker_steps
        if ability == "second_wind" and ability not in camper.used:
            more += 1
        return plain, more
