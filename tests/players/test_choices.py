"""Computer players choose as they did: see `tests.players.choices`."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import games
from tests.players.choices import FOLDER, changed, evenings, files

FILES = [pytest.param(path, id=f"{path.parent.name} {path.stem}") for name in games.NAMES for path in files(name)]


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES)
def test_what_computers_choose_is_what_they_chose(path: Path) -> None:
    found = list(changed(games.load(path.parent.name), path.read_text("utf-8").splitlines()))
    assert not found, "\n".join([f"{len(found)} choices of {path.relative_to(FOLDER)} are others, the first:", *found[:5]])


@pytest.mark.parametrize("name", games.NAMES)
def test_every_variety_has_its_evening(name: str) -> None:
    assert [path.stem for path in files(name)] == sorted(evenings(games.load(name)))
