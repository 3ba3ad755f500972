"""The end: who won and why, the scores, and the whole night told again on the glade."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.client import keys
from game.client.darkaround.board import Board, fitted
from game.client.darkaround.night import Night
from game.client.darkaround.showing import Showing
from game.client.form import Form
from game.client.pictures import sheet, sprite
from game.client.scenes.ending import EndingScene
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS
from game.client.widgets import Button, Widget
from game.darkaround import events as e
from game.engine.contract import Event
from game.words import keynames
from game.words.darkaround.endwords import headline, why
from game.words.darkaround.log import QUIET, word
from game.words.darkaround.names import MORNING, clock_time, party_name, shape_of
from game.words.language import _
from game.words.levels import level_words

if TYPE_CHECKING:
    from game.client.app import App
    from game.session.face import Face

PACE: Final = 0.8
"""The night is told again a little quicker than it was played."""
LEAST: Final = 0.15
_EVENTS: Final = 40
"""So many events are worked through in a step."""


class EndScene(EndingScene):
    """The end of a game. Needs a session whose match is over."""

    def __init__(self, session: Face) -> None:
        super().__init__(session)
        self.setup = self.whole.setup
        self.seats = self.setup.seats
        self.events: list[Event] = self.whole.events
        self.form = Form()
        self.playing = False
        self.told: Event | None = None
        self.panel = pygame.Rect(0, 0, 1, 1)

    def prepare(self) -> Iterator[None]:
        """The night as it ended."""
        return self._from(len(self.events))

    def enter(self, app: App) -> None:
        """A sound for who has won."""
        super().enter(app)
        self.hear()

    def _from(self, count: int) -> Iterator[None]:
        """The night after so many events, the rest still to be told; worked out in steps."""
        night = Night(self.setup)
        showing = Showing(night, self._tell, lambda _event: None, lambda _seat: False)
        for first in range(0, count, _EVENTS):
            showing.add(self.events[first : min(first + _EVENTS, count)])
            showing.skip()
            yield
        showing.add(self.events[count:])
        self.night, self.showing, self.board = night, showing, Board(night, showing, self._name)
        yield

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
            together = self.setup.options["aim"] == "cooperative"
            form.title(headline(outcome, self._winner, together), 27, LANTERN)
            form.text(why(outcome, self.seats), 18, BONE, "paper")
        form.custom(self._scores_height, self._draw_scores)
        form.row(self._hours(), gap=5)
        form.row(self._players(), gap=5)
        form.custom(self._told_height, self._draw_told)
        form.row([self._button("again", _("Play again"), self.again, "icons/play", style="primary")], gap=8)
        form.row([self._button("title", _("Back to the title"), self.title, "icons/home")])
        form.layout(theme, self.panel.inflate(-2 * theme.px(16), -2 * theme.px(16)))

    def _hours(self) -> list[Widget]:
        """A button for each hour that was played."""
        last = max((event.hour for event in self.events if isinstance(event, e.ClockTurned)), default=0)
        found: list[Widget] = []
        for hour in range(1, min(last, MORNING) + 1):
            button = Button(None, clock_time(hour), self._jump(hour), key=f"hour-{hour}", style="quiet", points=14)
            button.selected = hour == self.night.hour
            found.append(button)
        return found

    def _players(self) -> list[Widget]:
        play = "icons/pause" if self.playing else "icons/play"
        return [
            self._button("play", "", self._toggle, play, keynames.with_key(_("Play or pause"), "confirm")),
            self._button("after", "", self._next_party, "icons/next", _("The next party")),
            self._button("skip", "", self._skip, "icons/skip", _("To the end")),
        ]

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

    # --- what the buttons do
    def _start_over(self, count: int, playing: bool) -> None:
        def begin() -> None:
            self.playing = playing
            self.resize()

        self.playing = False
        self.app.later(self._from(count), begin)

    def _jump(self, hour: int) -> Callable[[], None]:
        def jump() -> None:
            at = next(n for n, event in enumerate(self.events) if isinstance(event, e.ClockTurned) and event.hour == hour)
            self._start_over(at + 1, playing=True)

        return jump

    def _toggle(self) -> None:
        if not self.showing.busy():
            self._start_over(0, playing=True)
            return
        self.playing = not self.playing
        self._fill()
        self.dirty = True

    def _next_party(self) -> None:
        self.playing = False
        self.showing.hurry()
        self.showing.step()
        self.showing.hurry()
        self._fill()
        self.dirty = True

    def _skip(self) -> None:
        self._start_over(len(self.events), playing=False)

    # --- events, time, drawing
    def handle(self, event: pygame.Event) -> bool:
        """Space plays or pauses, Escape goes back to the title; the rest is the buttons'."""
        used = True
        if keys.does(event, "confirm"):
            self._toggle()
        elif keys.does(event, "escape"):
            self.title()
        else:
            used = self.form.handle(event, self.app.theme)
        self.dirty = self.dirty or used or self.form.group.dirty
        return used

    def update(self, dt: float) -> None:
        """Lets the night go on."""
        self.board.still = self.app.settings.still
        self.dirty = self.board.update(dt) or self.dirty
        if not self.playing:
            return
        hour = self.night.hour
        self.dirty = self.showing.update(dt, max(LEAST, self.app.settings.duration(PACE))) or self.dirty
        if not self.showing.busy():
            self.playing = False
        if hour != self.night.hour or not self.playing:
            self._fill()

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Glade and panel."""
        self.board.draw(surface)
        surface.fill(INK, self.panel)
        self.form.draw(surface)
        return None

    def topic(self) -> tuple[str, str]:
        """The rules of the scores."""
        return "darkaround", "scoring"
