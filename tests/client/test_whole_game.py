"""Whole games through posted events, from the title to the end and back: by mouse, by keys alone, by two people."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame
import pytest

from game.client.app import App
from game.client.lastfriday.end import EndScene
from game.client.lastfriday.scoring import ScoringScene
from game.client.settings import SPEEDS
from game.engine.contract import TABLE
from game.engine.record import read_record
from game.lastfriday.terms import MANIAC
from game.session.session import Session
from game.words.lastfriday.logwords import chapter_reason
from game.words.lastfriday.names import roman
from tests.client.player import Player, assert_no_pixel_tells, title_screen

pytestmark = pytest.mark.slow

EVERY: Final = 30
"""After so many answers the picture is looked at closely."""
SOMETIMES: Final = 4
"""After so many answers the picture, which is only drawn where something changes, is compared with one drawn whole."""
LOOKS: Final = 3
"""So many times in a game the pixels are compared."""


@pytest.fixture
def app() -> Iterator[App]:
    window = title_screen()
    yield window
    window.close()


class Evening:
    """A game from its first question to its end scene. `curtains` are the people asked for by a curtain, `scorings` the chapters
    whose points were shown, `looks` how often the pixels were compared."""

    def __init__(self, person: Player) -> None:
        self.person = person
        self.session: Session = person.session
        self.curtains: list[str] = []
        self.scorings: list[int] = []
        self.looks = 0

    def play(self, answers: int | None = None) -> None:
        """Answers every question, raises every curtain and goes on after every scoring, until the end scene or so many answers."""
        person = self.person
        last = None if answers is None else person.answers + answers
        while person.app.scene.name != "end" and person.answers != last:
            self.one()

    def one(self) -> None:
        """What the screen asks for next."""
        person = self.person
        person.wait(lambda: person.app.scene.name != "table" or person.is_asked())
        scene = person.app.scene
        if scene.name == "curtain":
            self.curtains.append(person.raise_curtain())
            assert self.session.asked_person() == self.curtains[-1]
        elif isinstance(scene, ScoringScene):
            self.scorings.append(scene.score.chapter)
            assert any(f"Chapter {roman(scene.score.chapter)} is over" in words for words in person.words())
            person.enter("go-on")
        elif scene.name == "table":
            self.look_closely()
            person.answer()

    def look_closely(self) -> None:
        """Now and then: the picture names who is asked and shows the last line of the log; no pixel tells the Campers or the table
        where the Maniac is."""
        person = self.person
        if person.answers % SOMETIMES == 0:
            assert person.picture() == person.picture(whole=True), "something on the screen is out of date"
        if person.answers % EVERY != 4:
            return
        assert_head_and_log(person)
        if self.looks < LOOKS:
            told = [assert_no_pixel_tells(person.app, self.session, seat, person.answers) for seat in (TABLE, 1, 4)]
            self.looks += any(told)


def quick(person: Player) -> None:
    """Turns movement off in the settings, by clicks."""
    person.click("settings")
    person.choose("section", "motion")
    person.choose("animation_speed", "off")
    person.click("done")


def quick_by_keys(person: Player) -> None:
    """Turns movement off in the settings, without the mouse."""
    person.enter("settings")
    person.tab_to("section")
    person.key(pygame.K_RIGHT)
    person.tab_to("animation_speed")
    for _press in range(SPEEDS.index("normal") - SPEEDS.index("off")):
        person.key(pygame.K_LEFT)
    assert person.app.settings.animation_speed == "off"
    person.enter("done")


def sit_down(person: Player, chapter: str) -> None:
    """From the title to the table by clicks."""
    person.click("game:lastfriday")
    if chapter != "campaign":
        person.choose("option:chapter", chapter)
    person.click("play")


def assert_head_and_log(person: Player) -> None:
    """The picture names the seat that is asked, and shows the last line of the log."""
    words, view = person.words(), person.view
    actor = person.seen().actor
    assert actor is not None
    assert view.control.cast.name(actor) in words
    if view.log.lines and view.panel.log.rect.h:
        assert view.log.lines[-1].text in words


def assert_all_is_written(session: Session) -> None:
    """The record on disk holds each action in order, and the end."""
    assert session.path is not None
    lines = list(read_record(session.path).lines)
    assert lines[-1] == "over"
    taken: list[str] = []
    for line in lines[:-1]:
        if line == "undo":
            taken.pop()
        else:
            taken.append(line)
    assert taken == [str(action) for action in session.match.actions]


def assert_end_tells(person: Player, session: Session) -> None:
    """The end scene says who won and why."""
    outcome = session.outcome()
    assert outcome is not None
    words = person.words()
    assert ("The Maniac wins" if MANIAC in outcome.winners else "The Campers win") in words
    assert chapter_reason(outcome.reason) in words


def watch_and_leave(person: Player, session: Session) -> None:
    """Looks at the replay of the trail to its end, then goes back to the title."""
    scene = person.app.scene
    assert isinstance(scene, EndScene)
    assert_end_tells(person, session)
    moves = list(scene.story.frames)
    assert moves, "there is no trail"
    person.wait(lambda: not scene.telling.playing)
    assert scene.telling.at == len(moves) - 1
    person.click("before")
    assert scene.telling.at == len(moves) - 2
    person.click("last")
    assert scene.telling.at == len(moves) - 1
    person.click("title")
    assert person.app.scene.name == "title"


@pytest.mark.parametrize("chapter", ["I", "III"])
def test_one_person_plays_the_campers_by_mouse_from_title_to_title(app: App, chapter: str) -> None:
    person = Player(app)
    quick(person)
    sit_down(person, chapter)
    evening = Evening(person)
    evening.play()
    assert evening.looks, "no picture was compared"
    assert not evening.curtains, "one person needs no curtain"
    assert_all_is_written(evening.session)
    watch_and_leave(person, evening.session)


@pytest.mark.parametrize(
    ("chapter", "questions"), [("I", {"welcome", "boat", "start", "maniac"}), ("IV", {"corpse", "open", "start", "maniac"})]
)
def test_one_person_plays_the_maniac_by_keys_alone(app: App, chapter: str, questions: set[str]) -> None:
    person = Player(app, keyboard=True)
    quick_by_keys(person)
    person.enter("game:lastfriday")
    person.enter("swap")
    person.tab_to("option:chapter")
    for _press in range(["campaign", "I", "II", "III", "IV"].index(chapter)):
        person.key(pygame.K_RIGHT)
    person.tab_to("option:welcome")
    person.key(pygame.K_RIGHT)
    person.enter("play")
    evening = Evening(person)
    assert evening.session.seats_of(evening.session.people()[0]) == [MANIAC]
    evening.play()
    assert questions <= person.asked
    assert_all_is_written(evening.session)
    assert_end_tells(person, evening.session)
    person.enter("title")
    assert person.app.scene.name == "title"


def test_two_people_share_the_screen_undo_leave_and_come_back(app: App) -> None:
    person = Player(app)
    quick(person)
    person.click("game:lastfriday")
    person.click("add")
    person.choose("option:chapter", "II")
    person.click("play")
    evening = Evening(person)
    campers, maniac = evening.session.holders[1].person, evening.session.holders[MANIAC].person
    assert campers
    assert maniac
    assert campers != maniac
    evening.play(answers=30)
    assert set(evening.curtains) == {campers, maniac}
    take_back_once(evening)
    evening.play(answers=5)
    path, length = evening.session.path, evening.session.match.length
    leave_and_continue(person)
    again = Evening(person)
    assert again.session.path == path
    assert again.session.match.length == length
    again.play()
    assert set(again.curtains) == {campers, maniac}
    assert path is not None
    assert "undo" in read_record(path).lines
    assert_all_is_written(again.session)
    watch_and_leave(person, again.session)


def take_back_once(evening: Evening) -> None:
    """Plays until an action can be taken back, takes it back with Ctrl+Z, and raises the curtain that falls then."""
    person, session = evening.person, evening.session
    while session.undo_person() is None:
        evening.one()
        assert person.app.scene.name != "end", "nothing could ever be taken back"
    last, length, who = session.match.actions[-1], session.match.length, session.undo_person()
    person.key(pygame.K_z, pygame.KMOD_CTRL)
    assert session.match.length == length - 1
    person.wait(lambda: person.app.scene.name == "curtain")
    assert person.raise_curtain() == who
    person.wait(person.is_asked)
    assert last in person.seen().legal


def leave_and_continue(person: Player) -> None:
    """Escape, save and leave; then the light in the boat, and the game that waits."""
    person.wait(lambda: person.app.scene.name == "curtain" or person.is_asked())
    person.key(pygame.K_ESCAPE)
    assert person.app.scene.name == "menu"
    person.click("leave")
    assert person.app.scene.name == "title"
    person.click("continue")
    person.click("record:0")
    person.wait(lambda: person.app.scene.name == "curtain")


@pytest.mark.slow
def test_the_whole_campaign_with_the_scoring_between_its_chapters(app: App) -> None:
    person = Player(app, skilled=True)  # the Campers of one who plays badly seldom live to see the last chapter
    quick(person)
    seen = []
    for seed in (7, 11, 12, 13, 14):  # nor do those of one who plays well in every game
        app.new_seed = partial(int, seed)
        sit_down(person, "campaign")
        evening = Evening(person)
        evening.play()
        seen.append(evening.scorings)
        assert_all_is_written(evening.session)
        watch_and_leave(person, evening.session)
        if evening.scorings == [1, 2, 3]:
            return
    raise AssertionError(f"no game came to its last chapter: {seen}")
