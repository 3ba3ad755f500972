"""An evening on a disk that fails: one game in the real window, people who open the menu, leave, close the window and come back.

What the program says is held against the file. The command is `tests.client.faulty`.
"""

from __future__ import annotations

import contextlib
import io
import random
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final
from unittest.mock import patch

import pygame

from game.client.app import App
from game.client.scenes.crashed import CrashedScene
from game.client.scenes.menu import MenuScene
from game.client.scenes.title import TitleScene
from game.client.scenes.unsaved import ElsewhereScene, UnsavedScene
from game.client.settings import Settings
from game.client.starting import begin, resume
from game.client.table import TableScene
from game.engine.record import Holder
from game.session.saving import Saver, Standing
from tests.client.hands import Hands
from tests.client.savetable import AtTable
from tests.faults import BROKEN, FINE, FULL, GONE, HELD, READ_ONLY, SLOW, Disk

EVERY: Final = 10
"""Actions from one fault to the next."""
SEATS: Final = {"lastfriday": 6, "darkaround": 2, "stayaway": 5, "betrayal": 4}
PATIENCE: Final = 4000
"""Frames after which a game that does not go on is stuck."""


class Tally(Counter[str]):
    """What was counted: games, faults, departures, crashes, how often somebody was asked and what the answer was, lines lost that a person
    was told of (who then left without saving), and what must be 0."""

    wrong: Final = ("lost without a word", "called saved while not", "written over")


def fails(kind: str) -> Callable[[Evening], None]:
    def spoil(evening: Evening) -> None:
        evening.disk.kind, evening.disk.room = kind, evening.rng.randrange(40)

    return spoil


def deleted(evening: Evening) -> None:
    """The record is deleted, and for a while no other can be made."""
    evening.path.unlink(missing_ok=True)
    evening.disk.kind, evening.disk.room = evening.rng.choice((FULL, FINE)), 0


def emptied(evening: Evening) -> None:
    """The folder vanishes and comes back empty."""
    shutil.rmtree(evening.path.parent, ignore_errors=True)
    evening.disk.kind = evening.rng.choice((GONE, FINE))


def changed(evening: Evening) -> None:
    """Somebody else writes to the record, or puts another in its place."""
    evening.path.parent.mkdir(parents=True, exist_ok=True)
    data = evening.path.read_bytes() if evening.path.exists() else b"nothing\n"
    evening.path.write_bytes(evening.rng.choice((data + b"undo\n", data.replace(b"e", b"E"), b"something else")))
    evening.foreign[evening.path] = evening.path.read_bytes()


FAULTS: Final[dict[str, Callable[[Evening], None]]] = {
    "full": fails(FULL),
    "read-only": fails(READ_ONLY),
    "slow": fails(SLOW),
    "held": fails(HELD),
    "gone": fails(GONE),
    "broken": fails(BROKEN),
    "deleted": deleted,
    "emptied": emptied,
    "changed": changed,
}


