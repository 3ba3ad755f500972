"""The table of Betrayal: shows events one after another and turns clicks and keys into legal actions.

Everything drawn comes from the viewer's observation and from events that this viewer has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.betrayal import GAME
from game.betrayal import events as e
from game.betrayal.actions import Act
from game.betrayal.observation import BtObservation
from game.betrayal.table import Table
from game.betrayal.terms import HAUNTED, NOBODY
from game.client.betrayal.board_view import BoardView
from game.client.betrayal.boardspots import BoardSpots
from game.client.betrayal.bookletscene import BookletScene
from game.client.betrayal.buttons import Buttons
from game.client.betrayal.control import Control
from game.client.betrayal.end import EndScene
from game.client.betrayal.laying import Laying
from game.client.betrayal.noises import noise
from game.client.betrayal.panel import Panel
from game.client.betrayal.reading import CardSheet, sheet_of
from game.client.betrayal.remembering import remember
from game.client.betrayal.reveal import RevealScene
from game.client.betrayal.routes import Route, routes
from game.client.betrayal.showing import Showing
from game.client.betrayal.viewdoing import TableDoing
from game.client.betrayal.viewdrawing import TableDrawing
from game.client.betrayal.viewwords import TableWords
from game.client.stage import Overlaid, Stage
from game.engine.contract import Event
from game.words.betrayal.booklets import side_of
from game.words.betrayal.choosing import Choosing
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.log import Telling
from game.words.betrayal.questions import help_words, question_words
from game.words.betrayal.topics import section_for
from game.words.language import _

if TYPE_CHECKING:
    from game.client.app import App
    from game.players.advice import Advice
    from game.session.face import Face


class BetrayalView(TableWords, TableDrawing, TableDoing):
    """The table view (see `tableview.TableView`)."""

    def __init__(self, app: App, session: Face) -> None:
        super().__init__(app, session)
        self.table = HouseTable(GAME.tiles)
        self.showing = Showing(self.table, self._before, self._tell, self._stops)
        self.choosing = Choosing()
        self.laying = Laying(self.table)
        self.board = BoardView(self.table, GAME.tiles)
        self.buttons = Buttons(self)
        self.spots = BoardSpots(self)
        self.control = Control(self)
        self.observation: BtObservation | None = None
        self._telling = Telling()
        self.routes: dict[str, Route] = {}
        self.read_card = ""
        """The card that somebody has opened to be read."""
        self.inspected = NOBODY
        self.previewed = ""
        """The explorer that is pointed at while one is picked."""
        self.tip = ""
        self.tip_at = (0, 0)
        self._overlaid = Overlaid()
        self._stage = Stage()
        self._walk: list[Act] = []
        self._booklet_for: tuple[int, int] | None = None
        self._sides: dict[int, str] = {}
        """Whose booklet each seat was seen to have, so that one who changes sides gets the other one."""
        self._revealed: Event | None = None

    # --- TableView
    def lay_board(self, rect: pygame.Rect) -> None:
        """The house."""
        self.board.layout(self.app.theme, rect)
        self._stage.resize(rect.bottomright)  # its pixels are those of the window

    def make_panel(self, rect: pygame.Rect) -> Panel:
        """The panel of this table."""
        return Panel(self, self.app.theme, rect)

    def show(self, observation: BtObservation, events: Sequence[Event]) -> None:
        """Shows a new observation; its events come one after another."""
        before, self.observation = self.observation, observation
        if before is None or before.viewer != observation.viewer:
            self._other_eyes(observation, before, len(events))
        if events:
            self.showing.add(events)
            self.showing.update(0.0, self.factor())
        else:
            self.showing.drop()
            self.table.settle(observation)
            self.retell()
        self.settle()

    def _other_eyes(self, seen: BtObservation, before: BtObservation | None, unseen: int) -> None:
        """Somebody else looks: nothing that only the last viewer knew stays."""
        self.note = self.tip = self.read_card = ""
        self.inspected = NOBODY
        self._walk = []
        self.table.settle(before if before is not None and unseen else seen)  # what is open, as it was before the events
        self.table.look_as(seen)
        self.retell(unseen)

    def retell(self, unseen: int = 0) -> None:
        """The log as the viewer has it, but for the last `unseen` events."""
        history = self.session.history()
        self.lines = self._telling.lines(history[: len(history) - unseen], self.names, self._people())

    def _people(self) -> Table:
        return self.observation.table if self.observation is not None else self.table.t

    def settle(self) -> None:
        """When all has been shown the question is put."""
        seen = self.observation
        if seen is not None and not self.showing.busy():
            self.table.settle(seen)
            self.choosing.show(seen)
            self.buttons.page = 0
            self.laying.show(seen)
            self.routes = routes(seen, self.table)
        self.board.moving.clear()
        self.board.settle(self._more())
        self.refresh()
        self.bring_in_sight()
        if seen is not None and not self.showing.busy():
            self.walk_on()

    def _more(self) -> tuple[tuple[str, int, int], ...]:
        """Places that must be in sight because a room may come to lie there."""
        return tuple(self.laying.cells()) if not self.showing.busy() else ()

    def update(self, dt: float) -> None:
        """Lets time pass; after the last event of a game that is over comes its end."""
        if self.showing.busy() and self.showing.update(dt, self.factor()):
            self._touched = True
            self._glide()
            if not self.showing.busy():
                self.settle()
            elif not self.showing.moving():
                self.refresh()
        if not self.showing.busy():
            self._open_scenes()
        elif isinstance(self.showing.waiting, e.HauntBegins) and self._revealed is not self.showing.waiting:
            self._revealed = self.showing.waiting
            self.app.push(RevealScene(self, self.showing.waiting))

    def _glide(self) -> None:
        event = self.showing.event
        self.board.moving = {
            index: (start, self.showing.share)
            for index, (start, _share) in self.board.moving.items()
            if isinstance(event, e.Went) and event.body == index
        }

    def _open_scenes(self) -> None:
        """The end of a game that is over; the booklet when it is to be read."""
        seen = self.observation
        if seen is None:
            return
        if self.ends_now():
            self.app.push(EndScene(self.session))
        elif seen.asked == "ready" and self.asked():
            now = (self.session.version, seen.viewer)
            if self._booklet_for != now:
                self._booklet_for = now
                self.open_booklet()
        elif self.asked() and (side := side_of(seen)):
            before, self._sides[seen.viewer] = self._sides.get(seen.viewer, side), side
            if before != side:
                self.open_booklet()

    def show_advice(self, advice: Advice) -> None:
        """Lays the recommended action out."""
        act = advice.action
        lying = next((each for each in self.laying.found if each.act == act), None)
        if lying is not None:
            self.laying.choose(lying.cell)
            self.laying.at = self.laying.at_cell().index(lying)
        elif act.verb in ("go", "explore"):
            self.refresh()
            self.focus(f"{act.verb}:{act.words[0]}")
            return
        else:
            self.choosing.lay(act)
        self.refresh()

    def topic(self) -> tuple[str, str]:
        """The rulebook's section for the present moment."""
        return "betrayal", section_for(self.observation, reading.card if (reading := self.reading_shown()) is not None else "")

    # --- what is told while events are shown
    def _before(self, event: Event) -> None:
        if isinstance(event, e.Went) and self.factor():
            rect = self.board.figures().get(event.body)
            if rect is not None:
                self.board.moving = {event.body: (rect.copy(), 0.0)}

    def _tell(self, event: Event) -> None:
        self.lines += self._telling.lines([event], self.names, self._people())
        if self._laid_out:
            self.panel.log.back = 0
        if isinstance(event, e.Discovered | e.TileMoved):
            self.board.settle()
        sound = noise(event)
        if sound:
            self.app.sound.play(sound)
        if isinstance(event, e.HauntBegins):
            remember(self.app, self.session, event.haunt)
        if self.factor() and isinstance(event, e.TurnBegan | e.Drew | e.HauntBegins | e.TraitMoved | e.Died):
            self.refresh()

    def _stops(self, event: Event) -> bool:
        """A person reads a card that its own explorer drew, and how the haunt begins, for as long as it likes."""
        if isinstance(event, e.HauntBegins):
            return bool(self.session.people())
        if not isinstance(event, e.Drew):
            return False
        seat = self.table.t.bodies[event.body].seat if event.body < len(self.table.t.bodies) else NOBODY
        return 0 <= seat < len(self.session.holders) and bool(self.session.holders[seat].person)

    def reading_shown(self) -> CardSheet | None:
        """The card that lies over the board."""
        event = self.showing.waiting or self.showing.event
        if isinstance(event, e.Drew):
            return sheet_of(event.card, self.table, self.names(event.body))
        return sheet_of(self.read_card, self.table) if self.read_card else None

    # --- what a person does
    def go_on(self) -> None:
        """The person has read what was shown; how a haunt begins is read on a page of its own."""
        if isinstance(self.showing.waiting, e.HauntBegins) and self._revealed is not self.showing.waiting:
            return
        self.showing.go_on()
        self.showing.update(0.0, self.factor())
        self.catch_up()

    def catch_up(self) -> None:
        """More has been shown than time has passed: the question is put, or what is to be read lies there."""
        if self.showing.busy():
            self.board.settle()
            self.refresh()
        else:
            self.settle()

    def may_read_booklet(self) -> bool:
        """Whether the viewer has a side with a booklet to read."""
        seen = self.observation
        if seen is None or self.table.t.phase != HAUNTED or seen.viewer < 0 or self.showing.busy():
            return False
        return bool(self.session.holders[seen.viewer].person) and bool(side_of(seen))

    def open_booklet(self) -> None:
        """The viewer's side's booklet."""
        if self.may_read_booklet():
            self.app.push(BookletScene(self))

    def refresh(self) -> None:
        """The panel anew."""
        if self.observation is None or not self._laid_out:
            return
        figure, words, helping = self._head()
        self.panel.fill(figure, words, helping, self.buttons.rows, self.spots.all(), self.buttons.tools())
        self._touched = True

    def _head(self) -> tuple[int, str, str]:
        seen = self.observation
        assert seen is not None
        if self.showing.busy():
            return self.table.t.turn.body, _("The story goes on.") if self.showing.waiting is None else _("Read, and go on."), ""
        if seen.actor is None:
            return NOBODY, _("The game is over."), ""
        figure = seen.question.body if seen.question is not None else NOBODY
        if not 0 <= figure < len(self.table.t.bodies):
            figure = max(seen.actor, NOBODY)
        helping = (
            _("Choose one of the lit places on the board.")
            if self._place_missing()
            else help_words(seen, self.names) or self._on_the_board()
        )
        return figure, question_words(seen, self.names), helping

    def _place_missing(self) -> bool:
        """Whether a room is to be laid, and it is not chosen where."""
        return bool(self.laying.found) and self.laying.now() is None and self.asked()

    def _on_the_board(self) -> str:
        """That rooms, doors or figures can be chosen on the board, where the answers are about them."""
        choosing = self.choosing
        places = choosing.rooms() or choosing.doorways() or choosing.figures() if self.asked() else {}
        return _("What is lit on the board can be clicked.") if places else ""

    # --- events
    def handle(self, event: pygame.Event) -> bool:
        """Takes an event."""
        return self.control.handle(event)
