"""What goes into the double-click program: its icon and version in each system's own form, its modules and its files.

build.spec asks for all of it. Nothing here knows PyInstaller.
"""

from __future__ import annotations

import io
import re
import struct
import tomllib
from collections.abc import Iterable, Mapping
from importlib import metadata
from pathlib import Path, PurePosixPath
from typing import Final

import pygame

from game.client import fonts

NAME: Final = "four-lanterns"
"""The program's file and folder: no spaces."""
TITLE: Final = "Four Lanterns"

UNUSED: Final = (
    "numpy",  # pygame takes it in for sound and pixel arrays when it is there
    "PIL",
    "scipy",
    "matplotlib",
    "setuptools",
    "pkg_resources",
    "pip",
    "unittest",
    "doctest",
    "pydoc",
    "tkinter",
    "sqlite3",
    "lib2to3",
    "distutils",
    "soundfile",  # with which the sounds were made
    "cffi",
    "babel",
    "pytest",
    "regex.tests",
    "hypothesis",
    "yaml",
    "pyglet",  # pytmx looks for other windows than pygame's
    "sdl2",
    "pygame.tests",
    "pygame.examples",
    "pygame.docs",
    "cv2",
    "OpenGL",
    "ssl",  # the program speaks to no network, and hashlib has sums of its own without OpenSSL
    "_ssl",
    "_hashlib",
)
"""Modules that nothing in the program uses, though something names them."""

_TOOLS: Final = (
    "game.words.languages",
    "game.client.soundmaking",
    "game.client.benchmark",
    "game.engine.benchmark",
    "game.engine.simulate",
    "game.players.arena",
    "game.players.belief_bench",
)
"""Commands for those who work on the program; the window reaches none of them."""
_OPENED: Final = ("NotoSans-Regular.ttf", "FiraCode-Regular.ttf")
_SIDES: Final = (16, 24, 32, 48, 64, 128, 256)
_APPLE: Final = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
"""Apple's names of the pictures in an icon, and their sides in pixels."""


def modules(root: Path) -> list[str]:
    """The names of all modules under `root`/game that the program can come to import, and of the packages of letters: games, their
    views and the letters are imported by name, which no analysis sees."""
    names = [path.relative_to(root).with_suffix("").parts for path in sorted((root / "game").rglob("*.py"))]
    dotted = [".".join(name[:-1] if name[-1] == "__init__" else name) for name in names]
    ours = [name for name in dotted if not any(name == tool or name.startswith(f"{tool}.") for tool in _TOOLS)]
    return ours + sorted({package for package, _name in fonts.files()})


def files(root: Path) -> list[tuple[str, str]]:
    """(file, folder in the bundle) of everything the program reads: boards, pictures, sounds, texts, catalogues, numbers, letters."""
    found = [path for folder in ("maps", "sprites") for path in (root / folder).rglob("*") if path.is_file()]
    found += [path for kind in ("*.json", "*.md", "*.mo") for path in (root / "game").rglob(kind)]
    found += [root / "pyproject.toml", root / "LICENSE"]
    shipped = [(str(path), path.relative_to(root).parent.as_posix()) for path in sorted(found)]
    for package, name in fonts.files():
        letters = Path(fonts.font_file(package, name))
        shipped.append((str(letters), str(PurePosixPath(package, name).parent)))
    return list(dict.fromkeys([*shipped, *licences(root)]))


def licences(root: Path) -> list[tuple[str, str]]:
    """(file, folder in the bundle) of the licences of all packages that go in; most of them ask to be passed on."""
    found, seen = [], set()
    waiting: list[str] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    while waiting:
        name = re.split(r"[^\w.-]", waiting.pop())[0]
        seen.add(name)
        try:
            package = metadata.distribution(name)
        except metadata.PackageNotFoundError:  # only other Pythons need it
            continue
        for file in package.files or ():
            if file.suffix in ("", ".txt", ".md") and any(word in file.name.upper() for word in ("LICEN", "COPYING", "OFL")):
                found.append((str(package.locate_file(file)), f"licences/{name}"))
        waiting += [wanted for wanted in package.requires or () if ";" not in wanted and re.split(r"[^\w.-]", wanted)[0] not in seen]
    return sorted(set(found))


def spared(name: str) -> bool:
    """Whether a file that PyInstaller collected (its path in the bundle) stays out: the system's own C++ library, and the letters
    that pygame_gui brings for scripts we do not write; two of them it opens itself, asked or not."""
    path = Path(name.replace("\\", "/"))
    if path.name.startswith(("libstdc++.so", "libgcc_s.so")):
        return True
    letters = path.suffix in (".ttf", ".otf")
    return letters and path.parent.as_posix() == "pygame_gui/data" and path.name not in _OPENED


# the icon


def drawing(svg: Path, side: int) -> bytes:
    """A picture as a PNG file of side x side pixels."""
    kept = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(str(svg), (side, side)), kept, "icon.png")
    return kept.getvalue()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon out of PNG files by their sides (1 to 256 pixels)."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    for side, data in pictures.items():
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(pictures.values())


def icns(pictures: Iterable[tuple[bytes, bytes]]) -> bytes:
    """A macOS icon out of PNG files with Apple's four-letter names."""
    body = b"".join(struct.pack(">4sI", name, 8 + len(data)) + data for name, data in pictures)
    return struct.pack(">4sI", b"icns", 8 + len(body)) + body


def icon(svg: Path, folder: Path, platform: str) -> Path:
    """Writes the icon as `platform` (sys.platform) wants it into a folder, and returns its path: .ico, .icns or .png."""
    folder.mkdir(parents=True, exist_ok=True)
    if platform == "win32":
        kind, data = "ico", ico({side: drawing(svg, side) for side in _SIDES})
    elif platform == "darwin":
        kind, data = "icns", icns([(name, drawing(svg, side)) for name, side in _APPLE.items()])
    else:
        kind, data = "png", drawing(svg, 256)
    path = folder / f"{NAME}.{kind}"
    path.write_bytes(data)
    return path


# the version


def version_resource(version: str) -> str:
    """The text that PyInstaller turns into the version shown in a Windows file's properties."""
    numbers = tuple([*(int(part) for part in version.split(".")), 0, 0, 0, 0][:4])
    strings = {
        "CompanyName": TITLE,
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": NAME,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    table = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{table}])]),\n"
        "        VarFileInfo([VarStruct('Translation', [0x0409, 1200])])])\n"
    )
