"""The panel's buttons made from a control's state, and the tools at its foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client import tools
from game.client.lastfriday.control import Control
from game.client.lastfriday.panel import Item
from game.client.pictures import sprite
from game.client.theme import INK, MOSS
from game.client.tools import Tool
from game.lastfriday.actions import Act
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import MANIAC
from game.words import keynames
from game.words.language import _, n_
from game.words.lastfriday.menu import CLUE_OF, Entry
from game.words.lastfriday.names import clue_help, clue_name
from game.words.lastfriday.tips import passed

if TYPE_CHECKING:
    from game.client.lastfriday.context import ButtonsContext

LETTERS = "ABCDEFGHIJKL"
MOST_KEYS = 9
"""Entries that can have a number key."""


class Buttons:
    """Makes the items for a view's panel."""

    def __init__(self, view: ButtonsContext) -> None:
        self.view = view

    @property
    def control(self) -> Control:
        """The view's control."""
        return self.view.control

    def items(self) -> list[Item]:
        """The action buttons: what is laid out first, then the entries, then the clues that cannot be played now."""
        seen = self.view.observation
        if seen is None or not seen.legal or not self.view.session.can_play():
            return []
        found = self._laid_out(seen)
        if self.control.path and not self.control.pending():
            found.append(Item("back", _("Back"), "icons/back", self._back, tip=keynames.words("back")))
        for number, entry in enumerate(self.control.listed(), 1):
            found.append(self._entry(entry, str(number) if self._counted(seen) and number <= MOST_KEYS else ""))
        if not self.control.path:
            found = self._with_barred(found, seen)
        return found

    def _laid_out(self, seen: LfObservation) -> list[Item]:
        control = self.control
        found: list[Item] = []
        if len(control.ways) > 1:
            for number, act in enumerate(control.ways):
                words = passed(act, seen, control.cast)
                label = _("Way {letter}: {words}").format(letter=LETTERS[number % 12], words=words) if words else LETTERS[number % 12]
                found.append(Item(f"way-{number}", label, "icons/trail", self._way(number), selected=number == control.way, wide=True))
        if control.pending():
            steps = len(control.plan.steps)
            label = n_("Go {n} step", "Go {n} steps", steps).format(n=steps) if steps else _("Do it")
            found.append(
                Item("commit", label, "icons/check", self.view.commit, tip=keynames.fill(_("{act}, or a second click")), main=True)
            )
            found.append(Item("take-back", _("Take back"), "icons/undo", self._back, tip=keynames.fill(_("{back}, or a right click"))))
        return found

    def _counted(self, seen: LfObservation) -> bool:
        """Whether the entries have number keys: the Maniac's, where no circle is typed."""
        return seen.viewer == MANIAC and not self.control.numbered()

    def choose(self, number: int) -> bool:
        """Chooses an entry by its number key, whatever page it is on; whether there is one."""
        seen = self.view.observation
        if seen is None or not seen.legal or not self.view.session.can_play() or not self._counted(seen):
            return False
        listed = self.control.listed()
        if not 1 <= number <= min(len(listed), MOST_KEYS):
            return False
        self._chooser(listed[number - 1])()
        return True

    def _entry(self, entry: Entry, number: str = "") -> Item:
        armed = self.control.armed == entry.key
        label = _("Sure? {what}").format(what=entry.label) if armed else entry.label
        advised = self.control.advised is not None and self.control.advised in entry.acts
        chosen = armed or advised or any(other.key == entry.key for other in self.control.path)
        main = entry.main and not self.control.pending()
        tip = "\n".join(filter(None, [entry.help, number]))
        return Item(entry.key, label, entry.icon, self._chooser(entry), tip=tip, selected=chosen, main=main)

    def _chooser(self, entry: Entry) -> Callable[[], None]:
        def choose() -> None:
            view = self.view
            act = self.control.enter(entry, view.app.settings.confirm_final and self._final(entry))
            if act is not None:
                view.act(act)
            else:
                view.refresh()

        return choose

    def _final(self, entry: Entry) -> bool:
        """Whether an entry is asked for twice: all but ending a turn in which nothing is left to do, and staying or resting."""
        seen = self.view.observation
        if entry.key == "done" and seen is not None:
            return seen.turn.steps > 0
        return entry.key not in ("stay", "rest")

    def _with_barred(self, found: list[Item], seen: LfObservation) -> list[Item]:
        """The items with the hand's clues that cannot be played now before the usual way on, each with its reason."""
        if seen.asked != "turn" or seen.viewer < 1:
            return found
        keys = {item.key for item in found}
        barred = []
        for verb, clue in CLUE_OF.items():
            held = clue in seen.camper(seen.viewer).clues and verb not in keys
            if held and (reason := self.view.session.why_not(_trial(verb, seen))):
                words = f"{reason}\n{clue_help(clue)}"
                barred.append(Item(verb, clue_name(clue), f"tokens/{clue}", lambda: None, reason=words))
        at = next((number for number, item in enumerate(found) if item.key == "done"), len(found))
        return [*found[:at], *barred, *found[at:]]

    def _way(self, number: int) -> Callable[[], None]:
        def choose() -> None:
            self.control.turn_way(to=number)
            self.view.refresh()

        return choose

    def _back(self) -> None:
        self.view.back()

    # --- tools
    def tools(self) -> list[Tool]:
        """The small buttons at the panel's foot."""
        view = self.view
        return [
            tools.undo(view.session),
            Tool("zoom-out", "icons/zoom_out", lambda: view.board.zoom(-1), keynames.with_key(_("Zoom out"), "zoom_out")),
            Tool("zoom-in", "icons/zoom_in", lambda: view.board.zoom(1), keynames.with_key(_("Zoom in"), "zoom_in")),
            Tool("fit", "icons/fit", view.board.fit, keynames.with_key(_("The whole board"), "fit")),
            tools.advice(view.session),
            tools.log(view.panel.toggle_log, view.panel.whole_log),
            tools.menu(view.app),
        ]

    def draw_handle(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The drawer's handle: who is asked, and an arrow."""
        view, theme = self.view, self.view.app.theme
        surface.fill(INK, rect)
        pygame.draw.line(surface, MOSS, rect.topleft, rect.bottomleft, theme.px(2))
        side = round(rect.w * 0.8)
        arrow = sprite("icons/next" if view.open else "icons/back", side)
        surface.blit(arrow, arrow.get_rect(center=rect.center))
        seen = view.observation
        if seen is not None and seen.actor is not None and seen.actor >= 0:
            shape = sprite(f"shapes/{self.control.cast.look(seen.actor)}", side)
            surface.blit(shape, shape.get_rect(midtop=(rect.centerx, rect.top + theme.px(8))))


def _trial(verb: str, seen: LfObservation) -> Act:
    """An action of a clue's verb at the Camper's own dot, to be told why it cannot be."""
    if verb == "hear":
        return Act(verb, circle=2)
    return Act(verb) if verb == "sneakers" else Act(verb, dot=seen.camper(seen.viewer).dot)
