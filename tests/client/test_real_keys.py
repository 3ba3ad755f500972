"""Real keys of five layouts in a real window: what the system reports of them is not what a test would think of."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from game.engine import places
from tests.client import keyboards
from tests.client.test_smoke import Screen, screen

__all__ = ["screen"]

_NEEDED: Final = {"Xvfb": "xvfb", "xdotool": "xdotool", "setxkbmap": "x11-xkb-utils", "matchbox-window-manager": "matchbox-window-manager"}
_MISSING: Final = [package for program, package in _NEEDED.items() if shutil.which(program) is None]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("screen"),
    pytest.mark.skipif(bool(_MISSING), reason=f"not installed: {', '.join(_MISSING)}"),
]

_CODES: Final = dict(zip("`", [49], strict=True)) | {
    sign: first + place
    for row, first in (("1234567890-=", 10), ("qwertyuiop[]", 24), ("asdfghjkl;'", 38), ("zxcvbnm,./", 52), ("\\", 51))
    for place, sign in enumerate(row)
}
"""What a key bears in the United States -> its number in X."""
_PATIENCE: Final = 60.0
"""Seconds until something must have been told, on a machine that does much else."""
_OTHERS: Final = {"ctrl": 37, "f1": 67, "end": 115}


class Window:
    """The program in a window of its own, on a keyboard of a layout."""

    def __init__(self, on: Screen, layout: str, data: Path) -> None:
        self.layout = layout
        self.now: dict[str, Any] = {}
        kept = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
        self._environment = kept | {
            "DISPLAY": on.name,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "FOUR_LANTERNS_DATA": str(data),
        }
        self._manager = subprocess.Popen(["matchbox-window-manager"], env=self._environment, stderr=subprocess.DEVNULL)
        subprocess.run(["setxkbmap", layout], env=self._environment, check=True, stderr=subprocess.DEVNULL)
        command = [sys.executable, "-m", "tests.client.real_window"]
        self._program = subprocess.Popen(
            command, cwd=places.root(), env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in self._program.stdout or ():
            if line.startswith("{"):
                self.now = json.loads(line)

    def close(self) -> None:
        """Takes it away."""
        for process in (self._program, self._manager):
            process.kill()
            process.wait(10)

    def code(self, sign: str) -> int:
        """The key that a person presses who wants this sign."""
        if sign in _OTHERS:
            return _OTHERS[sign]
        place = keyboards.key_for(self.layout, sign)[1]
        return next(code for us, code in _CODES.items() if keyboards.scancode(us) == place)

    def press(self, sign: str, *, ctrl: bool = False) -> None:
        """Presses a key."""
        held = [str(_OTHERS["ctrl"])] if ctrl else []
        down, up = [f"keydown {key}" for key in held], [f"keyup {key}" for key in held]
        name = "Escape" if sign == "escape" else str(self.code(sign))  # whose number, 9, xdotool would take for the digit
        words = " ".join([*down, f"key {name}", *up]).split()
        subprocess.run(["xdotool", *words], env=self._environment, check=True)

    def wait(self, what: Callable[[dict[str, Any]], bool], words: str) -> None:
        """Waits until the program tells something."""
        end = time.monotonic() + _PATIENCE
        while not (self.now and what(self.now)):
            assert self._program.poll() is None, self._program.communicate()[1]
            assert time.monotonic() < end, f"{self.layout}: {words}, but {self.now}"
            time.sleep(0.02)


@pytest.fixture
def window(request: pytest.FixtureRequest, screen: Screen, own_data_folder: Path) -> Iterator[Window]:
    opened = Window(screen, request.param, own_data_folder)
    yield opened
    opened.close()


@pytest.mark.parametrize("window", keyboards.LAYOUTS, indirect=True)
def test_real_keys_do_what_they_should_and_write_what_they_bear(window: Window) -> None:
    window.wait(lambda now: now["scene"] == "setup", "no window came")
    time.sleep(0.5)  # until the window manager has given it the keyboard
    before = window.now["name"]
    written = before + keyboards.sign_at(window.layout, "a") + keyboards.sign_at(window.layout, "d")
    window.press("end")
    for place in "ad":  # the keys at these places, whatever they write
        subprocess.run(["xdotool", "key", str(_CODES[place])], env=window._environment, check=True)
    window.wait(lambda now: now["name"] == written, f"the name should be {written}")
    if window.layout == "ua":
        window.press("'")
        written += "'"
        window.wait(lambda now: now["name"] == written, f"the name should be {written}")
    window.press("a", ctrl=True)
    window.press("c", ctrl=True)
    window.press("end")
    window.press("v", ctrl=True)
    twice = (written * 2)[:20]
    window.wait(lambda now: now["name"] == twice, f"the name should be {twice}")
    window.press("escape")
    window.wait(lambda now: now["scene"] == "table", "the set-up should be gone")
    plus, minus = {"de": ("+", "-"), "fr": ("=", ")")}.get(window.layout, ("=", "-"))  # French minus is 6 where SDL has digits there
    for sign, told, value in (
        ("l", "log", True),
        (plus, "zoom", 1),
        (minus, "zoom", 0),
        ("f1", "scene", "rulebook"),
    ):
        window.press(sign)
        window.wait(lambda now, told=told, value=value: now[told] == value, f"{sign} should make {told} {value}")  # type: ignore[misc]
    window.press("escape")
    window.wait(lambda now: now["scene"] == "table", "the rules should be closed")
    played = window.now["played"]
    window.press("z", ctrl=True)
    window.wait(lambda now: now["played"] < played, "something should be taken back")
