"""The keys of the table: everything can be done without a mouse.

Arrows walk among the targets on the board, Tab goes through the panel's buttons and then the board's targets, Enter or Space acts,
Backspace takes back, Shift with arrows pans; zoom, log, drawer and another way have the keys of `game.client.keys`.

Where the Maniac chooses a circle its number can be typed, always with three digits, and one more for the way there: whoever listens hears
four keys, wherever he goes. What else he chooses from has a number key each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client import keys
from game.client.digits import Typed

if TYPE_CHECKING:
    from game.client.lastfriday.context import KeysContext

PAN = 90
"""Pixels a key pans."""
LONG = 3
"""Digits of a circle's number."""


class Keys:
    """Takes key presses for a view. `used`: whether keys, not the mouse, were used last."""

    def __init__(self, view: KeysContext) -> None:
        self.view = view
        self.used = False
        self.typed = Typed(LONG)

    def in_panel(self) -> bool:
        """Whether the key focus is on a button of the panel."""
        return self.view.panel.group.focused is not None and self.view.panel.group.keys

    def handle(self, event: pygame.Event) -> bool:
        """Takes a key press; false for what the table's frame does."""
        view = self.view
        if keys.held(event):
            return False
        digit = keys.digit(event)
        if digit and view.control.numbered():
            return self._digit(digit)
        self.typed.clear()
        if digit and view.buttons.choose(int(digit)):
            self._touch()
            return True
        if way := keys.way(event):
            return self._arrow(event, way)
        if keys.does(event, "focus"):
            return self._tab(-1 if keys.shifted(event) else 1)
        if keys.does(event, "act", "confirm"):
            return self._act()
        if keys.does(event, "back", "escape"):
            return view.back()
        return self._other(event)

    def _other(self, event: pygame.Event) -> bool:
        view = self.view
        if keys.does(event, "zoom_in", "zoom_out"):
            view.board.zoom(1 if keys.does(event, "zoom_in") else -1)
        elif keys.does(event, "fit", "first"):
            view.board.fit()
        elif keys.does(event, "log"):
            view.panel.toggle_log()
            view.refresh()
        elif keys.does(event, "turn"):
            view.control.turn_way(1)
            view.refresh()
        elif keys.does(event, "drawer") and view.drawer:
            view.toggle_drawer()
        else:
            return False
        return True

    def _digit(self, digit: str) -> bool:
        """One more digit of a circle's number; once the circle is chosen, which of the ways there, and go."""
        view, control = self.view, self.view.control
        self._touch()
        if control.picked and not self.typed.digits:
            number = int(digit)
            if 1 <= number <= len(control.ways):
                control.turn_way(to=number - 1)
                view.commit()
            return True
        circle = self.typed.add(digit)
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
        if keys.shifted(event):
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
