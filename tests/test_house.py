"""The house is in order: who imports whom, README's commands, what a computer player's process loads."""

from __future__ import annotations

import ast
import importlib.util
import multiprocessing
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from multiprocessing.queues import Queue
from pathlib import Path

import pytest

from game.engine import games
from game.engine.wire import wire_of

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
README = (ROOT / "README.md").read_text("utf-8")


def sources(folder: str, word: str) -> Iterator[tuple[str, ast.Module]]:
    """The files with a word in them."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        if word in (text := path.read_text("utf-8")):
            yield path.relative_to(ROOT).as_posix(), ast.parse(text)


# who imports whom


def test_imports_run_one_way() -> None:
    program = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True, no_logo=True))"
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"{len(PROJECT['tool']['importlinter']['contracts'])} kept, 0 broken" in run.stdout


def test_every_room_of_the_house_has_its_place_in_that_order() -> None:
    rooms = {f"game.{path.parent.name}" for path in (ROOT / "game").glob("*/__init__.py")}
    layers = {contract["type"]: contract for contract in PROJECT["tool"]["importlinter"]["contracts"]}["layers"]["layers"]
    assert rooms == {room for layer in layers for room in layer.split(" | ")}
    assert {f"game.{name}" for name in games.NAMES} <= rooms


def imports(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """Every module imported, and whether the import stands at the top of the file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node in tree.body) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module, node in tree.body


def test_pytmx_is_imported_by_the_map_reader_alone_and_only_while_it_reads() -> None:
    found = {(file, at_top) for file, tree in sources("game", "pytmx") for name, at_top in imports(tree) if name.split(".")[0] == "pytmx"}
    assert found == {("game/engine/maps.py", False)}


def sit_in_another_process(name: str, board: bytes, answer: Queue[list[str]]) -> None:
    game = games.load(name)
    game.use_board_data(board)
    state = game.new(game.varieties()[0])
    state.observe(0)
    answer.put([str(state.actor()), *sys.modules])


@pytest.mark.slow
def test_a_computer_players_process_never_loads_the_window_or_the_map_reader() -> None:
    spawn = multiprocessing.get_context("spawn")
    for name in games.NAMES:
        answer: Queue[list[str]] = spawn.Queue()
        worker = spawn.Process(target=sit_in_another_process, args=(name, games.load(name).board_data(), answer))
        worker.start()
        modules = set(answer.get(timeout=60))
        worker.join(10)
        assert worker.exitcode == 0
        assert f"game.{name}" in modules
        assert not {module for module in modules if module.split(".")[0] in ("pygame", "pygame_gui", "pytmx") or ".client" in module}


def test_a_session_needs_no_window() -> None:
    rooms = ", ".join(
        f"game.{path.parent.name}.{path.stem}" for room in ("session", "words") for path in (ROOT / "game" / room).glob("*.py")
    )
    hosts = f"from game.words import host; [host.host(name).title() for name in {games.NAMES}]"
    program = f"import sys, {rooms}; {hosts}; print([name for name in sys.modules if name.startswith('pygame') or '.client' in name])"
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.stdout.strip(), run.stderr) == ("[]", "")


# what a newcomer meets


def commands() -> list[str]:
    """The lines of README's code blocks."""
    return [line for block in re.findall(r"```(?:sh|bat)\n(.*?)```", README, re.DOTALL) for line in block.splitlines()]


def test_one_command_starts_the_program_and_one_passes_the_tests() -> None:
    lines = commands()
    assert len(lines) == 4  # each for Linux and macOS, and for Windows
    assert all(f"pip install -e {what} && " in line for what, line in zip((".", ".", '".[test]"', '".[test]"'), lines, strict=True))
    assert [line.endswith("python main.py") for line in lines] == [True, True, False, False]
    assert [line.endswith("python -m pytest") for line in lines] == [False, False, True, True]
    assert [line for line in README.splitlines() if re.fullmatch(r"python3 .*-m pytest", line)] == [lines[2]]  # what .ci/run looks for


def test_every_command_that_readme_names_exists() -> None:
    modules = set(re.findall(r"python -m (game[\w.]+)", README))
    assert {"game.engine.simulate", "game.players.arena"} <= modules
    assert [module for module in sorted(modules) if importlib.util.find_spec(module) is None] == []
    flags = set(re.findall(r"main\.py (--[a-z]+)", README))
    assert {"--selftest", "--screenshot"} <= flags
    told = subprocess.run([sys.executable, "main.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [flag for flag in sorted(flags) if flag not in told] == []
    files = set(re.findall(r"`(maps/\S+|\.ci/\S+|game/\S+)`", README)) | set(re.findall(r"pytest (tests/\S+)`", README))
    assert [file for file in sorted(files) if not (ROOT / file).exists()] == []


def test_the_test_extra_brings_what_the_tests_and_checks_use() -> None:
    extra = {re.split(r"[=<>\[ ]", wanted)[0].lower() for wanted in PROJECT["project"]["optional-dependencies"]["test"]}
    assert {"pytest", "hypothesis", "ruff", "mypy", "import-linter", "babel"} <= extra
    assert [line.split(":")[0] for line in PROJECT["tool"]["pytest"]["ini_options"]["markers"]] == ["slow", "rule(id)"]


def test_what_pictures_depend_on_is_pinned() -> None:
    wanted = PROJECT["project"]["dependencies"]
    pinned = {line.split("==")[0] for line in wanted if "==" in line}
    fonts = {"font-source-serif-pro", "font-manrope", "manimgx-fonts", "noto-cjk-sans-otc"}
    assert pinned == {"pygame-ce", "pygame_gui", *fonts}


@pytest.mark.parametrize("name", games.NAMES)
def test_the_wire_form_tells_every_kind_apart(name: str) -> None:
    wire = wire_of(games.load(name))  # fails for two events of one name, and below for two tasks
    assert [wire.decoder(kind).decode(b"[]") for kind in games.load(name).shapes.late] == [()] * len(games.load(name).shapes.late)


def test_the_stack_of_tasks_is_for_rebuilding_alone() -> None:
    for room in ("words", "session", "client", "server", "players"):
        for path in (ROOT / "game" / room).rglob("*.py"):
            assert not re.search(r"(seen|observation)\.pending\b", path.read_text("utf-8")), path
