"""The settings' section of keys: each command with its key; press it, then the key that it is to have."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from game.client import keys
from game.client.form import Form
from game.client.pictures import sheet
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, Colour, Theme
from game.client.widgets import Button, Widget, lighter
from game.words import keynames
from game.words.language import _, mark

if TYPE_CHECKING:
    from game.client.app import App

COMMANDS: Final = {
    "undo": mark("Undo"),
    "hint": mark("Advice"),
    "log": mark("Log"),
    "rules": mark("Rules of the moment"),
    "end_turn": mark("End the turn"),
    "turn": mark("Another way, turn the room"),
    "notebook": mark("Notebook"),
    "look": mark("My cards"),
    "discard": mark("Discard the card"),
    "booklet": mark("Booklet of the own side"),
    "zoom_in": mark("Zoom in"),
    "zoom_out": mark("Zoom out"),
    "fit": mark("The whole board"),
    "drawer": mark("Panel of a narrow window"),
    "fullscreen": mark("Full screen"),
}
"""Every command whose key can be changed, in the order of the page, and what it does."""
_LEAST: Final = 270
"""Points that a command and its key take at the least."""
_HELD: Final = ("shift", "ctrl", "alt", "gui", "meta", "super", "mode", "capslock", "numlock", "scrollock", "scrolllock")
"""Endings of the names of keys that are held with others, or switch something."""


def given(command: str, stroke: str) -> tuple[dict[str, str], str]:
    """The changed keys once a command has this stroke, and the command that had it until now ("" for none): that one gets the stroke
    that becomes free."""
    now = {each: keynames.stroke_of(each) for each in keynames.CHANGEABLE}
    other = next((each for each, theirs in now.items() if theirs == stroke and each != command), "")
    if other:
        now[other] = now[command]
    now[command] = stroke
    return {each: theirs for each, theirs in now.items() if theirs != keynames.CHANGEABLE[each]}, other


class KeyPlate(Widget):
    """A command and its key; pressed, it waits for another one."""

    def __init__(self, command: str, page: KeysPage) -> None:
        super().__init__(key=f"key:{command}")
        self.command = command
        self.page = page

    @property
    def waits(self) -> bool:
        """Whether the next key is to be its own."""
        return self.page.waiting == self.command

    def words(self) -> str:
        """What it does."""
        return _(COMMANDS[self.command])

    def cap(self) -> str:
        """What stands on its key."""
        return "…" if self.waits else keynames.label(keynames.stroke_of(self.command))

    def _cap_width(self, theme: Theme) -> int:
        return max(theme.measure(self.cap(), "label_bold", 16)[0] + theme.px(24), theme.px(52))

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """Its words beside its key, on as many lines as they take."""
        room = max(width, theme.em(_LEAST)) - self._cap_width(theme) - theme.px(34)
        tall = theme.measure(self.words(), "label", 16, room)[1]
        return theme.em(_LEAST), max(tall, theme.line_height("label_bold", 16)) + theme.px(16)

    def act(self) -> None:
        """Waits for a key, or no longer."""
        self.page.wait("" if self.waits else self.command)

    def focus(self, on: bool) -> None:
        """Whoever goes elsewhere gives up."""
        if not on and self.waits:
            self.page.waiting = ""

    def handle(self, event: pygame.Event, theme: Theme) -> bool:
        """Takes the key that it is waiting for, whatever it does otherwise."""
        del theme
        if event.type != pygame.KEYDOWN or not self.waits:
            return False
        self.page.heard(event)
        return True

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The words on a sheet, the key as a key."""
        del focused
        fill = lighter(INK, 0.12 if hovered else 0.05)
        surface.blit(sheet(self.rect.width, self.rect.height, fill, MOSS, theme.px(2), theme.px(7)), self.rect)
        inner = self.rect.inflate(-theme.px(20), -theme.px(8))
        cap = pygame.Rect(0, 0, self._cap_width(theme), theme.line_height("label_bold", 16) + theme.px(8))
        cap.midright = inner.midright
        colours: tuple[Colour, Colour] = (LANTERN, INK) if self.waits else (BONE, INK)
        surface.blit(sheet(cap.width, cap.height, colours[0], INK, theme.px(2), theme.px(6)), cap)
        theme.text(surface, self.cap(), cap, "label_bold", 16, colours[1], "center", valign="center", wrap=False)
        room = pygame.Rect(inner.left, inner.top, cap.left - inner.left - theme.px(10), inner.height)
        theme.text(surface, self.words(), room, "label", 16, BONE, valign="center")


class KeysPage:
    """What the section shows. `waiting`: the command that waits for a key; `told`: what came of the last one."""

    def __init__(self, app: App, anew: Callable[[], None]) -> None:
        self.app = app
        self.anew = anew
        self.waiting = ""
        self.told = ""

    def fill(self, form: Form) -> None:
        """The gamepads that nobody knows, the keys, the way back."""
        for name in self.app.gamepads.unknown:
            form.text(
                _("The gamepad “{name}” is not known here, so its buttons do nothing. The keyboard does everything.").format(name=name),
                16,
                LANTERN,
                "label_bold",
            )
        form.text(self.told or self._asks(), 15, LANTERN if self.told or self.waiting else MIST)
        form.gap(4)
        form.row([KeyPlate(command, self) for command in COMMANDS], columns=3)

    def _asks(self) -> str:
        if not self.waiting:
            return _("Choose what is to have another key, then press that key.")
        return keynames.fill(_("Press the key for “{what}”; {escape} leaves it as it is.")).format(what=_(COMMANDS[self.waiting]))

    def foot(self) -> list[Widget]:
        """The way back to the keys that everybody has at first."""
        reason = _("Every key is as at first.")
        changed = bool(self.app.settings.keys)
        return [Button(None, _("All keys as at first"), self._reset, "icons/undo", changed, reason, key="usual", style="quiet")]

    def wait(self, command: str) -> None:
        """Waits for the key of a command, of none when it is empty."""
        self.waiting, self.told = command, ""
        self.anew()

    def heard(self, event: pygame.Event) -> None:
        """A key is pressed for the command that waits."""
        stroke = keys.offered(event)
        if keys.does(event, "escape"):
            self.wait("")
        elif stroke.endswith(_HELD):
            return
        elif not keynames.free(stroke):
            self.told = _("{key} keeps its meaning; choose another key.").format(key=keynames.label(stroke)) if stroke else self._nameless()
            self.anew()
        else:
            self._give(stroke)

    def _nameless(self) -> str:
        return _("This key cannot be used; choose another one.")

    def _give(self, stroke: str) -> None:
        command, self.waiting = self.waiting, ""
        changed, other = given(command, stroke)
        self.told = ""
        if other:
            was = _("{key} was the key of “{what}”, which has {other} now.")
            self.told = was.format(key=keynames.label(stroke), what=_(COMMANDS[other]), other=keynames.label(keynames.stroke_of(command)))
        self.app.settings.keys = changed
        self.app.apply_settings()

    def _reset(self) -> None:
        self.told = ""
        self.app.settings.keys = {}
        self.app.apply_settings()
