"""The table: holds a session and the game's view, lets the curtain fall, and keeps the keys that every game shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.client import keys
from game.client.pictures import sheet
from game.client.plainmark import PlainMark
from game.client.savemark import SaveMark
from game.client.scene import Scene
from game.client.scenes.curtain import CurtainScene
from game.client.scenes.menu import LookingScene, MenuScene
from game.client.scenes.unsaved import UnsavedScene
from game.client.tableview import screens_at
from game.client.theme import BONE, INK, LANTERN, WOOD
from game.session.session import Session
from game.words import problems
from game.words.advice import advice_words
from game.words.language import _

if TYPE_CHECKING:
    from game.client.app import App

NOTICE_TIME = 6.0
"""Seconds that a notice stays, at the least; a key or click takes it away."""


class TableScene(Scene):
    """The frame around a game's view. The view gets events first; what it leaves is undo, advice, a look at the own cards (where
    hands are held close) and the menu."""

    name = "table"
    covers = True

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = self.at_table = session
        self.notice = ""
        self.advice = ""  # the line at the foot
        self._notice_left = 0.0
        self.plain_mark = PlainMark(session)
        self._shown: tuple[int, int] | None = None
        self._asked: str | None = None  # the person asked last

    def enter(self, app: App) -> None:
        """Makes the view."""
        self.app = app
        self.view = screens_at(self.session).make_view(app, self.session)
        self.mark = SaveMark(self.session.saver, lambda saver: app.push(UnsavedScene(saver)))
        app.sound.music(None)
        self.resize()
        self.refresh()

    def leave(self) -> None:
        """Ends the computers' process."""
        self.app.sound.private = False
        self.session.close()

    def wake(self) -> None:
        """Something above went away: the view may have changed hands."""
        self.dirty = True
        self.refresh()

    def resize(self) -> None:
        """Lays the view out over the whole window."""
        self.dirty = True
        self.view.layout(pygame.Rect(0, 0, *self.app.size))

    def hidden(self) -> None:
        """Minimised or in the background: nobody can be sure who comes back."""
        if len(self.session.people()) > 1:
            self.session.cover()
            self.refresh()

    def topic(self) -> tuple[str, str]:
        """The rules of the present moment."""
        return self.view.topic()

    def refresh(self) -> None:
        """Shows what there is to see now, if anything changed since the view was last told."""
        now = (self.session.version, self.session.viewer())
        if now != self._shown:
            self._shown = now
            self._say("")
            self.app.sound.private = self.session.secret()
            self.view.show(self.session.observe(), self.session.take_events())
            self.dirty = True

    def handle(self, event: pygame.Event) -> bool:
        """The view first, then the keys of every table."""
        if self.notice and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.notice, self.dirty, self.app.fresh = "", True, True
        used = self.mark.handle(event) or self.plain_mark.handle(event) or self.view.handle(event)
        if not used and event.type == pygame.KEYDOWN:
            used = self._own_key(event)
        self.refresh()
        return used

    def _own_key(self, event: pygame.Event) -> bool:
        if keys.does(event, "escape"):
            self.app.push(MenuScene(self.session))
        elif keys.does(event, "undo"):
            self.session.undo()
        elif keys.does(event, "look") and self.session.may_summon():
            self.app.push(LookingScene(self.session))
        elif keys.does(event, "hint"):
            if not self.view.busy():  # what is asked next must have been shown
                self.session.ask_advice()
        else:
            return False
        return True

    def update(self, dt: float) -> None:
        """Lets the computers play, the view move, the curtain fall."""
        self.view.update(dt)
        self.session.step(dt, ready=not self.view.busy())
        self.refresh()
        self._take_notice(dt)
        self._take_advice()
        if self.plain_mark.changed() | self.mark.update(dt):  # both go on
            self.dirty = self.app.fresh = True
        self.dirty = self.dirty or self.view.dirty
        wanted = self.session.needs_curtain()
        if wanted and not self.view.busy():
            self.app.sound.play("curtain")
            self.app.push(CurtainScene(self.session, *wanted))
        elif not wanted:
            self._call()

    def _call(self) -> None:
        """A sound for the person who is asked after somebody else; who is asked is no secret."""
        asked = self.session.asked_person()
        if asked != self._asked and not self.view.busy():
            self._asked = asked
            if asked is not None:
                self.app.sound.play("turn")

    def _take_advice(self) -> None:
        """Shows the advice that was asked for, and that it is thought about."""
        advice = self.session.take_advice()
        if advice is not None:
            self.view.show_advice(advice)
            what = self.session.host.action_words(advice.action, self.session.observe(), self.session.called())
            self._say(advice_words(advice, what))
        elif self.session.advising:
            self._say(_("Thinking…"))
        elif self.advice == _("Thinking…"):
            self._say("")

    def _say(self, words: str) -> None:
        if words != self.advice:
            self.advice = words
            self.dirty = self.app.fresh = True

    def _take_notice(self, dt: float) -> None:
        self._notice_left -= dt
        if self._notice_left > 0 or not (self.notice or self.session.notices):
            return
        self.notice = ""
        if self.session.notices:
            refusal = self.session.notices.pop(0)
            self.notice = problems.say(refusal) if problems.known(refusal) else self.session.refusal_words(refusal)
            self._notice_left = NOTICE_TIME
        self.dirty = self.app.fresh = True

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """The view, and advice, notice and mark over it, where it was drawn."""
        changed = self.view.draw(surface)
        before = surface.get_clip()
        for region in [before] if changed is None else changed:
            surface.set_clip(region.clip(before))
            if self.advice:
                self._draw_note(surface, self.advice, foot=True)
            if self.notice:
                self._draw_note(surface, self.notice)
            self.plain_mark.draw(surface, self.app.theme)
            self.mark.draw(surface, self.app.theme)
        surface.set_clip(before)
        return changed

    def _draw_note(self, surface: pygame.Surface, words: str, foot: bool = False) -> None:
        theme = self.app.theme
        pad = theme.px(14)
        wide, tall = theme.measure(words, "label_bold", 16, theme.size[0] // 2)
        note = pygame.Rect(0, theme.px(14), wide + 2 * pad, tall + 2 * pad)
        note.centerx = theme.size[0] // 2
        if foot:
            note.bottom = theme.size[1] - theme.px(14)
        surface.blit(sheet(note.width, note.height, BONE, LANTERN if foot else WOOD, theme.px(3), theme.px(8)), note)
        theme.text(surface, words, note.inflate(-2 * pad, -2 * pad), "label_bold", 16, INK, "center")
