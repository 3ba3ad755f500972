"""The buttons of the panel, and the children on the board that can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.client import tools
from game.client.darkaround.answered import ANSWERED
from game.client.darkaround.cards import ChildSpot
from game.client.places import places_of
from game.client.tools import Tool
from game.client.widgets import Button, Widget
from game.darkaround.actions import Act
from game.darkaround.terms import COMFORT, GIFTED, NOBODY, PARTY
from game.words.darkaround.actionwords import action_words
from game.words.darkaround.names import child_mark, child_name, shape_of, skill_help, skill_name
from game.words.darkaround.questions import searcher_words, target_words
from game.words.language import _

if TYPE_CHECKING:
    from game.client.darkaround.context import ButtonsContext


class Buttons:
    """Makes them for a view."""

    def __init__(self, view: ButtonsContext) -> None:
        self.view = view

    def rows(self) -> list[tuple[str, list[Widget]]]:
        """The rows of the panel, each with the words above it, in letters of its size."""
        view, seen = self.view, self.view.observation
        if view.showing.party != NOBODY:
            return [("", [self._button("roll", _("Roll for the party"), view.roll, "darkaround/die_back", main=True)])]
        if view.showing.busy():
            return [("", [self._button("skip", _("Skip"), view.skip, "icons/skip")])]
        if seen is None or not seen.legal or not view.session.can_play():
            return []
        if seen.asked == "choose":
            return [("", [self._choose(act) for act in seen.legal])]
        if seen.asked in ("hush", "ward"):
            use, keep = seen.legal
            return [
                ("", [self._play("use", use, f"darkaround/skill_{seen.asked}", self._help(seen.asked), main=True)]),
                ("", [self._play("keep", keep, "icons/next")]),
            ]
        return self._prepare()

    def _prepare(self) -> list[tuple[str, list[Widget]]]:
        choosing = self.view.choosing
        rows: list[tuple[str, list[Widget]]] = []
        act = choosing.act()
        if act is not None:
            rows.append(("", [self._play("confirm", act, "icons/check", main=True)]))
        searchers, targets = choosing.searchers(), choosing.targets()
        if searchers:
            rows.append((searcher_words(), [self._child("by", child, choosing.by) for child in searchers]))
        if targets:
            rows.append((target_words(choosing.armed == COMFORT), [self._child("for", child, choosing.child) for child in targets]))
        skill = choosing.skill()
        last: list[Widget] = []
        if skill:
            button = self._button(f"skill-{skill}", skill_name(skill), self._arm(skill), f"darkaround/skill_{skill}", self._help(skill))
            button.selected = choosing.armed == skill
            last.append(button)
        done = self._play("done", choosing.legal("done")[0], "icons/clock", main=act is None)
        rows.append(("", [*last, done]))
        return rows

    def _choose(self, act: Act) -> Button:
        return self._button(
            f"choose-{act.what}", skill_name(act.what), lambda: self.view.act(act), f"darkaround/skill_{act.what}", self._help(act.what)
        )

    def _help(self, skill: str) -> str:
        return skill_help(skill, self.view.night.numbers)

    def _child(self, role: str, child: int, chosen: int) -> Button:
        """A child's button: its mark, with the shape of its party where that is not plain, and its sanity if it has any."""
        view = self.view
        sanity = view.night.sanity[child]
        own = view.observation is not None and child // PARTY == view.observation.viewer
        mark = _("gifted") if child % PARTY == GIFTED else child_mark(child)
        label = f"{mark} ({sanity})" if sanity else mark
        icon = None if own else shape_of(child // PARTY)
        button = self._button(f"{role}:{child}", label, self._pick(child), icon, child_name(child))
        button.selected = child == chosen
        return button

    def _pick(self, child: int) -> Callable[[], None]:
        return lambda: self.view.pick(child)

    def _arm(self, skill: str) -> Callable[[], None]:
        return lambda: self.view.arm(skill)

    def _play(self, key: str, act: Act, icon: str, tip: str = "", main: bool = False) -> Button:
        return self._button(key, action_words(act), lambda: self.view.act(act), icon, tip, main)

    def _button(
        self, key: str, label: str, action: Callable[[], None], icon: str | None = None, tip: str = "", main: bool = False
    ) -> Button:
        style = "primary" if main else "normal"
        usual = 18.0 if main else 15.0
        points = self.view.panel.points(usual)
        return Button(None, label, action, icon, key=key, tip=tip, style=style, points=points, wide=main)

    def tools(self) -> list[Tool]:
        """The small buttons at the panel's foot."""
        view = self.view
        return [
            tools.undo(view.session),
            tools.advice(view.session, shown=not view.showing.busy()),
            tools.log(view.toggle_log, view.panel.whole_log),
            tools.menu(view.app),
        ]

    def spots(self) -> list[Widget]:
        """The children that can be chosen now."""
        view, seen = self.view, self.view.observation
        if view.showing.busy() or not view.session.can_play() or seen is None or "board" not in places_of(ANSWERED, seen.asked):
            return []
        choosing = view.choosing
        chosen = (choosing.by, choosing.child)
        children = [*choosing.searchers(), *choosing.targets()]
        return [ChildSpot(child, view.board.child_rect(child), child in chosen, self._pick(child)) for child in children]
