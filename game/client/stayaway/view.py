"""The table of Stay Away!: shows events one after another and turns clicks and keys into legal actions.

Everything drawn comes from the viewer's observation and from events that this viewer has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.client.focus import draw_tip
from game.client.panelview import PanelView
from game.client.places import Place, places_of
from game.client.stayaway.answered import ANSWERED
from game.client.stayaway.buttons import Buttons
from game.client.stayaway.cards import CardArt
from game.client.stayaway.choosing import Choosing
from game.client.stayaway.control import Control
from game.client.stayaway.end import EndScene
from game.client.stayaway.eyes import Eyes
from game.client.stayaway.fan import Fan
from game.client.stayaway.handorder import HandOrder
from game.client.stayaway.look import shape_of
from game.client.stayaway.motion import Motion
from game.client.stayaway.noises import noise
from game.client.stayaway.panel import LOG, Panel
from game.client.stayaway.ring import RingPicture
from game.client.stayaway.showing import Showing, lies_open
from game.client.stayaway.spots import CardSpot
from game.client.stayaway.stage import Reading, draw_reading, reading_of
from game.client.stayaway.tabletop import Tabletop
from game.engine.contract import Event
from game.stayaway import events as e
from game.stayaway import terms as t
from game.stayaway.observation import SaObservation
from game.words.language import _
from game.words.stayaway import questions as asks
from game.words.stayaway.log import QUIET, lines, word
from game.words.stayaway.topics import section_for

if TYPE_CHECKING:
    from game.client.app import App
    from game.players.advice import Advice
    from game.session.face import Face

CALM: Final = 0.3
"""Seconds without a key or click before the next person's curtain may fall: whoever taps on and on never raises it by accident."""

_STARTS: Final[dict[Place, tuple[str, ...]]] = {"hand": ("card:",), "board": ("seat:", "gap:"), "panel": ()}
"""How the keys of the widgets begin that lie at each place and want one more press before anything is answered."""


