"""A window with a game of two people at its table, for tests of how it is saved."""

from __future__ import annotations

import random
from pathlib import Path

from game.client.app import App
from game.client.scenes.menu import MenuScene
from game.client.scenes.title import TitleScene
from game.client.scenes.unsaved import UnsavedScene
from game.client.starting import begin
from game.client.table import TableScene
from game.engine.record import Holder
from game.session.saving import Saver
from game.session.session import Session
from tests.client.hands import Hands, open_app

ANNA = Holder(person="Anna")
BORYS = Holder(person="Borys")


class AtTable:
    """A window with a table in it: what keeps its game, and where."""

    app: App

    @property
    def session(self) -> Session:
        return next(scene for scene in self.app.stack if isinstance(scene, TableScene)).session

    @property
    def saver(self) -> Saver:
        assert self.session.saver is not None
        return self.session.saver

    @property
    def path(self) -> Path:
        assert self.saver.path is not None
        return self.saver.path


class Table(AtTable):
    """A window with a game of two people at its table."""

    def __init__(self, language: str = "en") -> None:
        self.app = open_app(language=language)
        self.hands = Hands(self.app)
        self.rng = random.Random(5)
        self.app.push(TitleScene())
        begin(self.app, "stayaway", {}, [ANNA, BORYS, BORYS, BORYS])

    @property
    def scene(self) -> TableScene:
        return next(scene for scene in self.app.stack if isinstance(scene, TableScene))

    def play(self, count: int = 2) -> None:
        for _turn in range(count):
            self.look()
            self.session.play(self.rng.choice(self.session.observe().legal))
        self.back()

    def look(self) -> None:
        """Whoever is asked sits down in front of it."""
        self.session.release()
        if asked := self.session.needs_curtain():
            self.session.raise_curtain(asked[0])

    def back(self) -> None:
        """Nothing lies over the table."""
        while self.app.scene is not self.scene:
            self.app.pop()

    def menu(self) -> MenuScene:
        self.app.push(MenuScene(self.session))
        scene = self.app.scene
        assert isinstance(scene, MenuScene)
        return scene

    def asked(self) -> UnsavedScene:
        scene = self.app.scene
        assert isinstance(scene, UnsavedScene)
        return scene
