"""The title: the lake at night, a lantern on the pier for each game, a light in the boat for games that wait."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.client import keys
from game.client.focus import FocusGroup
from game.client.pictures import cover, glow, sheet, sprite
from game.client.scene import Scene
from game.client.scenes.continuing import ContinueScene
from game.client.scenes.rulebook import RulebookScene
from game.client.scenes.settings import SettingsScene
from game.client.scenes.setup import SetupScene
from game.client.theme import BONE, INK, LANTERN, WOOD, Role, Theme
from game.client.widgets import Button, Widget
from game.client.window import TITLE
from game.engine import games
from game.words.host import host
from game.words.language import _

if TYPE_CHECKING:
    from game.client.app import App

_PICTURE: Final = (1920, 1080)
_PIER: Final = (462, 1248)
"""Where the outermost lanterns stand on the pier, in the picture's own coordinates."""
_APART: Final = 360
"""Few lanterns stand no further from each other, in the same."""
_DECK: Final = 772
_EDGE: Final = 30
"""Layout points of wood beside the words of a sign."""
_LEAST_SIGN: Final = 16
"""Layout points of the smallest letters on a sign whose words would not fit otherwise."""
_BOAT: Final = (1560, 876)
_FLIES: Final = 16
_TICK: Final = 1 / 30


def stands(count: int) -> list[float]:
    """Where so many lanterns stand on the pier, in the picture's own coordinates."""
    first, last = _PIER
    step = min(_APART, (last - first) / max(count - 1, 1))
    return [(first + last) / 2 + step * (number - (count - 1) / 2) for number in range(count)]


