"""The end: who won and why, and the whole hidden story told again in the house, with everybody's side, cards and secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.betrayal import GAME
from game.betrayal.events import HauntBegins
from game.betrayal.observation import BtObservation
from game.betrayal.table import Table
from game.betrayal.terms import TRAITORS
from game.client import keys
from game.client.betrayal.bookletscene import BookletPages
from game.client.betrayal.explorercards import ExplorerCard
from game.client.betrayal.hints import room_hint
from game.client.betrayal.retold import EVENT, MOMENT, ROUND, TURN, Tale
from game.client.betrayal.retoldbar import RetoldBar
from game.client.betrayal.retoldboard import RetoldBoard
from game.client.betrayal.retoldmarks import mark_of
from game.client.focus import draw_tip
from game.client.form import Form
from game.client.pictures import cover, has_picture
from game.client.retelling import Retelling
from game.client.scenes.ending import EndingScene
from game.client.steps import result
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS
from game.client.timeline import Mark
from game.client.widgets import Button
from game.words.betrayal.booklets import HAUNTS, HEROES, TRAITOR, aims, booklet, closing, story
from game.words.betrayal.endwords import closes, headline, why, winners_of
from game.words.betrayal.names import card_name, explorer_name, haunt_title, role_name
from game.words.betrayal.progress import own_lines, progress_lines
from game.words.betrayal.retelling import now_words, told
from game.words.betrayal.statewords import bound_words
from game.words.betrayal.wording import figure_names, listed
from game.words.language import Section, _, language
from game.words.lines import Line

if TYPE_CHECKING:
    from game.client.app import App
    from game.session.face import Face

_LARGE: Final = 1.4
"""From this text scale on there is no room for the picture."""
_SECONDS: Final = {EVENT: 0.6, TURN: 1.3, ROUND: 1.8, MOMENT: 2.2}
"""How long a step stays while the game is told again by itself, by how far steps go."""
_WEIGHTY: Final = 1.5
"""A step that matters stays at least so long."""
LEAST: Final = 0.35
_LONGEST: Final = 12
"""Among so many of the longest words is the widest."""
WALK: Final = 0.3
"""Seconds that figures walk."""


class EndScene(EndingScene):
    """The end of a game. Needs a session whose match is over."""

    def __init__(self, session: Face) -> None:
        super().__init__(session)
        seen = self.whole.final
        assert isinstance(seen, BtObservation)
        self.seen = seen
        self.unit = EVENT
        self.form = Form()
        self.panel = pygame.Rect(0, 0, 1, 1)
        self.tip = ""
        self._lines: list[Line] = []
        self._whens: list[str] = []
        self._marks: list[Mark] = []
        self._worded = ""  # the language of both
        self._grabbed: tuple[int, int] | None = None

    def prepare(self) -> Iterator[None]:
        """The whole tale, and its words."""
        self.tale = yield from Tale.slowly(self.whole)
        self.telling = Retelling(self.tale.last, self._shown, self._seconds, lambda at, by: self.tale.ahead(at, by, self.unit))
        self.house = RetoldBoard(self.tale, GAME.tiles, self.names)
        self.table, self.board = self.house.table, self.house.board
        yield from self._word()

    def _word(self) -> Iterator[None]:
        """What happens at each step, and when it is, in the language in use."""
        self._lines, self._whens, self._marks, self._worded = [], [], [], language()
        for at, step in enumerate(self.tale.steps):
            self._lines.append(told(step, self.short, self._people()))
            self._whens.append(self._now(at))
            if (mark := mark_of(at, step, self._lines[at].text)) is not None:
                self._marks.append(mark)
            yield

    def enter(self, app: App) -> None:
        """A sound for who has won."""
        super().enter(app)
        self.hear()

    # --- what is shown
    @property
    def over(self) -> bool:
        """Whether the end itself is shown."""
        return self.telling.at == self.telling.last

    def names(self, figure: int) -> str:
        """A figure, and the person who played it."""
        name = figure_names(self._people())(figure)
        holder = self.session.holders[figure].person if 0 <= figure < len(self.session.holders) else ""
        return f"{name} ({holder})" if holder and holder != name else name

    def short(self, figure: int) -> str:
        """A figure alone."""
        return figure_names(self._people())(figure)

    def _people(self) -> Table:
        return self.seen.table

    def may_read_booklet(self) -> bool:
        """Both booklets lie open on a page of their own."""
        return False

    def about(self, seat: int) -> str:
        """An explorer: who it is, and all that its plate does not say."""
        who = self.table.t.bodies[seat].who
        words = [explorer_name(who) if who else "", self.names(seat), *self.facts(seat)]
        return "\n".join(each for each in words if each)

    # --- layout
    def resize(self) -> None:
        """Lays out anew."""
        self.dirty = True
        theme, (width, height) = self.app.theme, self.app.size
        wide = min(max(width * 34 // 100, round(max(theme.unit, 1.0) * (190 + 170 * theme.text_scale))), width * 3 // 5)
        self.panel = pygame.Rect(width - wide, 0, wide, height)
        if self._worded != language():
            result(self._word())  # type: ignore[arg-type]
        longest = sorted(self._whens, key=len)[-_LONGEST:]
        widest = max(longest, key=lambda words: theme.measure(words, "label_bold", 16)[0])
        self.bar = RetoldBar(theme, self.telling, self._marks, widest, self.unit, self._choose_unit)
        self.bar.lines = self._lines
        tall = self.bar.tall(width - wide)
        self.house.layout(theme, pygame.Rect(0, 0, width - wide, height - tall))
        self.house.show(self.telling.at)
        self.bar.layout(pygame.Rect(0, height - tall, width - wide, tall))
        self._fill()

    def _fill(self) -> None:
        form, theme = self.form, self.app.theme
        self.bar.refresh()
        self.bar.now = self._now(self.telling.at)
        form.clear()
        self._fill_head()
        if self.over:
            self._fill_closing()
        elif isinstance(self.tale.steps[self.telling.at].event, HauntBegins) and self.seen.table.haunt in HAUNTS:
            self._paragraphs(story(language(), self.seen.table.haunt))
            form.gap(4)
        for seat in range(self.table.seats):
            form.row([self._explorer(seat)], gap=2, columns=1)
            for words in self.facts(seat):
                form.text(words, 14, BONE)
        for words in progress_lines(self.table, self.short):
            form.text(words, 14, MIST)
        if self.over:
            self._fill_aims()
        form.layout(theme, self.panel.inflate(-2 * theme.px(18), -2 * theme.px(16)), self.bar.widgets())
        self.dirty = True

    def _now(self, at: int) -> str:
        """When a step is."""
        return f"{now_words(self.tale.steps[at], self.names)}  ·  {at} / {self.telling.last}"

    def _fill_head(self) -> None:
        """Who has won and why, and what to do now, above all that is told, so that nobody has to scroll for it."""
        form, outcome, haunt = self.form, self.session.outcome(), self.seen.table.haunt
        if self.over and self.app.theme.text_scale < _LARGE and has_picture("scenes/betrayal_end"):
            form.custom(lambda width: width * 3 // 10, self._draw_picture)
        if outcome is not None:
            large = self.app.theme.text_scale >= _LARGE
            form.title(headline(outcome, self.names), 28 if self.over and not large else 20, LANTERN)
            if haunt and self.table.t.haunt:
                form.text(haunt_title(haunt), 17, MIST, "label_bold")
            if self.over:
                if outcome.winners and outcome.reason != "conceded":  # else the headline names them
                    form.text(listed(outcome.winners, self.names), 16, BONE, "label_bold")
                form.text(why(outcome, self.names, haunt), 17, BONE, "paper_bold")
        form.gap(2)
        form.row([Button(None, _("Play again"), self.again, "icons/play", key="again", style="primary", wide=True)])
        form.row([Button(None, _("Back to the title"), self.title, "icons/home", key="title", wide=True)])
        if self.table.t.haunt in HAUNTS:
            books = [self._book(side) for side in (HEROES, TRAITOR) if booklet(language(), haunt, side)]
            form.row(books, gap=6, columns=1 if self.app.theme.text_scale >= _LARGE else 2)
        form.gap(4)

    def _book(self, side: str) -> Button:
        """What opens a side's booklet, which the other side could not read."""
        words = _("Secrets of Survival") if side == HEROES else _("The Traitor's Tome")
        pages = self.seen.table.haunt, self.seen.table.haunt_omen, side
        return Button(None, words, lambda: self.app.push(BookletPages(*pages)), "icons/rules", key=f"book-{side}", style="quiet", points=14)

    def _fill_closing(self) -> None:
        """The closing words of the haunt."""
        outcome, haunt = self.session.outcome(), self.seen.table.haunt
        if outcome is None or haunt not in HAUNTS or not closes(outcome, haunt):
            return
        last = closing(language(), haunt, winners_of(outcome))
        if last is not None:
            self._paragraphs(last)
        self.form.gap(4)

    def _paragraphs(self, section: Section, points: float = 17) -> None:
        for paragraph in section.paragraphs:
            words = paragraph.text.replace("**", "")
            self.form.text(f"•  {words}" if paragraph.kind == "item" else words, points, BONE, "paper")

    def _fill_aims(self) -> None:
        """What each side had to do, which the other one did not know."""
        haunt = self.seen.table.haunt
        for section in aims(language(), haunt) if haunt in HAUNTS else ():
            self.form.gap(4)
            self.form.text(section.title, 16, LANTERN, "label_bold")
            self._paragraphs(section, 15)

    def _explorer(self, seat: int) -> ExplorerCard:
        body = self.table.t.bodies[seat]
        active = seat == self.table.lit_seat()
        return ExplorerCard(seat, body, self.names(seat), self.short(seat), active, lambda: self._look_for(seat), "", large=True)

    def facts(self, seat: int) -> list[str]:
        """What there is to know of an explorer at this step, its secrets included."""
        body, outcome = self.table.t.bodies[seat], self.session.outcome()
        parts = [role_name("traitor" if body.side == TRAITORS else "hero")] if body.side else []
        if self.over:
            parts.append(_("alive") if body.alive else _("dead"))
            if outcome is not None and seat in outcome.winners:
                parts.append(_("has won"))
        parts += bound_words(body)
        cards = ", ".join(card_name(card) for card in body.cards)
        own = own_lines(self.house.secrets[seat], self.table.t.haunt) if seat < len(self.house.secrets) else []
        first = "  ·  ".join(each for each in (", ".join(parts), cards) if each)
        return [each for each in (first, *own) if each]

    def _draw_picture(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(cover("scenes/betrayal_end", rect.size), rect)
        pygame.draw.rect(surface, MOSS, rect, self.app.theme.px(2))

    # --- the telling
    def _seconds(self) -> float:
        seconds = _SECONDS[self.unit]
        if self.tale.steps[self.telling.at].moment:
            seconds = max(seconds, _WEIGHTY)
        return max(LEAST, self.app.settings.duration(seconds))

    def _shown(self, moved: bool) -> None:
        """Another step, or the telling goes on or stops."""
        if moved:
            self.bar.log.back = 0
            self.tip = ""
            self.house.show(self.telling.at, self.app.settings.duration(WALK))
        self._fill()

    def _choose_unit(self, unit: str) -> None:
        self.unit = unit
        self.dirty = True

    def _look_for(self, seat: int) -> None:
        """Brings an explorer into sight."""
        rect = self.board.figures().get(seat)
        if rect is not None:
            self.board.plan.reveal(rect)
        self.dirty = True

    # --- events and drawing
    def handle(self, event: pygame.Event) -> bool:
        """Left and Right step, with Shift by a turn, Space plays or stops, Home and End go to the ends; the wheel enlarges the house, a
        drag moves it; Escape goes back to the title; the rest is the buttons'."""
        used = True
        if event.type == pygame.MOUSEWHEEL and not self.panel.collidepoint(self.app.pointer):
            used = self.bar.wheel(event, self.app.pointer) or self._zoom(event)
        elif keys.does(event, "escape"):
            self.title()
        elif keys.does(event, "left", "right") and keys.shifted(event):
            self.telling.go(self.tale.ahead(self.telling.at, 1 if keys.does(event, "right") else -1, TURN))
        elif not self.telling.key(event):
            used = self._mouse(event) or self._zoom_key(event) or self.form.handle(event, self.app.theme)
        self.dirty = self.dirty or used or self.form.group.dirty
        return used

    def _zoom(self, event: pygame.Event) -> bool:
        at = self.app.pointer
        return self.board.rect.collidepoint(at) and self.board.plan.zoom(1 if event.y > 0 else -1, at)

    def _zoom_key(self, event: pygame.Event) -> bool:
        if keys.does(event, "zoom_in", "zoom_out"):
            self.board.plan.zoom(1 if keys.does(event, "zoom_in") else -1, self.board.rect.center)
        elif keys.does(event, "fit"):
            self.board.plan.fit()
        else:
            return False
        return True

    def _mouse(self, event: pygame.Event) -> bool:
        """What the mouse does outside the widgets."""
        if self.bar.time.dragged and event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return self.bar.time.handle(event, self.app.theme)
        if event.type == pygame.MOUSEBUTTONDOWN and self.board.rect.collidepoint(event.pos):
            self._grabbed = event.pos
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grabbed:
            self._grabbed = None
            return True
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        return False

    def _move(self, at: tuple[int, int]) -> None:
        if self._grabbed:
            self.board.plan.pan(at[0] - self._grabbed[0], at[1] - self._grabbed[1])
            self._grabbed = at
        before, self.tip = self.tip, room_hint(self, at) if self.board.rect.collidepoint(at) else ""
        self.dirty = self.dirty or bool(self._grabbed) or self.tip != before or bool(self.tip)

    def update(self, dt: float) -> None:
        """Lets the tale go on."""
        self.dirty = self.house.update(dt) or self.dirty
        self.telling.update(dt)

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """The house, the bar and the panel."""
        self.house.draw(surface)
        self.bar.draw(surface)
        surface.fill(INK, self.panel)
        pygame.draw.line(surface, MOSS, self.panel.topleft, self.panel.bottomleft, self.app.theme.px(2))
        self.form.draw(surface)
        if self.tip:
            draw_tip(surface, self.app.theme, self.tip, self.app.pointer)
        return None

    def topic(self) -> tuple[str, str]:
        """The rules of the end."""
        return "betrayal", "winning"
