"""What a person does at the table: clicks, keys, the wheel and the drag, turned into legal actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.betrayal.actions import Act, act
from game.betrayal.haunts.hiding import PLACE
from game.betrayal.terms import NOBODY
from game.client import keys
from game.client.betrayal.figures import figure_at
from game.client.betrayal.hints import room_hint
from game.client.betrayal.leading import move_rest
from game.client.betrayal.routes import Route
from game.client.betrayal.spots import PortraitSpot, Spot
from game.client.digits import Typed
from game.client.widgets import Widget
from game.words.betrayal.choosing import Option

if TYPE_CHECKING:
    from game.client.betrayal.context import ControlContext

_LEFT_ALONE: Final = ("escape", "rules", "fullscreen", "hint", "log")
"""Commands that mean something while things move; every other key ends the movement."""
LONG: Final = 2
"""Digits of a room's number."""
_PAN: Final = 90
"""Pixels that a key, or a gamepad's right stick, moves the house."""
_DRAG: Final = 6
"""Pixels that the pointer moves before it drags."""


class Control:
    """Acts for a view."""

    def __init__(self, view: ControlContext) -> None:
        self.view = view
        self.typed = Typed(LONG)
        self._grabbed: tuple[int, int] | None = None
        self._dragging = False

    # acting
    def press(self, key: str, option: Option) -> None:
        """A choice: leads to the next one, or is played; what cannot be undone is asked once more."""
        view = self.view
        if option.act is None:
            view.choosing.pick(option.path)
            view.buttons.page = 0
            self._moved_room()
            view.refresh()
            return
        self.aim(key, option.act)

    def _moved_room(self) -> None:
        """Where a room of several is to be moved, the one that was chosen."""
        path, seen = self.view.choosing.path, self.view.observation
        if path[:1] == ("rearrange",) and len(path) > 1 and seen is not None:
            self.view.laying.show(seen, str(path[1]))
            self.view.board.settle(tuple(self.view.laying.cells()))

    def aim(self, key: str, chosen: Act) -> None:
        """An action that is complete."""
        view = self.view
        if view.choosing.armed != key and view.buttons.asks_again(chosen):
            view.choosing.armed = key
            view.refresh()
            return
        view.act(chosen)

    def interrupt(self) -> None:
        """Something out of turn; asked once more."""
        view, seen = self.view, self.view.observation
        if seen is None or not seen.interrupts:
            return
        if view.choosing.armed != "interrupt":
            view.choosing.clear()
            view.choosing.armed = "interrupt"
            view.refresh()
            return
        view.choosing.clear()
        view.session.interrupt(seen.interrupts[0])

    def rest(self) -> None:
        """The program moves the monsters of a kind that are left; asked once more where the settings say so."""
        view = self.view
        if view.choosing.armed != "rest" and view.app.settings.confirm_final:
            view.choosing.armed = "rest"
            view.refresh()
            return
        view.choosing.clear()
        view.read_card = ""
        move_rest(view.session)

    def later(self, step: Act) -> None:
        """The next step of a way."""
        self.view.act(step)

    def back(self) -> None:
        """Takes back what is laid out."""
        view = self.view
        view.choosing.back()
        if view.observation is not None and view.laying.found and not view.choosing.path:
            view.laying.show(view.observation)
        view.buttons.page = 0
        view.refresh()

    def _preview(self, widget: Widget | None) -> None:
        """The explorer that is pointed at, or come to by keys, is shown in the panel; nothing else changes under the hand."""
        view = self.view
        if not isinstance(widget, PortraitSpot) or widget.who == view.previewed:
            return
        view.previewed = widget.who
        group = view.panel.form.group
        hovered = group.hovered is widget
        view.refresh()
        same = next((each for each in group.widgets if each.key == widget.key), None)
        if hovered:
            group.hovered = same

    def moved_to(self, widget: Widget) -> None:
        """The keys have come to something on the board: it must be in sight."""
        self._preview(widget)
        if isinstance(widget, Spot) and self.view.board.plan.reveal(widget.place):
            key = widget.key
            self.view.refresh()
            found = next((each for each in self.view.panel.form.group.widgets if each.key == key), None)
            self.view.panel.form.group.focused = found or self.view.panel.form.group.focused
            self.view.touch()

    def route_pointed_at(self) -> Route | None:
        """The way that is lit: to the room under the pointer or the focus."""
        group = self.view.panel.form.group
        spot = group.focused if group.keys else group.hovered
        key = spot.key if isinstance(spot, Spot) else ""
        return self.view.routes.get(key.removeprefix("go:")) if key.startswith("go:") else None

    # events
    def handle(self, event: pygame.Event) -> bool:
        """Takes an event. While something moves any key or click shows the rest at once."""
        view = self.view
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            view.pointer = event.pos
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            view.hush()
            if view.showing.moving() and not self._left_alone(event):
                view.showing.hurry()
                view.catch_up()
                return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and self._drag(event):
            return True
        used = view.panel.form.handle(event, view.app.theme)
        if event.type == pygame.MOUSEMOTION:
            self._hover()
        if event.type == pygame.MOUSEBUTTONUP and not used:
            return self._click(event)
        return used

    def _left_alone(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return event.button not in (1, 2, 3)
        return keys.does(event, *_LEFT_ALONE) or keys.held(event)

    # the pointer

    def _wheel(self, event: pygame.Event) -> bool:
        view = self.view
        if view.panel.scroll(event.y, view.pointer):
            view.touch()
            return True
        if view.board.rect.collidepoint(view.pointer):
            if view.board.plan.zoom(1 if event.y > 0 else -1, view.pointer):
                view.refresh()
            return True
        return view.panel.form.handle(event, view.app.theme)

    def _drag(self, event: pygame.Event) -> bool:
        """A drag moves the board; a click without one stays a click."""
        view = self.view
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2) and view.board.rect.collidepoint(event.pos):
            self._grabbed, self._dragging = event.pos, False
            return False
        if event.type == pygame.MOUSEBUTTONUP:
            dragged, self._grabbed, self._dragging = self._dragging, None, False
            return dragged
        if event.type != pygame.MOUSEMOTION or self._grabbed is None:
            return False
        dx, dy = event.pos[0] - self._grabbed[0], event.pos[1] - self._grabbed[1]
        if not self._dragging and abs(dx) + abs(dy) < _DRAG:
            return False
        self._dragging, self._grabbed = True, event.pos
        if view.board.plan.pan(dx, dy):
            view.refresh()
        return True

    def _hover(self) -> None:
        view = self.view
        group = view.panel.form.group
        self._preview(group.hovered)
        tip = ""
        if group.hovered is None and view.reading_shown() is None and view.board.rect.collidepoint(view.pointer):
            tip = room_hint(view, view.pointer)
        if tip != view.tip:
            view.tip, view.tip_at = tip, view.pointer
            view.touch()

    def _click(self, event: pygame.Event) -> bool:
        """A click beside everything that can be chosen: goes on, closes a card, shows the explorer whose figure it is."""
        view = self.view
        if event.button == 3:
            return self._right()
        if event.button != 1 or not view.board.rect.collidepoint(event.pos):
            return False
        if view.showing.waiting is not None:
            view.go_on()
        elif view.read_card:
            view.read(view.read_card)
        elif self._why_not(event.pos):
            return True
        elif (figure := figure_at(view.board.figures(), event.pos)) != NOBODY and 0 <= figure < view.table.seats:
            view.inspect(figure)
        else:
            return False
        return True

    def _why_not(self, at: tuple[int, int]) -> bool:
        """Says why a room cannot be gone to; whether there was anything to say."""
        view, seen = self.view, self.view.observation
        room = view.board.room_at(at)
        if seen is None or not room or not view.asked() or view.asking() != "turn":
            return False
        if room in view.routes or figure_at(view.board.figures(), at) != NOBODY or room == view.table.room_of(seen.table.turn.body):
            return False
        reason = view.session.why_not(act("go", room))
        if reason:
            view.say(reason)
        return bool(reason)

    def _right(self) -> bool:
        """The right button turns a room that is to be laid, else takes back."""
        view = self.view
        if view.laying.now() is not None and view.asked():
            view.turn_room()
        elif view.choosing.laid_out():
            self.back()
        else:
            return False
        return True

    # keys

    def _key(self, event: pygame.Event) -> bool:
        view = self.view
        if keys.held(event):
            return False
        group = view.panel.form.group
        free = not group.keys or group.focused is None
        acts = keys.does(event, "act", "confirm")
        if acts and view.showing.waiting is not None and (free or group.focused is None or group.focused.key == "continue"):
            view.go_on()
            return True
        if acts and free and view.laying.now() is not None and view.asked():
            view.lay_room()
            return True
        if keys.does(event, "back", "escape"):
            return self._escape()
        if (digit := keys.digit(event)) and self._digit(digit):
            return True
        self.typed.clear()
        if digit and view.panel.form.handle(event, view.app.theme):
            return True
        if self._letter(event):
            return True
        return view.panel.form.handle(event, view.app.theme)

    def numbered(self) -> dict[str, str]:
        """Number -> the room it stands for, for a figure that walks unseen: as many keys for each."""
        seen = self.view.observation
        if seen is None or PLACE not in seen.own or not self.view.asked():
            return {}
        return {str(number): room for number, room in enumerate(sorted(self.view.routes), 1)}

    def _digit(self, digit: str) -> bool:
        """One more digit of a room's number; the whole number goes there."""
        view, rooms = self.view, self.numbered()
        if not rooms:
            return False
        number = self.typed.add(digit)
        if not number:
            view.say(self.typed.words())
        elif number in rooms:
            view.walk(view.routes[rooms[number]])
        return True

    def _escape(self) -> bool:
        """Takes back what is laid out, closes what is read."""
        view = self.view
        if view.read_card:
            view.read(view.read_card)
        elif view.choosing.laid_out() and not view.showing.busy():
            self.back()
        elif view.inspected != NOBODY:
            view.inspect(view.inspected)
        else:
            return False
        return True

    def _letter(self, event: pygame.Event) -> bool:
        view = self.view
        if (way := keys.way(event)) and keys.shifted(event):
            if view.board.plan.pan(-way[0] * _PAN, -way[1] * _PAN):
                view.refresh()
        elif keys.does(event, "log"):
            view.toggle_log()
        elif keys.does(event, "booklet") and view.may_read_booklet():
            view.open_booklet()
        elif keys.does(event, "turn") and view.laying.now() is not None and view.asked():
            view.turn_room()
        elif keys.does(event, "fit"):
            view.fit()
        elif keys.does(event, "zoom_in", "zoom_out"):
            if view.board.plan.zoom(1 if keys.does(event, "zoom_in") else -1, view.board.rect.center):
                view.refresh()
        else:
            return False
        return True
