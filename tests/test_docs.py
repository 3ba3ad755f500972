"""What README and docs name is there: files, modules, commands."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from game.engine import games, places
from game.words.language import LANGUAGES

ROOT: Final = places.root()
PAGES: Final = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
STANDS_FOR: Final = {"NAME": games.NAMES, "LANG": LANGUAGES, "NN": ("38",), "KIND": ("firebat",)}
"""What stands for what in the name of a file."""
_PATH: Final = re.compile(r"(?:game|tests|docs|maps|sprites|\.ci)/[\w./{},*-]*")


def meant(path: str) -> Iterator[str]:
    """The files that a name with something that stands for others means; one of each is enough."""
    brace = re.search(r"\{([^}]*)\}", path)
    parts = brace[1].split(",") if brace else [""]
    known = {name: values for name, values in STANDS_FOR.items() if name in path}
    for part, *values in product(parts, *known.values()):
        found = path.replace(brace[0], part) if brace else path
        for name, value in zip(known, values, strict=True):
            found = found.replace(name, value)
        yield found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = {path.rstrip(".,") for quoted in re.findall(r"`([^`\n]+)`", text) for path in _PATH.findall(quoted)}
    lost = [path for path in sorted(named) if not any(any(ROOT.glob(each)) for each in meant(path))]
    assert lost == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_and_link_of_a_page_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    modules = set(re.findall(r"python -m ((?:game|tests)[\w.]*)", text))
    assert [name for name in sorted(modules) if importlib.util.find_spec(name) is None] == []
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)]+)\)", text) if not link.startswith("http")]
    assert [link for link in links if not (page.parent / link).exists()] == []
