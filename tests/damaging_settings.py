"""`python -m tests.damaging_settings --count N --seed S`: damaged settings through the screens of the program.

Each is read at the start, told on the title, looked at in every section of the settings, used for a set-up and replaced by a change.
Counted are raw errors, damage that nobody was told of, and damaged files that were not kept; told are the slowest one and the memory.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import msgspec
import pygame

from game.client import settings as kept
from game.client.app import App
from game.client.evening import resident
from game.client.scenes.message import MessageScene
from game.client.scenes.settings import SECTIONS, SettingsScene
from game.client.scenes.setup import SetupScene
from game.client.scenes.title import TitleScene
from game.client.settings import Settings
from game.client.starting import greet
from game.engine import games, places
from tests import damage

_WHOLE: Final = Settings(
    language="uk",
    text_scale=1.25,
    animation_speed="off",
    muted=True,
    names=["Анна", "Borys", "Zoë"],
    own={"haunts": [1, 5, 45]},
    keys={"log": "k", "hint": "ctrl+h"},
)
_BYTES: Final = (
    damage.flip,
    damage.cut_out,
    damage.cut_off,
    damage.zeros,
    damage.noise,
    damage.twice,
    damage.line_gone,
    damage.lines_swapped,
)
_VALUES: Final[tuple[Any, ...]] = (
    None,
    -1,
    10**30,
    1e308,
    float("nan"),
    "",
    "A" * 3000,
    "\ud800",
    "a\u200b\u200f\ufe0f",
    "\u202eabc",
    ["A" * 900] * 30,
    ["\0", "\n", "a\tb", "Анна", "Анна"],
    [[["x"]]],
    {"log": "escape", "undo": "l", "hint": "l", "none": "x"},
    {"log": 7},
    {"rules": "ж", "log": "ctrl+"},
    True,
    "ru",
    2.0,
    list(range(-5, 90)),
)
_LEVELS: Final = 3000


def _value(file: Path, rng: random.Random) -> None:
    """One to three values that do not fit, or names nobody knows."""
    values = json.loads(file.read_bytes())
    for _time in range(rng.randint(1, 3)):
        values[rng.choice([*values, "of another program", "\ud800" if rng.random() < 0.5 else "x"])] = rng.choice(_VALUES)
    file.write_text(json.dumps(values), encoding="utf-8")


def _bytes(file: Path, rng: random.Random) -> None:
    file.write_bytes(rng.choice(_BYTES)(file.read_bytes(), rng))


def _form(file: Path, rng: random.Random) -> None:
    """Another form: of letters, of line ends, of nesting, of size."""
    text = file.read_text(encoding="utf-8")
    forms: tuple[Callable[[], object], ...] = (
        lambda: file.write_text(text, encoding="utf-16"),
        lambda: file.write_text(text, encoding="utf-8-sig"),
        lambda: file.write_bytes(text.replace("\n", "\r\n").encode()),
        lambda: file.write_bytes(text.encode("utf-8").replace("Анна".encode(), "Анна".encode("cp1251"))),
        lambda: file.write_text("[" * _LEVELS),
        lambda: file.write_text('{"a":' * _LEVELS + "1" + "}" * _LEVELS),
        lambda: file.write_text(text.replace("{", '{"newer": ' + "9" * 5000 + ",", 1)),
        lambda: file.write_bytes(rng.randbytes(rng.randrange(1, 5000))),
        lambda: file.write_bytes(b" " * (kept.MOST_BYTES + 1)),
        lambda: file.write_bytes(b""),
    )
    rng.choice(forms)()


def _no_file(file: Path, rng: random.Random) -> None:
    """Something else under the name of the file."""
    file.unlink()
    kinds: list[Callable[[], object]] = [file.mkdir, lambda: file.symlink_to(file), lambda: file.symlink_to("/dev/zero")]
    if hasattr(os, "mkfifo"):
        kinds.append(lambda: os.mkfifo(file))
    rng.choice(kinds)()


DAMAGES: Final = (_bytes, _bytes, _value, _value, _form, _no_file)


class Found(NamedTuple):
    """What came of one damaged file: the kind of damage, seconds of the processor, whether it was told, what went wrong ("": nothing)."""

    kind: str
    seconds: float
    told: bool
    wrong: str


def _through_the_screens(file: Path) -> tuple[bool, str]:
    """Whether damage was told, and what went wrong."""
    before = _seen(file)
    settings, wrong = kept.read()
    settings.muted, settings.animation_speed, settings.fullscreen = True, "off", False
    app = App(settings, (1280, 720), random.Random(1), lambda: 1)
    try:
        app.push(TitleScene())
        greet(app, wrong)
        app.frame(0.05)
        app.errands.wait()
        app.frame(0.05)
        if wrong and not isinstance(app.scene, MessageScene):
            return True, "what is wrong is not told on the screen"
        app.reset(TitleScene())
        for scene in [*(SettingsScene(section) for section in SECTIONS), SetupScene(games.NAMES[0])]:
            app.push(scene)
            app.frame(0.05)
            app.pop()
        if _seen(file) != before:
            return bool(wrong), "the file was changed by looking"
        app.settings.text_scale = 1.5 if app.settings.text_scale != 1.5 else 1.0
        app.apply_settings()
        app.frame(0.05)
    finally:
        app.close()
    return bool(wrong), _replaced(file, before, app.settings, bool(wrong))


def _seen(file: Path) -> object:
    """What lies under the name."""
    if file.is_symlink():
        return os.readlink(file)
    return file.lstat().st_mode, file.read_bytes() if file.is_file() else b""


def _replaced(file: Path, before: object, now: Settings, told: bool) -> str:
    """Whether the damaged file was kept and good settings stand in its place."""
    settings, wrong = kept.read()
    if wrong or settings.text_scale != now.text_scale:
        return "what was set then is not there"
    aside = [_seen(other) for other in file.parent.glob("settings.damaged*.json")]
    return "" if not told or before in aside else "the damaged file was not kept"


def _read_and_set(file: Path) -> tuple[bool, str]:
    """The same without a screen."""
    before = _seen(file)
    settings, wrong = kept.read()
    settings.text_scale = 1.5 if settings.text_scale != 1.5 else 1.0
    settings.save()
    return bool(wrong), _replaced(file, before, settings, bool(wrong))


def damaged(count: int, seed: int, folder: Path, every: int = 1) -> Iterator[Found]:
    """So many damaged settings, one in `every` of them through the screens; `folder` is the user's data meanwhile."""
    rng = random.Random(seed)
    os.environ[places.VARIABLE] = str(folder)
    for number in range(count):
        folder.mkdir(parents=True, exist_ok=True)
        for other in folder.glob("settings*"):
            other.rmdir() if other.is_dir() and not other.is_symlink() else other.unlink()
        file = folder / kept.FILE
        file.write_bytes(msgspec.json.format(msgspec.json.encode(_WHOLE), indent=2))
        kind = rng.choice(DAMAGES)
        kind(file, rng)
        began = time.process_time()
        try:
            told, wrong = _read_and_set(file) if number % every else _through_the_screens(file)
        except Exception:
            told, wrong = False, traceback.format_exc()
        yield Found(kind.__name__.strip("_"), time.process_time() - began, told, wrong)


def main() -> int:
    """Prints what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.damaging_settings", description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="damaged files (1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the damage (1)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = list(damaged(options.count, options.seed, Path(folder) / "data"))
    for each in found:
        if each.wrong:
            print(f"{each.kind}: {each.wrong}", file=sys.stderr)
    slowest = max(found, key=lambda each: each.seconds)
    wrong = sum(bool(each.wrong) for each in found)
    print(f"{len(found)} damaged settings: {wrong} wrong, {sum(each.told for each in found)} told", end="; ")
    print(f"slowest {slowest.seconds * 1000:.0f} ms of the processor ({slowest.kind}), memory {resident():.0f} MB")
    pygame.quit()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
