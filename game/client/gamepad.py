"""Gamepads by SDL's names for their buttons, which are the same for every make: a pad's event becomes the command that its button means.

A direction that is held repeats, as a held key does; the system does that for keys only, so that time must pass here (`update`).
"""

from __future__ import annotations

import os
from typing import Final, NamedTuple

import pygame
from pygame._sdl2 import controller

from game.client import keys
from game.words import keynames, signs


class _Push(NamedTuple):
    """A command of `keys`, and whether Shift goes with it."""

    command: str
    shift: bool = False


DELAY: Final = 0.4
"""Seconds until a held direction repeats."""
RATE: Final = 0.06
"""Seconds from one repetition to the next; both are those of a held key."""
_FULL: Final = 32767
"""What SDL tells of a stick that leans as far as it goes."""
_FAR: Final = 0.6
_NEAR: Final = 0.3
_BUTTONS: Final = {
    getattr(pygame, f"CONTROLLER_BUTTON_{button.upper()}"): _Push(command, button == signs.BACKWARDS)
    for button, command in signs.BUTTONS.items()
    if not button.endswith("trigger")
}
_CROSS: Final = {getattr(pygame, f"CONTROLLER_BUTTON_DPAD_{way.upper()}"): _Push(way) for way in keynames.WAYS}
_AXES: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: (_Push("left"), _Push("right")),
    pygame.CONTROLLER_AXIS_LEFTY: (_Push("up"), _Push("down")),
    pygame.CONTROLLER_AXIS_RIGHTX: (_Push("left", True), _Push("right", True)),
    pygame.CONTROLLER_AXIS_RIGHTY: (_Push("up", True), _Push("down", True)),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (None, _Push(signs.BUTTONS["lefttrigger"])),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (None, _Push(signs.BUTTONS["righttrigger"])),
}
"""Axis -> what it means to lean it back and forth."""
_HANDS: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
"""Events by which the person has let go of the pad."""


class Gamepads:
    """Opens the gamepads that are plugged in and turns their events into key presses. `unknown`: the names of those that are plugged in
    and of which SDL knows no buttons."""

    def __init__(self) -> None:
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "1")  # the A acts, wherever it is
        self._open: dict[int, controller.Controller] = {}
        self._unknown: dict[int, str] = {}
        self._leaning: dict[tuple[int, int], int] = {}  # (gamepad, axis) -> -1 or 1 while it leans
        self._held: dict[tuple[int, str], tuple[_Push, float]] = {}  # (gamepad, what) -> the push, seconds until it repeats
        signs.use("")
        if not pygame.joystick.get_init():
            pygame.joystick.init()
        if not controller.get_init():
            controller.init()

    @property
    def unknown(self) -> tuple[str, ...]:
        """The names of the pads whose buttons nobody knows."""
        return tuple(self._unknown.values())

    def as_key(self, event: pygame.Event) -> pygame.Event | None:
        """The key press that an event of a gamepad stands for; None for any other event."""
        push = self._push(event)
        if push is None:
            return None
        return keys.press(push.command, push.shift)

    def changes_hands(self, event: pygame.Event) -> bool:
        """Whether a person takes up a pad, or another one, or lets go of it by this event: buttons are called otherwise then."""
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERAXISMOTION):
            if event.type == pygame.CONTROLLERAXISMOTION and abs(event.value) < _FAR * _FULL:
                return False
            pad = self._open.get(event.instance_id)
            return signs.use(signs.make_of(pad.name if pad else ""))
        gone = event.type == pygame.CONTROLLERDEVICEREMOVED and not self._open
        return (gone or event.type in _HANDS) and signs.use("")

    def update(self, dt: float) -> list[pygame.Event]:
        """Lets `dt` seconds pass; the key presses of directions that are held. One a frame at the most, so that a slow frame does not
        make them pile up."""
        found = []
        for what, (push, left) in self._held.items():
            again = left - dt <= 0
            self._held[what] = push, max(left - dt, 0) + RATE if again else left - dt
            if again:
                found.append(keys.press(push.command, push.shift))
        return found

    def release(self) -> None:
        """Nothing is held any more: the window went out of sight, and may never hear that it was let go."""
        self._held.clear()

    def _hold(self, pad: int, what: str, push: _Push | None) -> _Push | None:
        """Takes note of a direction that is pressed from now on, None when it was let go."""
        self._held.pop((pad, what), None)
        if push is not None:
            self._held[pad, what] = push, DELAY
        return push

    def _push(self, event: pygame.Event) -> _Push | None:
        if event.type in (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED):
            self._plug_in(event.device_index, known=event.type == pygame.CONTROLLERDEVICEADDED)
        elif event.type in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
            self._unplug(event.instance_id)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            way = _CROSS.get(event.button)
            return self._hold(event.instance_id, f"cross {event.button}", way) if way else _BUTTONS.get(event.button)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._hold(event.instance_id, f"cross {event.button}", None)
        elif event.type == pygame.CONTROLLERAXISMOTION and event.axis in _AXES:
            return self._lean(event)
        return None

    def _plug_in(self, index: int, known: bool) -> None:
        """Opens a pad; SDL tells of one that it knows twice, of others once."""
        try:
            if known:
                pad = controller.Controller(index)
                self._open[pad.as_joystick().get_instance_id()] = pad
            elif not controller.is_controller(index):
                stick = pygame.joystick.Joystick(index)
                self._unknown[stick.get_instance_id()] = stick.get_name()
        except pygame.error:  # pulled out again already
            return

    def _unplug(self, pad: int) -> None:
        self._open.pop(pad, None)
        self._unknown.pop(pad, None)
        self._leaning = {place: way for place, way in self._leaning.items() if place[0] != pad}
        self._held = {what: held for what, held in self._held.items() if what[0] != pad}

    def _lean(self, event: pygame.Event) -> _Push | None:
        """A stick or trigger counts when it leans far, and is held until it comes back."""
        pad, axis = place = event.instance_id, event.axis
        leans, way = event.value / _FULL, self._leaning.get(place, 0)
        if abs(leans) < _NEAR:
            self._leaning[place] = 0
            self._hold(pad, f"axis {axis}", None)
        elif abs(leans) > _FAR and way != (side := 1 if leans > 0 else -1):
            self._leaning[place] = side
            return self._hold(pad, f"axis {axis}", _AXES[axis][side > 0])
        return None
