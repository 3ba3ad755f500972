"""The buttons of the panel, and what can be chosen on the board."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.betrayal.actions import Act
from game.betrayal.asking import BtQuestion
from game.betrayal.haunts.hiding import PLACE
from game.client import tools
from game.client.betrayal.answered import ANSWERED
from game.client.betrayal.explorercards import CardButton
from game.client.betrayal.leading import remaining
from game.client.betrayal.look import card_picture, trait_icon
from game.client.pictures import has_picture
from game.client.places import places_of
from game.client.tools import Tool
from game.client.widgets import Button, Widget
from game.players.betrayal.player import thumbed
from game.players.betrayal.view import world
from game.words import keynames
from game.words.betrayal.actionwords import words_of
from game.words.betrayal.booklets import aim_words
from game.words.betrayal.cards import CARDS
from game.words.betrayal.chances import Chances
from game.words.betrayal.choosing import Option
from game.words.betrayal.questions import spaces_left
from game.words.language import _

if TYPE_CHECKING:
    from game.client.betrayal.context import ButtonsContext

Rows = list[tuple[str, list[Widget]]]
"""Rows of buttons, each with the words above it."""
PAGE: Final = 9
"""Choices shown at a time."""
FINAL: Final = frozenset(
    {
        "take",
        "explore",
        "attack",
        "use",
        "token",
        "do",
        "fall",
        "drop_down",
        "reveal",
        "strike",
        "wound",
        "steal",
        "place",
        "land",
        "link",
        "wake",
        "below",
    }
)
"""Verbs that are asked once more where the settings say so."""
SPLITS: Final = frozenset({"spread", "order", "heal"})
"""Verbs of a mere order or split, which can be left to the program."""
_END: Final = "end_turn"
"""One press ends the turn, wherever the button lies: what only one person may read can move it."""
_MOST_KEYS: Final = 9
_ICONS: Final = {
    "end": "icons/clock",
    "roll": "betrayal/die_2",
    "keep": "icons/check",
    "accept": "icons/check",
    "yes": "icons/check",
    "refuse": "icons/cross",
    "no": "icons/cross",
    "ignore": "icons/cross",
    "leave": "icons/cross",
    "ready": "icons/check",
    "follow": "icons/next",
    "stay": "icons/home",
    "done": "icons/skip",
    "offer": "icons/check",
    "call_off": "icons/cross",
    "take_back": "icons/minus",
    "cross": "icons/next",
    "attack": "betrayal/trait_might",
}


def cards_asked_about(asked: BtQuestion | None) -> list[str]:
    """The cards that a question is about, or the one on which its roll stands."""
    if asked is None:
        return []
    found = [asked.card, *asked.gives, *asked.asks, asked.purpose.removeprefix("event_")]
    return [card for card in found if card in CARDS]


class Buttons:
    """Makes them for a view."""

    def __init__(self, view: ButtonsContext) -> None:
        self.view = view
        self.page = 0
        self._chances: Chances | None = None

    # the panel

    def rows(self) -> Rows:
        """The rows of the panel, in letters of its size."""
        view, seen = self.view, self.view.observation
        if view.showing.waiting is not None:
            return [("", [self._button("continue", _("Continue"), view.go_on, "icons/next", main=True)])]
        if view.showing.busy() or self._computer():
            return [("", [self._button("skip", _("Skip"), view.skip, "icons/skip")]), *self._interrupts()]
        if seen is None or not view.asked():
            return self._interrupts()
        rows: Rows = []
        if view.laying.now() is not None:
            rows += self._laying()
        rows += [*self._choices(), *self._interrupts()]
        return [(words, row) for words, row in rows if row]

    def _interrupts(self) -> Rows:
        """What the viewer may do although it is not asked: a hidden traitor shows itself. It is always asked once more."""
        seen, view = self.view.observation, self.view
        if seen is None or not seen.interrupts or view.session.over():
            return []
        armed = view.choosing.armed == "interrupt"
        label = words_of((seen.interrupts[0].verb, *seen.interrupts[0].words), seen, view.names)
        button = self._button(
            "interrupt", _("Sure? {what}").format(what=label) if armed else label, view.control.interrupt, "icons/warning"
        )
        button.selected = armed
        return [("", [button])]

    def _computer(self) -> bool:
        seen = self.view.observation
        return seen is not None and seen.actor is not None and seen.actor >= 0 and not self.view.session.holders[seen.actor].person

    def _laying(self) -> Rows:
        row: list[Widget] = []
        if len(self.view.laying.at_cell()) > 1:
            turn = self._button("turn", keynames.with_key(_("Turn the room"), "turn"), self.view.turn_room, "icons/undo")
            turn.hotkey = "turn"
            row.append(turn)
        return [("", row), ("", [self._button("place", _("Lay it here"), self.view.lay_room, "icons/check", main=True)])]

    def _choices(self) -> Rows:
        view, choosing = self.view, self.view.choosing
        rows: Rows = [("", self._card_asked())]
        if choosing.path:
            act = choosing.act()
            head: list[Widget] = [self._button("back", _("Back"), view.control.back, "icons/back")]
            if act is not None:
                rows.append(("", [self._press(Option(choosing.path, act), main=True)]))
            rows.append(("", head))
        options = self._offered()
        pages = -(-len(options) // PAGE)
        self.page = min(self.page, max(0, pages - 1))
        shown = options[self.page * PAGE : (self.page + 1) * PAGE] if pages > 1 else options
        unseen = view.observation is not None and PLACE in view.observation.own
        ends = [option for option in shown if unseen and option.path == ("end",)]  # in one place, wherever it stands
        rows += [("", [self._press(option)]) for option in ends]
        others = [self._press(option) for option in shown if option not in ends]
        for number, button in enumerate(others[:_MOST_KEYS] if not view.control.numbered() else (), 1):
            button.hotkey = button.hotkey or str(number)
        rows += [("", row) for row in self._in_pairs(others)]
        if not choosing.path and self._can_be_left():
            rows.append(("", [self._button("for_me", _("Choose for me"), self._for_me, "icons/hint")]))
        if not choosing.path and view.observation is not None and (rest := remaining(view.observation)):
            rows.append(("", [self._rest(rest)]))
        if pages > 1:
            rows.append(
                (
                    "",
                    [self._button("more", _("More ({page} of {pages})").format(page=self.page + 1, pages=pages), self._more, "icons/next")],
                )
            )
        return rows

    def _card_asked(self) -> list[Widget]:
        """The card that asks, to be read once more."""
        view = self.view
        held = view.table.t.bodies[max(view.shown_figure(), 0)].cards
        asked = view.observation.question if view.observation is not None else None
        return [self._asking_card(card) for card in cards_asked_about(asked) if card not in held]

    def _asking_card(self, card: str) -> CardButton:
        view = self.view
        chip = CardButton(card, lambda: view.read(card), chosen=view.read_card == card)
        chip.key = f"ask:{card}"
        return chip

    def _in_pairs(self, buttons: list[Button]) -> list[list[Widget]]:
        """Short ones side by side, so that all can be seen."""
        theme = self.view.app.theme
        half = (self.view.panel.rect.w - theme.px(24)) // 2 - theme.px(16)
        rows: list[list[Widget]] = []
        single = False
        for button in buttons:
            side = theme.em(button.points * 1.6) + theme.px(8) if button.icon else 0
            short = theme.measure(button.label, "label_bold", button.points)[0] + side + theme.px(button.points * 2) <= half
            if short and single:
                rows[-1].append(button)
                single = False
            else:
                rows.append([button])
                single = short
        return rows

    def _offered(self) -> list[Option]:
        """What stands in the panel: rooms that can be chosen on the board do not, where they are many."""
        view, choosing = self.view, self.view.choosing
        options = choosing.options()
        if "panel" not in places_of(ANSWERED, view.asking()):
            return []
        if view.laying.found and not choosing.path:
            options = [option for option in options if option.path[0] not in ("rearrange",)]
        rest = [option for option in options if option.path[0] != "end"]
        return [*rest, *(option for option in options if option.path[0] == "end")]

    def _can_be_left(self) -> bool:
        """Whether nothing but an order or a split is asked, of which there are several."""
        seen = self.view.observation
        return seen is not None and len(seen.legal) > 1 and all(act.verb in SPLITS for act in seen.legal)

    def _for_me(self) -> None:
        """An order or a split as the rules of thumb would have it, from what the asked seat sees."""
        seen = self.view.observation
        if seen is not None:
            self.view.act(thumbed(world(seen, random.Random(0)), seen))

    def _rest(self, number: int) -> Button:
        """So many monsters of a kind are left to the program; asked once more where the settings say so."""
        armed = self.view.choosing.armed == "rest"
        label = _("Move the rest for me ({n})").format(n=number)
        button = self._button("rest", _("Sure? {what}").format(what=label) if armed else label, self.view.control.rest, "icons/hint")
        button.selected = armed
        return button

    def _more(self) -> None:
        options = self._offered()
        self.page = (self.page + 1) % max(1, -(-len(options) // PAGE))
        self.view.refresh()

    def _press(self, option: Option, main: bool = False) -> Button:
        """A choice; one that cannot be undone asks once more where the settings say so."""
        view, key = self.view, f"do:{option.key}"
        label = self.words(option)
        armed = view.choosing.armed == key
        if armed:
            label = _("Sure? {what}").format(what=label)
        main = main or option.path[0] in ("ready", "roll", "keep", "offer")
        button = self._button(key, label, lambda: view.control.press(key, option), self._icon(option), main=main or armed)
        button.selected = armed
        button.tip = self.chances(option)
        button.hotkey = _END if option.path == ("end",) else ""
        return button

    def chances(self, option: Option) -> str:
        """What a choice would roll or do."""
        seen = self.view.observation
        if seen is None:
            return ""
        if self._chances is None or self._chances.seen is not seen:
            self._chances = Chances(seen)
        return self._chances.tip(option.path)

    def _icon(self, option: Option) -> str | None:
        verb = str(option.path[0])
        last = option.path[-1]
        if verb in ("trait", "with", "lowest") and len(option.path) > 1:
            name = trait_icon(str(last))
            return name if has_picture(name) else None
        card = next((str(each) for each in option.path[1:] if isinstance(each, str) and has_picture(card_picture(each))), "")
        if card:
            return card_picture(card)
        name = _ICONS.get(verb, "")
        return name if name and has_picture(name) else None

    def words(self, option: Option) -> str:
        """A choice in a few words."""
        view = self.view
        assert view.observation is not None
        path = option.path
        words = words_of(path, view.observation, view.names)
        return words if option.act is not None else f"{words} …"

    def asks_again(self, act: Act) -> bool:
        """Whether an action is asked once more."""
        if not self.view.app.settings.confirm_final:
            return False
        if act.verb == "end":
            seen = self.view.observation
            return seen is not None and spaces_left(seen) > 0 and not seen.table.turn.stopped and any(a.verb == "go" for a in seen.legal)
        return act.verb in FINAL

    def _button(self, key: str, label: str, action: Callable[[], None], icon: str | None = None, *, main: bool = False) -> Button:
        usual = 17.0 if main else 15.0
        points = self.view.panel.points(usual)
        return Button(None, label, action, icon, key=key, style="primary" if main else "normal", points=points, wide=True)

    # the foot

    def tools(self) -> list[Tool]:
        """The small buttons at the panel's foot."""
        view = self.view
        found = [tools.undo(view.session), tools.advice(view.session, shown=not view.showing.busy())]
        if view.may_read_booklet():
            tip = keynames.with_key(_("Booklet of the own side"), "booklet") + "\n" + aim_words(view.observation)
            found.append(Tool("book", "icons/rules", view.open_booklet, tip.strip()))
        found += [
            Tool("fit", "icons/fit", view.fit, keynames.with_key(_("The whole house"), "fit")),
            tools.log(view.toggle_log, view.panel.whole_log),
            tools.menu(view.app),
        ]
        return found
