"""Two hundred damaged records, as `python -m tests.damaging` makes them: none is another game without a word, none ends in a traceback."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.engine import games
from tests.damaging import run


def check(count: int, seed: int, screens: int, names: Sequence[str] = games.NAMES) -> None:
    report = run(count, seed, screens, names=names)
    assert report.wrong == []
    assert report.ends["told"] > count / 2
    if screens:
        assert report.ends["led back on the screen"] > count / screens / 5


def test_damaged_records_are_told_of_or_are_the_game_that_was_played() -> None:
    check(40, 1, 0, ("stayaway",))


@pytest.mark.slow
def test_two_hundred_damaged_records_go_through_the_screens() -> None:
    check(200, 2, 4)
