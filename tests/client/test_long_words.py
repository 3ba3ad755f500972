"""The longest words of every language fit everywhere at every size of text: nothing is cut, nothing shortened."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Final
from unittest.mock import patch

import pygame
import pytest

from game.client.focus import draw_tip
from game.client.form import Form
from game.client.lastfriday.panel import ActionButton
from game.client.scenes.message import MessageScene
from game.client.scenes.settings import SECTIONS, SettingsScene
from game.client.scenes.title import Light, TitleScene
from game.client.slider import Slider
from game.client.theme import Theme
from game.client.widgets import Button, Choice, Widget
from game.lastfriday.numbers import CARDS
from game.lastfriday.terms import COLOURS
from game.words.language import LANGUAGES, set_language
from game.words.languages import catalogues
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.log import Line
from tests.client.hands import group_of, open_app
from tests.client.lastfriday.tables import Table, match_at, turn_of
from tests.client.test_layout import SCALES

pytestmark = pytest.mark.slow

WINDOW: Final = (1280, 720)
ROOM: Final = 560
"""Layout points of a column that a sentence may be set in."""
LABEL: Final = 200
"""Letters of the longest answer that a message may have: twice the longest there is. The text of a card is no answer."""


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    set_language("en")


@cache
def strings(language: str) -> list[str]:
    """All that the program can say in a language."""
    catalogue = catalogues.strings() if language == "en" else catalogues.read(language)
    found: list[str] = []
    for message in catalogue:
        said = message.id if language == "en" else message.string
        if message.id and said:
            found += [said] if isinstance(said, str) else said
    return found


def longest(language: str, count: int = 3, within: int = 10_000) -> list[str]:
    """The longest strings of a language that have at most `within` letters, and the one with the longest word."""
    found = sorted((text for text in strings(language) if len(text) <= within), key=len)
    return [*found[-count:], max(found, key=lambda text: max(map(len, text.split()), default=0))]


KINDS: Final[dict[str, Callable[[str], Widget]]] = {
    "button": lambda text: Button(None, text, lambda: None),
    "button with a picture": lambda text: Button(None, text, lambda: None, "icons/play"),
    "wide button": lambda text: Button(None, text, lambda: None, wide=True, points=17),
    "button of the panel": lambda text: ActionButton(None, text, lambda: None, "icons/play"),
    "choice": lambda text: Choice([("a", text), ("b", text)], "a", lambda _: None),
    "choice with a label": lambda text: Choice([("a", text)], "a", lambda _: None, label=text),
    "slider": lambda text: Slider(100, lambda _: None, label=text),
}
"""Every kind of widget that shows words."""


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_longest_words_of_a_language_fit_every_kind_of_widget(kind: str, language: str, scale: float) -> None:
    theme = Theme(WINDOW, scale)
    surface = pygame.Surface((WINDOW[0], 4000))
    for text in longest(language):
        widget = KINDS[kind](text)
        wide, tall = widget.natural(theme, theme.px(ROOM))
        widget.rect = pygame.Rect(40, 20, min(wide, theme.px(ROOM)), tall)
        with patch.object(theme, "text", side_effect=theme.text) as written:
            widget.draw(surface, theme, False, False)
        assert theme.overflows == []
        drawn = [str(call.args[1]) for call in written.call_args_list]
        assert text in drawn or isinstance(widget, Slider)
        for piece in drawn:
            assert_no_word_is_broken(theme, piece, theme.px(ROOM))


def assert_no_word_is_broken(theme: Theme, text: str, width: int) -> None:
    """A word that fits the width stands on one line."""
    words = set(text.replace("\n", " ").split(" "))
    for line in theme.lines(text, "label_bold", 16, width):
        assert set(line.split(" ")) <= words, line


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_words_fit_pages_tips_notices_and_the_log(language: str, scale: float) -> None:
    table = Table(match_at(turn_of(2), {"chapter": "III"}), WINDOW, language, scale)
    app, view = table.app, table.view
    page = Form()
    for text in longest(language):
        table.scene._draw_note(app.surface, text)
        view.board.draw_caption(app.surface, text)
        note = draw_tip(app.surface, app.theme, text, (1200, 700))
        assert app.surface.get_rect().contains(note)
        page.title(text)
        page.text(text)
        page.pair(text, Slider(0, lambda _: None))
        view.log.lines.append(Line(text))
        view.refresh()
        app.fresh = True
        table.scene.notice = ""
        table.frames()
        assert app.theme.overflows == []
    page.layout(app.theme, pygame.Rect(40, 40, 800, 3900))
    page.draw(pygame.Surface((WINDOW[0], 4000)))
    assert app.theme.overflows == []
    app.close()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_words_fit_a_message(language: str, scale: float) -> None:
    app = open_app(WINDOW, language, scale)
    for text, answer in zip(longest(language), longest(language, within=LABEL), strict=True):
        app.push(MessageScene(text, text, [(answer, None, "primary"), (answer, None, "normal")]))
        app.draw()
        assert app.theme.overflows == []
    app.close()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_of_the_title_fit(language: str, scale: float) -> None:
    app = open_app(WINDOW, language, scale)
    app.push(TitleScene())
    app.draw()
    for widget in group_of(app.scene).widgets:
        if isinstance(widget, Light):
            assert pygame.Rect(0, 0, *WINDOW).contains(widget.sign)
    assert app.theme.overflows == []
    app.close()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_on_a_badge_is_shortened_whoever_sits_together(language: str, scale: float) -> None:
    table = Table(match_at(turn_of(2), {"chapter": "III"}), WINDOW, language, scale)
    seen = table.view.observation
    assert seen is not None
    badges = table.view.panel.badges
    badges.rect = pygame.Rect(20, 20, table.view.panel.rect.w - 24, badges.height())
    by_colour = [[name for name, card in CARDS.items() if card.colour == colour] for colour in COLOURS]
    rng = random.Random(3)
    widest = [max(cards, key=lambda card: len(Cast({1: card}).name(1))) for cards in by_colour]
    for held in [widest, *([rng.choice(cards) for cards in by_colour] for _table in range(12))]:
        cast = Cast(dict(enumerate(held, 1)))
        with patch.object(badges.theme, "text", side_effect=badges.theme.text) as written:
            badges.draw(table.app.surface, seen, cast, frozenset())
        assert [call.args[1] for call in written.call_args_list] == [cast.name(seat) for seat in range(1, 6)]
        points = [call.args[4] for call in written.call_args_list]
        assert all(badges.theme.text_px(size) >= 14 for size in points)
        assert badges.theme.overflows == []
        for one, other in pairwise(badges._cells):
            assert one.right <= other.left
        assert badges._cells[-1].right <= badges.rect.right + 1
    table.app.close()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_of_the_settings_fits_or_scrolls_to_the_focus(language: str, scale: float) -> None:
    app = open_app(WINDOW, language, scale)
    app.sound._problem = "no_device"  # the longest thing the page can say
    for section in SECTIONS:
        scene = SettingsScene(section)
        app.push(scene)
        app.draw()
        assert app.theme.overflows == []
        for widget in scene.form.widgets():
            scene.form.group.focus(widget)
            assert scene.form.rect.contains(widget.rect)
        words = [rect for words, rect in scene.form.boxes() if words]
        assert max(rect.bottom for rect in words) <= scene.form.rect.bottom + 1, "the last words are out of reach"
        scene.form.group.focus(scene.form.widgets()[0])
        assert min(rect.top for rect in words) >= scene.form.rect.top, "the heading is out of reach"
        if scale == 1:
            assert scene.form.height <= scene.form.rect.height, "the page is crowded"
    app.close()
