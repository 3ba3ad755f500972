"""The keys as they are pressed: which stroke a key press is on every keyboard, and which command it means.

A key goes by the Latin letter that the keyboard's layout gives it; where it gives none (a Russian layout), by the place that the key has on
a keyboard of the United States. The keys of the digit row count as digits in every layout. Shift and the locks make no difference. How
keys, strokes and commands are named, and which is set, stands in `game.words.keynames`.
"""

from __future__ import annotations

import re
import sys
from typing import Final

import pygame

from game.words import keynames

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

# what is pressed


def stroke(event: pygame.Event) -> str:
    """The stroke of a key press; empty for a key without a name. Alt makes it another one, which no command has."""
    key = _key(event)
    return key and _before(event) + key


def offered(event: pygame.Event) -> str:
    """The stroke by which a key press would be known if it were given to a command: as it is known now where it means something, else by
    the sign on the key (ö) before its place."""
    found, sign = stroke(event), _sign(event)
    meant = any(found == keynames.stroke_of(command) or found in keynames.ALWAYS.get(command, ()) for command in keynames.CHANGEABLE)
    return _before(event) + sign if sign and keynames.is_sign(sign) and not meant and not _place(event).isdigit() else found


def _before(event: pygame.Event) -> str:
    return ("alt+" if event.mod & pygame.KMOD_ALT else "") + (keynames.CTRL if event.mod & _HELD else "")


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
    taken = any(sign == stroke.removeprefix(keynames.CTRL) for stroke in keynames.strokes())
    if place and (place.isdigit() or not taken):
        return place
    return sign if taken or (sign and keynames.is_sign(sign)) else ""


def does(event: pygame.Event, *commands: str) -> bool:
    """Whether an event is a key press, or a pad's button, that means one of these commands."""
    if event.type != pygame.KEYDOWN:
        return False
    if said := _said(event):
        return said in commands
    found = {stroke(event), _written(event)} - {""}
    return any(
        each == keynames.stroke_now(command) or each in keynames.FIXED.get(command, ()) or each in keynames.ALWAYS.get(command, ())
        for command in commands
        for each in found
    )


def _written(event: pygame.Event) -> str:
    """What a key of the digit row writes, where that is a sign: in a French layout 6 is also minus, and means both."""
    text = event.dict.get("unicode", "") or _sign(event)
    return text if _place(event).isdigit() and len(text) == 1 and keynames.is_sign(text) and not text.isalnum() and not held(event) else ""


def _said(event: pygame.Event) -> str:
    """The command that `press` put into an event."""
    return str(event.dict.get("command", ""))


def press(command: str, shift: bool = False) -> pygame.Event:
    """A key press that means a command whatever keys are set: what a pad's button gives."""
    key = next((key for key, name in _SPECIALS.items() if name == keynames.FIXED.get(command, ("",))[0]), pygame.K_UNKNOWN)
    mod = pygame.KMOD_SHIFT if shift else 0
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0, command=command)


def way(event: pygame.Event) -> tuple[int, int] | None:
    """The direction of an arrow key, None for anything else."""
    return next((way for command, way in keynames.WAYS.items() if does(event, command)), None)


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
