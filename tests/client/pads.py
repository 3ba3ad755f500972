"""Gamepads for tests: SDL's own virtual ones, of any make, with their buttons numbered as that make's drivers do."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pygame
from pygame._sdl2 import controller

BUTTONS: Final = [
    "a",
    "b",
    "x",
    "y",
    "back",
    "guide",
    "start",
    "leftstick",
    "rightstick",
    "leftshoulder",
    "rightshoulder",
    "dpup",
    "dpdown",
    "dpleft",
    "dpright",
]  # in SDL's order
AXES: Final = ["leftx", "lefty", "rightx", "righty", "lefttrigger", "righttrigger"]
_FULL: Final = 32767

KINDS: Final = {
    "xbox360": ("Xbox 360 Controller", 0x045E, 0x028E, "a b x y leftshoulder rightshoulder back start guide leftstick rightstick"),
    "xbox": ("Xbox One Controller", 0x045E, 0x02EA, "a b x y leftshoulder rightshoulder back start leftstick rightstick guide"),
    "ps3": (
        "PS3 Controller",
        0x054C,
        0x0268,
        "back leftstick rightstick start dpup dpright dpdown dpleft _ _ leftshoulder rightshoulder y b a x guide",
    ),
    "ps4": (
        "PS4 Controller",
        0x054C,
        0x09CC,
        "a b x y back guide start leftstick rightstick leftshoulder rightshoulder dpup dpdown dpleft dpright",
    ),
    "ps5": (
        "DualSense Wireless Controller",
        0x054C,
        0x0CE6,
        "x a b y leftshoulder rightshoulder _ _ back start leftstick rightstick guide",
    ),
    "switch": (
        "Nintendo Switch Pro Controller",
        0x057E,
        0x2009,
        "b a y x leftshoulder rightshoulder _ _ back start leftstick rightstick guide",
    ),
    "joycon": (
        "Nintendo Switch Joy-Con (L)",
        0x057E,
        0x2006,
        "y x a b leftshoulder rightshoulder start leftstick dpup dpdown dpleft dpright back guide",
    ),
    "generic": ("USB Gamepad", 0x0810, 0xE501, "y b a x leftshoulder rightshoulder _ _ back start leftstick rightstick"),
}
"""Kind -> name, maker, product, the buttons in the order in which a driver numbers them; what it does not name comes after."""
UNKNOWN: Final = "Odd Stick"


class _Desc(ctypes.Structure):
    """SDL_VirtualJoystickDesc."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ["version", "type", "naxes", "nbuttons", "nhats", "vendor", "product", "padding"]),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        *((f"callback{number}", ctypes.c_void_p) for number in range(6)),
    )


def sdl() -> ctypes.CDLL | None:
    """The SDL that pygame uses, None where it is not a file of pygame's package."""
    for folder in (Path(pygame.__file__).parent.parent / "pygame_ce.libs", Path(pygame.__file__).parent):
        for file in sorted(folder.glob("*SDL2-2*")) + sorted(folder.glob("SDL2.dll")):
            return ctypes.CDLL(str(file))
    return None


class Pad:
    """A gamepad that is plugged in; `push` and `lean` move what is on it."""

    def __init__(self, lib: ctypes.CDLL, index: int, order: Sequence[str]) -> None:
        self._lib = lib
        self._order = order
        stick = pygame.joystick.Joystick(index)
        self.id = stick.get_instance_id()
        self._keep = stick
        lib.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self._pointer = ctypes.c_void_p(lib.SDL_JoystickFromInstanceID(self.id))

    def push(self, button: str, down: bool = True) -> None:
        """Presses a button, or lets it go."""
        self._lib.SDL_JoystickSetVirtualButton(self._pointer, self._order.index(button), int(down))
        self._lib.SDL_JoystickUpdate()

    def lean(self, axis: str, how: float) -> None:
        """Leans a stick or trigger, from -1 to 1 (a trigger from 0)."""
        raw = round(how * _FULL) if axis.endswith(("x", "y")) else round(how * 2 * _FULL) - _FULL - 1
        self._lib.SDL_JoystickSetVirtualAxis(self._pointer, AXES.index(axis), raw)
        self._lib.SDL_JoystickUpdate()

    def pull_out(self) -> None:
        """Unplugs it."""
        for index in range(pygame.joystick.get_count()):
            if self._lib.SDL_JoystickGetDeviceInstanceID(index) == self.id:
                self._lib.SDL_JoystickDetachVirtual(index)


def plug_in(kind: str) -> Pad:
    """Plugs in a pad of a kind, or one of which SDL knows no buttons. pygame's joysticks must have been started."""
    lib = sdl()
    if lib is None:
        raise OSError("SDL is not a file of pygame's package")
    name, vendor, product, numbered = KINDS.get(kind, (UNKNOWN, 0x1111, 0x2222, ""))
    known = kind in KINDS
    named = [button if button != "_" else f"_{place}" for place, button in enumerate(numbered.split())]
    order = [*named, *(button for button in BUTTONS if button not in named)]
    desc = _Desc(
        1, int(known), len(AXES) if known else 2, max(len(order), 4), 0, vendor, product, 0, 0x7FFF if known else 0, 0x3F if known else 0
    )
    desc.name = name.encode()
    index = lib.SDL_JoystickAttachVirtualEx(ctypes.byref(desc))
    if index < 0:
        raise OSError("SDL gave no virtual gamepad")
    if known:
        told = {button: f"b{place}" for place, button in enumerate(order) if not button.startswith("_")}
        told |= {axis: f"a{place}" for place, axis in enumerate(AXES)}
        pad = controller.Controller(index)
        pad.set_mapping(told | {"platform": pad.get_mapping()["platform"]})  # what stands last is not heard
    return Pad(lib, index, order)


@contextmanager
def plugged_in(kind: str) -> Iterator[Pad]:
    """A pad for as long as it lasts."""
    pad = plug_in(kind)
    try:
        yield pad
    finally:
        pad.pull_out()
