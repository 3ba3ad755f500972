"""Which key does what: by the layout's Latin letter, else by the key's place."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.client import keys
from game.words import keynames

CTRL = pygame.KMOD_LCTRL


@pytest.fixture(autouse=True)
def default_keys() -> Iterator[None]:
    yield
    keynames.use({})


def pressed(key: int | str, scancode: int = 0, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=ord(key) if isinstance(key, str) else key, scancode=scancode, mod=mod, unicode="")


@pytest.mark.parametrize(
    ("key", "place", "mod", "stroke"),
    [
        ("z", pygame.KSCAN_Z, CTRL, "ctrl+z"),  # us
        ("я", pygame.KSCAN_Z, CTRL, "ctrl+z"),  # ru, ua
        ("y", pygame.KSCAN_Z, CTRL, "ctrl+y"),  # de
        ("w", pygame.KSCAN_Z, CTRL, "ctrl+w"),  # fr
        ("z", pygame.KSCAN_W, CTRL, "ctrl+z"),  # fr
        (",", pygame.KSCAN_M, 0, "m"),  # fr: no letter there
        ("&", pygame.KSCAN_1, 0, "1"),  # fr: a digit with Shift
        ("-", pygame.KSCAN_6, 0, "6"),
        (")", pygame.KSCAN_MINUS, 0, "-"),
        ("+", pygame.KSCAN_RIGHTBRACKET, 0, "+"),  # de
        ("-", pygame.KSCAN_SLASH, 0, "-"),
        (0x40000000, pygame.KSCAN_EQUALS, 0, "+"),  # de: a dead key
        ("=", pygame.KSCAN_EQUALS, pygame.KMOD_LSHIFT, "+"),
        (pygame.K_KP_4, 92, 0, "kp_4"),
        (pygame.K_F1, 58, pygame.KMOD_NUM, "f1"),
        ("l", pygame.KSCAN_L, pygame.KMOD_LALT, "alt+l"),
        (0, 0, 0, ""),
    ],
)
def test_a_key_goes_by_its_latin_letter_else_by_its_place(key: int | str, place: int, mod: int, stroke: str) -> None:
    assert keys.stroke(pressed(key, place, mod)) == stroke


@pytest.mark.parametrize("key", ["-", "6"])  # what older and newer systems report
def test_the_french_minus_is_also_a_six(key: str) -> None:
    minus = pygame.Event(pygame.KEYDOWN, key=ord(key), scancode=pygame.KSCAN_6, mod=0, unicode="-")
    six = pygame.Event(pygame.KEYDOWN, key=ord(key), scancode=pygame.KSCAN_6, mod=pygame.KMOD_LSHIFT, unicode="6")
    assert (keys.digit(minus), keys.digit(six)) == ("6", "6")
    assert keys.does(minus, "zoom_out")
    assert not keys.does(six, "zoom_out")


def test_a_changed_key_does_the_command_and_the_old_one_does_not() -> None:
    keynames.use(keynames.fitting({"log": "k", "undo": "ctrl+ö", "hint": "'"}))
    assert keys.does(pressed("л", pygame.KSCAN_K), "log")
    assert not keys.does(pressed("l", pygame.KSCAN_L), "log", "hint", "undo")
    assert keys.does(pressed("ö", pygame.KSCAN_SEMICOLON, CTRL), "undo")
    assert keys.does(pressed("'", pygame.KSCAN_GRAVE), "hint")  # where ua has it
    assert keynames.fill("{log}, {undo}, {hint}, {act}, {other}") == "K, Ctrl+Ö, ', Enter, {other}"


@pytest.mark.parametrize(
    "stroke", ["escape", "7", "ctrl+7", "kp_5", "tab", "ctrl+c", "ж", "L", "=", "", "ctrl+", "alt+x", "f99", "kp_plus", "0", " "]
)
def test_what_everybody_keeps_is_given_to_no_command(stroke: str) -> None:
    assert not keynames.free(stroke)
    assert keynames.fitting({"log": stroke}) == {}


_STROKES = st.sampled_from([*keynames.CHANGEABLE.values(), "k", "ctrl+k", "ö", "escape", "7", "ctrl+"]) | st.text(
    "acz7=+öжßİ \n\0", max_size=3
)


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from([*keynames.CHANGEABLE, "none"]), _STROKES))
def test_whatever_a_file_holds_every_command_has_one_stroke_of_its_own(changed: dict[str, str]) -> None:
    keynames.use(found := keynames.fitting(changed))
    now = [keynames.stroke_of(command) for command in keynames.CHANGEABLE]
    assert len(set(now)) == len(now)
    assert all(keynames.free(stroke) for stroke in now)
    assert found.items() <= changed.items()
    assert all(keynames.words(command) for command in keynames.CHANGEABLE)
    keynames.use({})


def test_a_letter_written_with_ctrl_is_not_written_and_text_fields_get_the_latin_one() -> None:
    keyboard, text = keys.Keyboard(), pygame.Event(pygame.TEXTINPUT, text="м")
    took = keyboard.take(pressed("м", pygame.KSCAN_V, CTRL))
    assert took is not None
    assert took.key == pygame.K_v
    assert keyboard.take(text) is None
    keyboard.take(pygame.Event(pygame.KEYUP, key=ord("м"), scancode=pygame.KSCAN_V, mod=CTRL))
    assert keyboard.take(text) is text
    for plain in (pressed("м", pygame.KSCAN_V), pressed("q", pygame.KSCAN_Q, pygame.KMOD_RALT | CTRL)):
        assert keyboard.take(plain) is plain
        assert keyboard.take(text) is text


def test_a_press_that_means_a_command_means_nothing_else() -> None:
    for command in (*keynames.CHANGEABLE, *keynames.FIXED):
        event = keys.press(command)
        assert [other for other in (*keynames.CHANGEABLE, *keynames.FIXED) if keys.does(event, other)] == [command]
        assert not keys.writes(event)
