"""Puts small faults into copies of the program, one at a time, and runs the tests that concern the file:
`python -m tests.mutants --help`."""

from __future__ import annotations

import argparse
import compileall
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from game.engine import games
from tests.mutants.faults import Fault, faults

EPILOG = """\
rules are the packages of the games; players are the computer players of each game, and what a haunt tells them (goals, prizes, wants ...).
The faults are spread over the files by chance: the same seed takes the same ones as long as the files are the same. A line is printed for
each: `killed` when a test failed, `timeout` when the tests took too long (which is noticed too), `survived` when all passed. Then a table.
Only quick tests are run, those of the same name as the file first, and what computer players choose in games played once.
"""
ROOT: Final = Path(__file__).parents[2]
PARTS: Final = ("rules", "players")
KNOWLEDGE: Final = (
    *("guess", "wants", "sensible", "worth_attacking", "prize", "hurts_back", "threat", "gift", "answers", "dangers", "progress"),
    "goals",
)
"""What a haunt says to computer players alone, by the names of its methods."""
WORDLESS: Final = ("events.py", "terms.py", "reasons.py", "observation.py")
"""Files of rules that hold names and shapes, or reasons that follow from what is legal and have tests of their own."""


class Mutant:
    """A fault in a file."""

    def __init__(self, part: str, file: Path, fault: Fault) -> None:
        self.part, self.file, self.fault = part, file, fault
        self.end = ""
        self.seconds = 0.0

    def __str__(self) -> str:
        """Where it is and what it is."""
        return f"{self.end:<8} {self.seconds:4.0f} s  {self.file}:{self.fault.line}  {self.fault}"


def sources(part: str) -> list[Path]:
    """The files of rules, or those that hold the knowledge of computer players."""
    where = "game" if part == "rules" else "game/players"
    found = [file for name in games.NAMES for file in (ROOT / where / name).rglob("*.py")]
    if part == "players":
        found += [*(ROOT / "game/betrayal/haunts").glob("*.py"), ROOT / "game/players/search.py"]
    return sorted(file.relative_to(ROOT) for file in found if file.name not in WORDLESS)


@cache
def faults_of(part: str, file: Path) -> list[Fault]:
    """The faults that a file of this part can be given."""
    source = (ROOT / file).read_text("utf-8")
    if "haunts" not in file.parts:
        return faults(source)
    of_knowledge = faults(source, KNOWLEDGE)
    return of_knowledge if part == "players" else [fault for fault in faults(source) if fault not in of_knowledge]


def drawn(part: str, number: int, rng: random.Random, only: Sequence[str] = ()) -> list[Mutant]:
    """So many mutants of a part, more in longer files; or of those of its files whose paths hold one of some words."""
    files = [file for file in sources(part) if not only or any(word in str(file) for word in only)]
    sizes = [(ROOT / file).stat().st_size for file in files]
    found: dict[tuple[Path, Fault], None] = {}
    for file in rng.choices(files, sizes, k=10 * number):  # more than are needed: some files have no fault, some faults come twice
        if len(found) < number and faults_of(part, file):
            found[file, rng.choice(faults_of(part, file))] = None
    return [Mutant(part, *each) for each in found]


def concerned(file: Path) -> list[list[str]]:
    """What pytest is asked to run for a file, one run after another: tests of its name, then the others of its game."""
    game = next(name for name in (*games.NAMES, "search") if name in str(file))
    of_rules, of_players = (sorted(ROOT.glob(f"tests/{where}")) for where in (f"{game}/**/test_*.py", f"players/test_{game}*.py"))
    every = of_players if "players" in file.parts else [*of_rules, *of_players]
    if "haunts" in file.parts:
        every.sort(key=lambda test: "haunt" not in test.stem)
    every.sort(key=lambda test: file.stem not in test.stem)
    runs = [[str(test.relative_to(ROOT)) for test in every]]
    if "players" in file.parts or "haunts" in file.parts:
        runs.append(["tests/players/test_choices.py", "-k", game, "-m", "slow or not slow"])
    if "players" not in file.parts:
        runs.append(["tests/engine/test_golden.py", "tests/engine/test_conformance.py", "-k", game])
    return runs


