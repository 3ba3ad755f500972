"""What a person does at the table: clicks and keys, cards laid out and targets chosen, turned into legal actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.client import keys
from game.client.stayaway.hints import hint_at
from game.client.stayaway.panel import LOG, NOTES
from game.stayaway import terms as t
from game.stayaway.actions import Act

if TYPE_CHECKING:
    from game.client.stayaway.context import ControlContext

_LEFT_ALONE: Final = ("escape", "rules", "fullscreen", "hint", "log", "look", "notebook")
"""Commands that mean something while things move; every other key ends the movement."""


class Control:
    """Acts for a view."""

    def __init__(self, view: ControlContext) -> None:
        self.view = view

    # acting
    def act(self, act: Act) -> None:
        """Plays an action; a refusal is said at the pointer."""
        if self.view.session.can_play():
            self.view.eyes.mark()
        refused = self.view.session.attempt(act)
        if refused:
            self.view.say(refused)

    def press(self, key: str, act: Act) -> None:
        """A button that acts at once: asks once more where the settings say so."""
        if self.view.app.settings.confirm_final and self.view.choosing.armed != key:
            self.view.choosing.armed = key
            self.view.refresh()
            return
        self.act(act)

    def declare(self) -> None:
        """The Thing's declaration, out of turn if need be; always asked once more."""
        seen = self.view.observation
        if seen is None or not seen.interrupts:
            return
        if self.view.choosing.armed != "declare":
            self.view.choosing.clear()
            self.view.choosing.armed = "declare"
            self.view.refresh()
            return
        self.view.choosing.clear()
        self.view.session.interrupt(seen.interrupts[0])

    def pick(self, number: int) -> None:
        """A card is clicked: laid out, taken back, or, when it is the plan already, played."""
        choosing, seen = self.view.choosing, self.view.observation
        if seen is None:
            return
        card = choosing.cards()[number]
        reason = self.view.fan.reason(card)
        if reason:
            self.view.say(reason)
            return
        if choosing.plan is not None and choosing.card == number:
            self.act(choosing.plan)
            return
        choosing.pick(number)
        if choosing.plan is not None and choosing.at_once() and not self.view.app.settings.confirm_final:
            self.act(choosing.plan)
            return
        self.view.refresh()
        self.view.focus_target()

    def aim(self, act: Act) -> None:
        """A target is clicked: the plan is complete, and carried out at once or with the next click."""
        if self.view.app.settings.confirm_final and self.view.choosing.plan != act:
            self.view.choosing.plan = act
            self.view.refresh()
            self.view.focus("commit")
            return
        self.act(act)

    def dismiss(self) -> None:
        """The person has looked at the own cards."""
        self.view.session.dismiss()

    def back(self) -> None:
        """Takes back what is laid out."""
        card = self.view.choosing.card
        self.view.choosing.clear()
        self.view.refresh()
        if card >= 0:
            self.view.focus(f"card:{card}")

    # events
    def handle(self, event: pygame.Event) -> bool:
        """Takes an event. While something moves any key or click shows the rest at once."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.view.pointer = event.pos
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.view.hush()
            alone = event.type == pygame.KEYDOWN and self._left_alone(event)
            settling = self.view.settling(again=not alone)
            if self.view.showing.moving() and not alone:
                self.view.showing.skip()
                self.view.settle()
                return True
            if settling and not alone:
                return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEWHEEL and self.view.panel.scroll(event.y, self.view.pointer):
            self.view.touch()
            return True
        used = self.view.panel.form.handle(event, self.view.app.theme)
        if event.type == pygame.MOUSEMOTION:
            self._hover()
        if not used and event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._click(event.pos)
        return used

    def _left_alone(self, event: pygame.Event) -> bool:
        return keys.does(event, *_LEFT_ALONE) or keys.held(event)

    def _hover(self) -> None:
        group = self.view.panel.form.group
        tip = "" if group.hovered is not None or self.view.reading is not None else hint_at(self.view, self.view.pointer)
        if tip != self.view.tip:
            self.view.tip = tip
            self.view.touch()

    def _click(self, at: tuple[int, int]) -> bool:
        """A click beside everything that can be chosen: goes on, or says why a seat cannot be chosen."""
        if self.view.reading is not None and self.view.ring.places.table.collidepoint(at):
            self.view.has_read()
            return True
        seat = next((seat for seat, box in self.view.ring.places.seats.items() if box.collidepoint(at)), t.NOBODY)
        seen = self.view.observation
        if seat == t.NOBODY or seen is None or not self.view.session.can_play():
            return False
        act = self.view.choosing.considered(seat)
        reason = self.view.session.why_not(act) if act is not None else ""
        if reason:
            self.view.say(reason)
        return bool(reason)

    def _key(self, event: pygame.Event) -> bool:
        if keys.held(event):
            return False
        group = self.view.panel.form.group
        elsewhere = group.keys and group.focused is not None and group.focused.key not in ("continue", "dismiss", "skip")
        if keys.does(event, "act", "confirm") and not elsewhere and self._go_on():
            return True
        plan = self.view.choosing.plan
        if plan is not None and (keys.does(event, "confirm") or (keys.does(event, "act") and not group.keys)):
            self.act(plan)
            return True
        if keys.does(event, "back", "escape"):
            return self._back()
        if keys.does(event, "log", "notebook"):
            self._turn_to(LOG if keys.does(event, "log") else NOTES)
            return True
        return self.view.panel.form.handle(event, self.view.app.theme)

    def _go_on(self) -> bool:
        """Enter and Space where nothing is chosen: the person has read what was shown, or looked at the own cards."""
        if self.view.reading is not None:
            self.view.has_read()
        elif self.view.session.summoned() is not None:
            self.dismiss()
        else:
            return False
        return True

    def _back(self) -> bool:
        """Escape and Backspace: take back what is laid out, or leave the own cards."""
        if self.view.choosing.laid_out() and not self.view.showing.busy():
            self.back()
        elif self.view.session.summoned() is not None:
            self.dismiss()
        else:
            return False
        return True

    def _turn_to(self, tab: str) -> None:
        """Shows a pane; the same key again gives it more room."""
        self.view.panel.whole_log = self.view.panel.shown() == tab and not self.view.panel.whole_log
        self.view.panel.show(tab)
