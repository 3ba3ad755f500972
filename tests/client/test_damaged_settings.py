"""Damaged settings through the screens of the program; `python -m tests.damaging_settings` makes more of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.damaging_settings import damaged

QUICK, MANY = 3, 200
SCREENS = 8
"""One in so many goes through the screens; the command takes them all there."""


@pytest.mark.parametrize("count", [QUICK, pytest.param(MANY, marks=pytest.mark.slow)])
def test_damaged_settings_are_told_kept_and_replaced(own_data_folder: Path, count: int) -> None:
    found = list(damaged(count, 7, own_data_folder, 1 if count == QUICK else SCREENS))
    assert [each for each in found if each.wrong] == []
    assert sum(each.told for each in found) > count // 2