class Copy:
    """A copy of the work tree, in which a mutant lives."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True
        )
        for name in listed.stdout.decode().split("\0"):
            if name and (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        compileall.compile_dir(folder / "game", quiet=2)
        compileall.compile_dir(folder / "tests", quiet=2)

    def outcome(self, runs: Sequence[Sequence[str]], limit: float) -> str:
        """How these tests end here: `killed`, `timeout` or `survived`."""
        surroundings = os.environ | {"PYTHONPATH": str(self.root), "PYTHONDONTWRITEBYTECODE": "1"}
        for run in runs:
            command = [sys.executable, "-m", "pytest", "-n", "0", "-q", "-x", "-m", "not slow", "-p", "no:cacheprovider", *run]
            try:
                ended = subprocess.run(command, cwd=self.root, env=surroundings, timeout=limit, check=False, capture_output=True)
            except subprocess.TimeoutExpired:
                return "timeout"
            if ended.returncode not in (0, _NO_TESTS):
                return "killed"
        return "survived"

    def tried(self, mutant: Mutant, limit: float) -> None:
        """Puts the fault in, lets the tests look for it, and takes it out."""
        path = self.root / mutant.file
        whole, times = path.read_text("utf-8"), path.stat()
        path.write_text(mutant.fault.put_into(whole), "utf-8")
        start = time.monotonic()
        mutant.end = self.outcome(concerned(mutant.file), limit)
        mutant.seconds = time.monotonic() - start
        path.write_text(whole, "utf-8")
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))  # so that what was compiled of it counts again


_NO_TESTS: Final = 5
"""What pytest returns where no test fits."""


def try_all(mutants: Sequence[Mutant], jobs: int, limit: float) -> None:
    """Tries mutants in so many copies at once, and prints each. Raises RuntimeError when a test fails without any fault."""
    with tempfile.TemporaryDirectory(prefix="mutants ") as place:
        copies: SimpleQueue[Copy] = SimpleQueue()
        first = Copy(Path(place) / "0")
        for number in range(jobs):
            copies.put(first if not number else Copy(Path(place) / str(number)))
        for runs in {tuple(tuple(run if "-k" in run else sorted(run)) for run in concerned(mutant.file)) for mutant in mutants}:
            if first.outcome(runs, limit) != "survived":
                raise RuntimeError(f"without any fault, these fail or take too long: {runs}")

        def one(mutant: Mutant) -> None:
            copy = copies.get()
            copy.tried(mutant, limit)
            copies.put(copy)
            print(mutant, flush=True)

        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(one, mutants))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Returns its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description=__doc__, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("words", nargs="*", metavar="WORD", help="only files whose path holds one of these")
    parser.add_argument("--part", choices=PARTS, action="append", help="rules or players (both)")
    parser.add_argument("--number", type=int, default=60, metavar="N", help="how many mutants of each part (60)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many at once, each in a copy of its own (1)")
    parser.add_argument("--limit", type=float, default=300.0, metavar="T", help="seconds for the tests of one (300)")
    parser.add_argument("--list", action="store_true", help="print the faults and try none")
    asked = parser.parse_args(arguments)
    mutants = [each for part in asked.part or PARTS for each in drawn(part, asked.number, random.Random(asked.seed), asked.words)]
    if asked.list:
        print(*(f"{each.part}  {each.file}:{each.fault.line}  {each.fault}" for each in mutants), sep="\n")
        return 0
    try_all(mutants, asked.jobs, asked.limit)
    for part in asked.part or PARTS:
        ends = Counter(mutant.end for mutant in mutants if mutant.part == part)
        print(f"{part}: {ends['killed'] + ends['timeout']} of {ends.total()} killed, {ends['survived']} survived")
    return 0


if __name__ == "__main__":
    sys.exit(main())
