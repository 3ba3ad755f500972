"""The buttons of the panel: what can be done now, and the tools at its foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.client import tools
from game.client.widgets import Button, Widget
from game.stayaway import terms as t
from game.stayaway.actions import REFUSES, Act
from game.stayaway.observation import SaObservation
from game.words import keynames
from game.words.language import _
from game.words.stayaway.actionwords import action_words
from game.words.stayaway.names import card_name
from game.words.stayaway.questions import help_line

if TYPE_CHECKING:
    from game.client.stayaway.context import ButtonsContext

Rows = list[tuple[str, list[Widget]]]
"""Rows of buttons, each with the words above it."""
_ANSWER: Final = {t.BARBECUE: t.NO_BARBECUES, t.COMFORT: t.COMFORTABLE}
_ICONS: Final = {
    "play": "icons/check",
    "discard": "icons/cross",
    "give": "stayaway/exchange",
    "lay": "stayaway/offer",
    "refuse": "stayaway/refuse",
    "accept": "icons/next",
    "show": "icons/eye",
    "silent": "icons/cross",
    "declare": "stayaway/declare",
}


class Buttons:
    """Makes them for a view."""

    def __init__(self, view: ButtonsContext) -> None:
        self.view = view

    def rows(self) -> Rows:
        """The rows of the panel."""
        view, seen = self.view, self.view.observation
        if view.reading is not None:
            return [("", [self._button("continue", _("Continue"), view.has_read, "icons/next", main=True)]), *self._declare(seen)]
        if view.session.summoned() is not None:
            return [("", [self._button("dismiss", _("Done"), view.control.dismiss, "icons/curtain", main=True)]), *self._declare(seen)]
        if seen is None:
            return []
        if view.showing.busy() or self._computer(seen):
            return [("", [self._button("skip", _("Skip"), view.skip, "icons/skip")]), *self._declare(seen)]
        return [*(self._asked(seen) if view.session.can_play() else []), *self._declare(seen)]

    def _computer(self, seen: SaObservation) -> bool:
        return seen.actor is not None and seen.actor >= 0 and not self.view.session.holders[seen.actor].person

    def _asked(self, seen: SaObservation) -> Rows:
        if seen.asked in _ANSWER:
            return self._answers(seen, _ANSWER[seen.asked])
        choosing = self.view.choosing
        rows: Rows = []
        if choosing.plan is not None:
            rows.append(("", [self._play("commit", choosing.plan, main=True)]))
        rest = [act for act in choosing.direct() if act != choosing.plan]
        rows += [("", [self._play(f"do:{act.verb}", act, main=choosing.plan is None and act is rest[0])]) for act in rest]
        barred = self._barred(seen)
        if barred is not None:
            rows.append(("", [barred]))
        sides = choosing.sides()
        if sides:
            rows.append(("", [self._aim(f"side:{side}", act) for side, act in sides.items() if act != choosing.plan]))
        rows += [("", [self._press(f"plain:{act}", act)]) for act in choosing.plain()]
        rows += self._talk()
        return [(words, row) for words, row in rows if row]

    def _answers(self, seen: SaObservation, card: str) -> Rows:
        """The answer card and its lack take the same presses, whatever is in the hand."""
        refuse = REFUSES[card]
        button = self._press("answer", refuse)
        rows: Rows = [("", [button])]
        if refuse not in seen.legal:
            button.enabled, button.reason = False, help_line(seen, self.view.names)
        rows += [("", [self._press(f"plain:{act}", act)]) for act in self.view.choosing.plain()]
        return rows

    def _barred(self, seen: SaObservation) -> Button | None:
        """Playing the chosen card when it can only be discarded, with the reason."""
        choosing = self.view.choosing
        card = choosing.chosen()
        if seen.asked != t.ACT or not card or "play" in choosing.verbs(card):
            return None
        reason = self.view.session.why_not(choosing.trial_play(card))
        if not reason:
            return None
        label = _("Play: {card}").format(card=card_name(card))
        button = Button(None, label, lambda: None, "icons/check", key="barred", points=15, wide=True)
        button.enabled, button.reason = False, reason
        return button

    def _talk(self) -> Rows:
        view, choosing = self.view, self.view.choosing
        sayings = choosing.sayings()
        if not sayings or choosing.chosen():
            return []
        words = {"accuse": _("Accuse"), "vouch": _("Vouch for"), "ask": _("Ask")}
        row: list[Widget] = []
        for saying in sayings:
            label = words[saying] if view.app.theme.text_scale < 1.4 else ""
            button = self._button(f"say:{saying}", label, self._say(saying), f"stayaway/{saying}", small=True)
            button.tip = "" if label else words[saying]
            button.selected = choosing.saying == saying
            row.append(button)
        return [(_("Say something: choose what, then whom") if not choosing.saying else _("Of whom? Choose a seat."), row)]

    def _declare(self, seen: SaObservation | None) -> Rows:
        """The Thing may declare at any moment; it is always asked once more (SA-93)."""
        view = self.view
        if seen is None:
            return []
        acts = [act for act in seen.interrupts if act.verb == "declare"]
        if not acts or view.session.over():
            return []
        armed = view.choosing.armed == "declare"
        label = action_words(acts[0], seen, view.names)
        words = _("If a Human is still in the game, the Humans win at once.") if armed else ""
        button = self._button("declare", _("Sure? {what}").format(what=label) if armed else label, view.control.declare, _ICONS["declare"])
        button.selected = armed
        return [(words, [button])]

    def _aim(self, key: str, act: Act) -> Button:
        return self._button(key, self._words(act), lambda: self.view.control.aim(act))

    def _play(self, key: str, act: Act, main: bool = False) -> Button:
        button = self._button(key, self._words(act), lambda: self.view.control.act(act), _ICONS.get(act.verb, "icons/check"), main=main)
        if act.verb == "discard":
            button.hotkey = "discard"
            button.tip = keynames.words("discard")
        return button

    def _press(self, key: str, act: Act) -> Button:
        """A button that is not led up to by a card: it asks once more where the settings say so."""
        armed = self.view.choosing.armed == key
        label = _("Sure? {what}").format(what=self._words(act)) if armed else self._words(act)
        button = self._button(key, label, lambda: self.view.control.press(key, act), _ICONS.get(act.verb), main=True)
        button.selected = armed
        button.style = "normal"
        return button

    def _words(self, act: Act) -> str:
        seen = self.view.observation
        return action_words(act, seen, self.view.names) if seen is not None else ""

    def _say(self, saying: str) -> Callable[[], None]:
        def say() -> None:
            self.view.choosing.say(saying)
            self.view.refresh()
            self.view.focus_target()

        return say

    def _button(
        self, key: str, label: str, action: Callable[[], None], icon: str | None = None, *, main: bool = False, small: bool = False
    ) -> Button:
        style = "primary" if main else "normal"
        return Button(None, label, action, icon, key=key, style=style, points=17 if main else 15, wide=not small)

    def tools(self) -> list[Widget]:
        """Undo, advice, a look at the own cards and the menu, as small buttons."""
        app, session = self.view.app, self.view.session
        wanted = [tools.undo(session), tools.advice(session)]
        if session.may_summon():
            wanted.append(tools.look(app))
        return [tools.button(tool) for tool in (*wanted, tools.menu(app))]
