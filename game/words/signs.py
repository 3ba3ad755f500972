"""A gamepad's buttons: what they do, and what stands on them.

Buttons have SDL's names: a, b, x, y go by their letters where the pad has letters (on Nintendo's pads A is at the right), else a is the
lower, b the right, x the left, y the upper one.
"""

from __future__ import annotations

import re
from typing import Final

from game.words.language import _, mark

BUTTONS: Final = {
    "a": "act",
    "b": "escape",
    "x": "confirm",
    "y": "turn",
    "back": "rules",
    "start": "escape",
    "leftshoulder": "focus",
    "rightshoulder": "focus",
    "leftstick": "drawer",
    "rightstick": "log",
    "lefttrigger": "zoom_out",
    "righttrigger": "zoom_in",
}
"""Button -> the command of `keys` that it means; the left shoulder button goes backwards."""
BACKWARDS: Final = "leftshoulder"

_GENERIC: Final = {
    "a": mark("Lower button"),
    "b": mark("Right button"),
    "x": mark("Left button"),
    "y": mark("Upper button"),
    "back": mark("Left middle button"),
    "start": mark("Right middle button"),
    "leftshoulder": mark("Left shoulder"),
    "rightshoulder": mark("Right shoulder"),
    "leftstick": mark("Left stick pressed"),
    "rightstick": mark("Right stick pressed"),
    "lefttrigger": mark("Left trigger"),
    "righttrigger": mark("Right trigger"),
}
_LETTERS: Final = {"a": "A", "b": "B", "x": "X", "y": "Y"}
_XBOX: Final = _LETTERS | {"leftshoulder": "LB", "rightshoulder": "RB", "lefttrigger": "LT", "righttrigger": "RT"}
_SHAPES: Final = {
    "a": "\N{BOX DRAWINGS LIGHT DIAGONAL CROSS}",
    "b": "\N{WHITE CIRCLE}",
    "x": "\N{WHITE SQUARE}",
    "y": "\N{WHITE UP-POINTING TRIANGLE}",
}
_NAMED: Final = {_SHAPES["a"]: mark("Cross"), _SHAPES["b"]: mark("Circle"), _SHAPES["x"]: mark("Square"), _SHAPES["y"]: mark("Triangle")}
"""Shape -> what it is called on paper, whose letters have no such signs."""
_SONY: Final = _SHAPES | {
    "leftshoulder": "L1",
    "rightshoulder": "R1",
    "leftstick": "L3",
    "rightstick": "R3",
    "lefttrigger": "L2",
    "righttrigger": "R2",
}
_SPOKEN: Final = {*_GENERIC.values(), *_NAMED.values()}
SIGNS: Final = {
    "xbox360": _XBOX | {"back": "Back", "start": "Start"},
    "xbox": _XBOX | {"back": "View", "start": "Menu"},
    "ps3": _SONY | {"back": "Select", "start": "Start"},
    "ps4": _SONY | {"back": "Share", "start": "Options"},
    "ps5": _SONY | {"back": "Create", "start": "Options"},
    "switch": _LETTERS
    | {"back": "\N{MINUS SIGN}", "start": "+", "leftshoulder": "L", "rightshoulder": "R", "lefttrigger": "ZL", "righttrigger": "ZR"},
    "generic": {},
}
"""Make -> button -> what stands on it; where nothing is said, it is called by its place."""
_MAKES: Final = (
    ("generic", r"joy-?con\W*\((l|r)\)|joy-?con (left|right)|\b(left|right) joy-?con"),  # held sideways, its letters are askew
    ("ps5", r"ps5|dualsense|playstation ?5"),
    ("ps4", r"ps4|dualshock ?4|playstation ?4|^(sony interactive entertainment )?wireless controller$"),
    ("ps3", r"ps[123]|playstation|dualshock|sony|sixaxis"),
    ("switch", r"switch|joy-?con|nintendo|^pro controller"),
    ("xbox360", r"360|xinput"),
    ("xbox", r"x-?box|microsoft"),
)
"""Make -> what the name of such a pad has in it; the first that fits counts."""

_used = [""]


def make_of(name: str) -> str:
    """The make of a pad by its name, `generic` for any other."""
    return next((make for make, pattern in _MAKES if re.search(pattern, name.lower())), "generic")


def use(make: str) -> bool:
    """A pad of this make is in the hands of a person, or none (empty); whether that is news."""
    news, _used[0] = make != _used[0], make
    return news


def used() -> str:
    """The make of the pad in the hands of a person, empty when there is none."""
    return _used[0]


def label(button: str, on_paper: bool = False) -> str:
    """What a button is called on the pad in use; on none, by its place. What is engraved is the same in every language; shapes have names
    `on_paper`."""
    sign = SIGNS[_used[0] or "generic"].get(button, _GENERIC[button])
    sign = _NAMED.get(sign, sign) if on_paper else sign
    return _(sign) if sign in _SPOKEN else sign


def label_of(command: str) -> str:
    """What the button of a command is called, empty when it has none."""
    return next((label(button) for button, meant in BUTTONS.items() if meant == command and button != BACKWARDS), "")
