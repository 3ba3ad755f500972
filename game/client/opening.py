"""The ways to open the program: the window, one picture of a screen, the self test."""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pygame

from game.client import crash, scenes
from game.client import settings as kept
from game.client.app import App
from game.client.callings import holders_of, mending
from game.client.leaving import leave
from game.client.scene import Scene
from game.client.scenes.continuing import ContinueScene
from game.client.scenes.curtain import CurtainScene
from game.client.scenes.menu import MenuScene
from game.client.scenes.title import TitleScene
from game.client.settings import Settings
from game.client.starting import greet
from game.client.table import TableScene
from game.client.tableview import make_scene
from game.client.window import first_size, start_display
from game.engine import games
from game.engine.contract import ALL, TABLE, Refusal, Setup, Viewer
from game.engine.mapfile import MapError
from game.engine.match import Match
from game.engine.notation import clauses
from game.engine.places import PlaceError
from game.engine.record import Holder, RecordError, read_record
from game.session import reports
from game.session.session import Session
from game.words.problems import say_error

_DECORATION = 1
"""The seed of fireflies in pictures, so that two pictures of one screen are equal."""
_PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Joe", "Kit", "Lou")
"""Who sits at the table of a written position."""
_UNSEEN = ("dummy", "offscreen")
"""Drivers that SDL falls back to when no other works: windows that nobody sees."""
_TIMING = "FOUR_LANTERNS_TIMING"
"""Environment variable that makes the program say when its first picture is there."""


def play(began: float) -> int:
    """Opens the window and runs until it is closed; `began` is when the program did (time.perf_counter)."""
    settings, wrong = kept.read()
    try:
        start_display()
        app = App(settings, first_size(pygame.display.get_desktop_sizes()[0]))
    except pygame.error as error:
        reports.tell(f"No window can be opened: {error}.")
        return 2
    except PlaceError as error:
        reports.tell(str(error))
        return 2
    except Exception:
        crash.report(traceback.format_exc(), scenes="none yet")
        return 1
    if pygame.display.get_driver() in _UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
        print("No window can be opened: the screen that DISPLAY or WAYLAND_DISPLAY names does not answer.", file=sys.stderr)
        return 2
    try:
        _greet(app, wrong)
        app.safe_frame(0.0)
        if _TIMING in os.environ and sys.stderr is not None:
            print(f"first picture after {time.perf_counter() - began:.2f} s", file=sys.stderr, flush=True)
        _run(app)
    except Exception:  # in closing: what could be saved is saved
        crash.report(traceback.format_exc(), scenes="closing")
        return 1
    pygame.quit()
    return 1 if app.failed else 0


def _run(app: App) -> None:
    """Until the window is closed. Ctrl+C in the terminal closes it like its own button, which asks where a game is not saved; pressed
    again, it closes it all the same."""
    try:
        try:
            app.run()
        except KeyboardInterrupt:
            leave(app, app.quit)
            app.run()
    except KeyboardInterrupt:
        app.close()


def _greet(app: App, wrong: Sequence[Refusal]) -> None:
    """The title, and what is wrong with the person's files."""
    try:
        app.push(TitleScene())
        greet(app, wrong)
    except Exception as error:
        crash.caught(app, error)


def selftest() -> int:
    """Opens everything there is; the exit code."""
    from game.client.selftest import run

    return run()


def screenshot(options: argparse.Namespace) -> int:
    """Draws one screen into a file; the exit code."""
    settings = kept.load()
    settings = msgspec.structs.replace(settings, fullscreen=False, muted=True)
    if options.lang:
        settings.language = options.lang
    if options.text_scale:
        settings.text_scale = options.text_scale
    app = App(settings, options.size, random.Random(_DECORATION), lambda: _DECORATION)
    try:
        scenes = _scenes(options, settings)
    except (RecordError, PlaceError, MapError) as error:
        print(say_error(error), file=sys.stderr)
        return 1
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    draw(app, scenes)
    pygame.image.save(app.surface, options.screenshot)
    app.close()
    pygame.quit()
    return 0


