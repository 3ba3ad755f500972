"""Damaged records in numbers: `python -m tests.damaging N --seed S`.

Each is made anew from a good record of one of the four games, read, and a share of them is put through the program's own screens: the list
of games, opening, going back to the last good moment. What counts as right: the record is told of in a sentence, or the game is the one
that was played, all of it or (what no file can prove against) up to an earlier line. The exit status is 1 when one was not.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

from game.engine import games
from game.engine.match import Match
from game.engine.record import SUFFIX, RecordError
from game.words.language import LANGUAGES, set_language
from game.words.problems import say_error
from tests.damaged_records import Case, damaged, difference, good_records
from tests.damaged_screens import PAGE, Report, Screens

SCREENS: Final = 10
"""One in so many goes through the screens, a page of the list at a time."""


def told(error: RecordError, name: str) -> str:
    """What is wrong with how a problem is told; empty for nothing."""
    for language in LANGUAGES:
        set_language(language)
        words = say_error(error)
        if name not in words or not words.isprintable() or len(words) > 500:
            return f"told as {words!r}"
    set_language("en")
    return ""


def read(case: Case, path: Path, report: Report) -> None:
    """Puts one through the reader."""
    path.write_bytes(case.data)
    began = time.perf_counter()
    try:
        match = Match.read(path)
    except RecordError as error:
        report.note(case, "told", told(error, path.name))
    except Exception:
        report.note(case, "raw traceback", traceback.format_exc())
    else:
        other = difference(match, case.good)
        whole = (
            "the same game"
            if tuple(str(action) for action in match.actions) == case.good.actions
            else "the same game up to an earlier line"
        )
        report.note(case, "silently different" if other else whole, other)
    report.time(time.perf_counter() - began, f"reading, {case.kind}")
    if path.read_bytes() != case.data:
        report.note(case, "touched", "reading changed the file")
    path.unlink()


def run(
    count: int,
    seed: int,
    screens: int = SCREENS,
    say: Callable[[str], Any] = lambda words: None,
    names: Sequence[str] = games.NAMES,
) -> Report:
    """Puts so many damaged records through the reader, and one in `screens` (0: none) through the screens."""
    rng = random.Random(seed)
    report = Report()
    before = os.environ.get("FOUR_LANTERNS_DATA")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        goods = good_records(folder, rng, names)
        shown: list[Case] = []
        program = Screens(folder / "data") if screens else None
        try:
            for number in range(count):
                case = damaged(goods, rng)
                report.kinds[case.kind.rstrip("+")] += 1
                read(case, folder / f"read{SUFFIX}", report)
                if program is not None and number % screens == 0:
                    shown.append(case)
                if program is not None and (len(shown) == PAGE or (shown and number == count - 1)):
                    program.put_through(shown, report)
                    shown.clear()
                if number % 500 == 499:
                    say(f"{number + 1} of {count}: {len(report.wrong)} wrong")
        finally:
            if program is not None:
                program.close()
            if before is None:
                os.environ.pop("FOUR_LANTERNS_DATA", None)
            else:
                os.environ["FOUR_LANTERNS_DATA"] = before
    return report


def main(words: Sequence[str] | None = None) -> int:
    """Damages, reads, prints."""
    parser = argparse.ArgumentParser(prog="python -m tests.damaging", description="Damaged records in numbers.")
    parser.add_argument("count", type=int, nargs="?", default=5000, help="how many (5000)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--screens", type=int, default=SCREENS, help=f"one in so many goes through the screens ({SCREENS}); 0: none")
    options = parser.parse_args(words)
    began = time.perf_counter()
    report = run(options.count, options.seed, options.screens, lambda line: print(line, flush=True))
    for fault in report.wrong[:20]:
        print(fault)
    print("kinds: " + ", ".join(f"{kind} {count}" for kind, count in report.kinds.most_common()))
    for end, count in report.ends.most_common():
        print(f"{count:6}  {end}")
    for end in ("silently different", "raw traceback"):
        print(f"{report.ends[end]:6}  {end} (must be 0)")
    print(f"slowest: {report.slowest[0]:.2f} s ({report.slowest[1]})")
    print(f"most memory: {_memory():.0f} MB; all in {time.perf_counter() - began:.0f} s")
    return 1 if report.wrong else 0


def _memory() -> float:
    """Megabytes that this process had at most; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0.0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    sys.exit(main())
