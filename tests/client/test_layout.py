"""No text is cut and nothing lies over anything else, in three languages, at every text scale."""

from __future__ import annotations

from datetime import datetime
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.client.app import App
from game.client.form import Form
from game.client.scene import Scene
from game.client.scenes.continuing import ContinueScene
from game.client.scenes.crashed import CrashedScene
from game.client.scenes.curtain import CurtainScene
from game.client.scenes.menu import MenuScene, SeatsScene
from game.client.scenes.message import MessageScene
from game.client.scenes.rulebook import RulebookScene
from game.client.scenes.settings import SECTIONS, SettingsScene
from game.client.scenes.setup import SetupScene
from game.client.scenes.title import TitleScene
from game.client.scenes.unsaved import ElsewhereScene, UnsavedScene
from game.client.theme import Colour, Role, Theme
from game.engine import games, places
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.session.saving import Saver
from game.session.session import Session
from game.words.language import LANGUAGES
from tests.client import keyboards
from tests.client.hands import group_of, open_app
from tests.client.test_scenes import saved

pytestmark = pytest.mark.slow

SIZES = [(1280, 720), (1920, 1080), (960, 600)]
SCALES = [1.0, 1.25, 1.5, 2.0]
NAMES = ("Anna-Katharina Wolff", "Святополк-Олександер", "Ed")


def scenes(app: App) -> list[Scene]:
    """Every screen that games share."""
    holders = [Holder(person=NAMES[0]), *(Holder(person=NAMES[1]) for _seat in range(4)), Holder(person=NAMES[2])]
    session = Session(Match(games.load("lastfriday"), Setup(6, {"chapter": "I"}), holders, 5), app.settings)
    app.settings.names = list(NAMES)
    folder = places.records(writing=True)
    if not list(folder.glob("*.lantern")):
        saved(folder / "one.lantern", [Holder(person=NAMES[0]), *(Holder(person=NAMES[1]) for _seat in range(5))])
        (folder / "broken.lantern").write_text("damaged\n")
    several = SetupScene("lastfriday")
    several.seat_people(NAMES)
    return [
        TitleScene(),
        SetupScene("lastfriday"),
        several,
        *(SettingsScene(section) for section in SECTIONS),
        ContinueScene(),
        RulebookScene("lastfriday", ""),
        CurtainScene(session, NAMES[1], 3),
        MenuScene(session),
        SeatsScene(session),
        *(MenuScene(Session(session.match, app.settings, saver)) for saver in unsaved(folder)),
        *(UnsavedScene(saver, app.quit) for saver in unsaved(folder)),
        ElsewhereScene(Saver.begin(None, "lastfriday", datetime(2026, 12, 1))),
        CrashedScene(Path("/home/anna/.local/share/four-lanterns/crash reports/2025-11-29 21.19.07.txt"), session.match),
        MessageScene("Four Lanterns", "The lake lies still. " * 12, [("One", None, "primary"), ("Another one", None, "normal")]),
    ]


def unsaved(folder: Path) -> list[Saver]:
    """Games that are not saved: one nowhere, and one where nothing can be written."""
    savers = [Saver.begin(place, "lastfriday", datetime(2026, 12, 1)) for place in (None, folder / "one.lantern")]
    for saver in savers:
        saver.write("a line")
    return savers


def boxes(scene: Scene) -> list[tuple[str, pygame.Rect]]:
    """Everything on a screen with its rect; of a scrolled page also what is out of sight."""
    for name in ("form", "list"):
        found = getattr(scene, name, None)
        if isinstance(found, Form):
            return found.boxes()
    return [(widget.words(), widget.rect) for widget in group_of(scene).widgets]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_shows_all_its_words(size: tuple[int, int], scale: float, language: str) -> None:
    app = open_app(size, language, scale)
    window = pygame.Rect(0, 0, *size)
    for scene in scenes(app):
        app.push(scene)
        app.errands.wait()
        app.draw()
        assert app.theme.overflows == [], scene.name
        for (one, first), (other, second) in combinations(boxes(scene), 2):
            assert not first.colliderect(second), f"{scene.name}: {one!r} lies over {other!r}"
        form = getattr(scene, "form", None)
        for words, rect in boxes(scene):
            assert rect.left >= 0, f"{scene.name}: {words!r}"
            assert rect.right <= window.right, f"{scene.name}: {words!r}"
            if form is None and scene.name != "rulebook":
                assert window.contains(rect), f"{scene.name}: {words!r}"
        if isinstance(form, Form):
            fixed = [widget for widget in form.group.widgets if widget not in form.widgets()]
            for widget in fixed:
                assert window.contains(widget.rect), f"{scene.name}: {widget.words()!r}"
                assert not widget.rect.colliderect(form.rect), f"{scene.name}: {widget.words()!r}"
    app.close()


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_no_words_are_smaller_than_14_pixels(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    sizes: set[int] = set()
    real = Theme.image

    def noting(theme: Theme, text: str, role: Role, points: float, colour: Colour) -> pygame.Surface:
        sizes.add(theme.text_px(points))
        return real(theme, text, role, points, colour)

    monkeypatch.setattr(Theme, "image", noting)
    app = open_app(size)
    for scene in scenes(app):
        app.push(scene)
        app.draw()
    assert sizes
    assert min(sizes) >= 14
    app.close()


def test_what_is_out_of_sight_is_scrolled_to_by_the_focus() -> None:
    app = open_app((1280, 720), "ru", 2.0)
    scene = SettingsScene("motion")
    app.push(scene)
    form = scene.form
    assert form.height > form.rect.height
    for widget in form.widgets():
        form.group.focus(widget)
        assert form.rect.top <= widget.rect.top
        assert widget.rect.bottom <= form.rect.bottom or widget.rect.height > form.rect.height
    app.close()


def test_the_wheel_and_the_page_keys_scroll() -> None:
    app = open_app((1280, 720), "uk", 2.0)
    scene = SettingsScene("motion")
    app.push(scene)
    before = scene.form.widgets()[0].rect.top
    scene.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    after_wheel = scene.form.widgets()[0].rect.top
    scene.handle(keyboards.press(pygame.K_END))
    at_end = scene.form.widgets()[-1].rect.bottom
    assert after_wheel < before
    assert at_end <= scene.form.rect.bottom
    app.close()