def draw(app: App, scenes: list[Scene]) -> None:
    """Shows scenes on a stack and draws them, without letting the match go on."""
    for scene in scenes:
        app.push(scene)
        if isinstance(scene, TableScene):
            scene.view.skip()
            scene.view.update(0.0)
    _settle(app)
    app.draw()


def _settle(app: App) -> None:
    """Lets a screen that shows what lies in the person's folders take it in."""
    app.errands.wait()
    version = -1
    while isinstance(app.scene, TitleScene | ContinueScene) and version != app.library.version:
        version = app.library.version
        app.scene.update(0.0)
        app.errands.wait()


def _scenes(options: argparse.Namespace, settings: Settings) -> list[Scene]:
    """The scenes that the options ask for, bottom first. Raises ValueError for a scene that does not exist."""
    kind = scenes.every().get(options.scene)
    alone = kind.alone(options.game or "") if kind is not None else None
    if alone is not None:
        return [alone]
    if kind is not None and kind.alone(games.NAMES[0]) is not None:
        raise ValueError(f"the scene {options.scene!r} needs a --game: {', '.join(games.NAMES)}")
    if not options.record and not options.position:
        raise ValueError(
            f"the scene {options.scene!r} does not exist, or needs a --record or --position"
            if options.scene
            else "name a --scene, a --record or a --position"
        )
    match = match_in(options.position) if options.position else match_after(Path(options.record), options.after)
    session = PictureSession(match, settings, _viewer(options.viewer))
    table = TableScene(session)
    if options.scene == "":
        return [table]
    if options.scene == "menu":
        return [table, MenuScene(session)]
    if options.scene == "curtain":
        seat = max(0, session.viewer())
        return [CurtainScene(session, session.holders[seat].person or "…", seat)]
    return [make_scene(session, options.scene)]


def _viewer(text: str) -> Viewer:
    return TABLE if text == "table" else ALL if text == "all" else int(text)


def match_after(path: Path, actions: int | None) -> Match:
    """The match of a record after so many actions (None: all), apart from its file: nothing is written."""
    header = read_record(path).header
    whole = Match.read(path, mend=mending())
    wanted = whole.length if actions is None else actions
    given = whole.chances if whole.chance_given else None
    match = Match(whole.game, Setup(header.seats, header.options), holders_of(header), header.seed, given=given)
    while match.length < min(wanted, whole.length):
        match.play(whole.actions[match.length])  # what chance does in between follows by itself
    conceded = dict(outcome.params).get("seat") if (outcome := whole.outcome()) and outcome.reason == "conceded" else None
    if conceded is not None and match.length >= whole.length:
        match.concede(int(conceded))
    return match


def match_in(position: str) -> Match:
    """The match that goes on from a written position, or from that of a file (`@FILE`), its seats held by people. Raises ValueError,
    OSError."""
    text = Path(position[1:]).read_text("utf-8") if position.startswith("@") else position
    name = next((each.name for each in clauses(text)), "")
    if name not in games.NAMES:
        raise ValueError(f"a position begins with its game, such as {games.NAMES[-1]}, not with {name!r}")
    game, setup = games.load(name).starting(text)
    return Match(game, setup, [Holder(person=person) for person in _PEOPLE[: setup.seats]], seed=1)


class PictureSession(Session):
    """A session whose viewer is chosen from outside, for pictures; no computer plays."""

    def __init__(self, match: Match, settings: Settings, viewer: Viewer) -> None:
        self._chosen = viewer
        super().__init__(match, settings)

    def look(self) -> None:
        """Always the chosen viewer."""
        self._view = self._chosen

    def has_reader(self) -> bool:
        """Nobody looks at the table while its picture is made."""
        return False

    def step(self, dt: float, ready: bool = True) -> bool:
        """Nothing goes on."""
        del dt, ready
        return False
