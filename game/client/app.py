"""The window: a stack of scenes, one event pump, and drawing of what changed.

Everything comes from the queue of events, so that posted events drive all of it. Clock and decorative chance come from outside.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import pygame

from game.client import crash, keys, starting, steps
from game.client.gamepad import Gamepads
from game.client.leaving import leave
from game.client.memory import hold_little
from game.client.palettes import use_palette
from game.client.pixels import PIXELS
from game.client.scene import Scene
from game.client.scenes.message import MessageScene
from game.client.scenes.rulebook import RulebookScene
from game.client.settings import Settings
from game.client.sound import Sound
from game.client.stack import Stack
from game.client.steps import Pace
from game.client.textfield import take_place
from game.client.theme import Theme
from game.engine import places
from game.engine.record import Holder
from game.session.errands import Errands
from game.session.library import Library, Problem
from game.words import keynames
from game.words.language import _, set_language, take_faults
from game.words.problems import say_error

FIRST_WINDOW: Final = (1280, 720)
LONGEST_STEP: Final = 0.1
"""Seconds: a longer pause (a dragged window) counts as this much."""
FRAMES: Final = 60
AWAY_FRAMES: Final = 10
"""Frames a second while nobody can see the window: enough for the computers to play on."""
_SIZED: Final = (pygame.VIDEORESIZE, pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED)
_BACK: Final = (
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWFOCUSGAINED,
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
)
"""What only a window that can be seen hears."""
_STALE: Final = (
    pygame.VIDEOEXPOSE,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWICCPROFCHANGED,
    pygame.RENDER_TARGETS_RESET,
    pygame.RENDER_DEVICE_RESET,
)
"""After these the screen may show something else than what was drawn."""


class App(Stack):
    """The window and its scenes, with all that these share.

    `rng` is for decoration only, `new_seed` gives each new game its seed, `pointer` is where the last event saw the mouse; `errands` is for
    work on files, `library` the games that wait.
    """

    def __init__(
        self,
        settings: Settings,
        size: tuple[int, int] = FIRST_WINDOW,
        rng: random.Random | None = None,
        new_seed: Callable[[], int] | None = None,
    ) -> None:
        hold_little()
        pygame.font.init()
        super().__init__(size, settings.fullscreen)
        self.settings = settings
        self.rng = rng or random.Random()
        self.new_seed = new_seed or (lambda: secrets.randbits(62))
        self.pointer = (-1, -1)
        self.failed = False  # ended by a fault from which there was no way back
        self._told_unkept = False
        self._drawn_away = False
        self.errands = Errands()
        self.library = Library(self.errands, others=lambda: self.settings.folders)
        self.sound = Sound(settings)
        self._apply()
        self._keyboard = keys.Keyboard()
        self.gamepads = Gamepads()

    # the ways to a table

    def begin(self, game_name: str, options: Mapping[str, str], holders: Sequence[Holder]) -> None:
        """Goes to the table of a new game."""
        starting.begin(self, game_name, options, holders)

    def resume(self, path: Path) -> None:
        """Goes to the table of a game that waits."""
        starting.resume(self, path)

    def explain(self, path: Path, problem: Problem) -> None:
        """Tells why a game that waits cannot be continued, and the way back there is."""
        starting.explain(self, path, problem)

    # the window

    def _apply(self) -> None:
        set_language(self.settings.language)
        keynames.use(self.settings.keys)
        use_palette(self.settings.palette)
        self.theme = Theme(self.size, self.settings.text_scale)

    def apply_settings(self) -> None:
        """Takes over changed settings at once and keeps them."""
        self.window.fullscreen(self.settings.fullscreen)
        self.settings.fullscreen = self.window.is_full
        self.window.adopt()
        self._apply()
        self.sound.apply(self.settings)
        self.save_settings()
        self._relayout()
        self.tell_languages()

    def save_settings(self) -> None:
        """Keeps the settings for the next start; where that is not possible it is said once."""
        try:
            self.settings.save()
        except places.PlaceError as error:
            if not self._told_unkept:
                self._told_unkept = True
                self.tell(_("Settings cannot be kept"), [say_error(error)])

    def tell(self, title: str, sentences: Sequence[str]) -> None:
        """A message over the screen; nothing when there is nothing to tell."""
        if sentences:
            self.push(MessageScene(title, "\n".join(sentences)))

    def tell_languages(self) -> None:
        """Says which file of a language shown since the last time is damaged."""
        self.tell(_("Words are missing"), [say_error(fault) for fault in take_faults()])

    def _relayout(self) -> None:
        self.fresh = True
        for scene in list(self.stack):
            scene.resize()

    def resized(self) -> None:
        """The window may have another size: everything is laid out anew when the picture has."""
        self.window.adopt()
        self.fresh = True
        if self.window.lost:
            self.hide()
        elif self.size != self.theme.size:
            PIXELS.forget()  # at another size none of them is wanted again
            self._apply()
            self._relayout()

    def hide(self) -> None:
        """The window is out of sight, or somebody else may come to it."""
        self.gamepads.release()
        super().hide()

    def enter(self, scene: Scene) -> None:
        """Tells a scene that has come that it is there."""
        scene.enter(self)

    # the frames

    def run(self) -> None:
        """Runs until the window is closed."""
        clock = pygame.time.Clock()
        self.pace = Pace()
        while self.running:
            self.safe_frame(clock.tick(self.frame_rate()) / 1000)
        self.close()

    def frame_rate(self) -> int:
        """Frames a second that are worth it now."""
        return AWAY_FRAMES if self.away or self.window.lost else FRAMES

    def close(self) -> None:
        """Leaves every scene."""
        while self.stack:
            self.stack.pop().leave()
        self.errands.close()
        self.sound.close()

    def safe_frame(self, dt: float) -> None:
        """One frame; a fault in it is reported and leads to a message, with a way back into the game."""
        try:
            self.frame(dt)
        except Exception as error:
            crash.caught(self, error)

    def frame(self, dt: float) -> None:
        """One frame: all waiting events, `dt` seconds (clamped), and drawing."""
        with steps.frame(self.pace):
            self._frame(min(max(dt, 0.0), LONGEST_STEP))

    def _frame(self, dt: float) -> None:
        self.now += dt
        self.sound.update(dt)
        for event in pygame.event.get() if pygame.display.get_init() else ():
            press = self.gamepads.as_key(event)
            if self.gamepads.changes_hands(event):
                self._relayout()
            self.handle(press or event)
        for press in self.gamepads.update(dt):
            self.handle(press)
        self.errands.deliver()
        self._go_on()
        if self.running and self.stack:
            self.scene.update(dt)
        self.window.compose(take_place())
        if self.running and self.stack and self._can_draw():
            self.draw()
        self.errands.begin()

    def _can_draw(self) -> bool:
        """Whether there is a window to draw on that somebody can see. A window that goes away is drawn once more, for what the
        system shows of it meanwhile."""
        if self.window.lost:
            if not self.window.reopen(self.now):
                return False
            self.resized()
        elif self.window.changed():
            self.resized()
        drawn, self._drawn_away = self._drawn_away, self.away
        return not (self.window.lost or (self.away and drawn))

    def handle(self, heard: pygame.Event) -> None:
        """One event: the window's own first, then the scene on top."""
        event = self._keyboard.take(heard)
        if event is None:
            return
        if event.type == pygame.QUIT:
            leave(self, self.quit)
        elif event.type in _SIZED:
            self.resized()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN, pygame.WINDOWFOCUSLOST):
            self.away = self.away or event.type != pygame.WINDOWFOCUSLOST
            self.hide()
        elif not self._seen_again(event):
            self._to_scene(self.window.mapped(event))

    def _seen_again(self, event: pygame.Event) -> bool:
        """Takes note of events that tell of a window in sight; whether that is all they tell."""
        self.away = self.away and event.type not in _BACK
        if event.type in _STALE:
            self.resized()
        return event.type in _STALE

    def _to_scene(self, event: pygame.Event) -> None:
        if self.window.cramped:  # whoever sees no table touches none
            if keys.does(event, "fullscreen"):
                self._own_keys(event)
            return
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pointer = event.pos
        if self.stack and self.scene.handle(event):
            self._answer(event)
        else:
            self._own_keys(event)

    def _answer(self, event: pygame.Event) -> None:
        """A small sound for the hand that did something."""
        if keys.does(event, "escape", "back"):
            self.sound.play("back")
        elif keys.does(event, "act", "confirm") or (event.type == pygame.MOUSEBUTTONUP and event.button == 1):
            self.sound.play("click")

    def _own_keys(self, event: pygame.Event) -> None:
        if keys.does(event, "fullscreen"):
            self.settings.fullscreen = not self.settings.fullscreen
            self.apply_settings()
        elif keys.does(event, "rules") and self.stack:
            self.push(RulebookScene(*self.scene.topic()))
