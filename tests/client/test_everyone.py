"""For everyone: a keyboard or a gamepad alone, eyes and heads that movement or flashes hurt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
import pytest

from game.client import keys
from game.client.app import App
from game.client.lastfriday import motion
from game.client.lastfriday.end import EndScene
from game.client.scene import Scene
from game.client.scenes.settings import SettingsScene
from game.client.scenes.title import TitleScene
from game.client.settings import SPEEDS, Settings
from game.client.slider import Slider
from game.client.theme import INK
from game.lastfriday import events as e
from game.session.session import Session
from game.words import keynames
from game.words.signs import BACKWARDS, BUTTONS
from tests.client import keyboards
from tests.client.hands import FRAME, Hands, group_of, open_app
from tests.client.lastfriday.tables import Table, match_at, turn_of
from tests.client.player import Player, title_screen
from tests.client.test_layout import scenes
from tests.client.test_whole_game import Evening, assert_all_is_written, assert_end_tells

# --- a keyboard alone


def all_scenes(app: App) -> list[Scene]:
    """Every screen there is, with widgets."""
    over = Session(match_at(None, {"chapter": "III"}), app.settings)
    return [*scenes(app), EndScene(over)]


@pytest.mark.slow
def test_tab_comes_to_everything_on_every_screen() -> None:
    app = open_app()
    hands = Hands(app)
    for scene in all_scenes(app):
        app.push(scene)
        hands.frames()
        group = group_of(scene)
        reached: set[str] = set()
        for _press in range(len(group.widgets) + 1):
            hands.key(pygame.K_TAB)
            assert group.focused is not None
            assert group.keys, "no ring is shown"
            reached.add(group.focused.key)
        assert reached == {widget.key for widget in group.widgets}, scene.name
        app.pop()
    app.close()


@pytest.mark.parametrize("name", ["setup", "settings", "continue", "rulebook", "message", "seats"])
def test_escape_leads_back_from_every_page(name: str) -> None:
    app = open_app()
    for scene in all_scenes(app):
        app.stack.clear()
        app.push(TitleScene())
        app.push(scene)
        if scene.name == name:
            Hands(app).key(pygame.K_ESCAPE)
            assert app.scene.name == "title"
            break
    else:
        pytest.fail(f"there is no screen {name}")
    app.close()


def test_volumes_are_set_by_keys_and_kept() -> None:
    app = open_app()
    app.push(SettingsScene("sound"))
    hands = Hands(app)
    hands.tab_to("music_volume")
    for _press in range(7):
        hands.key(pygame.K_LEFT)
    assert app.settings.music_volume == 0
    hands.key(pygame.K_RETURN)
    assert app.settings.music_volume == 10
    hands.tab_to("muted")
    hands.key(pygame.K_RIGHT)
    assert not app.settings.muted
    app.close()


def test_a_volume_is_set_by_a_click_and_by_a_drag() -> None:
    app = open_app()
    app.push(SettingsScene("sound"))
    hands = Hands(app)
    slider = hands.find("effects_volume")
    assert isinstance(slider, Slider)
    bars = slider._bars(app.theme)
    hands.click((bars.left + round(bars.width * 0.31), bars.centery))
    assert app.settings.effects_volume == 30
    at = (bars.left + round(bars.width * 0.9), bars.centery)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(9, 0), buttons=(1, 0, 0)))
    hands.frames()
    assert app.settings.effects_volume == 90
    app.close()


# --- a gamepad alone


class PadPlayer(Player):
    """A person with a gamepad: what a keyboard player presses, the pad's buttons and its cross stand for."""

    def __init__(self, app: App, seed: int = 1) -> None:
        super().__init__(app, keyboard=True, seed=seed)
        self.pressed: set[str] = set()

    def key(self, key: int, mod: int = 0) -> None:
        """Presses the button, or a side of the cross, that means the key."""
        meant = keyboards.press(key, mod)
        way = next((way for way in keynames.WAYS if keys.does(meant, way)), "")
        name = (
            f"dpad_{way}" if way else next(name for name in BUTTONS if keys.does(meant, BUTTONS[name]) and (name == BACKWARDS) == bool(mod))
        )
        self.pressed.add(name)
        self.button(name)


@pytest.fixture
def app() -> Iterator[App]:
    window = title_screen()
    yield window
    window.close()


@pytest.mark.slow
def test_a_whole_game_is_played_with_a_gamepad_alone(app: App) -> None:
    person = PadPlayer(app)
    person.enter("settings")
    person.tab_to("section")
    person.key(pygame.K_RIGHT)
    person.tab_to("animation_speed")
    for _press in range(SPEEDS.index("normal") - SPEEDS.index("off")):
        person.key(pygame.K_LEFT)
    person.enter("done")
    person.enter("game:lastfriday")
    person.tab_to("option:chapter")
    person.key(pygame.K_RIGHT)
    person.key(pygame.K_RIGHT)
    person.enter("play")
    evening = Evening(person)
    evening.play()
    assert {"turn"} <= person.asked
    assert {"a", "x", "leftshoulder", "rightshoulder"} <= person.pressed
    assert_all_is_written(evening.session)
    assert_end_tells(person, evening.session)
    person.enter("title")
    assert app.scene.name == "title"


@pytest.mark.slow
def test_a_gamepad_opens_rules_menu_log_and_drawer() -> None:
    table = Table(match_at(turn_of(2), {"chapter": "III"}), (960, 720), scale=2.0)
    hands = PadPlayer(table.app)
    assert table.view.drawer
    shown = table.view.panel_shown()
    hands.key(pygame.K_d)
    assert table.view.panel_shown() != shown
    whole = table.view.panel.whole_log
    hands.key(pygame.K_l)
    assert table.view.panel.whole_log != whole
    hands.key(pygame.K_F1)
    assert table.app.scene.name == "rulebook"
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_ESCAPE)
    assert table.app.scene.name == "menu"
    table.app.close()


