"""Random complete games of a haunt, for its tests."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from game.betrayal import GAME
from game.betrayal.state import BtState
from game.engine.contract import CHANCE, Setup

MOST_ACTIONS = 60_000


def random_games(haunt: int, games: int, look: Callable[[BtState], None] | None = None) -> Counter[str]:
    """Plays games of three to six seats at random to their end; says how they ended. `look` sees every position of the haunt."""
    ends: Counter[str] = Counter()
    for number in range(games):
        rng = random.Random(number)
        s = GAME.new(Setup(3 + number % 4, {"haunt": str(haunt)}))
        for _ in range(MOST_ACTIONS):
            actor = s.actor()
            if actor is None:
                break
            if actor == CHANCE:
                outcomes = list(s.chances())
                chosen = rng.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0]
            else:
                chosen = rng.choice(list(s.legal_actions()))
            s.apply(chosen)
            if look is not None and s.t.haunt:
                look(s)
        assert s.t.ended, f"{haunt}: game {number} does not end"
        ends[s.t.ended] += 1
    return ends
