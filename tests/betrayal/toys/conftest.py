"""The toy haunts are there while a test runs, and the game can be begun with each."""

from __future__ import annotations

import msgspec
import pytest

from game.betrayal import Betrayal, haunts
from tests.betrayal.toys.haunts import TOYS


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, toy in TOYS.items():
        monkeypatch.setitem(haunts._loaded, number, toy)
    options = [
        msgspec.structs.replace(option, values=(*option.values, *map(str, TOYS))) if option.name == "haunt" else option
        for option in Betrayal.options
    ]
    monkeypatch.setattr(Betrayal, "options", tuple(options))
