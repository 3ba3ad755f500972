"""The set-up of a game: people by name, the seats in a row, the options; with defaults that can be played at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.client import callings, keys
from game.client.mapreading import Fault, board_fault
from game.client.pictures import sheet, sprite
from game.client.scene import Scene
from game.client.scenes.page import PageScene
from game.client.scenes.rulebook import RulebookScene
from game.client.tableview import SeatLook, screens_of
from game.client.textfield import TextField
from game.client.theme import BONE, INK, LANTERN, MOSS, PINE, WOOD, Colour, Theme
from game.client.widgets import CLICK, Button, Choice, Widget, lighter
from game.engine import games
from game.engine.callings import fit
from game.engine.record import Holder
from game.players.registry import levels
from game.session.errands import Errand
from game.words.host import host
from game.words.language import _
from game.words.levels import level_words
from game.words.problems import say, say_error

if TYPE_CHECKING:
    from game.client.app import App

_SHAPE: Final = 66


class SeatCard(Widget):
    """A seat as a card: shape, colour, name, and who holds it (the one of `holders` at `at`). A click, Enter, plus or minus pass it to
    the next holder."""

    def __init__(self, look: SeatLook, holders: Sequence[Holder], at: int, changed: Callable[[int], None], *, key: str) -> None:
        super().__init__(key=key)
        self.look = look
        self.holders = list(holders)
        self.at = at
        self.changed = changed
        self.tip = look.about

    def words(self) -> str:
        """The seat and its holder."""
        return f"{self.look.name}: {self._holder()}"

    def _holder(self) -> str:
        return _holder_words(self.holders[self.at])

    def _inner(self, theme: Theme, width: int) -> int:
        return width - theme.px(16)

    def natural(self, theme: Theme, width: int) -> tuple[int, int]:
        """Shape, name and holder, one below the other."""
        words = max((theme.measure(word, "label_bold", 16)[0] for word in [*self.look.name.split(), *self._all_words()]), default=0)
        least = words + theme.px(20)
        inner = self._inner(theme, max(width, least))
        name = theme.measure(self.look.name, "label_bold", 16, inner)[1]
        return least, theme.em(_SHAPE) + name + self._pill(theme, inner) + theme.px(34)

    def _all_words(self) -> list[str]:
        names = [_holder_words(holder) for holder in self.holders]
        return [word for name in names for word in name.split()]

    def _pill(self, theme: Theme, inner: int) -> int:
        """The height of the holder's plate: as high as the longest name needs, so that cards stay in line."""
        names = [_holder_words(holder) for holder in self.holders]
        return theme.em(26) + max(theme.measure(name, "label_bold", 15, inner)[1] for name in names) + theme.px(8)

    def _step(self, by: int) -> None:
        self.at = (self.at + by) % len(self.holders)
        self.changed(self.at)

    def act(self) -> None:
        """The next holder."""
        self._step(1)

    def handle(self, event: pygame.Event, theme: Theme) -> bool:
        """Plus and minus pass the seat on; arrows go from card to card."""
        del theme
        if keys.does(event, "zoom_in", "zoom_out"):
            self._step(1 if keys.does(event, "zoom_in") else -1)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == CLICK:
            self.act()
            return True
        return False

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """The card: people's seats glow, computers' are dim."""
        del focused
        human = bool(self.holders[self.at].person)
        fill: Colour = MOSS if human else PINE
        fill = lighter(fill, 0.1) if hovered else fill
        surface.blit(sheet(self.rect.width, self.rect.height, fill, INK, theme.px(2), theme.px(10)), self.rect)
        inner = self._inner(theme, self.rect.width)
        shape = theme.em(_SHAPE)
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


def _holder_words(holder: Holder) -> str:
    return holder.person or level_words(holder.level)


