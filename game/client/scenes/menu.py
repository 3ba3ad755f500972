"""The Escape menu over the table, and the page that hands seats over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.client import callings
from game.client.leaving import leave, to_title
from game.client.plainmark import plain_words
from game.client.scenes.message import Answer, MessageScene
from game.client.scenes.page import PageAbove, PageScene
from game.client.scenes.rulebook import RulebookScene
from game.client.scenes.settings import SettingsScene
from game.client.scenes.unsaved import ElsewhereScene, how_it_stands
from game.client.tableview import seat_look
from game.client.theme import LANTERN, MIST
from game.client.widgets import Button, Choice, Widget
from game.engine.contract import Refusal, Seat
from game.engine.record import Holder
from game.players.base import RANDOM
from game.players.registry import levels
from game.session.saving import Standing
from game.session.session import Session
from game.words import problems
from game.words.language import _
from game.words.levels import level_words

if TYPE_CHECKING:
    from game.client.app import App


class MenuScene(PageAbove):
    """Go on, save and leave, hand a seat over, concede, start again, settings, rules."""

    name = "menu"
    width = 420.0
    height = 620.0
    snug = True
    first = "resume"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._told: Standing | None = None

    def fill(self) -> None:
        """The entries."""
        entries: list[tuple[str, str, Callable[[], None], str, str]] = [
            ("resume", _("Go on playing"), self.app.pop, "icons/play", "primary"),
            ("leave", self._leave_words(), self.leave_table, "icons/save", "normal"),
            ("seats", _("Seats: people and computers"), self._seats, "icons/person", "normal"),
            ("rules", _("Rules"), self._rules, "icons/rules", "normal"),
            ("settings", _("Settings"), self._settings, "icons/gear", "normal"),
            ("again", _("Start again"), self._again, "icons/undo", "normal"),
            ("concede", _("Concede"), self._concede, "icons/flag", "normal"),
        ]
        if self.session.may_summon():
            entries.insert(1, ("look", _("My cards"), self._look, "icons/person", "normal"))
        self.form.title(self.session.host.title(), 28)
        saver = self.session.saver
        self._told = saver.standing if saver is not None else None
        if saver is None or saver.standing is Standing.SAVED:
            self.form.text(_("Everything is saved as it happens."), 15, MIST)
        else:
            self.form.text(how_it_stands(saver), 15, LANTERN)
            at = 1 + [key for key, *_rest in entries].index("leave")
            entries.insert(at, ("elsewhere", _("Save elsewhere"), self._elsewhere, "icons/save", "normal"))
        if self.session.chance_given:
            self.form.text(problems.say(Refusal("given_chance")), 15, MIST)
        self.form.gap(8)
        for key, label, action, icon, style in entries:
            button = Button(None, label, action, icon, style=style, key=key, wide=True, points=17)
            if key in ("seats", "concede") and self.session.over():
                button.enabled, button.reason = False, _("The game is over.")
            self.form.row([button], gap=8)

    def enter(self, app: App) -> None:
        """Looks at the disk first, so that what is said here is so."""
        if self.session.saver is not None:
            self.session.saver.look()
        super().enter(app)

    def update(self, dt: float) -> None:
        """Says it when the game is saved now, or is no more."""
        super().update(dt)
        saver = self.session.saver
        if saver is not None and self._told is not saver.standing:
            self.resize()
            self.app.fresh = True

    def _leave_words(self) -> str:
        saver = self.session.saver
        return _("Leave") if saver is not None and saver.standing is Standing.UNSAVED else _("Save and leave")

    def _elsewhere(self) -> None:
        if self.session.saver is not None:
            self.app.push(ElsewhereScene(self.session.saver))

    def _look(self) -> None:
        self.app.replace(LookingScene(self.session))

    def _rules(self) -> None:
        self.app.push(RulebookScene(self.session.game.name, ""))

    def _settings(self) -> None:
        self.app.push(SettingsScene())

    def _seats(self) -> None:
        self.app.push(SeatsScene(self.session))

    def leave_table(self) -> None:
        """Back to the title, with the game saved, or after asking."""
        to_title(self.app)

    def _again(self) -> None:
        def start() -> None:
            session = self.session
            leave(self.app, lambda: self.app.begin(session.game.name, session.setup.options, session.holders))

        saver = self.session.saver
        saved = saver is None or saver.standing is Standing.SAVED
        self.app.push(
            MessageScene(
                _("Start again?"),
                _("A new game begins with the same people and options. This one stays saved, and can be continued from the title.")
                if saved
                else _("A new game begins with the same people and options. This one is not saved; you are asked about it first."),
                [(_("Start again"), start, "primary"), (_("Cancel"), None, "normal")],
            )
        )

    def _concede(self) -> None:
        people = self.session.people()
        if not people:
            return
        answers: list[Answer] = []
        for person in people:
            label = _("Concede") if len(people) == 1 else _("{name} concedes").format(name=person)
            answers.append((label, self._giving_up(self.session.seats_of(person)[0]), "normal"))
        self.app.push(
            MessageScene(
                _("Concede?"),
                _("The game ends at once, and the whole side loses. This cannot be taken back."),
                [*answers, (_("Cancel"), None, "primary")],
            )
        )

    def _giving_up(self, seat: Seat) -> Callable[[], None]:
        def concede() -> None:
            self.session.concede(seat)
            self.app.pop()

        return concede


class LookingScene(PageAbove):
    """Who wants to look at the own cards? The curtain then falls for that person."""

    name = "looking"
    width = 520.0
    height = 620.0
    snug = True
    first = "cancel"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def fill(self) -> None:
        """The people, as many in a row as there is room for."""
        self.form.title(_("Who wants to look at the own cards?"), 24)
        self.form.text(_("The curtain falls, and only this person looks. The game waits."), 15, MIST)
        self.form.gap(8)
        people = self.session.may_summon()
        self.form.row([Button(None, person, self._look(person), "icons/person", key=person, points=17) for person in people], gap=8)

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """Back to the game."""
        return (), [Button(None, _("Cancel"), self.app.pop, key="cancel", style="primary")]

    def _look(self, person: str) -> Callable[[], None]:
        def look() -> None:
            self.session.summon(self.session.seats_of(person)[0])
            self.app.pop()

        return look


class SeatsScene(PageScene):
    """Who holds each seat from now on: the people at this table, or a computer."""

    name = "seats"
    width = 900.0
    height = 660.0
    snug = True

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.holders = list(session.holders)
        self.people: list[str] = []

    def _levels(self) -> tuple[str, ...]:
        return levels(self.session.game.name) or (RANDOM,)

    def fill(self) -> None:
        """A choice for each seat."""
        self.people = callings.apart([*self.session.people(), *self.session.names, *self.app.settings.names])
        self.form.title(_("Seats"), 28)
        self.form.text(_("Hand a seat to a computer, or take it back. It counts from the next decision on."), 15, MIST)
        self.form.gap(8)
        options = [(f"person:{person}", person) for person in self.people]
        options += [(f"level:{level}", level_words(level)) for level in self._levels()]
        icons = {value: "icons/person" if value.startswith("person:") else "icons/computer" for value, _label in options}
        for seat, holder in enumerate(self.holders):
            value = f"person:{holder.person}" if holder.person else f"level:{holder.level or self.session.host.computer().level}"
            choice = Choice(options, value, self._setter(seat), key=f"seat:{seat}", icons=icons)
            self.form.pair(seat_look(self.session, seat).name, choice, 0.28)
        objection = self._objection()
        if objection:
            self.form.text(objection, 16, LANTERN)
        for line in plain_words(self.session):
            self.form.text(line, 15, LANTERN)

    def _objection(self) -> str:
        return self.session.host.objection(self.holders)

    def _setter(self, seat: Seat) -> Callable[[str], None]:
        def choose(value: str) -> None:
            kind, name = value.split(":", 1)
            self.holders[seat] = Holder(person=name) if kind == "person" else Holder(level=name)
            self.resize()

        return choose

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """Back, or take over what was chosen."""
        objection = self._objection()
        accept = Button(None, _("Hand over"), self._accept, key="accept", style="primary", enabled=not objection, reason=objection)
        return [Button(None, _("Back"), self.back, "icons/back", key="back")], [accept]

    def _accept(self) -> None:
        for seat, (old, new) in enumerate(zip(self.session.holders, self.holders, strict=True)):
            if old != new:
                self.session.hand_over(seat, new)
        self.app.pop()
