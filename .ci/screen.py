"""A screen that nobody sees, and somebody who sits at it: Xvfb, and xdotool for the hands.

Where to click is asked of the program's own layout, drawn without a window at the same size.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

SIZE: Final = (1280, 720)
"""Of the screen and, since no window manager says otherwise, of the window on it."""
PATIENCE: Final = 30.0
"""Seconds until something that does not happen is given up."""


class NothingHappened(Exception):
    """The program did not do in time what it was to do; the message says what."""


def wait_for(what: str, happened: Callable[[], bool], seconds: float = PATIENCE) -> float:
    """Waits until something has happened; the seconds it took. Raises NothingHappened."""
    began = time.perf_counter()
    while not happened():
        if time.perf_counter() - began > seconds:
            raise NothingHappened(f"{what}: not within {seconds:.0f} s")
        time.sleep(0.02)
    return time.perf_counter() - began


def missing() -> list[str]:
    """The tools that are not on this machine."""
    return [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]


class Screen:
    """An X server of our own, up for the length of a `with`; `display` is its name for DISPLAY."""

    def __enter__(self) -> Screen:
        """Starts it and waits until it answers."""
        theirs, ours = os.pipe()
        command = ["Xvfb", "-displayfd", str(ours), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"]
        command.append("-noreset")  # else it starts anew whenever its last client goes, and a client that comes just then is lost
        self._server = subprocess.Popen(command, pass_fds=(ours,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(ours)
        with os.fdopen(theirs) as number:
            self.display = f":{number.readline().strip()}"
        if self.display == ":":
            raise NothingHappened("Xvfb did not start")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Ends it."""
        self._server.terminate()
        self._server.wait()

    def _do(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=os.environ | {"DISPLAY": self.display}, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        return done.stdout.strip()

    def window(self, process: subprocess.Popen[str]) -> None:
        """Waits until a window of the process can be seen, and gives it the keyboard. Raises NothingHappened."""
        wait_for("a window on the screen", lambda: bool(self._find(process.pid)) or process.poll() is not None)
        if process.poll() is not None:
            raise NothingHappened(f"no window: the program ended with exit code {process.returncode}")
        self._do("windowfocus", self._find(process.pid))

    def _find(self, process: int) -> str:
        return self._do("search", "--onlyvisible", "--pid", str(process)).partition("\n")[0]

    def click(self, at: tuple[int, int]) -> None:
        """Moves the mouse there, as a hand does before it clicks, and clicks."""
        self._do("mousemove", str(at[0]), str(at[1]))
        time.sleep(0.15)
        self._do("click", "1")

    def press(self, keys: Sequence[str]) -> None:
        """Presses keys, by X's names, one after another."""
        self._do("key", "--delay", "40", *keys)


def spot(scene: str, key: str, data: Path) -> tuple[int, int]:
    """The middle of the widget `key` on the scene title, setup or continue, in pixels of the window; `data` is the user's folder."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["FOUR_LANTERNS_DATA"] = str(data)

    from game.client.app import App
    from game.client.scenes.continuing import ContinueScene
    from game.client.scenes.page import PageScene
    from game.client.scenes.setup import SetupScene
    from game.client.scenes.title import TitleScene
    from game.client.settings import load
    from game.engine import games

    makers: dict[str, Callable[[], TitleScene | PageScene]] = {
        "title": TitleScene,
        "setup": lambda: SetupScene(games.NAMES[0]),
        "continue": ContinueScene,
    }
    shown = makers[scene]()
    app = App(load(), SIZE)
    app.push(shown)
    for _frame in range(3):  # what is read beside the window comes with a later one
        app.errands.wait()
        app.frame(0.02)
    app.draw()
    group = shown.group if isinstance(shown, TitleScene) else shown.form.group
    centre = group.find(key).rect.center
    app.close()
    return centre[0], centre[1]
