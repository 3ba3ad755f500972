"""Builds the double-click program and tries it as strangers will: from anywhere, read-only, without Python, screen, sound or console.

`python .ci/try_build.py` builds first; with the folder of a finished build it tries that one. It prints a line for each trial and
exits 1 when one fails. The trials with a real window need Linux with Xvfb and xdotool; elsewhere they are left out and named.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib.util
import itertools
import os
import shutil
import signal
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / ".ci")]

import screen  # noqa: E402
from bundling import NAME  # noqa: E402
from program import Failed, Program, check, close_streams, nothing_left, read_only  # noqa: E402

from game.engine import places  # noqa: E402
from game.engine.match import Match  # noqa: E402
from game.engine.record import read_record  # noqa: E402

LARGEST: Final = 90.0
"""Megabytes that the whole folder may take."""
SLOWEST: Final = 1.0
"""Seconds from the start to the first picture, at most."""
_STARTS: Final = 3
_MOVES: Final = 3
"""A person's actions that a trial plays before and after the program is killed."""
_LINUX: Final = sys.platform == "linux"
_UNWANTED: Final = (
    "libstdc++",
    "libgcc_s",
    "numpy",
    "PIL",
    "scipy",
    "setuptools",
    "unittest",
    "tkinter",
    "_tkinter",
    "libssl",
    "libcrypto",
)


def lacking() -> list[str]:
    """What is not on this machine of that which a build needs."""
    found = [] if importlib.util.find_spec("PyInstaller") else ["PyInstaller"]
    if _LINUX:
        found += [tool for tool in ("objdump", "objcopy") if shutil.which(tool) is None]
        try:
            ctypes.CDLL(sysconfig.get_config_var("INSTSONAME"))
        except (OSError, TypeError):
            found.append("Python's shared library")
    return found


def build(work: Path) -> Path:
    """Builds with build.spec into a folder; the program's folder. Raises Failed."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--distpath", str(work / "dist"), "--workpath", str(work / "work")]
    done = subprocess.run([*command, str(ROOT / "build.spec")], cwd=work, capture_output=True, text=True, check=False)
    check(done.returncode == 0, f"PyInstaller failed:\n{done.stderr[-3000:]}")
    return work / "dist" / NAME


def size(folder: Path) -> float:
    """What a folder takes, in megabytes; a file with several names once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


def try_contents(built: Path, place: Path) -> str:
    """Small, and without what it does not need."""
    del place
    found = [path.name for path in built.rglob("*") if path.name.split(".")[0] in _UNWANTED or path.name.startswith("libstdc++")]
    check(not found, f"needless: {', '.join(found)}")
    taken = size(built)
    check(taken < LARGEST, f"{taken:.0f} MB")
    return f"{taken:.1f} MB in {sum(path.is_file() for path in built.rglob('*'))} files"


def try_version(built: Path, place: Path) -> str:
    """Tells the version of pyproject.toml."""
    told = Program(built, place).run("--version").stdout.strip()
    check(told == f"Four Lanterns {places.version()}", f"it said {told!r}")
    return told


def try_elsewhere(built: Path, place: Path) -> str:
    """From another folder, in a path with spaces and Cyrillic letters, without Python on the path, nothing written beside the program,
    saves in the user's own folder."""
    program = Program(built, place / "Мої ігри й игры" / "Чотири ліхтарі (1)")
    before = sorted(program.folder.rglob("*"))
    env = program.env()
    if _LINUX:
        del env[places.VARIABLE]
    told = program.selftest(env=env)
    check(sorted(program.folder.rglob("*")) == before, "it wrote into its own folder")
    check(not list(program.elsewhere.iterdir()), "it wrote into the folder it was started from")
    if _LINUX:
        check((program.home / ".local/share/four-lanterns/records").is_dir(), "no folder for saves in the user's home")
    return told


