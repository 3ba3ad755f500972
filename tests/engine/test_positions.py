"""Taking back costs the same however much was played and taken back before."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.engine.callings import MOST_PEOPLE
from game.engine.match import Match, Stopped
from game.engine.positions import Positions
from game.engine.record import RecordError
from tests.engine.test_record import begin, load
from tests.sealing import sealed, texts
from tests.toygame import GAME


class Counting:
    """A state that is what was done to it; it counts what all its copies were asked to do."""

    applied = 0

    def __init__(self, done: tuple[int, ...] = ()) -> None:
        self.done = done

    def clone(self) -> Counting:
        return Counting(self.done)

    def apply(self, action: int) -> None:
        self.done += (action,)
        Counting.applied += 1


@pytest.mark.parametrize("ups", [1, 2, 9, 60])
def test_positions_are_those_that_were_and_little_is_played_again(ups: int) -> None:
    """Long ways up and down, short ones at every depth, and final actions in between."""
    rng = random.Random(ups)
    state: Any = Counting()
    plays: list[int] = []
    final = steps = 0
    positions = Positions(state)
    Counting.applied = 0
    for turn in range(150):
        for _up in range(rng.choice((1, ups))):
            plays.append(rng.randrange(9))
            state.apply(plays[-1])
            steps += 1
            if turn % 50 == 49:
                final = len(plays)
                positions.restart(final, state)
            else:
                positions.add(len(plays), state)
        for _down in range(rng.choice((1, ups))):
            if len(plays) > final:
                plays.pop()
                steps += 1
                state = positions.back_to(len(plays), plays.__getitem__)
                assert state.done == tuple(plays)
    assert Counting.applied < 6 * steps


def test_a_record_of_moves_and_undos_is_played_in_a_time_that_grows_with_its_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.lantern"
    match = begin(path, "dare 1")
    lines = texts(path.read_text("utf-8"))[:-1]
    path.write_text(sealed([*lines, *["undo", "dare 1"] * 500]), "utf-8")
    applied = 0
    apply = type(match._state).apply

    def counted(state: Any, action: Any) -> object:
        nonlocal applied
        applied += 1
        return apply(state, action)

    monkeypatch.setattr(type(match._state), "apply", counted)
    again = Match.read(path, load)
    assert again.length == match.length
    assert applied < 600


def test_reading_can_be_called_off_and_leaves_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.lantern"
    begin(path, "dare 1")
    before = path.read_bytes()
    asked = iter([False, False, True])
    with pytest.raises(Stopped):
        Match.resume(path, load, stop=lambda: next(asked))
    assert path.read_bytes() == before
    assert next(asked, None) is None


def test_nobody_takes_back_so_often_that_the_record_outgrows_its_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.engine.playing.MOST_UNDOS", 3)
    path = tmp_path / "game.lantern"
    match = begin(path)
    for _time in range(3):
        match.play(GAME.parse("dare 1"))
        match.undo("Anna")
    match.play(GAME.parse("dare 1"))
    assert not match.can_undo("Anna")
    again = Match.resume(path, load)
    assert not again.can_undo("Anna")
    monkeypatch.setattr("game.engine.playing.MOST_UNDOS", 2)
    assert Match.read(path, load).length == match.length, "what was taken back before stays good"


def test_a_record_of_more_people_than_there_can_be_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.lantern"
    begin(path)
    lines = texts(path.read_text("utf-8"))[:-1]
    path.write_text(sealed([*lines, *(f"seat 0 person N{number}" for number in range(1000))]), "utf-8")
    with pytest.raises(RecordError) as caught:
        Match.read(path, load)
    assert caught.value.line == len(lines) + MOST_PEOPLE - 2 + 1
