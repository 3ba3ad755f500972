"""An advice in words: what to do, and the figures that speak for it, rounded so that they claim no more than they know."""

from __future__ import annotations

from game.players.advice import Advice
from game.words.language import _, n_

_LEAST = 0.05
"""A smaller gain is none."""
_FAR = 40
"""Steps that are too many to be told."""


def advice_words(advice: Advice, what: str) -> str:
    """The line for the table; `what` is the recommended action in words."""
    why = ", ".join(_figures(advice))
    return _("{what}: {why}").format(what=what, why=why) if why else what


def _figures(advice: Advice) -> list[str]:
    found = []
    main = _gain(advice)
    if main:
        found.append(main)
    risk = round(100 * advice.risk)
    if risk:
        found.append(_("risk {n} in 100").format(n=risk))
    return found


def _gain(advice: Advice) -> str:
    gain, steps = advice.gain, round(advice.gain)
    if advice.kind in ("points", "children"):
        if abs(gain) < _LEAST:
            return ""
        words = _("{gain} expected points") if advice.kind == "points" else _("{gain} expected survivors")
        return words.format(gain=_signed(gain))
    if advice.kind == "catch":
        return _("he is there about {n} times in 100").format(n=round(100 * gain))
    if advice.kind == "suspect":
        return _("The Thing about {n} times in 100").format(n=round(100 * gain))
    if steps >= _FAR:
        return ""
    if advice.kind == "near":
        return n_("{n} step from where he most likely is", "{n} steps from where he most likely is", steps).format(n=steps)
    if advice.kind == "away":
        return n_("the nearest hunter is {n} step away", "the nearest hunter is {n} steps away", steps).format(n=steps)
    if advice.kind == "prey":
        return n_("the nearest prey is {n} move away", "the nearest prey is {n} moves away", steps).format(n=steps)
    return ""


def _signed(gain: float) -> str:
    """A number with its sign and one decimal, as the language writes it."""
    tenths = round(abs(gain) * 10)
    sign = "+" if gain > 0 else "\N{MINUS SIGN}"
    return sign + _("{whole}.{tenth}").format(whole=tenths // 10, tenth=tenths % 10)
