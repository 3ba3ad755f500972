"""The levels of Stay Away!'s computer players, what they do unasked, and their advice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.engine.contract import Event
from game.players.advice import SHOWN, Advice
from game.players.base import Players
from game.players.stayaway.easy import Easy
from game.players.stayaway.player import HARD, NORMAL, Thinker
from game.stayaway.actions import Act
from game.stayaway.observation import SaObservation
from game.stayaway.terms import HUMAN, NOBODY, THING

SUSPECT: Final = "suspect"
"""The kind of an advice about a seat that may be The Thing."""


class StayAwayPlayers(Players[Act, SaObservation]):
    """Members of the expedition, and The Thing."""

    levels = {
        "easy": lambda _seat: Easy(),
        "normal": lambda seat: Thinker(seat, NORMAL),
        "hard": lambda seat: Thinker(seat, HARD),
    }

    def interject(self, history: Sequence[Event], observation: SaObservation) -> Act | None:  # noqa: ARG002 - all is seen
        """The Thing declares as soon as no other living seat is Human (SA-91)."""
        if observation.role != THING or not observation.interrupts:
            return None
        human = [seat for seat in observation.ring if seat != observation.viewer and seat not in observation.infected]
        return None if human else next((act for act in observation.interrupts if act.verb == "declare"), None)

    def advise(self, history: Sequence[Event], observation: SaObservation, rng: random.Random) -> Advice:
        """What `hard` would do. To a Human with a suspect it tells by kind "suspect" the chance (`gain`) that the seat the action
        concerns is The Thing, and the chance (`risk`) that taking a card now infects."""
        player = Thinker(observation.viewer, HARD)
        act = player.decide(history, observation, rng)
        view = player.view(history, observation)
        ranked = sorted((each for each in player.valued(view, rng) if each[0] != act), key=lambda each: -each[1])
        others = tuple(ranked[:SHOWN])
        offer = observation.exchange()
        partner = NOBODY if offer is None else offer.by if offer.to == view.me else offer.to
        about = act.seat if act.seat != NOBODY else partner
        if view.role != HUMAN or about in (NOBODY, view.me):
            return Advice(act, others)
        takes = act.verb in ("give", "lay") and about == partner and not (offer is not None and offer.passed)
        return Advice(act, others, view.thing[about], view.danger(about) if takes else 0.0, SUSPECT)


PLAYERS: Final = StayAwayPlayers()
