"""No word is cut and no button lies outside the window, whatever the window, the text scale, the language and the seats."""

from __future__ import annotations

from functools import lru_cache

import pygame
import pytest

from game.client.darkaround.end import EndScene
from game.client.darkaround.view import DarkAroundView
from game.client.opening import draw
from game.client.scenes.setup import SetupScene
from game.engine.match import Match
from game.words.language import LANGUAGES
from tests.client.darkaround.tables import QUESTIONS, ended, match_at, new_match, session_of, table_of
from tests.client.hands import open_app

pytestmark = pytest.mark.slow


@lru_cache(maxsize=64)
def position(name: str, seats: int) -> Match:
    """A game at such a question."""
    return match_at(QUESTIONS[name], seats)


SIZES = ((1280, 720), (1920, 1080), (960, 900))
SCALES = (1.0, 1.5, 2.0)


def lay_out(view: DarkAroundView) -> None:
    """The person chooses who goes and who is looked for, where there is anything to choose."""
    for children in (view.choosing.searchers(), view.choosing.targets()):
        if children:
            view.pick(children[-1])


def assert_buttons_stand_apart(view: DarkAroundView, where: str) -> None:
    """All buttons of the panel can be seen without scrolling (but in a low panel), none over another."""
    panel, form = view.panel, view.panel.form
    tools = [widget for widget in form.group.widgets if widget.key in ("undo", "hint", "log", "menu")]
    assert len(tools) == 4, where
    buttons = [*form.widgets(), *tools]
    for at, button in enumerate(buttons):
        assert not any(button.rect.colliderect(other.rect) for other in buttons[:at]), f"{button.key}: {where}"
    assert all(panel.rect.contains(tool.rect) and not form.rect.colliderect(tool.rect) for tool in tools), where
    if panel.rect.h == view.rect.h:
        assert all(form.rect.contains(button.rect) for button in form.widgets()), where


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits(language: str, size: tuple[int, int], scale: float) -> None:
    app = open_app(size, language, scale)
    for name in QUESTIONS:
        for seats in (1, 3, 5):
            view = table_of(app, position(name, seats))
            assert not app.theme.overflows, f"{name}, {seats} seats"
            window = pygame.Rect(0, 0, *size)
            spots = [widget.rect for widget in view.panel.form.group.widgets if widget.key.startswith("child:")]
            assert all(window.contains(spot) for spot in spots), name
            assert len({tuple(spot.center) for spot in spots}) == len(spots), name
            assert_buttons_stand_apart(view, f"{name}, {seats} seats")
            lay_out(view)
            assert_buttons_stand_apart(view, f"{name} laid out, {seats} seats")
            app.pop()
    app.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_children_stand_apart_and_within_the_glade(size: tuple[int, int], seats: int) -> None:
    app = open_app(size)
    board = table_of(app, new_match(seats)).board
    places = board.places.children
    assert all(board.rect.contains(place) for place in places)
    assert all(not one.colliderect(other) for at, one in enumerate(places) for other in places[:at])
    for count in range(1, seats * 6 + 1):
        lost = [board.places.lost(number, count) for number in range(count)]
        assert all(board.places.edge.inflate(2, 4).contains(place) for place in lost), count
        assert len({place.left for place in lost}) == count
    app.close()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_and_the_set_up_fit(language: str, scale: float) -> None:
    app = open_app((1280, 720), language, scale)
    for seats, aim in ((1, "points"), (3, "points"), (4, "survivors"), (5, "cooperative")):
        draw(app, [EndScene(session_of(ended(seats, {"aim": aim})))])
        assert not app.theme.overflows, f"{seats}, {aim}"
    draw(app, [SetupScene("darkaround")])
    assert not app.theme.overflows
    app.close()
