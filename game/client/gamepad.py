"""A gamepad as a second keyboard: its cross moves the focus, its buttons are Enter, Escape, Space and Tab."""

from __future__ import annotations

from typing import Final

import pygame

_BUTTONS: Final = {0: pygame.K_RETURN, 1: pygame.K_ESCAPE, 2: pygame.K_SPACE, 3: pygame.K_TAB, 6: pygame.K_F1, 7: pygame.K_ESCAPE}
_CROSS: Final = {(-1, 0): pygame.K_LEFT, (1, 0): pygame.K_RIGHT, (0, 1): pygame.K_UP, (0, -1): pygame.K_DOWN}
_FAR: Final = 0.6
_NEAR: Final = 0.3


class Gamepads:
    """Opens the gamepads that are plugged in and turns their events into keys."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}
        self._leaning: dict[tuple[int, int], int] = {}  # (gamepad, axis) -> -1 or 1 while the stick leans
        if not pygame.joystick.get_init():
            pygame.joystick.init()

    def key(self, event: pygame.Event) -> int | None:
        """The key that an event of a gamepad stands for; None for any other event."""
        if event.type == pygame.JOYDEVICEADDED:
            pad = pygame.joystick.Joystick(event.device_index)
            self._open[pad.get_instance_id()] = pad
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
        elif event.type == pygame.JOYBUTTONDOWN:
            return _BUTTONS.get(event.button)
        elif event.type == pygame.JOYHATMOTION:
            return _CROSS.get(tuple(event.value))
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return self._lean(event)
        return None

    def _lean(self, event: pygame.Event) -> int | None:
        """A stick counts once each time it leans far, and again only after it came back."""
        place = (event.instance_id, event.axis)
        way = self._leaning.get(place, 0)
        if abs(event.value) < _NEAR:
            self._leaning[place] = 0
        elif abs(event.value) > _FAR and way == 0:
            way = self._leaning[place] = 1 if event.value > 0 else -1
            return _CROSS[(way, 0) if event.axis == 0 else (0, -way)]
        return None
