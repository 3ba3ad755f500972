"""Every toy haunt in whole games played by chance: they end, and copies, rebuilt positions and exchanged secrets go on alike."""

from __future__ import annotations

import random

import pytest

from game.betrayal import GAME
from game.betrayal.pending import tasks_from
from game.betrayal.verbs import TakeTurn
from game.engine.contract import ALL, TABLE, Setup
from game.engine.wire import encode, wire_of
from tests.betrayal.swapping import swap
from tests.betrayal.toys.haunts import TOYS
from tests.conformance import RandomGame, play_on_alike, whole

POSITIONS = 8


def game_of(number: int, seats: int, seed: int) -> RandomGame:
    return RandomGame(GAME, Setup(seats, {"haunt": str(number)}), seed)


def test_every_kind_of_task_is_told_from_every_other_in_json() -> None:
    assert tasks_from([]) == ()


@pytest.mark.slow
@pytest.mark.parametrize("number", TOYS)
def test_whole_games_end_and_every_position_is_rebuilt(number: int) -> None:
    for seats, seed in ((3, 1), (6, 4)):
        played = game_of(number, seats, seed)
        assert played.last.t.haunt == number  # type: ignore[attr-defined]
        rng = random.Random(seed)
        for state in played.positions(POSITIONS, rng):
            for viewer in (*range(seats), TABLE, ALL):
                seen, unseen = state.observe(viewer), state.hidden(viewer)
                again = GAME.rebuild(seen, unseen)
                assert whole(again) == whole(state)
                assert wire_of(GAME).observation.decode(encode(seen)) == seen
                other = swap(GAME, state, viewer, rng)  # type: ignore[arg-type]
                if other is not None:
                    assert GAME.rebuild(seen, other).observe(viewer) == seen
            if isinstance(state.question, TakeTurn):  # type: ignore[attr-defined]
                assert whole(GAME.read(GAME.write(state))) == whole(state)  # type: ignore[arg-type]
            play_on_alike(state.clone(), state, 30, random.Random(seed))
