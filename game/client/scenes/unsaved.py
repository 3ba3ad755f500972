"""When a game is not saved: why, and what can be done; and the choice of another place for it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.client import keys
from game.client.scenes.message import MessageScene
from game.client.scenes.page import PageAbove, PageScene
from game.client.textfield import TextField
from game.client.theme import BONE, LANTERN, MIST, Theme
from game.client.widgets import Button, Widget
from game.engine import places
from game.engine.contract import Refusal
from game.engine.places import PlaceError
from game.engine.plain import plain
from game.session.saving import Saver, Standing
from game.words.language import _
from game.words.problems import say, say_error

if TYPE_CHECKING:
    from game.client.app import App

_LONGEST: Final = 4096
"""Letters of a folder's path: all that systems allow."""
_TYPED: Final = 1000
"""Letters of a folder that is typed: the line is drawn whole."""


def how_it_stands(saver: Saver) -> str:
    """Whether the game is saved, in a sentence or two: the one wording for menu, table and questions."""
    if saver.standing is Standing.SAVED:
        return _("Everything is saved as it happens.")
    told = [say_error(saver.problem) if saver.problem else say(Refusal("slow", (("file", saver.path.name if saver.path else ""),)))]
    if saver.standing is not Standing.UNSAVED and saver.waiting:
        told.append(_("What was played since is in memory only."))  # how much that is could tell what nobody may know
    return " ".join(told)


class UnsavedScene(PageAbove):
    """Says how the game stands and what can be done. With `go`, which takes the table away, it is asked before the game is left."""

    name = "unsaved"
    saver: Saver
    width = 640.0
    height = 620.0
    snug = True

    def __init__(self, saver: Saver, go: Callable[[], None] | None = None) -> None:
        super().__init__()
        self.saver = saver
        self.go = go
        self._told: tuple[Standing, str] | None = None
        self._only_slow = saver.problem is None
        self.first = "elsewhere" if saver.standing in (Standing.ELSEWHERE, Standing.UNSAVED) else "again"

    def _now(self) -> tuple[Standing, str]:
        saver = self.saver
        return saver.standing, saver.problem.code if saver.problem else ""

    def fill(self) -> None:
        """How it stands with the saving of the game, and what can be done."""
        self._told = standing, _code = self._now()
        titles = {
            Standing.SAVED: _("This game is saved"),
            Standing.WAITING: _("This game is not saved yet"),
            Standing.ELSEWHERE: _("This game is not saved"),
            Standing.UNSAVED: _("This game is not saved"),
        }
        self.form.title(titles[standing], 26)
        self.form.gap(6)
        self.form.text(how_it_stands(self.saver), 17, BONE, "paper")
        self.form.gap(8)

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """What can be done."""
        stay = Button(None, _("Stay") if self.go else _("Close"), self.app.pop, key="stay")
        saved = self.saver.standing is Standing.SAVED
        best = "again" if self.saver.standing is Standing.WAITING else "elsewhere"
        ways: list[Widget] = []
        if not saved and self.saver.standing is not Standing.UNSAVED:
            ways.append(self._way("again", _("Save again"), self._again, best))
        if not saved:
            ways.append(self._way("elsewhere", _("Save elsewhere"), self._elsewhere, best))
        if self.go is not None:
            ways.append(self._way("leave", _("Leave") if saved else _("Leave without saving"), self._leave, "leave" if saved else ""))
        return [], [*ways, stay]

    def _way(self, key: str, label: str, action: Callable[[], None], best: str) -> Button:
        return Button(None, label, action, key=key, style="primary" if key == best else "normal")

    def update(self, dt: float) -> None:
        """Follows what the disk does meanwhile; who only waited for a slow one is let go."""
        super().update(dt)
        if self._told != self._now():
            self._only_slow = self._only_slow and self.saver.problem is None
            if self._only_slow and self.saver.standing is Standing.SAVED:
                self._done()
            else:
                self.resize()
                self.app.fresh = True

    def _again(self) -> None:
        if self.saver.finish():
            self._done()
        else:
            self.resize()

    def _elsewhere(self) -> None:
        self.app.push(ElsewhereScene(self.saver, self._done))

    def _leave(self) -> None:
        if self.saver.standing is not Standing.SAVED:
            self.saver.give_up()
        self._done()

    def _done(self) -> None:
        self.app.pop()
        if self.go is not None:
            self.go()


class _FolderEntry(TextField):
    """A line for a path, as wide as there is room."""

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """All the width there is."""
        return width, super().natural(theme, width)[1]


