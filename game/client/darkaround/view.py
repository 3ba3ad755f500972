"""The table of Darkness Around: shows events one after another and turns clicks and keys into legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.client import keys
from game.client.darkaround.board_view import BoardView, child_at
from game.client.darkaround.buttons import Buttons
from game.client.darkaround.choosing import Choosing
from game.client.darkaround.end import EndScene
from game.client.darkaround.night import Night
from game.client.darkaround.noises import noise
from game.client.darkaround.panel import Panel
from game.client.darkaround.showing import Showing
from game.client.focus import tip_piece
from game.client.panelview import PanelView
from game.client.stage import Overlaid, Piece, Stage
from game.darkaround.actions import Act
from game.darkaround.observation import DaObservation
from game.darkaround.terms import NOBODY
from game.engine.contract import Event
from game.words.darkaround.log import lines
from game.words.darkaround.names import party_name
from game.words.darkaround.questions import question, watching_words
from game.words.darkaround.topics import section_for
from game.words.language import _
from game.words.levels import level_words

if TYPE_CHECKING:
    from game.client.app import App
    from game.players.advice import Advice
    from game.session.face import Face


class DarkAroundView(PanelView):
    """The table view (see `tableview.TableView`)."""

    board_share = (3, 5)
    ambience = "fire"
    panel: Panel
    showing: Showing

    def __init__(self, app: App, session: Face) -> None:
        super().__init__(app, session)
        self.night = Night(session.setup)
        self.showing = Showing(self.night, self._tell, self._hear, self._stops)
        self.choosing = Choosing()
        self.board = BoardView(self.night, self.showing, self.names)
        self.buttons = Buttons(self)
        self.observation: DaObservation | None = None
        self._overlaid = Overlaid()
        self._stage = Stage()

    # --- TableView
    def lay_board(self, rect: pygame.Rect) -> None:
        """The glade."""
        self.board.layout(self.app.theme, rect)
        self._stage.resize(rect.bottomright)  # its pixels are those of the window

    def make_panel(self, rect: pygame.Rect) -> Panel:
        """The panel of this table."""
        return Panel(self, self.app.theme, rect)

    def retell(self, unseen: int = 0) -> None:
        """The log as everybody has it, but for the last `unseen` events."""
        history = self.session.history()
        self.lines = lines(history[: len(history) - unseen])

    def show(self, observation: DaObservation, events: Sequence[Event]) -> None:
        """Shows a new observation; its events come one after another. What chance did before anybody was asked is shown as well."""
        fresh = self.observation is None and not self.session.decided()
        self.observation = observation
        if fresh:
            events = self.session.history()
        if events:
            self.showing.add(events)
            self.showing.update(0.0, self.factor())
        else:
            self._settle_all()
        self.settle()

    def _settle_all(self) -> None:
        """Nothing to be shown: everything is as it is."""
        self.showing.drop()
        self.retell()
        self.night.acting, self.night.dice = NOBODY, []

    def settle(self) -> None:
        """When all has been shown the question is put."""
        if self.observation is not None and not self.showing.busy():
            self.night.settle(self.observation)
            self.choosing.show(self.observation)
        self.refresh()

    def update(self, dt: float) -> None:
        """Lets time pass; after the last event of a game that is over comes its end."""
        self.board.still = self.app.settings.still
        waiting = self.showing.party
        if waiting != NOBODY and not self._stops(waiting):  # the seat was handed to a computer
            self.roll()
        acting = self.night.acting
        if self.showing.busy() and self.showing.update(dt, self.factor()):
            self._touched = True
            if not self.showing.busy() or (self.showing.party, self.night.acting) != (waiting, acting):
                self.settle()
        self._touched = self.board.update(dt) or self._touched
        if self.ends_now():
            self.app.push(EndScene(self.session))

    def show_advice(self, advice: Advice) -> None:
        """Lays the recommended action out, so that the children it is about are lit."""
        self.choosing.lay(advice.action)
        self.refresh()

    def topic(self) -> tuple[str, str]:
        """The rulebook's section for the present moment."""
        return "darkaround", section_for(self.observation, self.choosing.armed, self.showing.busy())

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """What changed since the last frame."""
        self._touched = False
        return self._overlaid.draw(surface, self.rect, self._show_glade, self._paint_glade, self._pieces, whole=self.app.fresh)

    def _show_glade(self) -> list[pygame.Rect]:
        return self._stage.show(None, _nothing, self.board.pieces())

    def _pieces(self) -> list[Piece]:
        return [*self.panel.pieces(), *([tip_piece(self.app.theme, self.note, self._note_at)] if self.note else [])]

    def _paint_glade(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """The glade as it was last drawn; the panel covers all beside it."""
        self._stage.copy(surface, self.board.rect.clip(region))

    # --- what is told while events are shown
    def _tell(self, event: Event) -> None:
        self.lines += lines([event])
        self.panel.log.back = 0

    def _hear(self, event: Event) -> None:
        sound = noise(event)
        if sound:
            self.app.sound.play(sound)

    def _stops(self, seat: int) -> bool:
        return bool(self.session.holders[seat].person)

    def names(self, seat: int) -> str:
        """Who holds a seat."""
        holder = self.session.holders[seat]
        return holder.person if holder.person else level_words(holder.level) if holder.level else party_name(seat)

    def card_seat(self) -> int:
        """The seat whose card lies in the panel: the one whose dice wait, the viewer's, or the one that is asked."""
        if self.showing.party != NOBODY:
            return self.showing.party
        seen = self.observation
        if seen is None:
            return NOBODY
        return seen.viewer if seen.viewer >= 0 else NOBODY if seen.actor is None else max(seen.actor, NOBODY)

    # --- what a person does
    def act(self, act: Act) -> None:
        """Plays an action; a refusal is said at the pointer."""
        refused = self.session.attempt(act)
        if refused:
            self.say(refused)

    def roll(self) -> None:
        """The click for the party whose dice wait."""
        self.showing.go_on()
        self.showing.update(0.0, self.factor())
        self.settle()

    def pick(self, child: int) -> None:
        """A child is clicked: chosen, or the reason said why not."""
        if self.showing.busy() or not self.session.can_play():
            return
        if self.choosing.pick(child):
            act = self.choosing.act()
            if act is not None and not self.app.settings.confirm_final and self.choosing.skill() != "finder":
                self.act(act)
                return
            self.refresh()
            return
        act = self.choosing.considered(child)
        if act is not None and (reason := self.session.why_not(act)):
            self.say(reason)

    def arm(self, skill: str) -> None:
        """A skill is laid out, or taken back."""
        self.choosing.arm(skill)
        self.refresh()

    def refresh(self) -> None:
        """The panel anew."""
        if self.observation is None:
            return
        seat, words = self._head()
        self.panel.fill(seat, words, self.buttons.rows, self.buttons.spots(), self.buttons.tools())
        group = self.panel.form.group
        if group.focused is None and group.widgets and self.showing.party != NOBODY:
            group.focus(group.widgets[0], keys=group.keys)
        self._touched = True

    def _head(self) -> tuple[int, str]:
        seen = self.observation
        if self.showing.party != NOBODY:
            return self.showing.party, watching_words(True)
        if self.showing.busy():
            return self.night.acting, watching_words(False)
        if seen is None or seen.actor is None:
            return NOBODY, _("The game is over.")
        return max(seen.actor, NOBODY), question(seen)

    # --- events
    def handle(self, event: pygame.Event) -> bool:
        """Takes an event. While dice tumble any key or click shows the rest of the party's hour at once."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pointer = event.pos
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.hush()
            if self.showing.moving() and not keys.does(event, "escape"):
                self.showing.hurry()
                self.showing.update(0.0, self.factor())
                self.settle()
                return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEWHEEL and self.panel.scroll(event.y, self.pointer):
            self._touched = True
            return True
        used = self.panel.form.handle(event, self.app.theme)
        if not used and event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            child = child_at(self.board, event.pos, range(len(self.night.sanity)))
            if child != NOBODY:
                self.pick(child)
                return True
        return used

    def _key(self, event: pygame.Event) -> bool:
        if keys.held(event):
            return False
        group = self.panel.form.group
        if keys.does(event, "act", "confirm") and self.showing.party != NOBODY and (group.focused is None or not group.keys):
            self.roll()
            return True
        if keys.does(event, "back", "escape") and self.choosing.laid_out() and not self.showing.busy():
            self.choosing.clear()
            self.refresh()
            return True
        if keys.does(event, "log"):
            self.toggle_log()
            return True
        return self.panel.form.handle(event, self.app.theme)


def _nothing(_surface: pygame.Surface, _region: pygame.Rect) -> None:
    """The glade's lowest piece covers all."""
