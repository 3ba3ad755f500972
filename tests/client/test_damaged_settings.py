"""Damaged settings through the screens of the program; `python -m tests.damaging_settings` makes more of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.damaging_settings import damaged

QUICK, MANY = 3, 200


@pytest.mark.parametrize("count", [QUICK, pytest.param(MANY, marks=pytest.mark.slow)])
def test_damaged_settings_are_told_kept_and_replaced(own_data_folder: Path, count: int) -> None:
    found = list(damaged(count, 7, own_data_folder))
    assert [each for each in found if each.wrong] == []
    assert sum(each.told for each in found) > count // 2
