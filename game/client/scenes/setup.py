"""The set-up of a game: people by name, the seats in a row, the options; with defaults that can be played at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.client.pictures import sheet, sprite
from game.client.scenes.menu import level_words
from game.client.scenes.page import PageScene
from game.client.session import computer
from game.client.starting import begin
from game.client.tableview import SeatLook, desk
from game.client.textwidgets import TextEntry
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, PINE, WOOD, Theme
from game.client.widgets import CLICK, Button, Choice, Widget, lighter
from game.client.words import _
from game.engine import games
from game.engine.record import Holder
from game.players.registry import levels

_NAME: Final = 20


class SeatCard(Widget):
    """A seat as a card: shape, colour, name, and who holds it. Left and right, or a click, pass it to the next holder."""

    def __init__(self, look: SeatLook, holders: Sequence[Holder], value: Holder, changed: Callable[[Holder], None], *, key: str) -> None:
        super().__init__(key=key)
        self.look = look
        self.holders = list(holders)
        self.value = value
        self.changed = changed
        self.tip = look.about

    def words(self) -> str:
        """The seat and its holder."""
        return f"{self.look.name}: {self._holder()}"

    def _holder(self) -> str:
        return self.value.person or level_words(self.value.level)

    def _inner(self, theme: Theme, width: int) -> int:
        return width - theme.px(16)

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """Shape, name and holder, one below the other."""
        words = max((theme.measure(word, "label_bold", 16)[0] for word in [*self.look.name.split(), *self._all_words()]), default=0)
        least = words + theme.px(20)
        inner = self._inner(theme, max(width, least))
        name = theme.measure(self.look.name, "label_bold", 16, inner)[1]
        return least, theme.em(54) + name + self._pill(theme, inner) + theme.px(34)

    def _all_words(self) -> list[str]:
        names = [holder.person or level_words(holder.level) for holder in self.holders]
        return [word for name in names for word in name.split()]

    def _pill(self, theme: Theme, inner: int) -> int:
        """The height of the holder's plate: as high as the longest name needs, so that cards stay in line."""
        names = [holder.person or level_words(holder.level) for holder in self.holders] or [""]
        return theme.em(26) + max(theme.measure(name, "label_bold", 15, inner)[1] for name in names) + theme.px(8)

    def _step(self, by: int) -> None:
        at = self.holders.index(self.value) if self.value in self.holders else 0
        self.value = self.holders[(at + by) % len(self.holders)]
        self.changed(self.value)

    def act(self) -> None:
        """The next holder."""
        self._step(1)

    def handle(self, event: pygame.Event, theme: Theme) -> bool:
        """Arrows with Control, or plus and minus; plain arrows go from card to card."""
        del theme
        if event.type == pygame.KEYDOWN and event.key in _STEPS:
            self._step(_STEPS[event.key])
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == CLICK:
            self.act()
            return True
        return False

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The card: people's seats glow, computers' are dim."""
        del focused
        human = bool(self.value.person)
        fill = MOSS if human else PINE
        fill = lighter(fill, 0.1) if hovered else fill
        surface.blit(sheet(self.rect.width, self.rect.height, fill, INK, theme.px(2), theme.px(10)), self.rect)
        inner = self._inner(theme, self.rect.width)
        shape = theme.em(54)
        top = self.rect.top + theme.px(10)
        band = pygame.Rect(self.rect.left + theme.px(8), top + shape // 2 - theme.px(3), inner, theme.px(6))
        surface.blit(sheet(band.width, band.height, self.look.colour if self.look.colour != INK else WOOD, None, 0, 2), band)
        surface.blit(sprite(self.look.sprite, shape), (self.rect.centerx - shape // 2, top))
        pill = self._pill(theme, inner)
        plate = pygame.Rect(self.rect.left + theme.px(8), self.rect.bottom - theme.px(8) - pill, inner, pill)
        name = pygame.Rect(plate.left, top + shape + theme.px(4), inner, plate.top - top - shape - theme.px(6))
        theme.text(surface, self.look.name, name, "label_bold", 16, BONE, "center", valign="center")
        surface.blit(sheet(plate.width, plate.height, LANTERN if human else INK, INK, theme.px(2), theme.px(6)), plate)
        icon = theme.em(22)
        surface.blit(sprite("icons/person" if human else "icons/computer", icon), (plate.centerx - icon // 2, plate.top + theme.px(4)))
        words = pygame.Rect(plate.left, plate.top + theme.em(24) + theme.px(2), inner, plate.height - theme.em(24) - theme.px(4))
        theme.text(surface, self._holder(), words, "label_bold", 15, INK if human else BONE, "center", valign="center")


_STEPS: Final = {pygame.K_PLUS: 1, pygame.K_KP_PLUS: 1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1, pygame.K_EQUALS: 1}


class SetupScene(PageScene):
    """Everything preset: Play is the second click from the title."""

    name = "setup"
    width = 1180.0
    height = 700.0
    first = "play"

    def __init__(self, game_name: str) -> None:
        super().__init__()
        self.game = games.load(game_name)
        self.desk = desk(game_name)
        self.people: list[str] = []
        self.holders: list[Holder] = []
        self.options = {option.name: option.default for option in self.game.options}

    def resize(self) -> None:
        """The people of the last game are offered again."""
        if not self.people:
            names = [name for name in self.app.settings.names if name.strip()]
            self.people = names[:1] or [_("Player")]
            self.holders = list(self.desk.defaults(self.people))
        super().resize()

    # who plays

    def _most(self) -> int:
        return max(self.game.seats)

    def _holder_choices(self) -> list[Holder]:
        names = [name.strip() for name in self.people if name.strip()]
        computers = [Holder(level=level) for level in levels(self.game.name)] or [computer(self.game.name)]
        return [*(Holder(person=name) for name in dict.fromkeys(names)), *computers]

    def _rename(self, place: int) -> Callable[[str], None]:
        def changed(text: str) -> None:
            old, new = self.people[place].strip(), text.strip()
            self.people[place] = text
            if new and new not in (name.strip() for at, name in enumerate(self.people) if at != place):
                self.holders = [Holder(person=new) if holder.person == old else holder for holder in self.holders]
            self._refresh()

        return changed

    def _refresh(self) -> None:
        """Shows changed names without making the text line anew, which would lose its cursor."""
        choices = self._holder_choices()
        for widget in self.form.group.widgets:
            if isinstance(widget, SeatCard):
                widget.holders = choices
                widget.value = self.holders[int(widget.key.removeprefix("seat:"))]
        self._judge()
        self.dirty = True

    def _judge(self) -> None:
        """Whether Play is possible, and if not why."""
        play = self.form.group.find("play")
        play.reason = self._objection()
        play.enabled = not play.reason

    def _add(self) -> None:
        taken = set(self.people)
        number = len(self.people) + 1
        while _("Player {number}").format(number=number) in taken:
            number += 1
        known = [name for name in self.app.settings.names if name not in taken]
        self.people.append(known[0] if known else _("Player {number}").format(number=number))
        self.holders = list(self.desk.defaults([name.strip() for name in self.people]))
        self.resize()

    def _remove(self, place: int) -> Callable[[], None]:
        def remove() -> None:
            self.people.pop(place)
            self.holders = list(self.desk.defaults([name.strip() for name in self.people]))
            self.resize()

        return remove

    def _swap(self) -> None:
        """One person: the other side of the table."""
        person, machine = Holder(person=self.people[0].strip()), computer(self.game.name)
        self.holders = [machine if holder.person else person for holder in self.holders]
        self.resize()

    def _objection(self) -> str:
        names = [name.strip() for name in self.people]
        if not all(names):
            return _("Everybody needs a name.")
        if len(set(names)) < len(names):
            return _("Two people have the same name.")
        idle = [name for name in names if Holder(person=name) not in self.holders]
        if idle:
            return _("{name} has no seat yet.").format(name=idle[0])
        return self.desk.objection(self.holders)

    # the page

    def fill(self) -> None:
        """People, seats, options."""
        self.form.title(self.desk.title(), 36)
        self.form.text(self.desk.pitch(), 17, BONE, "paper")
        self.form.gap(6)
        self.form.text(_("Who sits at the screen?"), 17, LANTERN, "label_bold")
        self.form.row(self._people_row())
        self.form.gap(4)
        self.form.text(_("Who plays which part? Choose a card to pass it on."), 17, LANTERN, "label_bold")
        cards = [
            SeatCard(self.desk.seat_look(seat), self._holder_choices(), holder, self._seat(seat), key=f"seat:{seat}")
            for seat, holder in enumerate(self.holders)
        ]
        self.form.row(cards, columns=len(cards))
        objection = self._objection()
        if objection:
            self.form.text(objection, 16, LANTERN)
        self.form.gap(4)
        self._fill_options()

    def _people_row(self) -> list[Widget]:
        row: list[Widget] = []
        for place, name in enumerate(self.people):
            row.append(TextEntry(name, self._rename(place), label=_("Name"), key=f"name:{place}", limit=_NAME))
            if len(self.people) > 1:
                tip = _("Takes this person away")
                row.append(Button(None, "", self._remove(place), "icons/cross", key=f"remove:{place}", style="quiet", tip=tip))
        if len(self.people) < self._most():
            row.append(Button(None, _("One more person"), self._add, "icons/plus", key="add", style="quiet"))
        if len(self.people) == 1:
            row.append(Button(None, _("Swap sides"), self._swap, "icons/person", key="swap", style="quiet"))
        return row

    def _seat(self, seat: int) -> Callable[[Holder], None]:
        def changed(holder: Holder) -> None:
            self.holders[seat] = holder
            self.resize()

        return changed

    def _fill_options(self) -> None:
        row: list[Widget] = []
        for option in self.game.options:
            label, about = self.desk.option_words(option.name)
            values = [(value, self.desk.value_words(option.name, value)) for value in option.values]
            key, value = f"option:{option.name}", self.options[option.name]
            row.append(Choice(values, value, self._option(option.name), label=label, key=key))
            if about:
                self.form.row(row, gap=26)
                self.form.text(about, 15, MIST)
                row = []
        self.form.row(row, gap=26)

    def _option(self, name: str) -> Callable[[str], None]:
        def changed(value: str) -> None:
            self.options[name] = value
            self.dirty = True

        return changed

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """Back, rules, play."""
        objection = self._objection()
        play = Button(
            None, _("Play"), self._play, "icons/play", key="play", style="primary", enabled=not objection, reason=objection, points=20
        )
        back = Button(None, _("Back"), self.back, "icons/back", key="back")
        rules = Button(None, _("Rules"), self._rules, "icons/rules", key="rules")
        return [back, rules], [play]

    def _rules(self) -> None:
        from game.client.scenes.rulebook import RulebookScene

        self.app.push(RulebookScene(self.game.name, ""))

    def _play(self) -> None:
        self.app.settings.names = [name.strip() for name in self.people]
        self.app.save_settings()
        begin(self.app, self.game.name, self.options, self.holders)

    def topic(self) -> tuple[str, str]:
        """The game's rules."""
        return self.game.name, ""
