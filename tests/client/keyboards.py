"""Keyboards for tests: what five layouts write on each key, and key presses as the system reports them."""

from __future__ import annotations

from typing import Final

import pygame

_DEAD: Final = "\0"
"""A key that waits for a letter."""
_US: Final = ("`1234567890-=", "qwertyuiop[]\\", "asdfghjkl;'", "zxcvbnm,./")
LAYOUTS: Final = {
    "us": _US,
    "ru": ("ё1234567890-=", "йцукенгшщзхъ\\", "фывапролджэ", "ячсмитьбю."),
    "ua": ("'1234567890-=", "йцукенгшщзхї\\", "фівапролджє", "ячсмитьбю."),
    "de": (f"{_DEAD}1234567890ß{_DEAD}", "qwertzuiopü+#", "asdfghjklöä", "yxcvbnm,.-"),
    "fr": ("²&é\"'(-è_çà)=", f"azertyuiop{_DEAD}$*", "qsdfghjklmù", "wxcvbn,;:!"),
}
"""Layout -> its four rows of keys without Shift, as xkeyboard-config has them. (SDL itself gives the digits for the upper row of fr on some
systems, and on others what stands here.)"""
_NAMES: Final = dict(
    zip(
        "`-=[]\\;',./",
        ["GRAVE", "MINUS", "EQUALS", "LEFTBRACKET", "RIGHTBRACKET", "BACKSLASH", "SEMICOLON", "APOSTROPHE", "COMMA", "PERIOD", "SLASH"],
        strict=True,
    )
)
_SPECIAL: Final = 0x40000000
_CONTROLS: Final = {
    pygame.K_RETURN: pygame.KSCAN_RETURN,
    pygame.K_ESCAPE: pygame.KSCAN_ESCAPE,
    pygame.K_BACKSPACE: pygame.KSCAN_BACKSPACE,
    pygame.K_TAB: pygame.KSCAN_TAB,
    pygame.K_SPACE: pygame.KSCAN_SPACE,
    pygame.K_DELETE: pygame.KSCAN_DELETE,
}


def scancode(sign: str) -> int:
    """The place of a key by what stands on it in the United States."""
    return int(getattr(pygame, f"KSCAN_{_NAMES.get(sign, sign.upper())}"))


def sign_at(layout: str, sign: str) -> str:
    """What a layout writes on the key that writes `sign` in the United States."""
    return next(row[us.index(sign)] for row, us in zip(LAYOUTS[layout], _US, strict=True) if sign in us)


def key_for(layout: str, sign: str) -> tuple[int, int]:
    """Key and scancode of the key that a person presses who wants `sign`: the one that bears it, else the one at its place."""
    for row, us in zip(LAYOUTS[layout], _US, strict=True):
        if sign in row and sign != _DEAD:
            return ord(sign), scancode(us[row.index(sign)])
    there = sign_at(layout, sign)
    return (_SPECIAL if there == _DEAD else ord(there)), scancode(sign)


def press(key: int, mod: int = 0, layout: str = "us", *, up: bool = False) -> pygame.Event:
    """A key press (or its end) as the system reports it; `key` is pygame's number of what the person wants to press."""
    place, text = _CONTROLS.get(key, key & ~_SPECIAL), ""
    if key < _SPECIAL and key not in _CONTROLS:
        wanted = "=" if key == pygame.K_PLUS and layout != "de" else chr(key)  # plus is Shift and this
        key, place = key_for(layout, wanted)
        text = "" if key >= _SPECIAL else chr(key)
        if layout == "fr" and wanted.isdigit():  # a digit is Shift and what stands below it
            mod, text = mod | pygame.KMOD_LSHIFT, wanted
    return pygame.Event(pygame.KEYUP if up else pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=place)
