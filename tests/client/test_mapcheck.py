"""One broken map closes its own game and nothing else, and "Check my maps" says what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client import selftest
from game.client.app import App
from game.client.scenes.continuing import ContinueScene
from game.client.scenes.mapcheck import MapCheckScene
from game.client.scenes.settings import SettingsScene
from game.client.scenes.setup import SetupScene
from game.client.scenes.title import TitleScene
from game.engine import games
from game.engine.mapcheck import check_maps
from game.words.language import LANGUAGES
from tests.client.hands import Hands, group_of, open_app
from tests.damaging_maps import forget, program_copy
from tests.golden import records


@pytest.fixture(scope="module")
def ground() -> Iterator[Path]:
    """A copy of the program in which a path has no points, and a room stands without its door."""
    with program_copy() as copy:
        camp, attic = copy / "maps" / "camp.tmx", copy / "maps" / "rooms" / "attic.tmx"
        text = camp.read_text("utf-8")
        camp.write_text(re.sub(r'<polyline points="[^"]*"', '<polyline points=""', text, count=1), "utf-8")
        attic.write_text(attic.read_text("utf-8").replace('type="door"', 'type="hatch"'), "utf-8")
        yield copy


@pytest.fixture(autouse=True)
def unread(ground: Path) -> Iterator[None]:
    forget()
    yield
    forget()


def opened(app: App) -> MapCheckScene:
    scene = app.scene
    assert isinstance(scene, MapCheckScene)
    app.errands.wait()
    assert scene.done
    Hands(app).frames(2)
    return scene


def findings(scene: MapCheckScene) -> list[str]:
    return [widget.words() for widget in scene.form.widgets()]


def by_mouse(hands: Hands) -> None:
    hands.click("maps")


def by_keys(hands: Hands) -> None:
    hands.tab_to("maps")
    hands.key(pygame.K_RETURN)


def push(hands: Hands, button: int) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.Event(kind, instance_id=0, button=button))
    hands.frames()


def by_pad(hands: Hands) -> None:
    for _press in range(12):
        focused = group_of(hands.app.scene).focused
        if focused is not None and focused.key == "maps":
            break
        push(hands, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    push(hands, pygame.CONTROLLER_BUTTON_A)


@pytest.mark.parametrize("way", [pytest.param(by_mouse, marks=pytest.mark.slow), by_keys, pytest.param(by_pad, marks=pytest.mark.slow)])
def test_check_my_maps_is_reached_from_the_settings(way: Callable[[Hands], None]) -> None:
    app = open_app()
    app.push(TitleScene())
    app.push(SettingsScene())
    hands = Hands(app)
    hands.frames()
    way(hands)
    told = findings(opened(app))
    assert "camp.tmx" in told[0]
    assert "id 67" in told[0], "the object"
    assert "paths" in told[0], "the layer"
    assert "attic.tmx" in told[1]
    assert "doors" in told[1]
    assert told[2].startswith("Fine: abandoned_room.tmx, balcony.tmx")
    hands.key(pygame.K_ESCAPE)
    assert app.scene.name == "settings"
    app.close()


@pytest.mark.slow
def test_a_map_that_was_mended_meanwhile_is_fine_when_checked_again(ground: Path) -> None:
    attic = ground / "maps" / "rooms" / "attic.tmx"
    broken = attic.read_text("utf-8")
    app = open_app()
    app.push(MapCheckScene())
    assert len([words for words in findings(opened(app)) if "attic" in words and not words.startswith("Fine")]) == 1
    attic.write_text(broken.replace("hatch", "door"), "utf-8")
    Hands(app).click("again")
    told = findings(opened(app))
    attic.write_text(broken, "utf-8")
    assert next(words for words in told if "attic" in words).startswith("Fine")
    app.close()


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(language, marks=pytest.mark.slow) for language in LANGUAGES if language != "en")]
)
def test_only_the_games_of_broken_maps_are_closed(language: str) -> None:
    app = open_app(language=language)
    app.push(TitleScene())
    hands = Hands(app)
    for name in games.NAMES:
        hands.click(f"game:{name}")
        setup = app.scene
        assert isinstance(setup, SetupScene)
        app.errands.wait()
        hands.frames()
        play = hands.find("play")
        broken = {"lastfriday": "camp.tmx", "betrayal": "attic.tmx"}.get(name, "")
        assert play.enabled == (not broken)
        assert broken in play.reason
        assert not broken or any(play.reason in text for text, _rect in setup.form.boxes()), "it is said on the page"
        assert not app.theme.overflows
        hands.key(pygame.K_ESCAPE)
    app.close()


def test_saved_games_of_other_games_can_be_continued(own_data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOUR_LANTERNS_DATA", str(own_data_folder))
    folder = own_data_folder / "records"
    folder.mkdir(parents=True)
    for name in ("darkaround", "lastfriday"):
        lines = records(name)[0].read_bytes().split(b"\n")
        (folder / f"{name}.lantern").write_bytes(b"\n".join(lines[:12]) + b"\n")
    app = open_app()
    app.push(ContinueScene())
    app.errands.wait()
    Hands(app).frames()
    app.errands.wait()
    Hands(app).frames()
    told = {widget.words() for widget in group_of(app.scene).widgets if widget.key.startswith("record:")}
    assert len(told) == 2
    assert len([words for words in told if "camp.tmx" in words]) == 1
    app.close()


@pytest.mark.slow
def test_the_self_test_says_both_and_plays_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match=r"camp\.tmx.*attic\.tmx"):
        selftest._boards()
    assert selftest._table("darkaround")()
    assert capsys.readouterr().err == ""


@pytest.mark.slow
def test_a_map_that_is_missing_or_too_much_is_told(ground: Path) -> None:
    maps = ground / "maps"
    vault, loft = maps / "rooms" / "vault.tmx", maps / "rooms" / "loft.tmx"
    loft.write_bytes(vault.read_bytes())
    moved = vault.rename(ground / "vault.tmx")
    told = {checked.file: getattr(checked.fault, "code", "") for checked in check_maps(ground)}
    moved.rename(vault)
    loft.unlink()
    assert (told["rooms/vault.tmx"], told["rooms/loft.tmx"], told["rooms/attic.tmx"]) == ("missing_file", "room_unknown", "unknown_type")
    assert {code for file, code in told.items() if "vault" not in file and "loft" not in file} == {"", "empty_shape", "unknown_type"}
