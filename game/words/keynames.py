"""The keys by name: which stroke each command has now, and what it is called.

A key is named as in "l", "f1" or "kp_plus"; a stroke is a key, with "ctrl+" before it when Ctrl is held: "ctrl+z". Commands in `CHANGEABLE`
have keys that a person can change; those in `FIXED` are the same for everybody. No other file names a key.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Collection, Mapping
from typing import Final

from game.words import signs
from game.words.language import _, mark

CHANGEABLE: Final = {
    "undo": "ctrl+z",
    "hint": "h",
    "log": "l",
    "rules": "f1",
    "fullscreen": "f11",
    "look": "m",
    "notebook": "n",
    "booklet": "b",
    "turn": "r",
    "end_turn": "e",
    "discard": "x",
    "drawer": "d",
    "zoom_in": "+",
    "zoom_out": "-",
    "fit": "f",
}
"""Command -> its stroke before anybody has changed it."""
FIXED: Final = {
    "act": ("return", "kp_enter"),
    "confirm": ("space",),
    "escape": ("escape",),
    "back": ("backspace",),
    "focus": ("tab",),
    "left": ("left",),
    "right": ("right",),
    "up": ("up",),
    "down": ("down",),
    "page_up": ("pageup",),
    "page_down": ("pagedown",),
    "first": ("home",),
    "last": ("end",),
    "erase": ("delete",),
    "copy": ("ctrl+c",),
    "cut": ("ctrl+x",),
    "paste": ("ctrl+v",),
    "select_all": ("ctrl+a",),
}
"""Command -> the strokes that are its own for everybody."""
ALWAYS: Final = {"zoom_in": ("kp_plus",), "zoom_out": ("kp_minus",), "fit": ("0", "kp_0")}
"""Strokes that a command has besides the one that can be changed."""
WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""Command -> its direction, y downwards."""

CTRL: Final = "ctrl+"
"""What stands before a key in a stroke while Ctrl is held."""
_ENGRAVED: Final = {"return": "Enter", "escape": "Esc", "pageup": "Page Up", "pagedown": "Page Down"}
"""Key -> what stands on it, where that is not its name with a capital."""
_LABELS: Final = {"space": mark("Space"), "left": mark("Left"), "right": mark("Right"), "up": mark("Up"), "down": mark("Down")}
"""Key -> what it is called, where each language has a word of its own."""
_KEYPAD: Final = {"plus": "+", "minus": "-", "multiply": "*", "divide": "/", "period": ".", "equals": "="}
_OTHERS: Final = ("insert", "pause", *(f"f{number}" for number in range(1, 16)), *(f"kp_{name}" for name in _KEYPAD))
"""Keys that write nothing and can be given to a command."""

_now: dict[str, str] = dict(CHANGEABLE)


def use(changed: Mapping[str, str]) -> None:
    """From now on the commands have these strokes instead of their own; `changed` is as `fitting` gives it."""
    _now.clear()
    _now.update(CHANGEABLE | dict(changed))


def stroke_of(command: str) -> str:
    """The stroke that a command has now; the first of a fixed one. Raises KeyError."""
    return _now[command] if command in _now else FIXED[command][0]


def strokes() -> Collection[str]:
    """The strokes of all commands that can be changed, as they are set now."""
    return _now.values()


def stroke_now(command: str) -> str | None:
    """The stroke that a command of `CHANGEABLE` has now; None for any other."""
    return _now.get(command)


def fitting(changed: Mapping[str, str]) -> dict[str, str]:
    """Of changed strokes, perhaps from a damaged file, those that may be: of a command there is, a stroke that `free` allows, no stroke
    twice. Those left are enough to give the rest their own."""
    found = {name: stroke for name, stroke in changed.items() if name in CHANGEABLE and free(stroke) and stroke != CHANGEABLE[name]}
    while True:
        strokes = list((CHANGEABLE | found).values())
        twice = {name for name, stroke in found.items() if strokes.count(stroke) > 1}
        if not twice:
            return found
        found = {name: stroke for name, stroke in found.items() if name not in twice}


def free(stroke: str) -> bool:
    """Whether a stroke can be given to a command: it is none that everybody's program keeps, and no digit."""
    key = stroke.removeprefix(CTRL)
    kept = {kept for strokes in (*FIXED.values(), *ALWAYS.values()) for kept in strokes}
    if stroke in kept or key in kept:
        return stroke not in kept and len(key) == 1 and not key.isdigit()  # Ctrl+C is kept, C is not
    return key in _OTHERS or (len(key) == 1 and is_sign(key) and not key.isdigit())


def is_sign(key: str) -> bool:
    """Whether a single letter is the name of a key: what is not ASCII is a Latin letter, such as ö."""
    if key == "=" or key != key.lower() or not key.isprintable() or key.isspace():
        return False
    return key.isascii() or unicodedata.name(key, "").startswith("LATIN SMALL LETTER")


# what it is called


def label(stroke: str) -> str:
    """What a stroke is called in the current language, as on the key: Ctrl+Z."""
    if stroke.startswith(CTRL) and len(stroke) > len(CTRL):
        return f"{'Cmd' if sys.platform == 'darwin' else 'Ctrl'}+{label(stroke.removeprefix(CTRL))}"
    if stroke.startswith("kp_"):
        return _("Keypad {key}").format(key=_KEYPAD.get(stroke[3:], stroke[3:]))
    if stroke in _LABELS:
        return _(_LABELS[stroke])
    if len(stroke) > 1:
        return _ENGRAVED.get(stroke, stroke.title())
    sign = stroke.upper()  # ß has no large letter of its own
    return "\N{MINUS SIGN}" if sign == "-" else sign if len(sign) == 1 else stroke


def words(command: str) -> str:
    """What the stroke of a command is called now; while a pad is used, its button, empty when the command has none."""
    return signs.label_of(command) if signs.used() else label(stroke_of(command))


def with_key(what: str, command: str) -> str:
    """What a button says when it is pointed at: what it does, and its key."""
    key = words(command)
    return _("{what} ({key})").format(what=what, key=key) if key else what


def fill(text: str, on_paper: bool = False) -> str:
    """A text with the keys that are set in place of {undo}, {log} and so on (while a pad is used its buttons, but not `on_paper`, in a text
    about keys), and the pad's buttons in place of {pad_a} and so on."""

    def filled(found: re.Match[str]) -> str:
        name = found[1]
        if name in CHANGEABLE or name in FIXED:
            return ("" if on_paper else words(name)) or label(stroke_of(name))
        button = name.removeprefix("pad_")
        return signs.label(button, on_paper) if button != name and button in signs.BUTTONS else found[0]

    return re.sub(r"\{([a-z_]+)\}", filled, text)
