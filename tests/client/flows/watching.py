"""Drives the real window through a game with posted events and notes what anybody in the room can perceive.

Noted are, each with its time: which screens there are and for whom, every key and click and its place, every sound, and while the table
looks on the whole picture. What one person alone sees on the own view is no part of it. A card's place in the hand is not noted: it is
drawn by lot (see `game.client.stayaway.handorder`).
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Sequence
from typing import Any, Final

import pygame

from game.client.app import App
from game.client.scenes.curtain import CurtainScene
from game.client.settings import Settings
from game.client.sound import INTERFACE
from game.client.table import TableScene
from game.engine.contract import TABLE
from game.engine.record import Holder
from game.players.worker import Answer
from game.session.session import Session
from tests.client.flows.pairs import Pair, Scripted
from tests.client.hands import FRAME, Hands

SIZE: Final = (1280, 720)
LONGEST: Final = 6000
"""Frames that a flow may take."""
AFTER: Final = 60
"""Frames that are watched after the last decision."""
Entry = tuple[float, str, Any]
"""When, what kind, what."""


class Watched(Hands):
    """A person whose every press is noted, at a window whose every sound is."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        pygame.event.clear()
        self.flow: list[Entry] = []
        self._last: object = None
        play = app.sound.play

        def heard(name: str) -> None:
            if not (app.sound.private and name in INTERFACE):
                self.note("sound", name)
            play(name)

        app.sound.play = heard  # type: ignore[method-assign]
        app._can_draw = self._public  # type: ignore[method-assign]

    def note(self, kind: str, what: Any) -> None:
        """Something that can be perceived."""
        self.flow.append((round(self.app.now, 3), kind, what))

    @property
    def table(self) -> TableScene:
        """The table, on top or under another scene."""
        return next(scene for scene in self.app.stack if isinstance(scene, TableScene))

    @property
    def view(self) -> Any:
        """The game's view."""
        return self.table.view

    def _public(self) -> bool:
        """Whether the picture is for everybody; no other is drawn."""
        return self.app.scene is self.table and self.table.session.viewer() == TABLE

    def frames(self, count: int = 1) -> None:
        """Lets frames pass and looks at each."""
        for _frame in range(count):
            self.app.frame(FRAME)
            self._look()

    def _look(self) -> None:
        names = tuple(scene.name for scene in self.app.stack)
        session = self.table.session
        seen: list[object] = [names, session.viewer(), session.needs_curtain()]
        if self._public():
            seen.append(zlib.crc32(self.app.surface.get_buffer().raw))
            group = getattr(self.view.panel, "form", self.view.panel).group
            seen.append(group.widgets.index(group.focused) if group.focused in group.widgets else -1)
        if seen != self._last:
            self._last = seen
            self.note("look", tuple(seen))

    def click(self, what: str | tuple[int, int]) -> None:
        """Clicks, and notes where."""
        at = self.find(what).rect.center if isinstance(what, str) else what
        self.note("click", self.place(at))
        super().click(at)

    def key(self, key: int, mod: int = 0) -> None:
        """Presses a key, and notes which; of the digits only that it was one."""
        self.note("key", "digit" if pygame.K_0 <= key <= pygame.K_9 else pygame.key.name(key))
        super().key(key, mod)

    def played(self, before: int) -> bool:
        """Whether more has been done than `before`."""
        return bool(self.table.session.match.length != before)

    def place(self, at: tuple[int, int]) -> object:
        """A point as an onlooker takes it."""
        return at


class Written:
    """Computer players that have always decided already, as was written before."""

    def __init__(self, due: list[Any]) -> None:
        self.due = due
        self._ticket = 0

    def ask(self, ticket: int, seat: int, level: str, history: Sequence[Any], observation: Any, seed: int) -> None:
        """Keeps the ticket."""
        self._ticket = ticket

    def poll(self) -> Answer | None:
        """It is there at once."""
        return Answer(self._ticket, self.due[0]) if self.due else None

    def close(self) -> None:
        """Nothing to end."""


def flow(pair: Pair, twin: bool, speed: str, computers: Sequence[int] = (), confirm: bool = True) -> list[Entry]:
    """All that can be perceived of the pair's game, or of its twin, with computers in some of the seats."""
    from tests.client.flows.players import PLAYERS

    settings = Settings(language="en", animation_speed=speed, muted=True, confirm_final=confirm)
    app = App(settings, SIZE, random.Random(1), lambda: 7)
    holders = [Holder(level="normal") if seat in computers else holder for seat, holder in enumerate(pair.past.holders)]
    acts = [step.two if twin else step.one for step in pair.steps]
    decided = [act for act, step in zip(acts, pair.steps, strict=True) if not step.chance]
    drawn = [act for act, step in zip(acts, pair.steps, strict=True) if step.chance]
    match = Scripted(pair.past, pair.states[twin], holders, decided, drawn)
    match._go_on()
    session = Session(match, settings)
    session._computers.interject = lambda: False  # type: ignore[method-assign]
    session._computers._worker = Written(match.acts)  # type: ignore[assignment]
    player = PLAYERS[pair.name](app)
    app.push(TableScene(session))
    _drive(player, session, match)
    app.close()
    told: list[Entry] = player.flow
    return told


def _drive(player: Any, session: Session, match: Scripted) -> None:
    """Goes on by hand wherever the window waits for somebody, until all that was written has been done."""
    left, after = LONGEST, AFTER
    while after and left:
        left -= 1
        if isinstance(player.app.scene, CurtainScene):
            player.key(pygame.K_RETURN)
        elif player.app.scene.name == "end":
            return
        elif player.app.scene.name != "table":
            player.key(pygame.K_RETURN)
        elif player.waits():
            player.go_on()
        elif match.acts and session.can_play() and not player.view.busy():
            act, before = match.acts[0], len(match.acts)
            player.lay_out(session.observe(), act)
            assert len(match.acts) < before, f"{act} was not played"
        else:
            player.frames()
            after -= not match.acts
    assert left, f"nothing happens any more: {match.acts[:1]}"
