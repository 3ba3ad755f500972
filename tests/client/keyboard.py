"""`python -m tests.client.keyboard`: five layouts by every command, eight gamepads by every button and every function, in the program.

A mark for each: `.` does what it should, `X` does not. The last line counts what is wrong.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.client.app import App
from game.words import keynames, signs
from tests.client import keyboards, pads
from tests.client.hands import group_of
from tests.client.probes import DIGITS, PROBES, Probe, view_of

_NAMED: Final = {
    "return": pygame.K_RETURN,
    "space": pygame.K_SPACE,
    "escape": pygame.K_ESCAPE,
    "tab": pygame.K_TAB,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "f1": pygame.K_F1,
    "f11": pygame.K_F11,
}
PRESSED: Final = ("act", "confirm", "escape", "focus", *keynames.WAYS)
"""Commands by which everything is done, and which cannot be changed."""
_STEPS: Final = 80
"""Presses after which a button of the screen has been come to, or never will."""


def strike(stroke: str, layout: str) -> pygame.Event:
    """The key press of a person who looks for a stroke on a keyboard of a layout."""
    key = stroke.removeprefix("ctrl+")
    return keyboards.press(_NAMED.get(key) or ord(key), pygame.KMOD_LCTRL if key != stroke else 0, layout)


def by_key(layout: str, command: str) -> Callable[[App], None]:
    """A person at a keyboard of this layout."""

    def press(app: App) -> None:
        pygame.event.post(strike(command if command.isdigit() else keynames.stroke_of(command), layout))
        app.frame(0.0)

    return press


def layouts(names: Sequence[str] = tuple(keyboards.LAYOUTS)) -> Iterator[tuple[str, str, bool]]:
    """Layout, command, whether its key does it."""
    for layout in names:
        for probe in (*PROBES, *DIGITS):
            yield layout, probe.name or probe.command, probe.works(by_key(layout, probe.command))


def _push(app: App, pad: pads.Pad, button: str) -> None:
    if button.endswith("trigger"):
        pad.lean(button, 1.0)
        app.frame(0.0)
        pad.lean(button, 0.0)
    else:
        pad.push(button)
        app.frame(0.0)
        pad.push(button, down=False)
    app.frame(0.0)


def _button_of(command: str) -> str:
    """The pad's button of a command, empty when it has none."""
    if command in keynames.WAYS:
        return f"dp{command}"
    return next((button for button, meant in signs.BUTTONS.items() if meant == command and button != signs.BACKWARDS), "")


def _by_pad(probe: Probe, kind: str) -> Callable[[App], None]:
    """A person with a pad: by the command's button, else by the button of the screen that does the same."""

    def press(app: App) -> None:
        with pads.plugged_in(kind) as pad:
            app.frame(0.0)
            button = _button_of(probe.command)
            if button:
                _push(app, pad, button)
            else:
                _walk(app, pad, probe.widget)
        app.frame(0.0)

    return press


def _walk(app: App, pad: pads.Pad, key: str) -> None:
    """To a button of the screen, which is pressed; a choice of the settings is gone on with."""
    for _step in range(_STEPS):
        group = group_of(app.scene) if app.scene.name != "table" else _panel(app)
        if group.focused is not None and group.focused.key == key and group.keys:
            _push(app, pad, "a")
            return
        _push(app, pad, "rightshoulder")


def _panel(app: App):  # type: ignore[no-untyped-def]  # each game's panel is of a class of its own
    panel = view_of(app).panel
    return panel.group if hasattr(panel, "group") else panel.form.group


def functions(kinds: Sequence[str] = tuple(pads.KINDS)) -> Iterator[tuple[str, str, bool]]:
    """Kind of pad, function, whether a person with that pad comes to it."""
    for kind in kinds:
        for probe in PROBES:
            yield kind, probe.name or probe.command, probe.works(_by_pad(probe, kind))


def table(title: str, found: Iterator[tuple[str, str, bool]]) -> int:
    """Prints who can do what; how much is wrong."""
    print(title)
    wrong, row = 0, ""
    for who, what, right in found:
        if who != row:
            print(f"\n  {who:9}", end=" ")
            row = who
        print("." if right else f"X({what})", end="", flush=True)
        wrong += not right
    print()
    return wrong


def main() -> int:
    """Prints both tables."""
    names = [probe.name or probe.command for probe in (*PROBES, *DIGITS)]
    print("commands, in order:", ", ".join(names))
    wrong = table(f"{len(keyboards.LAYOUTS)} layouts by {len(names)} commands", layouts())
    reached = 0
    if pads.sdl() is None:
        print("SDL is not a file of pygame's package here: gamepads were not tried")
    else:
        reached = table(f"{len(pads.KINDS)} gamepads by {len(PROBES)} functions", functions())
    print(
        f"wrong: {wrong} of {len(keyboards.LAYOUTS) * len(names)} keys, {reached} of {len(pads.KINDS) * len(PROBES)} functions by gamepad"
    )
    return 1 if wrong or reached else 0


if __name__ == "__main__":
    sys.exit(main())
