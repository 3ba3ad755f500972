"""Words are a layer of their own: whoever says something needs no window."""

from __future__ import annotations

import subprocess
import sys

import pytest

EVERY_MODULE = """
import importlib, pkgutil, sys
import game.words
names = [info.name for info in pkgutil.walk_packages(game.words.__path__, "game.words.")]
for name in names:
    importlib.import_module(name)
print(len(names), *sorted({name.split(".")[0] for name in sys.modules} & {"pygame", "pygame_gui", "pytmx"}))
"""


@pytest.mark.slow
def test_no_module_of_words_loads_the_window() -> None:
    told = subprocess.run([sys.executable, "-c", EVERY_MODULE], capture_output=True, text=True, check=True).stdout.split()
    assert int(told[0]) > 80
    assert told[1:] == []