def try_read_only(built: Path, place: Path) -> str:
    """In a folder that nobody may write in, and with closed standard streams, so that sys.stdout is None. Root may write anywhere, so the
    one who tries then is nobody."""
    program = Program(built, place)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    somebody: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []} if root else {}
    if root:
        for folder in (program.data, program.home, program.elsewhere):
            shutil.chown(folder, "nobody")
    with read_only(program.folder):
        if sys.platform != "win32":
            trial = subprocess.run(["touch", str(program.folder / "trial")], check=False, capture_output=True, **somebody)
            check(trial.returncode != 0, "the folder could be written in after all")
        return program.selftest(**somebody, **({"preexec_fn": close_streams} if _LINUX else {}))


def try_no_screen(built: Path, place: Path) -> str:
    """Without a screen, and with one that does not answer: one sentence, exit code 2."""
    program = Program(built, place)
    for env in (program.env(), program.env(DISPLAY=":65000")):
        done = program.run(env=env)
        check(done.returncode == 2, f"exit code {done.returncode}")
        check("screen" in done.stderr and "Traceback" not in done.stderr, f"it said {done.stderr!r}")
    return done.stderr.strip().splitlines()[-1]


def try_picture(built: Path, place: Path) -> str:
    """Draws its title into a file."""
    program = Program(built, place)
    done = program.run("--screenshot", str(program.elsewhere / "title.png"), "--scene", "title")
    check(done.returncode == 0 and (program.elsewhere / "title.png").stat().st_size > 50_000, f"exit code {done.returncode}: {done.stderr}")
    return "title drawn"


def try_start(built: Path, place: Path) -> str:
    """Its first picture comes within a second; a request to end closes it in good order."""
    program, took = Program(built, place), []
    with screen.Screen() as xvfb:
        for _start in range(_STARTS):
            began = time.perf_counter()
            with program.start(DISPLAY=xvfb.display) as process:
                assert process.stderr is not None
                said = ""
                while "first picture" not in said:
                    said = process.stderr.readline()
                    check(bool(said), f"it ended: exit code {process.poll()}")
                took.append(time.perf_counter() - began)
                process.send_signal(signal.SIGTERM)
                rest = process.stderr.read()
            check(process.returncode == 0 and "Traceback" not in rest, f"ended by SIGTERM: exit code {process.returncode} {rest[-500:]}")
    middle = statistics.median(took)
    check(middle < SLOWEST, f"first picture after {middle:.2f} s")
    return f"first picture after {middle:.2f} s (first start {took[0]:.2f}, slowest {max(took):.2f})"


def try_play(built: Path, place: Path) -> str:
    """A game by mouse and keys; killed in the middle, started again and gone on with from Continue."""
    program = Program(built, place)
    with nothing_left(program):
        return _play(program, console=True)


def try_play_poor(built: Path, place: Path) -> str:
    """The same at its worst: a read-only path with spaces and Cyrillic letters, no sound, no console."""
    program = Program(built, place / "Тихая ночь у озера")
    with read_only(program.folder), nothing_left(program):
        return _play(program, console=False, SDL_AUDIODRIVER="none-such")


def _play(program: Program, console: bool, **env: str) -> str:
    with screen.Screen() as xvfb:
        env["DISPLAY"] = xvfb.display
        first = program.start(console, **env)
        xvfb.window(first)
        time.sleep(0.5)
        xvfb.click(screen.spot("title", "game:lastfriday", program.data))
        time.sleep(1.0)
        xvfb.click(screen.spot("setup", "play", program.data))
        screen.wait_for("a record after Play", lambda: bool(program.records()))
        (record,) = program.records()
        _moves(xvfb, record, _MOVES)
        first.kill()
        first.wait()
        written = record.read_bytes()
        screen.wait_for("the end of the computers' process", lambda: not program.left_over())
        second = program.start(console, **env)
        xvfb.window(second)
        time.sleep(0.5)
        xvfb.click(screen.spot("title", "continue", program.data))
        time.sleep(1.0)
        xvfb.click(screen.spot("continue", "record:0", program.data))
        time.sleep(1.0)
        _moves(xvfb, record, deeds(record)[1] + _MOVES)
        second.send_signal(signal.SIGTERM)
        check(second.wait(20) == 0, f"exit code {second.returncode}")
        screen.wait_for("the end of the computers' process", lambda: not program.left_over())
    check(program.records() == [record], "going on made another record")
    check(record.read_bytes().startswith(written.rpartition(b"\n")[0]), "going on changed what was written before")
    whole, hers = deeds(record)
    return f"{hers} of {whole} actions by hand, {_MOVES} of them after a kill"