class Light(Widget):
    """A burning lantern with a sign under it; brighter under pointer and focus."""

    def __init__(self, label: str, action: Callable[[], None], *, key: str, tip: str = "", small: bool = False) -> None:
        super().__init__(key=key)
        self.label = label
        self.action = action
        self.tip = tip
        self.small = small
        self.points = 24.0
        self.whole = True  # whether no word of the sign is broken

    def words(self) -> str:
        """What the sign says."""
        return self.label

    def _points(self, theme: Theme) -> float:
        """The size of the sign's words: a game's are large already, and two signs share the pier."""
        return 18 if self.small else 24 * min(theme.text_scale, 1.25) / theme.text_scale

    def place(self, theme: Theme, foot: tuple[int, int], size: int, room: int | None = None, low: int | None = None) -> None:
        """Stands the lantern on a point (pixels), `size` pixels high, with its sign below, no wider than `room` pixels if its words can
        be broken, and not below `low` if smaller letters help."""
        self.lantern = pygame.Rect(0, 0, size, size)
        self.lantern.midbottom = foot
        role: Role = "label_bold" if self.small else "title"
        edge = theme.px(_EDGE)
        self.points = self._points(theme)
        top, inner = foot[1] + theme.px(10), None if room is None else room - edge
        while self.points * theme.text_scale > _LEAST_SIGN and not self._fits(theme, role, inner, None if low is None else low - top):
            self.points -= 0.5
        self.whole = self._fits(theme, role, inner, None)
        wide, tall = theme.measure(self.label, role, self.points, inner)
        self.sign = pygame.Rect(0, 0, wide + edge, tall + theme.px(10))
        self.sign.midtop = (foot[0], top)
        self.sign.clamp_ip(pygame.Rect(0, 0, *theme.size).inflate(-theme.px(16), -theme.px(16)))
        self.rect = self.lantern.union(self.sign)
        self.tip_at = (self.lantern.right, self.lantern.top)

    def _fits(self, theme: Theme, role: Role, wide: int | None, tall: int | None) -> bool:
        """Whether no word must be broken, and the sign is no higher than it may be."""
        if wide is not None and max(theme.measure(word, role, self.points)[0] for word in self.label.split()) > wide:
            return False
        return tall is None or theme.measure(self.label, role, self.points, wide)[1] + theme.px(10) <= tall

    def hang(self, others: Sequence[pygame.Rect], gap: int) -> None:
        """Hangs the sign below those of others that it would cover, `gap` pixels apart."""
        for other in sorted(others, key=lambda other: other.top):
            if self.sign.inflate(gap, gap).colliderect(other):
                self.sign.top = other.bottom + gap
        self.rect = self.lantern.union(self.sign)

    def clear(self, others: Sequence[pygame.Rect], gap: int) -> None:
        """Moves the light to the right of others that it would cover, `gap` pixels apart."""
        over = max((other.right + gap - self.rect.left for other in others if self.rect.inflate(gap, gap).colliderect(other)), default=0)
        self.lantern.x += over
        self.sign.x += over
        self.rect.x += over
        self.tip_at = (self.lantern.right, self.lantern.top)

    def act(self) -> None:
        """Opens what it stands for."""
        self.action()

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """Glow, lantern, sign."""
        bright = focused or hovered
        radius = round(self.lantern.width * (1.25 if bright else 0.95))
        light = glow(radius, LANTERN, 150 if bright else 95)
        middle = (self.lantern.centerx, self.lantern.top + round(self.lantern.height * 0.6))
        surface.blit(light, (middle[0] - radius, middle[1] - radius), special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(sprite("scenery/lantern_lit", self.lantern.width), self.lantern)
        fill, words = (LANTERN, INK) if bright else (WOOD, BONE)
        surface.blit(sheet(self.sign.width, self.sign.height, fill, INK, theme.px(2), theme.px(7)), self.sign)
        role: Role = "label_bold" if self.small else "title"
        inner = self.sign.inflate(-theme.px(_EDGE) + 2, 0)  # the lines are those it was measured for
        theme.text(surface, self.label, inner, role, self.points, words, "center", valign="center")


class TitleScene(Scene):
    """The first screen."""

    name = "title"

    @classmethod
    def alone(cls, game: str) -> Scene | None:
        """With the last games that wait."""
        del game
        return cls()

    def __init__(self) -> None:
        super().__init__()
        self.group = FocusGroup()
        self._flies: list[tuple[float, float, float, float]] = []
        self._drawn: list[pygame.Rect] = []
        self._base: pygame.Surface | None = None
        self._since = 0.0
        self._boat: Light | None = None  # the way to the games that wait, lit once it is known that there are any
        self._others: tuple[Sequence[Widget], Sequence[Widget]] = ((), ())  # before it and after it in Tab order
        self._known = -1

    def enter(self, app: App) -> None:
        """The night is heard, and the theme."""
        super().enter(app)
        app.library.refresh()
        app.sound.ambience("night")
        app.sound.music("theme")

    def resize(self) -> None:
        """Lanterns on the pier, buttons on the shore."""
        self.dirty = True
        self.app.fresh = True
        theme = self.app.theme
        if not self._flies:
            rng = self.app.rng
            self._flies = [(rng.random(), rng.random(), rng.random() * math.tau, 0.4 + rng.random()) for _fly in range(_FLIES)]
        widgets: list[Widget] = [*self._lights(theme)]
        self._boat = Light(_("Continue"), self._continue, key="continue", tip=_("Games that wait for you"), small=True)
        self._boat.place(theme, self._at(*_BOAT), theme.px(64))
        self._boat.clear([other.rect for other in widgets], theme.px(6))
        self._others = widgets, self._buttons(theme, [*widgets, self._boat])
        self._offer()
        if self.group.focused is None:
            self.group.focus(widgets[0], keys=False)

    def _lights(self, theme: Theme) -> list[Light]:
        """A lantern for each game. Where they stand too close for their signs, these hang in as many rows as they need."""
        rows = next((rows for rows in range(1, len(games.NAMES)) if all(light.whole for light in self._hung(theme, rows))), 1)
        return self._hung(theme, rows)

    def _hung(self, theme: Theme, rows: int) -> list[Light]:
        """The lanterns with their signs in so many rows."""
        places = stands(len(games.NAMES))
        foot = theme.size[1] - max(tall for _wide, tall in self._sizes(theme)) - theme.px(22)
        deck = self._at(0, _DECK)[1]
        step = self._at(places[1], 0)[0] - self._at(places[0], 0)[0] if len(places) > 1 else theme.size[0]
        lights: list[Light] = []
        for place, name in zip(places, games.NAMES, strict=True):
            light = Light(host(name).title(), self._choose(name), key=f"game:{name}", tip=host(name).pitch())
            low = deck + (foot - deck) // rows - theme.px(6) * (rows - 1)
            light.place(theme, self._at(place, _DECK), min(theme.px(128), step), step * rows - theme.px(4 * rows), low)
            light.hang([other.sign for other in lights], theme.px(6))
            lights.append(light)
        return lights

    def _offer(self) -> None:
        """Everything is in its place already; the light in the boat burns when games wait."""
        self._known = self.app.library.version
        before, after = self._others
        boat = [self._boat] if self._boat is not None and self.app.library.waiting else []
        self.group.set([*before, *boat, *after])

    def wake(self) -> None:
        """Saved games may have come or gone."""
        super().wake()
        self.app.fresh = True
        self.app.library.refresh()

    def _at(self, x: float, y: float) -> tuple[int, int]:
        """A point of the picture in the window, as `cover` shows it."""
        wide, tall = self.app.size
        scale = max(wide / _PICTURE[0], tall / _PICTURE[1])
        return round(wide / 2 + (x - _PICTURE[0] / 2) * scale), round(tall / 2 + (y - _PICTURE[1] / 2) * scale)

    def _foot(self) -> list[Widget]:
        """Rulebook, settings, quit."""
        return [
            Button(None, _("Rulebook"), self._rules, "icons/rules", key="rules", style="quiet"),
            Button(None, _("Settings"), self._settings, "icons/gear", key="settings", style="quiet"),
            Button(None, _("Quit"), self.app.quit, "icons/cross", key="quit", style="quiet"),
        ]

    def _sizes(self, theme: Theme) -> list[tuple[int, int]]:
        return [button.natural(theme, theme.size[0]) for button in self._foot()]

    def _buttons(self, theme: Theme, lights: Sequence[Widget]) -> list[Widget]:
        """The buttons in a line at the foot, in the middle unless a large sign hangs there."""
        buttons = self._foot()
        gap = theme.px(12)
        sizes = self._sizes(theme)
        left = (theme.size[0] - sum(wide for wide, _tall in sizes) - gap * (len(sizes) - 1)) // 2
        for start in (left, theme.px(24)):
            at = start
            for button, (wide, tall) in zip(buttons, sizes, strict=True):
                button.rect = pygame.Rect(at, theme.size[1] - tall - theme.px(16), wide, tall)
                at += wide + gap
            if not any(button.rect.colliderect(light.rect) for button in buttons for light in lights):
                break
        return buttons

    def _choose(self, name: str) -> Callable[[], None]:
        def choose() -> None:
            self.app.push(SetupScene(name))

        return choose

    def _continue(self) -> None:
        self.app.push(ContinueScene())

    def _rules(self) -> None:
        self.app.push(RulebookScene(*self.topic()))

    def _settings(self) -> None:
        self.app.push(SettingsScene())

    def handle(self, event: pygame.Event) -> bool:
        """The lanterns and buttons; Escape leaves."""
        if self.group.handle(event, self.app.theme):
            self.dirty = self.dirty or self.group.dirty
            self._stale()
            return True
        if keys.does(event, "escape"):
            self.app.quit()
            return True
        self._stale()
        return False

    def _stale(self) -> None:
        if self.group.dirty:
            self.dirty = True
            self._base = None

    def update(self, dt: float) -> None:
        """Lets the fireflies drift, and the light in the boat come on."""
        if self._known != self.app.library.version:
            lit = any(widget is self._boat for widget in self.group.widgets)
            if lit != bool(self.app.library.waiting):
                self._offer()
                self._stale()
            self._known = self.app.library.version
        self._since += dt
        if self._since >= _TICK and not self.app.settings.still:
            self._since = 0.0
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """All of it when something changed, else only the fireflies."""
        whole = self._base is None or self.app.fresh or self.group.dirty
        if whole:
            self._draw_still(surface)
            self._base = surface.copy()
            self._drawn = []
        before = list(self._drawn)
        if self._base is not None:
            for rect in before:
                surface.blit(self._base, rect, rect)
        self._drawn = self._draw_flies(surface)
        return None if whole else [*before, *self._drawn]

    def _draw_still(self, surface: pygame.Surface) -> None:
        theme = self.app.theme
        surface.blit(cover("scenes/title", surface.get_size()), (0, 0))
        left, top = theme.px(84), theme.px(64)
        points = 84 / theme.text_scale  # the name is large enough at every text scale
        room = pygame.Rect(left, top, theme.size[0] - 2 * left, theme.line_height("title", points))
        place = theme.text(surface, TITLE, room, "title", points, BONE, wrap=False)
        line = _("Games of fear by a dark lake, around one screen")
        wide = theme.px(620)
        tall = theme.measure(line, "paper", 22, wide)[1]
        theme.text(surface, line, pygame.Rect(left, place.bottom + theme.px(4), wide, tall), "paper", 22, BONE)
        self.group.draw(surface, theme)

    def _draw_flies(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """The fireflies where they are now; each drifts on its own slow loop and breathes."""
        rects = []
        wide, tall = self.app.size
        now = 0.0 if self.app.settings.still else self.app.now
        for x, y, phase, pace in self._flies:
            turn = now * pace * 0.5 + phase
            size = self.app.theme.px(10 + 9 * (0.5 + 0.5 * math.sin(turn * 3.1)))
            place = (
                round((x + 0.03 * math.sin(turn)) * wide),
                round((0.42 + 0.5 * y + 0.025 * math.sin(turn * 1.7 + phase)) * tall),
            )
            image = sprite("scenery/firefly", size)
            rect = image.get_rect(center=place)
            if not rect.colliderect(self.group.tip):
                rects.append(surface.blit(image, rect))
        return rects