class SetupScene(PageScene):
    """Everything preset: Play is the second click from the title."""

    name = "setup"
    width = 1180.0
    height = 700.0
    first = "play"

    @classmethod
    def alone(cls, game: str) -> Scene | None:
        """Of this game."""
        return cls(game) if game else None

    def __init__(self, game_name: str) -> None:
        super().__init__()
        self.game = games.load(game_name)
        self.screens = screens_of(game_name)
        self.host = host(game_name)
        self.fields: list[TextField] = []
        self.parts: list[int] = []  # who holds each seat: the place in `_choices`, which begins with the people
        self.options = {option.name: option.default for option in self.game.options}
        self.fault: Fault | None = None
        self._reading: Errand | None = None

    def enter(self, app: App) -> None:
        """The board is read meanwhile."""
        super().enter(app)
        self._read_board()

    def wake(self) -> None:
        """The board may have been mended meanwhile, or broken."""
        super().wake()
        self._read_board()

    def _read_board(self) -> None:
        self.leave()
        self._reading = self.app.errands.run(board_fault(self.game.name), self._take_fault)

    def leave(self) -> None:
        """Nobody asks about the board any more."""
        if self._reading is not None:
            self._reading.cancel()

    def _take_fault(self, fault: Fault | None) -> None:
        """Tells of a fault of the board as soon as it is found."""
        told = [fault and str(fault), self.fault and str(self.fault)]
        self.fault = fault
        if told[0] != told[1]:
            self.resize()
            self.app.fresh = True

    def resize(self) -> None:
        """The person of the last game is offered again."""
        if not self.fields:
            self.seat_people(self.app.settings.names[:1] or [_("Player")])
        self._judge_names()
        super().resize()

    # who plays

    def seat_people(self, people: Sequence[str]) -> None:
        """Other people at the screen: they get the seats that suit so many."""
        kept = self.fields[: len(people)]
        self.fields = [TextField(name, self._rename, label=_("Name"), key=f"name:{place}") for place, name in enumerate(people)]
        for place, field in enumerate(kept):
            if field.text == self.fields[place].text:
                self.fields[place] = field  # with its caret
        stand_ins = [str(place) for place in range(len(people))]  # names may be empty or equal while they are written
        wanted = self.host.defaults(stand_ins)
        self.parts = [int(holder.person) if holder.person else self._computer for holder in wanted]

    @property
    def people(self) -> list[str]:
        """What the people are called, as far as names that are still being written are names."""
        return [fit(field.text) for field in self.fields]

    def _computers(self) -> list[Holder]:
        """The computer players. The one offered first is the last, so that the next click gives its seat to a person."""
        first = self.host.computer()
        return [*(Holder(level=level) for level in levels(self.game.name) if level != first.level), first]

    @property
    def _computer(self) -> int:
        """The part of the computer player offered first."""
        return len(self._choices()) - 1

    def _choices(self) -> list[Holder]:
        """Everybody who can hold a seat: the people, then the computers."""
        return [*(Holder(person=callings.trimmed(name) or "…") for name in self.people), *self._computers()]

    @property
    def holders(self) -> list[Holder]:
        """Who holds each seat."""
        choices = self._choices()
        return [choices[part] for part in self.parts]

    def _rename(self, _text: str) -> None:
        """Shows changed names: cards may need more room for them, and what is wrong with one stands below it."""
        self.resize()

    def _judge_names(self) -> None:
        """What is wrong with each name, beside the others."""
        people = self.people
        for place, field in enumerate(self.fields):
            found = callings.fault(people[place], people[:place] + people[place + 1 :])
            field.fault = say(found) if found else ""

    def _add(self) -> None:
        taken = self.people
        number = len(taken) + 1
        while callings.fault(_("Player {number}").format(number=number), taken):
            number += 1
        known = [name for name in self.app.settings.names if callings.fault(name, taken) is None]
        self.seat_people([*self._texts(), known[0] if known else _("Player {number}").format(number=number)])
        self.resize()

    def _texts(self) -> list[str]:
        """What stands in the fields."""
        return [field.text for field in self.fields]

    def _remove(self, place: int) -> Callable[[], None]:
        def remove() -> None:
            texts = self._texts()
            self.seat_people(texts[:place] + texts[place + 1 :])
            self.resize()

        return remove

    def _swap(self) -> None:
        """One person: the other side of the table."""
        self.parts = [self._computer if part == 0 else 0 for part in self.parts]
        self.resize()

    def _objection(self) -> str:
        wrong = next((field.fault for field in self.fields if field.fault), "")
        return wrong or self._table_objection()

    def _table_objection(self) -> str:
        """What is wrong with the board, or with who sits where."""
        if self.fault is not None:
            return _("{fault} Mend the map, or choose another game.").format(fault=say_error(self.fault))
        idle = [name for place, name in enumerate(self.people) if name and place not in self.parts]
        if idle:
            return _("{name} has no seat yet.").format(name=idle[0])
        return self.host.objection(self.holders)

    # the page

    def fill(self) -> None:
        """Who plays, the seats, the options."""
        self.form.title(self.host.title(), 36)
        self.form.text(self.host.pitch(), 17, BONE, "paper")
        self.form.gap(6)
        self.form.text(_("Who sits at the screen?"), 17, LANTERN, "label_bold")
        self.form.row([*self._people_row(), *self._seat_row()])
        self.form.gap(4)
        self.form.text(self._table_objection() or _("Who plays which part? Choose a card to pass it on."), 17, LANTERN, "label_bold")
        cards = [
            SeatCard(self.screens.seat_look(seat), self._choices(), part, self._seat(seat), key=f"seat:{seat}")
            for seat, part in enumerate(self.parts)
        ]
        self.form.row(cards, columns=len(cards))
        self.form.gap(4)
        self._fill_options()

    def _people_row(self) -> list[Widget]:
        row: list[Widget] = []
        for place, field in enumerate(self.fields):
            row.append(field)
            if len(self.fields) > 1:
                tip = _("Takes this person away")
                row.append(Button(None, "", self._remove(place), "icons/cross", key=f"remove:{place}", style="quiet", tip=tip))
        if len(self.fields) < max(self.game.seats):
            row.append(Button(None, _("One more person"), self._add, "icons/plus", key="add", style="quiet"))
        if len(self.fields) == 1 and len(self.game.seats) == 1:
            row.append(Button(None, _("Swap sides"), self._swap, "icons/person", key="swap", style="quiet"))
        return row

    def _seat(self, seat: int) -> Callable[[int], None]:
        def changed(part: int) -> None:
            self.parts[seat] = part
            self.resize()

        return changed

    def _seat_row(self) -> list[Widget]:
        """For a game of several numbers of seats: one seat more, for a computer, or the last one less."""
        row: list[Widget] = []
        if len(self.parts) + 1 in self.game.seats:
            row.append(Button(None, _("One more seat"), self._set_seats(1), "icons/plus", key="more-seats", style="quiet"))
        if len(self.parts) - 1 in self.game.seats and len(self.parts) > len(self.fields):
            row.append(Button(None, _("One seat fewer"), self._set_seats(-1), "icons/minus", key="fewer-seats", style="quiet"))
        return row

    def _set_seats(self, by: int) -> Callable[[], None]:
        def changed() -> None:
            self.parts = [*self.parts, len(self.fields)] if by > 0 else self.parts[:-1]
            self.resize()

        return changed

    def _fill_options(self) -> None:
        choices: list[Widget] = []
        for option in self.game.options:
            if option.pattern:  # the program fills it in
                continue
            label, about = self.host.option_words(option.name)
            values = [(value, self.host.value_words(option.name, value)) for value in option.values]
            key, value = f"option:{option.name}", self.options[option.name]
            choices.append(Choice(values, value, self._option(option.name), label=label, key=key, about=about))
        self.form.row(choices[:1])
        self.form.row([*choices[1:], *self.screens.setup_extras(self.app, self.resize)], gap=26)

    def _option(self, name: str) -> Callable[[str], None]:
        def changed(value: str) -> None:
            self.options[name] = value
            self.dirty = True

        return changed

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """Buttons to go back, to read the rules, to play."""
        objection = self._objection()
        play = Button(
            None, _("Play"), self._play, "icons/play", key="play", style="primary", enabled=not objection, reason=objection, points=20
        )
        back = Button(None, _("Back"), self.back, "icons/back", key="back")
        rules = Button(None, _("Rules"), self._rules, "icons/rules", key="rules")
        return [back, rules], [play]

    def _rules(self) -> None:
        self.app.push(RulebookScene(self.game.name, ""))

    def _play(self) -> None:
        self.app.settings.names = self.people
        self.app.save_settings()
        self.app.begin(self.game.name, self.options, self.holders)

    def topic(self) -> tuple[str, str]:
        """The game's rules."""
        return self.game.name, ""
