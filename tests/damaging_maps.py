"""Damages maps, and holds what the program makes of them against what is right.

python -m tests.damaging_maps --count 1000 --seed 1

Each damaged map (or tileset) goes through the reader; every tenth (--screens) also through the real screens: the title, the set-up of all
games, a start of the game whose map it is and of another, and "Check my maps" in the settings. Counted are: read, told in a sentence, raw
errors (must be 0), and answers that are wrong (must be 0): a map that says the same in another form and is not read as the same board, or
something unknown that is read in silence.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.betrayal import roommap
from game.betrayal.roommap import RoomTile
from game.client.app import App
from game.client.scenes.mapcheck import MapCheckScene
from game.client.scenes.settings import SettingsScene
from game.client.scenes.setup import SetupScene
from game.client.scenes.title import TitleScene
from game.engine import games, places
from game.engine.mapcheck import check_maps
from game.engine.mapfile import MapError
from game.lastfriday import campcheck, campreader
from game.lastfriday.campmap import CampMap
from game.words.language import LANGUAGES, set_language
from game.words.problems import say_error
from tests import damage_maps
from tests.client.hands import Hands, open_app

OWNERS = {"camp.tmx": "lastfriday", "terrain.tsx": "lastfriday"}
"""File -> the game that cannot be played without it; all others are Betrayal's."""
Read = CampMap | RoomTile


class Tally(msgspec.Struct):
    """What came of the damage. `raw` and `wrong` say each time what happened."""

    ends: Counter[str] = msgspec.field(default_factory=Counter)
    codes: Counter[str] = msgspec.field(default_factory=Counter)
    raw: list[str] = []
    wrong: list[str] = []
    screens: int = 0
    slowest: tuple[float, str] = (0.0, "")
    most: tuple[int, str] = (0, "")  # KB that reading took at its peak

    def lines(self) -> list[str]:
        """For the terminal."""
        told = ", ".join(f"{code} {count}" for code, count in self.codes.most_common())
        return [
            f"{self.ends.total()} damaged maps: {self.ends['read']} read, {self.ends['told']} told; {self.screens} through the screens",
            f"raw errors: {len(self.raw)}; wrong answers: {len(self.wrong)}",
            *self.raw,
            *self.wrong,
            f"slowest: {self.slowest[0]:.2f} s ({self.slowest[1]}); most memory: {self.most[0] / 1024:.1f} MB ({self.most[1]})",
            f"told: {told}",
        ]