class ElsewhereScene(PageScene):
    """Another place for a game: folders that most people have, or any that is typed."""

    name = "elsewhere"
    saver: Saver
    width = 780.0
    height = 660.0
    snug = True
    first = "place:0"

    def __init__(self, saver: Saver, done: Callable[[], None] | None = None) -> None:
        """`done` is called when the game is saved, with this page gone."""
        super().__init__()
        self.saver = saver
        self._done = done
        self._typed = ""
        self._wrong = ""
        self._offered: list[tuple[Path, str]] = []

    def enter(self, app: App) -> None:
        """Looks for places beside the window: a disk may not answer."""
        super().enter(app)
        app.errands.run(lambda _stop: iter([[(folder, _told(folder)) for folder in _offered(self.saver)]]), self._take)

    def _take(self, found: list[tuple[Path, str]]) -> None:
        self._offered = found
        self.resize()
        self.app.fresh = True

    def fill(self) -> None:
        """The folders that are offered, and a line for any other."""
        self.form.title(_("Save elsewhere"), 26)
        self.form.text(
            _("The whole game is saved in the folder you choose, and goes on there. What was saved before stays as it is."), 16, BONE
        )
        self.form.gap(8)
        for number, (folder, told) in enumerate(self._offered):
            button = Button(None, told, self._into(folder), "icons/save", key=f"place:{number}", wide=True, points=16)
            self.form.row([button], gap=8)
        entry = _FolderEntry(self._typed, self._type, label=_("Another folder"), key="folder", most=_TYPED)
        self.form.pair(_("Another folder"), entry, 0.28)
        self.form.row([Button(None, _("Save there"), self._there, key="there")], "right", gap=8)
        if self._wrong:
            self.form.text(self._wrong, 16, LANTERN)
        else:
            self.form.text(_("What begins with ~ lies in your own folder."), 15, MIST)

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """The way back."""
        return [Button(None, _("Back"), self.back, "icons/back", key="back")], []

    def _type(self, text: str) -> None:
        self._typed = text

    def handle(self, event: pygame.Event) -> bool:
        """Enter after a folder was typed saves there."""
        focused = self.form.group.focused
        typing = focused is not None and focused.key == "folder"
        if typing and keys.does(event, "act"):
            self._there()
            return True
        return super().handle(event)

    def _there(self) -> None:
        typed = self._typed.strip()
        if not typed:
            self._tell(_("Type a folder first."))
            return
        try:
            folder = Path(typed).expanduser()
            folder = folder if folder.is_absolute() else Path.home() / folder
            known = folder.is_dir() or folder.parent.is_dir()
        except (OSError, ValueError, RuntimeError):
            known, folder = False, Path()
        if known:
            self._save(folder)
        else:
            self._tell(_("There is no folder {folder}.").format(folder=plain(typed, _LONGEST)))

    def _into(self, folder: Path) -> Callable[[], None]:
        return lambda: self._save(folder)

    def _save(self, folder: Path) -> None:
        problem = self.saver.move(folder)
        if problem is not None:
            self._tell(say_error(problem))
            return
        self._remember(folder)
        self.app.pop()
        path = plain(str(self.saver.path), _LONGEST)
        text = _("The whole game is saved in {file}, and goes on there. It waits under Continue like any other.").format(file=path)
        self.app.push(MessageScene(_("Saved elsewhere"), text, [(_("Close"), self._done, "primary")]))

    def _remember(self, folder: Path) -> None:
        """Games there are offered under Continue too."""
        settings = self.app.settings
        if folder != _usual() and str(folder) not in settings.folders and str(folder).isprintable():
            settings.folders = [*settings.folders, str(folder)]
            self.app.save_settings()

    def _tell(self, words: str) -> None:
        self._wrong = words
        self.resize()
        self.app.fresh = True


def _usual() -> Path | None:
    """The folder where games lie; None when it cannot be used."""
    try:
        return places.records()
    except PlaceError:
        return None


def _offered(saver: Saver) -> list[Path]:
    """The usual folder where the game's own file there is somebody else's by now, then folders that most people have."""
    usual = _usual()
    first = [usual] if usual is not None and saver.standing in (Standing.ELSEWHERE, Standing.UNSAVED) else []
    return [*first, *(folder for folder in places.common() if folder != usual)]


def _told(folder: Path) -> str:
    """A folder with the room that is left there."""
    path = plain(str(folder), _LONGEST)
    try:
        free = shutil.disk_usage(folder).free
    except OSError:
        return path
    if free < 1 << 20:
        return _("{folder} (no room left)").format(folder=path)
    room = _("{count} GB").format(count=free >> 30) if free >> 30 else _("{count} MB").format(count=free >> 20)
    return _("{folder} ({room} free)").format(folder=path, room=room)
