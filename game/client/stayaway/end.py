"""The end: who won and why, everybody's hand and role, and the way the infection went, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import pygame

from game.client import keys
from game.client.form import Form
from game.client.logpane import LogPane
from game.client.pictures import cover, sheet
from game.client.retelling import Retelling
from game.client.scenes.ending import EndingScene
from game.client.stayaway.cards import CardArt, width_of
from game.client.stayaway.look import shape_of
from game.client.stayaway.retold import Turn, turns_of
from game.client.stayaway.ring import RingPicture, draw_arrow, inward
from game.client.stayaway.roles import RolesTable
from game.client.stayaway.tabletop import Tabletop
from game.client.theme import BLOOD, BONE, INK, LANTERN, MOSS
from game.client.widgets import Button, Widget
from game.stayaway import events as e
from game.stayaway.terms import NOBODY
from game.words import keynames
from game.words.language import _
from game.words.lines import Line
from game.words.stayaway.endwords import headline, story, why
from game.words.stayaway.log import lines

if TYPE_CHECKING:
    from game.client.app import App
    from game.session.face import Face

PACE: Final = 1.3
"""Seconds a turn while the game is told again by itself."""
LEAST: Final = 0.35
_LARGE: Final = 1.4
"""From this text scale on there is no room for the picture."""


class EndScene(EndingScene):
    """The end of a game. Needs a session whose match is over."""

    covers = True

    def __init__(self, session: Face) -> None:
        super().__init__(session)
        self.table = Tabletop(session.setup.seats)
        self.ring = RingPicture(self.table, self.names)
        self.form = Form()
        self.panel = pygame.Rect(0, 0, 1, 1)
        self._pointed = NOBODY  # the seat under the pointer, whose hand is shown larger

    def prepare(self) -> Iterator[None]:
        """The turns and the story."""
        self.turns: list[Turn] = yield from turns_of(self.whole)
        self.telling = Retelling(len(self.turns) - 1, self._shown, self._seconds)
        self.story = story(self.whole.events, self.names)
        yield

    def enter(self, app: App) -> None:
        """A sound for who has won."""
        self._settle()
        super().enter(app)
        self.hear()

    def names(self, seat: int) -> str:
        """Who sat there."""
        return self.session.called()(seat)

    @property
    def turn(self) -> Turn:
        """The turn that is shown."""
        return self.turns[self.telling.at]

    def _settle(self) -> None:
        """The table as it was after the turn that is shown."""
        seen = self.turn.seen
        asked = msgspec.structs.replace(seen.question, offer=None) if seen.question is not None else None
        self.table.settle(msgspec.structs.replace(seen, actor=None, question=asked, playing=""))
        self.ring.roles = dict(enumerate(seen.roles))
        self.ring.hands = dict(enumerate(seen.hands))
        if self.ring.first not in seen.ring and seen.ring:
            self.ring.first = seen.ring[0]

    # --- layout
    def resize(self) -> None:
        """Lays out anew."""
        self.dirty = True
        theme, (width, height) = self.app.theme, self.app.size
        wide = min(max(width * 3 // 10, round(max(theme.unit, 1.0) * (190 + 150 * theme.text_scale))), width // 2)
        self.panel = pygame.Rect(width - wide, 0, wide, height)
        self.art = CardArt(theme)
        self.ring.layout(theme, self.art, pygame.Rect(0, 0, width - wide, height))
        self.roles = RolesTable(theme, self.table.seats, self.names)
        self.story_pane, self.turn_pane = LogPane(theme), LogPane(theme)
        self._fill()

    def _fill(self) -> None:
        form, theme = self.form, self.app.theme
        outcome = self.session.outcome()
        form.clear()
        if theme.text_scale < _LARGE:
            form.custom(lambda width: width * 3 // 11, self._draw_dawn)
        if outcome is not None:
            form.title(headline(outcome, self.names), 26, LANTERN)
            form.text(why(outcome, self.names), 16, BONE, "paper")
        form.custom(self.roles.measure, self._draw_roles)
        form.text(_("Turn {turn}").format(turn=self.turn.number) if self.turn.number else _("The deal"), 17, LANTERN, "label_bold")
        form.row(self._players(), gap=5)
        form.row([Button(None, _("Play again"), self.again, "icons/play", key="again", style="primary", wide=True)], gap=6)
        form.row([Button(None, _("Back to the title"), self.title, "icons/home", key="title", wide=True)])
        inner = self.panel.inflate(-2 * theme.px(16), -2 * theme.px(14))
        form.layout(theme, inner)
        room = max(inner.h - form.height - theme.px(10), theme.em(120))
        form.custom(lambda _width: room, self._draw_story)
        form.layout(theme, inner)
        self.dirty = True

    def _draw_dawn(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(cover("scenes/stayaway_end", rect.size), rect)
        pygame.draw.rect(surface, MOSS, rect, self.app.theme.px(2))

    def _players(self) -> list[Widget]:
        return [
            *self.telling.buttons(
                keynames.with_key(_("The turn before"), "left"), keynames.with_key(_("The next turn"), "right"), _("The deal")
            )
        ]

    def _draw_roles(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        outcome = self.session.outcome()
        self.roles.draw(surface, rect, self.turn.seen.roles, outcome.winners if outcome else (), self.table.burnt)

    # --- the story
    def _draw_story(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        self.story_pane.rect = rect
        self.story_pane.draw(surface, [Line(words, alarm=True) for words in self.story])

    def _draw_turn(self, surface: pygame.Surface) -> None:
        """What happened in the turn, below the ring, and who infected whom on it."""
        theme, places = self.app.theme, self.ring.places
        for event in self.turn.events:
            if isinstance(event, e.BecameInfected) and event.by in places.seats and event.seat in places.seats:
                draw_arrow(surface, theme, inward(places, places.seats[event.by], theme.px(4)), places.seats[event.seat], BLOOD)
        self.turn_pane.rect = places.hand.inflate(-theme.px(16), -theme.px(12))
        told = lines(self.turn.events, self.names, shape_of)
        self.turn_pane.draw(surface, told)

    def _draw_hand(self, surface: pygame.Surface) -> None:
        """The hand of the seat under the pointer, large enough to read, beside it."""
        hand = self.ring.hands.get(self._pointed, ())
        box = self.ring.places.seats.get(self._pointed)
        if not hand or box is None:
            return
        theme, table = self.app.theme, self.ring.places.table
        tall, pad = theme.px(150), theme.px(8)
        wide = width_of(tall)
        rect = pygame.Rect(0, 0, (wide + pad) * len(hand) + pad, tall + 2 * pad)
        rect.midtop = (box.centerx, box.bottom + pad)
        if rect.bottom > table.bottom:
            rect.bottom = box.top - pad
        rect.clamp_ip(table)
        surface.blit(sheet(rect.w, rect.h, INK, LANTERN, theme.px(2), theme.px(8)), rect)
        for number, card in enumerate(hand):
            surface.blit(self.art.face(card, (wide, tall)), (rect.left + pad + (wide + pad) * number, rect.top + pad))

    # --- the telling
    def _seconds(self) -> float:
        return max(LEAST, self.app.settings.duration(PACE))

    def _shown(self, moved: bool) -> None:
        """Another turn, or the telling goes on or stops."""
        if moved:
            self.turn_pane.back = 0
            self._settle()
        self._fill()

    # --- events, time, drawing
    def handle(self, event: pygame.Event) -> bool:
        """Left and Right step through the turns, Space plays or pauses, Escape goes back to the title; the rest is the buttons'."""
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        used = self.telling.key(event)
        if not used and keys.does(event, "escape"):
            self.title()
            used = True
        if not used:
            used = self._wheel(event) if event.type == pygame.MOUSEWHEEL else self.form.handle(event, self.app.theme)
        self.dirty = self.dirty or used or self.form.group.dirty
        return used

    def _point(self, at: tuple[int, int]) -> None:
        seat = next((seat for seat, box in self.ring.places.seats.items() if box.collidepoint(at)), NOBODY)
        self.dirty = self.dirty or seat != self._pointed
        self._pointed = seat

    def _wheel(self, event: pygame.Event) -> bool:
        at = self.app.pointer
        if self.turn_pane.rect.collidepoint(at):
            return self.turn_pane.scroll(event.y, len(lines(self.turn.events, self.names, shape_of)))
        if self.story_pane.rect.collidepoint(at) and self.story_pane.scroll(event.y, len(self.story)):
            return True
        return self.form.handle(event, self.app.theme)

    def update(self, dt: float) -> None:
        """Lets the game go on."""
        self.telling.update(dt)

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Table and panel."""
        surface.fill(INK)
        self.ring.draw(surface)
        self._draw_turn(surface)
        self._draw_hand(surface)
        surface.fill(INK, self.panel)
        pygame.draw.line(surface, MOSS, self.panel.topleft, self.panel.bottomleft, self.app.theme.px(2))
        self.form.draw(surface)
        return None

    def topic(self) -> tuple[str, str]:
        """The rules of the end."""
        return "stayaway", "endings"
