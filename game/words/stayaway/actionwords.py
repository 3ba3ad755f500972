"""An action of Stay Away! in a few words, as a button says it and as a recommendation does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.stayaway import terms as t
from game.stayaway.actions import Act
from game.stayaway.observation import SaObservation
from game.stayaway.ring import toward
from game.words.language import _
from game.words.stayaway.log import said
from game.words.stayaway.names import Names, card_name, side_word

Wording = Callable[[Act, SaObservation, Names], str]


def action_words(act: Act, observation: SaObservation, names: Names) -> str:
    """What to do, in a few words. Raises KeyError for an action of chance."""
    return _WORDS[act.verb](act, observation, names)


def _beside(seen: SaObservation, side: str, steps: int, names: Names) -> str:
    """Who sits so many places from the viewer on a side, after what the side is called."""
    words = side_word(side)
    if seen.viewer in seen.ring:
        words += f", {names(seen.ring[(seen.ring.index(seen.viewer) + toward(side) * steps) % len(seen.ring)])}"
    return words


def _play(act: Act, seen: SaObservation, names: Names) -> str:
    card = card_name(act.what)
    if act.side:
        words = _("Axe against the Locked door: {where}") if act.what == t.AXE else _("Locked door: {where}")
        return words.format(where=_beside(seen, act.side, 1, names))
    if act.seat == t.NOBODY:
        return _("Play: {card}").format(card=card)
    if act.what == t.AXE:
        return _("Axe against the Quarantine: {name}").format(name=names(act.seat))
    return f"{card} → {names(act.seat)}"


def _keep(act: Act, seen: SaObservation, names: Names) -> str:
    del seen, names
    return _("Keep: {card}").format(card=card_name(act.what))


def _lay(act: Act, seen: SaObservation, names: Names) -> str:
    del names
    words = _("Pass on: {card}") if seen.asked == t.CHAIN else _("Offer: {card}")
    return words.format(card=card_name(act.what))


def _refuse(act: Act, seen: SaObservation, names: Names) -> str:
    del names
    words = _("Refuse: {card}") if seen.asked == t.ANSWER else _("Answer: {card}")
    return words.format(card=card_name(act.what))


def _accept(act: Act, seen: SaObservation, names: Names) -> str:
    del act, names
    return _("No answer: burn") if seen.asked == t.BARBECUE else _("No answer: change places")


def _show(act: Act, seen: SaObservation, names: Names) -> str:
    del seen
    if act.seat != t.NOBODY:
        return _("Show the hand → {name}").format(name=names(act.seat))
    return _("Show the whole hand") if act.what == "hand" else _("Show only Infected!")


def _of_card(words: Callable[[], str]) -> Wording:
    return lambda act, _seen, _names: words().format(card=card_name(act.what))


def _of_seat(words: Callable[[], str]) -> Wording:
    return lambda act, _seen, names: words().format(name=names(act.seat))


_WORDS: Final[dict[str, Wording]] = {
    "discard": _of_card(lambda: _("Discard: {card}")),
    "play": _play,
    "say": lambda act, _seen, names: said(act.what, names(act.seat)),
    "keep": _keep,
    "lay": _lay,
    "date": _of_card(lambda: _("Lay on the pile: {card}")),
    "give": _of_card(lambda: _("Give: {card}")),
    "refuse": _refuse,
    "accept": _accept,
    "swap": _of_seat(lambda: _("Change places → {name}")),
    "third": lambda act, seen, names: _("Change places: {where}").format(where=_beside(seen, act.side, 3, names)),
    "show": _show,
    "silent": lambda _act, _seen, _names: _("Show nothing"),
    "friend": _of_seat(lambda: _("Exchange → {name}")),
    "declare": lambda _act, _seen, _names: _("Declare: no Human is left"),
}
"""The wording of every verb of a seat."""
