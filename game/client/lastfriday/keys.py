"""The keys of the table: everything can be done without a mouse.

Arrows walk among the targets on the board, Tab goes through the panel's buttons and then the board's targets, Enter or Space acts,
Backspace takes back, plus, minus and 0 zoom, Shift with arrows pans, L is the log, D the drawer, R another way.

Where the Maniac chooses a circle its number can be typed, always with three digits, and one more for the way there: whoever listens hears
four keys, wherever he goes. What else he chooses from has a number key each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.digits import DIGITS, Typed

if TYPE_CHECKING:
    from game.client.lastfriday.view import LastFridayView

WAYS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
PAN = 90
"""Pixels a key pans."""
LONG = 3
"""Digits of a circle's number."""
_ACT = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_IN = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
_OUT = (pygame.K_MINUS, pygame.K_KP_MINUS)
_FIT = (pygame.K_0, pygame.K_KP0, pygame.K_HOME)


class Keys:
    """Takes key presses for a view. `used`: whether keys, not the mouse, were used last."""

    def __init__(self, view: LastFridayView) -> None:
        self.view = view
        self.used = False
        self.typed = Typed(LONG)

    def in_panel(self) -> bool:
        """Whether the key focus is on a button of the panel."""
        return self.view.panel.group.focused is not None and self.view.panel.group.keys

    def handle(self, event: pygame.Event) -> bool:
        """Takes a key press; false for what the table's frame does."""
        view, key = self.view, event.key
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if key in DIGITS and view.control.numbered():
            return self._digit(key)
        self.typed.clear()
        if key in DIGITS and view.buttons.choose(int(DIGITS[key])):
            self._touch()
            return True
        if key in WAYS:
            return self._arrow(event, WAYS[key])
        if key == pygame.K_TAB:
            return self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if key in _ACT:
            return self._act()
        if key in (pygame.K_BACKSPACE, pygame.K_ESCAPE):
            return view.back()
        return self._other(key)

    def _other(self, key: int) -> bool:
        view = self.view
        if key in _IN or key in _OUT:
            view.board.zoom(1 if key in _IN else -1)
        elif key in _FIT:
            view.board.fit()
        elif key == pygame.K_l:
            view.panel.toggle_log()
            view.refresh()
        elif key == pygame.K_r:
            view.control.turn_way(1)
            view.refresh()
        elif key == pygame.K_d and view.drawer:
            view.toggle_drawer()
        else:
            return False
        return True

    def _digit(self, key: int) -> bool:
        """One more digit of a circle's number; once the circle is chosen, which of the ways there, and go."""
        view, control = self.view, self.view.control
        self._touch()
        if control.picked and not self.typed.digits:
            number = int(DIGITS[key])
            if 1 <= number <= len(control.ways):
                control.turn_way(to=number - 1)
                view.commit()
            return True
        circle = self.typed.add(key)
        if circle:
            view.pick(circle)
        else:
            view.say(self.typed.words())
        return True

    def _touch(self) -> None:
        self.used = True
        self.view.touch()

    def _arrow(self, event: pygame.Event, way: tuple[int, int]) -> bool:
        view = self.view
        if event.mod & pygame.KMOD_SHIFT:
            view.board.pan(-way[0] * PAN, -way[1] * PAN)
            return True
        self._touch()
        if self.in_panel() and (view.panel.group.handle(event, view.app.theme) or not view.control.targets()):
            view.panel.dirty = True
            return True
        view.panel.group.focus(None)
        view.panel.dirty = True
        return view.board.walk_focus(way)

    def _tab(self, by: int) -> bool:
        view = self.view
        self._touch()
        group = view.panel.group
        if not view.panel_shown():
            return view.board.next_focus(by) or view.board.next_focus(by)
        if view.board.focused and view.board.next_focus(by):
            return True
        if view.board.focused:
            view.board.set_focus("")
            group.step(by)
        elif self._leaves_panel(by) and view.board.next_focus(by):
            group.focus(None)
        else:
            group.step(by)
        view.panel.dirty = True
        return True

    def _leaves_panel(self, by: int) -> bool:
        """Whether Tab goes past the last button (or before the first)."""
        group = self.view.panel.group
        if group.focused not in group.widgets:
            return not group.widgets
        return group.widgets.index(group.focused) == (len(group.widgets) - 1 if by > 0 else 0)

    def _act(self) -> bool:
        view = self.view
        self._touch()
        if self.in_panel() and view.panel.group.focused:
            view.panel.group.focused.act()
        elif view.board.focused:
            place = view.board.focused
            view.pick(place)
            if place in view.control.targets():
                view.board.set_focus(place)
        elif view.control.pending():
            view.commit()
        elif view.board.hovered:
            view.pick(view.board.hovered)
        else:
            return False
        return True
