"""Hands for tests: they post events and let frames pass, and touch nothing else."""

from __future__ import annotations

import random

import pygame

from game.client.app import App
from game.client.focus import FocusGroup
from game.client.form import Form
from game.client.scene import Scene
from game.client.settings import Settings
from game.client.widgets import Widget
from tests.client import keyboards

FRAME = 0.05


def open_app(
    size: tuple[int, int] = (1280, 720), language: str = "en", scale: float = 1.0, seed: int = 7, palette: str = "standard"
) -> App:
    """A window for tests: decoration and seeds are fixed, nothing is heard."""
    pygame.event.clear() if pygame.display.get_init() else None
    settings = Settings(language=language, text_scale=scale, animation_speed="off", palette=palette, muted=True)
    return App(settings, size, random.Random(1), lambda: seed)


def group_of(scene: Scene) -> FocusGroup:
    """The widgets of a scene."""
    for name in ("form", "list", "group"):
        found = getattr(scene, name, None)
        if isinstance(found, Form):
            return found.group
        if isinstance(found, FocusGroup):
            return found
    raise AssertionError(f"{scene.name} has no widgets")


class Hands:
    """A person at the window."""

    def __init__(self, app: App) -> None:
        self.app = app

    def frames(self, count: int = 1) -> None:
        """Lets frames pass, none before what is looked for in files was found."""
        for _frame in range(count):
            self.app.errands.wait()
            self.app.frame(FRAME)
        self.app.errands.wait()

    def find(self, key: str) -> Widget:
        """A widget of the top scene by its key."""
        return group_of(self.app.scene).find(key)

    def click(self, what: str | tuple[int, int]) -> None:
        """Clicks on a widget or a point."""
        at = self.find(what).rect.center if isinstance(what, str) else what
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        self.frames()

    def move(self, at: tuple[int, int]) -> None:
        """Moves the mouse."""
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.frames()

    def key(self, key: int, mod: int = 0) -> None:
        """Presses and releases a key."""
        pygame.event.post(keyboards.press(key, mod))
        pygame.event.post(keyboards.press(key, mod, up=True))
        self.frames()

    def button(self, name: str) -> None:
        """Presses and releases a gamepad's button by SDL's name (a, b, dpad_up, leftshoulder ...)."""
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            number = getattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}")
            pygame.event.post(pygame.Event(kind, instance_id=0, button=number))
        self.frames()

    def write(self, text: str) -> None:
        """Types letters."""
        for letter in text:
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
        self.frames()

    def tab_to(self, key: str, most: int = 60) -> None:
        """Presses Tab until a widget has the focus."""
        group = group_of(self.app.scene)
        for _press in range(most):
            if group.focused is not None and group.focused.key == key:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never came to {key}")
