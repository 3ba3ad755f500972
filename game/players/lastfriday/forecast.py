"""What the Maniac expects of the Campers in I: their next turns, played out in his head as good Campers would play them, and the
moves of his that meet the most of them.

He uses what he knows and no more: the Campers' guess of him follows from public facts, so he can work it out; Welcome tokens and
clues that he has not seen are dealt at random. His own pawn is left out of the thought, as the Campers do not see it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

import msgspec

from game.engine.contract import CHANCE, bit
from game.lastfriday import GAME
from game.lastfriday.events import Stepped
from game.lastfriday.observation import Hidden, LfObservation
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPER_SIDE, CAMPERS, CLUES, COLOURS, CORPSE
from game.players.lastfriday.campers import play_turn
from game.players.lastfriday.distances import Distances
from game.players.lastfriday.view import Manner, View
from game.players.lastfriday.weights import Weights

ROUNDS: Final = 3
"""How many rounds are thought ahead."""
DEALS: Final = 2
"""How often, each time with the hidden tokens dealt anew."""
_KILL: Final = 30.0
_TRUST: Final = (0.75, 0.55, 0.4)
"""How far the first, second and third round come as expected."""

Ends = tuple[tuple[int, int, int], ...]
"""One Camper each: the seat, the dot where the turn ends, and the circles passed over in it (a mask)."""


class Forecast:
    """The Campers' next rounds as one decision of the Maniac expects them: `lines` holds one list of rounds for each deal."""

    def __init__(self, view: View, rng: random.Random) -> None:
        self.ways: Distances = view.ways
        self.lines: list[list[Ends]] = [_play_on(view, rng) for _ in range(DEALS)]
        self._values: dict[tuple[int, int], float] = {}

    def value(self, circle: int, gone: int) -> float:
        """What standing on a circle when his turn ends promises, in points; `gone` are the seats (a mask) he has killed just now."""
        key = circle, gone
        if key not in self._values:
            total = 0.0
            for line in self.lines:
                total += self._on(circle, line, 0, gone, {})
            self._values[key] = total / len(self.lines)
        return self._values[key]

    def _on(self, circle: int, line: list[Ends], ahead: int, gone: int, known: dict[tuple[int, int], float]) -> float:
        """The same for one line from so many rounds ahead on."""
        if ahead == len(line):
            return 0.0
        key = circle, ahead
        if key in known:
            return known[key]
        trust = _TRUST[ahead]
        ends = [end for end in line[ahead] if not gone >> end[0] & 1]
        walked_into = trust * _KILL * sum(over >> circle & 1 for _, _, over in ends)
        best = 0.0
        dots = 0
        for _, dot, _ in ends:
            dots |= 1 << dot
        moves = self.ways.network.moves[circle]
        for act, mask in zip(moves.acts, moves.masks, strict=True):
            met = (mask & dots).bit_count()
            best = max(best, trust * _KILL * met + self._on(act.circle, line, ahead + 1, gone, known))
        known[key] = walked_into + best
        return known[key]


def _play_on(view: View, rng: random.Random) -> list[Ends]:
    """The rounds to come for one deal of what is hidden."""
    state = _imagined(view.seen, rng)
    belief, weights, manner = view.belief.fork(), Weights(), Manner(helps=False)
    line: list[Ends] = []
    started, passed = state.round, dict.fromkeys(CAMPERS, 0)
    while not state.result[0] and state.chapter == 1 and state.who != CHANCE:
        if state.asked == "maniac":
            if state.round > started:
                line.append(_ends(state, passed))
                passed = dict.fromkeys(CAMPERS, 0)
            if len(line) == ROUNDS:
                break
        if state.asked == "turn":
            seen = state.observe(state.who)
            act = play_turn(View(view.camp, seen, belief, weights.of(belief), manner), rng)
        else:
            act = state.legal_actions()[0]
        for event in state.apply(act):
            if event.audience & bit(1):
                belief.update((event,))
                if isinstance(event, Stepped):
                    passed[event.seat] |= 1 << event.via & ~1
    return line


def _ends(state: LfState, passed: Mapping[int, int]) -> Ends:
    return tuple((seat, state.dot[seat], passed[seat]) for seat in state.living() if state.dot[seat] and not state.sheltered(seat))


def _imagined(seen: LfObservation, rng: random.Random) -> LfState:
    """The position without the Maniac's pawn and with hidden tokens dealt."""
    keys = {key for camper in seen.campers for key in camper.keys} | {key for pile in seen.piles for key in pile.keys}
    opened = {colour for colour, side in zip(COLOURS, seen.cabins, strict=True) if side == CAMPER_SIDE}
    unseen = [token.dot for token in seen.welcome if not token.token]
    tokens = [colour for colour in COLOURS if colour not in keys | opened][: len(unseen)]
    tokens += [CORPSE] * (len(unseen) - len(tokens))
    rng.shuffle(tokens)
    clues = tuple((clue.dot, CLUES[0]) for clue in seen.clues if not clue.clue)
    hidden = Hidden(clues=clues, welcome=tuple(zip(unseen, tokens, strict=True)))
    turn = msgspec.structs.replace(seen.turn, legs=0)
    return GAME.rebuild(msgspec.structs.replace(seen, circle=0, turn=turn), hidden)
