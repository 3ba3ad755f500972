"""Colours can be read in every palette, texts fit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
import pytest

from game.client import theme as look
from game.client.palettes import PALETTES, STANDARD, use_palette
from game.client.theme import BLOOD, BONE, INK, LAKE, LANTERN, MIST, MOSS, PINE, WOOD, Colour, Theme
from game.client.widgets import STYLES, Button

READABLE: Final[tuple[tuple[Colour, Colour], ...]] = (
    *((text, ground) for text in (BONE, LANTERN, MIST) for ground in (INK, PINE)),
    (BONE, MOSS),
    (LANTERN, MOSS),
    (BONE, LAKE),
    (BONE, WOOD),
    (INK, BONE),
    (WOOD, BONE),
    (LAKE, BONE),
    (BLOOD, BONE),
    (INK, LANTERN),
)
"""The pairs (text, ground) that words may be set in; each has a contrast of at least 4.5 to 1."""

LOREM = "Насуплені сосни стоять над озером, і ніхто не ходить стежкою"


@pytest.fixture(params=PALETTES)
def palette(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each palette in turn, in use."""
    name: str = request.param
    use_palette(name)
    yield name
    use_palette(STANDARD)


def contrast(first: Colour, second: Colour) -> float:
    """The contrast of two colours by WCAG 2, from 1 to 21."""

    def luminance(colour: Colour) -> float:
        parts = [c / 255 for c in colour]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("pair", READABLE)
def test_words_stand_out_from_their_ground(palette: str, pair: tuple[look.Colour, look.Colour]) -> None:
    assert contrast(*pair) >= (7 if palette == "contrast" else 4.5)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("enabled", [True, False])
@pytest.mark.parametrize("hovered", [True, False])
def test_a_button_can_be_read_at_rest_and_under_the_pointer(palette: str, style: str, enabled: bool, hovered: bool) -> None:
    del palette
    button = Button(None, "Done", lambda: None, style=style, enabled=enabled)
    fill, words, _edge = button.look(hovered)
    assert contrast(words, fill) >= 4.5


def test_black_on_white_is_21_to_1() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


def test_letters_keep_their_size_in_a_small_window_and_grow_with_a_large_one() -> None:
    assert Theme((960, 600)).text_px(14) == 14
    assert Theme((1920, 1080)).text_px(14) == 21
    assert Theme((1280, 720), 2.0).text_px(14) == 28


@pytest.mark.parametrize("width", [60, 150, 400])
def test_wrapped_lines_are_no_wider_than_asked_and_lose_no_word(width: int) -> None:
    theme = Theme((1280, 720))
    lines = theme.lines(LOREM, "label", 16, width)
    font = theme.font("label", 16)
    assert all(font.size(line)[0] <= width for line in lines)
    assert "".join(lines).replace(" ", "") == LOREM.replace(" ", "")


def test_a_word_too_long_for_its_line_is_broken_behind_its_hyphen() -> None:
    theme = Theme((1280, 720), 1.0)
    wide = theme.measure("підлітком-перевертнем", "title", 26)[0]
    assert theme.lines("Я був підлітком-перевертнем", "title", 26, wide - 4) == ["Я був", "підлітком-", "перевертнем"]
    assert theme.lines("Я був підлітком-перевертнем", "title", 26, wide + 4) == ["Я був", "підлітком-перевертнем"]


def test_a_text_that_does_not_fit_is_noted() -> None:
    theme = Theme((1280, 720))
    surface = pygame.Surface((300, 100))
    theme.text(surface, LOREM, pygame.Rect(0, 0, 300, 20), "label", 16, look.BONE)
    assert theme.overflows == [LOREM]


def test_a_text_that_fits_is_not() -> None:
    theme = Theme((1280, 720))
    surface = pygame.Surface((300, 100))
    _wide, tall = theme.measure(LOREM, "label", 16, 300)
    drawn = theme.text(surface, LOREM, pygame.Rect(0, 0, 300, tall), "label", 16, look.BONE)
    assert theme.overflows == []
    assert drawn.width <= 300
    assert drawn.height == tall
