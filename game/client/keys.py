"""The keys: which one does what, on every keyboard, and what it is called.

A key goes by the Latin letter that the keyboard's layout gives it; where it gives none (a Russian layout), by the place that the key has on
a keyboard of the United States. The keys of the digit row count as digits in every layout. A key is named as in "l", "f1" or "kp_plus";
a stroke is a key, with "ctrl+" before it when Ctrl is held: "ctrl+z". Shift and the locks make no difference.

Commands in `CHANGEABLE` have keys that a person can change; those in `FIXED` are the same for everybody. No other file names a key.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Mapping
from typing import Final

import pygame

from game.client import signs
from game.client.words import _, mark

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

_CTRL: Final = "ctrl+"
_HELD: Final = pygame.KMOD_CTRL | (pygame.KMOD_META if sys.platform == "darwin" else 0)
_SPECIAL: Final = 0x40000000
"""SDL's keys that write nothing are this and a place; this alone is a dead key, which waits for a letter."""
_SPECIALS: Final = {getattr(pygame, name): name[2:].lower() for name in sorted(dir(pygame)) if re.fullmatch("K_[A-Z].+", name)}
"""Key -> name, of the keys that write nothing (and of those that do, which are not looked up)."""
_ALT_GR: Final = pygame.KMOD_MODE | pygame.KMOD_RALT | (pygame.KMOD_ALT if sys.platform == "darwin" else 0)
_CONTROLS: Final = {"backspace", "tab", "return", "escape", "space", "delete"}
"""Keys that SDL numbers like letters."""
_PUNCTUATION: Final = {
    "MINUS": "-",
    "EQUALS": "+",
    "LEFTBRACKET": "[",
    "RIGHTBRACKET": "]",
    "BACKSLASH": "\\",
    "SEMICOLON": ";",
    "APOSTROPHE": "'",
    "GRAVE": "`",
    "COMMA": ",",
    "PERIOD": ".",
    "SLASH": "/",
    "NONUSHASH": "\\",
    "NONUSBACKSLASH": "<",
}
_PLACES: Final = {getattr(pygame, f"KSCAN_{sign}"): sign.lower() for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"} | {
    getattr(pygame, f"KSCAN_{name}"): sign for name, sign in _PUNCTUATION.items()
}
"""Place (SDL's scancode) -> what stands there on a keyboard of the United States."""
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
    key = stroke.removeprefix(_CTRL)
    kept = {kept for strokes in (*FIXED.values(), *ALWAYS.values()) for kept in strokes}
    if stroke in kept or key in kept:
        return stroke not in kept and len(key) == 1 and not key.isdigit()  # Ctrl+C is kept, C is not
    return key in _OTHERS or (len(key) == 1 and _is_sign(key) and not key.isdigit())


def _is_sign(key: str) -> bool:
    """Whether a single letter is the name of a key: what is not ASCII is a Latin letter, such as ö."""
    if key == "=" or key != key.lower() or not key.isprintable() or key.isspace():
        return False
    return key.isascii() or unicodedata.name(key, "").startswith("LATIN SMALL LETTER")


# what is pressed


def stroke(event: pygame.Event) -> str:
    """The stroke of a key press; empty for a key without a name. Alt makes it another one, which no command has."""
    key = _key(event)
    return key and _before(event) + key


def offered(event: pygame.Event) -> str:
    """The stroke by which a key press would be known if it were given to a command: as it is known now where it means something, else by
    the sign on the key (ö) before its place."""
    found, sign = stroke(event), _sign(event)
    meant = any(found == stroke_of(command) or found in ALWAYS.get(command, ()) for command in CHANGEABLE)
    return _before(event) + sign if sign and _is_sign(sign) and not meant and not _place(event).isdigit() else found


def _before(event: pygame.Event) -> str:
    return ("alt+" if event.mod & pygame.KMOD_ALT else "") + (_CTRL if event.mod & _HELD else "")


def _sign(event: pygame.Event) -> str:
    """What the layout writes on a key, without Shift; plus and equals share one."""
    sign = chr(event.key) if 32 < event.key <= sys.maxunicode else ""
    return "+" if sign == "=" else sign


def _place(event: pygame.Event) -> str:
    return _PLACES.get(event.dict.get("scancode", 0), "")


