"""Last Friday's table: draws one observation and turns clicks and keys into one of the legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.client import keys
from game.client.lastfriday.board_view import BoardView
from game.client.lastfriday.buttons import Buttons
from game.client.lastfriday.chart import chart_of
from game.client.lastfriday.composer import Composer
from game.client.lastfriday.control import Control
from game.client.lastfriday.hearing import Hearing
from game.client.lastfriday.keys import Keys
from game.client.lastfriday.motion import movements
from game.client.lastfriday.noises import AMBIENCES
from game.client.lastfriday.panel import Panel, Shown
from game.client.lastfriday.pointer import Pointer
from game.client.lastfriday.scoring import story_of
from game.client.lastfriday.track import HEIGHT, Track
from game.engine.contract import Event
from game.lastfriday import events as e
from game.lastfriday.actions import Act
from game.lastfriday.observation import LfObservation
from game.words.language import n_
from game.words.lastfriday.cast import Cast, first_chapter
from game.words.lastfriday.log import Log
from game.words.lastfriday.tips import passed
from game.words.lastfriday.topics import section_for

if TYPE_CHECKING:
    from game.client.app import App
    from game.players.advice import Advice
    from game.session.face import Face

STOPS = (e.ClueTaken, e.WelcomeTurned, e.PileTaken, e.Died, e.Revealed, e.Pushed, e.AlarmRaised, e.FellBack, e.ChapterEnded, e.GameEnded)
"""What ends a plan that is being carried out: the person will want to think again."""
NARROW = 0.42
"""A panel wider than this share of the window becomes a drawer."""


class LastFridayView:
    """The table view (see `tableview.TableView`)."""

    panel: Panel

    def __init__(self, app: App, session: Face) -> None:
        self.app = app
        self.session = session
        self.chart = chart_of(session.setup)
        self.inside = frozenset(self.chart.camp.inside_of)
        self.control = Control(self.chart)
        self.board = BoardView(self.chart, self.control)
        self.hearing = Hearing(session)
        self.log = Log(1)
        self.buttons = Buttons(self)
        self.composer = Composer(self)
        self.keys = Keys(self)
        self.pointer = Pointer(self)
        self.observation: LfObservation | None = None
        self.queue: list[Act] = []
        self.caption = ""
        self.drawer = False  # whether the panel is a drawer
        self.open = False  # whether a drawer is open
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.note = ""  # a refusal said at the pointer
        self._note_at = (0, 0)
        self._tip = ("", (0, 0))
        self._viewer: int | None = None
        self._ended = False

    # --- TableView
    @property
    def dirty(self) -> bool:
        """Whether the view must be drawn."""
        return self.composer.dirty or self.board.dirty or self.panel.dirty

    def layout(self, rect: pygame.Rect) -> None:
        """Lays out track, board and panel."""
        theme = self.app.theme
        self.rect = rect
        unit = max(theme.unit, 1.0)
        wide = max(rect.w // 4, round(unit * (170 + 150 * theme.text_scale)))
        self.drawer = wide > rect.w * NARROW or rect.w < rect.h * 1.3
        strip = theme.px(46) if self.drawer else wide
        top = self.track_height()
        self.track = Track(theme)
        self.track.layout(pygame.Rect(rect.left, rect.top, rect.w - (0 if self.drawer else wide), top))
        old = self.board.camera.view
        view = pygame.Rect(rect.left, rect.top + top, rect.w - strip, rect.h - top)
        self.board.layout(view, theme, fit=old[2:] != tuple(view.size))
        panel = pygame.Rect(rect.right - wide, rect.top + (top if self.drawer else 0), wide, rect.h - (top if self.drawer else 0))
        whole_log = self.observation is not None and self.panel.whole_log
        self.panel = Panel(theme)
        self.panel.layout(panel)
        if self.observation is not None:
            self.panel.whole_log = whole_log
            self._relog()
            self.refresh()
        self.composer.whole = True

    def track_height(self) -> int:
        """Pixels of the Round Track: two lines of its title fit."""
        theme = self.app.theme
        return max(theme.px(HEIGHT), 2 * theme.line_height("paper_bold", 15 / theme.text_scale) + theme.px(4))

    def show(self, observation: LfObservation, events: Sequence[Event]) -> None:
        """Shows a new observation and lets its events be seen."""
        self._listen(observation)
        changed = observation.viewer != self._viewer
        self._viewer = observation.viewer
        asked_before = self.observation.actor if self.observation else None
        self.observation = observation
        if changed:
            self.note = ""  # it was said to somebody else
        if changed or not events:
            self._relog()
            self.board.motion.skip()
        else:
            self.log.feed(events)
            factor = self.app.settings.duration(1.0)
            self.board.motion.add(movements(events, self.chart), factor)
        if changed or asked_before != observation.actor or any(isinstance(event, STOPS) for event in events):
            self.queue.clear()
        self.caption = self.log.lines[-1].text if events and self.log.lines else self.caption if not changed else ""
        cast = Cast.of(observation)
        self.control.show(observation, cast)
        self.board.show(observation, cast, self.session, self.app.settings.show_helpers)
        self.panel.log.back = 0
        self.refresh()
        if self.drawer and self.control.entries and not self.control.targets():
            self.open = True
        self._story(observation, events)

    def _listen(self, observation: LfObservation) -> None:
        """Lets the room hear what has happened."""
        self.app.sound.ambience(AMBIENCES[observation.chapter])
        for name in self.hearing.hear():
            self.app.sound.play(name)

    def _relog(self) -> None:
        self.log = Log(first_chapter(self.observation) if self.observation else 1)
        self.log.feed(self.session.history())

    def _story(self, observation: LfObservation, events: Sequence[Event]) -> None:
        """The scenes that a chapter's or the game's end calls for."""
        scene = story_of(self.session, observation, events, self._ended)
        if scene is not None:
            self._ended = self._ended or observation.actor is None
            self.app.push(scene)

    def refresh(self) -> None:
        """Brings the panel up to date with the control."""
        if self.observation is None:
            return
        shown = Shown(self.observation, Cast.of(self.observation), self.log.lines, self.buttons.items(), self.inside)
        self.panel.show(shown)
        self.panel.tools(self.buttons.tools())
        self.board.dirty = True
        self.retip()

    def show_advice(self, advice: Advice) -> None:
        """Lets the recommended place or button glow."""
        self.control.advised = advice.action
        self.refresh()

    def busy(self) -> bool:
        """Whether something is being animated or a plan is being carried out."""
        return self.board.motion.busy() or bool(self.queue)

    def skip(self) -> None:
        """Ends the running animation at once."""
        self.board.motion.skip()
        self.board.dirty = True

    def topic(self) -> tuple[str, str]:
        """The rulebook's section for the present moment."""
        control = self.control
        return "lastfriday", section_for(control.observation, control.armed or (control.path[-1].key if control.path else ""))

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self.board.still = self.app.settings.still
        self.board.update(dt)
        if self.queue and not self.board.motion.busy():
            self._next()

    # --- what a person does
    def act(self, act: Act) -> None:
        """Plays an action; a refusal is said at the pointer."""
        refused = self.session.attempt(act)
        if refused:
            self.queue.clear()
            self.say(refused)

    def commit(self) -> None:
        """Carries out what is laid out, one action after another."""
        acts = self.control.commit()
        if acts:
            self.queue = acts[1:]
            self.act(acts[0])

    def _next(self) -> None:
        act = self.queue.pop(0)
        seen = self.observation
        if seen is None or act not in seen.legal:
            self.queue.clear()
            if reason := self.session.why_not(act):
                self.say(reason)
            return
        self.act(act)

    def pick(self, place: str) -> None:
        """A target is clicked or entered: chosen, or committed when it was chosen already."""
        if place not in self.control.targets() and place != self.control.picked and not self.control.plan.steps:
            self._refuse(place)
            return
        entry = self.control.aimed
        known = self.control.targets()
        if self.control.pick(place):
            self.commit()
            return
        if place not in known:
            self._refuse(place)
        elif not self.app.settings.confirm_final and self._at_once(entry is not None, known[place]):
            self.commit()
            return
        self.refresh()

    def _at_once(self, aimed: bool, ways: Sequence[Act]) -> bool:
        """Whether a single click is enough: no walk and no choice of routes."""
        return len(ways) == 1 and (aimed or not self.control.walking()) and ways[0].verb not in ("move", "push")

    def _refuse(self, place: str) -> None:
        """Says at the pointer why a place is no target."""
        act = self.control.considered(place)
        if act is not None and (reason := self.session.why_not(act)):
            self.say(reason)

    def say(self, words: str) -> None:
        """A note at the pointer (or the focused target) until the next event."""
        point = self.board.pointer_for_note() if self.keys.used else self.pointer.at
        self.note, self._note_at = words, point
        self.composer.touched = True

    def touch(self) -> None:
        """The tip may have changed."""
        self.composer.touched = True

    def back(self) -> bool:
        """Takes the last thing laid out back."""
        if self.control.back():
            self.refresh()
            return True
        return False

    # --- events
    def handle(self, event: pygame.Event) -> bool:
        """Takes an event."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            if self.board.motion.busy():
                self.skip()
                if event.type == pygame.KEYDOWN and not keys.does(event, "escape"):
                    return True
            if self.note:
                self.note, self.composer.touched = "", True
        if event.type == pygame.KEYDOWN:
            return self.keys.handle(event)
        return self.pointer.handle(event)

    def over_panel(self) -> bool:
        """Whether the pointer is over the panel."""
        return self.panel_shown() and self.panel.rect.collidepoint(self.pointer.at)

    def panel_shown(self) -> bool:
        """Whether the panel is to be seen."""
        return self.open or not self.drawer

    def toggle_drawer(self) -> None:
        """Opens or closes the drawer."""
        self.open = not self.open
        self.composer.whole = True

    # --- drawing
    def retip(self) -> None:
        """The tip under the pointer or the focus."""
        words, at = "", self.pointer.at
        if self.over_panel():
            words = self.panel.tip(self.pointer.at)
        elif self.observation and self.track.rect.collidepoint(self.pointer.at):
            words = self.track.tip(self.pointer.at, self.observation)
        elif self.observation and self.board.hovered:
            words = self._route_words(self.board.hovered)
        if (words, at if words else (0, 0)) != self._tip:
            self._tip = (words, at if words else (0, 0))
            self.composer.touched = True

    def _route_words(self, place: str) -> str:
        seen = self.observation
        ways = self.control.targets().get(place, ())
        if not ways or seen is None:
            return self.board.words_for(place)
        act = self.control.ways[self.control.way] if place == self.control.picked else ways[0]
        words = [place if place.isdigit() else "", passed(act, seen, self.control.cast)]
        if len(ways) > 1:
            words.append(n_("{n} way", "{n} ways", len(ways)).format(n=len(ways)))
        return ": ".join(part for part in (words[0], ", ".join(part for part in words[1:] if part)) if part)

    def handle_rect(self) -> pygame.Rect:
        """The drawer's handle."""
        strip = self.app.theme.px(46)
        right = self.panel.rect.left if self.open else self.rect.right
        return pygame.Rect(right - strip if self.open else self.rect.right - strip, self.panel.rect.top, strip, self.panel.rect.h)

    def tip_now(self) -> tuple[str, tuple[int, int]]:
        """The note to show and where: a refusal, the focus's, or the pointer's."""
        if self.note:
            return self.note, self._note_at
        if not self.keys.used:
            return self._tip
        if self.keys.in_panel():
            return self.panel.focus_tip()
        return self._route_words(self.board.focused), self.board.pointer_for_note()

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Draws what changed."""
        return self.composer.draw(surface, self.app.fresh) if self.observation is not None else None
