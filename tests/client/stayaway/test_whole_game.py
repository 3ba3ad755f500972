"""Whole games through posted events, from the deal to the end and its story: by mouse in each language, and by keys alone."""

from __future__ import annotations

import pygame
import pytest

from game.client.settings import Settings
from game.client.stayaway.end import EndScene
from game.words.language import LANGUAGES
from game.words.stayaway.endwords import why
from tests.client.stayaway.tables import Person, new_match, sit

pytestmark = pytest.mark.slow


def settings(language: str = "en", speed: str = "off") -> Settings:
    return Settings(language=language, animation_speed=speed, muted=True)


def assert_told(person: Person) -> EndScene:
    """The end says why, with every hand and role open."""
    session, scene = person.table.session, person.app.scene
    outcome = session.outcome()
    assert isinstance(scene, EndScene)
    assert outcome is not None
    assert why(outcome, scene.names) in [words for words, _rect in scene.form.boxes()]
    assert all(scene.ring.roles.values())
    assert not person.app.theme.overflows
    return scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_people_play_by_mouse_at_one_screen(language: str) -> None:
    person = Person(settings(language), seed=2)
    sit(person, new_match(5, 2))
    person.play()
    assert person.curtains > 10
    assert person.read > 0
    assert {"act", "lay", "answer"} <= person.asked
    scene = assert_told(person)
    last = scene.telling.at
    person.key(pygame.K_LEFT)
    assert scene.telling.at == last - 1
    person.click("first")
    assert scene.turn.number == 0
    assert scene.turn.seen.roles.count("thing") == 1
    assert scene.turn.seen.roles.count("infected") == 0, "nobody is infected when the cards are dealt"
    assert all(len(hand) == 4 for hand in scene.turn.seen.hands)
    person.key(pygame.K_END)
    assert scene.telling.at == last
    person.click("title")
    assert person.app.scene.name == "title"
    person.app.close()


def test_one_person_plays_against_computers_by_keys_alone() -> None:
    person = Person(settings(speed="fast"), keyboard=True, seed=4)
    sit(person, new_match(4, 4, people=1))
    person.play(12)
    assert person.curtains == 0, "one person alone needs no curtain"
    person.app.close()


def test_eight_people_play_by_keys_alone() -> None:
    person = Person(settings(), keyboard=True, seed=3)
    sit(person, new_match(8, 3))
    person.play()
    assert len(person.asked) > 7
    assert_told(person)
    person.app.close()


def test_the_game_is_told_again_turn_by_turn() -> None:
    person = Person(settings(), seed=5)
    sit(person, new_match(4, 5))
    person.play()
    scene = assert_told(person)
    person.key(pygame.K_SPACE)
    assert scene.telling.playing
    numbers = {scene.turn.number}
    while scene.telling.playing:
        person.frames()
        numbers.add(scene.turn.number)
    assert numbers == {turn.number for turn in scene.turns}
    person.app.close()
