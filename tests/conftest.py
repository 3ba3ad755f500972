"""Tests need no screen, no sound and no folder of the person who runs them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves and settings of a test go to a folder of its own."""
    folder = tmp_path / "user data"
    monkeypatch.setenv("FOUR_LANTERNS_DATA", str(folder))
    return folder
