"""No file of the house needs one that needs it: who imports whom has no circle, and the heart of Betrayal reads from the bottom up.

An import inside a function counts like one at the top of the file; what is there for typing alone does not.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path

import grimp
import pytest

HEART = (
    *("terms", "board", "deeds", "position", "cardrules", "holding", "rolling", "harm", "trading", "moving", "discarding", "laying"),
    *("discovering", "elevator", "falling", "rooms", "combat", "freeing", "dealing", "verbs", "ending", "turns", "needs", "haunting"),
    *("chart", "haunts.base", "haunts.before", "state", "notation"),
)
"""The files of `game/betrayal` that carry a turn and a haunt, each above those that it builds on."""


def imports(package: str) -> dict[str, set[str]]:
    """Module -> the modules of the package that it imports when it runs."""
    graph = grimp.build_graph(package, exclude_type_checking_imports=True, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def circle(graph: Mapping[str, set[str]]) -> Sequence[str]:
    """A circle of imports, each module with the one it imports after it and the first again at the end; nothing where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: Sequence[str] = error.args[1][::-1]
        return found
    return ()


def built_on(graph: Mapping[str, set[str]], module: str) -> set[str]:
    """What a module needs, and what that needs in turn."""
    found: set[str] = set()
    left = [module]
    while left:
        new = graph[left.pop()] - found
        found |= new
        left += new
    return found


@pytest.fixture(scope="module")
def house() -> dict[str, set[str]]:
    return imports("game")


def test_there_is_no_circle_of_imports(house: dict[str, set[str]]) -> None:
    assert " -> ".join(circle(house)) == ""


def test_the_heart_of_betrayal_reads_from_the_bottom_to_the_top(house: dict[str, set[str]]) -> None:
    modules = [f"game.betrayal.{name}" for name in HEART]
    above = {module: set(modules[index:]) for index, module in enumerate(modules)}
    assert {module: found for module in modules if (found := built_on(house, module) & above[module])} == {}


def test_a_circle_is_seen_wherever_the_imports_stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {
        "__init__": "",
        "moon": "from ring.sun import LIGHT",
        "sun": "def shine():\n    from ring import star\n    return star\nLIGHT = 1",
        "star": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ring import moon\n",
    }
    home = tmp_path / "ring"
    home.mkdir()
    for name, text in files.items():
        (home / f"{name}.py").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert circle(imports("ring")) == ()  # star needs the moon for typing alone
    (home / "star.py").write_text("import ring.moon", "utf-8")
    found = circle(imports("ring"))
    assert set(found) == {"ring.moon", "ring.sun", "ring.star"}
    assert len(found) == 4
    assert all(each in imports("ring")[before] for before, each in pairwise(found))
    assert "ring" not in sys.modules  # it is read, not run
