"""The self test: opens everything the program consists of and plays each game once, and says what is broken."""

from __future__ import annotations

import gettext
import random
import time
from collections.abc import Callable
from typing import Final

import msgspec
import pygame

from game.client import fonts, pictures, scenes
from game.client.app import App
from game.client.letters import undrawable
from game.client.scene import Scene
from game.client.scenes.menu import MenuScene
from game.client.settings import Settings
from game.client.sound import AMBIENCES, EFFECTS, MUSIC, Sound
from game.client.table import TableScene
from game.client.tableview import screens_of
from game.engine import games, places
from game.engine.callings import graphemes
from game.engine.contract import Setup
from game.engine.mapcheck import check_maps
from game.engine.match import Match
from game.session.session import Session
from game.words.host import host
from game.words.language import DOMAIN, LANGUAGES, read_text

_SIZES: Final = (24, 64)
_SCRIPTS: Final = "AЖΩἈאمअঅਅઅଅஅఅಅഅඅกກកကԱქሰ李さ김★👩\u200d🚀"
_PATIENCE: Final = 300.0
"""Seconds that one game may take."""


def run() -> int:
    """Runs all checks, prints a line for each, and returns the exit code."""
    checks: list[tuple[str, Callable[[], str]]] = [
        ("data folder", _folder),
        ("pictures", _pictures),
        ("letters", _letters),
        ("sounds", _sounds),
        ("boards", _boards),
        ("languages", _languages),
        ("texts", _texts),
    ]
    checks += [(f"screens in {language}", _screens(language)) for language in LANGUAGES]
    checks += [(f"table of {name}", _table(name)) for name in games.NAMES]
    checks += [(f"game of {name}", _game(name)) for name in games.NAMES]
    broken = 0
    for name, check in checks:
        began = time.perf_counter()
        try:
            result, fine = check(), True
        except Exception as error:  # whatever is broken is what we are here to tell
            result, fine = f"{type(error).__name__}: {error}", False
            broken += 1
        print(f"{'ok    ' if fine else 'BROKEN'}  {name:<22} {time.perf_counter() - began:6.2f} s  {result}", flush=True)
    print("All is well." if not broken else f"{broken} of {len(checks)} checks failed.")
    pygame.quit()
    return 1 if broken else 0


def _folder() -> str:
    return str(places.records(writing=True))


def _pictures() -> str:
    names = pictures.names()
    for name in names:
        for size in _SIZES:
            pictures.sprite(name, size)
    return f"{len(names)} sprites"


def _letters() -> str:
    """A letter of each script, and a joined emoji: their files are there and have them."""
    if missing := undrawable(_SCRIPTS):
        raise ValueError(f"not drawn: {missing}")
    return f"{len(fonts.files())} files, {len(graphemes(_SCRIPTS))} scripts"


def _sounds() -> str:
    """Reads every sound, and plays them too softly to be heard. Without a device they are only looked for."""
    sound = Sound(Settings(effects_volume=1, ambience_volume=1, music_volume=1))
    names = sorted(EFFECTS | AMBIENCES | MUSIC)
    missing = [name for name in names if not (places.sprites() / "sounds" / f"{name}.ogg").is_file()]
    if missing:
        raise ValueError(f"missing: {', '.join(missing)}")
    for name in sorted(EFFECTS):
        sound.play(name)
    for name in sorted(AMBIENCES):
        sound.ambience(name)
    for name in sorted(MUSIC):
        sound.music(name)
        sound.update(1.0)
    problem = sound.problem
    sound.close()
    if problem and problem != "no_device":
        raise ValueError(problem)
    return f"{len(names)} sounds" + (", no device to play them" if problem else "")


def _boards() -> str:
    found = list(check_maps())
    faults = [str(checked.fault) for checked in found if checked.fault is not None]
    if faults:
        raise ValueError(" ".join(faults))
    for name in games.NAMES:
        screens_of(name).own_pictures(_SIZES)
    return f"{len(found)} maps"


def _languages() -> str:
    counts = []
    for language in LANGUAGES:
        if language != "en":
            catalogue = gettext.translation(DOMAIN, localedir=str(places.languages()), languages=[language])
            counts.append(f"{language} {len(getattr(catalogue, '_catalog', {}))}")
    return ", ".join(["en", *counts])


def _texts() -> str:
    sections = 0
    for name in ("house", *games.NAMES, *(text for game in games.NAMES for text in host(game).texts())):
        ids = [[section.id for section in read_text(language, name)] for language in LANGUAGES]
        if any(other != ids[0] for other in ids):
            raise ValueError(f"the sections of {name}.md differ between the languages")
        sections += len(ids[0])
    return f"{sections} sections in {len(LANGUAGES)} languages"


def _app(language: str, scale: float = 1.0) -> App:
    settings = Settings(language=language, text_scale=scale, muted=True)
    return App(settings, (1280, 720), random.Random(1), lambda: 1)


def draw_all(app: App, scene: Scene) -> None:
    """Draws a scene whole. Raises ValueError for a text that did not fit."""
    app.push(scene)
    app.draw()
    if app.theme.overflows:
        raise ValueError(f"text cut on {scene.name}: {app.theme.overflows[0]!r}")


def _screens(language: str) -> Callable[[], str]:
    def check() -> str:
        drawn = 0
        for scale in (1.0, 2.0):
            app = _app(language, scale)
            for kind in scenes.every().values():
                for game in ("", *games.NAMES):
                    if (scene := kind.alone(game)) is not None:
                        draw_all(app, scene)
                        drawn += 1
            app.close()
        return f"{drawn} screens"

    return check


def _computers(name: str) -> Match:
    """A short game between computers, without a record: the second of the game's varieties."""
    game = games.load(name)
    setup: Setup = game.varieties()[1 % len(game.varieties())]
    return Match(game, setup, [host(name).computer()] * setup.seats, 1)


def _table(name: str) -> Callable[[], str]:
    def check() -> str:
        for language in LANGUAGES:
            app = _app(language)
            session = Session(_computers(name), app.settings)
            draw_all(app, TableScene(session))
            draw_all(app, MenuScene(session))
            app.close()
        return f"drawn in {len(LANGUAGES)} languages"

    return check


def _game(name: str) -> Callable[[], str]:
    def check() -> str:
        session = Session(_computers(name), msgspec.structs.replace(Settings(), animation_speed="off"))
        began = time.monotonic()
        try:
            while not session.over():
                if not session.step(1.0):
                    time.sleep(0.001)
                if time.monotonic() - began > _PATIENCE:
                    raise TimeoutError(f"not over after {_PATIENCE:.0f} s and {session.length} actions")
            if session.notices:
                raise RuntimeError(f"the computers' process said {session.notices[0].code}")
        finally:
            session.close()
        outcome = session.outcome()
        return f"{session.length} actions; {outcome.reason if outcome else 'no outcome'}"

    return check
