"""Tests need no screen, no sound and no folder of the person who runs them."""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from typing import Final

import pytest

from game.session import saving

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


saving.GRACE = 60.0  # noqa: B010: no test passes or fails by how quick a disk is


_NUMBERS: Final = itertools.count(1)


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves and settings of a test go to a folder of its own, which is made by the first who writes there: most never do."""
    folder = tmp_path_factory.getbasetemp() / f"user data {next(_NUMBERS)}"
    monkeypatch.setenv("FOUR_LANTERNS_DATA", str(folder))
    return folder
