"""The door: what the program says and does when it is started."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.engine import places
from game.engine.record import Holder
from tests.client.test_scenes import saved

MAIN = places.root() / "main.py"


def start(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Runs the program from another folder; a variable given as "" is taken away."""
    environment = {**os.environ, **variables}
    for name, value in variables.items():
        if not value:
            environment.pop(name, None)
    return subprocess.run(
        [sys.executable, str(MAIN), *arguments], capture_output=True, text=True, timeout=120, env=environment, cwd="/", check=False
    )


def test_help_explains_every_option() -> None:
    result = start("--help")
    assert result.returncode == 0
    for option in ("--selftest", "--screenshot", "--record", "--position", "--after", "--viewer", "--scene", "--game", "--size", "--lang"):
        assert option in result.stdout


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there a program can be started without a screen")
def test_without_a_screen_it_says_so_in_one_sentence() -> None:
    result = start(DISPLAY="", WAYLAND_DISPLAY="", SDL_VIDEODRIVER="")
    assert result.returncode == 2
    assert result.stderr.strip().count("\n") == 0
    assert "screen" in result.stderr


def test_the_door_does_not_load_pygame_by_itself() -> None:
    code = "import sys, main; assert 'pygame' not in sys.modules and 'game' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], cwd=MAIN.parent, check=False).returncode == 0


@pytest.mark.slow
def test_a_picture_of_a_table_is_drawn_and_the_record_left_alone(tmp_path: Path) -> None:
    record, picture = tmp_path / "гра 1.lantern", tmp_path / "стіл.png"
    saved(record, [Holder(person="Anna"), *(Holder(level="random") for _seat in range(5))])
    before = record.read_bytes()
    result = start(
        "--screenshot", str(picture), "--record", str(record), "--after", "8", "--viewer", "0", "--size", "1024x640", "--lang", "uk"
    )
    assert result.returncode == 0, result.stderr
    assert pygame.image.load(picture).get_size() == (1024, 640)
    assert record.read_bytes() == before


@pytest.mark.slow
def test_a_picture_of_a_written_position_is_drawn(tmp_path: Path) -> None:
    text, picture = tmp_path / "house.txt", tmp_path / "picture.png"
    text.write_text("betrayal\nhouse: library N foyer\nzoe library dog; ox foyer; madame foyer\nhaunt 38\nfirebat*2 library", "utf-8")
    result = start("--screenshot", str(picture), "--position", f"@{text}", "--viewer", "0")
    assert result.returncode == 0, result.stderr
    assert pygame.image.load(picture).get_size() == (1280, 720)


@pytest.mark.parametrize("scene", ["title", "setup --game stayaway", "settings", "rulebook", "rulebook --game darkaround"])
@pytest.mark.slow
def test_screens_are_drawn_without_a_record(tmp_path: Path, scene: str) -> None:
    picture = tmp_path / "picture.png"
    assert start("--screenshot", str(picture), "--scene", *scene.split()).returncode == 0
    assert pygame.image.load(picture).get_size() == (1280, 720)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--scene", "kitchen"], "kitchen"),
        (["--scene", "setup"], "--game"),
        (["--record", "missing.lantern"], "missing.lantern"),
        (["--position", "@missing.txt"], "missing.txt"),
        (["--position", "zoe library"], "begins with its game"),
        (["--position", "lastfriday"], "not written"),
        (["--position", "betrayal; zoe libary; ox foyer; madame foyer"], "zoe libary"),
        ([], "--position"),
    ],
)
@pytest.mark.slow
def test_what_cannot_be_drawn_is_said(tmp_path: Path, arguments: list[str], word: str) -> None:
    result = start("--screenshot", str(tmp_path / "picture.png"), *arguments, "--lang", "en")
    assert result.returncode == 1
    assert word in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.slow
def test_the_self_test_finds_nothing_broken() -> None:
    result = start("--selftest")
    assert result.returncode == 0, result.stdout
    assert "BROKEN" not in result.stdout