def _peak(*, reset: bool) -> int:
    """The most memory of this process since the last reset, in KB; 0 where the system does not tell."""
    try:
        if reset:
            Path("/proc/self/clear_refs").write_text("5")
        lines = Path("/proc/self/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))
    except (OSError, StopIteration):
        return 0


def _link(source: str, target: str) -> None:
    """The same file in another place, where the disk allows it."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


@contextlib.contextmanager
def program_copy() -> Iterator[Path]:
    """The program finds its maps and pictures in a copy, in which they can be damaged; its games forget the boards they have read."""
    with tempfile.TemporaryDirectory() as folder:
        ground = Path(folder)
        shutil.copytree(places.maps(), ground / "maps")
        for path in (places.sprites(), places.languages(), places.texts()):  # which nobody damages
            shutil.copytree(path, ground / path.relative_to(places.root()), copy_function=_link)
        shutil.copy(places.root() / "pyproject.toml", ground)
        kept = places.root, os.environ.get(places.VARIABLE)
        places.root = lambda: ground
        os.environ[places.VARIABLE] = str(ground / "data")
        try:
            yield ground
        finally:
            places.root = kept[0]
            if kept[1] is None:
                del os.environ[places.VARIABLE]
            else:
                os.environ[places.VARIABLE] = kept[1]
            forget()


def forget() -> None:
    """The games read their boards anew."""
    camp, house = games.load("lastfriday"), games.load("betrayal")
    vars(camp).update(_board=None, _camps={})
    vars(house).update(_tiles=None, _rules={})
    vars(house).pop("_fingerprint", None)


class Damaging:
    """Damages one map after another in a copy of the program."""

    def __init__(self, ground: Path, seed: int, screens: int) -> None:
        self.ground = ground
        self.rng = random.Random(seed)
        self.screens = screens
        self.tally = Tally()
        self.camp, self.sheet = ground / "maps" / "camp.tmx", ground / "maps" / "terrain.tsx"
        self.rooms = sorted((ground / "maps" / "rooms").glob("*.tmx"))
        self.sheets = sorted((ground / "maps" / "rooms").glob("*.tsx"))
        self.right: dict[Path, Read] = {}

    def run(self, count: int, only: str = "") -> Tally:
        """So many maps; `only` rooms or camp, by default any."""
        for number in range(count):
            self._one(number, only)
        return self.tally

    def _target(self, only: str) -> tuple[Path, Path]:
        """The file to damage, and a map that is read with it."""
        kind = self.rng.random()
        if (kind < 0.5 or only == "camp") and only != "rooms":
            return (self.sheet if self.rng.random() < 0.2 else self.camp), self.camp
        if kind < 0.9:
            return (room := self.rng.choice(self.rooms)), room
        sheet = self.rng.choice(self.sheets)
        users = [room for room in self.rooms if sheet.name.encode() in room.read_bytes()]
        return sheet, self.rng.choice(users)

    def _read(self, path: Path) -> Read:
        if path == self.camp:
            board = campreader.read_map(path, self.ground)
            campcheck.check_camp(board)
            return board
        return roommap.read_room(path, self.ground)

    def _one(self, number: int, only: str) -> None:
        file, board = self._target(only)
        if board not in self.right:
            self.right[board] = self._read(board)
        blow = self.rng.choice(damage_maps.SHEET if file.suffix == ".tsx" else damage_maps.MAP)
        whole = file.read_bytes()
        name = f"map {number}: {blow.name} on {file.name}"
        damaged = blow.strike(whole, self.rng)
        file.write_bytes(damaged)
        try:
            told = self._judge(name, board, blow, changed=damaged != whole)
            if self.screens and number % self.screens == 0:
                self._through_the_screens(name, file, number, told)
            if file.read_bytes() != damaged:
                self.tally.wrong.append(f"{name}: the file was changed")
        finally:
            file.write_bytes(whole)

    def _judge(self, name: str, board: Path, blow: damage_maps.Blow, *, changed: bool) -> MapError | None:
        """Reads the damaged map, and holds what comes of it against what is right."""
        tally, before, began = self.tally, _peak(reset=True), time.perf_counter()
        told: MapError | None = None
        found: Read | None = None
        try:
            found = self._read(board)
        except MapError as error:
            told = error
        except Exception as error:
            tally.raw.append(f"{name}: {type(error).__name__}: {error}")
        tally.slowest = max(tally.slowest, (time.perf_counter() - began, name))
        tally.most = max(tally.most, (_peak(reset=False) - before, name))
        tally.ends["told" if told else "read"] += 1
        if told is not None:
            self._judge_words(name, told, board.name)
        if blow.wanted == "same" and found != self.right[board]:
            tally.wrong.append(f"{name}: it says the same, and is not read as the same: {told}")
        if blow.wanted == "told" and told is None and changed:
            tally.wrong.append(f"{name}: read in silence")
        return told

    def _judge_words(self, name: str, told: MapError, file: str) -> None:
        self.tally.codes[told.code] += 1
        if told.code == "unforeseen":
            self.tally.raw.append(f"{name}: {told}")
        for language in LANGUAGES:
            set_language(language)
            words = say_error(told)
            if file not in words or not words.isprintable() or len(words) > 500:
                self.tally.wrong.append(f"{name}: no sentence in {language}: {words!r}")
        set_language("en")

    # the screens

    def _through_the_screens(self, name: str, file: Path, number: int, told: MapError | None) -> None:
        self.tally.screens += 1
        forget()
        faulty = any(checked.fault is not None for checked in check_maps(self.ground))  # a tileset has many maps
        app = open_app(language=LANGUAGES[number % len(LANGUAGES)])
        try:
            self._walk(app, name, OWNERS.get(file.name, "betrayal"), number, told, faulty=faulty)
        except Exception as error:
            self.tally.raw.append(f"{name}, on the screen {app.scene.name}: {type(error).__name__}: {error}")
        finally:
            app.close()
            set_language("en")

    def _walk(self, app: App, name: str, owner: str, number: int, told: MapError | None, *, faulty: bool) -> None:
        hands = Hands(app)
        app.push(TitleScene())
        hands.frames()
        others = [game for game in games.NAMES if game != owner]
        for game in (owner, others[number // self.screens % len(others)]):
            setup = SetupScene(game)
            app.push(setup)
            app.errands.wait()
            hands.frames()
            closed = setup.fault is not None
            if closed != (game == owner and faulty):
                self.tally.wrong.append(f"{name}: the set-up of {game} is {'closed' if closed else 'open'}")
            hands.click("play")
            if (app.scene is setup) != closed:
                self.tally.wrong.append(f"{name}: Play leads to {app.scene.name} in {game}")
            hands.frames()
            while app.scene.name != "title":
                app.pop()
        app.push(SettingsScene())
        hands.click("maps")
        scene = app.scene
        assert isinstance(scene, MapCheckScene)
        app.errands.wait()
        hands.frames(2)
        faults = [widget.words() for widget in scene.form.widgets() if widget.key.startswith("fault:")]
        if bool(faults) != faulty or (told is not None and not any(told.file in fault for fault in faults)):
            self.tally.wrong.append(f"{name}: Check my maps says {faults}")


def main() -> int:
    """The command; 1 when something was raw or wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.damaging_maps", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--screens", type=int, default=10, help="every so manieth goes through the screens too; 0 none")
    options = parser.parse_args()
    for variable in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        os.environ.setdefault(variable, "dummy")
    with program_copy() as ground:
        tally = Damaging(ground, options.seed, options.screens).run(options.count)
    print("\n".join(tally.lines()))
    return 1 if tally.raw or tally.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
