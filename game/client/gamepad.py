"""A gamepad as a second keyboard: its cross or stick moves the focus, its buttons are the keys of every screen.

A direction that is held repeats, as a held key does; the system does that for keys only, so that time must pass here (`update`).
"""

from __future__ import annotations

from typing import Final

import pygame

_Key = tuple[int, int]
"""A key and what is held with it."""

BUTTONS: Final[dict[int, _Key]] = {
    0: (pygame.K_RETURN, 0),
    1: (pygame.K_ESCAPE, 0),
    2: (pygame.K_SPACE, 0),
    3: (pygame.K_r, 0),  # another way to the same place
    4: (pygame.K_TAB, pygame.KMOD_SHIFT),
    5: (pygame.K_TAB, 0),
    6: (pygame.K_F1, 0),
    7: (pygame.K_ESCAPE, 0),
    8: (pygame.K_d, 0),  # the drawer of a narrow window
    9: (pygame.K_d, 0),
    10: (pygame.K_l, 0),  # the log
}
"""The keys of the buttons, in SDL's numbers: lower, right, left, upper, the two at the shoulders, the two in the middle, the sticks."""
CROSS: Final = {(-1, 0): pygame.K_LEFT, (1, 0): pygame.K_RIGHT, (0, 1): pygame.K_UP, (0, -1): pygame.K_DOWN}
"""The keys of the cross by its (x, y), y upwards."""
DELAY: Final = 0.4
"""Seconds until a held direction repeats."""
RATE: Final = 0.06
"""Seconds from one repetition to the next; both are those of a held key."""
_FAR: Final = 0.6
_NEAR: Final = 0.3


class Gamepads:
    """Opens the gamepads that are plugged in and turns their events into keys."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}
        self._leaning: dict[tuple[int, int], int] = {}  # (gamepad, axis) -> -1 or 1 while the stick leans
        self._held: dict[tuple[int, str], tuple[_Key, float]] = {}  # (gamepad, what) -> the direction's key, seconds until it repeats
        if not pygame.joystick.get_init():
            pygame.joystick.init()

    def as_key(self, event: pygame.Event) -> pygame.Event | None:
        """The key press that an event of a gamepad stands for; None for any other event."""
        key = self._key(event)
        return None if key is None else _press(key)

    def update(self, dt: float) -> list[pygame.Event]:
        """Lets `dt` seconds pass; the key presses of directions that are held. One a frame at the most, so that a slow frame does not
        make them pile up."""
        found = []
        for what, (key, left) in self._held.items():
            again = left - dt <= 0
            self._held[what] = key, max(left - dt, 0) + RATE if again else left - dt
            if again:
                found.append(_press(key))
        return found

    def release(self) -> None:
        """Nothing is held any more: the window went out of sight, and may never hear that it was let go."""
        self._held.clear()

    def _hold(self, pad: int, what: str, key: _Key | None) -> _Key | None:
        """Takes note of a direction that is pressed from now on, None when it was let go."""
        self._held.pop((pad, what), None)
        if key is not None:
            self._held[pad, what] = key, DELAY
        return key

    def _key(self, event: pygame.Event) -> _Key | None:
        if event.type == pygame.JOYDEVICEADDED:
            self._plug_in(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._unplug(event.instance_id)
        elif event.type == pygame.JOYBUTTONDOWN:
            return BUTTONS.get(event.button)
        elif event.type == pygame.JOYHATMOTION:
            way = CROSS.get(tuple(event.value))
            return self._hold(event.instance_id, f"cross {event.hat}", None if way is None else (way, 0))
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return self._lean(event)
        return None

    def _plug_in(self, index: int) -> None:
        try:
            pad = pygame.joystick.Joystick(index)
        except pygame.error:  # pulled out again already
            return
        self._open[pad.get_instance_id()] = pad

    def _unplug(self, pad: int) -> None:
        self._open.pop(pad, None)
        self._leaning = {place: way for place, way in self._leaning.items() if place[0] != pad}
        self._held = {what: held for what, held in self._held.items() if what[0] != pad}

    def _lean(self, event: pygame.Event) -> _Key | None:
        """A stick counts when it leans far, and is held until it comes back."""
        pad, axis = place = event.instance_id, event.axis
        way = self._leaning.get(place, 0)
        if abs(event.value) < _NEAR:
            self._leaning[place] = 0
            self._hold(pad, f"axis {axis}", None)
        elif abs(event.value) > _FAR and way != (side := 1 if event.value > 0 else -1):
            self._leaning[place] = side
            return self._hold(pad, f"axis {axis}", (CROSS[(side, 0) if axis == 0 else (0, -side)], 0))
        return None


def _press(key: _Key) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key[0], mod=key[1], unicode="", scancode=0)
