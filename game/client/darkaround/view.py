"""The table of Darkness Around: shows events one after another and turns clicks and keys into legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.client import keys
from game.client.darkaround.board import Board, child_at
from game.client.darkaround.buttons import Buttons
from game.client.darkaround.choosing import Choosing
from game.client.darkaround.end import EndScene
from game.client.darkaround.night import Night
from game.client.darkaround.noises import noise
from game.client.darkaround.panel import Panel
from game.client.darkaround.showing import Showing
from game.client.focus import tip_piece
from game.client.stage import Patchwork, Stage, paint
from game.darkaround.actions import Act
from game.darkaround.observation import DaObservation
from game.darkaround.terms import NOBODY
from game.engine.contract import Event
from game.words.darkaround.log import lines
from game.words.darkaround.names import party_name
from game.words.darkaround.questions import question
from game.words.darkaround.topics import section_for
from game.words.language import _
from game.words.levels import level_words
from game.words.lines import Line

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.session import Session
    from game.players.advice import Advice

NARROW: Final = 1.2
"""A window less wide than this many times its height has the panel below the board."""


class DarkAroundView:
    """The table view (see `tableview.TableView`)."""

    def __init__(self, app: App, session: Session) -> None:
        self.app = app
        self.session = session
        self.night = Night(session.match.setup)
        self.showing = Showing(self.night, self._tell, self._hear, self._stops)
        self.choosing = Choosing()
        self.board = Board(self.night, self.showing, self.names)
        self.buttons = Buttons(self)
        self.observation: DaObservation | None = None
        self.lines: list[Line] = []
        self.note = ""
        self._note_at = (0, 0)
        self._pointer = (0, 0)
        self._touched = True
        self._patches = Patchwork()
        self._stage = Stage()
        self._ended = False
        app.sound.ambience("fire")

    # --- TableView
    @property
    def dirty(self) -> bool:
        """Whether the view must be drawn."""
        return self._touched or self.panel.form.group.dirty

    def layout(self, rect: pygame.Rect) -> None:
        """Board left and panel right; in a narrow window the panel below."""
        theme = self.app.theme
        self.rect = rect
        if rect.w < rect.h * NARROW:
            low = pygame.Rect(rect.left, rect.top + rect.h * 3 // 5, rect.w, rect.h - rect.h * 3 // 5)
            self.board.layout(theme, pygame.Rect(rect.left, rect.top, rect.w, low.top - rect.top))
        else:
            wide = max(rect.w // 4, round(max(theme.unit, 1.0) * (190 + 150 * theme.text_scale)))
            low = pygame.Rect(rect.right - wide, rect.top, wide, rect.h)
            self.board.layout(theme, pygame.Rect(rect.left, rect.top, rect.w - wide, rect.h))
        whole_log = bool(getattr(getattr(self, "panel", None), "whole_log", False))
        self.panel = Panel(self, theme, low)
        self.panel.whole_log = whole_log
        self._stage.resize(self.board.rect.bottomright)  # its pixels are those of the window
        if self.observation is not None:
            if not self.showing.busy():  # in another language, perhaps
                self.lines = lines(self.session.history())
            self.refresh()
        self._touched = True

    def show(self, observation: DaObservation, events: Sequence[Event]) -> None:
        """Shows a new observation; its events come one after another. What chance did before anybody was asked is shown as well."""
        fresh = self.observation is None and self._only_chance()
        self.observation = observation
        if fresh:
            events = self.session.history()
        if events:
            self.showing.add(events)
            self.showing.update(0.0, self._factor())
        else:
            self._settle_all()
        self._settle()

    def _only_chance(self) -> bool:
        return all(act.verb in ("deal", "event", "danger", "evade") for act in self.session.match.actions)

    def _settle_all(self) -> None:
        """Nothing to be shown: everything is as it is."""
        self.showing.drop()
        self.lines = lines(self.session.history())
        self.night.acting, self.night.dice = NOBODY, []

    def _settle(self) -> None:
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
        if self.showing.busy() and self.showing.update(dt, self._factor()):
            self._touched = True
            if not self.showing.busy() or (self.showing.party, self.night.acting) != (waiting, acting):
                self._settle()
        self._touched = self.board.update(dt) or self._touched
        over = self.observation is not None and self.observation.actor is None
        if over and not self.showing.busy() and not self._ended:
            self._ended = True
            self.app.push(EndScene(self.session))

    def show_advice(self, advice: Advice) -> None:
        """Lays the recommended action out, so that the children it is about are lit."""
        self.choosing.lay(advice.action)
        self.refresh()

    def busy(self) -> bool:
        """Whether something is being shown, a party's click awaited included."""
        return self.showing.busy()

    def skip(self) -> None:
        """Shows everything at once."""
        self.showing.skip()
        self._settle()

    def topic(self) -> tuple[str, str]:
        """The rulebook's section for the present moment."""
        return "darkaround", section_for(self.observation, self.choosing.armed, self.showing.busy())

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """What changed since the last frame."""
        whole = self.app.fresh
        if whole:
            self._patches.forget()
        self._touched = False
        damage = self._stage.show(None, _nothing, self.board.pieces())
        pieces = self.panel.pieces()
        if self.note:
            pieces.append(tip_piece(self.app.theme, self.note, self._note_at))
        regions = self._patches.changed(pieces, self.rect)
        if not whole:
            regions += damage
        paint(surface, regions, self._paint_glade, pieces)
        return None if whole else regions

    def _paint_glade(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """The glade as it was last drawn; the panel covers all beside it."""
        part = self.board.rect.clip(region)
        surface.blit(self._stage.canvas, part, part)

    # --- what is told while events are shown
    def _factor(self) -> float:
        return self.app.settings.duration(1.0)

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
        self.showing.update(0.0, self._factor())
        self._settle()

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
        act, seen = self.choosing.considered(child), self.observation
        refusal = self.session.match.game.why_not(seen, act) if act is not None and seen is not None else None
        if refusal is not None:
            self.say(self.session.refusal_words(refusal))

    def arm(self, skill: str) -> None:
        """A skill is laid out, or taken back."""
        self.choosing.arm(skill)
        self.refresh()

    def toggle_log(self) -> None:
        """The log over the whole panel, or as before."""
        self.panel.whole_log = not self.panel.whole_log
        self.refresh()

    def say(self, words: str) -> None:
        """A note at the pointer, or at the focus, until the next event."""
        group = self.panel.form.group
        self.note = words
        self._note_at = group.focused.rect.center if group.keys and group.focused else self._pointer
        self._touched = True

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
            return self.showing.party, _("Roll the dice for this hour.")
        if self.showing.busy():
            return self.night.acting, _("The dice decide.")
        if seen is None or seen.actor is None:
            return NOBODY, _("The game is over.")
        return max(seen.actor, NOBODY), question(seen)

    # --- events
    def handle(self, event: pygame.Event) -> bool:
        """Takes an event. While dice tumble any key or click shows the rest of the party's hour at once."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._pointer = event.pos
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            if self.note:
                self.note, self._touched = "", True
            if self.showing.moving() and not keys.does(event, "escape"):
                self.showing.hurry()
                self.showing.update(0.0, self._factor())
                self._settle()
                return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEWHEEL and self.panel.scroll(event.y, self._pointer):
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
