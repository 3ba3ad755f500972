"""Each test begins in English, whatever the one before it spoke."""

from __future__ import annotations

import pytest

from game.words.language import set_language


@pytest.fixture(autouse=True)
def english() -> None:
    set_language("en")
