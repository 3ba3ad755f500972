"""The end: who won and why, and the whole hidden story, the Maniac's trail of each chapter replayed on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client import keys
from game.client.focus import FocusGroup
from game.client.lastfriday.badges import Badges
from game.client.lastfriday.chart import camp_of, chart_of
from game.client.lastfriday.replay_board import ReplayBoard
from game.client.lastfriday.trails import Frame, Story
from game.client.pictures import sheet
from game.client.retelling import Retelling
from game.client.scenes.backdrop import backdrop
from game.client.scenes.ending import EndingScene
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, Colour
from game.client.widgets import Button
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import CAMPERS, MANIAC
from game.words import keynames
from game.words.language import _
from game.words.lastfriday.cast import Cast, first_chapter
from game.words.lastfriday.log import word
from game.words.lastfriday.logwords import chapter_reason, winner_words
from game.words.lastfriday.names import chapter_title, roman

if TYPE_CHECKING:
    from game.client.app import App
    from game.session.face import Face

PAUSE = 0.55
"""Seconds from one move to the next at normal speed; more than a move's glide."""
LEAST = 0.35


class EndScene(EndingScene):
    """The end of a game. Needs a session whose match is over; everything hidden may be shown now."""

    def __init__(self, session: Face) -> None:
        super().__init__(session)
        self.final: LfObservation = self.whole.final
        camp = camp_of(session.setup)
        self.story = Story(first_chapter(self.final), camp.camper_starts)
        self.inside = frozenset(camp.inside_of)
        self.group = FocusGroup()
        self._panel = pygame.Rect(0, 0, 1, 1)

    def prepare(self) -> Iterator[None]:
        """The story, action by action."""
        for _action, events in self.whole.actions():
            self.story.take(events)
            yield
        self.telling = Retelling(len(self.story.frames) - 1, self._shown, self._seconds)
        self.board = ReplayBoard(chart_of(self.session.setup))
        yield

    def enter(self, app: App) -> None:
        """Begins to tell."""
        self.app = app
        app.sound.ambience("fire")
        self.telling.start()
        self.resize()

    @property
    def winner(self) -> str:
        """The side that won: `maniac` or `campers`."""
        outcome = self.session.outcome()
        return "maniac" if outcome is not None and MANIAC in outcome.winners else "campers"

    def _picture(self) -> str:
        return "darkness" if self.winner == "maniac" else "dawn"

    # --- layout
    def resize(self) -> None:
        """Lays out anew."""
        self.dirty = True
        theme, (width, height) = self.app.theme, self.app.size
        pad = theme.px(22)
        unit = max(theme.unit, 1.0)
        wide = min(max(round(width * 0.27), round(unit * (180 + 160 * theme.text_scale))), width // 2)
        self._panel = pygame.Rect(width - wide - pad, pad, wide, height - 2 * pad)
        room = pygame.Rect(pad, pad, width - wide - 3 * pad, height - 2 * pad)
        self.board.layout(room, theme)
        if self.story.frames:
            self.board.show(self.story.way(self.telling.at), self._frame())
        self.badges = Badges(theme)
        self._arrange()

    def _arrange(self) -> None:
        """The buttons from the panel's foot up."""
        theme = self.app.theme
        pad, gap = theme.px(16), theme.px(8)
        inner = self._panel.inflate(-2 * pad, -2 * pad)
        rows: list[list[Button]] = []
        if self.story.frames:
            chapters = [
                self._button(f"chapter-{number}", roman(number), None, self._jump(number), selected=self._frame().chapter == number)
                for number in self.story.chapters()
            ]
            rows.append(chapters)
            rows.append(
                self.telling.buttons(
                    keynames.with_key(_("A move back"), "left"), keynames.with_key(_("A move on"), "right"), points=15 / theme.text_scale
                )
            )
        rows.append([self._button("again", _("Play again"), "icons/play", self.again, style="primary")])
        rows.append([self._button("title", _("Back to the title"), "icons/home", self.title)])
        self.group.set([button for row in rows for button in row])
        bottom = inner.bottom
        for row in reversed(rows):
            tall = max(button.natural(theme, inner.w)[1] for button in row)
            share = (inner.w - gap * (len(row) - 1)) / len(row)
            for place, button in enumerate(row):
                button.rect = pygame.Rect(round(inner.left + (share + gap) * place), bottom - tall, round(share), tall)
            bottom -= tall + gap
        tall = self.badges.height()
        self._text = pygame.Rect(inner.left, inner.top, inner.w, bottom - inner.top)
        self.badges.rect = pygame.Rect(inner.left, bottom - tall - gap, inner.w, tall)
        if self._text.h - tall - gap < theme.em(230):
            self.badges.rect.h = 0  # words before pictures
        else:
            self._text.h -= tall + gap

    def _button(
        self, key: str, label: str, icon: str | None, action: Callable[[], None], selected: bool = False, style: str = "normal"
    ) -> Button:
        return Button(None, label, action, icon, key=key, selected=selected, style=style)

    # --- the telling
    def _frame(self) -> Frame:
        return self.story.frames[self.telling.at]

    def _seconds(self) -> float:
        return max(LEAST, self.app.settings.duration(PAUSE))

    def _shown(self, moved: bool) -> None:
        """Another move, or the telling goes on or stops."""
        if moved:
            self.board.show(self.story.way(self.telling.at), self._frame(), glide=self.app.settings.duration(0.35))
        self._arrange()
        self.dirty = True

    def _jump(self, chapter: int) -> Callable[[], None]:
        return self.telling.to(self.story.first_of(chapter), playing=True)

    # --- events, time, drawing
    def handle(self, event: pygame.Event) -> bool:
        """Space plays or pauses, left and right step, Escape goes back to the title."""
        used = bool(self.story.frames) and self.telling.key(event)
        if not used and keys.does(event, "escape"):
            self.title()
            used = True
        if not used:
            used = self.group.handle(event, self.app.theme)
        self.dirty = self.dirty or used or self.group.dirty
        return used

    def update(self, dt: float) -> None:
        """Lets the replay go on."""
        if self.board.update(dt):
            self.dirty = True
        self.telling.update(dt)

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Background, board, panel."""
        theme = self.app.theme
        backdrop(surface, self._picture(), 70)
        if self.story.frames:
            self.board.draw(surface)
        surface.blit(sheet(self._panel.w, self._panel.h, INK, MOSS, theme.px(2), theme.px(14)), self._panel)
        self._draw_words(surface)
        if self.badges.rect.h:
            self.badges.draw(surface, self.final, Cast.of(self.final), self.inside)
        self.group.draw(surface, theme)
        return None

    def _draw_words(self, surface: pygame.Surface) -> None:
        theme = self.app.theme
        place = self._text
        title = winner_words(self.winner).rstrip(".")
        points = 34.0
        while points > 18 and theme.measure(title, "title", points, place.w)[1] > place.h * 0.28:
            points -= 1
        y = theme.text(surface, title, pygame.Rect(place.left, place.top, place.w, place.h), "title", points, LANTERN).bottom
        outcome = self.session.outcome()
        reason = chapter_reason(outcome.reason) if outcome else ""
        y = self._paragraph(surface, reason, y + theme.px(6), "paper", 18, BONE)
        if self.story.frames:
            frame = self._frame()
            chapter = _("Chapter {number}: {title}").format(number=roman(frame.chapter), title=chapter_title(frame.chapter))
            y = self._paragraph(surface, chapter, y + theme.px(14), "label_bold", 16, BONE)
            step = _("Round {round}").format(round=roman(frame.leg.step)) if frame.leg.step else _("The start")
            y = self._paragraph(surface, step, y, "label", 15, MIST)
            self._paragraph(surface, word(frame.event, _cast_of(frame)), y + theme.px(4), "label", 15, MIST)

    def _paragraph(self, surface: pygame.Surface, words: str, y: int, role: str, points: float, colour: Colour) -> int:
        place = pygame.Rect(self._text.left, y, self._text.w, max(1, self._text.bottom - y))
        return self.app.theme.text(surface, words, place, role, points, colour).bottom if words else y  # type: ignore[arg-type]

    def topic(self) -> tuple[str, str]:
        """The game's rules."""
        return "lastfriday", ""


def _cast_of(frame: Frame) -> Cast:
    return Cast(dict(zip(CAMPERS, frame.cards, strict=True)), frame.chosen if frame.chapter > 2 else 0)
