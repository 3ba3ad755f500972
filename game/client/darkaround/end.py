"""The end: who won and why, the scores, and the whole night told again on the glade."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.client import keys
from game.client.darkaround.board_view import BoardView, fitted
from game.client.darkaround.retold import hours_of, marks_of, parts_of
from game.client.darkaround.showing import Showing
from game.client.form import Form
from game.client.pictures import sheet, sprite
from game.client.retelling import Retelling
from game.client.scenes.ending import EndingScene
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS
from game.client.timeline import Timeline
from game.client.widgets import Button, Widget
from game.darkaround import events as e
from game.engine.contract import Event
from game.words import keynames
from game.words.darkaround.endwords import headline, why
from game.words.darkaround.log import QUIET, word
from game.words.darkaround.names import clock_time, party_name, shape_of
from game.words.language import _
from game.words.levels import level_words

if TYPE_CHECKING:
    from game.client.app import App
    from game.session.face import Face

PACE: Final = 0.8
"""The night is told again a little quicker than it was played."""
LEAST: Final = 0.15
_PAUSE: Final = 0.3
"""Seconds between one part and the next at normal speed."""


class EndScene(EndingScene):
    """The end of a game. Needs a session whose match is over."""

    def __init__(self, session: Face) -> None:
        super().__init__(session)
        self.seats = session.setup.seats
        self.events: list[Event] = self.whole.events
        self.form = Form()
        self.told: Event | None = None
        self.panel = pygame.Rect(0, 0, 1, 1)
        self._by_itself = False

    def prepare(self) -> Iterator[None]:
        """The night part by part, and as it ended."""
        for parts in parts_of(self.session.setup, self.events):
            self.parts = parts
            yield
        self.telling = Retelling(len(self.parts) - 1, self._shown, self._seconds)
        self.time = Timeline(self.telling.last, marks_of(self.parts), self.telling.go, _("The course of the game"))
        self._stand()

    def enter(self, app: App) -> None:
        """A sound for who has won."""
        super().enter(app)
        self.hear()

    def _stand(self) -> None:
        """The glade as it was after the part that is told."""
        part = self.parts[self.telling.at]
        self.told = part.told
        self.night = copy.deepcopy(part.night)
        self.showing = Showing(self.night, self._tell, lambda _event: None, lambda _seat: False)
        self.board = BoardView(self.night, self.showing, self._name)

    def _tell(self, event: Event) -> None:
        if type(event) not in QUIET:
            self.told = event

    def _winner(self, seat: int) -> str:
        return self.session.holders[seat].person or party_name(seat)

    def _name(self, seat: int) -> str:
        holder = self.session.holders[seat]
        return holder.person if holder.person else level_words(holder.level) if holder.level else party_name(seat)

    # --- layout
    def resize(self) -> None:
        """Lays out anew."""
        self.dirty = True
        theme, (width, height) = self.app.theme, self.app.size
        wide = max(width // 4, round(max(theme.unit, 1.0) * (190 + 150 * theme.text_scale)))
        wide = min(wide, width // 2)
        self.panel = pygame.Rect(width - wide, 0, wide, height)
        self.board.layout(theme, pygame.Rect(0, 0, width - wide, height))
        self._fill()

    def _fill(self) -> None:
        form, theme = self.form, self.app.theme
        outcome = self.session.outcome()
        form.clear()
        if outcome is not None:
            together = self.session.setup.options["aim"] == "cooperative"
            form.title(headline(outcome, self._winner, together), 27, LANTERN)
            form.text(why(outcome, self.seats), 18, BONE, "paper")
        form.custom(self._scores_height, self._draw_scores)
        form.row(self._hours(), gap=5)
        form.row(self._players(), gap=5)
        self.time.at = self.telling.at
        form.row([self.time])
        form.custom(self._told_height, self._draw_told)
        form.row([self._button("again", _("Play again"), self.again, "icons/play", style="primary")], gap=8)
        form.row([self._button("title", _("Back to the title"), self.title, "icons/home")])
        form.layout(theme, self.panel.inflate(-2 * theme.px(16), -2 * theme.px(16)))

    def _hours(self) -> list[Widget]:
        """A button for each hour that was played."""
        found: list[Widget] = []
        for hour, at in hours_of(self.parts).items():
            button = Button(None, clock_time(hour), self.telling.to(at, playing=True), key=f"hour-{hour}", style="quiet", points=14)
            button.selected = hour == self.night.hour
            found.append(button)
        return found

    def _players(self) -> list[Widget]:
        before, after = keynames.with_key(_("The turn before"), "left"), keynames.with_key(_("The next turn"), "right")
        return [*self.telling.buttons(before, after, keynames.with_key(_("To the beginning"), "first"))]

    def _button(self, key: str, label: str, action: Callable[[], None], icon: str, tip: str = "", style: str = "normal") -> Button:
        return Button(None, label, action, icon, key=key, tip=tip, style=style, wide=bool(label))

    def _line(self) -> int:
        return self.app.theme.line_height("label_bold", 16) + self.app.theme.px(6)

    def _scores_height(self, width: int) -> int:
        del width
        return self._line() * (self.seats + 1) + self.app.theme.px(12)

    def _draw_scores(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Each party's shape and name, the children it saved, its score; the winners in lantern light."""
        theme, line = self.app.theme, self._line()
        outcome = self.session.outcome()
        winners = outcome.winners if outcome else ()
        final = {event.seat: event for event in self.events if isinstance(event, e.Scored)}
        surface.blit(sheet(rect.w, rect.h, INK, MOSS, theme.px(2), theme.px(8)), rect)
        inner = rect.inflate(-theme.px(16), -theme.px(12))
        column = max(theme.em(44), theme.px(44))
        for icon, x in (("darkaround/found", inner.right - column * 3 // 2), ("icons/star", inner.right - column // 2)):
            image = sprite(icon, line - theme.px(4))
            surface.blit(image, image.get_rect(center=(x, inner.top + line // 2)))
        order = sorted(range(self.seats), key=lambda seat: (seat not in winners, -final[seat].score if seat in final else 0))
        for number, seat in enumerate(order, 1):
            row = pygame.Rect(inner.left, inner.top + line * number, inner.w, line)
            icon_side = line - theme.px(6)
            surface.blit(sprite(shape_of(seat), icon_side), (row.left, row.top + theme.px(3)))
            place = pygame.Rect(row.left + icon_side + theme.px(8), row.top, row.w - icon_side - theme.px(8) - 2 * column, line)
            words, colour = self._name(seat), LANTERN if seat in winners else BONE
            theme.text(surface, words, place, "label_bold", fitted(theme, words, place.w, 16), colour, valign="center", wrap=False)
            now = self.night.tally(seat)
            score = final.get(seat)
            numbers = (score.survivors, score.score) if score else (now.survivors, now.score)
            for x, figure in zip((inner.right - column * 3 // 2, inner.right - column // 2), numbers, strict=True):
                image = theme.image(str(figure), "label_bold", 16, colour)
                surface.blit(image, image.get_rect(center=(x, row.centery)))

    def _told_height(self, width: int) -> int:
        del width
        return self.app.theme.line_height("label", 15) * 3

    def _draw_told(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self.told is not None:
            self.app.theme.text(surface, word(self.told), rect, "label", 15, MIST)

    # --- the telling
    def _factor(self) -> float:
        return max(LEAST, self.app.settings.duration(PACE))

    def _seconds(self) -> float:
        return self.showing.remaining(self._factor()) + _PAUSE * self._factor()

    def _shown(self, moved: bool) -> None:
        """Another part, which is seen to happen where the telling has come to it by itself. Or it goes on, or stops."""
        if moved and self._by_itself:
            self.showing.add(self.parts[self.telling.at].events)
        elif moved:
            self._stand()
            self.resize()
        self._fill()
        self.dirty = True

    def _goes_on(self) -> bool:
        """Whether things are seen to happen: the last part too, with which the telling is over."""
        return self.telling.playing or self.telling.at == self.telling.last

    # --- events, time, drawing
    def handle(self, event: pygame.Event) -> bool:
        """Left and Right step through the parts, Space plays or pauses, Escape goes back to the title; the rest is the buttons'."""
        used = self.telling.key(event)
        if not used and keys.does(event, "escape"):
            self.title()
            used = True
        if not used:
            used = self.form.handle(event, self.app.theme)
        self.dirty = self.dirty or used or self.form.group.dirty
        return used

    def update(self, dt: float) -> None:
        """Lets the night go on."""
        self.board.still = self.app.settings.still
        self.dirty = self.board.update(dt) or self.dirty
        if self._goes_on() and self.showing.busy():
            hour = self.night.hour
            self.dirty = self.showing.update(dt, self._factor()) or self.dirty
            if hour != self.night.hour:
                self._fill()
        self._by_itself = True
        self.telling.update(dt)
        self._by_itself = False

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Glade and panel."""
        self.board.draw(surface)
        surface.fill(INK, self.panel)
        self.form.draw(surface)
        return None

    def topic(self) -> tuple[str, str]:
        """The rules of the scores."""
        return "darkaround", "scoring"
