"""The double-click program: its icon and version in each system's form, and the finished build, tried as a stranger would."""

from __future__ import annotations

import os
import shutil
import struct
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine import games, places
from game.words.language import LANGUAGES

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / ".ci"))

import bundling  # noqa: E402
import program  # noqa: E402
import screen  # noqa: E402
import try_build  # noqa: E402

needs_pyinstaller = pytest.mark.skipif(
    bool(try_build.lacking()), reason=f"nothing can be built on this machine without {', '.join(try_build.lacking())}"
)
TRIALS = {
    name: trial
    for name, trial in (try_build.ANYWHERE | (try_build.ON_LINUX if sys.platform == "linux" else {})).items()
    if trial is not try_build.try_play  # the poor one is the same at its worst
}
IN_A_WINDOW = (try_build.try_start, try_build.try_play_poor)


# what goes in


def test_every_room_that_is_found_by_its_name_alone_goes_in() -> None:
    modules = bundling.modules(ROOT)
    for name in games.NAMES:
        assert {f"game.{name}", f"game.players.{name}.levels", f"game.words.{name}.host", f"game.client.{name}.screens"} <= set(modules)
    assert not [module for module in modules if "catalogues" in module or "arena" in module]


def test_all_that_the_program_reads_goes_in_where_it_looks_for_it() -> None:
    found = {f"{folder}/{Path(file).name}" for file, folder in bundling.files(ROOT)}
    assert {"maps/camp.tmx", "maps/terrain.tsx", "sprites/icon.svg", "./pyproject.toml", "game/lastfriday/cards.json"} <= found
    assert {f"game/words/texts/{language}/house.md" for language in LANGUAGES} <= found
    assert {f"game/words/languages/{language}/LC_MESSAGES/fourlanterns.mo" for language in LANGUAGES if language != "en"} <= found
    assert "font_manrope/files/Manrope-Bold.ttf" in found
    assert {"font_source_serif_pro/files/SourceSerifPro-Black.otf", "noto_cjk_sans_otc/NotoSansCJK-Regular.ttc"} <= found
    assert "manimgx_fonts/NotoSansThai[wght].ttf" in found
    assert not [name for name in found if "Italic" in name or name.endswith("SourceSerifPro-Black.ttf")]


def test_the_licences_of_others_work_go_in_with_it() -> None:
    packages = {folder.removeprefix("licences/") for _file, folder in bundling.licences(ROOT)}
    assert {"manimgx-fonts", "noto-cjk-sans-otc"} <= packages
    assert {"pytmx", "pygame_gui", "msgspec", "platformdirs", "font-source-serif-pro", "font-manrope", "python-i18n", "regex"} <= packages


@pytest.mark.parametrize(
    ("name", "stays_out"),
    [
        ("libstdc++.so.6", True),
        ("libgcc_s.so.1", True),
        ("pygame_gui/data/NotoSansJP-Bold.otf", True),
        ("pygame_gui\\data\\NotoSansKR-Bold.ttf", True),
        ("pygame_gui/data/NotoSans-Regular.ttf", False),
        ("font_manrope/files/Manrope-Bold.ttf", False),
        ("libSDL2-2.so", False),
    ],
)
def test_what_others_bring_along_stays_out(name: str, stays_out: bool) -> None:
    assert bundling.spared(name) is stays_out


# the icon and the version


def sides(png: bytes) -> tuple[int, int]:
    """Width and height in a PNG file's head."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    wide, tall = struct.unpack(">II", png[16:24])
    return wide, tall


def test_the_icon_for_windows_holds_a_picture_of_each_size(tmp_path: Path) -> None:
    data = bundling.icon(places.sprites() / "icon.svg", tmp_path, "win32").read_bytes()
    _zero, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, 7)
    seen = []
    for number in range(count):
        wide, tall, *_rest, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        side = sides(data[at : at + length])
        assert (wide or 256, tall or 256) == side
        seen.append(side[0])
    assert seen == [16, 24, 32, 48, 64, 128, 256]
    assert at + length == len(data)


def test_the_icon_for_macos_holds_a_picture_of_each_size(tmp_path: Path) -> None:
    data = bundling.icon(places.sprites() / "icon.svg", tmp_path, "darwin").read_bytes()
    name, whole = struct.unpack_from(">4sI", data)
    assert (name, whole) == (b"icns", len(data))
    at, seen = 8, {}
    while at < len(data):
        name, length = struct.unpack_from(">4sI", data, at)
        seen[name] = sides(data[at + 8 : at + length])[0]
        at += length
    assert seen == {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def test_the_icon_for_linux_is_the_picture_itself(tmp_path: Path) -> None:
    path = bundling.icon(places.sprites() / "icon.svg", tmp_path, "linux")
    assert path.suffix == ".png"
    assert pygame.image.tobytes(pygame.image.load(path), "RGBA") == pygame.image.tobytes(
        pygame.image.load_sized_svg(str(places.sprites() / "icon.svg"), (256, 256)), "RGBA"
    )


def test_windows_is_told_the_version_in_four_numbers() -> None:
    told = bundling.version_resource("2.10.3")
    compile(told, "version.txt", "eval")
    assert "filevers=(2, 10, 3, 0)" in told
    assert "StringStruct('ProductVersion', '2.10.3')" in told
    assert "StringStruct('OriginalFilename', 'four-lanterns.exe')" in told


# the finished build


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    """A folder that other users of the machine may look into too, which pytest's own is not."""
    folder = Path(tempfile.mkdtemp(prefix="four-lanterns-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def built(place: Path) -> Path:
    return try_build.build(place)


@pytest.mark.slow
@pytest.mark.xdist_group("build")
@needs_pyinstaller
@pytest.mark.parametrize("name", TRIALS)
def test_the_built_program_holds(name: str, built: Path, place: Path) -> None:
    if TRIALS[name] in IN_A_WINDOW and screen.missing():
        pytest.skip(f"not installed on this machine: {', '.join(screen.missing())}")
    room = place / str(list(TRIALS).index(name))
    room.mkdir()
    try:
        print(TRIALS[name](built, room))
    finally:
        shutil.rmtree(room, ignore_errors=True)


@pytest.mark.slow
@pytest.mark.xdist_group("build")
@needs_pyinstaller
@pytest.mark.skipif(sys.platform == "win32", reason="a program of Windows is no file that a test can break so")
def test_a_build_without_its_boards_fails_the_trials(built: Path, place: Path) -> None:
    broken, room = place / "broken", place / "room"
    shutil.copytree(built, broken, symlinks=True)
    os.remove(next(broken.rglob("camp.tmx")))
    room.mkdir()
    with pytest.raises(program.Failed, match="BROKEN"):
        try_build.try_elsewhere(broken, room)
