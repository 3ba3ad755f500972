"""A gamepad as a second keyboard: its cross or stick moves the focus, its buttons are the keys of every screen."""

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
_FAR: Final = 0.6
_NEAR: Final = 0.3


class Gamepads:
    """Opens the gamepads that are plugged in and turns their events into keys."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}
        self._leaning: dict[tuple[int, int], int] = {}  # (gamepad, axis) -> -1 or 1 while the stick leans
        if not pygame.joystick.get_init():
            pygame.joystick.init()

    def as_key(self, event: pygame.Event) -> pygame.Event | None:
        """The key press that an event of a gamepad stands for; None for any other event."""
        key = self._key(event)
        return None if key is None else pygame.Event(pygame.KEYDOWN, key=key[0], mod=key[1], unicode="", scancode=0)

    def _key(self, event: pygame.Event) -> _Key | None:
        if event.type == pygame.JOYDEVICEADDED:
            self._plug_in(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
        elif event.type == pygame.JOYBUTTONDOWN:
            return BUTTONS.get(event.button)
        elif event.type == pygame.JOYHATMOTION and tuple(event.value) in CROSS:
            return CROSS[tuple(event.value)], 0
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return self._lean(event)
        return None

    def _plug_in(self, index: int) -> None:
        try:
            pad = pygame.joystick.Joystick(index)
        except pygame.error:  # pulled out again already
            return
        self._open[pad.get_instance_id()] = pad

    def _lean(self, event: pygame.Event) -> _Key | None:
        """A stick counts once each time it leans far, and again only after it came back."""
        place = (event.instance_id, event.axis)
        way = self._leaning.get(place, 0)
        if abs(event.value) < _NEAR:
            self._leaning[place] = 0
        elif abs(event.value) > _FAR and way == 0:
            way = self._leaning[place] = 1 if event.value > 0 else -1
            return CROSS[(way, 0) if event.axis == 0 else (0, -way)], 0
        return None