def deeds(record: Path) -> tuple[int, int]:
    """How many actions a record holds, and how many of them people decided; the file itself is left alone."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copy(record, folder))
        whole, header = Match.resume(copy), read_record(copy).header
    hers = 0
    match = Match(whole.game, whole.setup, header.holders, header.seed)
    while match.length < whole.length:
        actor = match.actor()
        hers += actor is not None and bool(header.holders[actor].person)
        match.play(whole.actions[match.length])
    return whole.length, hers


def _moves(xvfb: screen.Screen, record: Path, wanted: int) -> None:
    """Answers by keys alone until so many actions of the person are written: a thing in Tab's order, another each time because some
    ask for more than a yes, chosen and confirmed."""
    tabs = itertools.cycle(range(1, 8))

    def played() -> bool:
        if deeds(record)[1] >= wanted:
            return True
        xvfb.press([*["Tab"] * next(tabs), "Return", "Return"])
        time.sleep(0.4)
        return deeds(record)[1] >= wanted

    screen.wait_for(f"{wanted} actions by keys", played, 120)


Trial = Callable[[Path, Path], str]
ANYWHERE: Final[dict[str, Trial]] = {
    "size and contents": try_contents,
    "spaces and Cyrillic, no Python": try_elsewhere,
    "read-only folder, no streams": try_read_only,
    "a picture": try_picture,
}
ON_LINUX: Final[dict[str, Trial]] = {
    "version": try_version,
    "no screen": try_no_screen,
    "start": try_start,
    "play, kill, continue": try_play,
    "the same, poor": try_play_poor,
}
"""Needs an X server of our own; a windowed program of Windows or macOS has no console to tell a version or a missing screen to."""


def try_all(built: Path, work: Path, word: str = "") -> int:
    """Runs every trial whose name holds `word`, each with a copy of its own, and prints what came of it; how many failed."""
    failed = 0
    trials = {name: trial for name, trial in (ANYWHERE | (ON_LINUX if _LINUX else {})).items() if word in name}
    for number, (name, trial) in enumerate(trials.items()):
        place = work / f"{number}"
        place.mkdir()
        place.chmod(0o755)
        try:
            fine, told = True, trial(built, place)
        except Exception as error:  # whatever went wrong, the other trials are still worth their time
            fine, told = False, f"{type(error).__name__}: {error}"
        failed += not fine
        print(f"{'ok    ' if fine else 'FAILED'}  {name:<31} {told}", flush=True)
        shutil.rmtree(place, ignore_errors=True)
    if not _LINUX:
        print(f"left out on this system: {', '.join(ON_LINUX)}")
    print("The program holds." if not failed else f"{failed} trials failed.")
    return failed


def main() -> int:
    """Builds if nothing built was named, tries, and returns the exit code."""
    parser = argparse.ArgumentParser(description="Builds the double-click program and tries it.")
    parser.add_argument("--only", metavar="WORD", default="", help="only the trials whose name holds this word")
    parser.add_argument("built", nargs="?", type=Path, help="a built folder (dist/four-lanterns); without it one is built first")
    options = parser.parse_args()
    if wanted := ([] if options.built else lacking()) + (screen.missing() if _LINUX else []):
        print(f"not on this machine: {', '.join(wanted)}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix=f"{NAME}-") as folder:
        work = Path(folder)
        work.chmod(0o755)
        try:
            built = options.built.resolve() if options.built else build(work)
        except Failed as error:
            print(error, file=sys.stderr)
            return 1
        return 1 if try_all(built, work, options.only) else 0


if __name__ == "__main__":
    sys.exit(main())
