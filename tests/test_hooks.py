"""What only some games have stands in a base class: a name that no base class knows is a misspelt one, and nothing is found by its name
but in one place for each kind of thing."""

from __future__ import annotations

import ast
import difflib
from pathlib import Path

import pytest

from game.client.tableview import Screens, screens_of
from game.engine import games
from game.engine.contract import Game, State
from game.players.base import Players
from game.players.registry import players
from game.words.host import Host, host
from tests.toygame import Toy, ToyGame

ROOT = Path(__file__).parents[1]


def added(kind: type, base: type) -> set[str]:
    """The public names that the classes of a kind have beyond its base class and what that is built on."""
    own = [vars(each) for each in kind.__mro__ if each not in base.__mro__]
    return {name for names in own for name in names if not name.startswith("_")} - set(dir(base)) - set(base.__annotations__)


def misspelt(kind: type, base: type) -> set[str]:
    """Those of them that look like a name of the base class."""
    known = [name for name in (*dir(base), *base.__annotations__) if not name.startswith("_")]
    return {name for name in added(kind, base) if difflib.get_close_matches(name, known, 1, 0.8)}


@pytest.mark.parametrize("name", games.NAMES)
def test_hosts_desks_and_players_have_nothing_but_what_their_base_classes_declare(name: str) -> None:
    assert added(type(host(name)), Host) == set()
    assert added(type(screens_of(name)), Screens) == set()
    assert added(type(players(name)), Players) == set()


@pytest.mark.parametrize("name", games.NAMES)
def test_no_name_of_a_game_or_a_state_is_nearly_a_hook(name: str) -> None:
    game = games.load(name)
    assert isinstance(game, Game)
    state = game.new(game.varieties()[0])
    assert isinstance(state, State)
    assert misspelt(type(game), Game) == set()
    assert misspelt(type(state), State) == set()


def test_a_misspelt_hook_is_found() -> None:
    class Sideless(ToyGame):
        def wining_side(self) -> str:
            return ""

    class Quiet(Toy):
        def interupts(self) -> tuple[()]:
            return ()

    assert (misspelt(Sideless, Game), misspelt(Quiet, State)) == ({"wining_side"}, {"interupts"})
    assert misspelt(ToyGame, Game) == misspelt(Toy, State) == set()


def test_each_kind_of_thing_is_looked_up_by_its_name_in_one_place() -> None:
    found = []
    for path in (ROOT / "game").rglob("*.py"):
        text = path.read_text("utf-8")
        if "import_module" not in text:
            continue
        calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
        found += [ast.unparse(call.args[0]) for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "import_module"]
    assert {"f'game.{name}'", "f'game.players.{game_name}.levels'", "f'game.words.{name}.host'", "f'game.client.{name}.screens'"} <= set(
        found
    )
    assert [name for name in found if found.count(name) > 1] == []
