"""The hands of each game: how an action is laid out and where somebody must read. What is secret is chosen in the way that takes equally
many presses for everybody: by numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pygame

from game.betrayal.events import HauntBegins
from game.client.app import App
from game.client.betrayal.control import LONG as LONG_ROOM
from game.client.lastfriday.keys import LONG
from game.client.lastfriday.targets import place_of
from game.darkaround.terms import NOBODY
from game.lastfriday.actions import Act as LfAct
from game.lastfriday.terms import MANIAC
from game.words.lastfriday.menu import ON_BOARD
from tests.client.betrayal.tables import lay_out as lay_out_in_house
from tests.client.flows.watching import Watched
from tests.client.player import Player


def top_of(rect: pygame.Rect) -> tuple[int, int]:
    """A point of a button that is in it however many lines its words take."""
    return rect.centerx, rect.top + 12


class StayAwayPlayer(Watched):
    """Cards by their numbers, the rest by clicks."""

    def waits(self) -> bool:
        """Whether a sheet must be read."""
        return self.view.reading is not None

    def go_on(self) -> None:
        """It has been read."""
        self.push("continue")

    def push(self, key: str) -> None:
        """A widget of the table."""
        self.click(top_of(self.view.panel.form.group.find(key).rect))

    def lay_out(self, seen: Any, act: Any) -> None:
        """A card and what is done with it, a target, an answer."""
        choosing, before = self.view.choosing, self.table.session.match.length
        if act.verb in ("accept", "silent") or (act.verb == "show" and act.seat < 0):
            self._twice(f"plain:{act}")
            return
        if act.verb == "refuse" and seen.asked != "answer":
            self._twice("answer")
            return
        if act.verb == "say":
            self.push(f"say:{act.what}")
        elif act.verb not in ("swap", "third", "show", "friend"):
            self.key(pygame.K_1 + choosing.cards().index(act.what))
        if act.seat >= 0:
            self.push(f"seat:{act.seat}")
        elif act.side:
            self.push(f"gap:{act.side}")
        if not self.played(before):
            self.push("commit" if choosing.plan == act else f"do:{act.verb}")

    def _twice(self, key: str) -> None:
        self.push(key)
        if self.view.choosing.armed == key:
            self.push(key)


class LastFridayPlayer(Watched, Player):
    """The Maniac types the numbers of circles; the rest by clicks."""

    def __init__(self, app: App) -> None:
        Player.__init__(self, app)
        Watched.__init__(self, app)

    def waits(self) -> bool:
        """Nothing has to be read at the table."""
        return False

    def go_on(self) -> None:
        """Nothing."""

    def lay_out(self, seen: Any, act: LfAct) -> None:
        """A target on the board or an entry of the panel."""
        before = self.session.match.length
        if act.verb not in ON_BOARD:
            for entry in self._entries(act):
                listed = self.view.control.listed()
                by_number = seen.viewer == MANIAC and not self.view.control.numbered() and entry in listed
                push = self._number(listed.index(entry) + 1) if by_number else lambda key: self.press(key)
                push(entry.key)
                if self.app.scene.name == "table" and not self.played(before) and self.view.control.armed == entry.key:
                    push(entry.key)
                if entry.aimed:
                    self._aim(act, before)
            return
        place = place_of(act, self.view.chart)
        if seen.viewer == MANIAC and place.isdigit():
            for digit in place.rjust(LONG, "0"):
                self.key(pygame.K_0 + int(digit))
            if not self.played(before):
                self.key(pygame.K_1 + self.view.control.ways.index(act))
            return
        self._aim(act, before)

    def _number(self, number: int) -> Callable[[str], None]:
        return lambda _key: self.key(pygame.K_0 + number)

    def _aim(self, act: LfAct, before: int) -> None:
        """A place on the board, the way there, and go."""
        self.click(self.at(place_of(act, self.view.chart)))
        if self.played(before):
            return
        number = self.view.control.ways.index(act)
        if number != self.view.control.way:
            self.press(f"way-{number}")
        self.press("commit")


class BetrayalPlayer(Watched):
    """By clicks."""

    def waits(self) -> bool:
        """Whether a card must be read."""
        waiting = self.view.showing.waiting
        return waiting is not None and not isinstance(waiting, HauntBegins)

    def go_on(self) -> None:
        """It has been read."""
        self.push("continue")

    def push(self, key: str) -> None:
        """A widget of the table, at a point of it over which nothing else lies."""
        self._pushed = key
        group = self.view.panel.form.group
        if key == "do:end":
            self.key(pygame.K_e)
            return
        self.view.panel.form.show(group.find(key))
        rect = group.find(key).rect
        points = [(rect.left + rect.w * x // 100, rect.top + rect.h * y // 100) for x, y in _POINTS]
        free = (at for at in points if next(each for each in reversed(group.widgets) if each.rect.collidepoint(at)).key == key)
        self.click(next(free))

    def lay_out(self, seen: Any, act: Any) -> None:
        """A room, a figure, a choice of the panel."""
        session = self.table.session
        before = session.match.length
        if act.verb == "ready":
            self.frames()
            return
        rooms = {room: number for number, room in self.view.control.numbered().items()}
        if act.verb == "go" and rooms:
            for digit in rooms[str(act.words[0])].rjust(LONG_ROOM, "0"):
                self.key(pygame.K_0 + int(digit))
            return
        lay_out_in_house(self.view, act, self.push)
        if not self.played(before):  # asked once more
            self.push(self._pushed)


_POINTS: Final = ((50, 50), (12, 88), (88, 12), (12, 12), (88, 88), (50, 12), (50, 88))


class DarkAroundPlayer(Watched):
    """By clicks."""

    def waits(self) -> bool:
        """Whether the dice wait to be rolled."""
        return bool(self.view.showing.party != NOBODY)

    def go_on(self) -> None:
        """Rolls them."""
        self.push("roll")

    def push(self, key: str) -> None:
        """A widget of the table."""
        self.click(self.view.panel.form.group.find(key).rect.center)

    def lay_out(self, seen: Any, act: Any) -> None:
        """Children and a skill, or an answer."""
        choosing, before = self.view.choosing, self.table.session.match.length
        if act.verb in ("done", "keep"):
            self.push(act.verb)
        elif act.verb in ("hush", "ward"):
            self.push("use")
        elif act.verb == "choose":
            self.push(f"choose-{act.what}")
        else:
            if act.verb in ("courage", "comfort"):
                self.push(f"skill-{act.verb}")
            elif act.verb == "find":
                self.push("skill-finder")
            for child, chosen in ((act.by, choosing.by), (act.child, choosing.child)):
                if child != NOBODY and chosen != child:
                    self.push(f"child:{child}")
            if not self.played(before):
                self.push("confirm")


PLAYERS: Final[dict[str, Any]] = {
    "stayaway": StayAwayPlayer,
    "lastfriday": LastFridayPlayer,
    "betrayal": BetrayalPlayer,
    "darkaround": DarkAroundPlayer,
}
