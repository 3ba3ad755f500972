"""Whole games through posted events, from the title to the end and back: by mouse in each language, and by keys alone."""

from __future__ import annotations

import random
import time
from typing import Final

import pygame
import pytest

from game.client.app import App
from game.client.darkaround.end import EndScene
from game.client.darkaround.view import DarkAroundView
from game.client.scenes.title import TitleScene
from game.client.settings import Settings
from game.client.table import TableScene
from game.darkaround.actions import Act
from game.darkaround.terms import NOBODY
from game.engine.record import read_record
from game.words.darkaround.endwords import why
from game.words.language import LANGUAGES
from tests.client.hands import Hands

pytestmark = pytest.mark.slow

PATIENCE: Final = 45.0


class Person(Hands):
    """A person at the window, with a mouse or with keys alone; decides by chance."""

    def __init__(self, language: str, keyboard: bool = False, seed: int = 7) -> None:
        super().__init__(App(Settings(language=language, animation_speed="off", muted=True), (1280, 720), random.Random(1), lambda: seed))
        self.app.push(TitleScene())
        self.frames()
        self.keyboard = keyboard
        self.moods = random.Random(seed)
        self.rolled = 0
        self.verbs: set[str] = set()
        self.end = time.monotonic() + PATIENCE

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.app.stack if isinstance(scene, TableScene))

    @property
    def view(self) -> DarkAroundView:
        view = self.table.view
        assert isinstance(view, DarkAroundView)
        return view

    def enter(self, key: str) -> None:
        """A widget of a page: clicked, or come to by Tab and entered."""
        if self.keyboard:
            self.tab_to(key)
            self.key(pygame.K_RETURN)
        else:
            self.click(key)

    def press(self, key: str) -> None:
        """A widget of the table."""
        group = self.view.panel.form.group
        if not self.keyboard:
            self.click(group.find(key).rect.center)
            return
        for _press in range(len(group.widgets) + 1):
            if group.keys and group.focused is not None and group.focused.key == key:
                self.key(pygame.K_RETURN)
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never came to {key}")

    def play(self) -> None:
        """To the end of the night."""
        while self.app.scene.name == "table":
            assert time.monotonic() < self.end, "nothing happens any more"
            view = self.view
            if view.showing.party != NOBODY:
                self.rolled += 1
                self.press("roll")
            elif view.session.can_play() and not view.busy():
                self.answer()
            else:
                self.frames()
                time.sleep(0.001)

    def answer(self) -> None:
        """Decides, and lays it out by hand."""
        view, session = self.view, self.table.session
        assert not self.app.theme.overflows
        act = self.moods.choice(session.observe().legal)
        before = session.match.length
        self.lay_out(act)
        self.verbs.add(act.verb)
        assert session.match.actions[before] == act
        assert view.lines

    def lay_out(self, act: Act) -> None:
        """The clicks or keys for an action."""
        view = self.view
        if act.verb in ("done", "keep"):
            self.press(act.verb)
        elif act.verb in ("hush", "ward"):
            self.press("use")
        elif act.verb in ("courage", "comfort"):
            self.press(f"skill-{act.verb}")
            if act.verb == "comfort" and view.choosing.child != act.child:
                self.press(f"child:{act.child}")
            self.press("confirm")
        else:
            if act.verb == "find":
                self.press("skill-finder")
            for child, chosen in ((act.by, view.choosing.by), (act.child, view.choosing.child)):
                if chosen != child:
                    self.press(f"child:{child}")
            self.press("confirm")


def assert_told(person: Person) -> EndScene:
    """The end says why; the record holds the whole game."""
    session = person.table.session
    outcome, scene = session.outcome(), person.app.scene
    assert isinstance(scene, EndScene)
    assert outcome is not None
    assert why(outcome, session.match.setup.seats) in [words for words, _rect in scene.form.boxes()]
    assert session.path is not None
    lines = [line for line in read_record(session.path).lines if line != "over"]
    assert lines == [str(action) for action in session.match.actions]
    assert not person.app.theme.overflows
    return scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_person_plays_against_two_computers_by_mouse(language: str) -> None:
    person = Person(language)
    person.click("game:darkaround")
    person.click("play")
    assert person.app.scene.name == "table", "two clicks from the title"
    assert [bool(holder.person) for holder in person.table.session.holders] == [True, False, False]
    person.play()
    hours = person.table.session.observe().hour - 1
    assert 0 < person.rolled <= hours, "one click for the party and hour"
    scene = assert_told(person)
    person.click("hour-2")
    assert scene.night.hour == 2
    assert scene.telling.playing
    person.click("play")
    assert not scene.telling.playing
    person.click("after")
    person.click("last")
    assert scene.night.sanity == [child.sanity for child in person.table.session.observe().children]
    person.click("title")
    assert person.app.scene.name == "title"
    person.app.close()


def test_one_person_plays_by_keys_alone_and_plays_again() -> None:
    person = Person("en", keyboard=True, seed=3)
    person.enter("game:darkaround")
    person.enter("fewer-seats")
    person.enter("fewer-seats")
    person.enter("play")
    person.play()
    assert person.verbs & {"search", "find"}, "nobody was looked for"
    assert_told(person)
    person.enter("again")
    assert person.app.scene.name == "table"
    assert len(person.table.session.holders) == 1
    person.app.close()


def test_the_night_is_told_again_from_the_first_card_to_the_last() -> None:
    person = Person("en", seed=4)
    person.click("game:darkaround")
    person.click("fewer-seats")
    person.click("fewer-seats")
    person.click("play")
    person.play()
    scene = assert_told(person)
    person.key(pygame.K_SPACE)
    hours = {scene.night.hour}
    while scene.telling.playing or scene.showing.busy():
        assert time.monotonic() < person.end
        person.frames()
        hours.add(scene.night.hour)
    assert hours >= set(range(1, person.table.session.observe().hour + 1))
    person.app.close()
