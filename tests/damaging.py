"""Damaged records in numbers: `python -m tests.damaging N --seed S`.

Each is made anew from a good record of one of the four games, read, and a share of them is put through the program's own screens: the list
of games, opening, going back to the last good moment. What counts as right: the record is told of in a sentence, or the game is the one
that was played, all of it or (what no file can prove against) up to an earlier line. The exit status is 1 when one was not.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.engine import games
from game.engine.match import Match
from game.engine.record import SUFFIX, Header, Holder, RecordError, RecordFile
from tests import damage
from tests.golden import setups
from tests.sealing import sealed, texts

SCREENS: Final = 10
"""One in so many goes through the screens, a page of the list at a time."""
_PAGE: Final = 16
_NAMES: Final = ("Anna", "Борис", "Clara ~0f", "Дмитро", "Ed", "Fay", "Zoë", "Ян", "Ida", "Bo", "Lu", "Al")


class Good(NamedTuple):
    """A good record, what was played in it, and what of that only chance can do."""

    data: bytes
    header: Header
    actions: tuple[str, ...]
    chances: tuple[str, ...]


class Case(NamedTuple):
    """A damaged record: the good one, the kind of damage, what became of it."""

    good: Good
    kind: str
    data: bytes


class Report:
    """What was found, by word; `wrong` is what must not be."""

    def __init__(self) -> None:
        self.ends: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.slowest = (0.0, "")

    def time(self, seconds: float, what: str) -> None:
        """Notes how long something took."""
        self.slowest = max(self.slowest, (seconds, what))

    def note(self, case: Case, end: str, wrong: str = "") -> None:
        """Notes what became of a record."""
        self.ends[end] += 1
        if wrong:
            self.wrong.append(f"{end}, {case.kind}: {wrong}")


# good records


def good_records(folder: Path, rng: random.Random, names: Sequence[str] = games.NAMES, each: int = 3) -> list[Good]:
    """Good records of these games: with undone actions and seats handed over, some of them over."""
    found = []
    for name in names:
        game = games.load(name)
        kinds = [setup for part in setups(game).values() for setup in part]
        for number in range(each):
            setup = rng.choice(kinds)
            path = folder / f"{name} {number}{SUFFIX}"
            holders = [Holder(person=_NAMES[seat]) for seat in range(setup.seats)]
            match = Match(game, setup, holders, rng.getrandbits(62), RecordFile(path))
            _play(match, rng, rng.randint(8, 40))
            read = Match.read(path)
            drawn = dict.fromkeys(str(action) for action in read.chances)
            actions = tuple(str(action) for action in read.actions)
            chosen = set(actions) - drawn.keys() | set(texts(path.read_text("utf-8"))) - set(actions)
            found.append(Good(path.read_bytes(), _header(read), actions, tuple(text for text in drawn if text not in chosen)))
    return found


def _play(match: Match, rng: random.Random, most: int) -> None:
    for turn in range(most):
        actor = match.actor()
        if actor is None:
            return
        person = match.holders[actor].person
        match.play(rng.choice(match.observe(actor).legal))
        if match.can_undo(person) and rng.random() < 0.3:
            match.undo(person)
        if turn == 5 and match.actor() is not None:
            match.hand_over(0, Holder(person="Somebody Else"))
    if match.actor() is not None and rng.random() < 0.1:
        match.concede(0)


def _header(match: Match) -> Header:
    return Header(
        0, match.game.name, 0, "", match.setup.options, match.setup.seats, (), match.seed, "", "given" if match.chance_given else "seed"
    )


# damage


def digit(data: bytes, rng: random.Random) -> bytes:
    """Another digit somewhere."""
    at = rng.choice([number for number, byte in enumerate(data) if 48 <= byte <= 57])
    return data[:at] + bytes([48 + (data[at] - 48 + rng.randrange(1, 10)) % 10]) + data[at + 1 :]


def line_twice(data: bytes, rng: random.Random) -> bytes:
    """A line that stands there twice."""
    lines = data.split(b"\n")
    at = rng.randrange(len(lines) - 1)
    lines.insert(rng.randrange(at, len(lines)), lines[at])
    return b"\n".join(lines)


def ends(data: bytes, rng: random.Random) -> bytes:
    """What editors do to the ends of lines, some of them or all, and to the beginning and end of a file."""
    lines = data.split(b"\n")
    share = rng.random()
    return rng.choice(
        (
            data.replace(b"\n", b"\r\n"),
            b"".join(line + (b"\r\n" if rng.random() < share else b"\n") for line in lines[:-1]),
            data.replace(b"\n", b"\r"),
            data.replace(b"\n", b"\n\r"),
            b"\xef\xbb\xbf" + data,
            b"\xef\xbb\xbf\xef\xbb\xbf" + data,
            b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"),
            data + b"\n" * rng.randint(1, 5),
            data[:-1],
            b"\n" + data,
            data.replace(b"\n", b" \n"),
            data.replace(b" ", b"\t"),
            data.upper(),
        )
    )


def encoding(data: bytes, rng: random.Random) -> bytes:
    """Another encoding of the letters."""
    text = data.decode()
    return text.encode(rng.choice(("utf-16", "utf-16-be", "utf-32", "cp1251", "koi8-r", "latin-1", "utf-7")), "replace")


def forged(good: Good, rng: random.Random) -> bytes:
    """What chance did changed, with checks that fit: only the seed tells."""
    lines = texts(good.data.decode())[:-1]
    drawn = [number for number, line in enumerate(lines) if line in good.chances]
    pairs = [(number, other) for number in drawn for other in good.chances if other != lines[number]]
    if pairs:
        number, other = rng.choice(pairs)
        lines[number] = other
    return sealed(lines).encode()


def huge(data: bytes, rng: random.Random) -> bytes:
    """Far too much of something."""
    first, _end, rest = data.partition(b"\n")
    return rng.choice(
        (
            first.replace(b"Anna", b"A" * 300_000) + b"\n" + rest,
            sealed([texts(data.decode())[0].replace("Anna", "A" * 400), *texts(data.decode())[1:-1]]).encode(),
            sealed([*texts(data.decode())[:-1], "seat 0 person " + "B" * 3000]).encode(),
            data + b"undo ~00000000\n" * 1000,
            data + b"\n" * 110_000,
            data + b"x" * (5 << 20),
            first + b" " * 70_000 + b"\n" + rest,
            data + b"undo " + b"9" * 5000 + b"\n",
        )
    )


KINDS: Final[dict[str, Callable[[bytes, random.Random], bytes]]] = {
    blow.__name__: blow
    for blow in (
        *(damage.flip, damage.cut_out, damage.cut_off, damage.zeros, damage.noise, damage.twice, damage.line_gone),
        *(damage.lines_swapped, damage.header_value, damage.line_replaced),
        *(digit, line_twice, ends, encoding, huge),
    )
}
_SPLICED: Final = "spliced"
_FORGED: Final = "forged"


def spliced(data: bytes, other: bytes, rng: random.Random) -> bytes:
    """The beginning of one record and the end of another, at their lines or anywhere."""
    if rng.random() < 0.5:
        return data[: rng.randrange(len(data))] + other[rng.randrange(len(other)) :]
    mine, theirs = data.split(b"\n"), other.split(b"\n")
    at = rng.randrange(1, min(len(mine), len(theirs)))
    return b"\n".join([*mine[:at], *theirs[at:]])


def damaged(goods: Sequence[Good], rng: random.Random) -> Case:
    """A damaged record, by one blow or several."""
    good = rng.choice(goods)
    kind = rng.choice([*KINDS, "flip", "digit", "line_replaced", _SPLICED, _SPLICED, _FORGED])
    if kind == _SPLICED:
        data = spliced(good.data, rng.choice([other for other in goods if other is not good]).data, rng)
    elif kind == _FORGED:
        data = forged(good, rng)
    else:
        data = KINDS[kind](good.data, rng)
    for _blow in range(rng.choice((0, 0, 0, 1, 2))):
        if data and len(data) < 100_000:
            data = rng.choice((damage.flip, damage.cut_out, damage.noise))(data, rng)
            kind += "+"
    return Case(good, kind, data)


# what becomes of it


def difference(match: Match, good: Good) -> str:
    """How the game that was loaded differs from the one that was played; empty for none but that it ends earlier."""
    if _header(match) != good.header:
        return "another beginning"
    actions = tuple(str(action) for action in match.actions)
    if actions == good.actions or _taken_back(actions, good):
        return ""
    pairs = zip(actions, good.actions, strict=False)
    return f"action {next((number for number, (one, two) in enumerate(pairs) if one != two), len(good.actions))}"


def _taken_back(actions: tuple[str, ...], good: Good) -> bool:
    """Whether these actions stood at some line of the good record: what was taken back later still counts there."""
    stood: list[str] = []
    if actions == ():
        return True
    for line in texts(good.data.decode())[1:-1]:
        if line == "undo":
            stood.pop()
        elif line.split(" ")[0] not in ("seat", "over", "concede", "part"):
            stood.append(line)
        if stood == list(actions[: len(stood)]) and _drawn_since(actions, stood, good):
            return True
    return False


def _drawn_since(actions: tuple[str, ...], stood: list[str], good: Good) -> bool:
    """What follows is what chance drew anew for a game that was cut off while it did."""
    return len(actions) == len(stood) or actions == good.actions[: len(actions)]


def told(error: Exception, name: str) -> str:
    """What is wrong with how a problem is told; empty for nothing."""
    from game.client.problems import say_error
    from game.client.words import LANGUAGES, set_language

    for language in LANGUAGES:
        set_language(language)
        words = say_error(error)  # type: ignore[arg-type]
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


class Screens:
    """The real program, on a screen that nobody sees."""

    def __init__(self, folder: Path) -> None:
        from tests.client.hands import Hands, open_app

        os.environ["FOUR_LANTERNS_DATA"] = str(folder)
        self.records = folder / "records"
        self.hands = Hands(open_app())

    def close(self) -> None:
        """Closes it."""
        self.hands.app.close()

    def put_through(self, cases: Sequence[Case], report: Report) -> None:
        """One page of the list: each game is opened, and led back where that is offered."""
        shutil.rmtree(self.records, ignore_errors=True)
        self.records.mkdir(parents=True)
        paths = {self.records / f"game {number}{SUFFIX}": case for number, case in enumerate(cases)}
        for path, case in paths.items():
            path.write_bytes(case.data)
        began = time.perf_counter()
        try:
            self._list()
        except Exception:
            report.note(cases[0], "raw traceback", traceback.format_exc())
            return
        report.time(time.perf_counter() - began, "listing a page")
        for path in [info.path for info in self.hands.app.library.waiting]:
            began = time.perf_counter()
            try:
                self._open(path, paths[path], report)
            except Exception:
                report.note(paths[path], "raw traceback", traceback.format_exc())
            report.time(time.perf_counter() - began, f"opening, {paths[path].kind}")

    def _list(self) -> None:
        from game.client.scenes.continuing import ContinueScene
        from game.client.scenes.title import TitleScene

        self.hands.app.reset(TitleScene())
        self.hands.app.push(ContinueScene())
        self.hands.frames(3)

    def _open(self, path: Path, case: Case, report: Report) -> None:
        from game.client.scenes.message import MessageScene

        self._list()
        app = self.hands.app
        number = [info.path for info in app.library.waiting].index(path)
        app.scene.form.group.focus(self.hands.find(f"record:{number}"))  # type: ignore[attr-defined]
        self._press()
        if not isinstance(app.scene, MessageScene):
            self._at_the_table(case, report, "opened")
            return
        if path.read_bytes() != case.data:
            report.note(case, "touched", "telling of it changed the file")
        if len(app.scene.answers) == 1:
            report.note(case, "told on the screen")
            self._press()
            return
        self._press()
        if isinstance(app.scene, MessageScene):
            report.note(case, "no way back", app.scene.text)
            return
        kept = path.with_name(f"{path.stem} (damaged){SUFFIX}.bak")
        if not kept.exists() or kept.read_bytes() != case.data:
            report.note(case, "lost", "the damaged file was not kept")
        Match.read(path)
        self._at_the_table(case, report, "led back")

    def _press(self) -> None:
        import pygame

        self.hands.key(pygame.K_RETURN)
        self.hands.frames(2)

    def _at_the_table(self, case: Case, report: Report, how: str) -> None:
        from game.client.table import TableScene

        table = next((scene for scene in self.hands.app.stack if isinstance(scene, TableScene)), None)
        if table is None:
            report.note(case, "nothing opened", self.hands.app.scene.name)
            return
        other = difference(table.session.match, case.good)
        report.note(case, "silently different" if other else f"{how} on the screen", other)


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
                if program is not None and (len(shown) == _PAGE or (shown and number == count - 1)):
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
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
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
