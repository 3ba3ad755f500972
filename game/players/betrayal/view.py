"""What a computer player of Betrayal works on: a position rebuilt from its observation and a guess of what is hidden from it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.betrayal import GAME
from game.betrayal.discovering import back_of
from game.betrayal.observation import BtObservation, Hidden
from game.betrayal.state import BtState
from game.betrayal.terms import ROOM
from game.engine.contract import bit

TRIES: Final = 30
"""Guesses that are made at most until one offers the viewer just what is offered to it."""


def world(seen: BtObservation, rng: random.Random) -> BtState:
    """A position that the viewer cannot tell from the true one; of the last guess, when it can tell all of them, the offers differ."""
    s = _guessed(seen, rng)
    for _ in range(TRIES):
        if list(s.legal_actions()) == list(seen.legal):
            break
        s = _guessed(seen, rng)
    return s


def _guessed(seen: BtObservation, rng: random.Random) -> BtState:
    """A position with what is hidden drawn anew: cards that lie on a pile unseen are any others of it; what other seats
    know alone is guessed by the haunt."""
    tops: dict[str, tuple[str, ...]] = {}
    knowers: dict[str, tuple[int, ...]] = {}
    for pile, state in seen.table.piles.items():
        if not state.known:
            continue
        known = seen.tops.get(pile, ("",) * state.known)
        there = [card for card in state.cards if card not in known]
        guess = _tiles(there, state.bottom, rng) if pile == ROOM else rng.sample(there, len(there))
        tops[pile] = tuple("" if card else guess.pop() for card in known)
        knowers[pile] = tuple(bit(seen.viewer) if card else 0 for card in known)
    seats = sum(1 for body in seen.table.bodies if body.kind == "explorer")
    empty: tuple[dict[str, str], ...] = tuple({} for _ in range(seats))
    s = GAME.rebuild(seen, Hidden(empty, tops, knowers))
    for seat, own in s.haunt.guess(s, seen.viewer, rng).items():
        if seat != seen.viewer:
            s.secrets.own[seat] = own
    return s


def _tiles(left: Sequence[str], bottom: Sequence[str], rng: random.Random) -> list[str]:
    """The tiles of the stack that may lie on top, in some order: whatever is not needed for the backs that went to the bottom."""
    needed = Counter(bottom)
    middle = []
    for room in rng.sample(left, len(left)):
        back = back_of(GAME.tiles[room].floors)
        if needed[back]:
            needed[back] -= 1
        else:
            middle.append(room)
    return middle
