"""What a viewer may not know leaves no pixel, and no frame more or less."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from game.client.settings import Settings
from game.engine.contract import ALL, TABLE, Viewer
from game.engine.match import Match
from game.engine.record import Holder
from game.players.worker import Answer
from game.session.session import PACE, Session
from game.stayaway import GAME
from game.stayaway.observation import SaObservation
from game.stayaway.state import SaState
from game.stayaway.terms import NO_BARBECUES
from tests.client.hands import open_app
from tests.client.stayaway.tables import match_at, new_match, table_of
from tests.stayaway import swapping


def at_random(seats: int, seed: int, length: int) -> Match:
    """A match of random play, some actions long."""
    match, rng = new_match(seats, seed), random.Random(seed)
    while (actor := match.actor()) is not None and match.length < length:
        match.play(rng.choice(match.observe(actor).legal))
    return match


def swapped(match: Match, viewer: Viewer, rng: random.Random) -> Match | None:
    """The same match with everything changed that the viewer may not know; None when there is nothing to change."""
    state = match._state
    assert isinstance(state, SaState)
    hidden = swapping.swap(GAME, state, viewer, rng)
    if hidden is None or hidden == state.hidden(viewer):
        return None
    other = at_random(match.setup.seats, match.seed, match.length)
    other._state = GAME.rebuild(state.observe(viewer), hidden)
    return other


def pixels(match: Match, viewer: Viewer) -> bytes:
    app = open_app()
    table_of(app, match, viewer)
    app.draw()
    image: bytes = app.surface.get_buffer().raw
    app.close()
    return image


@pytest.mark.slow
def test_forty_positions_look_the_same_whatever_is_hidden() -> None:
    rng = random.Random(7)
    compared = 0
    while compared < 40:
        match = at_random(rng.choice((4, 6, 8, 12)), rng.randrange(10**6), rng.randrange(60, 400))
        actor = match.actor()
        if actor is None:
            continue
        viewer = TABLE if compared % 2 else actor
        other = swapped(match, viewer, rng)
        if other is None or match.observe(ALL) == other.observe(ALL):
            continue
        assert pixels(match, viewer) == pixels(other, viewer)
        compared += 1


def test_the_own_view_tells_hands_apart() -> None:
    one, two = at_random(6, 3, 60), at_random(6, 4, 60)
    first, second = one.actor(), two.actor()
    assert first is not None
    assert second is not None
    assert pixels(one, first) != pixels(two, second)


class Ready:
    """Computer players that have always decided already."""

    def __init__(self) -> None:
        self.answer: Answer | None = None

    def ask(self, ticket: int, seat: int, level: str, history: Sequence[Any], observation: Any, seed: int) -> None:
        """Takes the last of the legal actions."""
        self.answer = Answer(ticket, observation.legal[-1])

    def poll(self) -> Answer | None:
        """It is there at once."""
        return self.answer

    def close(self) -> None:
        """Nothing to end."""


@pytest.mark.rule("SA-44")
def test_a_computer_takes_the_same_time_with_an_answer_card_and_without() -> None:
    frames = []
    for held in (True, False):

        def faces(seen: SaObservation, held: bool = held) -> bool:
            return seen.asked == "barbecue" and (NO_BARBECUES in seen.hand) == held

        match = match_at(faces, 5)
        actor = match.actor()
        assert actor is not None
        assert len(match.observe(actor).legal) == (2 if held else 1)
        match.hand_over(actor, Holder(level="normal"))
        session = Session(match, Settings())
        session._computers._worker = Ready()  # type: ignore[assignment]
        length, passed = match.length, 0
        while match.length == length:
            session.step(1 / 60)
            passed += 1
        frames.append(passed)
        session.close()
    assert frames[0] == frames[1]
    assert frames[0] / 60 >= PACE
