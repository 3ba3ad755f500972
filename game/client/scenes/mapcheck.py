"""Check my maps: what is wrong with each map that a person has changed, and which are fine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.client import mapreading
from game.client.pictures import sheet, sprite
from game.client.scene import Scene
from game.client.scenes.page import PageScene
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, PINE, Colour, Theme
from game.client.widgets import Button, Widget, lighter
from game.engine import places
from game.engine.mapcheck import Checked
from game.session.errands import Errand
from game.words.language import _, n_
from game.words.problems import say_error

if TYPE_CHECKING:
    from game.client.app import App

_TOGETHER: Final = 16
"""Maps that share a sheet when they are fine."""


class Finding(Widget):
    """A sentence on a sheet with its sign; it takes the focus, so that arrows and Tab bring a long list into sight."""

    def __init__(self, text: str, *, broken: bool, key: str) -> None:
        super().__init__(key=key)
        self.text = text
        self.broken = broken

    def words(self) -> str:
        """The sentence."""
        return self.text

    def _room(self, theme: Theme, width: int) -> int:
        return width - theme.px(28) - theme.em(40)

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """All its lines, wrapped."""
        return width, max(theme.measure(self.text, "label", 16, self._room(theme, width))[1], theme.em(28)) + theme.px(20)

    def act(self) -> None:
        """It is only read."""

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The sheet, the sign, the sentence."""
        del focused
        fill: Colour = PINE if self.broken else MOSS
        fill = lighter(fill, 0.1) if hovered else fill
        surface.blit(sheet(self.rect.width, self.rect.height, fill, INK, theme.px(2), theme.px(9)), self.rect)
        icon = theme.em(28)
        picture = sprite("icons/warning" if self.broken else "icons/check", icon)
        surface.blit(picture, (self.rect.left + theme.px(12), self.rect.centery - icon // 2))
        place = pygame.Rect(
            self.rect.left + theme.px(14) + theme.em(40), self.rect.top, self._room(theme, self.rect.width), self.rect.height
        )
        theme.text(surface, self.text, place, "label", 16, LANTERN if self.broken else BONE, valign="center")


class MapCheckScene(PageScene):
    """Reads all maps at once when it is opened, and again when asked: somebody may be mending one in Tiled meanwhile."""

    name = "maps"
    width = 940.0
    height = 640.0
    first = "done"

    @classmethod
    def alone(cls, game: str) -> Scene | None:
        """All maps."""
        del game
        return cls()

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Checked] = []
        self.done = False
        self._errand: Errand | None = None

    def enter(self, app: App) -> None:
        """Begins to read the maps at once."""
        super().enter(app)
        self._read()

    def _read(self) -> None:
        self.leave()
        self.found, self.done = [], False
        self._errand = self.app.errands.run(mapreading.all_maps, self._take)
        self.resize()

    def _take(self, checked: Checked | None) -> None:
        if checked is None:
            self.done = True
        else:
            self.found.append(checked)
        if self.done or self.found[-1].fault is not None or len(self.found) % _TOGETHER == 0:
            self.resize()
            self.app.fresh = True

    def fill(self) -> None:
        """How far it is, the faults, what is fine."""
        found, done = self.found, self.done
        self.form.title(_("Check my maps"))
        self.form.text(_("The boards are maps that you can change in Tiled. They lie in {folder}").format(folder=_folder()), 15, MIST)
        self.form.gap(4)
        self.form.text(_summary(found, done), 18, LANTERN, "label_bold")
        self.form.gap(6)
        for checked in found:
            if checked.fault is not None:
                self.form.row([Finding(say_error(checked.fault), broken=True, key=f"fault:{checked.file}")], gap=8)
        fine = [checked.file.rpartition("/") for checked in found if checked.fault is None]
        for inside in ("", "rooms"):
            names = [name for folder, _slash, name in fine if folder == inside]
            for start in range(0, len(names), _TOGETHER):
                words = _("Fine: {files}").format(files=", ".join(names[start : start + _TOGETHER]))
                self.form.row([Finding(words, broken=False, key=f"fine:{inside}:{start}")], gap=8)

    def leave(self) -> None:
        """Nobody waits any more."""
        if self._errand is not None:
            self._errand.cancel()

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """Buttons to read the maps again and to go back."""
        again = Button(None, _("Check again"), self._read, "icons/undo", key="again")
        return [again], [Button(None, _("Done"), self.back, "icons/check", key="done", style="primary")]


def _folder() -> str:
    return str(places.root() / "maps")


def _summary(found: Sequence[Checked], done: bool) -> str:
    if not done:
        return n_("{count} map has been read ...", "{count} maps have been read ...", len(found)).format(count=len(found))
    broken = sum(checked.fault is not None for checked in found)
    if not broken:
        return n_("The {count} map is fine.", "All {count} maps are fine.", len(found)).format(count=len(found))
    told = n_("{count} map has a fault.", "{count} maps have a fault.", broken).format(count=broken)
    return told + " " + _("A game whose map has a fault waits until it is mended; all others can be played.")