def _key(event: pygame.Event) -> str:
    """The name of the key that is pressed."""
    if event.key > _SPECIAL or _SPECIALS.get(event.key) in _CONTROLS:
        return _SPECIALS.get(event.key, "")
    sign, place = _sign(event), _place(event)
    if sign.isascii() and sign.isalnum():
        return sign.lower()
    taken = any(sign == stroke.removeprefix(_CTRL) for stroke in _now.values())
    if place and (place.isdigit() or not taken):
        return place
    return sign if taken or (sign and _is_sign(sign)) else ""


def does(event: pygame.Event, *commands: str) -> bool:
    """Whether an event is a key press, or a pad's button, that means one of these commands."""
    if event.type != pygame.KEYDOWN:
        return False
    if said := _said(event):
        return said in commands
    found = {stroke(event), _written(event)} - {""}
    return any(
        each == _now.get(command) or each in FIXED.get(command, ()) or each in ALWAYS.get(command, ())
        for command in commands
        for each in found
    )


def _written(event: pygame.Event) -> str:
    """What a key of the digit row writes, where that is a sign: in a French layout 6 is also minus, and means both."""
    text = event.dict.get("unicode", "") or _sign(event)
    return text if _place(event).isdigit() and len(text) == 1 and _is_sign(text) and not text.isalnum() and not held(event) else ""


def _said(event: pygame.Event) -> str:
    """The command that `press` put into an event."""
    return str(event.dict.get("command", ""))


def press(command: str, shift: bool = False) -> pygame.Event:
    """A key press that means a command whatever keys are set: what a pad's button gives."""
    key = next((key for key, name in _SPECIALS.items() if name == FIXED.get(command, ("",))[0]), pygame.K_UNKNOWN)
    mod = pygame.KMOD_SHIFT if shift else 0
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0, command=command)


def way(event: pygame.Event) -> tuple[int, int] | None:
    """The direction of an arrow key, None for anything else."""
    return next((way for command, way in WAYS.items() if does(event, command)), None)


def digit(event: pygame.Event) -> str:
    """The digit that is pressed, on the row or on the keypad; empty for anything else."""
    found = stroke(event).removeprefix("kp_") if event.type == pygame.KEYDOWN and not _said(event) else ""
    return found if len(found) == 1 and found.isdigit() else ""


def shifted(event: pygame.Event) -> bool:
    """Whether Shift is held."""
    return bool(event.mod & pygame.KMOD_SHIFT)


def held(event: pygame.Event) -> bool:
    """Whether Ctrl or Alt is held."""
    return bool(event.mod & (_HELD | pygame.KMOD_ALT))


def writes(event: pygame.Event) -> bool:
    """Whether a key press writes a letter or a sign where text is entered, so that it is no command there. With AltGr it does."""
    if event.type != pygame.KEYDOWN or _said(event):
        return False
    name = _SPECIALS.get(event.key, "")
    if event.key > _SPECIAL or name in _CONTROLS:
        return not held(event) and (name == "space" or (name.startswith("kp_") and name != "kp_enter"))
    return bool(event.mod & _ALT_GR) or not held(event)


class Keyboard:
    """What lies between the system's keys and the scenes: every key press comes through here."""

    def __init__(self) -> None:
        self._silent = False

    def take(self, event: pygame.Event) -> pygame.Event | None:
        """The event as scenes want it. A key press with Ctrl has the Latin letter in its `key`, for text fields that know Ctrl+V by it; and
        the letter that some layouts write with it is not written (None)."""
        if event.type == pygame.TEXTINPUT:
            return None if self._silent else event
        if event.type == pygame.KEYUP:
            self._silent = False
        if event.type != pygame.KEYDOWN or _said(event):
            return event
        self._silent = held(event) and not writes(event)
        key = _key(event)
        return pygame.Event(event.type, event.dict | {"key": ord(key)}) if self._silent and len(key) == 1 else event


# what it is called


def label(stroke: str) -> str:
    """What a stroke is called in the current language, as on the key: Ctrl+Z."""
    if stroke.startswith(_CTRL) and len(stroke) > len(_CTRL):
        return f"{'Cmd' if sys.platform == 'darwin' else 'Ctrl'}+{label(stroke.removeprefix(_CTRL))}"
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
