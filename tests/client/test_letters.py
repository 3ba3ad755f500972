"""Letters: every font has those our texts use, each as wide as it is; names in any script are shaped, in their direction, on one line."""

from __future__ import annotations

import typing
from functools import lru_cache

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.client import bidi, fonts
from game.client.callings import fault
from game.client.fonts import Role
from game.client.letters import letters, undrawable
from game.client.theme import Theme
from game.engine import places
from game.words.language import LANGUAGES
from game.words.languages import catalogues
from tests.client.scripts import NAMES

ROLES: tuple[Role, ...] = typing.get_args(Role)
SIZE = 40
"""Pixels of the letters that are measured; two of them are less than one at the size of a paragraph."""
LEANING = "fї"
"""Letters whose hook or dots are meant to lean over the next one."""
QUOTES = "\"'%«»„“”‘’…–—−→"


@lru_cache(maxsize=1)
def used() -> str:
    """Every letter of the program's words in all languages, and what a keyboard writes."""
    found = set(map(chr, range(33, 127))) | set(QUOTES)
    for language in LANGUAGES:
        for message in catalogues.strings() if language == "en" else catalogues.read(language):
            for said in (message.id, message.string):
                found |= set("".join([said] if isinstance(said, str) else said or ()))
        for file in (places.texts() / language).rglob("*.md"):
            found |= set(file.read_text(encoding="utf-8"))
    return "".join(sorted(letter for letter in found if not letter.isspace()))


@pytest.mark.slow
@pytest.mark.parametrize("role", ROLES)
def test_every_letter_that_our_texts_use_is_there_and_advances_as_far_as_it_is_wide(role: Role) -> None:
    path = fonts.font_path(role)
    assert [letter for letter in used() if not fonts.has(path, letter)] == []
    font = fonts.opened(path, SIZE)
    narrow = []
    for letter in used():
        metrics = font.metrics(letter)[0]
        assert metrics is not None
        _left, right, _low, _high, advance = metrics
        if right > advance + (5 if letter in LEANING else 2):
            narrow.append((letter, right, advance))
    assert narrow == []


@pytest.mark.parametrize("script", NAMES)
def test_names_in_many_scripts_are_drawn_within_their_line(script: str) -> None:
    for name in NAMES[script]:
        assert undrawable(name) == ""
        assert fault(name) is None
        for role in ROLES:
            face = letters(role, 32)
            picture = face.render(name, "white")
            assert picture.get_size() == face.size(name)
            assert picture.height == face.height
            ink = picture.get_bounding_rect()
            assert 0 < ink.width <= picture.width
            assert picture.width > face.pixels * 0.4 * len(name.replace(" ", "")) * 0.3


def test_a_letter_that_no_file_has_is_known_as_such() -> None:
    assert undrawable("Anna 𒀀𓀀") == "𒀀𓀀"
    found = fault("Anna 𒀀")
    assert found is not None
    assert found.code == "name_undrawable"


def test_a_name_is_no_wider_than_twenty_of_the_widest_latin_letter() -> None:
    assert fault("W" * 20) is None
    assert fault("李" * 19) is None
    found = fault("👩\u200d🚀" * 20)
    assert found is None or found.code == "name_wide"
    wide = fault("﷽" * 20)
    assert wide is not None
    assert wide.code in ("name_wide", "name_undrawable")


def test_joined_letters_are_shaped_not_set_side_by_side() -> None:
    face = letters("label", 32)
    for name in ("محمد", "क्षितिज", "👩\u200d🚀", "தமிழ்"):
        apart = [face.size(letter)[0] for letter in name]
        assert face.size(name)[0] != sum(apart), name
    assert face.size("👩\u200d🚀") == face.size("👩")
    assert face.size("علی\u200cرضا") != face.size("علیرضا")


def test_what_is_read_from_right_to_left_stands_so() -> None:
    assert bidi.levels("Anna") == [0] * 4
    assert bidi.levels("דוד 2") == [1, 1, 1, 1, 2]
    assert bidi.levels("דוד 2: 3") == [1, 1, 1, *[0] * 5]
    assert bidi.levels("to דוד כהן, שרה.") == [0] * 3 + [1] * 7 + [0] * 2 + [1] * 3 + [0]
    assert bidi.in_sight([(1, "a"), (2, "12"), (1, "b"), (0, "x")]) == ["b", "12", "a", "x"]
    face = letters("label", 32)
    first, second = "ש", "ל"
    both = pygame.image.tobytes(face.render(first + second, "white"), "RGBA")
    apart = pygame.Surface(face.size(first + second), pygame.SRCALPHA)
    apart.blit(face.render(second, "white"), (0, 0))
    apart.blit(face.render(first, "white"), (face.size(second)[0], 0))
    assert both == pygame.image.tobytes(apart, "RGBA")


def test_the_caret_stands_where_the_letter_before_it_ends() -> None:
    face = letters("label", 32)
    assert [face.caret("Anna", at) for at in (0, 4)] == [0, face.size("Anna")[0]]
    hebrew = [face.caret("דוד", at) for at in range(4)]
    assert hebrew == sorted(hebrew, reverse=True)
    assert hebrew[0] == face.size("דוד")[0]
    assert hebrew[-1] == 0
    mixed = "Anna דוד"
    assert face.caret(mixed, 5) <= face.caret(mixed, 6)


@settings(max_examples=30, deadline=None)
@given(st.text(st.characters(codec=None), max_size=30))
def test_any_text_can_be_measured_wrapped_shortened_and_drawn(text: str) -> None:
    theme = Theme((1280, 720))
    face = letters("label_bold", 16)
    assert face.render(text, "white").get_size() == face.size(text) or not text
    assert "".join(theme.lines(text, "label_bold", 16, 60)).replace(" ", "") == text.replace(" ", "").replace("\n", "")
    short = theme.shortened(text, "label_bold", 16, 80)
    assert short == text or (face.size(short)[0] <= 80 and short.endswith("…"))
    for at in range(len(text) + 1):
        assert 0 <= face.caret(text, at) <= face.size(text)[0]
