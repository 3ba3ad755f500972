"""The window: a stack of scenes, one event pump, and drawing of what changed.

Everything comes from the queue of events, so that posted events drive all of it. Clock and decorative chance come from outside.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from game.client import keys, steps
from game.client.gamepad import Gamepads
from game.client.leaving import leave
from game.client.memory import give_back, hold_little, set_aside
from game.client.palettes import use_palette
from game.client.pixels import PIXELS
from game.client.scene import Scene
from game.client.settings import Settings
from game.client.sound import Sound
from game.client.steps import NotYet, Pace, putting_off
from game.client.textfield import take_place
from game.client.theme import INK, Theme
from game.client.window import Window
from game.engine import places
from game.session.errands import Errands
from game.session.library import Library
from game.words import keynames
from game.words.language import _, set_language, take_faults
from game.words.problems import say_error

FIRST_WINDOW: Final = (1280, 720)
LONGEST_STEP: Final = 0.1
"""Seconds: a longer pause (a dragged window) counts as this much."""
FRAMES: Final = 60
AWAY_FRAMES: Final = 10
"""Frames a second while nobody can see the window: enough for the computers to play on."""
_READY: Final = object()
PATIENCE: Final = 10.0
"""Seconds for which a drawing may be put off; then it is made however long it takes."""
TITLE: Final = "Four Lanterns"
"""The program's name, the same in every language."""
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


class App:
    """The window and its scenes.

    `now` is the time in seconds since it opened, `rng` for decoration only, `new_seed` gives
    each new game its seed, `pointer` where the last event saw the mouse, `fresh`
    whether this frame must be drawn whole, `pace` how much is done in a frame (None: all that there is to do); `errands` is for work on
    files, `library` the games that wait.
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
        self.settings = settings
        self.rng = rng or random.Random()
        self.new_seed = new_seed or (lambda: secrets.randbits(62))
        self.now = 0.0
        self.pointer = (-1, -1)
        self.stack: list[Scene] = []
        self.running = True
        self.pace: Pace | None = None
        self.failed = False  # ended by a fault from which there was no way back
        self._told_unkept = False
        self.fresh = True
        self.away = False  # minimised
        self._drawn_away = False
        self._drawn_at = 0.0  # when the window was last as it should be
        self._works: list[tuple[Iterator[object], Callable[[], object]]] = []
        self.errands = Errands()
        self.library = Library(self.errands, others=lambda: self.settings.folders)
        self.sound = Sound(settings)
        self.window = Window(TITLE, size, settings.fullscreen)
        self._apply()
        self._keyboard = keys.Keyboard()
        self.gamepads = Gamepads()

    # the window

    @property
    def surface(self) -> pygame.Surface:
        """The picture that scenes draw on."""
        return self.window.surface

    @property
    def size(self) -> tuple[int, int]:
        """The picture's width and height in pixels."""
        return self.surface.get_size()

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
        from game.client.scenes.message import MessageScene

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
            self._hide()
        elif self.size != self.theme.size:
            PIXELS.forget()  # at another size none of them is wanted again
            self._apply()
            self._relayout()

    def _hide(self) -> None:
        """The window is out of sight, or somebody else may come to it."""
        self.gamepads.release()
        for scene in list(self.stack):
            scene.hidden()

    # the scenes

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        """Puts a scene on top; one that must be prepared comes when it is."""
        preparing = scene.prepare()
        if next(preparing, _READY) is _READY:
            self._open(scene)
        else:
            self._works.append((preparing, lambda: self._open(scene)))
            self._go_on()

    def _open(self, scene: Scene) -> None:
        self.stack.append(scene)
        self.fresh = True
        scene.enter(self)
        if self.pace is not None:
            set_aside()

    def later(self, work: Iterator[object], then: Callable[[], object]) -> None:
        """Does work in steps, as frames leave time for it, and then something with what has come of it."""
        self._works.append((work, then))
        self._go_on()

    def _go_on(self) -> None:
        if self._works and self.pace is not None:
            set_aside()
        while self._works and steps.advance(self._works[0][0]):
            self._works.pop(0)[1]()

    def pop(self) -> None:
        """Takes the top scene away; the window closes with the last one."""
        self.stack.pop().leave()
        self.fresh = True
        if self.stack:
            self.scene.wake()
        else:
            self.running = False

    def replace(self, scene: Scene) -> None:
        """Another scene instead of the top one."""
        self.stack.pop().leave()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Takes all scenes away, with every picture kept for them, and starts again with this one."""
        while self.stack:
            self.stack.pop().leave()
        self._works.clear()
        PIXELS.forget()
        give_back()
        self.push(scene)

    def quit(self) -> None:
        """Closes the window after this frame."""
        self.running = False

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
            from game.client import crash

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
            self._hide()
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
            from game.client.scenes.rulebook import RulebookScene

            self.push(RulebookScene(*self.scene.topic()))

    def _visible(self) -> list[Scene]:
        """The scenes that can be seen: the topmost opaque one and what lies over it."""
        first = max((at for at, scene in enumerate(self.stack) if scene.opaque), default=0)
        return self.stack[first:]

    def draw(self) -> None:
        """Draws what changed since the last frame."""
        visible = self._visible()
        if not self.fresh and not any(scene.dirty for scene in visible):
            self._drawn_at = self.now
            return
        try:
            with putting_off(self._patient(visible)):
                changed = self._draw(visible)
        except NotYet:
            self.fresh = True  # what was drawn so far is not to be seen
            self.surface.set_clip(None)
            return
        PIXELS.trim()
        self.fresh = False
        self._drawn_at = self.now
        self.window.show(changed)
        if self.window.lost:
            self._hide()

    def _patient(self, visible: Sequence[Scene]) -> bool:
        """Whether what is on the screen may stay there while the new picture is made: not what only one person may see, when the window
        goes away or the screen is passed on."""
        return not self.away and not any(scene.hides for scene in visible) and self.now - self._drawn_at < PATIENCE

    def _draw(self, visible: Sequence[Scene]) -> Sequence[pygame.Rect] | None:
        """Draws the scenes that can be seen; where anything changed, None for everywhere. Raises NotYet."""
        if not self.fresh and len(visible) == 1:
            visible[0].dirty = False
            return visible[0].draw(self.surface)
        self.fresh = True
        if not visible[0].covers:
            self.surface.fill(INK)
        for scene in visible:
            scene.dirty = False
            scene.draw(self.surface)
        return None
