"""Damaged records on the screens of the real program, which nobody sees: the list of games, opening, going back."""

from __future__ import annotations

import os
import shutil
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from unittest.mock import patch

import pygame

from game.client import pixels
from game.client.scenes.continuing import ContinueScene
from game.client.scenes.message import MessageScene
from game.client.scenes.title import TitleScene
from game.client.table import TableScene
from game.engine.match import Match
from game.engine.record import SUFFIX
from tests.client.hands import Hands, open_app
from tests.damaged_records import Case, difference

PAGE: Final = 16
"""Records that go through the list together."""
ROOM: Final = 30.0
"""Windows' bytes that pictures may take: the same screens come again and again."""


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


class Screens:
    """The real program, on a screen that nobody sees."""

    def __init__(self, folder: Path) -> None:
        os.environ["FOUR_LANTERNS_DATA"] = str(folder)
        self._room = patch.object(pixels, "WINDOWS", ROOM)
        self._room.start()
        self.records = folder / "records"
        self.hands = Hands(open_app())

    def close(self) -> None:
        """Closes it."""
        self.hands.app.close()
        self._room.stop()

    def put_through(self, cases: Sequence[Case], report: Report) -> None:
        """One page of the list: each game is opened, and led back where that is offered."""
        self.hands.app.reset(TitleScene())  # what is still open would make its file anew
        shutil.rmtree(self.records, ignore_errors=True)
        self.records.mkdir(parents=True, exist_ok=True)
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
        self.hands.app.reset(TitleScene())
        self.hands.app.push(ContinueScene())
        self.hands.frames(3)

    def _open(self, path: Path, case: Case, report: Report) -> None:
        app = self.hands.app
        if not isinstance(app.scene, ContinueScene):
            self._list()
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
        self.hands.key(pygame.K_RETURN)
        self.hands.frames()

    def _at_the_table(self, case: Case, report: Report, how: str) -> None:
        table = next((scene for scene in self.hands.app.stack if isinstance(scene, TableScene)), None)
        if table is None:
            report.note(case, "nothing opened", self.hands.app.scene.name)
            return
        other = difference(table.session.match, case.good)
        report.note(case, "silently different" if other else f"{how} on the screen", other)