class Evening(AtTable):
    """One game from its first action to its end, with one kind of fault."""

    def __init__(self, game: str, fault: str, seed: int, tally: Tally, disk: Disk) -> None:
        self.tally = tally
        self.disk = disk
        self.rng = random.Random(f"{game} {fault} {seed}")
        self.foreign: dict[Path, bytes] = {}
        self._fault = FAULTS[fault]
        self._next = EVERY
        self._until: int | None = None
        self._game, self._seed = game, seed
        self.app = self._window()
        begin(self.app, game, {}, [Holder(level="random")] * SEATS[game])

    def _window(self) -> App:
        settings = Settings(language="en", animation_speed="off", muted=True)
        pygame.event.clear() if pygame.display.get_init() else None
        app = App(settings, (960, 600), random.Random(1), lambda: self._seed)
        app.push(TitleScene())
        self.hands = Hands(app)
        return app

    @property
    def table(self) -> TableScene | None:
        return next((scene for scene in self.app.stack if isinstance(scene, TableScene)), None)

    # what is so

    def in_file(self) -> bool:
        """Whether the whole game is in its file, for anybody to read, whatever the program says."""
        if self.disk.kind == GONE and Path(self.disk.folder) in self.path.parents:
            return False
        with self.disk.truth():
            return self.path.is_file() and self.path.read_text("utf-8") == self.saver.text

    def check(self) -> None:
        """Opens the menu, as somebody who wants to know: it says that all is saved only when it is."""
        self.app.push(MenuScene(self.session))
        if self.saver.standing is Standing.SAVED:
            self.tally["called saved while not"] += not self.in_file()
        self.app.pop()
        for path, data in self.foreign.items():
            with self.disk.truth():
                self.tally["written over"] += path.read_bytes() != data

    # what people do

    def play(self) -> None:
        """To the end."""
        self.tally["games"] += 1
        waited, length = 0, -1
        while not self.session.over():
            self.hands.frames()
            if self.app.scene.name == "scoring":  # between two chapters
                self.hands.key(pygame.K_RETURN)
            now = self.session.match.length
            waited = 0 if now != length else waited + 1
            assert waited < PATIENCE, f"{self._game} {self._seed} is stuck at {now}: {self.app.scene.name}"
            if now != length and not self.session.over():
                self.moment(now)
            length = now
        self.hands.frames(3)
        self.check()
        self.depart(lambda: self.app.scene.title() if self.app.scene.name == "end" else self.menu().leave_table())  # type: ignore[attr-defined]
        self.app.close()

    def moment(self, length: int) -> None:
        """Something may happen after so many actions."""
        if self._until is not None and length >= self._until:
            self.heal()
        if length >= self._next:
            self._next = length + EVERY
            self._until = length + self.rng.randrange(1, EVERY)
            self.tally["faults"] += 1
            self._fault(self)
            if self.rng.random() < 0.5:
                self.check()
            happens = self.rng.random()
            if happens < 0.1:
                self.leave_and_come_back()
            elif happens < 0.2:
                self.close_and_come_back()
            elif happens < 0.3:
                self.crash()
        elif self.rng.random() < 0.1:
            self.check()

    def heal(self) -> None:
        self.disk.kind, self._until = FINE, None

    def menu(self) -> MenuScene:
        scene = MenuScene(self.session)
        self.app.push(scene)
        return scene

    def leave_and_come_back(self) -> None:
        path = self.depart(lambda: self.menu().leave_table())
        if path is not None:
            resume(self.app, path)
            self.hands.frames(2)

    def close_and_come_back(self) -> None:
        def close() -> None:
            pygame.event.post(pygame.Event(pygame.QUIT))
            self.hands.frames()

        path = self.depart(close)
        if path is not None:
            self.app.close()
            self.app = self._window()
            resume(self.app, path)
            self.hands.frames(2)

    def depart(self, go: Callable[[], None]) -> Path | None:
        """Leaves; answers what is asked, by chance. The file to go on with; None when somebody stayed after all."""
        saver, text = self.saver, self.saver.text
        self.tally["departures"] += 1
        go()
        told = False
        if isinstance(self.app.scene, UnsavedScene):
            self.tally["asked"] += 1
            answer = self._answer(saver)
            self.tally[answer] += 1
            if answer == "stay":
                return None
            told = answer == "leave"
        assert self.table is None or not self.app.running
        self.heal()
        path = saver.path
        assert path is not None
        found = path.read_text("utf-8") if path.is_file() else ""
        self.tally["told lost" if told else "lost without a word"] += text.count("\n") - found.count("\n") if found != text else 0
        return path

    def _answer(self, saver: Saver) -> str:
        """What somebody who is asked does. Nobody leaves without saving who could not come back, or at the end."""
        answers = ["elsewhere"]
        if saver.standing is Standing.WAITING:
            answers.append("again")
        if not self.session.over():
            answers.append("stay")
            if saver.standing is Standing.WAITING and self._can_come_back(saver):
                answers.append("leave")
        answer = self.rng.choice(answers)
        if answer == "again":
            self.heal()
        for _press in range(PATIENCE):
            scene = self.app.scene
            if not isinstance(scene, UnsavedScene):
                break
            if saver.standing is Standing.SAVED and answer != "stay":  # the disk was quicker than the hand
                answer = "again"
            wanted = "leave" if saver.standing is Standing.SAVED and answer == "again" else answer
            self.hands.click(wanted) if wanted in {widget.key for widget in scene.form.group.widgets} else self.hands.frames()
        else:
            raise AssertionError(f"{self._game} {self._seed}: {answer} leads nowhere: {saver.problem}")
        if isinstance(self.app.scene, ElsewhereScene):
            self._elsewhere(self.app.scene)
        if answer == "stay":
            self.back()
        return answer

    def _can_come_back(self, saver: Saver) -> bool:
        with self.disk.truth():
            path = saver.path
            found = path.read_text("utf-8") if path is not None and path.is_file() else ""
        return "\n" in found and saver.text.startswith(found)

    def _elsewhere(self, scene: ElsewhereScene) -> None:
        """Another place, on a disk that works."""
        folder = Path(self.disk.folder).parent / "elsewhere"
        folder.mkdir(exist_ok=True)
        scene._type(str(folder))
        for _press in range(PATIENCE):
            if self.app.scene is not scene:
                break
            self.hands.click("there")
        self.hands.click("answer:0")
        self.hands.frames()

    def back(self) -> None:
        """Nothing lies over the table."""
        while self.app.scene is not self.table:
            self.app.pop()

    def crash(self) -> None:
        """A fault in the program: the game goes on from memory."""
        actions = self.session.match.actions
        table = self.table
        assert table is not None
        self.tally["crashes"] += 1
        with patch.object(table, "update", side_effect=ArithmeticError("on purpose")), contextlib.redirect_stderr(io.StringIO()):
            self.app.safe_frame(0.05)
        assert isinstance(self.app.scene, CrashedScene)
        self.hands.key(pygame.K_RETURN)
        self.back()
        gone = len(actions) - sum(a == b for a, b in zip(actions, self.session.match.actions, strict=False))
        self.tally["lost without a word"] += gone
