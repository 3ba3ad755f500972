"""What a seat says in its turn: Humans say what they believe, the others what serves The Thing."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.players.stayaway.tells import telling
from game.players.stayaway.view import SURE, View
from game.stayaway.actions import Act
from game.stayaway.terms import HUMAN

ACCUSES: Final = 0.45
"""From this chance of being The Thing on a Human accuses a seat."""
ACCUSES_BAD: Final = 0.85
"""… or from this chance of being no Human."""
_DOUBTED: Final = 0.15
"""From this chance of not being Human, as the table sees it, a known Human is worth vouching for."""
_GAIN: Final = 0.01
"""What a lie must gain to be told."""


def saying(view: View, legal: Sequence[Act], rng: random.Random) -> Act | None:
    """The statement to make, if any; never one that this seat has made in the last two rounds."""
    may = {act.seat: act for act in legal if act.verb == "say" and act.what == "accuse" and not _said(view, act)}
    vouches = {act.seat: act for act in legal if act.verb == "say" and act.what == "vouch" and not _said(view, act)}
    asks = [act for act in legal if act.verb == "say" and act.what == "ask" and not _said(view, act)]
    if view.role == HUMAN:
        return _honest(view, may, vouches) or _question(view, asks, rng)
    return _lying(view, may, vouches)


def _said(view: View, act: Act) -> bool:
    since = view.seen.turn - 2 * len(view.seen.ring)
    return any(said.seat == view.me and said.about == act.seat and said.saying == act.what and said.turn > since for said in view.seen.said)


def _honest(view: View, accuse: dict[int, Act], vouch: dict[int, Act]) -> Act | None:
    asked = any(
        said.saying == "ask" and said.about == view.me and said.turn > view.seen.turn - len(view.seen.ring) for said in view.seen.said
    )
    ease = 0.7 if asked else 1.0
    suspects = [seat for seat in accuse if view.thing[seat] >= ACCUSES * ease or view.thing[seat] + view.bad[seat] >= ACCUSES_BAD * ease]
    if suspects:
        return accuse[max(suspects, key=lambda seat: (view.thing[seat], view.bad[seat]))]
    trusted = [seat for seat in vouch if view.human[seat] >= SURE and 1 - _public_human(view, seat) >= _DOUBTED]
    if trusted:
        return vouch[min(trusted, key=lambda seat: _public_human(view, seat))]
    return None


def _question(view: View, asks: Sequence[Act], rng: random.Random) -> Act | None:
    """Asks somebody trusted, when there is no suspicion of its own."""
    found = [act for act in asks if view.human[act.seat] > 0.6]
    return rng.choice(found) if found and rng.random() < 0.3 else None


def _lying(view: View, accuse: dict[int, Act], vouch: dict[int, Act]) -> Act | None:
    """Says what leads the table astray most: accuses a Human, or stands up for one of its own."""
    lies = [act for seat, act in accuse.items() if view.human[seat] > 0.5] + [act for seat, act in vouch.items() if view.human[seat] < 0.5]
    told = [(telling(view, act), act) for act in lies]
    if not told:
        return None
    gain, best = min(told, key=lambda each: each[0])
    return best if gain < -_GAIN else None


def _public_human(view: View, seat: int) -> float:
    return 1 - view.public.thing(seat) - view.public.infected(seat)
