"""Tables of Betrayal for tests: games played up to a moment, the view that shows it, and a person at the window."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from typing import Final

import pygame

from game.betrayal.actions import Act
from game.betrayal.events import HauntBegins
from game.betrayal.observation import BtObservation
from game.client.app import App
from game.client.betrayal.view import BetrayalView
from game.client.opening import PictureSession, draw
from game.client.scenes.curtain import CurtainScene
from game.client.settings import Settings
from game.client.table import TableScene
from game.engine import games
from game.engine.contract import Setup, Viewer
from game.engine.match import Match
from game.engine.record import Holder
from tests.client.hands import Hands

NAMES: Final = ("Anna", "Borys", "Vira", "Hanna", "Dmytro", "Oleksandra")
PATIENCE: Final = 120.0
Wanted = Callable[[BtObservation], bool]


def new_match(seats: int, seed: int = 1, people: int = 6, options: Mapping[str, str] | None = None) -> Match:
    """A game of so many people, the rest computers that play by chance."""
    holders = [Holder(person=NAMES[seat]) if seat < people else Holder(level="random") for seat in range(seats)]
    return Match(games.load("betrayal"), Setup(seats, dict(options or {"haunt": "45"})), holders, seed)


def match_at(wanted: Wanted, seats: int = 4, people: int = 6, options: Mapping[str, str] | None = None, tries: int = 60) -> Match:
    """The first game played by chance in which a seat sees such a question."""
    for seed in range(1, tries):
        match, rng = new_match(seats, seed, people, options), random.Random(seed)
        while (actor := match.actor()) is not None:
            seen = match.observe(actor)
            if wanted(seen):
                return match
            match.play(rng.choice(seen.legal))
    raise AssertionError("no game came to such a question")


def played(actions: int, seats: int = 4, seed: int = 1, options: Mapping[str, str] | None = None, people: int = 6) -> Match:
    """A game played by chance for so many actions, or to its end."""
    match, rng = new_match(seats, seed, people, options), random.Random(seed)
    while (actor := match.actor()) is not None and match.length < actions:
        match.play(rng.choice(match.observe(actor).legal))
    return match


def table_of(app: App, match: Match, viewer: Viewer | None = None) -> BetrayalView:
    """The table drawn for the seat that is asked, or another viewer, with everything shown."""
    actor = match.actor()
    seat = (0 if actor is None else actor) if viewer is None else viewer
    scene = TableScene(PictureSession(match, app.settings, seat))
    draw(app, [scene])
    assert isinstance(scene.view, BetrayalView)
    return scene.view


def press(view: BetrayalView, key: str) -> None:
    """A widget of the table by its key."""
    view.panel.form.group.find(key).act()


def lay_out(view: BetrayalView, act: Act, push: Callable[[str], None]) -> None:
    """Chooses an action with the widgets that are there, `push` uses one by its key."""
    if act.verb in ("go", "explore"):
        push(f"{act.verb}:{act.words[0]}")
        return
    if any(lying.act == act for lying in view.laying.found) or act.verb == "rearrange":
        _lay(view, act, push)
        return
    whole = (act.verb, *act.words)
    for _step in range(12):
        if view.choosing.path == whole:
            push("do:" + ":".join(map(str, whole)))
            return
        option = next(each for each in view.choosing.options() if each.path == whole[: len(each.path)])
        _turn_to(view, f"do:{option.key}", push)
        push(f"do:{option.key}")
        if option.act == act:
            return
    raise AssertionError(f"{act} was never complete")


def _turn_to(view: BetrayalView, key: str, push: Callable[[str], None]) -> None:
    """Turns the pages until a choice is there."""
    for _page in range(60):
        if any(widget.key == key for widget in view.panel.form.group.widgets):
            return
        push("more")
    raise AssertionError(f"{key} is on no page")


def _lay(view: BetrayalView, act: Act, push: Callable[[str], None]) -> None:
    if act.verb == "rearrange" and not view.laying.found:
        option = next(each for each in view.choosing.options() if each.path[:2] == ("rearrange", act.words[0]))
        _turn_to(view, f"do:{option.key}", push)
        push(f"do:{option.key}")
    lying = next(each for each in view.laying.found if each.act == act)
    if view.laying.cell != lying.cell:
        push(f"cell:{lying.cell[0]}:{lying.cell[1]}:{lying.cell[2]}")
    for _turn in view.laying.at_cell():  # two doorways may face one place: more than four ways
        if view.laying.now() == lying:
            break
        push("turn")
    push("place")


class Person(Hands):
    """Whoever sits at the window, with a mouse or with keys alone; decides by chance."""

    def __init__(self, settings: Settings, keyboard: bool = False, seed: int = 7, size: tuple[int, int] = (1280, 720)) -> None:
        super().__init__(App(settings, size, random.Random(1), lambda: seed))
        pygame.event.clear()
        self.keyboard = keyboard
        self.last = ""
        self.moods = random.Random(seed)
        self.asked: set[str] = set()
        self.scenes: set[str] = set()
        self.curtains = 0
        self.end = time.monotonic() + PATIENCE

    @property
    def table(self) -> TableScene:
        """The table, on top or under another scene."""
        return next(scene for scene in self.app.stack if isinstance(scene, TableScene))

    @property
    def view(self) -> BetrayalView:
        """The game's view."""
        view = self.table.view
        assert isinstance(view, BetrayalView)
        return view

    def push(self, key: str) -> None:
        """A widget of the table: clicked, or come to by Tab and entered."""
        self.last = key
        group = self.view.panel.form.group
        if not self.keyboard:
            self.view.panel.form.show(group.find(key))
            self.click(self._free_point(key))
            return
        for _press in range(len(group.widgets) + 1):
            if group.focused is not None and group.focused.key == key:
                self.key(pygame.K_RETURN)
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never came to {key}")

    def _free_point(self, key: str) -> tuple[int, int]:
        """A point of a widget over which nothing else lies: a room may have figures in it that can be attacked."""
        widgets = self.view.panel.form.group.widgets
        rect = next(widget.rect for widget in widgets if widget.key == key)
        for x, y in ((50, 50), (12, 88), (88, 12), (12, 12), (88, 88), (50, 12), (50, 88)):
            at = (rect.left + rect.w * x // 100, rect.top + rect.h * y // 100)
            if next(widget for widget in reversed(widgets) if widget.rect.collidepoint(at)).key == key:
                return at
        raise AssertionError(f"{key} lies under something else")

    def play(self, answers: int = 100_000) -> None:
        """To the end of the game, or through so many answers."""
        while self.app.scene.name != "end" and answers:
            assert time.monotonic() < self.end, f"nothing happens any more on {self.app.scene.name}"
            self.scenes.add(self.app.scene.name)
            if isinstance(self.app.scene, CurtainScene):
                self.curtains += 1
                self.key(pygame.K_RETURN)
            elif self.app.scene.name in ("reveal", "booklet"):
                self.key(pygame.K_RETURN)
            elif isinstance(self.view.showing.waiting, HauntBegins):
                self.frames()
            elif self.view.showing.waiting is not None:
                self.push("continue")
            elif self.view.asked():
                self.answer()
                answers -= 1
            else:
                self.frames()
                time.sleep(0.001)

    def answer(self) -> None:
        """Decides, and lays it out by hand."""
        view, session = self.view, self.table.session
        assert not self.app.theme.overflows
        seen = session.observe()
        act = self.moods.choice(seen.legal)
        before = session.match.length
        self.asked.add(view.asking())
        if act.verb == "ready":
            self.frames()
            return
        lay_out(view, act, self.push)
        if session.match.length == before:  # asked once more
            assert view.app.settings.confirm_final
            self.push(self.last)
        assert session.match.actions[before] == act, f"{act} was not played"
