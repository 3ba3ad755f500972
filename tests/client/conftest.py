"""What all tests of the window share."""

from __future__ import annotations

from typing import Final

import pytest

from game.client import pixels

ROOM: Final = 30.0
"""Windows' bytes that pictures may take in tests: the next test wants most of them again, and drawing them anew took most of the time."""
OWN_ROOM: Final = ("test_memory", "test_steps")
"""Files of tests about what is dropped."""


@pytest.fixture(autouse=True)
def room_for_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.node.path.stem not in OWN_ROOM:
        monkeypatch.setattr(pixels, "WINDOWS", ROOM)