# --- movement and flashes


def picture(app: App) -> bytes:
    app.fresh = True
    app.draw()
    return pygame.image.tobytes(app.surface, "RGB")


def test_with_movement_off_the_title_stands_still() -> None:
    app = open_app()
    app.push(TitleScene())
    app.draw()
    first = picture(app)
    for _frame in range(60):
        app.frame(FRAME)
        assert not app.scene.dirty
    assert picture(app) == first, "the fireflies have moved"
    app.settings.animation_speed = "normal"
    app.frame(FRAME)
    app.frame(FRAME)
    assert picture(app) != first, "the fireflies never move"
    app.close()


def test_with_movement_off_nothing_glides_on_the_table() -> None:
    table = Table(match_at(turn_of(2), {"chapter": "III"}))
    seen = table.view.observation
    assert seen is not None
    table.view.show(seen, [e.Revealed(circle=43, step=1, why="contact"), e.Died(seat=2, dot=seen.camper(3).dot)])
    assert not table.view.busy()
    table.frames(40)
    first = picture(table.app)
    table.frames(40)
    assert picture(table.app) == first, "the light is not steady"
    table.view.board.zoom(1)
    assert table.view.board.camera.settled, "the zoom glides"
    table.app.close()


def luminance(surface: pygame.Surface, block: int) -> list[float]:
    """The relative luminance (0 to 1) of blocks of so many pixels."""
    small = pygame.transform.smoothscale(surface, (surface.get_width() // block, surface.get_height() // block))
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (c / 255 for c in range(256))]
    raw = pygame.image.tobytes(small, "RGB")
    return [0.2126 * linear[r] + 0.7152 * linear[g] + 0.0722 * linear[b] for r, g, b in zip(raw[::3], raw[1::3], raw[2::3], strict=True)]


def turns(values: list[float], least: float) -> list[int]:
    """The frames in which a value that rose falls, or the other way round, each by at least so much."""
    found: list[int] = []
    turn, way = values[0], 0
    for number, value in enumerate(values):
        if (value - turn) * way > 0:
            turn = value
        elif abs(value - turn) >= least:
            if way:
                found.append(number)
            turn, way = value, 1 if value > turn else -1
    return found


def test_what_a_flash_is() -> None:
    assert turns([0.0, 0.5, 0.0, 0.5, 0.49, 0.5, 0.0], 0.1) == [2, 3, 6]
    assert turns([0.0, 0.1, 0.2, 0.3, 0.4], 0.05) == []


CHANGE: Final = 0.05
"""A change of luminance that counts; WCAG 2.3.1 counts from 0.1 on, and over far larger places than these."""
BLOCK: Final = 4
RATE: Final = 60


@pytest.mark.parametrize("speed", [speed for speed in SPEEDS if speed != "off"])
@pytest.mark.slow
def test_nothing_flashes_more_than_three_times_a_second_when_blood_is_shed(speed: str) -> None:
    table = Table(match_at(turn_of(2), {"chapter": "III"}))
    table.app.settings.animation_speed = speed
    table.frames(40)
    seen = table.view.observation
    assert seen is not None
    dot = seen.camper(2).dot
    circle = int(next(name for name in table.view.chart.near(f"d{dot}") if name.isdigit())) if dot else 43
    shed = [e.Revealed(circle=circle, step=1, why="contact"), *(e.Died(seat=seat, dot=dot) for seat in (2, 3, 4))]
    table.view.show(seen, shed)
    x, y = table.at(str(circle))
    around = pygame.Rect(0, 0, 240, 240)
    around.center = (x, y)
    around.clamp_ip(table.view.board.rect)
    frames: list[list[float]] = []
    while table.view.busy():
        table.app.frame(1 / RATE)
        frames.append(luminance(table.app.surface.subsurface(around), BLOCK))
        assert len(frames) < 60 * RATE
    assert len(frames) > RATE
    flashed = 0
    for block in zip(*frames, strict=True):
        changes = turns(list(block), CHANGE)
        flashed += len(changes)
        for place, change in enumerate(changes):
            within = [other for other in changes[place:] if other - change < RATE]
            assert len(within) <= 6, "three flashes, each up and down, are the most"
    assert flashed, "nothing was seen at all"
    table.app.close()


@pytest.mark.parametrize("speed", SPEEDS)
def test_no_ring_opens_oftener_than_three_times_a_second(speed: str) -> None:
    moving = motion.Motion()
    moving.add([motion.Pulse((0.0, 0.0), INK) for _ring in range(9)], Settings(animation_speed=speed).duration(1.0))
    begun, last = 0, -1.0
    for _frame in range(RATE):
        pulse = moving.pulse()
        begun += pulse is not None and pulse[1] < last
        last = pulse[1] if pulse else -1.0
        moving.update(1 / RATE)
    assert begun < 3


@pytest.mark.slow
def test_the_replay_changes_at_most_three_times_a_second() -> None:
    for speed in SPEEDS:
        table = Table(match_at(None, {"chapter": "III"}))
        table.app.settings.animation_speed = speed
        scene = table.app.scene
        assert isinstance(scene, EndScene)
        places = []
        for _frame in range(RATE):
            scene.update(1 / RATE)
            places.append(scene.telling.at)
        assert len(set(places)) <= 4, speed
        table.app.close()
