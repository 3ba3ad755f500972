"""The window goes through everything that happens to a window: no fault, a usable picture, and nothing private is shown."""

from __future__ import annotations

import shutil
import subprocess
import sys
import warnings
import weakref
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client import stack
from game.client import window as window_module
from game.client.app import AWAY_FRAMES, FRAMES, App
from game.client.memory import give_back
from game.client.pixels import PIXELS
from game.client.scenes.curtain import CurtainScene
from game.client.scenes.menu import MenuScene
from game.client.scenes.message import MessageScene
from game.client.scenes.rulebook import RulebookScene
from game.client.scenes.title import TitleScene
from game.client.steps import Pace
from game.client.table import TableScene
from game.client.window import LONGEST, SMALLEST, first_size, picture_size
from game.engine import places
from game.engine.contract import TABLE, Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.lastfriday import GAME
from game.lastfriday.actions import Act, parse
from game.session.session import Session
from tests.client import keyboards
from tests.client.hands import FRAME, Hands, open_app

ANNA, BORYS = Holder(person="Anna"), Holder(person="Borys")
SIZES = [(1280, 720), (960, 600), (1920, 1080), (640, 480), (320, 240), (1, 1), (5120, 2880), (3000, 600), (960, 2000), (120, 1000)]


@pytest.fixture
def app() -> Iterator[App]:
    pygame.display.quit()  # a window of its own, at the size it asks for
    window = open_app()
    yield window
    window.close()
    pygame.display.quit()


def native() -> pygame.Window:
    """The window as the system knows it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def drag_to(size: tuple[int, int]) -> None:
    """The system gives the window another size, whatever the program would like."""
    window = native()
    window.minimum_size = (1, 1)
    window.size = size
    pygame.event.post(pygame.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1]))


def shown() -> bytes:
    """What is to be seen in the window."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


def one_circle(start: int) -> Match:
    """Anna is the Maniac and has moved from a hidden start; she is asked again, and Borys has all the Campers."""
    match = Match(GAME, Setup(6, {"chapter": "I"}), [ANNA, *[BORYS] * 5], 11)
    moved = False
    while not moved or match.actor() != 0:
        actor = match.actor()
        assert actor is not None
        legal = match.observe(actor).legal
        if Act("start", circle=start) in legal:
            act = Act("start", circle=start)
        elif legal[0].verb == "move":
            dots = {camper.dot for camper in match.observe(actor).campers}
            act = next(move for move in legal if not dots.intersection(move.route))
            moved = True
        else:
            act = parse("done") if parse("done") in legal else legal[0]
        match.play(act)
    return match


def at_the_table(app: App, start: int = 2) -> TableScene:
    """The Maniac looks at her own hidden view, while somebody else plays too."""
    session = Session(one_circle(start), app.settings)
    scene = TableScene(session)
    app.push(scene)
    Hands(app).frames(2)
    assert app.scene.name == "curtain"
    Hands(app).key(pygame.K_RETURN)
    Hands(app).frames(3)
    assert session.viewer() == 0
    assert app.scene is scene
    return scene


# sizes


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_lives_through_every_size(app: App, size: tuple[int, int]) -> None:
    scene = at_the_table(app)
    app.push(MenuScene(scene.session))
    for over in (None, MessageScene("A title", "A sentence."), RulebookScene("lastfriday", ""), TitleScene()):
        if over is not None:
            app.push(over)
        Hands(app).frames()
        drag_to(size)
        Hands(app).frames(3)
        real = pygame.display.get_surface()
        assert real is not None
        assert real.get_size() == size
        assert app.size == app.theme.size == picture_size(size)
        drag_to((1280, 720))
        Hands(app).frames()
    assert app.theme.overflows == []


@pytest.mark.parametrize("size", SIZES)
def test_no_picture_is_smaller_than_the_smallest_layout(size: tuple[int, int]) -> None:
    wide, tall = picture_size(size)
    assert wide >= SMALLEST[0]
    assert tall >= SMALLEST[1]
    assert (wide, tall) == size or max(wide, tall) <= LONGEST


