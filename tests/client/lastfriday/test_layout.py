"""No text at the table is cut and nothing lies over anything else: three languages, every text scale, several windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.client.lastfriday import board_picture, camp_picture
from game.client.lastfriday.chart import Chart
from game.client.lastfriday.end import EndScene
from game.client.lastfriday.scoring import Score, ScoringScene
from game.client.theme import Theme
from game.lastfriday.observation import LfObservation
from game.words import language as words
from game.words.language import LANGUAGES
from tests.client.hands import open_app
from tests.client.lastfriday.tables import Table, match_at, turn_of

pytestmark = pytest.mark.slow

_BAKED: dict[object, Any] = {}


@pytest.fixture(autouse=True)
def boards_are_baked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The boards of one language, window and size of text look alike whatever is played on them, and take most of the time."""
    bake = board_picture.bake_slowly

    def kept(chart: Chart, theme: Theme, scale: float, part: pygame.Rect | None = None) -> Iterator[pygame.Surface]:
        key = (words.language(), scale, theme.size, theme.text_scale, part and tuple(part))
        if key not in _BAKED:
            *_before, _BAKED[key] = bake(chart, theme, scale, part)
        yield _BAKED[key]

    monkeypatch.setattr(camp_picture, "bake_slowly", kept)


MOMENTS: dict[str, tuple[Callable[[LfObservation], bool], Mapping[str, str]]] = {
    "card": (lambda o: o.asked == "card", {"chapter": "I", "cards": "chosen"}),
    "welcome": (lambda o: o.asked == "welcome", {"chapter": "I", "welcome": "maniac"}),
    "boat": (lambda o: o.asked == "boat", {"chapter": "I"}),
    "open": (lambda o: o.asked == "open", {"chapter": "III"}),
    "chosen": (lambda o: o.asked == "chosen", {"chapter": "III"}),
    "place": (lambda o: o.asked == "place", {"chapter": "III"}),
    "corpse": (lambda o: o.asked == "corpse", {"chapter": "IV"}),
    "turn": (turn_of(2), {"chapter": "III"}),
    "rich turn": (lambda o: o.asked == "turn" and len(o.camper(o.turn.seat).clues) > 4, {"chapter": "III"}),
    "maniac": (lambda o: o.asked == "maniac" and o.round > 3, {"chapter": "I"}),
    "reveal": (lambda o: o.asked == "reveal", {"chapter": "III"}),
    "lay": (lambda o: o.asked == "lay", {"chapter": "III"}),
}
WINDOWS = [((1280, 720), 1.0), ((1280, 720), 2.0), ((1280, 720), 1.25), ((1280, 720), 1.5)]
WINDOWS += [((1920, 1080), 1.5), ((960, 600), 1.0), ((960, 600), 2.0), ((1000, 900), 1.25)]


def check(table: Table) -> None:
    """Nothing cut, nothing over anything else, everything inside."""
    panel = table.view.panel
    for number in range(max(1, len(panel.pages))):
        panel._turner(number)()
        table.app.fresh = True
        table.frames()
        assert table.app.theme.overflows == []
        parts = [("head", panel.head.rect), ("aim", panel.head.aim_rect), ("hand", panel.hand.rect), ("badges", panel.badges.rect)]
        parts += [("log", panel.log.rect), *((widget.key, widget.rect) for widget in panel.group.widgets)]
        parts = [(name, rect) for name, rect in parts if rect.h]
        for name, rect in parts:
            assert panel.rect.contains(rect), name
        for (name, rect), (other, over) in combinations(parts, 2):
            assert not rect.colliderect(over), (name, other)


@pytest.mark.parametrize(("size", "scale"), WINDOWS[:2])
@pytest.mark.parametrize("moment", ["welcome", "rich turn", "maniac"])
def test_the_table_fits(moment: str, size: tuple[int, int], scale: float) -> None:
    fits(moment, size, scale)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_table_fits_at_every_moment(moment: str, size: tuple[int, int], scale: float) -> None:
    fits(moment, size, scale)


def fits(moment: str, size: tuple[int, int], scale: float) -> None:
    """Checks a moment in all languages."""
    until, options = MOMENTS[moment]
    for language in LANGUAGES:
        table = Table(match_at(until, options), size, language, scale)
        table.view.open = True
        check(table)


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_a_laid_out_plan_fits(size: tuple[int, int], scale: float) -> None:
    table = Table(match_at(turn_of(2), {"chapter": "III"}), size, "uk", scale)
    table.view.pick(next(iter(table.view.control.targets())))
    table.view.open = True
    check(table)


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_the_scoring_fits_or_scrolls(size: tuple[int, int], scale: float) -> None:
    for language in LANGUAGES:
        app = open_app(size, language, scale)
        for chapter in (1, 2, 3):
            app.push(ScoringScene(Score(chapter, "rounds", 2, 5, ("invisibility", "speed"))))
            app.frame(0.05)
            assert app.theme.overflows == []
        app.close()


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_the_end_fits(size: tuple[int, int], scale: float) -> None:
    for language in LANGUAGES:
        table = Table(match_at(None, {"chapter": "III"}), size, language, scale)
        scene = table.app.scene
        assert isinstance(scene, EndScene)
        table.frames(3)
        assert table.app.theme.overflows == []
        for button, other in combinations(scene.group.widgets, 2):
            assert not button.rect.colliderect(other.rect)
        window = pygame.Rect(0, 0, *size)
        assert all(window.contains(button.rect) for button in scene.group.widgets)
