"""The level `easy` of Stay Away!: sensible at first sight, with no memory of who did what."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.engine.contract import Event
from game.stayaway.actions import Act
from game.stayaway.observation import SaObservation
from game.stayaway.terms import (
    FLAMETHROWER,
    HUMAN,
    INFECTION,
    NO_BARBECUES,
    NOBODY,
    THE_THING,
    THING,
    WHISKY,
)

_PLAYS: Final = 0.4
"""How often a card is played rather than discarded."""
_RASH: Final = 0.15
"""How often somebody is burnt without any reason."""


class Easy:
    """The level `easy`. It remembers nothing but its notes."""

    def decide(self, history: Sequence[Event], observation: SaObservation, rng: random.Random) -> Act:  # noqa: ARG002 - the protocol's
        """One of the legal actions; see `Player`."""
        legal = observation.legal
        if observation.asked == "act":
            return _turn(observation, rng)
        if observation.asked in ("lay", "answer", "chain"):
            return _gift(observation, rng)
        if observation.asked == "barbecue":
            return next((act for act in legal if act.what == NO_BARBECUES), legal[0])
        if observation.asked == "confess":
            bare = INFECTION not in observation.hand and THE_THING not in observation.hand
            return next(act for act in legal if (act.what == "hand") == bare and (bare or act.verb == "silent"))
        if observation.asked in ("keep", "forget"):
            return next((act for act in legal if observation.role == THING and act.what == INFECTION), rng.choice(legal))
        return rng.choice(legal)


def _suspects(seen: SaObservation) -> frozenset[int]:
    """Seats in whose hand it has seen something bad."""
    return frozenset(note.seat for note in seen.notes if note.kind in ("saw", "glimpsed") and {INFECTION, THE_THING} & set(note.cards))


def _turn(seen: SaObservation, rng: random.Random) -> Act:
    plays = [act for act in seen.legal if act.verb == "play" and act.what != WHISKY]
    burns = [act for act in plays if act.what == FLAMETHROWER and _wants_burnt(seen, act.seat, rng)]
    if burns:
        return rng.choice(burns)
    plays = [act for act in plays if act.what != FLAMETHROWER]
    discards = [act for act in seen.legal if act.verb == "discard"]
    if plays and rng.random() < _PLAYS:
        return rng.choice(plays)
    first = FLAMETHROWER if seen.role == THING else INFECTION if seen.role == HUMAN else ""
    if seen.role == THING and len(discards) > 1:
        discards = [act for act in discards if act.what != INFECTION] or discards
    return next((act for act in discards if act.what == first), None) or rng.choice(discards or seen.legal)


def _wants_burnt(seen: SaObservation, seat: int, rng: random.Random) -> bool:
    if seen.role == HUMAN:
        return seat in _suspects(seen) or rng.random() < _RASH
    return seat != seen.thing and seat not in seen.infected


def _gift(seen: SaObservation, rng: random.Random) -> Act:
    legal = seen.legal
    offer = seen.exchange()
    refusals = [act for act in legal if act.verb == "refuse"]
    if refusals and offer is not None and seen.role == HUMAN and offer.by in _suspects(seen):
        return rng.choice(refusals)
    if seen.role == THING:
        to = NOBODY if offer is None else offer.by if offer.to == seen.viewer else offer.to
        passed = offer is not None and offer.passed and offer.by == seen.viewer  # that infects nobody (SA-43)
        infects = [] if passed else [act for act in legal if act.what == INFECTION]
        if infects and to not in seen.infected and rng.random() < 0.7:
            return infects[0]
    gifts = [act for act in legal if act.verb != "refuse" and act.what != FLAMETHROWER]
    return rng.choice(gifts or legal)
