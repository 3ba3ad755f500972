"""Tests need no screen, no sound and no folder of the person who runs them."""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from typing import Final

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game.client import pixels, stack
from game.session import saving

saving.GRACE = 60.0  # noqa: B010: no test passes or fails by how quick a disk is


ROOM: Final = 30.0
"""Windows' bytes that pictures may take in tests: the next test wants most of them again, and drawing them anew took most of the time."""
OWN_ROOM: Final = ("test_memory", "test_steps")
"""Files of tests about what is dropped."""
_NUMBERS: Final = itertools.count(1)


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves and settings of a test go to a folder of its own, which is made by the first who writes there: most never do."""
    folder = tmp_path_factory.getbasetemp() / f"user data {next(_NUMBERS)}"
    monkeypatch.setenv("FOUR_LANTERNS_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def room_for_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.node.path.stem not in OWN_ROOM:
        monkeypatch.setattr(pixels, "WINDOWS", ROOM)
        monkeypatch.setattr(stack, "give_back", lambda: None)  # the search for what only holds itself takes a tenth of a second
