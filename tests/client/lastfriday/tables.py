"""Tables of Last Friday for tests: a match brought to a moment by computer players, and a person's hands on its view."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import lru_cache

import pygame

from game.client.app import App
from game.client.lastfriday.targets import point_of
from game.client.lastfriday.view import LastFridayView
from game.client.table import TableScene
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.lastfriday import GAME
from game.lastfriday.actions import Act
from game.lastfriday.observation import LfObservation
from game.players.registry import make_player
from game.session.session import Session
from tests.client import keyboards
from tests.client.hands import FRAME, open_app

ALONE = (Holder(person="Anna"),) * 6
"""One person holds all seats: no curtain, and every view can be looked at."""


@lru_cache(maxsize=64)
def _course(options: tuple[tuple[str, str], ...], seed: int) -> tuple[tuple[Act, ...], tuple[LfObservation, ...]]:
    """A whole game of computer players: the decisions, and what each decider saw before."""
    match = Match(GAME, Setup(6, dict(options)), ALONE, seed)
    players = [make_player("lastfriday", "normal", seat) for seat in range(6)]
    decisions: list[Act] = []
    seen: list[LfObservation] = []
    while (actor := match.actor()) is not None:
        observation = match.observe(actor)
        act = players[actor].decide(match.history(actor), observation, random.Random(len(decisions)))
        decisions.append(act)
        seen.append(observation)
        match.play(act)
    return tuple(decisions), tuple(seen)


SEEDS = 12
"""Games that are gone through for a moment."""


def match_at(until: Callable[[LfObservation], bool] | None, options: Mapping[str, str], seed: int = 3) -> Match:
    """A match at the first question that `until` is true of, in the first game from this seed on that has one; None: at its end.
    Fails when no game has it."""
    chosen = tuple(sorted(options.items()))
    for number in range(seed, seed + SEEDS):
        decisions, seen = _course(chosen, number)
        stop = len(seen) if until is None else next((place for place, each in enumerate(seen) if until(each)), None)
        if stop is not None:
            match = Match(GAME, Setup(6, dict(options)), ALONE, number)
            for act in decisions[:stop]:
                match.play(act)
            return match
    raise AssertionError("no game has such a moment")


class Table:
    """A table scene in a window, with hands."""

    def __init__(
        self, match: Match, size: tuple[int, int] = (1280, 720), language: str = "en", scale: float = 1.0, palette: str = "standard"
    ) -> None:
        self.app: App = open_app(size, language, scale, palette=palette)
        self.session = Session(match, self.app.settings)
        self.scene = TableScene(self.session)
        self.app.push(self.scene)
        self.frames(2)

    @property
    def view(self) -> LastFridayView:
        """The game's view."""
        view = self.scene.view
        assert isinstance(view, LastFridayView)
        return view

    def frames(self, count: int = 1) -> None:
        """Lets frames pass."""
        for _frame in range(count):
            self.app.frame(FRAME)

    def at(self, place: str) -> tuple[int, int]:
        """The window point of a place on the board."""
        x, y = self.view.board.camera.to_window(point_of(place, self.view.chart))
        return round(x), round(y)

    def point(self, at: str | tuple[int, int]) -> tuple[int, int]:
        """A window point: of a place on the board, of a button of the panel (`#key`), or itself."""
        if not isinstance(at, str):
            return at
        return self.view.panel.group.find(at[1:]).rect.center if at.startswith("#") else self.at(at)

    def move(self, at: str | tuple[int, int]) -> None:
        """Moves the pointer."""
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=self.point(at), rel=(0, 0), buttons=(0, 0, 0)))
        self.frames()

    def click(self, at: str | tuple[int, int], button: int = 1) -> None:
        """Clicks."""
        pos = self.point(at)
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))
        self.frames()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drags with the left button."""
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        self.frames()

    def wheel(self, at: tuple[int, int], notches: int) -> None:
        """Turns the wheel at a point."""
        self.move(at)
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches, which=0, flipped=False))
        self.frames(8)

    def key(self, key: int, mod: int = 0) -> None:
        """Presses a key."""
        pygame.event.post(keyboards.press(key, mod))
        self.frames()

    def pixels(self) -> bytes:
        """The window, drawn whole."""
        self.app.fresh = True
        self.frames()
        return pygame.image.tobytes(self.app.surface, "RGB")


def turn_of(seat: int, round_: int = 2) -> Callable[[LfObservation], bool]:
    """A Camper's turn from its first step."""
    return lambda seen: seen.asked == "turn" and seen.actor == seat and seen.round >= round_ and seen.turn.steps == 2
