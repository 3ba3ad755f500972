"""What each command does, seen in the program itself: a screen on which it does something, and how that is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import pygame

from game.client.app import App
from game.client.scenes.settings import SettingsScene
from game.client.scenes.title import TitleScene
from game.client.table import TableScene
from game.engine.match import Match
from game.session.session import Session
from tests.client.betrayal import tables as house
from tests.client.hands import Hands, group_of, open_app
from tests.client.lastfriday import tables as camp
from tests.client.stayaway import tables as station

Change = Callable[[Any, Any], bool]


class Probe(NamedTuple):
    """`command` is pressed on the screen that `show` opens; `tell` says what is to be seen, before and after, and `right` whether that is
    what the command does. `widget`: the key of the button that does the same, for whoever has no key."""

    command: str
    show: Callable[[App], None]
    tell: Callable[[App], Any]
    right: Change = lambda before, after: before != after
    widget: str = ""
    name: str = ""
    size: tuple[int, int] = (1280, 720)
    scale: float = 1.0

    def open(self) -> App:
        """The program with that screen."""
        app = open_app(self.size, scale=self.scale)
        app.push(TitleScene())
        self.show(app)
        app.frame(0.0)
        return app

    def works(self, press: Callable[[App], None]) -> bool:
        """Whether a press does what the command does."""
        app = self.open()
        try:
            before = self.tell(app)
            press(app)
            return self.right(before, self.tell(app))
        finally:
            app.close()


@lru_cache(maxsize=16)
def _kept(moment: Callable[[], Match]) -> Match:
    return moment()


def _table(moment: Callable[[], Match]) -> Callable[[App], None]:
    """The table of a match at a moment, each time played anew."""

    def show(app: App) -> None:
        was = _kept(moment)
        match = Match(was.game, was.setup, was.holders, was.seed)
        while match.length < was.length:
            match.play(was.actions[match.length])
        session = Session(match, app.settings)
        if session.needs_curtain():
            session.raise_curtain(session.asked_person() or "")
        app.push(TableScene(session))
        for _frame in range(3):
            app.frame(0.05)
        if getattr(view_of(app), "reading", None) is not None:
            Hands(app).key(pygame.K_RETURN)

    return show


def view_of(app: App) -> Any:
    """The view of the table, which may lie under another screen."""
    return next(scene for scene in app.stack if isinstance(scene, TableScene)).view


def session_of(app: App) -> Session:
    """What is played."""
    return next(scene for scene in app.stack if isinstance(scene, TableScene)).session


def _camper() -> Match:
    return camp.match_at(camp.turn_of(2), {"chapter": "III"})


def _done() -> Match:
    """Something was done that can be taken back."""
    match = _camper()
    for act in match.observe(2).legal:
        match.play(act)
        if match.can_undo("Anna"):
            return match
        match = _camper()
    raise AssertionError("nothing can be taken back")


def _maniac() -> Match:
    return camp.match_at(lambda seen: seen.actor == 0 and seen.asked == "maniac", {"chapter": "III"})


def _cards() -> Match:
    return station.match_at(lambda seen: seen.asked == "act" and any(act.verb == "discard" for act in seen.legal))


def _laying() -> Match:
    return house.match_at(lambda seen: sum(1 for act in seen.legal if act.verb == "turn") > 1)


def _haunted() -> Match:
    return house.match_at(lambda seen: seen.table.phase == "haunted" and any(act.verb == "end" for act in seen.legal), people=6)


def _settings(section: str) -> Callable[[App], None]:
    return lambda app: app.push(SettingsScene(section))


def _top(app: App) -> str:
    return app.scene.name


def _is(name: str) -> Change:
    return lambda before, after: before != name and after == name


def _focus(app: App) -> str:
    group = group_of(app.scene)
    return group.focused.key if group.focused else ""


def _step(app: App) -> int:
    return int(view_of(app).board.camera.step)


def near_camp(app: App) -> None:
    CAMP(app)
    view_of(app).board.zoom(2)


def _picked(app: App) -> None:
    """A card lies ready that can be discarded."""
    CARDS(app)
    view = view_of(app)
    acts = [act for act in session_of(app).observe().legal if act.verb == "discard"]
    view.choosing.pick(view.choosing.cards().index(acts[0].what))
    view.refresh()


def _focused(command: str) -> Callable[[App], None]:
    """A choice of the settings that has the focus."""

    def show(app: App) -> None:
        app.push(SettingsScene("motion"))
        hands = Hands(app)
        hands.tab_to("section" if command in ("left", "right") else "animation_speed")
        if command == "left":
            hands.key(pygame.K_RIGHT)

    return show


CAMP = _table(_camper)
MANIAC = _table(_maniac)
CARDS = _table(_cards)
LAYING = _table(_laying)
HAUNTED = _table(_haunted)


def near_house(app: App) -> None:
    """The house, drawn so large that it can be moved."""
    HAUNTED(app)
    plan = view_of(app).board.plan
    plan.zoom(9, view_of(app).board.rect.center)


PROBES = (
    Probe("undo", _table(_done), lambda app: session_of(app).match.length, lambda before, after: after < before, "undo"),
    Probe("hint", CAMP, lambda app: session_of(app).advising, widget="hint"),
    Probe("log", CAMP, lambda app: view_of(app).panel.whole_log, widget="log"),
    Probe("log", HAUNTED, lambda app: view_of(app).panel.whole_log, widget="log", name="log, house"),
    Probe("rules", CAMP, _top, _is("rulebook")),
    Probe("fullscreen", _settings("text"), lambda app: app.settings.fullscreen, widget="fullscreen"),
    Probe("look", CARDS, _top, _is("looking"), "look"),
    Probe("notebook", CARDS, lambda app: (view_of(app).panel.shown(), view_of(app).panel.whole_log), widget="tab:notes"),
    Probe("booklet", HAUNTED, _top, _is("booklet"), "book"),
    Probe("turn", LAYING, lambda app: view_of(app).laying.now(), widget="turn"),
    Probe("end_turn", HAUNTED, lambda app: (session_of(app).match.length, view_of(app).choosing.armed), widget="do:end"),
    Probe("discard", _picked, lambda app: (session_of(app).match.length, view_of(app).choosing.armed), widget="do:discard"),
    Probe("drawer", CAMP, lambda app: view_of(app).panel_shown(), size=(960, 720), scale=2.0),
    Probe("zoom_in", CAMP, _step, lambda before, after: after > before, "zoom-in"),
    Probe("zoom_out", near_camp, _step, lambda before, after: after < before, "zoom-out"),
    Probe("fit", near_camp, _step, lambda before, after: after == 0 < before, "fit"),
    Probe("escape", CAMP, _top, _is("menu")),
    Probe("act", lambda app: Hands(app).tab_to("settings"), _top, _is("settings")),
    Probe("confirm", lambda app: Hands(app).tab_to("settings"), _top, _is("settings")),
    Probe("focus", _settings("sound"), _focus),
    Probe("left", _focused("left"), lambda app: getattr(app.scene, "section", "")),
    Probe("right", _focused("right"), lambda app: getattr(app.scene, "section", "")),
    Probe("up", _focused("up"), _focus),
    Probe("down", _focused("down"), _focus),
)
"""Every command that can be changed, and those by which everything is done."""


def _added(digit: str) -> Change:
    return lambda before, after: bool(after == before + digit)


DIGITS = tuple(Probe(digit, MANIAC, lambda app: view_of(app).keys.typed.digits, _added(digit)) for digit in "0123456789")