class StayAwayView(PanelView):
    """The table view (see `tableview.TableView`)."""

    board_share = (5, 8)
    panel: Panel
    showing: Showing

    def __init__(self, app: App, session: Face) -> None:
        super().__init__(app, session)
        self.table = Tabletop(session.setup.seats)
        self.ring = RingPicture(self.table, self.names)
        self.motion = Motion(self.ring)
        self.showing = Showing(self.table, self._tell, self._begin)
        self.choosing = Choosing()
        self.eyes = Eyes(session, self.names)
        self.control = Control(self)
        self.buttons = Buttons(self)
        self.fan = Fan(self)
        self.order = HandOrder(app.rng)
        self.observation: SaObservation | None = None
        self.shown: SaObservation | None = None
        """The observation whose private part is drawn: the last one until all that has happened since has been shown."""
        self.caption = ""
        self.tip = ""
        self._moved = False
        self._calm = 0.0
        self.tab = LOG
        """The pane of the panel that is shown: notebook or log."""

    # --- TableView
    @property
    def dirty(self) -> bool:
        """Whether the view must be drawn."""
        return self._moved or super().dirty

    def lay_board(self, rect: pygame.Rect) -> None:
        """The ring of seats, with cards in sizes of their own."""
        self.art = CardArt(self.app.theme)
        self.ring.layout(self.app.theme, self.art, rect)

    def make_panel(self, rect: pygame.Rect) -> Panel:
        """The panel of this table."""
        return Panel(self, self.app.theme, rect)

    def show(self, observation: SaObservation, events: Sequence[Event]) -> None:
        """Shows a new observation; its events come one after another."""
        observation = self.order.arranged(observation)
        before, self.observation = self.observation, observation
        if before is None or before.viewer != observation.viewer:
            self.showing.drop()
            self.table.settle(before if before is not None and events else observation)
            self._other_eyes(observation, len(events))
        if before is not None and before.viewer >= 0 > observation.viewer:
            self._calm = CALM
        if events:
            self.showing.add(events)
            self.showing.update(0.0, self.factor())
        else:
            self.showing.drop()
            self.retell()
        self.settle()

    def _other_eyes(self, seen: SaObservation, unseen: int) -> None:
        """Somebody else looks, or the table does: nothing that only the last viewer knew stays. The last `unseen` events of the new
        viewer's history are still to be shown."""
        self.note = self.tip = ""
        self.choosing.show(seen)
        self.retell(unseen)
        self._know(seen)

    def _know(self, seen: SaObservation) -> None:
        """What belongs to this viewer alone. A person alone at the screen has the own seat below."""
        self.shown = seen
        if len(self.session.people()) == 1 and seen.viewer in seen.ring:
            self.ring.first = seen.viewer
        if self.ring.first not in seen.ring and seen.ring:
            self.ring.first = seen.ring[0]
        self.eyes.know(seen)
        self.ring.roles = self.eyes.roles

    def retell(self, unseen: int = 0) -> None:
        """The log as the viewer has it, but for the last `unseen` events, and the last thing it tells."""
        history = self.session.history()
        history = history[: len(history) - unseen]
        self.lines = lines(history, self.names, shape_of)
        self.caption = self.lines[-1].text if self.lines else ""

    def settle(self) -> None:
        """When all has been shown the question is put."""
        if not self.showing.moving():
            self.ring.hidden = frozenset()
        if self.observation is not None and not self.showing.busy():
            self._know(self.observation)
            self.table.settle(self.observation)
            self.choosing.show(self.observation)
        self.refresh()

    def update(self, dt: float) -> None:
        """Lets time pass; after the last event of a game that is over comes its end."""
        self._calm = max(0.0, self._calm - dt)
        if self.showing.busy() and self.showing.update(dt, self.factor()):
            event = self.showing.event
            self._moved = event is None or reading_of(event, self.names) is None  # what is read stands still
            if not self.showing.moving():
                self.settle()
        if self.ends_now():
            self.app.push(EndScene(self.session))

    def show_advice(self, advice: Advice) -> None:
        """Lays the recommended action out."""
        self.choosing.lay(advice.action)
        self.refresh()

    def busy(self) -> bool:
        """Whether something is being shown, or a person must still read something."""
        return super().busy() or self.eyes.sheet is not None or self.settling()

    def settling(self, again: bool = False) -> bool:
        """Whether the last person's hands are still too near for the next one's curtain; `again`: they have just moved."""
        if self._calm <= 0 or self.session.needs_curtain() is None:
            return False
        self._calm = CALM if again else self._calm
        return True

    def skip(self) -> None:
        """Shows everything at once."""
        self._calm = 0.0
        super().skip()

    def topic(self) -> tuple[str, str]:
        """The rulebook's section for the card that is looked at, else for the present moment."""
        group = self.panel.form.group
        spot = group.focused if group.keys else group.hovered
        card = spot.card if isinstance(spot, CardSpot) else self.choosing.chosen()
        return "stayaway", section_for(self.observation, card)

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """The ring alone while only something on it moves, else all."""
        whole = self.app.fresh or self._touched or self.panel.form.group.dirty or bool(self.note)
        self._touched = self._moved = False
        table = self.ring.places.table
        before = surface.get_clip()
        surface.set_clip(table.clip(before))
        self.ring.draw(surface)
        if self.showing.event is not None:
            self.motion.draw(surface, self.showing.group, self.showing.share)
        surface.set_clip(before)
        if whole:
            self.fan.draw(surface)
            self.panel.draw(surface)
        reading = self.reading or (reading_of(self.showing.event, self.names) if self.showing.event is not None else None)
        if reading is not None:
            draw_reading(surface, self.art, self.ring.places, reading)
        self.fan.draw_big(surface)
        if self.note or self.tip:
            draw_tip(surface, self.app.theme, self.note or self.tip, self._note_at if self.note else self.pointer)
        return None if whole or self.tip else [table]

    # --- while events are shown
    def _tell(self, event: Event) -> None:
        told = lines([event], self.names, shape_of)
        self.lines += told
        if told or type(event) not in QUIET:
            self.caption = told[-1].text if told else word(event, self.names)
        self.panel.log.back = 0

    def _begin(self, event: Event) -> None:
        self.motion.before = self.ring.places
        self.ring.hidden = frozenset({event.one, event.two}) if isinstance(event, e.SeatsSwapped) and self.factor() else frozenset()
        sound = noise(event)
        if sound:
            self.app.sound.play(sound)
        if self.factor() or lies_open(event):
            self.refresh()

    @property
    def reading(self) -> Reading | None:
        """What a person must have read before anything goes on, once all that happened has been shown."""
        return None if self.showing.busy() else self.eyes.sheet

    def names(self, seat: int) -> str:
        """Who sits there."""
        return self.session.called()(seat)

    def warning(self) -> str:
        """What The Thing must beware of, on its own view."""
        return asks.warning(self.observation) if self.observation is not None and self.observation.viewer >= 0 else ""

    # --- what a person does
    def handle(self, event: pygame.Event) -> bool:
        """Takes an event; see `Control`."""
        return self.control.handle(event)

    def has_read(self) -> None:
        """The person has read what was shown."""
        self.eyes.has_read()
        self.settle()

    # --- the panel
    def refresh(self) -> None:
        """Panel and spots anew."""
        seen = self.observation
        if seen is None:
            return
        self.ring.arrange()
        seat, words, help_words = self._head(seen)
        self.panel.fill(seat, words, help_words, self.buttons.rows(), self.fan.spots())
        self._first_focus(seen)
        self._touched = True

    def _head(self, seen: SaObservation) -> tuple[int, str, str]:
        computer = seen.actor is not None and seen.actor >= 0 and not self.session.holders[seen.actor].person
        if self.reading is not None:  # what is asked next belongs to another moment
            return seen.viewer, _("Read, and go on."), ""
        if self.showing.busy() or computer:
            return self.table.active, self.caption, ""
        if seen.actor is None:
            return t.NOBODY, asks.question(seen, self.names), ""
        return max(seen.actor, t.NOBODY), asks.question(seen, self.names), asks.help_line(seen, self.names)

    def _first_focus(self, seen: SaObservation) -> None:
        """Where the keys begin: what must be read, else where the question is answered; nowhere where one press would answer at once."""
        group = self.panel.form.group
        if group.focused is not None or self.showing.busy():
            return
        first = "continue" if self.reading is not None else "dismiss" if self.session.summoned() is not None else ""
        if not first and self.session.can_play():
            starts = _STARTS[places_of(ANSWERED, seen.asked)[0]]
            first = next((widget.key for widget in group.widgets if widget.key.startswith(starts)), "")
        if first:
            self.focus(first)

    def focus_target(self) -> None:
        """After a card or a statement was chosen the keys go on with what can be done with it."""
        group = self.panel.form.group
        starts = ("commit", "seat:", "gap:", "do:")
        keys = [widget.key for start in starts for widget in group.widgets if widget.key.startswith(start)]
        keys.sort(key=lambda key: key == "do:discard")
        if keys and self.choosing.laid_out():
            self.focus(keys[0])