def test_a_window_below_the_smallest_layout_shows_it_scaled_down_and_takes_clicks_where_they_are_seen(app: App) -> None:
    hands = Hands(app)
    app.push(TitleScene())
    drag_to((640, 400))
    hands.frames(2)
    assert app.size == SMALLEST
    assert not app.window.cramped
    real = pygame.display.get_surface()
    assert real is not None
    middle = hands.find("settings").rect.center
    at = (round(middle[0] * 640 / 960), round(middle[1] * 400 / 600))
    assert app.surface.get_at((480, 20))[:3] != (0, 0, 0)
    hands.click(at)
    assert app.scene.name == "settings"


@pytest.mark.slow
def test_the_picture_lies_in_the_middle_of_a_window_of_another_shape(app: App) -> None:
    app.push(TitleScene())
    drag_to((600, 6000))
    Hands(app).frames(2)
    assert app.size == (960, LONGEST)
    event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 3000), button=1)
    assert app.window.mapped(event).pos == (480, LONGEST // 2)


def test_a_window_too_small_to_read_asks_for_room_and_takes_no_clicks(app: App) -> None:
    scene = at_the_table(app)
    drag_to((320, 240))
    hands = Hands(app)
    hands.frames(2)
    assert app.window.cramped
    asking = shown()
    assert len({asking[at : at + 3] for at in range(0, len(asking), 3)}) > 1
    hands.key(pygame.K_ESCAPE)
    hands.click((160, 120))
    assert app.scene is scene
    drag_to((1280, 720))
    hands.frames(2)
    assert not app.window.cramped
    hands.key(pygame.K_ESCAPE)
    assert app.scene.name == "menu"


@pytest.mark.slow
def test_after_all_sizes_the_picture_is_what_it_was(app: App) -> None:
    at_the_table(app)
    hands = Hands(app)
    first = shown()
    for size in ((700, 500), (1920, 1080), (300, 200), (1280, 720)):
        drag_to(size)
        hands.frames(3)
    assert shown() == first


@pytest.mark.slow
def test_a_dragged_edge_never_waits_for_the_board(app: App) -> None:
    scene = at_the_table(app)
    app.pace = Pace(clock=lambda: 0.0, most=4)
    for wide in range(1281, 1289):
        drag_to((wide, 720))
        Hands(app).frames()
        board = getattr(scene.view, "board")  # noqa: B009
        assert not board.picture.has(board.camera.scale, *board._parts())
        assert app.pace.units <= 4
    Hands(app).frames(400)
    assert board.picture.has(board.camera.scale, *board._parts())


@pytest.mark.slow
def test_the_board_is_never_baked_beyond_what_memory_is_there_for(app: App) -> None:
    scene = at_the_table(app)
    drag_to((5120, 2880))
    hands = Hands(app)
    hands.frames(2)
    for _step in range(5):
        hands.key(pygame.K_PLUS)
        hands.frames(12)
        assert PIXELS.bytes <= PIXELS.budget
    assert scene.view is not None


def test_the_first_window_grows_with_the_dots_of_the_screen_and_fits_on_it() -> None:
    assert first_size((1920, 1080)) == (1280, 720)
    assert first_size((3840, 2160)) == (2560, 1440)
    assert first_size((1024, 600)) == (1024, 600)
    assert first_size((1280, 800)) == (1280, 720)


def test_where_a_screen_has_more_dots_than_the_system_counts_clicks_still_meet(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.push(TitleScene())
    monkeypatch.setattr(pygame.display, "get_window_size", lambda: (640, 360))
    app.resized()
    hands = Hands(app)
    middle = hands.find("settings").rect.center
    hands.click((middle[0] // 2, middle[1] // 2))
    assert app.scene.name == "settings"


def test_full_screen_and_back_brings_back_the_window_as_it_was(app: App) -> None:
    at_the_table(app)
    hands = Hands(app)
    desktop = pygame.display.get_desktop_sizes()[0]
    for _turn in range(2):
        hands.key(pygame.K_F11)
        assert app.settings.fullscreen
        assert pygame.display.is_fullscreen()
        assert app.size == picture_size(desktop)
        hands.key(pygame.K_F11)
        assert not pygame.display.is_fullscreen()
        assert app.size == (1280, 720)


# what is private


HIDERS = {
    "minimised": [pygame.WINDOWMINIMIZED],
    "hidden": [pygame.WINDOWHIDDEN],
    "alt-tab": [pygame.WINDOWFOCUSLOST],
    "away and back at once": [pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED],
    "minimised and back at once": [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED],
}


@pytest.mark.parametrize("events", HIDERS.values(), ids=HIDERS)
@pytest.mark.slow
def test_the_very_next_picture_is_the_curtain(app: App, events: list[int]) -> None:
    scene = at_the_table(app)
    private = shown()
    for event in events:
        pygame.event.post(pygame.Event(event))
    app.frame(FRAME)
    assert isinstance(app.scene, CurtainScene)
    assert scene.session.viewer() == TABLE
    assert shown() != private


def seen_of(start: int) -> list[bytes]:
    """Every picture from the moment the window goes away, through all that can happen to it, with a start hidden at a circle."""
    pygame.display.quit()
    app = open_app()
    scene = at_the_table(app, start)
    pictures = []
    steps: list[list[pygame.Event]] = [
        [pygame.Event(pygame.WINDOWFOCUSLOST)],
        [pygame.Event(pygame.WINDOWMINIMIZED)],
        [],
        [pygame.Event(pygame.WINDOWRESTORED), pygame.Event(pygame.WINDOWEXPOSED)],
        [keyboards.press(pygame.K_F11)],
        [keyboards.press(pygame.K_F11)],
        [keyboards.press(pygame.K_ESCAPE)],
        [pygame.Event(pygame.WINDOWDISPLAYCHANGED, display_index=0)],
        [keyboards.press(pygame.K_ESCAPE)],
    ]
    for events in steps:
        for event in events:
            pygame.event.post(event)
        app.frame(FRAME)
        pictures.append(shown())
    for size in SIZES[:6]:
        drag_to(size)
        app.frame(FRAME)
        pictures.append(shown())
    assert scene.session.viewer() == TABLE
    app.close()
    return pictures


@pytest.mark.slow
def test_nothing_private_is_drawn_for_a_single_frame() -> None:
    one, other = seen_of(2), seen_of(150)
    assert one == other


@pytest.mark.slow
def test_before_that_the_two_could_be_told_apart() -> None:
    pictures = []
    for start in (2, 150):
        pygame.display.quit()
        app = open_app()
        at_the_table(app, start)
        pictures.append(shown())
        app.close()
    assert pictures[0] != pictures[1]


def test_it_falls_in_the_middle_of_a_movement_too(app: App) -> None:
    scene = at_the_table(app)
    app.settings.animation_speed = "slow"
    view = scene.view
    move = next(act for act in scene.session.observe().legal if act.verb == "move")
    scene.session.play(move)
    scene.refresh()
    app.frame(0.01)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.frame(0.01)
    assert not view.busy() or scene.session.viewer() == TABLE
    Hands(app).frames(100)
    assert isinstance(app.scene, CurtainScene)


def test_what_was_said_to_one_person_is_not_said_to_the_next(app: App) -> None:
    scene = at_the_table(app)
    scene.view.say("You cannot go to 57.")  # type: ignore[attr-defined]
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    Hands(app).frames()
    assert scene.view.note == ""  # type: ignore[attr-defined]


def test_behind_an_open_menu_the_private_view_goes_as_well(app: App) -> None:
    scene = at_the_table(app)
    Hands(app).key(pygame.K_ESCAPE)
    assert app.scene.name == "menu"
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.frame(FRAME)
    assert scene.view.observation.viewer == TABLE  # type: ignore[attr-defined]
    Hands(app).key(pygame.K_ESCAPE)
    assert isinstance(app.scene, CurtainScene)


# a screen that goes away


def test_a_window_that_is_lost_comes_back_and_the_curtain_is_down(app: App) -> None:
    scene = at_the_table(app)
    pygame.display.quit()
    for _frame in range(5):
        app.frame(FRAME)
    assert app.running
    assert scene.session.viewer() == TABLE
    Hands(app).frames(30)
    assert pygame.display.get_surface() is not None
    assert not app.window.lost
    assert isinstance(app.scene, CurtainScene)
    Hands(app).key(pygame.K_RETURN)
    assert scene.session.viewer() == 0


def test_while_there_is_no_screen_the_game_goes_on_and_the_window_is_tried_for_now_and_then(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_the_table(app)
    tries = 0

    def gone(*words: object) -> pygame.Surface:
        nonlocal tries
        tries += 1
        raise pygame.error("no screen")

    with monkeypatch.context() as patched:
        patched.setattr(pygame.display, "set_mode", gone)
        pygame.display.quit()
        Hands(app).frames(80)
        assert app.running
        assert app.window.lost
        assert app.frame_rate() == AWAY_FRAMES
        assert 2 <= tries <= 80 * FRAME / window_module.RETRY + 1
    Hands(app).frames(30)
    assert not app.window.lost
    assert isinstance(app.scene, CurtainScene)


def test_a_picture_that_cannot_be_shown_is_no_fault(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.push(TitleScene())

    def fails() -> None:
        raise pygame.error("the surface was lost")

    with monkeypatch.context() as patched:
        patched.setattr(pygame.display, "flip", fails)
        app.fresh = True
        app.frame(FRAME)
        assert app.window.lost
    Hands(app).frames(30)
    assert not app.window.lost
    assert len(set(shown())) > 10


# nothing is drawn that did not change


def test_minimised_the_loop_sleeps_longer_and_draws_once(app: App) -> None:
    app.push(TitleScene())
    app.settings.animation_speed = "normal"
    hands = Hands(app)
    hands.frames(2)
    assert app.frame_rate() == FRAMES
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    hands.frames()
    assert app.frame_rate() == AWAY_FRAMES
    app.surface.fill((1, 2, 3))
    hands.frames(5)
    assert app.surface.get_at((640, 100))[:3] == (1, 2, 3)
    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    hands.frames()
    assert app.frame_rate() == FRAMES
    assert app.surface.get_at((640, 100))[:3] != (1, 2, 3)


def test_an_idle_table_draws_nothing(app: App) -> None:
    at_the_table(app)
    Hands(app).frames(5)
    app.surface.fill((1, 2, 3))
    Hands(app).frames(20)
    assert set(shown()) == {1, 2, 3}


@pytest.mark.slow
def test_a_table_that_was_left_lets_go_of_its_pictures(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stack, "give_back", give_back)  # most tests do without, for its time
    board = weakref.ref(getattr(at_the_table(app).view, "board").stage)  # noqa: B009
    app.reset(TitleScene())
    assert board() is None


# a real one


_LIFE = """
import random, sys, time, warnings
import pygame
from game.client.app import App
from game.client.settings import Settings
from tests.client.test_window import at_the_table, drag_to, native
from game.client.pixels import PIXELS
from game.client.scenes.curtain import CurtainScene

def frames(app, count=4):
    for _frame in range(count):
        app.frame(0.05)
        time.sleep(0.03)

app = App(Settings(language="en", animation_speed="off"), (1280, 720), random.Random(1), lambda: 7)
assert pygame.display.get_driver() == "x11"
scene = at_the_table(app)
for size in ((1100, 700), (640, 480), (320, 240), (2000, 1500), (1280, 720)):
    drag_to(size)
    frames(app)
    assert pygame.display.get_surface().get_size() == size, size
app.settings.fullscreen = True
app.apply_settings()
frames(app)
assert pygame.display.get_surface().get_size() == (1400, 900)
app.settings.fullscreen = False
app.apply_settings()
frames(app)
assert pygame.display.get_surface().get_size() == (1280, 720), pygame.display.get_surface().get_size()
window = native()
window.hide()
frames(app)
window.show()
frames(app)
assert isinstance(app.scene, CurtainScene), app.scene
pygame.display.quit()
frames(app, 40)
assert pygame.display.get_driver() == "x11"
assert not app.window.lost
app.close()
print("lived")
"""


@pytest.mark.slow
@pytest.mark.xdist_group("screen")
@pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="Xvfb is not installed: no screen to open a window on")
def test_a_real_window_lives_through_it_all(tmp_path: Path) -> None:
    done = subprocess.run(
        ["xvfb-run", "-a", "-s", "-screen 0 1400x900x24", sys.executable, "-c", _LIFE],
        cwd=places.root(),
        env={
            "PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin",
            "FOUR_LANTERNS_DATA": str(tmp_path),
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "PYTHONPATH": str(places.root()),
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "lived" in done.stdout
