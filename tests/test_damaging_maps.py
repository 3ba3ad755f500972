"""Damaged maps through the reader and the screens; `python -m tests.damaging_maps` does the same with more of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.damaging_maps import Damaging, program_copy


@pytest.fixture(scope="module")
def ground() -> Iterator[Path]:
    with program_copy() as copy:
        yield copy


def test_damaged_rooms_are_read_or_told(ground: Path) -> None:
    tally = Damaging(ground, seed=3, screens=0).run(8, only="rooms")
    assert tally.raw == tally.wrong == []
    assert tally.ends["read"] > 0
    assert tally.ends["told"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("only", ["rooms", "camp"])
def test_a_hundred_damaged_maps_of_each_kind_leave_the_other_games_open(ground: Path, only: str) -> None:
    tally = Damaging(ground, seed=5, screens=20).run(100, only=only)
    assert tally.raw == tally.wrong == []
    assert tally.screens == 5
    assert len(tally.codes) > 15
