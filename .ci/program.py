"""The built program as a stranger has it: a copy somewhere, next to nothing around it, and what can be done with it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bundling import NAME

from game.engine import places


class Failed(Exception):
    """A trial failed; the message says what was found instead."""


def check(fine: bool, otherwise: str) -> None:
    """Raises Failed with these words unless all is fine."""
    if not fine:
        raise Failed(otherwise)


class Program:
    """A copy of the program and an empty house around it: `home` is the user's, `data` where saves shall go."""

    def __init__(self, built: Path, place: Path, data: Path | None = None) -> None:
        self.folder = place / built.name
        shutil.copytree(built, self.folder, symlinks=True)
        self.home = place / "home"
        self.data = data or place / "data"
        self.elsewhere = place / "elsewhere"
        for folder in (self.home, self.data, self.elsewhere):
            folder.mkdir(parents=True, exist_ok=True)
        self.file = self.folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)

    def env(self, **more: str) -> dict[str, str]:
        """Next to nothing: no folder of programs, so no Python, and no screen."""
        env = {"PATH": str(self.elsewhere), "HOME": str(self.home), "LANG": "C.UTF-8", places.VARIABLE: str(self.data)}
        if sys.platform == "win32":
            env |= {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "LOCALAPPDATA", "USERPROFILE") if name in os.environ}
        return env | more

    def run(self, *words: str, env: dict[str, str] | None = None, **more: Any) -> subprocess.CompletedProcess[str]:
        """Runs it to its end from another folder."""
        return subprocess.run(
            [str(self.file), *words],
            cwd=self.elsewhere,
            env=self.env() if env is None else env,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
            timeout=300,
            **more,
        )

    def selftest(self, **more: Any) -> str:
        """Passes its self test; how long that took. Raises Failed."""
        began = time.perf_counter()
        done = self.run("--selftest", **more)
        check(done.returncode == 0, f"the self test exited {done.returncode}: {(done.stdout + done.stderr)[-1500:]}")
        return f"self test passed in {time.perf_counter() - began:.1f} s"

    def start(self, console: bool = True, **more: str) -> subprocess.Popen[str]:
        """Starts it and goes on; without a console its standard streams are closed, as a double click has them."""
        shut = None if console else close_streams
        pipe = subprocess.PIPE if console else None
        env = self.env(FOUR_LANTERNS_TIMING="1", **more)
        return subprocess.Popen([str(self.file)], cwd=self.elsewhere, env=env, stderr=pipe, encoding="utf-8", preexec_fn=shut)

    def left_over(self) -> list[int]:
        """The processes of this copy that are still there (Linux)."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if Path(os.readlink(process / "exe")).is_relative_to(self.folder.resolve()):
                    found.append(int(process.name))
            except OSError:
                continue
        return found

    def records(self) -> list[Path]:
        """The saved games."""
        return sorted(self.data.glob("records/*.lantern"))


def close_streams() -> None:
    """Closes the standard streams of the process that is about to start."""
    for number in (0, 1, 2):
        os.close(number)


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Takes the right to write in a folder and all in it away for a while."""
    held = {path: path.stat().st_mode for path in [folder, *folder.rglob("*")] if not path.is_symlink()}
    for path, mode in held.items():
        path.chmod(mode & ~0o222)
    try:
        yield
    finally:
        for path, mode in held.items():
            path.chmod(mode)


@contextmanager
def nothing_left(program: Program) -> Iterator[None]:
    """Ends what a failed trial leaves running."""
    try:
        yield
    finally:
        for process in program.left_over():
            os.kill(process, signal.SIGKILL)
