"""Tables of Stay Away! for tests: games played by chance up to a moment, the view that shows it, and a person at the window."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from typing import Final

import pygame

from game.client.app import App
from game.client.opening import PictureSession, draw
from game.client.scenes.curtain import CurtainScene
from game.client.settings import Settings
from game.client.stayaway.view import StayAwayView
from game.client.table import TableScene
from game.engine import games
from game.engine.contract import Setup, Viewer
from game.engine.match import Match
from game.engine.record import Holder
from game.stayaway.actions import Act
from game.stayaway.observation import SaObservation
from tests.client.hands import Hands

NAMES: Final = ("Anna", "Borys", "Vira", "Hanna", "Dmytro", "Oleksandra", "Maksym", "Zlata", "Ivan", "Solomiia", "Taras", "Yevheniia")
PATIENCE: Final = 90.0
Wanted = Callable[[SaObservation], bool]


def new_match(seats: int, seed: int = 1, people: int = 12, options: Mapping[str, str] | None = None) -> Match:
    """A game of so many people, the rest computers that play by chance."""
    holders = [Holder(person=NAMES[seat]) if seat < people else Holder(level="random") for seat in range(seats)]
    return Match(games.load("stayaway"), Setup(seats, dict(options or {})), holders, seed)


def match_at(wanted: Wanted, seats: int = 6, people: int = 12, options: Mapping[str, str] | None = None) -> Match:
    """The first game played by chance in which a seat sees such a question."""
    for seed in range(1, 300):
        match, rng = new_match(seats, seed, people, options), random.Random(seed)
        while (actor := match.actor()) is not None:
            seen = match.observe(actor)
            if wanted(seen):
                return match
            match.play(rng.choice(seen.legal))
    raise AssertionError("no game came to such a question")


def ended(seats: int = 5, seed: int = 1) -> Match:
    """A game played by chance to its end."""
    match, rng = new_match(seats, seed), random.Random(seed)
    while (actor := match.actor()) is not None:
        match.play(rng.choice(match.observe(actor).legal))
    return match


def table_of(app: App, match: Match, viewer: Viewer | None = None) -> StayAwayView:
    """The table drawn for the seat that is asked, or another viewer, with everything shown."""
    actor = match.actor()
    seat = (0 if actor is None else actor) if viewer is None else viewer
    scene = TableScene(PictureSession(match, app.settings, seat))
    draw(app, [scene])
    assert isinstance(scene.view, StayAwayView)
    return scene.view


class Person(Hands):
    """Whoever sits at the window, with a mouse or with keys alone; decides by chance."""

    def __init__(self, settings: Settings, keyboard: bool = False, seed: int = 7, size: tuple[int, int] = (1280, 720)) -> None:
        super().__init__(App(settings, size, random.Random(1), lambda: seed))
        pygame.event.clear()
        self.keyboard = keyboard
        self.moods = random.Random(seed)
        self.asked: set[str] = set()
        self.verbs: set[str] = set()
        self.read = 0
        self.curtains = 0
        self.end = time.monotonic() + PATIENCE

    @property
    def table(self) -> TableScene:
        """The table, on top or under another scene."""
        return next(scene for scene in self.app.stack if isinstance(scene, TableScene))

    @property
    def view(self) -> StayAwayView:
        """The game's view."""
        view = self.table.view
        assert isinstance(view, StayAwayView)
        return view

    def press(self, key: str) -> None:
        """A widget of the table: clicked, or come to by Tab and entered."""
        group = self.view.panel.form.group
        if not self.keyboard:
            self.click(group.find(key).rect.center)
            return
        for _press in range(len(group.widgets) + 1):
            if group.focused is not None and group.focused.key == key:
                self.key(pygame.K_RETURN)
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never came to {key}")

    def play(self, answers: int = 100_000) -> None:
        """To the end of the game, or through so many answers."""
        while self.app.scene.name != "end" and answers:
            assert time.monotonic() < self.end, f"nothing happens any more on {self.app.scene.name}"
            if isinstance(self.app.scene, CurtainScene):
                self.curtains += 1
                self.key(pygame.K_RETURN)
            elif self.view.reading is not None:
                self.read += 1
                self.press("continue")
            elif self.view.session.can_play() and not self.view.busy():
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
        legal = seen.legal
        if self.moods.random() < 0.8:  # many words would make the game long
            legal = [act for act in legal if act.verb != "say"]
        act = self.moods.choice(legal)
        before = session.match.length
        self.lay_out(seen, act)
        self.asked.add(seen.asked)
        self.verbs.add(act.verb)
        assert session.match.actions[before] == act, f"{seen.asked}: {act} was not played"
        assert view.lines

    def lay_out(self, seen: SaObservation, act: Act) -> None:
        """The clicks or keys for an action."""
        choosing = self.view.choosing
        if act.verb in ("accept", "silent") or (act.verb == "show" and act.seat < 0):
            self._twice(f"plain:{act}")
            return
        if act.verb == "refuse" and seen.asked != "answer":
            self._twice("answer")
            return
        if act.verb == "say":
            self.press(f"say:{act.what}")
        elif act.verb not in ("swap", "third", "show", "friend"):
            self.press(f"card:{choosing.cards().index(act.what)}")
        if act.seat >= 0:
            self.press(f"seat:{act.seat}")
        elif act.side:
            self.press(f"gap:{act.side}")
        if choosing.plan == act:
            self.press("commit")
        else:
            self.press(f"do:{act.verb}")

    def _twice(self, key: str) -> None:
        """A button that asks once more."""
        self.press(key)
        assert self.view.choosing.armed == key
        self.press(key)


def sit(person: Person, match: Match) -> TableScene:
    """A table with a session in which the computers play."""
    from game.session.session import Session

    scene = TableScene(Session(match, person.app.settings))
    person.app.push(scene)
    person.frames()
    return scene
